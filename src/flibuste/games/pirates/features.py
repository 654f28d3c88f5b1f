"""What a value looks at, for learning and search: gold and what still floats, as numbers. All stand alike
when a turn begins, but for whose it is."""

from __future__ import annotations

from math import hypot

from . import box
from .rules.cargo import room
from .rules.ending import gold_of
from .rules.treasure import aboard_value
from .state import Ship, State
from .table.contact import derelict, fleet, masts

NAMES = (
    "gold",
    "share of the gold",
    "more than half",
    "gold aboard",
    "gold aboard near home",
    "ships",
    "worth afloat",
    "masts",
    "derelicts",
    "firepower",
    "crew",
    "room",
    "room near treasure",
    "at an island",
    "enemies near gold",
    "wait",
)
#: A turn's sail, about.
REACH = 12000.0
#: Rounds after which a match is late.
LATE = 30


def boundary(s: State) -> int:
    """Turns begun."""
    if s.phase != "turn":
        return 0
    return s.round * s.seats + (s.order.index(s.turn) if s.turn in s.order else 0)


def progress(s: State) -> float:
    """By the gold that is home, or by the rounds played."""
    if s.ended:
        return 1.0
    if s.phase != "turn":
        return 0.0
    home = sum(gold_of(s, seat) for seat in range(s.seats))
    return min(1.0, max(home / max(1, s.stake), s.round / LATE))


def features(s: State, seat: int) -> list[float]:
    own = fleet(s, seat)
    player = s.players[seat]
    home = s.islands[player.home] if player.home >= 0 else None
    stake = max(1, s.stake)
    scored = gold_of(s, seat)
    aboard = near = worth = standing = fire = space = close = 0.0
    crew = lost = docked = threatened = 0
    foes = [ship for ship in s.ships if ship.owner != seat and not ship.sunk and any(ship.masts)]
    wild = [isle for isle in s.islands if isle.home < 0 and isle.coins]
    for ship in own:
        gold = aboard_value(ship)
        aboard += gold
        if gold and home is not None:
            near += gold / (1 + hypot(ship.x - home.x, ship.y - home.y) / REACH)
            threatened += sum(hypot(ship.x - foe.x, ship.y - foe.y) < REACH for foe in foes)
        up = masts(ship)
        worth += box.ships()[ship.card].cost * (0.4 + 0.6 * up / max(1, len(ship.masts)))
        standing += up
        fire += _firepower(ship)
        crew += len(ship.crew)
        lost += derelict(ship)
        free = max(0, room(s, ship)) if up else 0
        space += min(free, 4)
        if free and wild:
            way = min(hypot(ship.x - isle.x, ship.y - isle.y) for isle in wild)
            close += min(free, 3) / (1 + way / REACH)
            docked += ship.dock >= 0 and s.islands[ship.dock].home < 0
    turn = s.order.index(seat) - s.order.index(s.turn) if seat in s.order and s.turn in s.order else 0
    return [
        float(scored),
        scored / stake,
        float(2 * scored > stake),
        aboard,
        near,
        float(len(own)),
        worth,
        standing,
        float(lost),
        fire,
        float(crew),
        space,
        close,
        float(docked),
        float(threatened),
        float(turn % s.seats),
    ]


def _firepower(ship: Ship) -> float:
    """Hits to be expected of a full broadside."""
    cannons = box.ships()[ship.card].cannons
    return sum((6 - int(gun[0])) / 6 for gun, mast in zip(cannons, ship.masts, strict=False) if mast)
