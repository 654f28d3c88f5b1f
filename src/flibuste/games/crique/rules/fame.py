"""10 Fame: what is won and what is lost."""

from __future__ import annotations

from ..state import LOST, State


def gain(s: State, seat: int, fame: int, source: int) -> None:
    """2.10, 10.1: at once; `source` is a place of the tally."""
    pirate = s.pirates[seat]
    pirate.fame += fame
    pirate.tally[source] += fame


def lose(s: State, seat: int, fame: int) -> int:
    """8.32, 10.2: never below zero. Return how much there was to lose."""
    pirate = s.pirates[seat]
    fame = min(fame, pirate.fame)
    pirate.fame -= fame
    pirate.tally[LOST] -= fame
    return fame
