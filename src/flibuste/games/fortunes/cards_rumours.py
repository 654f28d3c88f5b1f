"""What the 25 Rumours bring when they prove true (C067–C069).

The rules (tavern.py) make the roll, give the point and the Glory card, and put the card away (in front of
the player if it is kept). An effect returns True when the rumour is proven; only the ghost ship may still
return False.
"""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import Rule

from . import ops
from .state import G
from .tables import RUMOUR_IDS

#: by id: the effect, for the seat that proved it
EFFECTS: dict[str, Callable[[G, int], Rule[bool]]] = {}


def stranded_galleon(g: G, seat: int) -> Rule[bool]:
    ops.gain(g, seat, 12)
    return True
    yield


EFFECTS["stranded_galleon"] = stranded_galleon


def resolve(g: G, seat: int, rumour: int) -> Rule[bool]:
    """The text of a rumour that proved true."""
    effect = EFFECTS.get(RUMOUR_IDS[rumour])
    if effect is None:
        return True
    return (yield from effect(g, seat))
