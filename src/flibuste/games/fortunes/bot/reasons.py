"""What decided, for whoever asks the game's own player what it would do, with its figures."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import Option
from flibuste.kernel.weigh import THUMB, Because

from ..box import FIGURES, MISSION, MISSIONS, RUMOUR, RUMOURS, SCOUTING, ZONE, ZONE_IDS
from . import trade, voyage
from .sight import Sight, chance, distances

Reasons = tuple[Because, ...]
#: A hunter further away than so many zones is none of today's worries.
NEAR = 2


def why_act(sight: Sight, option: Option, weight: float) -> Reasons:
    """The goal that an action brings nearer: what is to be had there, and who hunts on the way."""
    for goal in sorted(voyage.goals(sight), key=lambda goal: -goal.rate):
        if abs(goal.rate - weight) < 1e-6:
            to_be_had = ashore(sight, goal.zone) if goal.ashore else at_sea(sight, goal.zone)
            return (*to_be_had[:1], *hunter(sight), *to_be_had[1:], worth(goal))[:2]
    return (Because("no-goal"),) if weight <= 0 else (THUMB,)


def worth(goal: voyage.Goal) -> Because:
    about = {
        "zone": ZONE_IDS[goal.zone],
        "points": round(goal.worth, 1),
        "actions": round(goal.actions),
    }
    return Because("port-call" if goal.ashore else "at-sea", about)


def ashore(sight: Sight, zone: int) -> list[Because]:
    """What a Port action there is for, the weightiest first."""
    name, good = ZONE_IDS[zone], sight.demand(zone)
    stock = {"room": sight.free_hold, "gold": sight.gold}
    found = [
        (voyage.stock_worth(sight), Because("stock", stock)),
        (voyage.tavern_worth(sight), Because("tavern", odds(sight.influence))),
        (voyage.proof_worth(sight, zone), Because("proof", {"zone": name, **odds(sight.influence)})),
        (voyage.yard_worth(sight), Because("mend", {"lost": voyage.damage(sight)})),
        (voyage.frigate_worth(sight), Because("frigate")),
    ]
    if good is not None and sight.hold[good]:
        wanted = {"zone": name, "good": good, "gold": FIGURES.sell_demand, "count": sight.hold[good]}
        found.append((voyage.sale_worth(sight, zone), Because("wanted", wanted)))
    if sight.mission is not None:
        errand = Because("errand", {"mission": sight.me["mission"], "zone": name})
        found.append((voyage.errand_worth(sight, zone), errand))
    for mission in sight.view["zones"][zone]["missions"]:
        tried = voyage.mission_worth(sight, MISSIONS[MISSION[mission]])
        found.append((tried, Because("offered", {"mission": mission, "zone": name})))
    if zone == sight.home:
        found.append((voyage.chest_worth(sight), Because("chest", {"gold": trade.hidden(sight)})))
    return [why for value, why in sorted(found, key=lambda one: -one[0]) if value > 0]


def at_sea(sight: Sight, zone: int) -> list[Because]:
    """What is to be found there: the spot that a rumour names, the end of an errand, a merchant."""
    found = []
    rumour = sight.me["rumour"]
    if (
        rumour is not None
        and RUMOURS[RUMOUR[rumour]].at == "sea"
        and ZONE[RUMOURS[RUMOUR[rumour]].zone] == zone
    ):
        found.append(Because("spot", {"zone": ZONE_IDS[zone]}))
    task = voyage.next_task(sight)
    if task is not None and task.kind == "scout" and ZONE[task.zone] == zone:
        found.append(Because("errand", {"mission": sight.me["mission"], "zone": ZONE_IDS[zone]}))
    return [*found, Because("scouting", odds(chance(sight.skill(SCOUTING))))]


def hunter(sight: Sight) -> Reasons:
    """The nearest ship that would search for us, if it is near."""
    ways = distances(sight.zone, [0.0] * len(ZONE_IDS))
    near = [
        (ways[ZONE[npc["zone"]]], npc["id"])
        for npc in sight.view["npcs"]
        if sight.peril[ZONE[npc["zone"]]] >= sight.w.peril and ways[ZONE[npc["zone"]]] <= NEAR
    ]
    return tuple(Because("hunter", {"npc": npc, "zones": round(way)}) for way, npc in sorted(near)[:1])


def odds(of: float) -> dict[str, int]:
    return {"percent": round(100 * of)}


def why_raid(sight: Sight, option: Option, weight: float) -> Reasons:
    return (Because("raid", {"gold": round(weight)}),)


def why_port(sight: Sight, option: Option, weight: float) -> Reasons:
    """What one activity ashore is for."""
    verb = option[0]
    if verb == "sell" and len(option) > 1:
        wanted = sight.demand(sight.zone) == option[1]
        return (Because("in-demand" if wanted else "no-demand", {"good": option[1]}),)
    if verb == "chest":
        return (Because("chest", {"gold": trade.hidden(sight)}),)
    if verb == "rumour":
        return (Because("tavern", odds(sight.influence)),)
    if verb == "buy":
        return (Because("stock", {"room": sight.free_hold, "gold": sight.gold}),)
    if verb == "yard" and voyage.damage(sight):
        return (Because("mend", {"lost": voyage.damage(sight)}),)
    return (THUMB,)


def why_goods(sight: Sight, option: Option, weight: float) -> Reasons:
    """Where a good will be sold, and whether it makes a sale that counts."""
    if len(option) < 2 or option[1] not in sight.good_worth:
        return (THUMB,)
    good = option[1]
    at = sight.market(good)
    if at < 0:
        return (Because("good", {"good": good, "gold": round(sight.good_worth[good], 1)}),)
    about = {"good": good, "gold": FIGURES.sell_demand, "zone": ZONE_IDS[at]}
    found = [Because("market", {**about, "actions": round(sight.to_port(at))})]
    offered = sight.view["offer"]
    left = offered["known"].count(good) if offered and option[0] == "buy" else 0
    if sight.hold[good] + left >= FIGURES.sale_glory:
        found.append(Because("three", {"good": good, "count": FIGURES.sale_glory}))
    return tuple(found)


def why_drop(sight: Sight, option: Option, weight: float) -> Reasons:
    good = option[1]
    return (Because("least", {"good": good, "gold": round(sight.good_worth[good], 1)}),)


def why_merchant(sight: Sight, option: Option, weight: float) -> Reasons:
    """Which nation one can best afford to rob."""
    if len(option) < 2:
        return (THUMB,)
    nation = option[1]
    ports = sum(sight.view["zones"][zone]["nation"] == nation for zone in sight.ports)
    return (Because("robbed", {"nation": nation, "had": sight.bounties.get(nation, 0), "ports": ports}),)


def why_spot(sight: Sight, option: Option, weight: float) -> Reasons:
    """What is left of the section that a hit would fall on."""
    sections = sight.me["sections"]
    if len(option) < 2 or option[1] not in sections:
        return (THUMB,)
    return (Because("left", {"section": option[1], "left": sections[option[1]][0]}),)


WHY: dict[str, Callable[[Sight, Option, float], Reasons]] = {
    "act": why_act,
    "raid": why_raid,
    "ignore": why_raid,
    "port": why_port,
    "sell": why_port,
    "buy": why_goods,
    "drop": why_drop,
    "stow": why_goods,
    "merchant": why_merchant,
    "suffer": why_spot,
}
