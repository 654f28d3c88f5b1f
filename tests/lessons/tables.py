"""The table of a lesson as its file lays it: for the tests of each game's lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

import flibuste
from flibuste.lessons.book import Lesson

S = TypeVar("S")
T = TypeVar("T")


def as_laid(
    game: str, plan: Lesson, lay: Callable[[Any, dict[str, Any]], object], state: type[S], table: type[T]
) -> tuple[S, T]:
    """Return the state as the lesson's table was laid, before the rules go on from it, and that table."""
    kept: list[bytes] = []

    def edit(s: Any) -> None:
        lay(s, plan.table)
        kept.append(msgspec.msgpack.encode(s))

    flibuste.stage(game, plan.seats, edit, seed=plan.seed, options=plan.options)
    return msgspec.msgpack.decode(kept[0], type=state), msgspec.convert(plan.table, table)
