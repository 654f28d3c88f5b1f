"""Equipment (6): letters of marque; the special shots are with the guns (shooting)."""

from __future__ import annotations

from .. import box
from ..state import G, Ship, pull


def truce(ship: Ship, other: Ship) -> bool:
    """A letter of marque aboard `other`: ships of that nation may not target, ram or board it until it
    fires at them."""
    for thing in other.gear:
        nation = box.gear()[thing.card].nation
        if nation and nation == ship.nation:
            return True
    return False


def break_truce(g: G, ship: Ship, other: Ship) -> None:
    """The ship fired at a ship of the nation that left it in peace: the letter is lost."""
    for thing in list(ship.gear):
        nation = box.gear()[thing.card].nation
        if nation and nation == other.nation:
            pull(ship.gear, thing)
            g.state.lost_gear += 1
            g.tell("truce-broken", ship=ship.id)
