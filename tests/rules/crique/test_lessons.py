"""What La Crique's lessons begin with: the table that their files describe, made of the box's pieces."""

from __future__ import annotations

import msgspec
import pytest

import flibuste
from flibuste.games.crique.box import CARD, LEGEND, LOOT, OUTER
from flibuste.games.crique.lessons.positions import STEPS, Pirate, Table, lay
from flibuste.games.crique.options import ISLAND_OF
from flibuste.games.crique.state import TREASURES, State
from flibuste.games.crique.view import census
from flibuste.lessons.book import Lesson, course, examples
from flibuste.lessons.run import Run

from ...lessons.tables import as_laid
from ...lessons.test_lessons import to_the_end

LESSONS = (*course("crique"), *examples("crique"))


def laid(plan: Lesson) -> tuple[State, Table]:
    return as_laid("crique", plan, lay, State, Table)


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_a_lesson_comes_to_its_end(plan: Lesson) -> None:
    run = Run(plan)
    assert to_the_end(run) == list(range(len(plan.step)))
    assert not run.script


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_the_players_of_a_lesson_are_as_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    for pirate, said in zip(s.pirates, table.pirate, strict=True):
        assert pirate.rings == [*said.rings]
        assert pirate.gold == (9 if said.gold is None else said.gold)
        assert (pirate.chests, pirate.fame, pirate.parrot) == (said.chests, said.fame, 0)
        assert pirate.island == ISLAND_OF[said.island]
        assert pirate.hand == [CARD[word] for word in said.hand]
    assert s.tavern[::-1][: len(table.tavern)] == [CARD[word] for word in table.tavern]


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_the_islands_of_a_lesson_are_as_its_file_says(plan: Lesson) -> None:
    s, table = laid(plan)
    ships = [(ISLAND_OF[black.island], LEGEND[black.legend]) for black in table.black]
    assert [(ship.island, ship.legend) for ship in s.black] == ships
    months = table.months_left or 12
    assert s.month == 13 - months
    for island in OUTER:
        pile = s.piles[island - 1]
        here = [s.shown[island - 1], *pile[::-1]] if table.step else pile[::-1]
        assert len(here) == months
        for deep, cards in enumerate((table.treasures, table.next_treasures)):
            for word, loot in cards.items():
                if ISLAND_OF[word] == island:
                    assert LOOT[here[deep]] == (loot.fame, loot.gold, loot.chests, loot.tavern)
    assert s.step == (STEPS[table.step] if table.step else TREASURES)
    assert all(s.shown) if table.step else not any(s.shown)


@pytest.mark.parametrize("plan", LESSONS, ids=lambda plan: plan.name)
def test_no_piece_is_lost_or_made_for_a_lesson(plan: Lesson) -> None:
    s, _ = laid(plan)
    fresh = flibuste.new("crique", plan.seats, 1).state
    assert census(s) == census(fresh)
    everywhere = [*s.legends, *[ship.legend for ship in s.black]]
    assert sorted(everywhere) == sorted([*fresh.legends, *[ship.legend for ship in fresh.black]])


def test_black_ships_may_change_legends() -> None:
    """A legend that the other ship has is exchanged with it."""

    def edit(s: State) -> None:
        words = {number: word for word, number in LEGEND.items()}
        one, two = (words[ship.legend] for ship in s.black)
        ships = [{"island": "tavern-island", "legend": two}, {"island": "cannon-island", "legend": one}]
        pile = list(s.legends)
        lay(s, {"black": ships, "pirate": [{}, {}, {}]})
        assert [words[ship.legend] for ship in s.black] == [two, one]
        assert s.legends == pile

    flibuste.stage("crique", 3, edit)


def test_a_word_that_a_lesson_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="galleons"):
        flibuste.stage("crique", 3, lambda s: lay(s, {"black": [], "pirate": [], "galleons": 1}))
    assert Pirate().rings == (1, 1, 1, 1)
