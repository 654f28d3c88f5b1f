"""War and peace, and the guns of San Juan."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import ENGLAND, EVENT, FRANCE, MAN_OF_WAR, NATIONS, SPAIN, ZONE
from flibuste.games.fortunes.rules import bounties, npcs, war
from flibuste.games.fortunes.state import State

from .kit import asked, npc, offered, pick, put, stage, told


def away(s: State) -> None:
    for seat in range(s.seats):
        put(s, seat, zone="nassau", port=True)


def test_two_different_nations_go_to_war() -> None:
    pairs = set()
    for seed in range(60):
        m = stage(away)
        m.dice.reseed(bytes([seed]) * 32)
        war.set_war(m.table)
        assert len(set(m.state.war)) == 2
        pairs.add(tuple(m.state.war))
    assert len(pairs) == 6


def test_a_nation_at_war_without_a_ship_gets_a_commodore() -> None:
    def edit(s: State) -> None:
        away(s)
        npc(s, "es_depes", "la_habana")
        s.events.remove(EVENT["pi_hamlin"])  # a card without icons comes next
        s.events.append(EVENT["pi_hamlin"])

    m = stage(edit)
    s = m.state
    war.set_war(m.table)
    while s.war != [SPAIN, FRANCE]:
        war.set_war(m.table)
    assert s.commodores == [FRANCE]
    assert npcs.vessel_kind(s, SPAIN) == MAN_OF_WAR
    pick(m, "end", "end")
    assert s.npcs[FRANCE].commodore
    assert s.npcs[FRANCE].zone == ZONE[NATIONS[FRANCE].capital]
    assert npcs.skills_of_npc(s, FRANCE) == (3, 2, 3)
    assert m.view(None)["npcs"][1]["captain"] == "commodore"
    war.make_peace(m.table)
    assert s.npcs[FRANCE].zone == -1  # he goes home
    assert s.npcs[SPAIN].zone >= 0
    assert npcs.vessel_kind(s, SPAIN) != MAN_OF_WAR


def test_a_new_war_ends_the_old_one() -> None:
    m = stage(away)
    s = m.state
    s.war[:] = [SPAIN, FRANCE]
    s.npcs[FRANCE].zone = ZONE["tortuga"]
    s.npcs[FRANCE].commodore = True
    war.set_war(m.table)
    assert "peace" in told(m)
    assert not s.npcs[FRANCE].commodore


@pytest.mark.rule("fortunes", "C106")
def test_captains_of_the_enemy_are_hunted() -> None:
    def edit(s: State) -> None:
        s.war[:] = [SPAIN, FRANCE]
        npc(s, "es_depes", "tortuga")
        put(s, 0, "nicolas_jaures")
        put(s, 1, zone="nassau", port=True)

    m = pick(stage(edit, dice=[5, 1, 1]), "sail tortuga")
    assert m.state.battle is not None
    vessel = m.state.battle.vessel
    assert vessel is not None
    assert vessel.kind == MAN_OF_WAR


@pytest.mark.rule("fortunes", "C017")
def test_the_fort_of_san_juan_fires_on_those_that_spain_wants() -> None:
    def edit(s: State, *bounties: str, port: bool = False) -> None:
        put(s, 0, "rodrigo_valcarcel", zone="san_juan", port=port, bounties=bounties)

    m = pick(stage(lambda s: edit(s, "spain"), dice=[5, 2]), "end")
    assert m.state.players[0].ship.now == [2, 2, 1, 2, 1]
    assert [t.about["good"] for t in m.story() if t.key == "fort"] == [True]
    m = pick(stage(lambda s: edit(s, "spain"), dice=[4]), "end")
    assert m.state.players[0].ship.now == [2, 2, 2, 2, 1]
    assert [t.about["good"] for t in m.story() if t.key == "fort"] == [False]  # a miss is told too
    m = pick(stage(lambda s: edit(s, "england"), dice=[5, 2]), "end")
    assert "fort" not in told(m)
    m = pick(stage(lambda s: edit(s, "spain", port=True), dice=[5, 2]), "end")
    assert "fort" not in told(m)

    def frail(s: State) -> None:
        edit(s, "spain")
        s.players[0].ship.now[:] = [1, 2, 0, 2, 1]

    m = pick(stage(frail, dice=[5, 2]), "end")
    assert m.state.players[0].captain == -1  # destroyed masts pass the hit to the Hull


def test_a_blockade_is_lifted_at_its_end() -> None:
    def edit(s: State) -> None:
        s.blockade = ZONE["la_habana"]
        s.blockade_until = 1
        s.events.remove(EVENT["pi_hamlin"])
        s.events.append(EVENT["pi_hamlin"])

    m = stage(edit)
    assert "dock" not in offered(m)
    pick(m, "end", "end")
    assert "blockade-ends" in told(m)
    assert "dock" in offered(m)
    assert asked(m)[1] == "act"


def test_england_hunts_only_what_concerns_it() -> None:
    m = stage(lambda s: put(s, 0, "nicolas_jaures"))
    p = m.state.players[0]
    assert not npcs.is_hostile(m.state, ENGLAND, p)
    bounties.add(m.table, 0, SPAIN)
    assert npcs.is_hostile(m.state, ENGLAND, p)  # bounties of other nations count second
