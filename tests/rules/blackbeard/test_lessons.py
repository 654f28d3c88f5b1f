"""The lessons of the game: each is played to its end, from a position that the box can show."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.blackbeard.view import census
from flibuste.lessons.book import Lesson, course, examples
from flibuste.lessons.run import Run

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
