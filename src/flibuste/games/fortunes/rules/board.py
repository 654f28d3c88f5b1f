"""The missions that wait on the board for a captain (C013, C072)."""

from __future__ import annotations

from typing import Final

from ..box import MISSION_IDS, MISSION_PLACE, ZONE_IDS
from ..state import G

#: So many, at all times.
OPEN_MISSIONS: Final = 2


def open_missions(g: G) -> None:
    """Draw missions until two are open, as long as there are cards (C072, ruling R26)."""
    s = g.state
    while len(s.missions) < OPEN_MISSIONS:
        if not s.mission_deck:
            s.mission_deck[:] = s.mission_discard
            s.mission_discard.clear()
            g.dice.shuffle(s.mission_deck, "missions")
        if not s.mission_deck:
            return
        s.missions.append(s.mission_deck.pop())
        g.reveal()
        tell_mission(g, s.missions[-1])


def discard(g: G, mission: int) -> None:
    """Discard a mission that was done, given up or lost; it may be the card that the board has waited for
    (C072, ruling R26)."""
    g.state.mission_discard.append(mission)
    open_missions(g)


def tell_mission(g: G, mission: int) -> None:
    """Read aloud a Mission that is now on offer (C013, C072)."""
    g.tell("mission-open", mission=MISSION_IDS[mission], place=ZONE_IDS[MISSION_PLACE[mission]])
