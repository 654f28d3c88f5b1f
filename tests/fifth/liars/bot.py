"""The game's own player: it reckons how likely a bid is to hold, and says what it believes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Any

from flibuste.kernel.decision import Option
from flibuste.kernel.seat import Seat

from .rules import LIAR
from .state import matching

#: below this chance a bid is called a lie
DOUBT = 0.35


@cache
def at_least(needed: int, unknown: int, wild: bool, face: int) -> float:
    """Return the chance that so many of the dice that one can't see count for a face."""
    one = 2 / 6 if wild and face != 1 else 1 / 6
    hits = range(max(needed, 0), unknown + 1)
    return sum(comb(unknown, k) * one**k * (1 - one) ** (unknown - k) for k in hits)


def chance(view: dict[str, Any], count: int, face: int) -> float:
    """Return how likely a bid is to hold, for who sees this view."""
    own: list[int] = view.get("dice", [])
    needed = count - matching(own, face, view["wild"])
    return at_least(needed, sum(view["cups"]) - len(own), view["wild"], face)


def smart() -> Callable[[Seat], Option]:
    return choose


def choose(seat: Seat) -> Option:
    """Call an unlikely bid; else make the likeliest of those that are open, chance breaking ties."""
    view, options = seat.view, seat.decision.options
    bid = view["bid"]
    if bid and chance(view, bid["count"], bid["face"]) < DOUBT:
        return LIAR
    bids = [option for option in options if option != LIAR]
    if not bids:
        return LIAR
    return max(bids, key=lambda option: (chance(view, option[1], option[2]), seat.rng.random()))
