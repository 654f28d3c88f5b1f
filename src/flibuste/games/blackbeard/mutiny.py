"""14: mutiny — and the tracks it hangs on, loyalty and notoriety (6.24, 18.2)."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from . import alliances, antipirate, solitaire
from .components import COMMAND, FIGURE, PIRATE, PIRATES
from .cunning import again
from .state import Pirate, new_pirate, word
from .tools import G, abandon, ask_hand, crew, eliminate, who

LOYALTY_MAX = FIGURE["loyalty-max"]
AFTER_MUTINY = FIGURE["loyalty-after-mutiny"]


def renown(g: G, p: Pirate, points: int) -> None:
    """18.2: points of notoriety; two allies share them, the odd point to the better commander (11.3)."""
    both = crew(g.state, p)
    if len(both) == 1:
        p.notoriety += points
        g.tell("renown", pirate=word(p), points=points)
        return
    one, other = both
    half = points // 2
    lead = COMMAND[one.id] >= COMMAND[other.id]
    for q, share in ((one, points - half if lead else half), (other, half if lead else points - half)):
        q.notoriety += share
        g.tell("renown", pirate=word(q), points=share)


def please(g: G, p: Pirate, points: int) -> None:
    """Loyalty goes up, for both crews of an alliance (11.3)."""
    for q in crew(g.state, p):
        q.loyalty = min(LOYALTY_MAX, q.loyalty + points)
        g.tell("pleased", pirate=word(q), points=points, loyalty=q.loyalty)


def displease(g: G, p: Pirate, points: int, alone: bool = False) -> Rule[None]:
    """Loyalty goes down: at 0 the crew rises at once (14.1), and an ambitious pirate may have been
    waiting for it (17.2#17)."""
    s = g.state
    for q in (p,) if alone else crew(s, p):
        before = q.loyalty
        q.loyalty = max(0, before - points)
        g.tell("displeased", pirate=word(q), points=points, loyalty=q.loyalty)
        if q.loyalty == 0 and before > 0:
            if q.owner == 0 and s.seats == 1:
                solitaire.crew_at_zero(g, q)
            else:
                yield from rise(g, q)
        if q.id == s.active and q.place >= 0 and before > q.loyalty:
            yield from antipirate.ambition(g, q)
    abandon(g, p)


def rise(g: G, p: Pirate) -> Rule[bool]:
    """14.2: whether the mutiny succeeded. A real mutiny breaks an alliance (11.6)."""
    s = g.state
    if p.ally >= 0:
        yield from alliances.part(g, p)
    command = COMMAND[p.id]
    g.tell("mutiny", pirate=word(p))
    faces = yield from again(g, p, g.roll(1), command - 1, "14.2", low=True)
    roll = faces[0]
    g.tell("mutiny-roll", pirate=word(p), dice=faces, command=command)
    if p.owner == 0 and s.seats == 1:
        yield from solitaire.quell(g, p, roll)
        return False
    if roll <= command:
        g.tell("quelled", pirate=word(p))
    if roll < command:
        return False
    if roll == command:
        if p.loyalty > 0:
            yield from displease(g, p, 1, alone=True)
        return False
    yield from overthrow(g, p)
    return True


def overthrow(g: G, p: Pirate) -> Rule[None]:
    """The pirate is marooned; another of his owner's takes the ship, from hand or from the deck."""
    s = g.state
    owner = p.owner
    hand = s.pirate_hands[owner] if owner < s.seats else []
    if hand:
        chosen = yield from ask_hand(
            g,
            owner,
            "successor",
            lambda: tuple(Option("captain", PIRATES[number].id) for number in sorted(hand)),
            "14.2",
            {"pirate": word(p)},
        )
        number = PIRATE[chosen[1]]
        hand.remove(number)
    elif s.pirate_deck:
        number = s.pirate_deck.pop()
    else:
        eliminate(g, p)
        return
    g.reveal()
    if owner >= s.seats:
        solitaire.succeed(s, p, number)
    usurp(g, p, number, owner)


def usurp(g: G, p: Pirate, number: int, owner: int) -> Pirate:
    """A new captain has the ship and what is aboard: not the letter, the information, the havens or the
    name of the old one (ruling A63)."""
    s = g.state
    heir = new_pirate(s, number, owner, p.place, p.ship)
    heir.combat, heir.speed, heir.guns = p.combat, p.speed, p.guns
    heir.scurvy, heir.revel = p.scurvy, p.revel
    heir.holds, heir.hostages, heir.nations = p.holds, p.hostages, p.nations
    heir.loyalty, heir.since = AFTER_MUTINY, -1
    p.holds, p.hostages, p.nations = [], [], []
    s.pirates.append(heir)
    eliminate(g, p)
    g.tell("usurped", pirate=PIRATES[number].id, who=who(s, owner), old=word(p))
    return heir


def restless(g: G, p: Pirate) -> Rule[None]:
    """14.1: a crew at loyalty 0 rises whenever its pirate is activated."""
    for q in crew(g.state, p):
        if q.loyalty == 0 and not (q.owner == 0 and g.state.seats == 1):
            yield from rise(g, q)
    abandon(g, p)
