"""4.6, 6.41, 10.31: who may step in, and when.

One row for each way to act against the active pirate: against which of his actions, at which moments of them
(ruling A14), where he must be, and by which rules for commissioners: the charts of 2008 or the printed ones.
What depends on the position besides (a warship in the zone, a card in hand) is asked in `antipirate.replies`.
"""

from __future__ import annotations

from typing import NamedTuple

from ..box import DOCK, N_ZONES
from ..state import (
    ACTS,
    ALLY,
    ATTACK,
    CLOSING,
    CONVERT,
    DECLARED,
    DIG,
    DONE,
    FIND,
    MOVE,
    PLUNDER,
    PORT_CALL,
    RECOVER,
    RETIRE,
    SACK,
    STEAL,
    UNDER_WAY,
    Pirate,
    State,
)
from .cards import COMMISSION, CONSPIRACY, CONVERTS, DEBAUCHERY, RESISTANCE, SCURVY, SIGHTING, WARSHIP, WEAR

#: what a commissioner can do (10.24), numbered after the types of 4.65
INTERCEPT, SHIFT, RAID, OUST = range(WARSHIP + 1, WARSHIP + 5)

AT_SEA, IN_TRANSIT, DOCKED = range(3)


class Opening(NamedTuple):
    what: int
    acts: tuple[int, ...]
    moments: tuple[int, ...]
    places: tuple[int, ...]
    rules: tuple[int, ...]


#: coming out of a port or a transit box: a move that 10.31 does not list (ruling A91)
LEAVE = len(ACTS)
#: 4.64: drawing and deploying pirates can't be disturbed
ANY_ACT = (MOVE, LEAVE, FIND, PLUNDER, CONVERT, PORT_CALL, STEAL, RECOVER, ATTACK, SACK, ALLY, RETIRE, DIG)
#: 10.51 as printed: what a pirate can be at in a port; an attack comes from the sea (9.51)
IN_PORT_ACTS = (MOVE, LEAVE, PORT_CALL, STEAL, RECOVER, SACK, ALLY, RETIRE)
#: 6.41
WARSHIP_ACTS = (FIND, PLUNDER, CONVERT, ATTACK)
ANY_TIME = (DECLARED, UNDER_WAY, DONE)
#: what can save a merchant (8.22) can do so to the last; all else may as well wait until the action is done
BEFORE_THE_END = (DECLARED, UNDER_WAY, CLOSING)
MOMENTS = (DECLARED, UNDER_WAY, DONE, CLOSING)
ANYWHERE = (AT_SEA, IN_TRANSIT, DOCKED)
PRINTED, CHARTS = range(2)
EITHER = (PRINTED, CHARTS)

OPENINGS = (
    Opening(COMMISSION, ANY_ACT, ANY_TIME, (AT_SEA,), EITHER),  # 10.12
    Opening(INTERCEPT, (MOVE, FIND, ATTACK), (DECLARED, DONE), (AT_SEA,), EITHER),  # 10.31, ruling A53
    Opening(INTERCEPT, (LEAVE,), (DONE,), (AT_SEA,), (CHARTS,)),  # Aids/KC-5, rulings A91 and A102
    Opening(INTERCEPT, (PLUNDER,), BEFORE_THE_END, (AT_SEA,), EITHER),  # 10.31
    Opening(INTERCEPT, (CONVERT,), (DONE,), (AT_SEA,), EITHER),  # 10.31: once the conversion is over
    Opening(SHIFT, ANY_ACT, ANY_TIME, ANYWHERE, EITHER),  # 10.24
    Opening(RAID, ANY_ACT, ANY_TIME, ANYWHERE, EITHER),  # 10.4
    Opening(OUST, ANY_ACT, ANY_TIME, (DOCKED,), (CHARTS,)),  # Aids/KC-5: at any moment of an action
    Opening(OUST, IN_PORT_ACTS, ANY_TIME, (DOCKED,), (PRINTED,)),  # 10.51
    Opening(WARSHIP, WARSHIP_ACTS, BEFORE_THE_END, (AT_SEA,), EITHER),  # 6.43
    Opening(DEBAUCHERY, ANY_ACT, (DONE,), (DOCKED,), EITHER),  # 17.2#2
    Opening(RESISTANCE, ANY_ACT, ANY_TIME, ANYWHERE, EITHER),  # 17.2#13
    Opening(CONSPIRACY, ANY_ACT, ANY_TIME, ANYWHERE, EITHER),  # 17.2#15
    Opening(CONVERTS, ANY_ACT, ANY_TIME, (AT_SEA,), EITHER),  # 17.2#16, ruling A74
    Opening(SCURVY, ANY_ACT, ANY_TIME, (AT_SEA, IN_TRANSIT), EITHER),  # 17.2#18, ruling A75
    Opening(SIGHTING, WARSHIP_ACTS, BEFORE_THE_END, (AT_SEA,), EITHER),  # 6.42
    Opening(WEAR, ANY_ACT, ANY_TIME, (AT_SEA, IN_TRANSIT), EITHER),  # 17.2#22, ruling A75
)

#: 10.31 as printed: the actions in which a commissioner can meet a pirate
INTERCEPTABLE = frozenset(
    act for row in OPENINGS if row.what == INTERCEPT and PRINTED in row.rules for act in row.acts
)


class Now(NamedTuple):
    """What the table allows at one moment."""

    #: cards in their order (4.65 D)
    cards: tuple[int, ...]
    #: 4.65 A and C
    commission: bool
    warship: bool
    #: what a commissioner may do (4.65 B)
    intercept: bool
    shift: bool
    raid: bool
    oust: bool


def _read(act: int, moment: int, place: int, rules: int) -> Now:
    """Return what the rows of the table allow."""
    what = [
        row.what
        for row in OPENINGS
        if act in row.acts and moment in row.moments and place in row.places and rules in row.rules
    ]
    return Now(
        cards=tuple(sorted(card for card in what if card < COMMISSION)),
        commission=COMMISSION in what,
        warship=WARSHIP in what,
        intercept=INTERCEPT in what,
        shift=SHIFT in what,
        raid=RAID in what,
        oust=OUST in what,
    )


#: the table read once for each action, moment, place and set of rules for commissioners
_NOW = {
    act: tuple(
        tuple(tuple(_read(act, moment, place, rules) for rules in EITHER) for place in ANYWHERE)
        for moment in MOMENTS
    )
    for act in ANY_ACT
}


def act_under_way(s: State) -> int:
    """Return the action of the active pirate, as the table names it."""
    return LEAVE if s.act == MOVE and s.origin >= N_ZONES else s.act


def openings(s: State, p: Pirate) -> Now:
    """Return what may be done now against the active pirate."""
    place = DOCKED if p.place >= DOCK else AT_SEA if p.place < N_ZONES else IN_TRANSIT
    return _NOW[act_under_way(s)][s.moment][place][CHARTS if s.charts else PRINTED]
