"""How well a seat stands, for searchers: in points, secret ones included."""

from __future__ import annotations

from .box import CARGO, CREW, FIGURES, HULL, NONE, SHIPS
from .rules.gold import chest_points
from .state import Player, State

#: What things are worth, in points of Glory.
GOLD = 0.05
CARD = 0.08
SPECIALIST = 0.15
CARGO_CARD = 0.15
PROMISE = 0.3  # a Rumour or a Mission in hand
STEP = 0.25
SECTION = 0.06
BOUNTY = -0.06
DEAD = -0.8


def worth(s: State, p: Player) -> float:
    """What a player has, in points."""
    points = p.glory + chest_points(s, p)
    total = points + GOLD * 0.5 * (p.chest % FIGURES.chest_step)
    if p.captain == NONE:
        return total + DEAD
    total += GOLD * min(p.gold, 60) + CARD * len(p.hand) + SPECIALIST * len(p.specialists)
    total += CARGO_CARD * min(len(p.cargo), p.ship.most[CARGO])
    total += PROMISE * ((p.rumour != NONE) + (p.mission != NONE) + len(p.kept)) + STEP * p.step
    total += SECTION * sum(p.ship.now) + 0.1 * min(p.ship.now[HULL], 2) + 0.02 * p.ship.now[CREW]
    total += 0.01 * SHIPS[p.ship.kind].buy + BOUNTY * sum(p.bounties)
    return total + 0.05 * len(p.ship.mods) + 0.04 * sum(p.weapons)


def evaluate(s: State, seat: int) -> float:
    """A seat's worth against the best of the others; the end of the game counts most."""
    mine = worth(s, s.players[seat])
    best = max(worth(s, p) for other, p in enumerate(s.players) if other != seat)
    own = s.players[seat]
    if own.declared:
        mine += s.target
    return mine - 0.5 * best
