"""Flibuste: four pirate board games, one engine.

What stands here is the public surface; everything else is free to change.
"""

from __future__ import annotations

# the package is imported first, so that the function `games` keeps its name when a game is loaded
from . import games as _games  # noqa: F401
from .kernel.audit import load, verify
from .kernel.decision import Decision, Form, Option
from .kernel.game import Game, Result
from .kernel.installed import find, games
from .kernel.match import Match, new, stage
from .kernel.record import BadRecord
from .kernel.refusal import IllegalChoice
from .kernel.seat import Bot, Seat, Watcher, play
from .kernel.settings import Setting
from .kernel.table import Told
from .words.texts import settings

__version__ = "0.1.0"


def options(game: str) -> tuple[Setting, ...]:
    """The options of a game: name, kind, default, choices (or the range of a number), texts."""
    return settings(find(game))


__all__ = [
    "BadRecord",
    "Bot",
    "Decision",
    "Form",
    "Game",
    "IllegalChoice",
    "Match",
    "Option",
    "Result",
    "Seat",
    "Setting",
    "Told",
    "Watcher",
    "find",
    "games",
    "load",
    "new",
    "options",
    "play",
    "stage",
    "verify",
]
