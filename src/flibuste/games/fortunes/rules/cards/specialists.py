"""The eight types of specialists, one small function for each (C102).

Rules call them by what they change, with the figure of the card; a captain without that specialist leaves it
as it is.
"""

from __future__ import annotations

from ...box import (
    CARPENTER,
    GLORY,
    GUN_CAPTAIN,
    LOOKOUT,
    MASTER_AT_ARMS,
    MASTER_GUNNER,
    PURSER,
    SAILING_MASTER,
    SPECIALIST_OF,
    SURGEON,
)
from ...state import Player


def has(p: Player, kind: int) -> bool:
    """Whether a specialist of that type serves this captain."""
    return kind in [SPECIALIST_OF[card] for card in p.specialists]


def _figure(p: Player, kind: int) -> int:
    """Return the figure of the specialist of that type, 0 without one."""
    for card in p.specialists:
        if SPECIALIST_OF[card] == kind:
            return GLORY[card].n
    return 0


def repairs(p: Player) -> int:
    """Carpenter: points repaired at the start of the turn."""
    return _figure(p, CARPENTER)


def lost_contest_hits(p: Player) -> int:
    """Gun captain: hits more for who shoots without winning the contest."""
    return _figure(p, GUN_CAPTAIN)


def lays_guns(p: Player) -> bool:
    """Master gunner: location dice are rolled again, once a combat."""
    return has(p, MASTER_GUNNER)


def heals(p: Player) -> int:
    """Surgeon: crewmen brought back after a combat."""
    return _figure(p, SURGEON)


def scouting(p: Player) -> int:
    """Lookout: dice more on Scouting."""
    return _figure(p, LOOKOUT)


def crew_dice(p: Player) -> int:
    """Master-at-arms: dice more in each round of a crew combat."""
    return _figure(p, MASTER_AT_ARMS)


def sale_bonus(p: Player, in_demand: int) -> int:
    """Purser: Gold more for each card in demand sold."""
    return in_demand * _figure(p, PURSER)


def handling(p: Player) -> int:
    """Sailing master: manoeuvrability more."""
    return _figure(p, SAILING_MASTER)
