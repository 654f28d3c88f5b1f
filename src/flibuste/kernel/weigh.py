"""How a game's own player weighs what it is offered: a number for each option, and why.

The numbers that it weighs by are data, `bot/weights.toml` in the game's folder; `flibuste tune` improves
them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar

import msgspec

from .decision import Option

T = TypeVar("T")

#: Where the numbers of a game's own player stand, in the folder of the game.
TABLE = "bot/weights.toml"


class Because(msgspec.Struct, frozen=True):
    """One of the things that decided: a key of the texts (`reason-KEY`) and the values that it needs."""

    key: str
    about: dict[str, Any] = {}


class Weighed(msgspec.Struct, frozen=True):
    """An option, how much the player likes it (comparable within one decision only), and why: never empty."""

    option: Option
    weight: float
    reasons: tuple[Because, ...]


class Player(msgspec.Struct, frozen=True):
    """A game's own player, with the numbers that it weighs by.

    `weights` is the table as shipped; `choose(table)` makes a bot that weighs by another; `weigh(seat)` gives
    every option of the seat's decision with its weight and its reasons, in the order of the options.
    """

    weights: Mapping[str, float]
    choose: Callable[[Mapping[str, float]], Callable[[Any], Option]]
    weigh: Callable[[Any], list[Weighed]]


def read_weights(package: str, kind: type[T]) -> T:
    """The table of a game's own player, as a struct with one field for each number."""
    source = files(package).joinpath(*TABLE.split("/"))
    return msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), kind)


#: What a player thinks of a decision: the weight of each option, or what a rule of thumb says.
Thought: TypeAlias = Option | list[float]


def chosen(options: Sequence[Option], thought: Thought) -> Option:
    return first_of_the_best(options, thought) if isinstance(thought, list) else thought


def weights_of(options: Sequence[Option], thought: Thought) -> list[float]:
    return thought if isinstance(thought, list) else only(options, thought)


#: Why a rule of thumb says what it says.
THUMB = Because("thumb")


def first_of_the_best(options: Sequence[Option], weights: Sequence[float]) -> Option:
    return options[weights.index(max(weights))]


def only(options: Sequence[Option], wanted: Option) -> list[float]:
    """Weights of a rule of thumb: 1 for what it says, 0 for the rest."""
    return [1.0 if option == wanted else 0.0 for option in options]


def compared(options: Sequence[Option], weights: Sequence[float]) -> list[Because]:
    """For each option, how it stands beside the best of the others."""
    found = []
    for at, weight in enumerate(weights):
        others = [other for place, other in enumerate(weights) if place != at]
        lead = weight - max(others, default=weight)
        key = "ahead" if lead > 0.005 else "level" if lead > -0.005 else "behind"
        found.append(Because(key, {"by": round(abs(lead), 1 if abs(lead) >= 0.1 else 2)}))
    return found
