"""Players that work for every game, and where to find them by name."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

from ..kernel.game import find
from ..kernel.seat import Bot
from .greedy import greedy
from .mcts import mcts
from .rand import random_bot

GENERIC = {"random": lambda: random_bot, "greedy": greedy, "mcts": mcts}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*GENERIC, *find(game).bots)


def make(game: str, name: str) -> Bot:
    """A bot by its name; ValueError names those that there are."""
    factory = GENERIC.get(name) or find(game).bots.get(name)
    if factory is None:
        raise ValueError(f"no bot named {name!r} for {game}: expected one of {', '.join(names(game))}")
    return factory()


def load(game: str, name: str) -> Bot:
    """A bot by its name, or one's own: `FILE.py:FUNCTION`, a function from a `Seat` to an `Option`. For who
    runs the program; what comes over the network is looked up by `make`, which runs nobody's files."""
    file, colon, function = name.rpartition(":")
    return _own(file, function) if colon else make(game, name)


@cache
def _own(file: str, function: str) -> Bot:
    if not Path(file).is_file():
        raise ValueError(f"{file}: expected a Python file with a bot, as FILE.py:FUNCTION")
    try:
        found = runpy.run_path(file).get(function)
    except Exception as error:
        raise ValueError(f"{file}: {type(error).__name__}: {error}") from None
    if not callable(found):
        raise ValueError(f"{file}: expected a function {function!r}")
    bot: Bot = found
    return bot


__all__ = ["GENERIC", "greedy", "load", "make", "mcts", "names", "random_bot"]
