"""11: alliances between two pirates of one player."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import CONVERTS, DOCK, MERCHANTS, PIRATES
from ..options import option
from ..state import NONE, G, Pirate, State, find_pirate, word
from .asking import ask

PARTS = tuple(Option("part", p.id) for p in PIRATES)


def crew(s: State, p: Pirate) -> tuple[Pirate, ...]:
    """A pirate and his ally (11.2), the ally last."""
    if p.ally == NONE:
        return (p,)
    ally = find_pirate(s, p.ally)
    return (p, ally) if ally is not None else (p,)


def partners(s: State, p: Pirate) -> list[Option]:
    """11.1: another of his owner's pirates in the same port, with a sober crew (ruling A103); a player has
    one alliance at a time."""
    own = [q for q in s.pirates if q.owner == p.owner]
    if p.place < DOCK or any(q.ally != NONE for q in own):
        return []
    return [
        option("ally", PIRATES[p.id].id, PIRATES[q.id].id)
        for q in own
        if q is not p and q.place == p.place and not q.revel
    ]


def breakable(s: State, owner: int) -> list[Option]:
    """11.6: the alliances of a player, each by the first of the two."""
    return [
        PARTS[p.id]
        for n, p in enumerate(s.pirates)
        if p.ally != NONE and p.owner == owner and all(q.id != p.ally for q in s.pirates[:n])
    ]


def form(g: G, p: Pirate, partner: Pirate) -> None:
    """11.1, 11.2: from now on they act as one."""
    p.ally, partner.ally = partner.id, p.id
    g.tell("allied", pirate=word(p), ally=word(partner))


def part(g: G, p: Pirate) -> Rule[None]:
    """11.6: the alliance is over. Of a prize that either could convert (8.5) there is but one: their owner
    says whose it is (11.7)."""
    both = crew(g.state, p)
    for q in both:
        q.ally = NONE
    g.tell("parted", pirate=word(p), ally=word(both[-1]))
    prize = p.prize
    if prize == NONE or CONVERTS[prize] == NONE:
        return
    options = tuple(option("captain", word(q)) for q in both)
    chosen = yield from ask(g, p.owner, "prize", options, "11.7", {"merchant": MERCHANTS[prize].id})
    for q, keeps in zip(both, options, strict=True):
        if chosen != keeps:
            q.prize = NONE
