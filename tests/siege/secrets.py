"""Every field that a seat or a spectator receives, in two worlds that differ only in what it can't know."""

from __future__ import annotations

import random

import flibuste
from flibuste.arena.variants import variants
from tests.server.test_secrets import compared

POSITIONS = 20_000


def attack(scale: float) -> str:
    done = 0
    games = flibuste.games()
    wanted = max(len(games), int(POSITIONS * scale))
    for game in games:
        done += _positions(game, wanted // len(games))
    return f"{done} positions of {len(games)} games compared byte for byte: none differs"


def _positions(game: str, wanted: int) -> int:
    rng = random.Random(game)
    done = 0
    while done < wanted:
        seats, options = rng.choice(list(variants(flibuste.find(game))))
        match = flibuste.new(game, seats, rng.getrandbits(40), options)
        for _ in range(400):
            if match.over or done >= wanted:
                break
            viewer = rng.choice([None, *range(seats)])
            differs = compared(match, viewer)
            assert differs is None, (game, match.seed, len(match.journal), viewer, differs)
            done += 1
            seat = rng.choice(list(match.pending))
            match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(20))))
    return done
