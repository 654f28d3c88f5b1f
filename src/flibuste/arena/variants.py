"""The ways in which a game can be set up: every seat count, every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.settings import Setting


def values(setting: Setting) -> tuple[Any, ...]:
    """The values of a setting other than its default (for a number, its ends)."""
    every: tuple[Any, ...] = ()
    if setting.kind == "flag":
        every = (True, False)
    elif setting.kind == "choice":
        every = setting.choices
    elif setting.kind == "number":
        every = (setting.low, setting.high)
    return tuple(value for value in every if value != setting.default)


def legal(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.settle(seats, options)
    except ValueError:
        return False
    return True


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the default options, then every other value of every option, each with the
    seat count nearest to the middle that it allows."""
    changed = [{s.name: value} for s in game.settings for value in values(s)]
    for seats in game.seats:
        if legal(game, seats, {}):
            yield seats, {}
        else:
            yield from ((seats, options) for options in changed if legal(game, seats, options))
    middle = game.seats[len(game.seats) // 2]
    for options in changed:
        allowed = [seats for seats in game.seats if legal(game, seats, options)]
        if not allowed:
            raise ValueError(f"{game.name}: no seat count allows {options}")
        nearest = min(allowed, key=lambda seats: abs(seats - middle))
        if legal(game, nearest, {}):
            yield nearest, options


def label(seats: int, options: dict[str, Any]) -> str:
    """A name for a variant, fit for a file."""
    words = [f"{name}-{value}".lower() for name, value in options.items()]
    return "_".join([str(seats), *words])
