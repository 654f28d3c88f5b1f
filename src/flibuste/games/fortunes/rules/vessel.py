"""A captain's ship: its sections, what they can have, damage, repair and crew (C006, C051, C059, C061,
C126)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import (
    CANNONS,
    CARGO,
    CREW,
    EXTENDED_HOLD,
    FIGURES,
    GUNPORT,
    HAMMOCKS,
    HULL,
    MASTS,
    RIGGING,
    SECTIONS,
    SHIP_SECTIONS,
    SHIPS,
)
from ..options import MEND, SEAT
from ..state import G, Player, Vessel
from .cards import captains, specialists

#: What a shipyard repairs: men are recruited elsewhere (C054).
NO_CREW = (HULL, CARGO, MASTS, CANNONS)
#: What can be patched up at sea.
NO_HULL = (CARGO, MASTS, CREW, CANNONS)

# ---- what a ship is


def new_vessel(kind: int) -> Vessel:
    """Return a ship fresh from the yard (C006, C061)."""
    sections = [min(value, FIGURES.ship_most) for value in SHIP_SECTIONS[kind]]
    return Vessel(kind, sections, list(sections), min(SHIPS[kind].manoeuvrability, FIGURES.ship_most))


def refit(p: Player) -> None:
    """Work out what the ship's sections can have, and its manoeuvrability, from its kind, modifications,
    captain and specialists; current values are clipped (C059, C061, ruling R20)."""
    ship = p.ship
    most = list(SHIP_SECTIONS[ship.kind])
    handling = SHIPS[ship.kind].manoeuvrability
    for mod in ship.mods:
        if mod == HAMMOCKS:
            most[CREW] += 1
        elif mod == RIGGING:
            handling += 1
        elif mod == EXTENDED_HOLD:
            most[CARGO] += 1
        elif mod == GUNPORT:
            most[CANNONS] += 1
    most[CARGO] += captains.hold(p)
    ship.handling = min(handling + specialists.handling(p), FIGURES.ship_most)
    now = ship.now
    for section in range(len(SECTIONS)):
        ship.most[section] = min(most[section], FIGURES.ship_most)
        if now[section] > ship.most[section]:
            now[section] = ship.most[section]


def change_to(p: Player, ship: Vessel) -> None:
    """Move captain and crew to another ship: its damage stays on it, what this captain adds to a ship is
    added to it, and the crew comes along as far as there is room (C051, C142, rulings R16 and R77)."""
    crew = p.ship.now[CREW]
    damage = [most - now for most, now in zip(ship.most, ship.now, strict=True)]
    p.ship = ship
    refit(p)
    for section in NO_CREW:
        ship.now[section] = max(0, ship.most[section] - damage[section])
    ship.now[CREW] = min(crew, ship.most[CREW])


# ---- damage and repair


def take_hit(ship: Vessel, section: int, overflow: bool = True) -> None:
    """Take one point of damage; on a destroyed section it goes to the Hull, or with special shot is lost
    (C126, C130)."""
    now = ship.now
    if now[section] > 0:
        now[section] -= 1
    elif overflow and now[HULL] > 0:
        now[HULL] -= 1


def damaged(p: Player, sections: tuple[int, ...]) -> list[int]:
    """Return those of the sections that have lost points."""
    ship = p.ship
    return [section for section in sections if ship.now[section] < ship.most[section]]


def restore(g: G, seat: int, points: int, sections: tuple[int, ...], rule: str) -> Rule[None]:
    """Give back lost points to damaged sections, one at a time where there is a choice."""
    p = g.state.players[seat]
    for _ in range(points):
        hurt = damaged(p, sections)
        if not hurt:
            return
        option = yield g.ask(seat, "mend", tuple([MEND[section] for section in hurt]), rule)
        p.ship.now[SECTIONS.index(option[1])] += 1
        g.tell("mend", who=SEAT[seat], section=option[1])


def make_whole(p: Player) -> None:
    """Repair every section but the Crew."""
    now = p.ship.now
    crew = now[CREW]
    now[:] = p.ship.most
    now[CREW] = crew


# ---- crew


def lose_crew(g: G, seat: int, count: int, floor: int) -> None:
    """Lose crew, but never below `floor`."""
    now = g.state.players[seat].ship.now
    lost = min(count, max(0, now[CREW] - floor))
    now[CREW] -= lost
    if lost:
        g.tell("lose-crew", who=SEAT[seat], n=lost)


def fill_crew(g: G, seat: int) -> None:
    """Complete the Crew, for free (C062)."""
    ship = g.state.players[seat].ship
    ship.now[CREW] = ship.most[CREW]
    g.tell("fill-crew", who=SEAT[seat])
