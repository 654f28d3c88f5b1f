"""17.2#17: an ambitious pirate."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import LIMITS, PIRATE, PIRATES
from ..options import option
from ..state import G, Pirate, in_play, word
from . import captains, duels, tracks
from .asking import ask
from .cards import AMBITION
from .variant import variant
from .windows import has_acted, offer, pollable


def ambition(g: G, p: Pirate) -> Rule[None]:
    """17.2#17: right after the active pirate's crew has lost loyalty, a pirate from a rival's hand
    challenges him; it is that player's anti-pirate action."""
    s = g.state
    if not variant(s).duels:
        return
    for seat in pollable(g, AMBITION):
        if has_acted(s, seat) or not s.pirate_hands[seat]:
            continue
        if in_play(s, seat) >= LIMITS[s.seats].play:
            continue
        if (yield from offer(g, seat, AMBITION, p, "17.2#17", exempt=False)):
            yield from usurper(g, seat, p)
            return


def usurper(g: G, seat: int, p: Pirate) -> Rule[None]:
    """15.1: the winner has the ship; a beaten challenger dies and the crew is pleased."""
    s = g.state
    hand = s.pirate_hands[seat]
    chosen = yield from ask(
        g,
        seat,
        "challenger",
        lambda: tuple(option("captain", PIRATES[number].id) for number in sorted(hand)),
        "17.2#17",
        {"pirate": word(p)},
    )
    number = PIRATE[chosen[1]]
    hand.remove(number)
    s.locker.append(number)
    won, left = yield from duels.challenge(g, p, seat, number)
    if not won:
        duels.honour(g, p, number)
        tracks.please(g, p, 1)
        return
    s.locker.remove(number)
    heir = captains.usurp(g, p, number, seat)
    heir.cunning = left
    duels.honour(g, heir, p.id)
