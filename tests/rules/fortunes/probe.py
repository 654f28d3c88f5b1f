"""What an owner's figures change: run with an overlay, it plays small scenes and prints what came of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from flibuste.games.fortunes.box import (
    CAPTAIN,
    CARGO,
    CREW,
    EVENT,
    FIGURES,
    MISSION,
    NATION,
    PORT,
    PORTS,
    RUMOUR,
    RUMOURS,
    SCOUTING,
    SECTIONS,
    STEP,
    ZONE,
    ZONE_IDS,
)
from flibuste.games.fortunes.rules import (
    cargo,
    gold,
    movement,
    naval,
    npcs,
    port,
    rolls,
    setup,
    shipyard,
    sides,
    tavern,
    vessel,
    zones,
)
from flibuste.games.fortunes.rules.cards import captains, events, glory, missions, rewards
from flibuste.games.fortunes.state import Battle, State, Tide
from flibuste.kernel.decision import Decision
from flibuste.kernel.dice import Dice

from .kit import asked, deck, give, hire, npc, offered, pick, put, run, stage

Seen = dict[str, Any]


def of_zones() -> Seen:
    """By what is written in a zone: the zones that differ from the others."""
    s = stage().state
    p = s.players[0]
    p.in_port = True
    p.bounties[NATION["spain"]] = 1
    readers: dict[str, Callable[[], int]] = {
        "repair_rebate": lambda: shipyard.repair_price(p),
        "weapon_rebate": lambda: shipyard.weapon_price(p),
        "crew_rebate": lambda: tavern.crew_price(p),
        "rumour_rebate": lambda: tavern.rumour_price(p),
        "sale_bonus": lambda: port.sale_price(p, 0, 1),
        "goods_drawn": lambda: zones.goods_drawn(p.zone),
        "raid_cards": lambda: zones.raid_cards(p.zone),
        "merchant_dice": lambda: zones.merchant_dice(p.zone),
        "mission_dice": lambda: zones.mission_dice(p.zone),
        "scouting": lambda: zones.scouting(p.zone),
        "bribable": lambda: zones.can_be_bribed(p.zone),
        "hides_from_navies": lambda: zones.hides_from_navies(p.zone),
        "pirates_recruit_free": lambda: zones.recruits_free(p),
        "always_stocked": lambda: zones.always_stocked(p.zone),
        "transfers": lambda: zones.transfers_modifications(p.zone),
    }
    seen: Seen = {}
    for name, read in readers.items():
        values = []
        for zone in range(len(ZONE_IDS)):
            p.zone = zone
            values.append(read())
        seen[f"zone.{name}"] = values
    p.in_port = False
    forts = []
    for zone in range(len(ZONE_IDS)):
        p.zone = zone
        forts.append(zones.fires_on(p))
    seen["zone.fort"] = forts
    seen["zone.borders"] = [
        list(STEP[ZONE["trinidad"]]),
        [str(o) for o in movement.SAILINGS[ZONE["trinidad"]]],
    ]
    seen["zone.nation"] = [PORT[zone] for zone in PORTS]
    return seen


def of_captains() -> Seen:
    s = stage().state
    p = s.players[0]
    seen: Seen = {}
    for name in CAPTAIN:
        p.captain = CAPTAIN[name]
        seen[f"captain.{name}"] = [
            captains.redirects_hits(p),
            captains.rolls_again(p, SCOUTING),
            captains.rolls_again(p, 3),
            captains.rumour_price(p, 2),
            captains.naval_search(p),
            captains.repair_price(p, 2),
            captains.modification_price(p, 3),
            captains.sale_bonus(p, 9),
            captains.goods_drawn(p),
            captains.wins_ties(p),
            captains.first_crew_round(p),
            captains.demand_drawn(p),
            captains.hold(p),
            captains.combat_cards(p),
            captains.recruits_free(p),
            captains.pirate_bonus(p),
            captains.ship_price(p, 35),
            captains.start_gold(p),
            captains.flight(p),
        ]
    return seen


def of_figures() -> Seen:
    s = stage(lambda s: put(s, 0, zone="nassau", port=True)).state
    p = s.players[0]
    p.chest = 24
    duel = Battle([0, 1], None, [2, 2], round=2)
    dealt = setup.setup(
        2, {"target": 10, "coins": True, "npcs": "neighbour", "rewards": "one"}, Dice(bytes(32))
    )
    handy = put(s, 1, "hendrik_roosendaal", "frigate", zone="nassau")
    handy.ship.handling = p.ship.handling - 1
    m = stage(lambda s: put(s, 0, zone="nassau", port=True), dice=[1] * 30)
    return {
        "figures.actions": [Tide().actions, m.state.turn.actions],
        "figures.buy": [port.buying_price(n) for n in (1, 2, 3, 5)],
        "figures.sell": port.sale_price(p, 0, 1),
        "figures.sell_demand": port.sale_price(p, 1, 0),
        "figures.repair": shipyard.repair_price(p),
        "figures.modification": shipyard.modification_price(p),
        "figures.weapon": shipyard.weapon_price(p),
        "figures.crew": tavern.crew_price(p),
        "figures.rumour": tavern.rumour_price(p),
        "figures.chest_step": gold.chest_points(s, p),
        "figures.coins": dealt.bank,
        "figures.handling_gap": naval.contest_dice(s, duel, 0),
        "figures.ship_most": most(),
        "figures.start_gold": first_purse(),
        "good.demand": len(dealt.reserve),
        "weapon.copies": weapons_for_sale(),
        "ship.buy": [shipyard.ship_price(s, p, kind) for kind in range(5)],
        "ship.sell": shipyard.resale(p.ship),
        "ship.for_sale": len(shipyard.FOR_SALE),
        "ship.sections": [vessel.new_vessel(kind).now for kind in range(5)],
    }


def most() -> int:
    p = stage(lambda s: put(s, 0, "pepijn_van_avezaath", "galleon")).state.players[0]
    return int(p.ship.most[CARGO])


def first_purse() -> int:
    m = stage()
    p = m.state.players[0]
    p.gold = 0
    run(setup.enter(m.table, 0, 0, FIGURES.start_gold))
    return int(p.gold)


def weapons_for_sale() -> list[str]:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True)
        s.players[1].weapons[:] = [1, 1, 1]

    return [word for word in offered(pick(stage(edit), "port", "yard")) if word.startswith("buy-weapon")]


def of_events() -> Seen:
    seen: Seen = {}
    for name in ("trade_winds", "doldrums", "fog", "treasure_fleet", "too_quiet", "amnesty"):
        m = stage()
        events.resolve(m.table, EVENT[name])
        tide = m.state.tide
        seen[f"event.{name}"] = [
            tide.actions,
            tide.moves,
            tide.scouting,
            tide.fleet,
            tide.fleet_cards,
            tide.extra,
            tide.amnesty,
        ]
    m = stage()
    events.resolve(m.table, EVENT["peace_1"])
    seen["event.peace_1"] = m.state.players[0].gold
    m = stage()
    events.resolve(m.table, EVENT["blockade"])
    seen["event.blockade"] = m.state.blockade_until - m.state.round
    m = stage(lambda s: put(s, 0, "gaspar_ibarra", "galleon", "caracas"), dice=[1, 1, 2, 2, 2, 2])
    run(events.storm(m.table, EVENT["storm_south"], 0))
    seen["event.storm_south"] = m.state.players[0].ship.now
    m = stage(lambda s: put(s, 0, "gaspar_ibarra", "galleon"), dice=[1, 1])
    run(events.fever(m.table, EVENT["fever"], 0))
    seen["event.fever"] = m.state.players[0].ship.now[CREW]
    m = stage()
    npc(m.state, "pi_vane", "nassau")
    seen["event.pi_vane"] = [npcs.vessel_kind(m.state, 4), *npcs.skills_of_npc(m.state, 4)]
    return seen


def of_glory() -> Seen:
    """The figure of each card, seen at work."""
    seen: Seen = {}

    def fight() -> tuple[Any, Battle]:
        def edit(s: State) -> None:
            put(s, 0, ship="galleon")
            put(s, 1, ship="galleon")
            s.battle = Battle([0, 1], None, [4, 4], round=1)

        m = stage(edit, dice=[1] * 12)
        assert m.state.battle is not None
        return m, m.state.battle

    for name in ("full_broadside", "daring_tack", "rousing_speech", "pistol_volley"):
        m, b = fight()
        glory.EFFECTS[name](m.table, 0)
        seen[f"glory.{name}"] = [b.hits[0], b.dice[0], b.crew_dice[0], m.state.players[1].ship.now[CREW]]
    m = stage(lambda s: put(s, 0, zone="nassau", port=True, gold=99, bounties=["spain"] * 5))
    effect = glory.EFFECTS["governors_pardon"](m.table, 0)
    assert effect is not None
    decision = next(effect)
    assert isinstance(decision, Decision)
    seen["glory.governors_pardon"] = [str(o) for o in decision.options] + [decision.about["price"]]
    for name in (
        "following_wind",
        "sharp_bargain",
        "false_lead",
        "saboteur",
        "fat_prize",
        "mutiny",
        "denounced",
    ):
        m = stage(lambda s: put(s, 0, ship="galleon", bounties=["spain"]), dice=[1, 1, 1, 1])
        effect = glory.EFFECTS[name](m.table, 1)
        if effect is not None:
            run(effect)
        turn, p = m.state.turn, m.state.players[0]
        figures = [turn.moves, turn.bargain, turn.lead, turn.actions, p.bounties[0], p.ship.now[2]]
        seen[f"glory.{name}"] = [*figures, len(m.state.raid)]
    m = stage(lambda s: put(s, 0, zone="nassau", port=True))
    effect = glory.EFFECTS["hungry_market"](m.table, 0)
    assert effect is not None
    next(effect)
    seen["glory.hungry_market"] = len(m.state.drawn)
    m = stage(lambda s: put(s, 0, "isabel_de_arrieta", "galleon", zone="nassau", port=True, gold=99))
    m.state.players[0].ship.now[:] = [1, 1, 1, 1, 1]
    give(m.state, 0, "friendly_yard")
    give(m.state, 0, "friendly_yard")
    pick(m, "port", "yard", "rebate")
    seen["glory.friendly_yard"] = m.state.turn.rebate
    pick(m, "free-repairs")
    while asked(m)[1] == "mend":
        pick(m, offered(m)[0])
    seen["glory.friendly_yard.points"] = sum(m.state.players[0].ship.now)
    p = stage(lambda s: hire(s, 0, "spec_lookout_1")).state.players[0]
    seen["glory.spec_lookout_1"] = rolls.scouting_dice(m.state, p)
    p = stage(lambda s: hire(s, 0, "spec_sailing_master_1")).state.players[0]
    seen["glory.spec_sailing_master_1"] = p.ship.handling
    m = stage(lambda s: put(s, 0, zone="nassau", port=True, gold=5, hand=["spec_purser_1", "spec_purser_2"]))
    pick(m, "port")
    seen["glory.hire"] = [word for word in offered(m) if word.startswith("hire")]
    m = stage(lambda s: put(s, 0, hand=["spyglass"]), dice=[1, 1, 1, 1])
    pick(m, "scout merchant")
    seen["glory.spyglass"] = asked(m)[1]
    m = stage(lambda s: put(s, 1, hand=["headwind"]))
    pick(m, "sail nassau")
    seen["glory.headwind"] = asked(m)[1]
    return seen


def of_rumours() -> Seen:
    s = stage().state
    p = s.players[0]
    navy = npc(s, "nl_binckes", "la_habana")
    seen: Seen = {}
    for name in ("forged_papers", "secret_channel", "governors_ear"):
        p.kept[:] = [RUMOUR[name]]
        p.bounties[NATION["spain"]] = 1
        seen[f"rumour.{name}"] = [
            npcs.search_dice(s, navy, p),
            rolls.skill_dice(s, p, 3),
            movement.is_open(s, p, ZONE["la_habana"]),
        ]
    p.kept[:] = [RUMOUR["forged_papers"]]
    duel = Battle([0, 1], None, [2, 2], round=2)
    seen["rumour.skills"] = [sides.seamanship(s, duel, 0), sides.leadership(s, duel, 0), raiding_dice()]
    for name in ("stranded_galleon", "ghost_ship", "corsair_tomb", "bribable_clerk", "paymaster", "gunsmith"):
        m = stage(lambda s: put(s, 0, "gaspar_ibarra", "galleon", bounties=["france"] * 4), dice=[5] * 30)
        run_all(rewards.give(m.table, 0, RUMOURS[RUMOUR[name]].effect, "C068"))
        p = m.state.players[0]
        crew = [e.about for e in m.story(None) if e.key in ("lose-crew", "crew-roll")]
        seen[f"rumour.{name}"] = [p.gold, len(p.cargo), p.bounties, p.weapons, crew]
    return seen


def raiding_dice() -> int:
    """How many dice the Seamanship of a captain with a kept Rumour throws in a raid."""

    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra")
        s.players[0].kept[:] = [RUMOUR["forged_papers"]]

    m = pick(stage(edit, dice=[5]), "scout merchant")
    pick(m, offered(m)[0])
    rolls = [entry.about for entry in m.story(None) if entry.key == "roll"]
    return len(next(roll["faces"] for roll in rolls if roll["skill"] == "seamanship"))


def run_all(rule: Any) -> None:
    """Answer whatever is asked with the last option."""
    try:
        decision = next(rule)
        while True:
            decision = rule.send(decision.options[-1])
    except StopIteration:
        return


def of_missions() -> Seen:
    seen: Seen = {}
    for name, ready in (("torn_chart", 3), ("silver_escort", 0), ("company_tobacco", 0)):
        m = stage(lambda s: put(s, 0, ship="flute"))
        m.state.players[0].gold = ready
        seen[f"mission.{name}"] = missions.may_accept(m.state, 0, MISSION[name])
    for name in ("fleet_rum", "queens_cousin", "prisoners", "grand_tour"):
        m = stage()
        p = put(m.state, 0, mission=name, goods=["rum", "rum"])
        task = missions.task_of(p)
        assert task is not None
        p.zone, p.in_port = ZONE[task.zone] if task.zone else ZONE["nassau"], True
        seen[f"mission.{name}"] = [
            [str(o) for o in missions.port_options(m.state, 0)],
            p.zone,
            task.n,
        ]
    return seen


def of_raids() -> Seen:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "frigate", "la_habana", gold=0)
        s.merchants[ZONE["la_habana"]] = NATION["spain"]
        deck(s, "tobacco_7", "cocoa_7", "spice_2", "sugar_7")

    m = pick(stage(edit, dice=[5, 1, 1, 1, 1]), "scout merchant", "attack spain")
    p = m.state.players[0]
    return {"cargo.plunder": p.gold, "cargo.section": dict(zip(SECTIONS, p.ship.now, strict=True))}


def main() -> None:
    seen: Seen = {}
    for part in (of_zones, of_captains, of_figures, of_events, of_glory, of_rumours, of_missions, of_raids):
        seen |= part()
    seen["cargo.good"] = cargo.goods_of(list(range(64)))
    print(json.dumps(seen, default=str))


if __name__ == "__main__":
    main()
