"""How likely each seat is to win from a position: a learned value over a game's own features.

Each seat has a strength, linear in its features, with coefficients that move as the match goes on; the chance
to win is the softmax of the strengths. So it holds for any number of seats, sums to one, and takes a few
microseconds in plain Python. `flibuste train` makes the coefficients; they ship as `bot/value.json` beside a
card that says how they were made.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from flibuste.kernel.game import Game
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match

#: Where a game's value stands, in the folder of the game.
FILE = "bot/value.json"


class Card(msgspec.Struct):
    """How a value was made."""

    games: int
    rows: int
    seeds: str
    seats: int
    commit: str
    made: str
    #: on games that were not learnt from: how often a winner is put above a loser, and the loss a position
    auc: float
    loss: float
    #: the games of the gate, against the game's own player
    gate: str = ""
    command: str = ""


class Value(msgspec.Struct):
    """Coefficients: at the start of a match, and what is added by its end."""

    features: list[str]
    early: list[float]
    late: list[float]
    card: Card

    def chances(self, game: Game, state: Any, seats: int) -> list[float]:
        """For each seat, how likely it is to win."""
        features = game.features
        assert features is not None
        part = game.progress(state)
        weights = [a + part * b for a, b in zip(self.early, self.late, strict=True)]
        strengths = []
        for seat in range(seats):
            total = 0.0
            for weight, feature in zip(weights, features(state, seat), strict=True):
                total += weight * feature
            strengths.append(total)
        most = max(strengths)
        odds = [exp(each - most) for each in strengths]
        whole = sum(odds)
        return [each / whole for each in odds]

    def of(self, match: Match, seat: int) -> float:
        """A seat's chance to win, or what it won where the match is over."""
        if match.result is not None:
            return match.result.share(seat)
        return self.chances(match.game, match.state, match.seats)[seat]


def read(text: bytes, game: Game) -> Value:
    """A value from its file; ValueError where it belongs to other features than the game has now."""
    value = msgspec.json.decode(text, type=Value)
    if tuple(value.features) != game.feature_names:
        raise ValueError(f"{game.name}: the value looks at other features: flibuste train {game.name}")
    return value


@cache
def shipped(name: str) -> Value | None:
    """The value that comes with a game, or None."""
    game = find(name)
    source = files(game.package).joinpath(*FILE.split("/"))
    return read(source.read_bytes(), game) if source.is_file() else None
