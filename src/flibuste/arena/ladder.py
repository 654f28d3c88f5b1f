"""A ladder: bots against each other at rotating seats, fresh seeds, and ratings with intervals.

Each game is a comparison of every two different bots at its table, by their places; ratings are Bradley–Terry
strengths (by `choix`) on the scale of Elo, intervals from drawing the games anew (bootstrap).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from math import log
from typing import Any

import choix
import msgspec
import numpy as np

from flibuste.bots import load
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import play

from .spread import HERE, Where, expect_count, spread

#: Points of Elo for a strength: 400 points are odds of ten to one.
ELO = 400 / log(10)
#: The rating of the bot in the middle of a ladder (between the two there, where their number is even). Bots
#: that lose every game have no sure rating: on an average they would make all others unsure.
MIDDLE = 1500
#: How often the games are drawn anew for the intervals, and how strongly ratings are pulled together.
DRAWN, PULL = 200, 0.01


class Game(msgspec.Struct, frozen=True):
    """One game to play: who sits where."""

    name: str
    seed: str
    seated: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    seated: tuple[str, ...]
    places: tuple[int, ...]


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: rating, the ends of its 95 % interval, games, and its share of the wins."""

    bot: str
    rating: int
    low: int
    high: int
    games: int
    wins: float


class Ladder(msgspec.Struct, frozen=True):
    game: str
    seats: int
    seed: int
    games: int
    rungs: tuple[Rung, ...]


def play_game(game: Game) -> Played:
    match = Match(find(game.name), len(game.seated), {}, game.seed)
    play(match, [load(game.name, bot, clock=False) for bot in game.seated])
    assert match.result is not None
    return Played(game.seated, match.result.places)


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom: every choice of different bots; where there are too few of them, some sit twice."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [each for each in combinations_with_replacement(bots, seats) if len(set(each)) == len(bots)]


def schedule(name: str, bots: Sequence[str], games: int, seats: int, seed: int) -> list[Game]:
    """The games, each table in turn, its seats moved on each time."""
    each = tables(bots, seats)
    scheduled = []
    for number in range(games):
        table = each[number % len(each)]
        turn = number // len(each) % seats
        scheduled.append(Game(name, f"ladder {seed}.{number}", table[turn:] + table[:turn]))
    return scheduled


def ladder(
    name: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    where: Where = HERE,
    progress: Callable[[int], object] = lambda done: None,
) -> Ladder:
    """Play and rate; ValueError says what was expected of bad arguments."""
    game = find(name)
    count = seats if seats is not None else 3 if 3 in game.seats else game.seats[0]
    game.settle(count, {})
    if len(set(bots)) < 2:
        raise ValueError(f"bots: expected at least two different ones, got {', '.join(bots) or 'none'}")
    for bot in bots:
        load(name, bot)
    expect_count("games", games)
    bots = tuple(dict.fromkeys(bots))
    played = spread(play_game, schedule(name, bots, games, count, seed), where, lambda one: progress(1))
    return Ladder(name, count, seed, games, tuple(rate(bots, played)))


def rate(bots: Sequence[str], played: Sequence[Played]) -> list[Rung]:
    """The ladder that some games make, the strongest first."""
    ratings = _ratings(bots, played)
    rng = np.random.default_rng(1)
    drawn = np.array(
        [
            _ratings(bots, [played[at] for at in rng.integers(0, len(played), len(played))])
            for _ in range(DRAWN)
        ]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    rungs = []
    for at, bot in enumerate(bots):
        sat = wins = 0.0
        for one in played:
            firsts = one.places.count(1)
            for seat, name in enumerate(one.seated):
                if name == bot:
                    sat += 1
                    wins += 1 / firsts if one.places[seat] == 1 else 0.0
        rungs.append(Rung(bot, round(ratings[at]), round(low[at]), round(high[at]), int(sat), round(wins, 3)))
    return sorted(rungs, key=lambda rung: -rung.rating)


def _ratings(bots: Sequence[str], played: Sequence[Played]) -> Any:
    """Bradley–Terry over every two different bots of each table; a shared place is half a win each."""
    number = {bot: at for at, bot in enumerate(bots)}
    won = np.zeros((len(bots), len(bots)))
    for one in played:
        for a, b in combinations(range(len(one.seated)), 2):
            if one.seated[a] == one.seated[b]:
                continue
            first, second = number[one.seated[a]], number[one.seated[b]]
            share = 0.5 if one.places[a] == one.places[b] else float(one.places[a] < one.places[b])
            won[first, second] += share
            won[second, first] += 1 - share
    strengths = choix.ilsr_pairwise_dense(won, alpha=PULL)
    return MIDDLE + ELO * (strengths - np.median(strengths))


def plot(standing: Ladder) -> str:
    """The ladder as a picture: a dot for each rating, a line for its interval."""
    left, width, step, top = 150, 560, 34, 44
    lows, highs = [r.low for r in standing.rungs], [r.high for r in standing.rungs]
    first, last = min(lows) // 100 * 100, -(-max(highs) // 100) * 100
    last = max(last, first + 100)
    height = top + step * len(standing.rungs) + 40

    def across(rating: float) -> float:
        return round(left + width * (rating - first) / (last - first), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 40} {height}"'
        ' font-family="Georgia, serif" font-size="15" fill="#22303c">',
        f"<title>{standing.game}: {standing.games} games</title>",
        f'<rect width="{left + width + 40}" height="{height}" fill="#f6f1e4"/>',
        f'<text x="16" y="26" font-size="17">{standing.game}: {standing.games} games, {standing.seats} seats,'
        " 95 % intervals</text>",
    ]
    for rating in range(first, last + 1, 100 if last - first <= 1000 else 200):
        x = across(rating)
        parts.append(f'<path d="M{x} {top}V{height - 30}" stroke="#cbbf9f"/>')
        parts.append(f'<text x="{x}" y="{height - 12}" text-anchor="middle" font-size="12">{rating}</text>')
    for at, rung in enumerate(standing.rungs):
        y = top + step * at + step / 2
        parts.append(f'<text x="{left - 12}" y="{y + 5}" text-anchor="end">{rung.bot}</text>')
        parts.append(
            f'<path d="M{across(rung.low)} {y}H{across(rung.high)}" stroke="#8c2f2b" stroke-width="3"/>'
            f'<circle cx="{across(rung.rating)}" cy="{y}" r="6" fill="#8c2f2b"/>'
        )
    return "\n".join([*parts, "</svg>", ""])
