"""Non-player captains: entry, hunting, searching (C103–C116)."""

from __future__ import annotations

from .state import State
from .tables import EVENTS, FIGURES, FRIGATE, MAN_OF_WAR, PIRATE_SLOOP, SLOOP


def vessel_kind(s: State, npc: int) -> int:
    """The ship that an NPC sails: pirates a sloop or a frigate, navies a frigate, in wartime a man-o'-war."""
    if npc == PIRATE_SLOOP:
        return SLOOP
    return MAN_OF_WAR if npc in s.war else FRIGATE


def skills_of_npc(s: State, npc: int) -> tuple[int, int, int]:
    """Seamanship, Scouting and Leadership of the captain in command."""
    it = s.npcs[npc]
    if it.commodore or not it.stack:
        return FIGURES.commodore_seamanship, FIGURES.commodore_scouting, FIGURES.commodore_leadership
    card = EVENTS[it.stack[-1]]
    return card.seamanship, card.scouting, card.leadership
