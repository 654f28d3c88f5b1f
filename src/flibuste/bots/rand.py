"""The player that chooses at random: the yardstick, and the engine of the soak tests."""

from __future__ import annotations

from flibuste.kernel.decision import Option
from flibuste.kernel.seat import Seat


def random_bot(seat: Seat) -> Option:
    return seat.pick()
