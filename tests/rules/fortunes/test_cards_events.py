"""The 34 Event cards: sixteen texts, eighteen ships."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import (
    CREW,
    DEMAND_TOKENS,
    ENGLAND,
    EVENT,
    EVENT_IDS,
    EVENT_NPC,
    EVENTS,
    FRANCE,
    FRIGATE,
    ICONS,
    MAN_OF_WAR,
    NPC,
    PORTS,
    SPAIN,
    ZONE,
)
from flibuste.games.fortunes.rules import npcs, rolls
from flibuste.games.fortunes.rules.cards import events
from flibuste.games.fortunes.state import G

from .kit import captain, run, table

STORMS = ("storm_north", "storm_east", "storm_south")
SHIPS = [name for name in EVENT_IDS if EVENT_NPC[EVENT[name]] >= 0]


def resolve(g: G, name: str) -> None:
    events.resolve(g, EVENT[name])


@pytest.mark.rule("fortunes", "C017")
def test_every_card_has_a_text_or_a_ship() -> None:
    assert len(SHIPS) == 18
    assert sorted(events.EFFECTS) == sorted(set(EVENT_IDS) - set(SHIPS))
    assert sum(len(ICONS[card]) == 3 for card in range(34)) == 17
    assert sum(len(ICONS[card]) == 0 for card in range(34)) == 17


@pytest.mark.rule("fortunes", "C103", "C104")
@pytest.mark.parametrize("name", SHIPS)
def test_a_ship_card_brings_its_npc_to_its_zone(name: str) -> None:
    g = table()
    card = EVENT[name]
    resolve(g, name)
    assert g.state.npcs[EVENT_NPC[card]].zone == -1  # not before the end of the round
    npcs.arrive(g, card)
    npc = g.state.npcs[EVENT_NPC[card]]
    assert npc.zone == ZONE[EVENTS[card].zone]
    assert npcs.skills_of_npc(g.state, EVENT_NPC[card]) == (
        EVENTS[card].seamanship,
        EVENTS[card].scouting,
        EVENTS[card].leadership,
    )


@pytest.mark.rule("fortunes", "C105")
@pytest.mark.parametrize("name", SHIPS)
def test_a_ship_card_never_brings_a_second_figure(name: str) -> None:
    g = table()
    card = EVENT[name]
    other = next(EVENT[o] for o in SHIPS if o != name and EVENT_NPC[EVENT[o]] == EVENT_NPC[card])
    npcs.arrive(g, other)
    npcs.arrive(g, card)
    npc = g.state.npcs[EVENT_NPC[card]]
    assert npc.stack == [other, card]
    assert npc.zone == ZONE[EVENTS[card].zone]
    npcs.perish(g, EVENT_NPC[card])
    assert g.state.returns == [EVENT_NPC[card]]
    assert g.state.event_discard[-1] == card


@pytest.mark.parametrize("name", ["war_1", "war_2"])
@pytest.mark.rule("fortunes", "C017", "C028")
def test_war_turns_naval_ships_into_men_of_war(name: str) -> None:
    g = table()
    for nation in range(4):
        g.state.npcs[nation].zone = 0
    resolve(g, name)
    one, other = g.state.war
    assert one != other
    for nation in range(4):
        kind = npcs.vessel_kind(g.state, nation)
        assert kind == (MAN_OF_WAR if nation in (one, other) else FRIGATE)


@pytest.mark.parametrize("name", ["war_1", "war_2"])
def test_a_new_war_ends_the_old_one(name: str) -> None:
    seen = set()
    g = table()
    for _ in range(20):
        resolve(g, name)
        assert len(g.state.war) == 2
        seen.add(tuple(g.state.war))
    assert len(seen) > 3


@pytest.mark.parametrize("name", ["peace_1", "peace_2"])
def test_peace_ends_the_war(name: str) -> None:
    g = table()
    g.state.war[:] = [SPAIN, ENGLAND]
    g.state.npcs[SPAIN].commodore = True
    g.state.npcs[SPAIN].zone = 3
    resolve(g, name)
    assert g.state.war == []
    assert g.state.npcs[SPAIN].zone == -1
    assert [p.gold for p in g.state.players] == [10, 10]


@pytest.mark.parametrize("name", ["peace_1", "peace_2"])
def test_peace_in_peacetime_pays_honest_captains_only(name: str) -> None:
    g = table(seats=3)
    g.state.players[1].bounties[FRANCE] = 1
    g.state.players[2].captain = -1
    resolve(g, name)
    assert [p.gold for p in g.state.players] == [12, 10, 10]


@pytest.mark.parametrize("name", STORMS)
@pytest.mark.rule("fortunes", "C017")
def test_a_storm_batters_a_ship_that_is_badly_handled(name: str) -> None:
    g = table(dice=[1, 1, 1, 2, 4])
    p = g.state.players[0]
    p.zone = ZONE[EVENTS[EVENT[name]].zones[0]]
    resolve(g, name)
    run(events.turn_end(g, 0))
    assert p.ship.now == [2, 2, 1, 2, 0]  # a location of 2 is the masts, of 4 the cannons


@pytest.mark.parametrize("name", STORMS)
def test_a_storm_spares_good_sailors_other_zones_and_ports(name: str) -> None:
    zones = EVENTS[EVENT[name]].zones
    g = table(dice=[1, 5, 1])
    p = g.state.players[0]
    p.zone = ZONE[zones[0]]
    resolve(g, name)
    run(events.turn_end(g, 0))
    p.in_port = True
    run(events.turn_end(g, 0))
    p.in_port = False
    p.zone = next(zone for zone in range(17) if zone not in [ZONE[z] for z in zones])
    run(events.turn_end(g, 0))
    assert p.ship.now == p.ship.most
    assert g.dice.scripted == 3


def test_the_three_storms_cover_the_sea_without_overlap() -> None:
    zones = [zone for name in STORMS for zone in EVENTS[EVENT[name]].zones]
    assert len(zones) == len(set(zones)) == 17


@pytest.mark.rule("fortunes", "C017", "C125")
def test_the_captain_chooses_where_a_skull_of_the_storm_falls() -> None:
    g = table(dice=[1, 1, 1, 2, 6])
    p = g.state.players[0]
    p.zone = ZONE["nassau"]
    resolve(g, "storm_north")
    run(events.turn_end(g, 0), "suffer crew")
    assert p.ship.now == [2, 2, 1, 1, 1]


def test_a_storm_may_sink_a_ship() -> None:
    g = table(dice=[1, 1, 1, 4, 4])
    p = g.state.players[0]
    p.zone = ZONE["nassau"]
    p.ship.now[0] = 1
    resolve(g, "storm_north")
    run(events.turn_end(g, 0))
    assert p.captain == -1


def test_fever_takes_a_crewman_at_the_start_of_a_turn() -> None:
    g = table(dice=[1, 2, 3])
    resolve(g, "fever")
    run(events.turn_start(g, 0))
    assert g.state.players[0].ship.now[CREW] == 1


def test_fever_spares_no_captain_for_his_number_but_takes_nobody_from_the_dead() -> None:
    g = table(dice=[1] * 9)
    captain(g, 0, "felipe")  # the first in the box
    resolve(g, "fever")
    run(events.turn_start(g, 0))
    assert g.state.players[0].ship.now[CREW] == 1
    g.state.players[1].captain = -1
    run(events.turn_start(g, 1))
    assert g.state.players[1].ship.now[CREW] == 2


def test_fever_spares_the_last_man_and_the_well_led() -> None:
    g = table(dice=[1, 2, 3, 5, 1, 1])
    resolve(g, "fever")
    g.state.players[0].ship.now[CREW] = 1
    run(events.turn_start(g, 0))
    assert g.state.players[0].ship.now[CREW] == 1
    run(events.turn_start(g, 1))
    assert g.state.players[1].ship.now[CREW] == 2


def test_fog_costs_every_scout_a_die() -> None:
    g = table()
    p = g.state.players[0]
    before = rolls.scouting_dice(g.state, p)
    npcs.arrive(g, EVENT["nl_binckes"])
    assert npcs.search_dice(g.state, NPC["navy_netherlands"], p) == 3
    resolve(g, "fog")
    assert rolls.scouting_dice(g.state, p) == before - 1 == 1
    assert npcs.search_dice(g.state, NPC["navy_netherlands"], p) == 2


def test_fog_always_leaves_one_die() -> None:
    g = table()
    resolve(g, "fog")
    g.state.players[0].zone = ZONE["caribbean_sea"]
    assert rolls.scouting_dice(g.state, g.state.players[0]) == 1


def test_trade_winds_give_a_move() -> None:
    g = table()
    resolve(g, "trade_winds")
    assert (g.state.tide.actions, g.state.tide.moves) == (3, 1)


def test_doldrums_leave_two_actions() -> None:
    g = table()
    resolve(g, "doldrums")
    assert (g.state.tide.actions, g.state.tide.moves) == (2, 0)


def test_an_amnesty_has_its_price() -> None:
    g = table()
    resolve(g, "amnesty")
    assert g.state.tide.amnesty == 4


def test_a_blockade_closes_one_port_until_the_end_of_the_next_round() -> None:
    g = table()
    g.state.round = 3
    resolve(g, "blockade")
    assert g.state.blockade in PORTS
    assert g.state.blockade_until == 4


def test_the_treasure_fleet_is_spanish() -> None:
    g = table()
    resolve(g, "treasure_fleet")
    assert g.state.tide.fleet == SPAIN


def test_a_fair_lays_all_demand_tokens_out_anew() -> None:
    g = table()
    before = list(g.state.demand)
    resolve(g, "fair")
    s = g.state
    assert s.demand != before
    assert sorted(s.reserve + [s.demand[zone] for zone in PORTS]) == sorted(DEMAND_TOKENS)
    assert len(s.reserve) == 8
    assert s.demand[ZONE["caribbean_sea"]] == -1


def test_too_quiet_draws_two_more() -> None:
    g = table()
    resolve(g, "too_quiet")
    assert g.state.tide.extra == 2
