"""Players that work for every game, and where to find them by name."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

from flibuste.kernel.installed import find
from flibuste.kernel.seat import Bot

from .greedy import greedy
from .levels import LEVELS
from .mcts import mcts
from .rand import random_bot

#: For research: they play every game, none of them well.
GENERIC = {"random": lambda: random_bot, "greedy": greedy, "mcts": mcts}
#: Bots that take their time.
SLOW = ("captain", "admiral", "mcts")


def levels(game: str) -> tuple[str, ...]:
    """The opponents that people choose from, the weakest first; for a game without a player of its own, the
    bots that play every game."""
    return tuple(LEVELS) if find(game).player is not None else tuple(GENERIC)


def names(game: str) -> tuple[str, ...]:
    """All bots that can play a game."""
    return tuple(dict.fromkeys([*levels(game), *GENERIC, *find(game).bots]))


def make(game: str, name: str, clock: bool = True) -> Bot:
    """A bot by its name; ValueError names those that there are. Without a clock, those that search do not
    look at the time: they choose alike on every machine."""
    if name not in names(game):
        raise ValueError(f"no bot named {name!r} for {game}: expected one of {', '.join(names(game))}")
    installed = find(game)
    if name in installed.bots:
        return installed.bots[name]()
    return LEVELS[name](installed, clock) if name in LEVELS else GENERIC[name]()


def load(game: str, name: str, clock: bool = True) -> Bot:
    """A bot by its name, or one's own: `FILE.py:FUNCTION`, a function from a `Seat` to an `Option`. For who
    runs the program; what comes over the network is looked up by `make`, which runs nobody's files."""
    file, colon, function = name.rpartition(":")
    return _own(file, function) if colon else make(game, name, clock)


@cache
def _own(file: str, function: str) -> Bot:
    if not Path(file).is_file():
        raise ValueError(f"{file}: expected a Python file with a bot, as FILE.py:FUNCTION")
    try:
        named = runpy.run_path(file).get(function)
    except Exception as error:
        raise ValueError(f"{file}: {type(error).__name__}: {error}") from None
    if not callable(named):
        raise ValueError(f"{file}: expected a function {function!r}")
    bot: Bot = named
    return bot


__all__ = ["GENERIC", "LEVELS", "SLOW", "greedy", "levels", "load", "make", "mcts", "names", "random_bot"]
