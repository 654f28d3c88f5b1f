"""The state of a match: plain data."""

from __future__ import annotations

import msgspec

NOBODY = -1


class Bid(msgspec.Struct):
    """At least `count` dice of all cups together show `face`."""

    seat: int
    count: int
    face: int


class State(msgspec.Struct):
    #: the dice under each seat's cup; an empty cup is out of the game (1.7)
    cups: list[list[int]]
    #: whether a 1 counts as any face (1.5)
    wild: bool
    #: who is to speak; who opens the next round
    seat: int = 0
    bid: Bid | None = None
    #: dice put back in the box
    lost: int = 0
    #: seats that are out, the first one first
    out: list[int] = []


def dice_left(s: State) -> int:
    """Return how many dice are under all cups together."""
    return sum(map(len, s.cups))


def matching(dice: list[int], face: int, wild: bool) -> int:
    """1.5: return how many of the dice count for a face."""
    return sum(die == face or (wild and die == 1) for die in dice)


def next_seat(s: State, seat: int) -> int:
    """Return the next seat to the left that still has dice."""
    seats = len(s.cups)
    return next(after % seats for after in range(seat + 1, seat + 1 + seats) if s.cups[after % seats])
