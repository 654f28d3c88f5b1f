"""Improving the numbers that a game's own player weighs by: one player with moved numbers against others with
the numbers as they are, keeping what wins; at the end, by how much on fresh seeds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from random import Random

import msgspec

from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import play

from .spread import HERE, Where, expect_count, spread
from .wilson import wilson

#: Games in one piece of work.
BATCH = 10
#: How far numbers are moved, and which part of them at a time.
MOVED, PART = 0.3, 0.35


class Trial(msgspec.Struct, frozen=True):
    """A table against the one it should beat, in some games: it takes each seat in turn."""

    game: str
    table: dict[str, float]
    against: dict[str, float]
    seats: int
    seed: str
    first: int
    count: int


class Tuned(msgspec.Struct):
    """The best table found, and how it did on seeds that it was not chosen by."""

    game: str
    table: dict[str, float]
    games: int
    wins: float
    low: float
    high: float
    parity: float


def play_trial(trial: Trial) -> float:
    game = find(trial.game)
    assert game.player is not None
    wins = 0.0
    for number in range(trial.first, trial.first + trial.count):
        seat = number % trial.seats
        bots = [game.player.choose(trial.against)] * trial.seats
        bots[seat] = game.player.choose(trial.table)
        match = play(Match(game, trial.seats, {}, f"{trial.seed}.{number}"), bots)
        assert match.result is not None
        wins += match.result.share(seat)
    return wins


def moved(table: Mapping[str, float], rng: Random) -> dict[str, float]:
    """Some numbers of the table made larger or smaller."""
    return {
        name: round(number * exp(rng.gauss(0.0, MOVED)), 4) if rng.random() < PART else number
        for name, number in table.items()
    }


def tune(
    name: str,
    rounds: int,
    candidates: int,
    games: int,
    fresh: int,
    seats: int = 3,
    seed: int = 0,
    where: Where = HERE,
    say: Callable[[str, int, int], object] = lambda step, done, of: None,
) -> Tuned:
    """In each round, `candidates` tables near the best so far play `games` games, the best of them is kept if
    it wins more than its share by one standard error; then `fresh` games against the table as shipped."""
    game = find(name)
    if game.player is None:
        raise ValueError(f"{name} has no player of its own to tune")
    game.settle(seats, {})
    for what, count in (("rounds", rounds), ("candidates", candidates), ("games", games), ("fresh", fresh)):
        expect_count(what, count)
    shipped = dict(game.player.weights)
    best = shipped
    rng = Random(seed)
    parity = 1 / seats

    def wins(
        tables: list[dict[str, float]], against: dict[str, float], label: str, count: int
    ) -> list[float]:
        trials = [
            Trial(name, table, against, seats, label, at, min(BATCH, count - at))
            for table in tables
            for at in range(0, count, BATCH)
        ]
        answers = spread(play_trial, trials, where)
        each = -(-count // BATCH)
        return [sum(answers[at * each : (at + 1) * each]) for at in range(len(tables))]

    for number in range(rounds):
        tables = [moved(best, rng) for _ in range(candidates)]
        won = wins(tables, best, f"tune {seed} {number}", games)
        most = max(won)
        if most / games > parity + (parity * (1 - parity) / games) ** 0.5:
            best = tables[won.index(most)]
        say("tune", number + 1, rounds)
    total = wins([best], shipped, f"tune {seed} fresh", fresh)[0]
    low, high = wilson(total, fresh)
    return Tuned(name, best, fresh, total, round(low, 4), round(high, 4), parity)


def rewrite(file: Path, table: Mapping[str, float]) -> None:
    """The numbers of a `weights.toml` replaced, its comments kept."""
    text = file.read_text(encoding="utf-8")

    def number(match: re.Match[str]) -> str:
        return f"{match[1]} = {float(table[match[2]])!r}" if match[2] in table else match[0]

    file.write_text(re.sub(r"^((\w+)) = [-0-9.e]+", number, text, flags=re.MULTILINE), encoding="utf-8")
