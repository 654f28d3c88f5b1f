"""How well a seat stands: for searchers."""

from __future__ import annotations

from .box import BOX, FAME_CARDS
from .state import RECKONING, State


def evaluate(s: State, seat: int) -> float:
    """Fame, what cargo will bring once buried, and how good the ship is."""
    pirate = s.pirates[seat]
    left = (s.months - s.month + 1) / s.months
    worth = pirate.fame + sum(FAME_CARDS.get(card, 0) for card in pirate.hand)
    if s.step >= RECKONING:  # 11.3
        return float(worth)
    cargo = pirate.chests + pirate.gold / BOX.gold_a_fame
    ship = sum(pirate.rings) + sum(pirate.crafts) / 2 + (2 if pirate.parrot else 0) + len(pirate.hand) / 2
    return worth + 0.7 * cargo + 0.6 * ship * left
