"""7.13–7.16 Plunder, with what piracy and a treasure map make of it."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import ISLANDS, LOOT, OUTER
from ..options import SEATS
from ..state import BY_PLUNDER, EFFECTS, NOBODY, G, State
from .fame import gain
from .tavern import draw_card, second_parrot


def plunder(g: G) -> Rule[None]:
    """7.13, 6.1: in compass order, whoever is left on an outer island takes its treasure card."""
    s = g.state
    places = [pirate.island for pirate in s.pirates]
    for island in OUTER:
        if island in places:
            for drawer in take_treasure(g, places.index(island), island):
                draw_card(g, drawer)
                if s.drawn:
                    yield from second_parrot(g, drawer)
    s.step = EFFECTS


def take_treasure(g: G, seat: int, island: int) -> list[int]:
    """7.14, 7.15, 16.map-2, 16.map-4: what the card shows, as far as the supply goes. Return the
    seats that now draw a tavern card, one by one."""
    s = g.state
    pirate = s.pirates[seat]
    card = s.shown[island - 1]
    s.shown[island - 1] = 0
    s.gone.append(card)
    fame, gold, chests, cards = LOOT[card]
    if pirate.map == island:
        chests *= 2
    if gold > s.gold:
        gold = s.gold
    if chests > s.chests:
        chests = s.chests
    left = len(s.tavern) + len(s.discard)
    if cards > left:
        cards = left
    s.gold -= gold
    s.chests -= chests
    who = SEATS[seat]
    g.tell("plunder", who=who, island=ISLANDS[island], fame=fame, gold=gold, chests=chests, cards=cards)
    if pirate.taxed_by != NOBODY:
        return share_with_taxer(g, seat, fame, gold, chests, cards)
    take(s, seat, fame, gold, chests)
    return [seat] * cards


def take(s: State, seat: int, fame: int, gold: int, chests: int) -> None:
    """7.14"""
    pirate = s.pirates[seat]
    pirate.gold += gold
    pirate.chests += chests
    if fame:
        gain(s, seat, fame, BY_PLUNDER)


def share_with_taxer(g: G, seat: int, fame: int, gold: int, chests: int, cards: int) -> list[int]:
    """16.piracy-2, 16.piracy-3: half of each kind, rounded up, is the taxer's. Return the seats that draw."""
    s = g.state
    taxer = s.pirates[seat].taxed_by
    tax = [(amount + 1) // 2 for amount in (fame, gold, chests, cards)]
    take(s, taxer, *tax[:3])
    take(s, seat, fame - tax[0], gold - tax[1], chests - tax[2])
    who, by = SEATS[seat], SEATS[taxer]
    g.tell("taxed", who=who, by=by, fame=tax[0], gold=tax[1], chests=tax[2], cards=tax[3])
    return [taxer] * tax[3] + [seat] * (cards - tax[3])
