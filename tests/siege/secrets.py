"""Every field that a seat or a spectator receives, in two worlds that differ only in what it can't know."""

from __future__ import annotations

import random

import flibuste
from flibuste.arena.variants import variants
from tests.server.test_secrets import compared, compared_answers

#: A fifth of them of the toy game.
POSITIONS = 25_000


def attack(scale: float) -> str:
    done = answers = 0
    games = flibuste.games()
    wanted = max(len(games), int(POSITIONS * scale))
    for game in games:
        positions, compared_with = _positions(game, wanted // len(games))
        done, answers = done + positions, answers + compared_with
        print(f"  {game}: {positions} positions, {compared_with} sights of secret answers", flush=True)
    return (
        f"{done} positions of {len(games)} games compared byte for byte, with what weighing and advice say,"
        f" and {answers} sights while others had answered in secret: none differs"
    )


def _positions(game: str, wanted: int) -> tuple[int, int]:
    rng = random.Random(game)
    done = answers = 0
    while done < wanted:
        seats, options = rng.choice(list(variants(flibuste.find(game))))
        match = flibuste.new(game, seats, rng.getrandbits(40), options)
        for _ in range(400):
            if match.over or done >= wanted:
                break
            where = (game, seats, options, match.seed, len(match.journal))
            viewer = rng.choice([None, *range(seats), *match.pending])
            differs = compared(match, viewer, rng)
            assert differs is None, (*where, viewer, differs)
            done += 1
            count, differs = compared_answers(match, rng)
            assert differs is None, (*where, differs)
            answers += count
            seat = rng.choice(list(match.pending))
            match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(20))))
    return done, answers
