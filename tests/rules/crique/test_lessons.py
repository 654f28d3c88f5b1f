"""The positions that La Crique's lessons begin with. Their texts speak of what lies on the table: whoever
changes a position reads them again, then puts the new digest here."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest

from flibuste.lessons.book import Lesson, course, examples

DIGESTS = {
    "month": "8bf7e7301cf1",
    "broadsides": "6cc9e1849b82",
    "tavern": "5aacb2781aa2",
    "burying": "89cd48cb8071",
    "powder": "fb74b31e93df",
    "sailmaker": "f5f5e9240180",
    "wrecked": "88f9040ca89a",
}


@pytest.mark.parametrize("plan", [*course("crique"), *examples("crique")], ids=lambda plan: plan.name)
def test_a_lesson_begins_with_the_position_that_it_speaks_of(plan: Lesson) -> None:
    begun = plan.begin()
    found = blake2b(msgspec.msgpack.encode(begun.state), digest_size=6).hexdigest()
    assert found == DIGESTS[plan.name]
    assert set(begun.game.census(begun.state).values()) == {124, 50, 60, 42, 5}
