"""Towing (12)."""

from __future__ import annotations

from .. import box
from ..abilities.registry import built
from ..state import Crew, G, Ship, State
from ..table import geometry
from ..table.contact import derelict, find, is_creature, may_dock, who
from ..table.geometry import CIRCLE
from ..table.motion import leave, may_lie, pose_of, shore_pose, tow_pose
from .treasure import see


def may_tow(s: State, ship: Ship, other: Ship) -> bool:
    """12.1: any derelict, one in another's tow too (ruling P81); a flotilla only of one's own fleet and
    nation (16.kw-flotilla-2); what weed holds moves for nobody (18.sargasso-3)."""
    if other.sunk or other.wreck or other.weed >= 0 or other.fog >= 0 or ship.submerged:
        return False
    if built(ship, "submarine") or built(other, "submarine"):  # 16.kw-submarine-2
        return False
    if (
        built(ship, "sea_monster") or built(ship, "sea_dragon") or built(ship, "flotilla")
    ):  # 16.kw-seamonster-11
        return False
    if is_creature(other):
        return False
    if built(other, "flotilla"):
        if other.owner != ship.owner or other.nation != ship.nation:
            return False
    elif not derelict(other):
        return False
    return may_lie(s, other, tow_pose(ship, other, pose_of(ship)), (ship.id,))


def tow(g: G, ship: Ship, other: Ship) -> None:
    """12.2, 12.3: set behind the tower, and of its fleet from now on with all aboard."""
    release(g, other)
    other.x, other.y, other.h = tow_pose(ship, other, pose_of(ship))
    if other.dock >= 0 and other.owner == ship.owner:
        leave(g, other, other.dock)
    other.dock = -1
    other.plight.loaded_here = False
    ship.tows, other.towed_by = other.id, ship.id
    g.tell("towed", ship=ship.id, other=other.id, who=who(ship.owner))
    if other.owner == ship.owner:
        return
    other.owner = ship.owner
    other.plight.scuttled_by = -1  # 15.scuttle-3
    other.done = 1
    other.more = 0
    take_over(g, other)


def take_over(g: G, prize: Ship) -> None:
    """12.3: all aboard a prize is its new owner's; a crew with a ransom on its head is a captive. They do
    nothing this turn (12.4)."""
    if see(prize.coins, prize.owner):
        g.reveal()
    prize.plight.hushed = True
    for member in prize.crew:
        member.up = True
        member.acted = True  # ashore neither
        g.reveal()
        join(member, prize.owner)
    for thing in prize.gear:
        thing.up = True
        thing.owner = prize.owner


def join(member: Crew, seat: int) -> None:
    """A crew in the hands of a seat: his own again, a captive worth 5 (16.kw-ransom-1), or one of his."""
    if member.owner == seat:
        member.worth = 0
    elif "ransom" in box.crew()[member.card].keywords:
        member.worth = max(member.worth, 5)
    elif not member.worth:
        member.owner = seat


def dock_tow(g: G, ship: Ship, towed: Ship) -> None:
    """12.7: the ship in tow is docked beside its tower, unless it may not dock there itself (ruling P88)."""
    s = g.state
    isle = s.islands[ship.dock]
    if not may_dock(s, towed, isle):
        return
    angle = geometry.heading_of(ship.x - isle.x, ship.y - isle.y)
    for step in range(1, 36):
        for side in (1, -1):
            pose = shore_pose(s, towed, isle, (angle + side * step * 500) % CIRCLE)
            if may_lie(s, towed, pose):
                towed.x, towed.y, towed.h = pose
                towed.dock = ship.dock
                g.tell("tow-docked", ship=ship.id, other=towed.id)
                return


def let_go(g: G, ship: Ship) -> None:
    """16.kw-flotilla-4, and any tow: let go, free; it stays where it lies."""
    other = find(g.state, ship.tows)
    other.towed_by = ship.tows = ""
    g.tell("let-go", ship=ship.id, other=other.id)


def release(g: G, ship: Ship) -> None:
    """Ends a tow at either end."""
    s = g.state
    if ship.tows:
        find(s, ship.tows).towed_by = ""
        ship.tows = ""
    if ship.towed_by:
        find(s, ship.towed_by).tows = ""
        ship.towed_by = ""
