"""The page where fleets are built, for a game that offers one.

Such a game's package has a module `catalogue` with two functions: `listing(lang)` gives all that can be
bought as JSON-ready data, `price(order, lang)` judges what was put together.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..kernel.game import Game


def has_catalogue(game: Game) -> bool:
    return find_spec(f"{game.package}.catalogue") is not None


def module(game: Game) -> Any:
    return import_module(f"{game.package}.catalogue")
