"""The end of the game (C147–C150)."""

from __future__ import annotations

from flibuste.kernel.game import Result

from ..state import Player, State
from . import gold

Standing = tuple[int, int, int, int]


def standing(s: State, p: Player) -> Standing:
    """What decides between players: the target reached (when somebody has), then points on the track, then
    Gold in the chest. When a deck ran out, all points together come before the rest (C149) (C148, ruling
    R30)."""
    total = p.glory + gold.chest_points(s, p)
    if s.exhausted:
        return total, p.glory, p.chest, 0
    return int(total >= s.target), p.glory if total >= s.target else total, p.glory, p.chest


def result(s: State) -> Result:
    """Return places and scores at the end (C147–C149)."""
    standings = [standing(s, p) for p in s.players]
    places = tuple(1 + sum(other > own for other in standings) for own in standings)
    scores = tuple(p.glory + gold.chest_points(s, p) for p in s.players)
    detail = tuple(
        {"track": p.glory, "chest": gold.chest_points(s, p), "hidden-gold": p.chest} for p in s.players
    )
    return Result(scores, places, detail)
