"""Every way a ship comes to lie somewhere (10, 12, 21.4–21.9): turns, slides, tows, shores, rims of tiles,
and the one check of where it may end."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import built
from ..refusal import OFF_TABLE, TAKEN, no
from ..state import G, Island, Ship, State, Terrain
from . import geometry
from .contact import (
    ARM,
    CONTACT,
    body,
    find,
    find_dock,
    hired,
    home_of,
    hull,
    hull_at,
    island_shape,
    isle_word,
    radius,
    stern_point,
    touching,
    who,
)
from .geometry import CIRCLE, HALF, QUARTER, Shape, ahead, on_disc, overlap, put, trig


class Pose(NamedTuple):
    x: int
    y: int
    h: int


class Leg(NamedTuple):
    turn: int
    run: int


class Sailed(NamedTuple):
    """A leg: where its slide begins and ends, and whether something stopped it."""

    start: Pose
    end: Pose
    stopped: bool


class Refused(Exception):
    """A course outside the rules: the reason, with the rule's id."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why


RUNS_OVER = no("turn-runs-over", "21.6")
TURN_OFF = no("turn-off-table", "21.14")
NO_TURN = no("no-room-to-turn", "21.6")
TOW_STUCK = no("no-room-for-tow", "12.6")
NO_ABOUT = no("no-room-about", "21.8")
TITAN_HOME = no("titan-home", "16.kw-titan-3")
TITAN_FORT = no("titan-fort", "10.dock-1")
GHOST_ENDS = no("ghost-ends", "16.kw-ghost-3")
DRAGON_LANDS = no("dragon-lands", "16.kw-seadragon-3")

#: how many seas are kept
SEAS = 32
#: what a ship can stand on: it counts once, when the ship comes upon it
FLAT = ("reef", "sargasso", "whirlpool")


# ---- where a ship may end


def end_fault(
    s: State,
    ship: Ship,
    pose: Pose,
    ignore: tuple[str, ...] = (),
    surfaced: bool = False,
    near_by: list[Ship] | None = None,
) -> Reason | None:
    """Return why a ship may not come to lie there, or None: the one check for the end of every motion.

    On the table (21.14). On no island (10.4): a sea dragon takes no notice of them, a titan may stand on any
    but an enemy's home or fort. On no ship (10.4, 21.8, 21.9): a sea dragon may not even touch one, whoever
    is submerged passes below; `surfaced` looks at it as if it came up. A slide is swept until it meets
    something, so that only those who pass through things are looked at when it ends. Who knows the neighbours
    of that place hands them over.
    """
    shape = hull_at(ship, *pose)
    if not geometry.on_table(shape, s.width, s.height):
        return OFF_TABLE
    words = box.ships()[ship.card].keywords
    dragon, titan = "sea_dragon" in words, "titan" in words
    x, y, _ = pose
    for isle in s.islands:
        if (
            -ARM < isle.x - x < ARM
            and -ARM < isle.y - y < ARM
            and not dragon
            and overlap(shape, island_shape(isle))
        ):
            why = _standing_fault(ship, isle) if titan else TAKEN
            if why is not None:
                return why
    if ship.submerged and not surfaced:
        return None
    meets = touching if dragon else overlap
    for other in s.ships if near_by is None else near_by:
        if (
            -ARM < other.x - x < ARM
            and -ARM < other.y - y < ARM
            and other is not ship
            and not other.sunk
            and not other.submerged
            and other.fog < 0
            and other.id not in ignore
            and meets(shape, hull(other))
        ):
            return DRAGON_LANDS if dragon else TAKEN
    return None


def _standing_fault(titan: Ship, isle: Island) -> Reason | None:
    """16.kw-titan-3: no enemy home; 10.dock-1: no enemy fort."""
    if isle.home >= 0 and isle.home != titan.owner:
        return TITAN_HOME
    if isle.fort is not None and isle.fort.owner != titan.owner:
        return TITAN_FORT
    return None


def may_lie(s: State, ship: Ship, pose: Pose, ignore: tuple[str, ...] = ()) -> bool:
    return end_fault(s, ship, pose, ignore) is None


def may_surface(s: State, ship: Ship) -> bool:
    """Whether nothing lies above a submerged piece."""
    return end_fault(s, ship, pose_of(ship), surfaced=True) is None


def pose_of(ship: Ship) -> Pose:
    return Pose(ship.x, ship.y, ship.h)


# ---- legs of a course


def obstacles(s: State, ship: Ship, reach: int = 10**7, pushed: bool = False) -> list[Shape]:
    """What stops a slide: islands, ships and wrecks, but not what it tows (10.4, 12.6); of these only what
    lies within reach of the move. An intangible ship passes through all in a move action of its own."""
    walls: list[Shape] = []
    if ship.intangible and not pushed:  # 16.kw-ghost-2
        return walls
    far = reach + 2 * body(ship).length + 9000
    x, y = ship.x, ship.y
    if not built(ship, "titan") and not built(ship, "sea_dragon"):
        walls += [island_shape(i) for i in s.islands if -far < i.x - x < far and -far < i.y - y < far]
    if not ship.submerged:  # 16.kw-submarine-8
        walls += [
            hull(other)
            for other in s.ships
            if -far < other.x - x < far
            and -far < other.y - y < far
            and other is not ship
            and not other.sunk
            and not other.submerged
            and other.fog < 0
            and other.id not in (ship.tows, ship.towed_by)
        ]
    return walls


def pivot(s: State, ship: Ship, pose: Pose, turn: int, walls: list[Shape]) -> Pose:
    """10.2, 21.4, 21.6: turn on the bow point; pushed off what it already touched, else refused."""
    shape = body(ship)
    heading = (pose.h + turn) % CIRCLE
    if shape.round:
        return Pose(pose.x, pose.y, heading)
    c, t = trig(pose.h)
    bx, by = pose.x + c * shape.length / 2, pose.y + t * shape.length / 2
    c, t = trig(heading)
    turned = Pose(round(bx - c * shape.length / 2), round(by - t * shape.length / 2), heading)
    before: Shape | None = None
    now = hull_at(ship, *turned)
    pushed = not geometry.on_table(now, s.width, s.height)
    if pushed:
        turned, now = _off_the_edge(s, ship, turned, now)
    for wall in walls:
        dx, dy = now.x - wall.x, now.y - wall.y
        reach = now.radius + wall.radius + CONTACT
        if dx * dx + dy * dy > reach * reach or geometry.apart(now, wall, CONTACT):
            continue
        if before is None:
            before = hull_at(ship, *pose)
        if geometry.apart(before, wall, CONTACT):
            if overlap(now, wall):
                raise Refused(RUNS_OVER)
            continue
        ux, uy, push = shift(now, wall, heading, shape.width / 2)
        if push > 0:
            turned = Pose(round(turned.x + ux * push), round(turned.y + uy * push), heading)
            now = hull_at(ship, *turned)
            pushed = True
    if not pushed:  # nothing lies under it: every wall was looked at where it is
        return turned
    if not geometry.on_table(now, s.width, s.height):
        raise Refused(TURN_OFF)
    for wall in walls:
        if overlap(now, wall):
            raise Refused(NO_TURN)
    return turned


def shift(now: Shape, wall: Shape, heading: int, half: float) -> tuple[float, float, float]:
    """21.6: how a turned ship comes off what it touched: sideways, so that its side is clear and it can sail
    on, else the shortest way; at most W/2 + 1 mm."""
    most = half + 100
    c, t = trig(heading)
    nx, ny = -t, c
    if nx * (wall.x - now.x) + ny * (wall.y - now.y) < 0:
        nx, ny = t, -c
    side = max([nx * px + ny * py for px, py in now.points])
    push = side + geometry.GAP - min([nx * px + ny * py for px, py in wall.points])
    if push <= most:
        return -nx, -ny, push
    if not overlap(now, wall):
        return 0.0, 0.0, 0.0
    ux, uy, depth = geometry.way_out(now, wall)
    if depth + geometry.GAP > most:
        raise Refused(NO_TURN)
    return ux, uy, depth + geometry.GAP


def _off_the_edge(s: State, ship: Ship, pose: Pose, now: Shape) -> tuple[Pose, Shape]:
    """A turn at the edge is pushed in like one at a shore, by at most W/2 + 1 mm."""
    xs = [px for px, _ in now.points]
    ys = [py for _, py in now.points]
    dx = max(0.0, -min(xs)) - max(0.0, max(xs) - s.width)
    dy = max(0.0, -min(ys)) - max(0.0, max(ys) - s.height)
    most = body(ship).width / 2 + 100
    if abs(dx) > most or abs(dy) > most:
        raise Refused(TURN_OFF)
    moved = Pose(round(pose.x + dx), round(pose.y + dy), pose.h)
    return moved, hull_at(ship, *moved)


def slide(s: State, ship: Ship, pose: Pose, heading: int, run: int, walls: list[Shape]) -> tuple[Pose, bool]:
    """21.5: forward until first contact; True when something stopped it (not the edge alone). With a ship in
    tow also a turn in place is looked at, for the tow swings with it (12.6)."""
    if not run and not ship.tows:
        return pose, False
    dx, dy = trig(heading)
    shape = hull_at(ship, *pose)
    length = geometry.room(shape, dx, dy, run, s.width, s.height)
    beam = body(ship).beam if heading == pose.h else 0.0
    length = geometry.sweep_all(shape, dx, dy, length, walls, beam)
    if ship.tows:
        length = _with_tow(s, ship, pose, heading, length)
    end = Pose(round(pose.x + dx * length), round(pose.y + dy * length), pose.h)
    return end, length < run


class Sea:
    """What may stop a ship on its way, and where the legs that were looked at there lead, or why they are
    refused: who chooses a course has seen it when he sails it."""

    __slots__ = ("sailed", "walls")

    def __init__(self, walls: list[Shape]) -> None:
        self.walls = walls
        self.sailed: dict[tuple[Pose, Leg], Sailed | Reason] = {}


#: of the last seas that were looked at, by the ship and all that surrounds it
_SEAS: dict[tuple[Any, ...], Sea] = {}


def sea_of(s: State, ship: Ship, walls: list[Shape]) -> Sea:
    """Return the sea between these walls, the same one as long as nothing moved there."""
    key = (ship.card, ship.outrigger, s.width, s.height, *walls)
    sea = _SEAS.get(key)
    if sea is None:
        if len(_SEAS) > SEAS:
            _SEAS.clear()
        sea = _SEAS[key] = Sea(walls)
    return sea


def around(s: State, ship: Ship, left: list[int]) -> Sea:
    """What could stop a ship with these segments left, or what it tows."""
    return sea_of(s, ship, obstacles(s, ship, sum(left) + (15000 if ship.tows else 0)))


def sail_leg(s: State, ship: Ship, pose: Pose, leg: Leg, sea: Sea, titan: bool) -> Sailed:
    """A turn and a slide. Only a tow can change what comes of them between the same walls."""
    if ship.tows:
        return _sail_leg(s, ship, pose, leg, sea.walls, titan)
    sailed = sea.sailed
    known = sailed.get((pose, leg))
    if known is None:
        try:
            known = _sail_leg(s, ship, pose, leg, sea.walls, titan)
        except Refused as refused:
            known = refused.why
        if len(sailed) > geometry.KEPT:
            sailed.clear()
        sailed[pose, leg] = known
    if isinstance(known, Reason):
        raise Refused(known)
    return known


def _sail_leg(s: State, ship: Ship, pose: Pose, leg: Leg, walls: list[Shape], titan: bool) -> Sailed:
    start = turned_for(s, ship, pose, leg, walls, titan)
    end, stopped = slide(s, ship, start, leg.turn % CIRCLE if titan else start.h, leg.run, walls)
    return Sailed(start, end, stopped)


def turned_for(s: State, ship: Ship, pose: Pose, leg: Leg, walls: list[Shape], titan: bool) -> Pose:
    """Where a leg's slide begins: after its turn. A titan goes in any direction, heading kept."""
    if titan or not leg.turn:
        return pose
    if not -QUARTER <= leg.turn <= QUARTER:
        raise Refused(no("too-sharp", "10.2", turn=leg.turn / 100))
    return pivot(s, ship, pose, leg.turn, walls)


def sail_legs(s: State, ship: Ship, pose: Pose, legs: list[Leg], sea: Sea) -> list[Pose]:
    """The poses after each leg; the first contact ends the move (10.5)."""
    titan = built(ship, "titan")
    poses = []
    for leg in legs:
        _, pose, stopped = sail_leg(s, ship, pose, leg, sea, titan)
        poses.append(pose)
        if stopped:
            break
    if ship.intangible and not may_lie(s, ship, pose, (ship.tows,)):
        raise Refused(GHOST_ENDS)
    if titan:
        why = end_fault(s, ship, pose, (ship.tows,))
        if why is not None:
            raise Refused(why)
    return poses


def start_pose(s: State, ship: Ship, back: bool) -> Pose:
    """16.kw-windcatcher: measured from the stern, it is first turned by 180° in place."""
    return reversed_pose(s, ship) if back else pose_of(ship)


def land(s: State, ship: Ship, pose: Pose) -> Pose:
    """16.kw-seadragon-3: any place on the table, on no ship."""
    if not built(ship, "sea_dragon"):
        raise Refused(no("no-dragon", "16.kw-seadragon-3"))
    why = end_fault(s, ship, pose)
    if why is not None:
        raise Refused(why)
    return pose


def turned_about(s: State, ship: Ship, near_by: list[Ship] | None = None) -> Pose:
    """10.come-about, 21.8: bow where the stern was; Refused where it has no room, or with a ship in tow,
    which would have to swing around (ruling P77)."""
    if ship.tows:
        raise Refused(no("tower-about", "12.6"))
    return reversed_pose(s, ship, near_by)


def may_turn_about(s: State, ship: Ship, near_by: list[Ship]) -> bool:
    """Whether `turned_about` gives a pose, for who knows the neighbours."""
    return not ship.tows and end_fault(s, ship, _about(ship), near_by=near_by) is None


def _about(ship: Ship) -> Pose:
    return Pose(ship.x, ship.y, (ship.h + HALF) % CIRCLE)


def reversed_pose(s: State, ship: Ship, near_by: list[Ship] | None = None) -> Pose:
    """Turned by 180° in place: to come about, or to sail stern first (16.kw-windcatcher)."""
    pose = _about(ship)
    why = end_fault(s, ship, pose, (ship.tows,), near_by=near_by)
    if why is not None:
        raise Refused(TURN_OFF if why is OFF_TABLE else NO_ABOUT)
    return pose


# ---- places beside something


def stern_pose(ship: Ship, heading: int) -> Pose:
    x, y = stern_point(ship)
    c, t = trig(heading)
    half = body(ship).length / 2
    return Pose(round(x + c * half), round(y + t * half), heading)


def rim_pose(ship: Ship, tile: Terrain, at: int, heading: int, end: str = "stern") -> Pose:
    """The ship's stern (or bow) on the rim at an angle of the tile, with a heading."""
    x, y = ahead(tile.x, tile.y, at, radius(tile) + geometry.GAP)
    c, t = trig(heading)
    half = body(ship).length / 2 * (1 if end == "stern" else -1)
    return Pose(round(x + c * half), round(y + t * half), heading)


def set_near(s: State, ship: Ship, x: int, y: int, least: int) -> None:
    """The nearest free place around a point, where there is none at its rim (ruling P78)."""
    half = body(ship).length // 2
    for reach in range(least + 1000, max(s.width, s.height), 1000):
        for at in range(0, CIRCLE, 1000):
            pose = Pose(*ahead(x, y, at, reach + half), at)
            if may_lie(s, ship, pose):
                ship.x, ship.y, ship.h = pose
                return


def shore_pose(s: State, ship: Ship, isle: Island, angle: int, off: int = 0) -> Pose:
    """Bow on the shore of an island (or that far off it), coming from that side."""
    heading = (angle + 2 * QUARTER) % CIRCLE
    x, y = ahead(isle.x, isle.y, angle, 20000 + body(ship).length)
    c, t = trig(heading)
    run = geometry.sweep(hull_at(ship, x, y, heading), c, t, 60000, island_shape(isle))
    for _ in range(4 if off else 0):  # the nearest point of the hull exactly that far off
        there = hull_at(ship, round(x + c * run), round(y + t * run), heading)
        run -= off - geometry.distance(there, island_shape(isle))
    return Pose(round(x + c * run), round(y + t * run), heading)


def berth_pose(s: State, ship: Ship, angle: int) -> Pose:
    """At its home, on that side: bow on the shore, or S off it."""
    off = s.short if hired(ship) or unsheltered(ship) else 0
    return shore_pose(s, ship, home_of(s, ship.owner), angle, off)


def may_berth(s: State, ship: Ship, pose: Pose) -> bool:
    """Whether a ship may begin there: where it may lie, and on no tile (18)."""
    if not may_lie(s, ship, pose):
        return False
    shape = hull_at(ship, *pose)
    return not any(not tile.gone and on_disc(shape, tile.x, tile.y, radius(tile)) for tile in s.terrain)


def moor_at(s: State, ship: Ship, first: int) -> None:
    """Put a ship at its home, on that side or the next that is free; where the whole shore is taken, near it
    (ruling P78)."""
    ship.x = ship.y = -10_000_000  # in nobody's way, and not in its own
    for tried in range(72):
        pose = berth_pose(s, ship, (first + tried * 500) % CIRCLE)
        if may_berth(s, ship, pose):
            ship.x, ship.y, ship.h = pose
            ship.dock = -1 if hired(ship) or unsheltered(ship) else s.players[ship.owner].home
            return
    home = home_of(s, ship.owner)
    set_near(s, ship, home.x, home.y, round(island_shape(home).radius))
    ship.dock = -1


def unsheltered(ship: Ship) -> bool:
    """Sea dragons and flotillas begin off the shore, like mercenaries (ruling P76)."""
    words = box.ships()[ship.card].keywords
    return "sea_dragon" in words or "flotilla" in words


def tow_pose(ship: Ship, towed: Ship, pose: Pose) -> Pose:
    """12.2: its bow on the tower's stern, same heading."""
    shape = body(ship)
    half = shape.radius if shape.round else shape.length / 2
    x, y = put(-half - geometry.GAP - body(towed).length / 2, 0, *pose)
    return Pose(round(x), round(y), pose.h)


def _with_tow(s: State, ship: Ship, pose: Pose, heading: int, length: float) -> float:
    """12.6: a slide that would put the ship in tow on something is shortened; it passes through nothing,
    whatever its tower can. Refused where it has no room even at the start."""
    towed = find(s, ship.tows)
    dx, dy = trig(heading)
    first = tow_pose(ship, towed, pose)
    if not may_lie(s, towed, first, (ship.id,)):
        raise Refused(TOW_STUCK)
    shape = hull_at(towed, *first)
    length = geometry.sweep_all(shape, dx, dy, length, obstacles(s, towed, round(length)))
    for eighths in range(8, -1, -1):
        run = length * eighths / 8
        at = tow_pose(ship, towed, Pose(round(pose.x + dx * run), round(pose.y + dy * run), pose.h))
        if may_lie(s, towed, at, (ship.id,)):
            return run
        if not length:
            break
    raise Refused(TOW_STUCK)


# ---- putting a ship there


def set_pose(s: State, ship: Ship, pose: Pose) -> None:
    """Put a ship somewhere, and what it tows behind it; where the tow has no room it stays (12.6)."""
    ship.x, ship.y, ship.h = pose
    if ship.tows:
        towed = find(s, ship.tows)
        behind = tow_pose(ship, towed, pose)
        if may_lie(s, towed, behind, (ship.id,)):
            towed.x, towed.y, towed.h = behind
            towed.dock = -1
            cast_off(towed)


def stand_on(s: State, ship: Ship, left: tuple[int, ...] = ()) -> None:
    """18.reef-3: what a ship lies on at the end of its move does not count again when it leaves, nor does the
    tile that it was just set out of, as long as its side still lies on it."""
    shape: Shape | None = None
    around = body(ship).radius + 1
    over = []
    for index, tile in enumerate(s.terrain):
        if not tile.gone and (tile.kind in FLAT or index in left):
            reach = radius(tile) + around
            if not -reach < tile.x - ship.x < reach:
                continue
            shape = shape or hull(ship)
            if on_disc(shape, tile.x, tile.y, radius(tile)):
                over.append(index)
    ship.over = over


def cast_off(ship: Ship) -> None:
    """What held at the island that a ship has left: its mystery, gold loaded at its fort (17.11)."""
    ship.plight.barred, ship.plight.boon = False, ""
    ship.plight.loaded_here = False


def leave(g: G, ship: Ship, number: int) -> None:
    """13.5: a ship left an island: its flag stays there, if it is wild."""
    isle = g.state.islands[number]
    cast_off(ship)
    if isle.home < 0 and ship.owner not in isle.flags:
        isle.flags.append(ship.owner)
        g.tell("flag", who=who(ship.owner), isle=isle_word(number))
    elif isle.home >= 0 and isle.home != ship.owner:
        ship.plight.left_raid = True


def settle(g: G, ship: Ship) -> bool:
    """After a ship came to lie somewhere: is it docked, and did it leave an island (13.5)? True when it has
    just docked."""
    s = g.state
    before = ship.dock
    ship.dock = find_dock(s, ship)
    if before >= 0 and before != ship.dock:
        leave(g, ship, before)
    return ship.dock >= 0 and ship.dock != before
