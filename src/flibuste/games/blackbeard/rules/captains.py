"""Captains who leave play (5, 18.42), and those who take over their ships (14.2, 15.1)."""

from __future__ import annotations

from ..box import FIGURE, PIRATES
from ..options import who
from ..state import LOST, NONE, G, Pirate, find_pirate, new_pirate, word
from .cards import BURIED_TREASURE, LETTER
from .deck import discard
from .variant import variant

AFTER_MUTINY = FIGURE["loyalty-after-mutiny"]


def depart(g: G, p: Pirate) -> None:
    """A pirate leaves play with all he has (18.42): hostages, treasure map, havens, alliance."""
    s = g.state
    s.pirates.remove(p)
    p.place = NONE
    s.hostage_pool += p.hostages
    del p.hostages[:], p.nations[:]
    if p.treasure:
        p.treasure = False
        discard(s, BURIED_TREASURE)
    if p.id in s.havens:
        s.havens[:] = [NONE if haven == p.id else haven for haven in s.havens]
    if p.id in s.couriers:
        s.couriers.remove(p.id)
        discard(s, LETTER)
    if p.ally != NONE:
        ally = find_pirate(s, p.ally)
        p.ally = NONE
        if ally is not None:
            ally.ally = NONE


def eliminate(g: G, p: Pirate) -> None:
    """5, 18.12B: to the locker; one victory point for each point of notoriety."""
    s = g.state
    depart(g, p)
    s.locker.append(p.id)
    s.vp[p.owner][LOST] += p.notoriety
    g.tell("lost", pirate=word(p), who=who(s, p.owner), points=p.notoriety)
    variant(s).lost(g, p)


def usurp(g: G, p: Pirate, number: int, owner: int) -> Pirate:
    """A new captain has the ship and what is aboard: not the letter, the information, the havens or the
    name of the old one (ruling A63)."""
    s = g.state
    heir = new_pirate(s, number, owner, p.place, p.ship)
    heir.combat, heir.speed, heir.guns = p.combat, p.speed, p.guns
    heir.scurvy, heir.revel = p.scurvy, p.revel
    heir.holds, heir.hostages, heir.nations = p.holds, p.hostages, p.nations
    heir.loyalty, heir.since = AFTER_MUTINY, NONE
    p.holds, p.hostages, p.nations = [], [], []
    s.pirates.append(heir)
    eliminate(g, p)
    g.tell("usurped", pirate=PIRATES[number].id, who=who(s, owner), old=word(p))
    return heir
