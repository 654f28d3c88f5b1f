"""The player that looks one choice ahead."""

from __future__ import annotations

from flibuste.kernel.decision import Option
from flibuste.kernel.seat import Bot, Seat

#: How many options are looked at, at the most, and in how many worlds.
WIDTH = 24
WORLDS = 2


def greedy() -> Bot:
    """A bot that tries each option in a few sampled worlds and takes the one after which the game's own
    `evaluate` likes its seat best."""
    return _choose


def _choose(seat: Seat) -> Option:
    options = list(seat.options)
    if len(options) > WIDTH:
        options = seat.rng.sample(options, WIDTH)
    worlds = [seat.sample(seat.rng.getrandbits(32)) for _ in range(WORLDS)]
    totals = [0.0] * len(options)
    for world in worlds:
        evaluate = world.game.evaluate
        for i, option in enumerate(options):
            after = world.clone()
            after.choose(seat.number, option)
            totals[i] += evaluate(after.state, seat.number)
    best = max(totals)
    return seat.rng.choice([o for o, t in zip(options, totals, strict=True) if t == best])
