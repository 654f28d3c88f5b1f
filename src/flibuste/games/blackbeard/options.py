"""Options that rules share, made once, and the words for seats."""

from __future__ import annotations

from typing import Any, Final

from flibuste.kernel.decision import Option, Options

from .state import State

_INTERNED: Final[dict[tuple[Any, ...], Option]] = {}


def option(*words: str | int) -> Option:
    """Return the option of these words; the same object each time."""
    known = _INTERNED.get(words)
    if known is None:
        known = _INTERNED[words] = Option(*words)  # type: ignore[arg-type]
    return known


KEEP: Final = Option("keep")
YES: Final = Option("yes")
NO: Final = Option("no")
YES_NO: Final[Options] = (YES, NO)
SEIZE: Final[Options] = (Option("seize"), Option("leave"))

_SEATS: Final = tuple(f"p{seat}" for seat in range(10))


def who(s: State, owner: int) -> str:
    """Return the word for an owner in the story: a seat, or the system player (19)."""
    return _SEATS[owner] if owner < s.seats else "system"
