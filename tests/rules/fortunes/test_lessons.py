"""What the lessons of Fortunes de Mer begin with: the table that their files describe."""

from __future__ import annotations

import msgspec
import pytest

import flibuste
from flibuste.games.fortunes.box import (
    CAPTAIN,
    CARGO_CARD,
    EVENT,
    EVENT_NPC,
    GLORY_IDS,
    GOOD,
    MISSION,
    MODIFICATION,
    NATION,
    RUMOUR,
    SECTIONS,
    SHIP,
    SHIP_SECTIONS,
    ZONE,
)
from flibuste.games.fortunes.lessons.positions import WEAPONS, Captain, Table, lay
from flibuste.games.fortunes.state import State, Tide
from flibuste.games.fortunes.view import census
from flibuste.lessons.book import Lesson, course, examples
from flibuste.lessons.run import Run

from ...lessons.tables import as_laid
from ...lessons.test_lessons import to_the_end

LESSONS = (*course("fortunes"), *examples("fortunes"))


def laid(plan: Lesson) -> tuple[State, Table]:
    return as_laid("fortunes", plan, lay, State, Table)


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_a_lesson_comes_to_its_end(plan: Lesson) -> None:
    run = Run(plan)
    assert to_the_end(run) == list(range(len(plan.step)))
    assert not run.script


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_the_captains_of_a_lesson_are_as_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    for p, said in zip(s.players, table.captain, strict=True):
        assert (p.captain, p.ship.kind) == (CAPTAIN[said.name], SHIP[said.ship])
        assert (p.zone, p.in_port) == (ZONE[said.zone], said.in_port)
        assert (p.gold, p.chest, p.hides, p.secret) == (said.gold, said.chest, said.hides, said.secret)
        assert (p.glory, p.big_ship) == (said.glory, said.big_ship)
        assert p.ship.mods == [MODIFICATION[name] for name in said.mods]
        assert [GLORY_IDS[card] for card in p.hand] == [*said.hand]
        assert p.bounties == [said.bounties.get(nation, 0) for nation in NATION]
        assert p.weapons == [said.weapons.get(weapon, 0) for weapon in WEAPONS]
        whole = zip(SECTIONS, SHIP_SECTIONS[p.ship.kind], strict=True)
        assert p.ship.now == [said.left.get(section, most) for section, most in whole]
    captains = [p.captain for p in s.players] + s.captain_deck
    assert len(captains) == len(set(captains))


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_the_sea_of_a_lesson_is_calm_but_for_what_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    assert (s.first, s.actor, s.tide, s.war, s.blockade) == (0, 0, Tide(), [], -1)
    assert (s.commodores, s.arrivals) == ([], [])
    assert {zone: s.demand[ZONE[zone]] for zone in table.demand} == {
        zone: GOOD[good] for zone, good in table.demand.items()
    }
    assert all(s.merchants[ZONE[zone]] == NATION[nation] for zone, nation in table.merchants.items())
    npcs = {(EVENT_NPC[EVENT[event]], ZONE[zone]): [EVENT[event]] for zone, event in table.npcs.items()}
    assert {(number, npc.zone): npc.stack for number, npc in enumerate(s.npcs) if npc.zone >= 0} == npcs
    assert not [npc.stack for npc in s.npcs if npc.zone < 0 and npc.stack]


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_the_decks_of_a_lesson_are_stacked_as_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    events = [*table.events, *[name for name in ("peace_1", "peace_2") if name not in table.events]]
    assert s.events[: -len(events) - 1 : -1] == [EVENT[name] for name in events]
    assert s.cargo_deck[::-1][: len(table.cargo)] == [CARGO_CARD[name] for name in table.cargo]
    assert not table.mission or MISSION[table.mission] in s.missions
    assert not table.rumour or s.rumour_deck[-1] == RUMOUR[table.rumour]


@pytest.mark.parametrize("coins", [False, True])
@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_no_piece_is_lost_or_made_for_a_lesson(plan: Lesson, coins: bool) -> None:
    fresh = flibuste.new("fortunes", plan.seats, 1, {"coins": coins}).state
    begun = flibuste.stage(
        "fortunes", plan.seats, lambda s: lay(s, plan.table), options={"coins": coins}
    ).state
    assert census(begun) == census(fresh)
    assert sorted([*begun.demand, *begun.reserve]) == sorted([*fresh.demand, *fresh.reserve])
    assert sorted(begun.merchants) == sorted(fresh.merchants)


def test_two_players_may_change_captains_and_ports_their_wants() -> None:
    """Whoever has what a lesson gives to another takes his in exchange."""

    def edit(s: State) -> None:
        names = {number: name for name, number in CAPTAIN.items()}
        first, second = (names[p.captain] for p in s.players)
        captains = [{"name": name, "ship": "sloop", "zone": "tortuga"} for name in (second, first)]
        ports = [zone for zone in range(len(s.demand)) if s.demand[zone] >= 0]
        goods = {number: name for name, number in GOOD.items()}
        zones = {number: name for name, number in ZONE.items()}
        here, there = next(
            (a, b) for a in ports for b in ports if s.demand[b] not in (s.demand[a], *s.reserve)
        )
        wanted, old = s.demand[there], s.demand[here]
        lay(s, {"captain": captains, "demand": {zones[here]: goods[wanted]}})
        assert [p.captain for p in s.players] == [CAPTAIN[second], CAPTAIN[first]]
        assert (s.demand[here], s.demand[there]) == (wanted, old)

    flibuste.stage("fortunes", 2, edit)


def test_a_word_that_a_lesson_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="galleons"):
        flibuste.stage("fortunes", 2, lambda s: lay(s, {"captain": [], "galleons": 1}))
    assert Captain(name="felipe", ship="sloop", zone="tortuga").gold == 10


def test_whatever_blows_the_sea_of_a_lesson_is_calm() -> None:
    def edit(s: State) -> None:
        s.war[:], s.blockade, s.commodores[:] = [0, 1], 3, [2]
        s.tide.fleet, s.first, s.actor = 1, 1, 1
        s.arrivals.append(s.events.pop())
        s.npcs[0].stack.append(s.events.pop())
        s.npcs[0].zone = 4
        before = sorted([*s.events, *s.arrivals, *s.npcs[0].stack])
        captains = [
            {"name": name, "ship": "sloop", "zone": "tortuga"} for name in ("felipe", "frances_wright")
        ]
        lay(s, {"captain": captains})
        assert (s.war, s.blockade, s.commodores, s.tide) == ([], -1, [], Tide())
        assert (s.first, s.actor, s.arrivals) == (0, 0, [])
        assert [(npc.zone, npc.stack) for npc in s.npcs] == [(-1, [])] * len(s.npcs)
        assert sorted(s.events) == before

    flibuste.stage("fortunes", 2, edit)
