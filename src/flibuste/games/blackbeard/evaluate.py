"""How well a seat stands, in victory points: what is scored, and what its pirates may still bring home."""

from __future__ import annotations

from .box import DOCK, HOSTAGES, SHIP_COMBAT, SHIP_SPEED
from .rules.ending import score
from .state import HAVEN, NONE, OVER, PRO_PORT, Pirate, State, port_status

#: Cards left in the deck from which on a career has time enough to end in retirement.
LONG_CAREER = 45


def evaluate(s: State, seat: int) -> float:
    total = float(score(s, seat))
    if s.phase == OVER:
        return total
    hope = 0.25 + 0.45 * min(1.0, len(s.deck) / LONG_CAREER)
    for p in s.pirates:
        if p.owner == seat:
            total += _career(s, p, hope)
    if seat < s.seats:
        total += 0.8 * len(s.pirate_hands[seat])
    return total + (2.0 if s.kcs[seat] != NONE else 0.0)


def _career(s: State, p: Pirate, hope: float) -> float:
    """Notoriety counts in any case; to retire doubles it and turns net worth into points (18.12)."""
    if p.place >= DOCK and port_status(s, p, p.place - DOCK) in (HAVEN, PRO_PORT):
        hope = min(1.0, hope + 0.15)
    elif p.letter != NONE:
        hope = min(1.0, hope + 0.1)
    wealth = p.worth + 0.8 * sum(p.holds) + sum(60 * HOSTAGES[hostage].value for hostage in p.hostages)
    value = p.notoriety * (1 + hope) + hope * wealth / 100
    trim = SHIP_COMBAT[p.ship] - p.combat + SHIP_SPEED[p.ship] - p.speed
    value += 3.0 + 0.2 * min(p.loyalty, 8) - 0.25 * trim + 1.5 * len(p.found) + 0.4 * p.cunning
    if p.guns:
        value += 1.5
    if p.revel:
        value -= 1.5
    return value - 1.0 if p.scurvy else value
