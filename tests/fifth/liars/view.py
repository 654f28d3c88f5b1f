"""What a seat may know, all else rolled anew, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.dice import Dice
from flibuste.kernel.table import seat_word

from .state import State, dice_left


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everybody sees how many dice are under each cup and the last bid; a seat sees its own dice."""
    bid = s.bid and {"who": seat_word(s.bid.seat), "count": s.bid.count, "face": s.bid.face}
    shown: dict[str, Any] = {
        "cups": [len(cup) for cup in s.cups],
        "bid": bid,
        "speaks": seat_word(s.seat),
        "wild": s.wild,
        "out": [seat_word(gone) for gone in s.out],
    }
    if seat is not None:
        shown["dice"] = list(s.cups[seat])
    return shown


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Roll the dice under every other cup anew."""
    for other, cup in enumerate(s.cups):
        if other != seat and cup:
            cup[:] = sorted(dice.roll(len(cup)))


def census(s: State) -> Mapping[str, int]:
    return {"dice": dice_left(s) + s.lost}


def evaluate(s: State, seat: int) -> float:
    """Own dice against those of the strongest rival."""
    return len(s.cups[seat]) - max(len(cup) for other, cup in enumerate(s.cups) if other != seat)
