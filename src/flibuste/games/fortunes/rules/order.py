"""The order of play: clockwise, and the same for the whole match (C008)."""

from __future__ import annotations

from ..state import State

#: By number of seats and seat: all seats in playing order from that one.
_ORDERS = tuple(
    tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats)) for seats in range(5)
)
_OTHERS = tuple(tuple(order[1:] for order in orders) for orders in _ORDERS)


def playing_order(s: State, start: int) -> tuple[int, ...]:
    """Return all seats in playing order from `start`."""
    return _ORDERS[s.seats][start]


def others(s: State, seat: int) -> tuple[int, ...]:
    """Return the other seats in playing order."""
    return _OTHERS[s.seats][seat]
