"""Which seats have seen a hidden card or token: a set of seats, as a number with one bit for each.

The state holds some two hundred of these sets, and a search copies it at every step: as lists they would
double its size.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Seen: TypeAlias = int

UNSEEN: Final = 0


def by_all(seats: int) -> Seen:
    """Return what all of that many seats have seen."""
    return (1 << seats) - 1


def also(seen: Seen, seat: int) -> Seen:
    """Return what has now been seen by one seat more."""
    return seen | 1 << seat


def has_seen(seen: Seen, seat: int | None) -> bool:
    """Return whether a seat has seen it; a spectator (None) has seen nothing."""
    return seat is not None and bool(seen >> seat & 1)
