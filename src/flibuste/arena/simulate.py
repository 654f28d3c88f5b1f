"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from ..bots import load
from ..kernel.game import find, settle
from ..kernel.match import Match
from ..kernel.seat import play

#: Games in one piece of work for a process.
BATCH = 10


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
        winners = match.result.winners
        for seat, bot in enumerate(bots):
            won = 1 / len(winners) if seat in winners else 0.0
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


def _some(
    name: str, bots: Sequence[str], seed: int, options: dict[str, Any], numbers: range, rotate: bool
) -> Tally:
    tally = Tally.empty(len(bots))
    game = find(name)
    for number in numbers:
        seated = rotated(bots, number, rotate)
        match = Match(game, len(bots), options, f"{seed}.{number}")
        play(match, [load(name, bot) for bot in seated])
        tally.count(match, seated)
    return tally


def check(
    name: str, games: int, bots: Sequence[str], options: dict[str, Any] | None, jobs: int
) -> dict[str, Any]:
    """The options of the games to play, all filled in; ValueError says what was expected."""
    settled = settle(find(name), len(bots), options)
    for bot in bots:
        load(name, bot)
    if games < 1:
        raise ValueError(f"games: expected at least 1, got {games}")
    if jobs < 1:
        raise ValueError(f"jobs: expected at least 1, got {jobs}")
    return settled


def simulate(
    name: str,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    rotate: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> Tally:
    """Play games between bots, one named for each seat. The same arguments give the same games, however
    many processes (`jobs`) share the work; `progress` is told how many games have just been played."""
    settled = check(name, games, bots, options, jobs)
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    total = Tally.empty(len(bots))
    started = time.perf_counter()
    if jobs == 1:
        for batch in batches:
            total.add(_some(name, bots, seed, settled, batch, rotate))
            progress(len(batch))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            work = [pool.submit(_some, name, bots, seed, settled, batch, rotate) for batch in batches]
            for done in as_completed(work):
                total.add(done.result())
                progress(done.result().games)
    total.seconds = time.perf_counter() - started
    return total
