"""19.13, 19.14: what the system does against Teach."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ...box import ANTI, CARDS, FIGURE, N_ZONES, TEACH
from ...state import DECLARED, DONE, NONE, SYSTEM, G, Pirate, State, find_pirate
from .. import antipirate, commissioners, retirement
from ..cards import COMMISSION, COMMISSIONER, DOUBLE_CROSS
from ..deck import discard
from ..openings import openings
from ..windows import black_flag, has_acted, spend
from .turns import draw_held

TRIGGER = FIGURE["solo-trigger"]


def response(g: G, p: Pirate) -> Rule[None]:
    """19.13: at each action of Teach the system turns up a card; 19.14: its commissioner."""
    s = g.state
    if s.moment == DECLARED:
        s.waiting = turn_up(g)
    if s.waiting and can_strike(s, p, s.waiting):
        card, s.waiting = s.waiting, 0
        yield from strike(g, p, card)
    if s.moment == DONE and s.waiting:
        discard(s, s.waiting)
        s.waiting = 0
    yield from hunt(g, p)


def turn_up(g: G) -> int:
    """Turn up the top card of the held pile. Return it if it is an anti-pirate card, which waits for the
    first moment of the action at which it can be played; else 0."""
    s = g.state
    card = draw_held(g)
    g.reveal()
    g.tell("turned-up", card=CARDS[card])
    if ANTI[card]:
        return card
    discard(s, card)
    return 0


def can_strike(s: State, p: Pirate, card: int) -> bool:
    """19.13: whether a card can be played against Teach now."""
    return card in openings(s, p).cards and antipirate.playable(s, SYSTEM, p, card)


def strike(g: G, p: Pirate, card: int) -> Rule[None]:
    discard(g.state, card)
    if (yield from black_flag(g, p, card)):
        return
    yield from antipirate.effect(g, SYSTEM, p, card)


def double_cross(g: G, p: Pirate) -> Rule[bool]:
    """17.2#4: the card just turned up, against Teach; whether he is hanged."""
    s = g.state
    if s.waiting != DOUBLE_CROSS:
        return False
    s.waiting = 0
    discard(s, DOUBLE_CROSS)
    if (yield from black_flag(g, p, DOUBLE_CROSS)):
        return False
    return retirement.trial(g, p)


def hunt(g: G, p: Pirate) -> Rule[None]:
    """19.14, ruling A84: one try a turn. A commissioner is sent once Teach has been notorious enough; one who
    is in play, however he came there, tries to intercept."""
    s = g.state
    if has_acted(s, SYSTEM) or p.place >= N_ZONES:
        return
    if s.kcs[SYSTEM] != NONE:
        if commissioners.in_reach(s, SYSTEM, p, openings(s, p)):
            spend(s, SYSTEM, COMMISSIONER)
            yield from commissioners.intercept(g, SYSTEM, p)
    elif s.hunter == SYSTEM and s.kc_pool:
        spend(s, SYSTEM, COMMISSION)
        commissioners.commission(g, SYSTEM, p)


def wanted(g: G) -> None:
    """19.14: once Teach has had enough notoriety, he is hunted in each of his turns."""
    s = g.state
    teach = find_pirate(s, TEACH)
    if teach is not None:
        mark(s, teach)
    if s.marked:
        s.hunter = SYSTEM


def mark(s: State, teach: Pirate) -> None:
    s.marked = s.marked or teach.notoriety >= TRIGGER
