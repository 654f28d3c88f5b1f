"""4 The ship: what its rings, its parrot and the cards of a battle make it able to do."""

from __future__ import annotations

from ..box import (
    BOX,
    CANNONS,
    CREW,
    HULL,
    LEGEND_WORDS,
    PARROT_CANNONS,
    PARROT_DICE,
    PARROT_SPEED,
    SAILS,
    SMALL_HULL,
    START,
    VALUES,
)
from ..options import SEATS
from ..state import OFF, Battle, G, Pirate, State, foe_of, is_foe

_SAIL_VALUES = VALUES[SAILS]
_CANNON_VALUES = VALUES[CANNONS]
_CREW_VALUES = VALUES[CREW]


def hull_row(s: State) -> tuple[int, ...]:
    """4.1, 21.small-hull: the figures of the hull, by ring."""
    return SMALL_HULL if s.small_hull else VALUES[HULL]


def value(s: State, pirate: Pirate, section: int) -> int:
    """1.9: the figure beside a ring; 0 when it is off the mat."""
    ring = pirate.rings[section]
    if ring == OFF:
        return 0
    return hull_row(s)[ring] if section == HULL else VALUES[section][ring]


def pace(pirate: Pirate) -> int:
    """4.3, 7.21, 12.cove-8: speed outside battle; a lost sail counts as it will be once repaired."""
    ring = pirate.rings[SAILS]
    return _SAIL_VALUES[START if ring == OFF else ring] + PARROT_SPEED[pirate.parrot]


def battle_speed(s: State, b: Battle, seat: int) -> int:
    """8.7"""
    pirate = s.pirates[seat]
    return _SAIL_VALUES[pirate.rings[SAILS]] + PARROT_SPEED[pirate.parrot] + b.speed[seat]


def dice_count(s: State, b: Battle | None, seat: int) -> int:
    """4.2, 14.parrot-longjohn, 14.parrot-billybones, 17.grapple-1, 17.grapple-2, 1.8"""
    pirate = s.pirates[seat]
    rings = pirate.rings
    if rings[CANNONS] == OFF or rings[CREW] == OFF:
        return 0
    parrot = pirate.parrot
    if PARROT_DICE[parrot]:
        dice = PARROT_DICE[parrot]
    elif PARROT_CANNONS[parrot]:
        dice = _CANNON_VALUES[rings[CANNONS]]
    else:
        dice = _CREW_VALUES[rings[CREW]]
        if b is None or not b.grapple:
            cannons = _CANNON_VALUES[rings[CANNONS]]
            if cannons < dice:
                dice = cannons
    return dice if dice < BOX.dice else BOX.dice


def ship_word(b: Battle | None, ship: int) -> str:
    """A ship in the order of a battle, as a word: a seat, or a foe."""
    if not is_foe(ship):
        return SEATS[ship]
    assert b is not None
    return LEGEND_WORDS[foe_of(b, ship).legend]


def by_speed(g: G, ships: list[tuple[int, int]]) -> list[int]:
    """7.18, 7.19: ships given as (speed, ship), fastest first, equals by the higher die."""
    ships.sort(reverse=True)
    speeds = {speed for speed, _ in ships}
    if len(speeds) == len(ships):
        return [ship for _, ship in ships]
    order: list[int] = []
    at = 0
    while at < len(ships):
        speed = ships[at][0]
        end = at + 1
        while end < len(ships) and ships[end][0] == speed:
            end += 1
        if end - at == 1:
            order.append(ships[at][1])
        else:
            order += by_die(g, [ship for _, ship in ships[at:end]])
        at = end
    return order


def by_die(g: G, tied: list[int]) -> list[int]:
    """7.19, 7.20: each rolls a die, the higher goes first; equals roll again."""
    faces = g.roll(len(tied))
    g.tell("tie", who=[ship_word(g.state.battle, ship) for ship in tied], dice=faces)
    if len(tied) == 2 and faces[0] != faces[1]:
        return tied if faces[0] > faces[1] else [tied[1], tied[0]]
    order: list[int] = []
    for face in sorted(set(faces), reverse=True):
        level = [ship for ship, rolled in zip(tied, faces, strict=True) if rolled == face]
        order += level if len(level) == 1 else by_die(g, level)
    return order
