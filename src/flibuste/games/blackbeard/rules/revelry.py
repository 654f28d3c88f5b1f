"""13 and 16: debauchery and revelry, and recovering from it."""

from __future__ import annotations

from ..box import DOCK, FIGURE, PORT_NATION
from ..state import HUNG_OVER, INVOLUNTARY, NONE, SOBER, VOLUNTARY, G, Pirate, State, word
from . import tracks
from .alliances import crew

JOY, HOME_JOY = FIGURE["revel-loyalty"], FIGURE["revel-loyalty-pirate-port"]


def joy(p: Pirate) -> int:
    """13.21: points of loyalty, more of them in a pirate port."""
    return HOME_JOY if p.place >= DOCK and PORT_NATION[p.place - DOCK] == NONE else JOY


def celebrate(g: G, p: Pirate, voluntary: bool) -> None:
    """13.11–13.13, 13.21: the marker, and a happier crew; an involuntary marker stays the graver one."""
    for q in crew(g.state, p):
        if not voluntary:
            q.revel = INVOLUNTARY
        elif q.revel == SOBER:
            q.revel = VOLUNTARY
    g.tell("revelled", pirate=word(p), voluntary=voluntary)
    tracks.please(g, p, joy(p))


def recover(g: G, p: Pirate) -> None:
    """13.23, 16: one action sobers up a crew that chose to drink; one that did not loses an action
    first."""
    for q in crew(g.state, p):
        if q.revel == INVOLUNTARY:
            q.revel = HUNG_OVER
        elif q.revel:
            q.revel = SOBER
    g.tell("recovered" if p.revel == SOBER else "sleeping", pirate=word(p))


def revelling(s: State, p: Pirate) -> bool:
    return any(q.revel for q in crew(s, p))
