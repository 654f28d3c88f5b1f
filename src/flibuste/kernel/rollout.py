"""Playing on in a sampled world: each seat with a policy and chance of its own, until all stand alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from .match import SELDOM, Match
from .seat import Bot, Seat


def play_on(
    world: Match,
    policies: Sequence[Bot],
    seed: int,
    boundaries: int = 1,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Play a match on in place until so many boundaries of its game have passed, or to its end.

    Each seat's chance comes from `seed` alone: the same world, policies and seed give the same end. Returns
    whether it came that far: `cancelled` is asked before each choice.
    """
    boundary = world.game.boundary
    if boundary is None:
        raise ValueError(f"{world.game.name}: the game declares no boundary")
    table = world.table
    last = boundary(table.state) + boundaries
    seats = [Seat(world, number) for number in range(world.seats)]
    for number, seat in enumerate(seats):
        seat.rng = Random(seed * 16 + number)
    choose = world.choose
    world.spacing = SELDOM
    while world.pending:
        for number, decision in world.pending.items():
            if cancelled():
                return False
            seat = seats[number]
            seat.decision = decision
            choose(number, policies[number](seat))
        if boundary(table.state) >= last:
            break
    return True
