"""Which games are installed: each is found by its entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .data import BadData, misfit
from .game import Game


@cache
def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="flibuste.games")}


def games() -> tuple[str, ...]:
    """The names of the installed games."""
    return tuple(sorted(_installed()))


def find(name: str) -> Game:
    """The game of that name; ValueError names the installed ones."""
    if not isinstance(name, str) or name not in _installed():
        raise ValueError(f"no game named {name!r}: expected one of {', '.join(games())}")
    return load_game(name)


@cache
def load_game(name: str) -> Game:
    """An installed game, loaded once. Raises BadData where its component data does not hold."""
    point = _installed()[name]
    try:
        game = point.load()
    except BadData:
        raise
    except Exception as error:
        fault = misfit(name, error)
        if fault is None:
            raise
        raise fault from error
    assert isinstance(game, Game)
    return game
