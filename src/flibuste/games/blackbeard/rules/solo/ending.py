"""19.9: the end of the solitaire game; 19.1: who replaces the system's pirates."""

from __future__ import annotations

from ...box import FIGURE, TEACH
from ...state import SYSTEM, G, Pirate, State
from ..ending import score
from ..interruptions import GameOver
from .preparing import recruit

WIN, LOSS = FIGURE["solo-win"], FIGURE["solo-loss"]


def gone(g: G, p: Pirate) -> None:
    """Teach's death or retirement ends the game; the system replaces its pirates (19.1)."""
    if p.owner != SYSTEM:
        raise GameOver
    check_loss(g)
    s = g.state
    if p.id in s.roster:
        recruit(g, s.roster.index(p.id))


def won(s: State) -> bool:
    """Teach has retired with enough points."""
    return TEACH in s.retired and score(s, 0) >= WIN


def tell_end(g: G) -> None:
    """How it ended: the system's points are nowhere in the result, which is the player's alone."""
    s = g.state
    g.tell("over-alone", won=won(s), points=score(s, 0), system=score(s, SYSTEM), goal=WIN)


def check_loss(g: G) -> None:
    """The system has points enough."""
    if score(g.state, SYSTEM) >= LOSS:
        raise GameOver
