"""The tracks of a pirate's sheet that only go up here: notoriety (18.2) and loyalty (6.24)."""

from __future__ import annotations

from ..box import COMMAND, FIGURE
from ..state import NONE, G, Pirate, State, word
from .alliances import crew

LOYALTY_MAX = FIGURE["loyalty-max"]


def notoriety(s: State, p: Pirate) -> int:
    """Return the notoriety of a pirate, or the greater of two allies' (10.12, ruling A59)."""
    if p.ally == NONE:
        return p.notoriety
    return max(q.notoriety for q in crew(s, p))


def renown(g: G, p: Pirate, points: int) -> None:
    """18.2: points of notoriety; two allies share them, the odd point to the better commander (11.3)."""
    both = crew(g.state, p)
    if len(both) == 1:
        p.notoriety += points
        g.tell("renown", pirate=word(p), points=points)
        return
    one, other = both
    half = points // 2
    lead = COMMAND[one.id] >= COMMAND[other.id]
    for q, share in ((one, points - half if lead else half), (other, half if lead else points - half)):
        q.notoriety += share
        g.tell("renown", pirate=word(q), points=share)


def please(g: G, p: Pirate, points: int) -> None:
    """Loyalty goes up, for both crews of an alliance (11.3)."""
    for q in crew(g.state, p):
        q.loyalty = min(LOYALTY_MAX, q.loyalty + points)
        g.tell("pleased", pirate=word(q), points=points, loyalty=q.loyalty)
