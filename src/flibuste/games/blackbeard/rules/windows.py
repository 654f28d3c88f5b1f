"""4.6: how a card is played against the active pirate, and how he wards it off (17.2#19)."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import PASS, Option, Rule

from ..box import CARDS
from ..options import NO, YES, option
from ..state import G, Pirate, State, after, include, word
from .alliances import crew
from .asking import ask
from .cards import BLACK_FLAG, CONVERTS, RESISTANCE
from .deck import discard

HUSH = Option("hush")
PLAYS = tuple(Option("play", card) if card else PASS for card in CARDS)


def listening(s: State) -> tuple[int, ...]:
    """Return the anti-pirate seats that may still speak, from the active player's left (4.63): all but those
    who have said that they pass until the end of the turn."""
    order = after(s, s.actor)
    if not s.quiet:
        return order
    return tuple([seat for seat in order if seat not in s.quiet])


def fall_silent(s: State, seat: int) -> None:
    """A seat passes until the end of the turn."""
    include(s.quiet, seat)


def has_acted(s: State, seat: int) -> bool:
    """Return whether a seat has used its one anti-pirate action of the turn (4.61)."""
    return seat in s.spent


def spend(s: State, seat: int, kind: int) -> None:
    """4.61, 4.62: one action for a player in a turn, one of each type in an action."""
    include(s.spent, seat)
    s.types.append(kind)


def black_flag(g: G, p: Pirate, card: int) -> Rule[bool]:
    """17.2#19: whether the card just played against the pirate is cancelled and shuffled back; a port's
    resistance and a turncoat are not played against him (ruling A76)."""
    if card in (RESISTANCE, CONVERTS):
        return False
    if not (yield from show_flag(g, p, "flag", {"pirate": word(p), "card": CARDS[card]})):
        return False
    s = g.state
    s.discard.remove(card)
    s.deck.append(card)
    g.dice.shuffle(s.deck, "deck")
    g.tell("flagged", pirate=word(p), card=CARDS[card])
    return True


def show_flag(g: G, p: Pirate, kind: str, about: dict[str, Any]) -> Rule[bool]:
    """17.2#19: whether a pirate's owner plays the card from his hand for a point of cunning; of two allies
    either may spend it (11.7)."""
    s = g.state
    owner = p.owner
    able = [q for q in crew(s, p) if q.cunning > 0]
    if owner >= s.seats or BLACK_FLAG not in s.hands[owner] or not able:
        return False
    hand = s.hands[owner]
    wits = (YES,) if len(able) == 1 else tuple(option("flag", word(q)) for q in able)
    chosen = yield from ask(
        g, owner, kind, lambda: (*wits, NO) if BLACK_FLAG in hand else (NO,), "17.2#19", about
    )
    g.reveal()  # whether another is asked next tells something of the hands
    if chosen == NO:
        return False
    hand.remove(BLACK_FLAG)
    discard(s, BLACK_FLAG)
    able[wits.index(chosen)].cunning -= 1
    return True


# ---- windows of single cards


def pollable(g: G, card: int) -> list[int]:
    """Return the anti-pirate seats that may still speak and hold a card."""
    s = g.state
    g.reveal()
    return [seat for seat in listening(s) if card in s.hands[seat]]


def offer(g: G, seat: int, card: int, p: Pirate, rule: str, exempt: bool) -> Rule[bool]:
    """Ask a seat that holds a card whether it plays it now; the black flag may stop it. Played is played:
    no second one of the kind in this action (4.62), and the seat's action of the turn (4.61), unless the
    card is exempt."""
    s = g.state
    if card in s.types:
        return False
    hand = s.hands[seat]
    play = PLAYS[card]
    chosen = yield from ask(
        g,
        seat,
        "interrupt",
        lambda: (PASS, play, HUSH) if card in hand else (PASS, HUSH),
        rule,
        {"pirate": word(p), "card": CARDS[card]},
    )
    g.reveal()  # as in any window: who is asked next tells something of the hands
    if chosen == HUSH:
        fall_silent(s, seat)
    if chosen != play:
        return False
    hand.remove(card)
    discard(s, card)
    if exempt:
        s.types.append(card)
    else:
        spend(s, seat, card)
    g.tell("played", who=f"p{seat}", card=CARDS[card], pirate=word(p))
    return not (yield from black_flag(g, p, card))
