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

from .decision import PASS, Option
from .decoders import convert

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
    every option of the seat's decision with its weight and its reasons, in the order of the options. `master`
    is a player of more care, too slow to play on with inside a search: a search begins from it. It may have a
    master in turn.
    """

    weights: Mapping[str, float]
    choose: Callable[[Mapping[str, float]], Callable[[Any], Option]]
    weigh: Callable[[Any], list[Weighed]]
    master: Player | None = None


def read_weights(package: str, kind: type[T], table: str = TABLE) -> T:
    """The table of a game's own player (or another of it), as a struct with one field for each number."""
    source = files(package).joinpath(*table.split("/"))
    return convert(tomllib.loads(source.read_text(encoding="utf-8")), kind)


#: What a player thinks of a decision: the weight of each option, or what a rule of thumb says.
Thought: TypeAlias = Option | list[float]


def chosen(options: Sequence[Option], thought: Thought) -> Option:
    return first_of_the_best(options, thought) if isinstance(thought, list) else thought


def weights_of(options: Sequence[Option], thought: Thought) -> list[float]:
    return thought if isinstance(thought, list) else only(options, thought)


#: Why a rule of thumb says what it says.
THUMB = Because("thumb")


#: Weights no further apart than this are as good as equal.
EVEN = 0.005


def first_of_the_best(options: Sequence[Option], weights: Sequence[float]) -> Option:
    return options[weights.index(max(weights))]


def only(options: Sequence[Option], wanted: Option) -> list[float]:
    """Weights of a rule of thumb: 1 for what it says, 0 for the rest."""
    return [1.0 if option == wanted else 0.0 for option in options]


def compared(options: Sequence[Option], weights: Sequence[float]) -> list[tuple[Because, ...]]:
    """For each option, how it stands beside the best of the others, where that tells something: not that it
    is better than several that are alike, or than the one other; nor that to pass comes to the same."""
    standings: list[tuple[Because, ...]] = []
    for at, weight in enumerate(weights):
        others = [
            (other, option)
            for (place, option), other in zip(enumerate(options), weights, strict=True)
            if place != at
        ]
        best = max((other for other, _ in others), default=weight)
        rivals = [option for other, option in others if other > best - EVEN]
        lead = weight - best
        if lead <= -EVEN:
            standings.append((Because("behind", {"next": rivals[0]}),))
        elif lead > EVEN:
            standings.append(
                (Because("ahead", {"next": rivals[0]}),) if len(others) > len(rivals) == 1 else ()
            )
        elif not rivals or options[at] == PASS:
            standings.append(())
        else:
            level = Because("level", {"next": rivals[0]})
            standings.append((level if len(rivals) == 1 else Because("level-with-some"),))
    return standings
