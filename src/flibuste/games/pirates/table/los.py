"""Lines of fire (14.3–14.7, 21.11–21.13): which points of a target a gun can see within its range."""

from __future__ import annotations

from .. import box
from ..abilities.registry import Gun, built, has, plain
from ..state import Ship, State
from . import geometry
from .contact import body, hull, island_shape, radius
from .geometry import (
    Point,
    Shape,
    crosses,
    crosses_disc,
    near,
    nearest_point,
    overlap,
    put,
    rim_points,
    segments_cross,
)

#: spacing of the points tried on the rim of a target
STEP = 400
#: guns that stand in one place, so that the sails of their own ship may be in their way (14.5)
ONE_PLACE = ("cannon", "artillery", "flame")


def mast_point(ship: Ship, mast: int) -> Point:
    places = body(ship).masts
    return put(places[mast], 0, ship.x, ship.y, ship.h)


def muzzles(ship: Ship, gun: Gun) -> list[Point]:
    """Where the shot is measured from: the mast's centre, any mast for muskets (5.musketeer-3), the bow for a
    bombardier (16.kw-bombardier-1), the rim for a creature and for marines aboard (21.13)."""
    shape = body(ship)
    if gun.kind in ("artillery", "flame"):
        return [put(shape.length / 2, 0, ship.x, ship.y, ship.h)]
    if gun.kind == "marine":
        return list(rim_points(hull(ship), STEP))
    if gun.kind in ("musket", "extra"):
        return [mast_point(ship, i) for i in range(len(shape.masts))]
    return [mast_point(ship, gun.mast)]


def sails(ship: Ship, firing: int) -> list[tuple[Point, Point]]:
    """14.5: the sails of its other masts, segments across the axis; a junk's are in nobody's way."""
    shape = body(ship)
    if shape.round or built(ship, "flotilla") or built(ship, "junk") or built(ship, "submarine"):
        return []
    half = shape.width * 0.4
    edges = []
    for index, mast in enumerate(ship.masts):
        if mast and index != firing:
            x = shape.masts[index]
            edges.append((put(x, half, ship.x, ship.y, ship.h), put(x, -half, ship.x, ship.y, ship.h)))
    return edges


@plain("fire_through_ships")
def fires_through_ships(s: State, shooter: Ship) -> bool:
    """Other ships never block its line of fire."""
    return has(s, shooter, "fire_through_ships")


class Screen:
    """All that can stand between a shooter and its targets."""

    __slots__ = ("discs", "islands", "ships")

    def __init__(self, s: State, shooter: Ship, able: bool = True) -> None:
        self.islands = [island_shape(isle) for isle in s.islands]
        self.ships: list[tuple[str, Shape]] = []
        through = able and fires_through_ships(s, shooter)
        for other in s.ships:
            if other is shooter or other.sunk or other.submerged or other.fog >= 0:
                continue
            if not through or other.wreck:  # 14.7, 18.wreck-1
                self.ships.append((other.id, hull(other)))
        self.discs = [
            (tile.x, tile.y, radius(tile)) for tile in s.terrain if tile.kind == "fog_bank" and not tile.gone
        ]  # 18.fog-3

    def clear(self, a: Point, b: Point, target: str, under: tuple[int, ...]) -> bool:
        """Whether nothing crosses a line; the islands `under` its ends are in nobody's way."""
        ax, ay = a
        bx, by = b
        for number, isle in enumerate(self.islands):
            if crosses(isle, ax, ay, bx, by) and number not in under:
                return False
        for ship_id, shape in self.ships:
            if ship_id != target and crosses(shape, ax, ay, bx, by):
                return False
        return all(not crosses_disc(x, y, r, ax, ay, bx, by) for x, y, r in self.discs)


def sees(
    screen: Screen, ship: Ship, gun: Gun, shape: Shape, target: str, under: tuple[int, ...] = ()
) -> bool:
    """14.3, 14.4: some point of the target within range, on a line that nothing crosses; `under` are the
    islands that the target stands on."""
    under = (*under, *standing_on(screen, ship))
    reach = gun.reach * gun.reach
    canvas = sails(ship, gun.mast) if gun.kind in ONE_PLACE else []
    for muzzle in muzzles(ship, gun):
        mx, my = muzzle
        dx, dy = mx - shape.x, my - shape.y
        far = gun.reach + shape.radius
        if dx * dx + dy * dy > far * far:
            continue
        close = nearest_point(shape, mx, my)
        if (close[0] - mx) ** 2 + (close[1] - my) ** 2 > reach:
            continue
        if _open(screen, canvas, muzzle, close, target, under):
            return True
        for point in rim_points(shape, STEP):
            if (point[0] - mx) ** 2 + (point[1] - my) ** 2 <= reach and _open(
                screen, canvas, muzzle, point, target, under
            ):
                return True
    return False


def _open(
    screen: Screen, canvas: list[tuple[Point, Point]], a: Point, b: Point, target: str, under: tuple[int, ...]
) -> bool:
    for c, d in canvas:
        if segments_cross(a, b, c, d):
            return False
    return screen.clear(a, b, target, under)


def standing_on(screen: Screen, ship: Ship) -> tuple[int, ...]:
    """The islands that a titan stands on, or a sea dragon hovers over, are in the way neither of its guns nor
    of those aimed at it (16.kw-titan-4, 16.kw-seadragon-3, ruling P84)."""
    if not built(ship, "titan") and not built(ship, "sea_dragon"):
        return ()
    shape = hull(ship)
    return tuple([number for number, isle in enumerate(screen.islands) if overlap(shape, isle)])


def in_reach(ship: Ship, shape: Shape, reach: int) -> bool:
    """A quick look before the lines are drawn."""
    return near(hull(ship), shape, reach)


def token_shape(x: int, y: int) -> Shape:
    """A token ashore, as a very small square."""
    return geometry.placed(_TOKEN, x, y, 0)


_TOKEN = geometry.box_points(100, 100)


def fort_square(x: int, y: int) -> Shape:
    return geometry.placed(box.fort_points(), x, y, 4500)
