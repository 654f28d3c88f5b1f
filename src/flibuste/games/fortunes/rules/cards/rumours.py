"""The 25 Rumours put to the test, and what they bring when they prove true (C067–C069).

Each Rumour is one or several of the operations of rewards.py, with the figures of `data/rumours.toml`.
"""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ...box import NONE, RUMOUR_IDS, RUMOUR_ZONE, RUMOURS, SKILLS
from ...options import SEAT
from ...seen import UNSEEN
from ...state import G, Player
from .. import hands, order, rolls
from ..glory import opens, window
from . import rewards


def provable(p: Player, at: str) -> bool:
    """Whether the Rumour held can be put to the test here, at sea or in port (C067, ruling R24)."""
    return p.rumour != NONE and RUMOUR_ZONE[p.rumour] == p.zone and RUMOURS[p.rumour].at == at


def prove(g: G, seat: int, rumour: int) -> Rule[None]:
    """Show the Rumour and roll its skill: it is false and discarded, or brings what it promised, a point of
    Glory and a card; some stay in play (C067–C069, ruling R24)."""
    s = g.state
    p = s.players[seat]
    p.rumour = NONE
    s.proving = rumour
    s.rumour_seen[rumour] = UNSEEN
    g.reveal()
    g.tell("prove", who=SEAT[seat], rumour=RUMOUR_IDS[rumour])
    s.turn.lead = 0
    if opens(g, "other_rumour", order.others(s, seat)):
        yield from window(g, "other_rumour", order.others(s, seat))
    skill = SKILLS.index(RUMOURS[rumour].skill)
    true = yield from rolls.attempt(g, seat, skill, "C067", s.turn.lead)
    if true:
        true = yield from resolve(g, seat, rumour)
    s.proving = NONE
    if true and RUMOURS[rumour].keep:
        p.kept.append(rumour)
    else:
        s.rumour_discard.append(rumour)
    if true:
        yield from hands.gain_glory(g, seat, "rumour")
    else:
        g.tell("false-rumour", who=SEAT[seat], rumour=RUMOUR_IDS[rumour])


def resolve(g: G, seat: int, rumour: int) -> Rule[bool]:
    """Give what a Rumour brings whose roll succeeded. Return whether it is proven: only a fight that is not
    won (the ghost ship) still belies it (C068)."""
    return (yield from rewards.give(g, seat, RUMOURS[rumour].effect, "C068"))
