"""Crew (4): whose abilities work where, and who is shown."""

from __future__ import annotations

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.marines import marine_options
from flibuste.games.pirates.state import Crew, State

from . import kit
from .kit import BARQUE, FRIGATE, HELMSMAN, Terrain, course, crew_with, do, dock, get, ship, stage


@pytest.mark.rule("pirates", "4.6")
def test_a_crew_of_cost_0_never_boards_a_foreign_ship() -> None:
    free = next(c for c in box.crew().values() if c.cost == 0 and c.nation == "france" and box.coded(c.id))

    def waiting(s: State) -> None:
        s.players[0].crew = [Crew(free.id, 0, "france")]

    english = dock(ship(FRIGATE, 0), 0)
    m = stage(english, kit.AWAY, edit=waiting)
    assert not kit.offered(m, "hands")
    french = dock(ship(FRIGATE, 0, nation="france"), 0)
    m = do(stage(french, kit.AWAY, edit=waiting), f"hands {french.id}")
    assert f"embark {free.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "4.5", "16.kw-marine-2")
def test_a_marine_under_a_foreign_flag_or_silenced_does_not_fire() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE]), ship(BARQUE, 1, 600, 490)
    m = stage(vessel, foe, kit.AWAY)
    s = m.state
    assert marine_options(s, 0)
    mine = get(m, vessel)
    for mark in ("stunk", "mute", "hushed"):
        setattr(mine.plight, mark, True)
        assert not marine_options(s, 0)
        setattr(mine.plight, mark, False)
    mine.crew[0].nation = "spain"
    assert not marine_options(s, 0)


@pytest.mark.rule("pirates", "4.7", "5.helmsman", "5.oarsman-1")
def test_the_crew_that_carry_a_ship_further_are_shown() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN])
    m = do(stage(vessel, kit.AWAY), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up  # her own move is enough
    printed = box.ships()[FRIGATE].move.count("+") + 1
    m = do(stage(vessel, kit.AWAY), course(vessel, *[(0, 50)] * (printed + 1)))
    assert get(m, vessel).crew[0].up
    oarsman = next(c.id for c in box.crew().values() if "oarsman" in c.keywords)
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oarsman])
    m = do(stage(hulk, kit.AWAY), course(hulk, (0, 50)))
    assert get(m, hulk).crew[0].up


@pytest.mark.rule("pirates", "4.7")
def test_the_crew_that_lead_a_ship_over_terrain_or_its_guns_further_are_shown() -> None:
    pilot = crew_with("ignore_terrain")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[pilot])
    m = do(stage(vessel, kit.AWAY, terrain=[Terrain("reef", 60000, 70000)]), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up
    m = do(stage(vessel, kit.AWAY, terrain=[Terrain("reef", 70000, 45000)]), course(vessel, (0, 50)))
    assert get(m, vessel).crew[0].up
    gunner = crew_with("all_long")
    short = next(c.id for c in box.ships().values() if not c.abilities and set(c.cannons) == {"3S"})
    for gap, shown in ((20, False), (70, True)):
        shooter = ship(short, 0, 600, 450, crew=[gunner])
        foe = ship(BARQUE, 1, 600, 450 + kit.half(short)[1] + 9 + gap)
        m = do(kit.quiet(stage(shooter, foe, kit.AWAY, dice=[1])), f"shoot {shooter.id}")
        do(m, kit.offered(m, "fire")[0])
        assert get(m, shooter).crew[0].up is shown
