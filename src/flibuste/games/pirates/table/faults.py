"""What stands where the rules let nothing stand (10.4, 21.14): none in any state that play can reach."""

from __future__ import annotations

from ..abilities.registry import built
from ..state import Ship, State
from .contact import hull, island_shape, isle_word
from .geometry import near, on_table, separation

#: hulls this deep in one another are a fault, not the rounding of a pose
DEPTH = 5


def faults(s: State) -> list[str]:
    """Ships off the table, in one another or on a shore; a titan may stand on an island, a sea dragon fly
    over one, and what is below the surface or lost in fog is in nobody's way."""
    if s.phase != "turn":
        return []
    wrong = []
    lying = [ship for ship in s.ships if not ship.sunk and ship.fog < 0]
    for place, ship in enumerate(lying):
        if not on_table(hull(ship), s.width, s.height):
            wrong.append(f"{ship.id} is off the table")
        wrong += [f"{ship.id} lies in {o.id}" for o in lying[:place] if _overlap(ship, o)]
        if not built(ship, "titan") and not built(ship, "sea_dragon"):
            wrong += [
                f"{ship.id} lies on {isle_word(number)}"
                for number, isle in enumerate(s.islands)
                if near(hull(ship), island_shape(isle), 0)
                and separation(hull(ship), island_shape(isle)) < -DEPTH
            ]
    return wrong


def _overlap(ship: Ship, other: Ship) -> bool:
    if ship.submerged or other.submerged or not near(hull(ship), hull(other), 0):
        return False
    return separation(hull(ship), hull(other)) < -DEPTH
