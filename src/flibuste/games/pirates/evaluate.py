"""How well a seat stands: for searchers."""

from __future__ import annotations

from . import box
from .rules.ending import gold_of
from .rules.treasure import aboard_value
from .state import State
from .table.contact import fleet


def evaluate(s: State, seat: int) -> float:
    """Gold at home counts most, then gold aboard, then what still floats."""
    total = 0.0
    for other in range(s.seats):
        sign = 1.0 if other == seat else -1.0 / max(1, s.seats - 1)
        own = fleet(s, other)
        value = 4.0 * gold_of(s, other) + 2.0 * sum(aboard_value(ship) for ship in own)
        for ship in own:
            masts = len(ship.masts)
            standing = sum(1 for mast in ship.masts if mast)
            value += box.ships()[ship.card].cost * (0.4 + 0.6 * standing / max(1, masts)) * 0.5
        total += sign * value
    if s.ended:
        total += 1000.0 if seat in s.winners else -1000.0
    return total
