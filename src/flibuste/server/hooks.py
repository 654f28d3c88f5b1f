"""What a game may offer beyond its contract, found in its package by name:

`shipyard`: a page where fleets are built. `listing(lang)` gives all that can be bought as JSON-ready data,
`judge(fleet, points, lang)` says what a fleet costs and what is wrong with it.
`plot`: for a form, `trace(state, decision, option)` gives where an answer leads, be it legal or not, as a
list of poses, and None for what it can't follow; it must tell nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..kernel.game import Game


def hook(game: Game, module: str, name: str) -> Callable[..., Any] | None:
    return _hook(game.package, module, name)


@cache
def _hook(package: str, module: str, name: str) -> Callable[..., Any] | None:
    where = f"{package}.{module}"
    return getattr(import_module(where), name, None) if find_spec(where) else None
