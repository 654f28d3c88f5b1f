"""What a value looks at, for learning and search: careers and what threatens them, as numbers. All stand
alike when a turn begins, but for whose it is."""

from __future__ import annotations

from .bot.acts import best_home, hunt_value
from .bot.sight import Sight
from .bot.weights import WEIGHTS
from .box import (
    BORDERS,
    DOCK,
    HOSTAGES,
    INITIATIVE,
    N_ZONES,
    PORT_ZONES,
    PORTS,
    SHIP_COMBAT,
    SKILL,
    ZONE_PORTS,
)
from .rules.ending import score
from .rules.solo.system import DISTANCE
from .state import ANTI_PORT, HAVEN, NONE, OVER, PRO_PORT, START, Pirate, State, port_status
from .view import view

NAMES = (
    "points",
    "pirates",
    "notoriety",
    "wealth",
    "best career",
    "holds filled",
    "hostages",
    "career near home",
    "career with a letter",
    "career with a haven",
    "career docked with friends",
    "hostile nations",
    "hostile ports",
    "loyalty",
    "disloyal",
    "combat",
    "holes",
    "slow",
    "cunning",
    "guns",
    "drunk",
    "scurvy",
    "found",
    "prey",
    "skill",
    "initiative",
    "hunted",
    "hunting",
    "warship",
    "captains",
    "cards",
    "commissioner",
    "wait",
    "pardoned",
    "way home",
    "hunting ground",
)
#: Cards in the deck at the start, about.
DECK = 75
#: A port that no pirate could come home to.
FAR = 9


def boundary(s: State) -> int:
    """Turns taken."""
    return 0 if s.phase < START else s.turn + 1


def progress(s: State) -> float:
    if s.phase < START:
        return 0.0
    return 1.0 if s.phase == OVER else 1.0 - min(1.0, len(s.deck) / DECK)


def features(s: State, seat: int) -> list[float]:
    vector = [0.0] * len(NAMES)
    vector[0] = float(score(s, seat))
    for p in s.pirates:
        if p.owner == seat:
            _career(s, p, vector)
        elif s.kcs[seat] != NONE and _near(s.kc_places[seat], p.place):
            vector[27] += _stake(p)
    vector[29] = float(len(s.pirate_hands[seat]))
    vector[30] = float(len(s.hands[seat]))
    vector[31] = float(s.kcs[seat] != NONE)
    vector[32] = float((seat - s.actor) % max(1, s.seats))
    sight = Sight(view(s, seat), seat, WEIGHTS)
    for mine in sight.mine:
        vector[34] += best_home(sight, mine)[0]
        vector[35] = max(vector[35], hunt_value(sight, mine, 1))
    return vector


def _stake(p: Pirate) -> float:
    """What retiring would add (18.12)."""
    return p.notoriety + (p.worth + sum(p.holds)) / 100


def _career(s: State, p: Pirate, vector: list[float]) -> None:
    stake = _stake(p)
    way, hostile, friendly = FAR, 0, False
    for port in range(len(PORTS)):
        if port in s.destroyed:
            continue
        status = port_status(s, p, port)
        if status == ANTI_PORT:
            hostile += 1
        elif status in (PRO_PORT, HAVEN):
            here = _way(p.place, port)
            way = min(way, here)
            friendly = friendly or not here
    zones = _zones(p.place)
    prey = sum(s.merchants[port] != NONE for zone in zones for port in ZONE_PORTS[zone])
    warship = any(s.warships[zone] != NONE for zone in zones)
    hunters = sum(
        s.kcs[owner] != NONE and owner != p.owner and _near(s.kc_places[owner], p.place)
        for owner in range(len(s.kcs))
    )
    vector[1] += 1.0
    vector[2] += p.notoriety
    vector[3] += (p.worth + sum(p.holds)) / 100
    vector[4] = max(vector[4], stake)
    vector[5] += len(p.holds)
    vector[6] += sum(HOSTAGES[hostage].value for hostage in p.hostages)
    vector[7] += stake / (1 + way)
    vector[8] += stake if p.letter != NONE else 0.0
    vector[9] += stake if p.id in s.havens else 0.0
    vector[10] += stake if friendly else 0.0
    vector[11] += len(p.history)
    vector[12] += hostile
    vector[13] += min(p.loyalty, 8)
    vector[14] += p.loyalty <= 2
    vector[15] += p.combat
    vector[16] += SHIP_COMBAT[p.ship] - p.combat
    vector[17] += p.speed < 0
    vector[18] += p.cunning
    vector[19] += p.guns
    vector[20] += p.revel > 0
    vector[21] += p.scurvy
    vector[22] += len(p.found)
    vector[23] += min(prey, 4)
    vector[24] += SKILL[p.id]
    vector[25] = max(vector[25], INITIATIVE[p.id])
    vector[26] += hunters * (4.0 + 0.3 * stake)
    vector[28] += warship
    vector[33] += stake if p.pardoned else 0.0


def _zones(place: int) -> tuple[int, ...]:
    """The zone where a place is (two for Bermuda, none for a transit box)."""
    if place < N_ZONES:
        return (place,)
    return PORT_ZONES[place - DOCK] if place >= DOCK else ()


def _near(hunter: int, place: int) -> bool:
    """Whether a commissioner stands in a place or beside it."""
    if hunter == place:
        return True
    return 0 <= hunter < N_ZONES and 0 <= place < N_ZONES and place in BORDERS[hunter]


def _way(place: int, port: int) -> int:
    """Moves from a place into a port."""
    if place == DOCK + port:
        return 0
    starts = (place,) if place < DOCK else PORT_ZONES[place - DOCK]
    moves = 1 if place < DOCK else 2
    return moves + min(DISTANCE[start][zone] for start in starts for zone in PORT_ZONES[port])
