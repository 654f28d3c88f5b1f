"""How a rule asks an owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flibuste.kernel.decision import Decision, Option, Options, Rule

from ..state import G
from .variant import variant

_NOTHING: dict[str, Any] = {}


def ask(
    g: G,
    owner: int,
    kind: str,
    options: Options | Callable[[], Options],
    rule: str,
    about: dict[str, Any] = _NOTHING,
) -> Rule[Option]:
    """Return what an owner chooses: a seat is asked, the system player decides by 19.17.

    Give a function instead of options where they depend on what only the owner knows, his hand.
    """
    if callable(options):
        afresh, listed = options, options()
    else:
        afresh, listed = None, options
    if owner >= g.state.seats:
        return variant(g.state).answer(g, kind, listed, about)
    chosen: Option = yield Decision(owner, kind, listed, rule, about, None, afresh)
    return chosen
