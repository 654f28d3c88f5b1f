"""Making a game's value anew: self-play, fit, visit, refit, gate.

Each step's games are kept in a folder as they are played: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping
from functools import partial
from math import exp
from pathlib import Path
from random import Random

import msgspec

from flibuste.bots.levels import WORLDS
from flibuste.bots.search import Searcher
from flibuste.bots.value import Card, Value
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Bot, Seat, play

from .fit import Fitted, Row, fit, measure
from .spread import HERE, Where, expect_count, spread
from .wilson import wilson

#: Games in one piece of work.
BATCH = 10
#: Self-play: how far the numbers of the player are moved, and how often it moves at random.
MOVED, ASTRAY = 0.35, 0.03
#: One game in so many is kept to measure by.
HELD_OUT = 5


class Plan(msgspec.Struct, frozen=True):
    """How much of everything a training plays."""

    games: int = 2000
    visits: int = 120
    gate: int = 60
    seats: int = 3
    worlds: int = 8
    seed: int = 1000


class Batch(msgspec.Struct, frozen=True):
    game: str
    plan: Plan
    first: int
    count: int
    #: the value to search with; None: self-play of the game's own player
    value: bytes | None = None


class Played(msgspec.Struct):
    """What came of some games: the positions, and how often the searcher won."""

    rows: list[Row]
    games: int
    wins: float


class Watch:
    """Writes down each boundary that a match passes."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.seen = -1
        self.rows: list[Row] = []

    def __call__(self, match: Match, seat: int, decision: Decision, option: Option) -> None:
        boundary, features = self.game.boundary, self.game.features
        assert boundary is not None
        assert features is not None
        now = boundary(match.state)
        if now != self.seen:
            self.seen = now
            each = [features(match.state, seat) for seat in range(match.seats)]
            self.rows.append(Row(self.number, self.game.progress(match.state), each, []))

    def end(self, match: Match) -> list[Row]:
        assert match.result is not None
        won = [match.result.share(seat) for seat in range(match.seats)]
        for row in self.rows:
            row.won = won
        return self.rows


def moved(weights: Mapping[str, float], rng: Random, by: float) -> dict[str, float]:
    """The table with each number made larger or smaller by chance."""
    return {name: number * exp(rng.gauss(0.0, by)) for name, number in weights.items()}


def astray(bot: Bot, rng: Random) -> Bot:
    """The bot, but now and then it plays anything."""

    def choose(seat: Seat) -> Option:
        if rng.random() < ASTRAY:
            return rng.choice(seat.options)
        return bot(seat)

    return choose


def play_batch(batch: Batch) -> Played:
    """The games of a batch, with all positions at boundaries. With a value, one seat searches."""
    game = find(batch.game)
    player = game.player
    assert player is not None
    plan = batch.plan
    played = Played([], 0, 0.0)
    for number in range(batch.first, batch.first + batch.count):
        rng = Random(f"{plan.seed} {number}")
        match = Match(game, plan.seats, {}, f"train {plan.seed}.{number}")
        watch = Watch(game, number)
        seat = number % plan.seats
        if batch.value is None:
            bots = [astray(player.choose(moved(player.weights, rng, MOVED)), rng) for _ in range(plan.seats)]
        else:
            value = msgspec.json.decode(batch.value, type=Value)
            bots = [player.choose(player.weights)] * plan.seats
            bots[seat] = Searcher(game, value.of, worlds=plan.worlds)
        play(match, bots, [watch])
        played.rows += watch.end(match)
        played.games += 1
        assert match.result is not None
        played.wins += match.result.share(seat)
    return played


def kept(file: Path, work: Callable[[Batch], Played], batch: Batch) -> Played:
    """The batch as it was played before, or played now and written down."""
    if file.is_file():
        return msgspec.msgpack.decode(file.read_bytes(), type=Played)
    played = work(batch)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.msgpack.encode(played))
    part.replace(file)
    return played


def _kept(folder: Path, name: str, batch: Batch) -> Played:
    return kept(folder / f"{name}-{batch.first:07}.msgpack", play_batch, batch)


def train(
    name: str,
    plan: Plan,
    folder: Path,
    where: Where = HERE,
    say: Callable[[str, int, int], object] = lambda step, done, of: None,
) -> Value:
    """A value made anew. `say` is told the step, the games played so far and how many there will be."""
    game = find(name)
    if game.player is None or game.boundary is None or game.features is None:
        raise ValueError(f"{name} has no player of its own, no boundary or no features to learn from")
    game.settle(plan.seats, {})
    expect_count("games", plan.games, least=HELD_OUT)
    expect_count("visits", plan.visits, least=0)
    expect_count("gate", plan.gate, least=0)
    expect_count("worlds", plan.worlds, most=WORLDS)
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "plan.json"
    text = msgspec.json.encode([name, plan, game.feature_names])
    if note.is_file() and note.read_bytes() != text:
        raise ValueError(f"{folder}: holds another training: expected an empty folder or the same arguments")
    note.write_bytes(text)

    def games(step: str, first: int, count: int, value: Value | None) -> Played:
        encoded = None if value is None else msgspec.json.encode(value)
        batches = [
            Batch(name, plan, at, min(BATCH, first + count - at), encoded)
            for at in range(first, first + count, BATCH)
        ]
        total = Played([], 0, 0.0)

        def add(played: Played) -> None:
            total.games += played.games
            say(step, total.games, count)

        for played in spread(partial(_kept, folder, step), batches, where, add):
            total.rows += played.rows
            total.wins += played.wins
        return total

    rows = games("self-play", 0, plan.games, None).rows
    value = _fitted(game, plan, rows)
    if plan.visits:
        rows += games("visit", 10_000_000, plan.visits, value).rows
        value = _fitted(game, plan, rows)
    if plan.gate:
        gate = games("gate", 20_000_000, plan.gate, value)
        low, high = wilson(gate.wins, gate.games)
        value.card.gate = (
            f"{gate.wins:g} of {gate.games} against {plan.seats - 1} of the game's own player"
            f" ({100 * low:.0f}-{100 * high:.0f} %), {plan.worlds} worlds"
        )
    return value


def _fitted(game: Game, plan: Plan, rows: list[Row]) -> Value:
    learnt = [row for row in rows if row.game % HELD_OUT]
    measured = [row for row in rows if not row.game % HELD_OUT]
    area, loss = measure(fit(learnt), measured)
    fitted: Fitted = fit(rows)
    card = Card(
        games=len({row.game for row in rows}),
        rows=len(rows),
        seeds=f"train {plan.seed}.0 and on",
        seats=plan.seats,
        commit=_commit(),
        made=time.strftime("%Y-%m-%d", time.gmtime()),
        auc=round(area, 4),
        loss=round(loss, 4),
        command=f"flibuste train {game.name} --games {plan.games} --visits {plan.visits} --seed {plan.seed}",
    )
    return Value(list(game.feature_names), fitted.early, fitted.late, card)


def _commit() -> str:
    """The commit that this runs from, where there is one."""
    try:
        said = subprocess.run(
            ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return said.stdout.strip()
