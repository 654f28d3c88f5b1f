"""6.25–6.27: damage to pirate ships."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import FIGURE
from ..state import G, Pirate, word
from . import mutiny
from .alliances import crew
from .asking import ask
from .captains import eliminate
from .interruptions import abandon

COMBAT_SUNK = FIGURE["combat-sunk"]
SPEED_SUNK = FIGURE["speed-sunk"]


def combat_damage(g: G, p: Pirate, points: int) -> Rule[None]:
    """6.25, 6.27: damage in a fight; the action is over if it sinks the active pirate."""
    yield from share_hits(g, p, points)
    abandon(g, p)


def share_hits(g: G, p: Pirate, points: int) -> Rule[None]:
    """11.4: two allies share it, an odd point as their owner likes."""
    s = g.state
    both = crew(s, p)
    if len(both) == 1:
        hit(g, p, points)
    else:
        half, odd = divmod(points, 2)
        shares = [half, half]
        if odd:
            options = tuple(Option("bear", word(q)) for q in both)
            chosen = yield from ask(g, p.owner, "bear", options, "11.4")
            shares[0 if chosen[1] == word(p) else 1] += 1
        for q, share in zip(both, shares, strict=True):
            hit(g, q, share)


def hit(g: G, p: Pirate, points: int) -> None:
    """6.25: points of combat damage to one ship; it may sink."""
    if points:
        p.combat -= points
        g.tell("holed", pirate=word(p), points=points, combat=p.combat)
        if p.combat <= COMBAT_SUNK:
            g.tell("sunk", pirate=word(p))
            eliminate(g, p)


def speed_damage(g: G, p: Pirate, points: int) -> Rule[None]:
    """6.26: each of two allies takes it whole (11.4)."""
    for q in crew(g.state, p):
        yield from batter(g, q, points)
    abandon(g, p)


def batter(g: G, p: Pirate, points: int) -> Rule[None]:
    """One ship's speed drops; below 0 the crew grumbles."""
    before = p.speed
    p.speed -= points
    g.tell("battered", pirate=word(p), points=points, speed=p.speed)
    if p.speed <= SPEED_SUNK:
        g.tell("sunk", pirate=word(p))
        eliminate(g, p)
    elif before >= 0 > p.speed:
        yield from mutiny.displease(g, p, 1, alone=True)
