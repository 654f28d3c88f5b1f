"""14: mutiny, and the loss of loyalty that leads to it."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import COMMAND, PIRATE, PIRATES
from ..state import NONE, G, Pirate, word
from . import alliances, ambition
from .alliances import crew
from .asking import ask
from .captains import eliminate, usurp
from .cunning import again
from .interruptions import abandon
from .variant import variant


def displease(g: G, p: Pirate, points: int, alone: bool = False) -> Rule[None]:
    """Loyalty goes down: at 0 the crew rises at once (14.1), and an ambitious pirate may have been
    waiting for it (17.2#17)."""
    s = g.state
    for q in (p,) if alone else crew(s, p):
        before = q.loyalty
        q.loyalty = max(0, before - points)
        g.tell("displeased", pirate=word(q), points=points, loyalty=q.loyalty)
        if q.loyalty == 0 and before > 0:
            if variant(s).never_overthrown(q):
                variant(s).crew_at_zero(g, q)
            else:
                yield from rise(g, q)
        activated = s.active != NONE and s.active in (q.id, q.ally)  # of two allies both are (11.2)
        if activated and q.place != NONE and before > q.loyalty:
            yield from ambition.ambition(g, q)
    abandon(g, p)


def rise(g: G, p: Pirate) -> Rule[bool]:
    """14.2: whether the mutiny succeeded. A real mutiny breaks an alliance (11.6)."""
    s = g.state
    if p.ally != NONE:
        yield from alliances.part(g, p)
    command = COMMAND[p.id]
    g.tell("mutiny", pirate=word(p))
    faces = yield from again(g, p, g.roll(1), lambda die: die < command, "14.2", 0, command)
    roll = faces[0]
    g.tell("mutiny-roll", pirate=word(p), dice=faces, command=command)
    if variant(s).never_overthrown(p):
        yield from variant(s).quelled(g, p, roll)
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
        chosen = yield from ask(
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
    variant(s).succeeded(s, p, number)
    usurp(g, p, number, owner)


def restless(g: G, p: Pirate) -> Rule[None]:
    """14.1: a crew at loyalty 0 rises whenever its pirate is activated."""
    for q in crew(g.state, p):
        if q.loyalty == 0 and not variant(g.state).never_overthrown(q):
            yield from rise(g, q)
    abandon(g, p)
