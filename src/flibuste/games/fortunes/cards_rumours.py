"""What the 25 Rumours bring when they prove true (C067–C069).

The rules (tavern.py) make the roll, give the point and the Glory card, and put the card away (in front of
the player if it is kept). Each Rumour is one or several of the operations of rewards.py, with the figures of
`data/rumours.toml`.
"""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from . import rewards
from .state import G
from .tables import RUMOURS


def resolve(g: G, seat: int, rumour: int) -> Rule[bool]:
    """The text of a rumour whose roll succeeded. True when it is proven: only a fight that is not won (the
    ghost ship) still belies it."""
    return (yield from rewards.give(g, seat, RUMOURS[rumour].effect, "C068"))
