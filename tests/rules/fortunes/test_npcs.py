"""Non-player captains."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    ENGLAND,
    EVENT,
    FRANCE,
    NETHERLANDS,
    NPC,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPAIN,
    STEP,
    ZONE,
)
from flibuste.games.fortunes.rules import naval, npcs, sides
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, npc, offered, pick, put, stage, told


def away(s: State, *seats: int) -> None:
    """Those seats are far off, in a port."""
    for seat in seats:
        put(s, seat, zone="nassau", port=True)


# ---- entry


def next_events(s: State, *names: str) -> None:
    for name in reversed(names):
        s.events.remove(EVENT[name])
        s.events.append(EVENT[name])


def pass_rounds(m: Match, count: int) -> None:
    until = m.state.round + count
    while m.state.round < until and not m.over:
        pick(m, "end" if "end" in offered(m) else offered(m)[0])


@pytest.mark.rule("fortunes", "C103", "C105", "R42")
def test_the_example_of_van_almonde() -> None:
    """He enters off Curaçao at the end of the round; Evertsen covers him and moves the ship; when Evertsen
    falls, van Almonde is back off Curaçao at the end of the round."""

    def edit(s: State) -> None:
        away(s, 0, 1)
        next_events(s, "nl_van_almonde", "pi_hamlin", "nl_evertsen", "pi_teach")

    m = stage(edit)
    pass_rounds(m, 1)
    ship = m.state.npcs[NETHERLANDS]
    assert ship.zone == -1  # drawn, not yet there
    pass_rounds(m, 1)
    assert ship.zone == ZONE["curacao"]
    pass_rounds(m, 2)
    assert ship.zone == ZONE["st_maarten"]
    assert ship.stack == [EVENT["nl_van_almonde"], EVENT["nl_evertsen"]]
    npcs.perish(m.table, NETHERLANDS)
    assert ship.zone == -1
    assert m.state.event_discard[-1] == EVENT["nl_evertsen"]
    pass_rounds(m, 1)
    assert ship.zone == ZONE["curacao"]
    assert ship.stack == [EVENT["nl_van_almonde"]]


@pytest.mark.rule("fortunes", "C104")
def test_at_most_six_npcs() -> None:
    s = stage().state
    assert len(s.npcs) == 6
    kinds = [npcs.vessel_kind(s, n) for n in range(6)]
    assert [npcs.is_naval(n) for n in range(6)] == [True] * 4 + [False] * 2
    assert kinds == [2, 2, 2, 2, 0, 2]
    s.war[:] = [SPAIN, FRANCE]
    assert [npcs.vessel_kind(s, n) for n in range(4)] == [4, 2, 4, 2]


# ---- whom they hunt


@pytest.mark.rule("fortunes", "C106", "C107")
def test_navies_hunt_bounties_and_enemies_pirates_hunt_honest_captains() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", bounties=["spain", "spain", "england"], goods=["rum"])
        put(s, 1, "hendrik_roosendaal", gold=7, goods=["rum", "rum"])

    s = stage(edit).state
    pirate, honest = s.players
    assert npcs.fit(s, SPAIN, pirate) == (2, 1, 0)
    assert npcs.fit(s, FRANCE, pirate) == (0, 3, 0)
    assert npcs.fit(s, SPAIN, honest) == (0, 0, 0)
    assert not npcs.is_hostile(s, SPAIN, honest)
    assert npcs.fit(s, PIRATE_SLOOP, honest) == (7, 2, 1)
    assert npcs.fit(s, PIRATE_SLOOP, pirate) == (0, 0, 0)  # truce among pirates
    s.war[:] = [SPAIN, NETHERLANDS]
    assert npcs.fit(s, SPAIN, honest) == (0, 0, 1)


@pytest.mark.rule("fortunes", "C113")
def test_the_example_of_the_dutch_ship_and_the_pirate_in_port() -> None:
    def edit(s: State) -> None:
        npc(s, "nl_binckes", "basse_terre")
        put(s, 0, zone="bridgetown", port=True, bounties=["england"])
        away(s, 1)

    m = stage(edit)
    npcs.move(m.table, NETHERLANDS, 0)  # its icon says north
    assert m.state.npcs[NETHERLANDS].zone == ZONE["bridgetown"]


@pytest.mark.rule("fortunes", "C114")
def test_the_example_of_the_french_ship_and_two_pirates() -> None:
    def edit(s: State) -> None:
        npc(s, "fr_destrees", "basse_terre")
        put(s, 0, zone="basse_terre", bounties=["spain", "spain"])
        put(s, 1, zone="caracas", port=True, bounties=["spain", "netherlands", "england"])

    m = stage(edit)
    npcs.move(m.table, FRANCE, 2)
    assert m.state.npcs[FRANCE].zone == ZONE["caracas"]


@pytest.mark.rule("fortunes", "C114", "R40")
def test_the_example_of_the_pirate_and_two_purses() -> None:
    def edit(s: State, gold: int) -> None:
        npc(s, "pi_vane", "tortuga")
        put(s, 0, zone="la_habana", gold=16)
        put(s, 1, zone="nassau", port=True, gold=gold, goods=["rum"])

    m = stage(lambda s: edit(s, 15))
    outcomes = len(m.dice.outcomes)
    npcs.move(m.table, PIRATE_SLOOP, 0)
    assert m.state.npcs[PIRATE_SLOOP].zone == ZONE["la_habana"]
    assert len(m.dice.outcomes) == outcomes  # chance has no part in it
    assert m.view(1)["players"][0]["gold"] is None  # and nobody was shown the Gold
    m = stage(lambda s: edit(s, 16))
    npcs.move(m.table, PIRATE_SLOOP, 0)
    assert m.state.npcs[PIRATE_SLOOP].zone == ZONE["nassau"]  # as much Gold, but cargo too

    def tied(s: State) -> None:
        edit(s, 16)
        s.cargo_deck.append(s.players[1].cargo.pop())

    zones = set()
    for seed in range(8):
        m = stage(tied)
        m.dice.reseed(bytes([seed]) * 32)
        npcs.move(m.table, PIRATE_SLOOP, 0)
        zones.add(m.state.npcs[PIRATE_SLOOP].zone)
    assert zones == {ZONE["la_habana"], ZONE["nassau"]}  # then at random


@pytest.mark.rule("fortunes", "C112")
def test_without_prey_the_icon_says_where_clockwise() -> None:
    def edit(s: State) -> None:
        npc(s, "es_depes", "bridgetown")
        put(s, 0, zone="nassau", port=True)
        put(s, 1, zone="nassau", port=True)

    m = stage(edit)
    npcs.move(m.table, SPAIN, 1)  # no border east of Bridgetown: clockwise to the south-west
    assert m.state.npcs[SPAIN].zone == ZONE["trinidad"]
    assert STEP[ZONE["nassau"]] == (
        ZONE["tortuga"],
        ZONE["tortuga"],
        ZONE["la_habana"],
        ZONE["tortuga"],
    )


# ---- how they search


def prowler(s: State, event: str = "pi_hornigold", zone: str = "tortuga") -> None:
    npc(s, event, zone)
    away(s, 1)


@pytest.mark.rule("fortunes", "C108")
def test_they_search_on_entry_on_leaving_port_and_at_the_start_of_a_turn() -> None:
    m = pick(stage(prowler, dice=[1, 2, 5]), "sail tortuga")
    assert m.state.battle is not None

    def in_port(s: State) -> None:
        prowler(s)
        put(s, 0, zone="tortuga", port=True)

    m = stage(in_port, dice=[1, 2, 5])
    assert m.state.battle is None  # not in port
    assert pick(m, "leave").state.battle is not None

    def at_sea(s: State) -> None:
        prowler(s)
        put(s, 0, zone="tortuga")

    assert stage(at_sea, dice=[1, 2, 5]).state.battle is not None
    m = stage(at_sea, dice=[1, 2, 3])
    assert m.state.battle is None
    assert "npc-searches" in told(m)


@pytest.mark.rule("fortunes", "C108", "R36")
def test_an_npc_that_comes_to_a_captain_does_not_search() -> None:
    def edit(s: State) -> None:
        prowler(s)
        put(s, 0, zone="la_habana")

    m = stage(edit)
    npcs.move(m.table, PIRATE_FRIGATE, 3)
    assert m.state.npcs[PIRATE_FRIGATE].zone == ZONE["la_habana"]
    assert "npc-searches" not in told(m)


@pytest.mark.rule("fortunes", "C109")
def test_bounties_sharpen_a_navys_eyes() -> None:
    def edit(s: State) -> None:
        npc(s, "nl_van_almonde", "curacao")
        put(s, 0, zone="st_john", bounties=["netherlands"] * 5)
        put(s, 1, zone="st_john", bounties=["netherlands", "spain"])

    s = stage(edit).state
    assert npcs.search_dice(s, NETHERLANDS, s.players[0]) == 5
    assert npcs.search_dice(s, NETHERLANDS, s.players[1]) == 2


@pytest.mark.rule("fortunes", "C110", "R38")
def test_who_does_not_search() -> None:
    def beside_a_navy(s: State) -> None:
        prowler(s)
        npc(s, "fr_duquesne", "tortuga")

    m = pick(stage(beside_a_navy, dice=[5] * 9), "sail tortuga")
    assert m.state.battle is None

    def two_men_of_war(s: State) -> None:
        away(s, 1)
        s.war[:] = [FRANCE, ENGLAND]
        npc(s, "fr_duquesne", "tortuga")
        npc(s, "en_benbow", "tortuga")
        put(s, 0, bounties=["france", "england"])

    m = pick(stage(two_men_of_war, dice=[5] * 9), "sail tortuga")
    assert m.state.battle is None
    assert "scout navy_france" in offered(m)  # they can still be scouted (ruling R38)

    def reefs(s: State) -> None:
        away(s, 1)
        npc(s, "fr_duquesne", "old_providence")
        put(s, 0, zone="port_royal", bounties=["france"])

    assert pick(stage(reefs, dice=[5] * 9), "sail old_providence").state.battle is None


@pytest.mark.rule("fortunes", "C111")
def test_several_finders_fight_one_after_the_other() -> None:
    def edit(s: State) -> None:
        npc(s, "fr_duquesne", "tortuga")
        npc(s, "en_benbow", "tortuga")
        put(s, 0, bounties=["france"])
        away(s, 1)

    firsts = set()
    for seed in range(10):
        m = stage(edit)
        m.dice.reseed(bytes([seed]) * 32)
        m.dice.script, m.dice.scripted = (5,) * 6, 0
        pick(m, "sail tortuga")
        assert m.state.battle is not None
        assert len(m.state.turn.finders) == 1
        firsts.add(m.state.battle.sides[0])
    assert firsts == {-1 - FRANCE, -1 - ENGLAND}


# ---- who plays them


@pytest.mark.rule("fortunes", "C115", "R43", "R44")
def test_the_left_neighbour_plays_an_npc_and_it_flees_only_when_weaker() -> None:
    def edit(s: State) -> None:
        prowler(s)
        put(s, 0, ship="frigate")

    m = pick(stage(edit, dice=[5, 1, 1], seats=3), "sail tortuga")
    b = m.state.battle
    assert b is not None
    assert sides.controller(m.state, b, 0) == 1
    m = pick(stage(edit, dice=[5, 1, 1, 1, 1, 1, 1, 1, 1], seats=3), "sail tortuga")
    assert asked(m) == (1, "declare")
    assert offered(m) == ["shoot", "board"]  # as many cannons and men as the frigate

    def stronger(s: State) -> None:
        prowler(s)
        put(s, 0, ship="galleon")

    m = pick(stage(stronger, dice=[5, 1, 1, 1, 1, 1, 1, 1, 1], seats=3), "sail tortuga")
    assert offered(m) == ["shoot", "board", "flee"]
    m = pick(stage(edit, dice=[5, 1, 1], seats=3, npcs="computer"), "sail tortuga")
    assert asked(m)[0] == 0  # the computer asks nobody


@pytest.mark.rule("fortunes", "C116")
def test_an_npc_is_whole_again_after_a_combat() -> None:
    """Battered, it is shaken off; when it finds the captain again nothing shows."""

    def edit(s: State) -> None:
        prowler(s, zone="nassau")
        put(s, 0, ship="frigate", zone="la_habana")

    # found; three hits on it, none back; then the flight is won
    m = pick(stage(edit, dice=[5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 2, 2]), "sail nassau")
    b = m.state.battle
    assert b is not None
    assert b.vessel is not None
    assert b.vessel.now == [3, 2, 1, 3, 3]
    m.dice.script, m.dice.scripted = (1, 1, 1, 5, 1, 1), 0
    pick(m, "shoot", "flee")
    assert m.state.battle is None
    m.dice.script, m.dice.scripted = (5, 1, 1, 1, 1, 1, 1, 1, 1), 0
    pick(m, "sail la_habana", "sail nassau")
    b = m.state.battle
    assert b is not None
    assert b.vessel is not None
    assert b.vessel.now == [3, 3, 3, 3, 3]


@pytest.mark.rule("fortunes", "C115", "R44")
@pytest.mark.parametrize(
    ("cannons", "crew", "may_flee"), [(3, 3, False), (2, 3, True), (3, 2, True), (4, 4, False), (4, 2, True)]
)
def test_an_npc_flees_with_fewer_cannons_or_less_crew(cannons: int, crew: int, may_flee: bool) -> None:
    m = stage(lambda s: put(s, 0, ship="frigate"))
    s = m.state
    b = Battle([-1 - npc(s, "nl_binckes", "la_habana"), 0], None, [3, 3], round=2)
    b.vessel = npcs.vessel_of(s, NPC["navy_netherlands"])
    b.vessel.now[:] = [3, 3, 3, crew, cannons]
    assert (sides.FLEE in naval.declarations(s, b, 0)) is may_flee


@pytest.mark.rule("fortunes", "C112")
def test_an_npc_in_the_first_zone_of_the_map_moves_too() -> None:
    m = stage(lambda s: away(s, 0, 1))
    number = npc(m.state, "fr_ducasse", "la_habana")
    npcs.move_by_icons(m.table, EVENT["war_1"])  # the French go north
    assert m.state.npcs[number].zone == ZONE["nassau"]


@pytest.mark.rule("fortunes", "C129", "R51")
def test_an_npc_goes_down_with_the_captain_it_sinks() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate")
        number = npc(s, "nl_binckes", "la_habana")
        s.players[0].ship.now[:] = [1, 1, 0, 1, 1]
        s.battle = Battle([-1 - number, 0], npcs.vessel_of(s, number), [3, 1], round=2)
        s.battle.vessel.now[:] = [1, 1, 0, 1, 1]  # type: ignore[union-attr]

    m = stage(edit, dice=[5, 5, 2, 2])
    assert m.state.npcs[NPC["navy_netherlands"]].zone == -1
    assert {"die", "npc-falls"} <= set(told(m))
    assert m.state.players[0].glory == 0


@pytest.mark.rule("fortunes", "C117", "R68")
@pytest.mark.parametrize(("rounds", "over"), [(29, False), (30, True)])
def test_a_combat_is_broken_off_after_thirty_rounds(rounds: int, over: bool) -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate")
        put(s, 1, ship="frigate")
        s.battle = Battle([0, 1], None, [3, 3], round=rounds)

    m = stage(edit)
    assert ("broken-off" in told(m)) is over
