"""7.13–7.16 Plunder, with what piracy and a treasure map make of it."""

from __future__ import annotations

from flibuste.kernel.decision import CHECKPOINT, Rule

from .components import ISLANDS, LOOT, OUTER
from .fame import gain
from .state import BY_PLUNDER, EFFECTS, G
from .tavern import draw_card
from .words import SEATS


def plunder(g: G) -> Rule[None]:
    """7.13, 6.1: in compass order, whoever is left on an outer island takes its treasure card."""
    s = g.state
    while s.island <= OUTER[-1]:
        for seat, pirate in enumerate(s.pirates):
            if pirate.island == s.island:
                yield from take_treasure(g, seat, s.island)
                yield CHECKPOINT
        s.island += 1
    s.island = 1
    s.step = EFFECTS


def take_treasure(g: G, seat: int, island: int) -> Rule[None]:
    """7.14, 7.15, 16.map-2, 16.map-4, 16.piracy-2, 16.piracy-3"""
    s = g.state
    pirate = s.pirates[seat]
    card = s.shown[island - 1]
    if not card:
        return
    s.shown[island - 1] = 0
    s.gone.append(card)
    fame, gold, chests, cards = LOOT[card]
    if pirate.map == island:
        chests *= 2
    gold = min(gold, s.gold)
    chests = min(chests, s.chests)
    s.gold -= gold
    s.chests -= chests
    who = SEATS[seat]
    g.tell("plunder", who=who, island=ISLANDS[island], fame=fame, gold=gold, chests=chests, cards=cards)
    taxer = pirate.taxed_by
    if taxer >= 0:
        other = s.pirates[taxer]
        tax = ((fame + 1) // 2, (gold + 1) // 2, (chests + 1) // 2, (cards + 1) // 2)
        gain(s, taxer, tax[0], BY_PLUNDER)
        other.gold += tax[1]
        other.chests += tax[2]
        by = SEATS[taxer]
        g.tell("taxed", who=who, by=by, fame=tax[0], gold=tax[1], chests=tax[2], cards=tax[3])
        for _ in range(tax[3]):
            yield from draw_card(g, taxer)
        fame -= tax[0]
        gold -= tax[1]
        chests -= tax[2]
        cards -= tax[3]
    if fame:
        gain(s, seat, fame, BY_PLUNDER)
    pirate.gold += gold
    pirate.chests += chests
    for _ in range(cards):
        yield from draw_card(g, seat)
