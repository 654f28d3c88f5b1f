"""The positions that the lessons of Fortunes de Mer begin with. Their texts speak of what lies on the table:
whoever changes a position reads them again, then puts the new digest here."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest

import flibuste
from flibuste.lessons.book import Lesson, course, examples

DIGESTS = {
    "trade": "8b98f882c93c",
    "errands": "d6a22ec07bd1",
    "raid": "021d6eb6aacc",
    "battle": "90ab61aaf050",
    "win": "d9f3aa509bbf",
    "felipe": "14f1ad45cbab",
}
LESSONS = {plan.name: plan for plan in (*course("fortunes"), *examples("fortunes"))}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_lesson_begins_with_the_position_that_it_speaks_of(name: str) -> None:
    begun = LESSONS[name].begin()
    assert blake2b(msgspec.msgpack.encode(begun.state), digest_size=6).hexdigest() == DIGESTS[name]


@pytest.mark.parametrize("plan", LESSONS.values(), ids=lambda plan: plan.name)
def test_no_piece_is_lost_or_made_for_a_lesson(plan: Lesson) -> None:
    begun = plan.begin()
    assert begun.game.census(begun.state) == begun.game.census(flibuste.new("fortunes", plan.seats).state)
