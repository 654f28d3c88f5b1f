"""Options that rules share, made once, and the words for seats."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Option

from .state import State

_INTERNED: dict[tuple[Any, ...], Option] = {}


def option(*words: str | int) -> Option:
    """Return the option of these words; the same object each time."""
    known = _INTERNED.get(words)
    if known is None:
        known = _INTERNED[words] = Option(*words)  # type: ignore[arg-type]
    return known


KEEP = Option("keep")
YES = Option("yes")
NO = Option("no")
YES_NO = (YES, NO)
SEIZE = (Option("seize"), Option("leave"))

_SEATS = tuple(f"p{seat}" for seat in range(10))


def who(s: State, owner: int) -> str:
    """Return the word for an owner in the story: a seat, or the system player (19)."""
    return _SEATS[owner] if owner < s.seats else "system"
