"""Players that work for every game, and where to find them by name."""

from __future__ import annotations

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


__all__ = ["GENERIC", "greedy", "make", "mcts", "names", "random_bot"]
