"""7: movement."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import (
    DOCK,
    ENGLISH,
    N_ZONES,
    PIRATES,
    PLACE,
    PLACES,
    PORT_NATION,
    PORT_ZONES,
    PRO,
    SAILS,
    ZONE_PORTS,
    ZONES,
)
from ..state import ANTI_PORT, NONE, G, Pirate, State, port_status, word
from . import retirement
from .alliances import crew
from .asking import ask

#: by pirate and place
MOVES = tuple(tuple(Option("move", p.id, place) for place in PLACES) for p in PIRATES)
#: by pirate and place at sea: where he can sail, ports apart
SAIL_MOVES = tuple(
    tuple(tuple(words[there] for there in SAILS[place]) for place in range(DOCK)) for words in MOVES
)

ZONE_OPTIONS = tuple(Option("zone", zone) for zone in ZONES)


def open_to(s: State, p: Pirate, port: int) -> bool:
    """Whether a pirate may enter a port (9.31); a destroyed one is of no use to anybody."""
    return port not in s.destroyed and port_status(s, p, port) != ANTI_PORT


def welcoming(s: State, p: Pirate, port: int) -> bool:
    """Whether a port is open to a pirate and to his ally, who stay together (11.2)."""
    return all(open_to(s, q, port) for q in crew(s, p))


def moves(s: State, p: Pirate) -> list[Option]:
    """7.11, 7.3; no pirate enters the zone of his own player's commissioner (10.26), but a transit box is no
    zone. Two allies stay together (11.2): a port must be open to both."""
    words = MOVES[p.id]
    place = p.place
    barred = s.kc_places[p.owner]
    if place >= DOCK:
        return [words[zone] for zone in PORT_ZONES[place - DOCK] if zone != barred]
    if not 0 <= barred < N_ZONES:
        options = list(SAIL_MOVES[p.id][place])
    else:
        options = [words[there] for there in SAILS[place] if there != barred]
    if place < N_ZONES:
        destroyed, governors = s.destroyed, s.governors
        plain = p.letter == NONE and not p.history and p.ally == NONE  # only the governor counts
        for port in ZONE_PORTS[place]:
            if port in destroyed:
                continue
            if governors[port] <= PRO if plain else welcoming(s, p, port):
                options.append(words[DOCK + port])
    return options


def shut_in(s: State, p: Pirate) -> bool:
    """10.26, ruling A48: whether his own player's commissioner keeps a docked pirate in port."""
    return p.place >= DOCK and PORT_ZONES[p.place - DOCK] == (s.kc_places[p.owner],)


def cost(s: State, p: Pirate) -> int:
    """Return the actions that a move takes: of the two that a crippled ship needs, one may just have been
    spent (ruling A121)."""
    needed = moves_needed(s, p)
    if needed > 1 and s.limping != NONE and s.limping in (p.id, p.ally):
        return needed - 1
    return needed


def moves_needed(s: State, p: Pirate) -> int:
    """A crippled ship needs two moves at once (6.26, 7.12)."""
    if p.speed < 0:
        return 2
    if p.ally != NONE:
        return 2 if any(q.speed < 0 for q in crew(s, p)) else 1
    return 1


def sail(g: G, p: Pirate, place: int) -> None:
    """Move a pirate (and his ally) one step; a pardoned one who enters an English port retires there."""
    s = g.state
    both = crew(s, p)
    for q in both:
        q.place = place
        if q.found:
            q.found = []
        if place >= DOCK:
            dock(q)
    shake_off(s, p)
    g.tell("moved", pirate=word(p), place=PLACES[place])
    if place >= DOCK and s.pardon_turns and PORT_NATION[place - DOCK] == ENGLISH:
        for q in both:
            if q.pardoned:
                retirement.amnesty(g, q)


def shake_off(s: State, p: Pirate) -> None:
    """10.23, ruling A114: a harassed pirate who has come into another zone is rid of his commissioner, be it
    through a port with two zones; a transit box is no zone."""
    if s.hunted == NONE or s.hunted not in (p.id, p.ally) or p.place >= N_ZONES:
        return
    if s.hunt_zone == NONE:
        s.hunt_zone = p.place
    elif s.hunt_zone != p.place:
        s.hunted = NONE


def dock(p: Pirate) -> None:
    """9.41: scurvy is cured in port."""
    p.scurvy = False


def put_out(g: G, p: Pirate, zone: int) -> None:
    """Put a pirate outside a port, in the zone that borders it."""
    p.place = zone
    p.taken = NONE
    shake_off(g.state, p)
    g.tell("put-out", pirate=word(p), place=PLACES[zone])


def pick_zone(g: G, seat: int, zones: tuple[int, ...], rule: str) -> Rule[int]:
    """One of a port's zones: only Bermuda leaves a choice (ruling A03), unless the player's own commissioner
    is in one of them (10.26)."""
    free = [zone for zone in zones if zone != g.state.kc_places[seat]] or zones
    if len(free) == 1:
        return free[0]
    chosen = yield from ask(g, seat, "zone", tuple(ZONE_OPTIONS[zone] for zone in free), rule)
    return PLACE[chosen[1]]
