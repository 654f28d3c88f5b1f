"""19.2, 19.12: the turns of the system's pirates."""

from __future__ import annotations

from flibuste.kernel.decision import CHECKPOINT, Rule

from ...box import ACTIONS, CARDS, HELD, INITIATIVE, LEAVES, MODE
from ...state import ACTION, NONE, START, SYSTEM, G, Pirate, clear_turn, find_pirate, word
from .. import events, mutiny
from ..actions import take
from ..cards import LETTER, PARDON
from ..deck import discard, draw_card
from . import system


def system_turn(g: G) -> Rule[None]:
    """The three pirates of the system in turn, each a player turn (19.2); from wherever it stands."""
    s = g.state
    if s.phase == START:
        s.system, s.actions = s.roster[s.step], 0
        p = find_pirate(s, s.system)
        if p is not None:
            yield from play_cards(g, p)
        s.phase = ACTION
    p = find_pirate(s, s.system)
    while s.actions > 0 and p is not None and p.place != NONE:
        chosen = system.plan(s, p)
        if chosen is None:
            break
        yield CHECKPOINT
        yield from take(g, p, chosen)
    s.system = NONE
    clear_turn(s)
    s.turn += 1
    s.step += 1
    s.phase = START
    if s.step == len(s.roster):
        s.step, s.actor = 0, 0
        if s.pardon_turns and s.pardon_seat == SYSTEM:
            s.pardon_turns -= 1
            if not s.pardon_turns:
                g.tell("pardon-over")


def play_cards(g: G, p: Pirate) -> Rule[None]:
    """19.12: a must-play card, then a held card, which gives the pirate his actions."""
    s = g.state
    g.tell("system-turn", pirate=word(p))
    if p.scurvy and p.loyalty > 0:
        yield from mutiny.displease(g, p, 1)
    yield from fate(g)
    if s.seasick or p.place == NONE:
        return
    card = draw_held(g)
    g.tell("system-card", pirate=word(p), card=CARDS[card])
    if card == LETTER and p.letter == NONE and p.id not in s.couriers:  # 19.18
        s.couriers.append(p.id)
    elif MODE[card] != "and":
        discard(s, card)
        s.actions = ACTIONS[card] if ACTIONS[card] > 0 else INITIATIVE[p.id]
    elif events.can_happen(s, SYSTEM, card):
        yield from events.resolve(g, SYSTEM, card)
        s.actions = ACTIONS[card]
    else:
        discard(s, card)


def fate(g: G) -> Rule[None]:
    """The must-play pile, shuffled anew when it is empty (19.12); its first pardon goes to the other
    pile (19.10)."""
    s = g.state
    if not s.fate:
        s.fate[:] = s.fate_discard
        s.fate_discard.clear()
        g.dice.shuffle(s.fate, "fate")
    card = s.fate.pop()
    g.reveal()
    g.tell("happens", who="system", card=CARDS[card])
    if card == PARDON:
        s.pardons = 1
        s.deck += [PARDON, *s.discard]
        s.discard.clear()
        g.dice.shuffle(s.deck, "deck")
        return
    yield from events.happen(g, card)
    if LEAVES[card] != "always":
        s.discard.remove(card)
        s.fate_discard.append(card)


def draw_held(g: G) -> int:
    """A held card for the system; a pardon on the way happens (19.10)."""
    while True:
        card = draw_card(g)
        if HELD[card]:
            return card
        g.tell("happens", who="system", card=CARDS[card])
        events.pardon(g, SYSTEM)  # ruling A93: turned up for the system, it is the system's
