"""18.1: the end of the game, and what it comes to."""

from __future__ import annotations

from flibuste.kernel.game import Result

from ..state import AFLOAT, CAUSES, G, State
from .variant import variant


def score(s: State, owner: int) -> int:
    """Return an owner's victory points so far (18.12)."""
    return sum(s.vp[owner])


def final_reckoning(g: G) -> None:
    """18.12B: pirates still at sea score their notoriety."""
    s = g.state
    for p in s.pirates:
        s.vp[p.owner][AFLOAT] += p.notoriety


def result(s: State) -> Result:
    """18.11: the most victory points; alone, 19.9."""
    detail = tuple(dict(zip(CAUSES, s.vp[seat], strict=True)) for seat in range(s.seats))
    return variant(s).result([score(s, seat) for seat in range(s.seats)], detail, s)
