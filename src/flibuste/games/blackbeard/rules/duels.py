"""15: duels."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import CUNNING, DUEL, PIRATES
from ..state import G, Pirate, word
from . import tracks
from .cunning import again_card, to_beat
from .ships import trait


def duel(g: G, one: Pirate, other: Pirate) -> Rule[int]:
    """Two pirates in play: above 0 if the first wins, below if the second does, 0 if they are even. The
    one who is losing may use his cunning, by turns; an ally lends his better trait (11.2, ruling A95)."""
    mine, theirs = g.roll(trait(g.state, one, DUEL)), g.roll(trait(g.state, other, DUEL))
    while True:
        before = (mine, theirs)
        mine = yield from to_beat(g, one, mine, 0, sum(theirs), "15.1")
        theirs = yield from to_beat(g, other, theirs, 0, sum(mine), "15.1")
        if (mine, theirs) == before:
            break
    tell_duel(g, word(one), mine)
    tell_duel(g, word(other), theirs)
    return sum(mine) - sum(theirs)


def tell_duel(g: G, pirate: str, faces: list[int]) -> None:
    g.tell("duel", pirate=pirate, dice=faces, total=sum(faces))


def challenge(g: G, p: Pirate, owner: int, number: int) -> Rule[tuple[bool, int]]:
    """17.2#17: a pirate card from the hand against the active pirate, until one wins: whether the
    challenger does, and the cunning he has left."""
    left = CUNNING[number]
    while True:
        mine, theirs = g.roll(DUEL[number]), g.roll(trait(g.state, p, DUEL))
        while True:
            before = (mine, theirs)
            mine, left = yield from again_card(g, owner, number, left, mine, sum(theirs))
            theirs = yield from to_beat(g, p, theirs, 0, sum(mine), "15.1")
            if (mine, theirs) == before:
                break
        tell_duel(g, PIRATES[number].id, mine)
        tell_duel(g, word(p), theirs)
        if sum(mine) != sum(theirs):
            return sum(mine) > sum(theirs), left


def honour(g: G, winner: Pirate, loser: int) -> None:
    """By option (ruling A64): the winner gains the duel traits of both."""
    if g.state.duel_fame:
        tracks.renown(g, winner, DUEL[winner.id] + DUEL[loser])
