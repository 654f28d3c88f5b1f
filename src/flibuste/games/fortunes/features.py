"""What a value looks at, for learning and search: Glory, Gold and how far from home it is, as numbers. All
stand alike when a turn begins, but for whose it is."""

from __future__ import annotations

from collections import Counter

from .bot.sight import Sight, distances
from .bot.voyage import goals
from .bot.weights import WEIGHTS
from .box import CARGO, CREW, FIGURES, GOOD_OF, HOME, HULL, NONE, PORT, SHIPS
from .rules.gold import chest_points
from .state import OVER, SETUP, Player, State
from .view import view

NAMES = (
    "glory",
    "points",
    "points squared",
    "chest begun",
    "gold",
    "gold for points",
    "gold near home",
    "way home",
    "cargo",
    "cargo in demand",
    "pairs",
    "threes",
    "hand",
    "specialists",
    "kept",
    "rumour",
    "mission",
    "steps",
    "hull",
    "hull weak",
    "sections",
    "crippled",
    "handling",
    "ship",
    "fittings",
    "weapons",
    "bounties",
    "nations after it",
    "dead",
    "declared",
    "could declare",
    "wait",
    "best goal",
    "second goal",
)
#: By zone: no enemies counted.
_CALM = (0.0,) * len(PORT)
#: By zone: the moves from each other.
_WAYS = [distances(zone, _CALM) for zone in range(len(PORT))]
#: Event cards at the start, about.
EVENTS = 40


def boundary(s: State) -> int:
    """Turns begun."""
    if s.phase == SETUP:
        return 0
    return s.round * s.seats + (s.actor - s.first) % s.seats + 1


def progress(s: State) -> float:
    """By the nearest to the target, or by the deck of Events."""
    if s.phase == OVER:
        return 1.0
    most = max(p.glory + chest_points(s, p) for p in s.players)
    return max(0.0, min(1.0, max(most / s.target, 1 - len(s.events) / EVENTS)))


def features(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    glory, hidden = float(p.glory), chest_points(s, p)
    points = glory + hidden
    room = max(0, s.target // 2 - hidden)
    minted = min(room, (p.chest % FIGURES.chest_step + p.gold) // FIGURES.chest_step)
    way = _way_home(p)
    held = Counter(GOOD_OF[card] for card in p.cargo)
    wanted = {s.demand[zone] for zone in range(len(PORT)) if s.demand[zone] != NONE}
    now = p.ship.now
    return [
        glory,
        points,
        points * points / s.target,
        float(p.chest % FIGURES.chest_step),
        float(min(p.gold, 60)),
        float(minted),
        minted / (1.0 + way),
        way,
        float(min(len(p.cargo), p.ship.most[CARGO])),
        float(sum(count for good, count in held.items() if good in wanted)),
        float(sum(count == 2 for count in held.values())),
        float(sum(count >= 3 for count in held.values())),
        float(len(p.hand)),
        float(len(p.specialists)),
        float(len(p.kept)),
        float(p.rumour != NONE),
        float(p.mission != NONE),
        float(p.step),
        float(now[HULL]),
        float(now[HULL] <= 1),
        float(sum(now) - now[CREW]),
        float(min(now) <= 0),
        float(p.ship.handling),
        float(SHIPS[p.ship.kind].buy),
        float(len(p.ship.mods)),
        float(sum(p.weapons)),
        float(sum(p.bounties)),
        float(sum(count > 0 for count in p.bounties)),
        float(p.captain == NONE),
        float(p.declared),
        float(points >= s.target),
        float((seat - s.actor) % s.seats),
        *_goals(s, seat),
    ]


def _goals(s: State, seat: int) -> tuple[float, float]:
    """What the game's own player would sail for, in points an action: the best and the second best."""
    if s.players[seat].captain == NONE:
        return 0.0, 0.0
    rates = sorted((goal.rate for goal in goals(Sight(view(s, seat), seat, WEIGHTS))), reverse=True)
    first, second = [*rates, 0.0, 0.0][:2]
    return first, second


def _way_home(p: Player) -> float:
    if p.captain == NONE:
        return 6.0
    return _WAYS[p.zone][HOME[p.captain]] + (0.0 if p.in_port and p.zone == HOME[p.captain] else 1.0)
