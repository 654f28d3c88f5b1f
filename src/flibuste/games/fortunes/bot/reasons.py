"""What decided, for whoever asks the game's own player what it would do, with its figures."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.weigh import THUMB, Because

from ..box import (
    CARGO_CARD,
    FIGURES,
    MISSION,
    MISSIONS,
    PLUNDER,
    RUMOUR,
    RUMOURS,
    SCOUTING,
    SHIP,
    SHIPS,
    SKILLS,
    ZONE,
    ZONE_IDS,
    ZONES,
)
from ..view import side_against, skill_of, vessel_of
from . import fight, trade, voyage
from .sight import Sight, chance, distances

Reasons = tuple[Because, ...]
#: A hunter further away than so many zones is none of today's worries.
NEAR = 2


def why_act(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
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
    weighed = [
        (voyage.stock_worth(sight), Because("stock", stock)),
        (voyage.tavern_worth(sight), Because("tavern", odds(sight.influence))),
        (voyage.proof_worth(sight, zone), Because("proof", {"zone": name, **odds(sight.influence)})),
        (voyage.yard_worth(sight), Because("mend", {"lost": voyage.damage(sight)})),
        (voyage.frigate_worth(sight), Because("frigate")),
    ]
    if good is not None and sight.hold[good]:
        wanted = {"zone": name, "good": good, "gold": FIGURES.sell_demand, "count": sight.hold[good]}
        weighed.append((voyage.sale_worth(sight, zone), Because("wanted", wanted)))
    if sight.mission is not None:
        errand = Because("errand", {"mission": sight.me["mission"], "zone": name})
        weighed.append((voyage.errand_worth(sight, zone), errand))
    for mission in sight.view["zones"][zone]["missions"]:
        tried = voyage.mission_worth(sight, MISSIONS[MISSION[mission]])
        weighed.append((tried, Because("offered", {"mission": mission, "zone": name})))
    if zone == sight.home:
        weighed.append((voyage.chest_worth(sight), Because("chest", {"gold": trade.hidden(sight)})))
    return [why for value, why in sorted(weighed, key=lambda one: -one[0]) if value > 0]


def at_sea(sight: Sight, zone: int) -> list[Because]:
    """What is to be found there: the spot that a rumour names, the end of an errand, a merchant."""
    reasons = []
    rumour = sight.me["rumour"]
    if (
        rumour is not None
        and RUMOURS[RUMOUR[rumour]].at == "sea"
        and ZONE[RUMOURS[RUMOUR[rumour]].zone] == zone
    ):
        reasons.append(Because("spot", {"zone": ZONE_IDS[zone]}))
    task = voyage.next_task(sight)
    if task is not None and task.kind == "scout" and ZONE[task.zone] == zone:
        reasons.append(Because("errand", {"mission": sight.me["mission"], "zone": ZONE_IDS[zone]}))
    return [*reasons, Because("scouting", odds(chance(lookouts(sight, zone, merchant=not reasons))))]


def lookouts(sight: Sight, zone: int, *, merchant: bool) -> int:
    """C030, C033: the dice of a Scout action in a zone, the fog of this turn counted if one is there now."""
    entry = ZONES[zone]
    dice = sight.skill(SCOUTING) + entry.scouting + (entry.merchant_dice if merchant else 0)
    kept = [effect for name in sight.me["kept"] for effect in RUMOURS[RUMOUR[name]].effect]
    dice += sum(effect.n for effect in kept if effect.op == "add_dice" and effect.roll == "scouting")
    return max(1, dice + (sight.view["tide"]["scouting"] if zone == sight.zone else 0))


def hunter(sight: Sight) -> Reasons:
    """The nearest ship that would search for us, if it is near."""
    ways = distances(sight.zone, (0.0,) * len(ZONE_IDS))
    near = [
        (ways[ZONE[npc["zone"]]], npc["id"])
        for npc in sight.view["npcs"]
        if sight.peril[ZONE[npc["zone"]]] >= sight.w.peril and ways[ZONE[npc["zone"]]] <= NEAR
    ]
    return tuple(Because("hunter", {"npc": npc, "zones": round(way)}) for way, npc in sorted(near)[:1])


def odds(of: float) -> dict[str, int]:
    return {"percent": round(100 * of)}


def why_raid(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("raid", {"gold": round(weight)}),)


def why_port(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """What one activity ashore is for."""
    verb = option[0]
    if verb == "sell" and len(option) > 1:
        wanted = sight.demand(sight.zone) == option[1]
        said = {"good": option[1], "gold": FIGURES.sell_demand if wanted else FIGURES.sell}
        if decision.kind == "sell":
            said["gold"] = decision.about["high" if wanted else "low"]
        return (Because("in-demand" if wanted else "no-demand", said),)
    if verb == "chest":
        return (Because("chest", {"gold": trade.hidden(sight)}),)
    if verb == "rumour":
        return (Because("tavern", odds(sight.influence)),)
    if verb == "buy":
        return (Because("stock", {"room": sight.free_hold, "gold": sight.gold}),)
    if verb == "yard":
        return why_call_at_yard(sight)
    if verb == "prove":
        return (Because("proof", {"zone": ZONE_IDS[sight.zone], **odds(sight.influence)}),)
    if verb in ("deliver", "errand"):
        return (Because("errand", {"mission": sight.me["mission"], "zone": ZONE_IDS[sight.zone]}),)
    if verb == "accept":
        return why_mission(sight, decision, option, weight)
    if verb == "recruit":
        return (crew(sight),)
    if verb == "play":
        return (Because("its-moment"),)
    if verb in ("hire", "unlock"):
        return (Because("purse", {"gold": sight.gold}),)
    return (Because("kept-goods", {"count": sight.hold.total()}) if sight.hold else Because("ashore-done"),)


def why_call_at_yard(sight: Sight) -> Reasons:
    """What the yard is for: damage, a large ship, the modification that lies there."""
    if voyage.damage(sight):
        return (Because("mend", {"lost": voyage.damage(sight)}),)
    if trade.wants_ship(sight):
        return (Because("frigate"),)
    token = sight.view["zones"][sight.zone]["modification"]
    reasons = (Because("purse", {"gold": sight.gold}),)
    return (Because("fitting", {"token": token}), *reasons) if token in trade.FITTINGS else reasons


def why_mission(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """What a mission pays, and how likely one gets it."""
    mission = MISSIONS[MISSION[option[1]]]
    got = 1.0
    for condition in mission.condition:
        if condition.kind == "roll":
            got *= chance(sight.skill(SKILLS.index(condition.skill)))
    gold = sum(effect.n for effect in mission.effect if effect.op == "gold")
    return (Because("mission", {"gold": gold, **odds(got)}),)


def crew(sight: Sight) -> Because:
    now, most = sight.me["sections"]["crew"]
    return Because("crew", {"now": now, "most": most})


def why_yard(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """C048: what a thing costs of what is aboard."""
    verb, prices = option[0], decision.about
    if verb == "repair":
        now, most = sight.me["sections"][option[1]]
        return (Because("worn", {"section": option[1], "left": now, "most": most}),)
    if verb == "buy-ship":
        small = SHIP[option[1]] < SHIP["frigate"]
        reasons = (Because("price", {"price": prices["small" if small else "large"], "gold": sight.gold}),)
        return reasons if small else (*reasons, Because("frigate"))
    if verb in ("buy-modification", "buy-weapon"):
        price = prices["token" if verb == "buy-modification" else "weapon"]
        return (Because("price", {"price": price, "gold": sight.gold}),)
    return (Because("yard-done", {"gold": sight.gold}),) if verb == "done" else (THUMB,)


def why_chest(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """C075, C077: the points that the chest then holds, and the Gold that is aboard."""
    moved = option[1] if option[0] == "hide" else -option[1] if option[0] == "fetch" else 0
    hidden, most = sight.chest + moved, sight.view["target"] // 2
    points = min(hidden // FIGURES.chest_step, most)
    return (Because("hoard", {"points": points, "gold": sight.gold - moved}),)


def why_recruit(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (crew(sight), Because("purse", {"gold": sight.gold}))


def why_goods(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """Where a good will be sold, and whether it makes a sale that counts."""
    if option[0] in ("done", "pass"):
        return (Because("no-bargain", {"room": max(0, sight.free_hold), "gold": sight.gold}),)
    if len(option) < 2 or option[1] not in sight.good_worth:
        return (Because("its-moment"),)
    good = option[1]
    at = sight.market(good)
    if at < 0:
        return (Because("good", {"good": good, "gold": round(sight.good_worth[good], 1)}),)
    about = {"good": good, "gold": FIGURES.sell_demand, "zone": ZONE_IDS[at]}
    reasons = [Because("market", {**about, "actions": round(sight.to_port(at))})]
    offered = sight.view["offer"]
    left = offered["known"].count(good) if offered and option[0] == "buy" else 0
    if sight.hold[good] + left >= FIGURES.sale_glory:
        reasons.append(Because("three", {"good": good, "count": FIGURES.sale_glory}))
    return tuple(reasons)


def why_drop(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    good = option[1]
    return (Because("least", {"good": good, "gold": round(sight.good_worth[good], 1)}),)


def why_merchant(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """Which nation one can best afford to rob."""
    if len(option) < 2:
        return (Because("no-raid", {"now": sight.now(0)}),)
    nation = option[1]
    ports = sum(sight.view["zones"][zone]["nation"] == nation for zone in sight.ports)
    return (Because("robbed", {"nation": nation, "had": sight.bounties.get(nation, 0), "ports": ports}),)


def why_spot(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """What is left of the section that a hit would fall on."""
    sections = sight.me["sections"]
    if len(option) < 2 or option[1] not in sections:
        return (THUMB,)
    return (Because("left", {"section": option[1], "left": sections[option[1]][0]}),)


def why_ship(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """C003: what one ship carries and how it handles, beside the other."""
    one = SHIPS[SHIP[option[1]]]
    other = next((SHIPS[SHIP[o[1]]] for o in decision.options if o != option), one)
    figures = {"cargo": one.cargo, "handling": one.manoeuvrability}
    return (Because("ship", {**figures, "less": other.cargo, "more": other.manoeuvrability}),)


def why_show(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    glory = sight.view["players"][int(option[1][1:])]["glory"]
    return (Because("rival", {"who": option[1], "points": glory}),)


def why_place(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("way", {"zone": option[1], "actions": round(sight.to_port(ZONE[option[1]]))}),)


def why_rumour(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    entry = RUMOURS[RUMOUR[option[1]]]
    zone = ZONE[entry.zone]
    way = sight.to_sea(zone) if entry.at == "sea" else sight.to_port(zone)
    return (Because("way", {"zone": entry.zone, "actions": round(way)}),)


def why_demand(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("aboard", {"good": option[1], "count": sight.hold[option[1]]}),)


def why_clear(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    if len(option) < 2:
        return (Because("purse", {"gold": sight.gold}),)
    nation = option[1]
    ports = sum(zone["nation"] == nation for zone in sight.view["zones"])
    had = sight.bounties.get(nation, 0)
    return (Because("pardon", {"nation": nation, "had": had, "ports": ports}),)


def why_purse(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("purse", {"gold": sight.gold}),)


def why_card(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """A card has its moment, and this is it or not."""
    return (Because("no-card-helps" if option[0] in ("pass", "withdraw") else "its-moment"),)


def why_prize(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """What the cards of a raid are worth so far."""
    gold = sum(PLUNDER[CARGO_CARD[name]] for name in sight.view["raid"])
    return (Because("prize-so-far", {"gold": gold, "glory": FIGURES.raid_glory}),)


def why_declare(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    """C117: guns and hull, and crew under its leader, of both sides."""
    side = decision.about["side"]
    foe = side_against(sight.view, side)
    own, theirs = (vessel_of(sight.view, one)["sections"] for one in (side, foe))
    guns = {"own": own["cannons"][0], "theirs": theirs["cannons"][0]}
    hulls = {"hull": own["hull"][0], "other": theirs["hull"][0]}
    led, against = (skill_of(sight.view, one, "leadership", 0) for one in (side, foe))
    men = {"own": own["crew"][0], "theirs": theirs["crew"][0], "led": led, "against": against}
    reasons = (Because("guns", {**guns, **hulls}), Because("men", men))
    return reasons[::-1] if option[0] == "board" else reasons


def why_reroll(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    if len(option) < 3:
        return (Because("dice-stay"),)
    return (Because("own-die" if option[1] == "mine" else "enemy-die"),)


def why_grapnel(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("dice-against" if fight.losing(sight) else "dice-for"),)


def why_lay_guns(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    skulls = list(decision.about["faces"]).count(5)
    return (Because("skulls", {"count": skulls}),)


def why_capture(sight: Sight, decision: Decision, option: Option, weight: float) -> Reasons:
    return (Because("own-ship", {"ship": sight.me["ship"]}),)


WHY: dict[str, Callable[[Sight, Decision, Option, float], Reasons]] = {
    "ship": why_ship,
    "act": why_act,
    "port": why_port,
    "sell": why_port,
    "buy": why_goods,
    "show": why_show,
    "demand": why_demand,
    "yard": why_yard,
    "recruit": why_recruit,
    "keep-rumour": why_rumour,
    "keep-mission": why_mission,
    "chest": why_chest,
    "unlock": why_chest,
    "bribe": why_purse,
    "drop": why_drop,
    "stow": why_goods,
    "mend": why_spot,
    "place": why_place,
    "swap-ship": why_purse,
    "clear": why_clear,
    "announce": why_card,
    "go-on": why_card,
    "before-search": why_card,
    "quick-wits": why_card,
    "merchant": why_merchant,
    "raid": why_raid,
    "raid-card": why_prize,
    "spend": why_prize,
    "ignore": why_raid,
    "declare": why_declare,
    "grapnel": why_grapnel,
    "reroll": why_reroll,
    "lay-guns": why_lay_guns,
    "suffer": why_spot,
    "parry": why_spot,
    "capture": why_capture,
}
