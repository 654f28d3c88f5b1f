"""10 Fame: won at once (2.10), never below zero (8.32)."""

from __future__ import annotations

from .state import LOST, State


def gain(s: State, seat: int, fame: int, source: int) -> None:
    pirate = s.pirates[seat]
    pirate.fame += fame
    pirate.tally[source] += fame


def lose(s: State, seat: int, fame: int) -> int:
    """How much there was to lose."""
    pirate = s.pirates[seat]
    fame = min(fame, pirate.fame)
    pirate.fame -= fame
    pirate.tally[LOST] -= fame
    return fame
