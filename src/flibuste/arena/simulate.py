"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from flibuste.bots import load
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import play

from .spread import HERE, Where, expect_count, spread

#: Games in one piece of work at most, and pieces of a simulation at least (where there are as many games): so
#: that no process waits long for the others at the end.
BATCH, PIECES = 10, 64


class Tally(msgspec.Struct):
    """What happened in some games. A shared first place counts as a part of a win."""

    games: int
    decisions: int
    seconds: float
    shortest: int
    longest: int
    wins_by_seat: list[float]
    scores_by_seat: list[float]
    wins_by_bot: dict[str, float]
    games_by_bot: dict[str, int]

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, 0, 0.0, 0, 0, [0.0] * seats, [0.0] * seats, {}, {})

    def count(self, match: Match, bots: Sequence[str]) -> None:
        assert match.result is not None
        length = len(match.journal)
        self.shortest = min(self.shortest or length, length)
        self.longest = max(self.longest, length)
        self.decisions += length
        for seat, bot in enumerate(bots):
            won = match.result.share(seat)
            self.wins_by_seat[seat] += won
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0.0) + won
            self.games_by_bot[bot] = self.games_by_bot.get(bot, 0) + 1
            score = match.result.scores[seat]
            self.scores_by_seat[seat] += (score - self.scores_by_seat[seat]) / (self.games + 1)
        self.games += 1

    def add(self, other: Tally) -> None:
        total = self.games + other.games
        for seat, score in enumerate(other.scores_by_seat):
            mean = self.scores_by_seat[seat] * self.games + score * other.games
            self.scores_by_seat[seat] = mean / total
            self.wins_by_seat[seat] += other.wins_by_seat[seat]
        for bot, games in other.games_by_bot.items():
            self.games_by_bot[bot] = self.games_by_bot.get(bot, 0) + games
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0.0) + other.wins_by_bot[bot]
        self.games = total
        self.decisions += other.decisions
        self.shortest = min(self.shortest or other.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)


def rotated(bots: Sequence[str], game: int, rotate: bool) -> list[str]:
    """Who sits where in a game: with rotation, everybody moves on by one seat each game."""
    turn = game % len(bots) if rotate else 0
    return [bots[(seat + turn) % len(bots)] for seat in range(len(bots))]


class Batch(msgspec.Struct, frozen=True):
    """Some games of a simulation."""

    name: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    first: int
    count: int
    rotate: bool


def play_batch(batch: Batch) -> Tally:
    tally = Tally.empty(len(batch.bots))
    game = find(batch.name)
    for number in range(batch.first, batch.first + batch.count):
        seated = rotated(batch.bots, number, batch.rotate)
        match = Match(game, len(seated), batch.options, f"{batch.seed}.{number}")
        play(match, [load(batch.name, bot, clock=False) for bot in seated])
        tally.count(match, seated)
    return tally


def check(name: str, games: int, bots: Sequence[str], options: dict[str, Any] | None) -> dict[str, Any]:
    """The options of the games to play, all filled in; ValueError says what was expected."""
    settled = find(name).settle(len(bots), options)
    for bot in bots:
        load(name, bot)
    expect_count("games", games)
    return settled


def simulate(
    name: str,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    where: Where = HERE,
    rotate: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> Tally:
    """Play games between bots, one named for each seat. The same arguments give the same games and the same
    tally, wherever they are played; `progress` is told how many games have just been played."""
    settled = check(name, games, bots, options)
    size = max(1, min(BATCH, games // PIECES))
    batches = [
        Batch(name, tuple(bots), seed, settled, at, min(size, games - at), rotate)
        for at in range(0, games, size)
    ]
    total = Tally.empty(len(bots))
    started = time.perf_counter()
    for tally in spread(play_batch, batches, where, lambda tally: progress(tally.games)):
        total.add(tally)
    total.seconds = time.perf_counter() - started
    return total
