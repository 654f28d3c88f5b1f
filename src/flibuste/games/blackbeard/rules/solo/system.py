"""19.17–19.19: what the system player wants — the greatest gain for its pirates, the greatest harm to
Blackbeard. Small, plain rules of thumb: what a prize is worth, how far a port is."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Option, Options

from ...box import (
    DEFENCE,
    DOCK,
    FIGURE,
    HOLDS,
    PIRATE,
    PLACE,
    PORT,
    PORT_NATION,
    PORT_ZONES,
    SAILS,
    SKILL,
    TEACH,
    WEALTH,
    ZONE_CARGO,
    ZONE_PORTS,
)
from ...options import NO, YES
from ...state import ANTI_PORT, NEUTRAL_PORT, NONE, G, Pirate, State, find_pirate, is_pro, port_status
from .. import retirement
from ..actions import acts_of
from ..movement import open_to
from ..ships import combat_of

LETTER_AT = FIGURE["solo-letter"]
FAR = 99


def _distances() -> tuple[tuple[int, ...], ...]:
    """Moves between places at sea (7.11)."""
    table = []
    for start in range(DOCK):
        steps = [FAR] * DOCK
        steps[start] = 0
        queue = [start]
        for place in queue:
            for there in SAILS[place]:
                if steps[there] == FAR:
                    steps[there] = steps[place] + 1
                    queue.append(there)
        table.append(tuple(steps))
    return tuple(table)


DISTANCE = _distances()


def sea_of(p: Pirate) -> int:
    """Where a pirate is, or comes to when he leaves port."""
    return PORT_ZONES[p.place - DOCK][0] if p.place >= DOCK else p.place


def steps_to(p: Pirate, port: int) -> int:
    """Actions to enter a port from where a pirate is (19.18)."""
    if p.place == DOCK + port:
        return 0
    out = 1 if p.place >= DOCK else 0
    return out + 1 + min(DISTANCE[sea_of(p)][zone] for zone in PORT_ZONES[port])


def bound_home(p: Pirate) -> bool:
    """19.18: he is worth enough to retire on his letter; what is still in his holds does not count."""
    return p.letter != NONE and retirement.worth_retired(p) >= LETTER_AT


def on_the_way(p: Pirate, verb: str, aim: int) -> bool:
    """19.18: nothing takes him off the straight way to a port, where he does his business."""
    return verb in ("move", "recover", "retire") or (verb == "port" and p.place == DOCK + aim)


def goal(s: State, p: Pirate) -> int:
    """The port a pirate makes for, or NONE while there is better to do at sea."""
    retiring = bound_home(p)
    courier = p.id in s.couriers
    laden = len(p.holds) >= HOLDS[p.ship] or sum(p.holds) >= 1500
    ailing = p.revel or p.scurvy or p.combat <= 2 or p.speed < 0
    if not (retiring or courier or laden or ailing):
        return NONE
    ports = [port for port in range(len(PORT)) if open_to(s, p, port)]
    if retiring:
        ports = [port for port in ports if PORT_NATION[port] == p.letter]
    elif courier:
        ports = [port for port in ports if is_pro(s.governors[port])]
    elif not ailing:
        ports = [port for port in ports if port_status(s, p, port) != NEUTRAL_PORT] or ports
    return min(ports, key=lambda port: (steps_to(p, port), port), default=NONE)


def plan(s: State, p: Pirate) -> Option | None:
    """The best action now, or none worth taking."""
    best, best_value = None, 0.0
    aim = goal(s, p)
    straight = aim != NONE and (bound_home(p) or p.id in s.couriers)
    for option in acts_of(s, p):
        if straight and not on_the_way(p, option[0], aim):
            continue
        value = appeal(s, p, option, aim)
        if value > best_value:
            best, best_value = option, value
    return best


def appeal(s: State, p: Pirate, option: Option, aim: int) -> float:
    """How much a pirate of the system likes an action."""
    verb = option[0]
    if verb == "move":
        return approach(s, p, PLACE[option[2]], aim)
    if verb == "retire":
        ready = retirement.worth_retired(p) >= LETTER_AT and not p.holds
        return 100 if ready and option[2] != "bribe" else 0
    if verb == "plunder":
        return 60
    if verb == "steal":
        victim = find_pirate(s, PIRATE[option[2]])
        return 70 if victim is not None and victim.owner == 0 else 0
    if verb == "recover":
        return 55
    if verb == "port":
        return 50 if business(s, p) else 0
    if verb == "sack":
        return 40
    if verb == "find":
        return 0 if aim != NONE else 30 + ZONE_CARGO[p.place][4] / 100
    if verb == "convert":
        return 35 if p.combat < 5 else 0
    if verb == "attack":
        return assault(s, p, PORT[option[2]])
    return 65 if verb == "dig" else 0


def approach(s: State, p: Pirate, place: int, aim: int) -> float:
    """A step towards the port aimed at, or towards the nearest merchants."""
    if aim != NONE:
        if place == DOCK + aim:
            return 45
        if p.place == DOCK + aim or place >= DOCK:
            return 0
        there = min(DISTANCE[place][zone] for zone in PORT_ZONES[aim])
        here = min(DISTANCE[sea_of(p)][zone] for zone in PORT_ZONES[aim])
        return 20 if p.place >= DOCK or there < here else 0
    if place >= DOCK:
        return 0
    if p.place >= DOCK:
        return 10
    return 8 if prey_distance(s, place) < prey_distance(s, p.place) else 0


def prey_distance(s: State, place: int) -> int:
    zones = {zone for port, kind in enumerate(s.merchants) if kind != NONE for zone in PORT_ZONES[port]}
    return min((DISTANCE[place][zone] for zone in zones), default=FAR)


def business(s: State, p: Pirate) -> bool:
    """Whether calling at this port brings anything."""
    port = p.place - DOCK
    if port_status(s, p, port) == ANTI_PORT:
        return False
    letter = p.id in s.couriers and is_pro(s.governors[port]) and p.letter == NONE
    return bool(p.holds) or letter or p.combat < 4 or p.speed < 1


def assault(s: State, p: Pirate, port: int) -> float:
    """Attack where the odds are good and the booty is worth it."""
    if s.havens[port] == p.id or p.combat < 3 or PORT_NATION[port] == p.letter:
        return 0
    dice = 7 if port in s.attacked else 3
    edge = combat_of(s, p) + SKILL[p.id] + p.info.get(port, 0) - DEFENCE[port] - dice + 3
    return 32 + WEALTH[port] if edge >= 3 else 0


# ---- the small questions


def answer(g: G, kind: str, options: Options, about: dict[str, Any]) -> Option:
    """The system's answer to what its pirates are asked."""
    s = g.state
    if len(options) == 1:
        return options[0]
    first = options[0]
    if kind in ("revel", "strike", "caught", "duel-on"):  # 19.19: it always celebrates
        return first
    if kind == "seize":
        return options[0 if worth_a_hold(s, about) else 1]
    if kind == "cunning":
        return options[1] if about["why"] in ("6.46", "10.34", "14.2", "9.52") else first
    if kind == "stand":
        p = find_pirate(s, PIRATE[about["pirate"]])
        assert p is not None
        strong = combat_of(s, p) + SKILL[p.id] >= about["combat"] + 1
        return next(o for o in options if o[0] == ("fight" if strong else "flee"))
    if kind in ("treasure", "winds", "guns"):  # the card is his whose turn it is, if it can be
        return next((o for o in options if PIRATE.get(o[1]) == s.system), first)
    if kind == "hostage":
        return options[1]
    if kind == "port":
        return busy(options)
    if kind in ("haven", "bribe"):
        return YES if kind == "haven" and about["price"] <= 300 else NO
    if kind == "jettison":
        return min(options, key=lambda o: (o[2], o[1]))
    if kind == "winds-zone":
        zones = [PLACE[o[1]] for o in options]
        return options[zones.index(max(zones, key=lambda zone: (richness(s, zone), -zone)))]
    if kind == "incite":
        return max(options, key=lambda o: harm(s, PORT[o[1]]))
    return first


def worth_a_hold(s: State, about: dict[str, Any]) -> bool:
    """19.17: whether a cargo is worth more than what would go overboard for it (8.33)."""
    p = find_pirate(s, PIRATE[about["pirate"]])
    assert p is not None
    value = about["value"]
    return not value or len(p.holds) < HOLDS[p.ship] or value > min(p.holds)


def busy(options: Options) -> Option:
    """Ransom, sell, take the letter, refit, then enjoy oneself (19.19)."""
    for verb in ("sell-hostage", "letter", "sell-all", "refit", "celebrate"):
        for option in options:
            if option[0] == verb:
                return option
    return options[-1]


def harm(s: State, port: int) -> tuple[bool, bool, int]:
    """19.17: how much it would harm Blackbeard that a port loses its friend: he is driven out of it, or it is
    his haven; else the poorest gives way most easily."""
    teach = find_pirate(s, TEACH)
    there = teach is not None and teach.place == DOCK + port
    return there, s.havens[port] != NONE, -WEALTH[port]


def richness(s: State, zone: int) -> int:
    prey = sum(s.merchants[port] != NONE for port in ZONE_PORTS[zone])
    return prey * int(ZONE_CARGO[zone][4])
