"""The lessons of the game: each is played to its end, from a position that the box can show."""

from __future__ import annotations

import msgspec
import pytest

import flibuste
from flibuste.games.blackbeard.box import (
    CARD,
    COMMISSIONERS,
    EVENTS,
    HOSTAGES,
    MERCHANTS,
    NATIONS,
    PIRATE,
    PLACE,
    PORT,
    SHIP,
    WARSHIPS,
)
from flibuste.games.blackbeard.lessons.positions import Pirate, Table, lay
from flibuste.games.blackbeard.state import State
from flibuste.games.blackbeard.view import census
from flibuste.lessons.book import Lesson, course, examples
from flibuste.lessons.run import Run

from ...lessons.tables import as_laid
from ...lessons.test_lessons import to_the_end

LESSONS = (*course("blackbeard"), *examples("blackbeard"))


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_a_lesson_comes_to_its_end(plan: Lesson) -> None:
    run = Run(plan)
    assert to_the_end(run) == list(range(len(plan.step)))
    assert not run.script


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_a_lesson_needs_no_more_than_the_box_holds(plan: Lesson) -> None:
    m = Run(plan).match
    whole = census(flibuste.new("blackbeard", seats=m.state.seats, seed=1).state)
    there = census(m.state)
    assert there.keys() == whole.keys()
    assert all(there[part] <= whole[part] for part in whole), (there, whole)


@pytest.mark.parametrize("plan", course("blackbeard"), ids=lambda plan: plan.name)
def test_everybody_has_a_pirate_in_a_lesson(plan: Lesson) -> None:
    """Examples show one moment only, with whom it takes; a lesson is a game."""
    s = Run(plan).match.state
    assert {p.owner for p in s.pirates} == set(range(len(s.vp)))


TABLED = [plan for plan in LESSONS if plan.table]


def laid(plan: Lesson) -> tuple[State, Table]:
    return as_laid("blackbeard", plan, lay, State, Table)


@pytest.mark.parametrize("plan", TABLED, ids=lambda plan: plan.name)
def test_the_ships_of_a_lesson_lie_where_its_file_says_and_no_others(plan: Lesson) -> None:
    s, table = laid(plan)
    merchants = {port: MERCHANTS[s.merchants[at]].id for port, at in PORT.items() if s.merchants[at] >= 0}
    assert merchants == table.merchants
    warships = {zone: WARSHIPS[s.warships[PLACE[zone]]].id for zone in table.warships}
    assert warships == table.warships
    assert sum(kind >= 0 for kind in s.warships) == len(warships)
    hunters = [(COMMISSIONERS[number].id, owner, s.kc_places[owner]) for owner, number in enumerate(s.kcs)]
    for said in table.commissioner:
        assert (said.name, said.owner, PLACE[said.place]) in hunters
    assert sum(number >= 0 for number in s.kcs) == len(table.commissioner)
    assert {port for port, at in PORT.items() if s.governors[at]} >= set(table.governors)
    assert {port: s.havens[PORT[port]] for port in table.havens} == {
        port: PIRATE[name] for port, name in table.havens.items()
    }


@pytest.mark.parametrize("plan", TABLED, ids=lambda plan: plan.name)
def test_the_pirates_of_a_lesson_are_as_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    assert len(s.pirates) == (4 if table.as_set_up else len(table.pirate))
    for said in table.pirate:
        p = next(p for p in s.pirates if p.id == PIRATE[said.name])
        assert (p.owner, p.place, p.ship, p.holds) == (
            said.owner,
            PLACE[said.place],
            SHIP[said.ship],
            [*said.holds],
        )
        assert (p.notoriety, p.worth, p.revel) == (said.notoriety, said.worth, said.revel)
        for figure in ("combat", "speed", "loyalty", "cunning"):
            assert getattr(said, figure) in (None, getattr(p, figure))
        assert [HOSTAGES[number].id for number in p.hostages] == [said.hostage] * bool(said.hostage)
        assert [NATIONS[number] for number in p.nations] == [said.nation] * bool(said.hostage)
        assert p.letter == (NATIONS.index(said.letter) if said.letter else -1)
        assert p.found == ([PORT[said.found]] if said.found else [])
        assert s.face_up == [PORT[other.found] for other in table.pirate if other.found]
        assert p.since < s.turn


@pytest.mark.parametrize("plan", TABLED, ids=lambda plan: plan.name)
def test_the_cards_of_a_lesson_are_those_of_its_file(plan: Lesson) -> None:
    s, table = laid(plan)
    hands = [*table.hands, *[()] * (len(s.hands) - len(table.hands))]
    assert s.hands == [[CARD[name] for name in hand] for hand in hands]
    captains = [*table.captains, *[()] * (len(s.pirate_hands) - len(table.captains))]
    assert s.pirate_hands == [[PIRATE[name] for name in names] for names in captains]
    if table.deck:
        top = s.deck[-len(table.deck) :]
        assert top[::-1] == [CARD[name] for name in table.deck]
        below = [EVENTS[card - 1].mode == "now" for card in s.deck[: -len(table.deck)]]
        assert below == sorted(below, reverse=True), "what happens at once lies deepest"


@pytest.mark.parametrize("plan", TABLED, ids=lambda plan: plan.name)
def test_a_lesson_begins_with_seat_0_to_play_and_with_the_whole_box(plan: Lesson) -> None:
    s, table = laid(plan)
    assert s.actor == s.first == 0
    assert (s.actions, s.acted, s.played) == (table.actions, table.actions > 0, int(table.actions > 0))
    asked = table.others_are_asked or table.as_set_up
    assert s.quiet == ([] if asked else list(range(s.seats)))
    there, whole = census(s), census(flibuste.new("blackbeard", plan.seats, 1).state)
    if table.hostages:
        del there["hostages"], whole["hostages"]
        assert [HOSTAGES[number].id for number in s.hostage_pool] == [*table.hostages]
    assert there == whole


def test_a_word_that_a_lesson_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="galleons"):
        flibuste.stage("blackbeard", 2, lambda s: lay(s, {"galleons": 1}))
    assert Pirate(name="low", place="boston").ship == "schooner"
