"""Courses (10.1–10.5, 21.4–21.8): what a ship may sail, and where that takes it.

`course SHIP TURN:RUN TURN:RUN …`: before each segment a turn of at most 90° either way, then a slide of at
most that segment, both in hundredths (of a degree, of a millimetre). `toward SHIP ISLE …` and `beside SHIP
OTHER …` are the same with a name for it. A windcatcher may begin with `back`. A titan goes `drift SHIP
HEADING:RUN …` without turning; a sea dragon goes `fly SHIP X:Y:HEADING`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ...kernel.decision import Option, Reason
from . import catalogue, geometry
from .geometry import CIRCLE, HALF, QUARTER, Shape, overlap, put, trig
from .hooks import abilities, built, has, plain, shown
from .refusal import OFF_TABLE, expected, no
from .sea import body, close, derelict, find, free_pose, hull, hull_at, island_shape, pinned_by
from .state import Ship, State

_LEG = re.compile(r"(-?\d+):(\d+)\Z")
_FLIGHT = re.compile(r"(-?\d+):(-?\d+):(\d+)\Z")
#: how many words stand before the legs
NAMED = {"course": 2, "toward": 3, "beside": 3, "drift": 2, "fly": 2}


class Pose(NamedTuple):
    x: int
    y: int
    h: int


class Leg(NamedTuple):
    turn: int
    run: int


class Refused(Exception):
    """A course outside the rules: the reason, with the rule's id."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why


WRECK = no("wreck", "18.reef-4")
IN_TOW = no("in-tow", "12.6")
ENTANGLED = no("entangled", "18.sargasso-3")
CHAINED = no("chained", "5.chainshot-2")
JUST_CUT = no("just-cut", "18.sargasso-4")
FLOTILLA = no("flotilla", "16.kw-flotilla-2")
DERELICT = no("derelict", "10.derelict-1")
PINNED = no("pinned", "11.pin-2")
BECALMED = no("becalmed", "2.9")
RUNS_OVER = no("turn-runs-over", "21.6")
TURN_OFF = no("turn-off-table", "21.14")
NO_TURN = no("no-room-to-turn", "21.6")
TOW_STUCK = no("no-room-for-tow", "12.6")
NO_ABOUT = no("no-room-about", "21.8")


# ---- how far


def measures(s: State, word: str) -> list[int]:
    return [s.short if letter == "S" else s.long for letter in word.split("+")]


def segments(s: State, ship: Ship, known: bool = False) -> list[int]:
    """The segments of a ship's move action (10.1), with what adds to them or cuts them; for another hand at
    the helm only as far as everybody knows."""
    card = catalogue.ships()[ship.card]
    if "flotilla" in card.keywords or "sea_dragon" in card.keywords:
        return []
    if derelict(ship):  # 10.derelict-1, and those that can still row
        return [s.short] if rows(s, ship) and not ship.towed_by else []
    if ship.tows:  # 12.5
        return [s.short]
    found = [s.short] if "slow" in ship.marks else measures(s, card.move)
    for hook, arg, _ in (shown if known else abilities)(s, ship).at("segments"):
        hook(s, ship, arg, found)
    if "sea_monster" in card.keywords and lured(s, ship):
        found.append(s.long)
    if "plus_l" in ship.marks:
        found.append(s.long)
    if "only_s" in ship.marks:
        found = [s.short]
    return found


@plain("derelict_move_s")
def rows(s: State, ship: Ship) -> bool:
    """Who moves S when derelict: turtle ships, longships, oarsmen aboard."""
    return built(ship, "turtle_ship") or built(ship, "longship") or has(s, ship, "derelict_move_s")


@plain("monster_lure_l")
def lured(s: State, ship: Ship) -> bool:
    """A sea monster of the fleet that starts within L of a lure moves L more."""
    friends = [o for o in s.ships if o is not ship and o.owner == ship.owner and not o.sunk]
    return any(has(s, o, "monster_lure_l") and close(s, ship, o, s.long) for o in friends)


def stuck(s: State, ship: Ship) -> Reason | None:
    """Why a ship can't be given a move action, or None."""
    if ship.wreck:
        return WRECK
    if ship.towed_by:
        return IN_TOW
    if ship.weed >= 0:
        return ENTANGLED
    if "chained" in ship.marks:
        return CHAINED
    if "cut" in ship.used:
        return JUST_CUT
    if built(ship, "flotilla"):
        return FLOTILLA
    if not built(ship, "sea_dragon") and not segments(s, ship):
        return DERELICT
    if ship.fog >= 0:
        return None
    if pinned_by(s, ship):
        return PINNED
    if s.tokens and becalmed(s, ship):
        return BECALMED
    return None


def becalmed(s: State, ship: Ship) -> bool:
    """The event becalmed: no move within L of its token, except by oars."""
    if built(ship, "galley") or built(ship, "longship") or derelict(ship):
        return False
    return any(
        token.kind == "becalmed" and geometry.point_distance(hull(ship), token.x, token.y) <= s.long
        for token in s.tokens
    )


# ---- reading


def read(option: Option) -> tuple[bool, list[Leg]]:
    """The legs of a course; Refused says what was expected."""
    words = list(option[NAMED[option[0]] :])
    back = bool(words) and words[0] == "back"
    legs = []
    for word in words[1 if back else 0 :]:
        match = _LEG.match(str(word))
        if match is None:
            raise Refused(expected("TURN:RUN", "10.1"))
        legs.append(Leg(int(match[1]), int(match[2])))
    return back, legs


def flight(option: Option) -> Pose:
    match = _FLIGHT.match(str(option[2])) if len(option) == 3 else None
    if match is None:
        raise Refused(expected("X:Y:HEADING", "16.kw-seadragon-3"))
    return Pose(int(match[1]), int(match[2]), int(match[3]) % CIRCLE)


def lengths_fault(legs: list[Leg], available: list[int]) -> Reason | None:
    """10.1, 10.3: each segment at most once, none longer than it is."""
    if not legs:
        return no("no-leg", "10.1")
    if len(legs) > len(available):
        return no("too-many-legs", "10.1", legs=len(legs), segments=len(available))
    for run, length in zip(
        sorted([leg.run for leg in legs], reverse=True), sorted(available, reverse=True), strict=False
    ):
        if run > length:
            return no("too-long", "10.3", run=run / 100, length=length / 100)
    return None


def use_up(available: list[int], run: int) -> list[int]:
    """The segments left after the shortest one that is long enough was used."""
    left = sorted(available)
    for index, length in enumerate(left):
        if length >= run:
            return left[:index] + left[index + 1 :]
    return left[1:]


# ---- geometry of one leg


def obstacles(s: State, ship: Ship, reach: int = 10**7) -> list[Shape]:
    """What stops a slide: islands, ships and wrecks, but not what it tows (10.4, 12.6); of these only what
    lies within reach of the move."""
    found: list[Shape] = []
    if ship.intangible:  # 16.kw-ghost-2
        return found
    far = reach + 2 * body(ship).length + 9000
    x, y = ship.x, ship.y
    if not built(ship, "titan"):
        found += [island_shape(i) for i in s.islands if abs(i.x - x) < far and abs(i.y - y) < far]
    if not ship.submerged:  # 16.kw-submarine-8
        found += [
            hull(other)
            for other in s.ships
            if other is not ship
            and not other.sunk
            and abs(other.x - x) < far
            and abs(other.y - y) < far
            and not other.submerged
            and other.fog < 0
            and other.id != ship.tows
        ]
    return found


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
    now = hull_at(ship, *turned)
    pushed = not geometry.on_table(now, s.width, s.height)
    if pushed:
        turned, now = _off_the_edge(s, ship, turned, now)
    for wall in walls:
        if not geometry.near(now, wall, geometry.CONTACT) or geometry.apart(now, wall, geometry.CONTACT):
            continue
        over = overlap(now, wall)
        if geometry.apart(hull_at(ship, *pose), wall, geometry.CONTACT):
            if over:
                raise Refused(RUNS_OVER)
            continue
        ux, uy, push = shift(now, wall, heading, shape.width / 2, over)
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


def shift(now: Shape, wall: Shape, heading: int, half: float, over: bool) -> tuple[float, float, float]:
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
    if not over:
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
    """21.5: forward until first contact; True when something stopped it (not the edge alone)."""
    if not run:
        return pose, False
    dx, dy = trig(heading)
    shape = hull_at(ship, *pose)
    free = geometry.room(shape, dx, dy, run, s.width, s.height)
    length = free
    for wall in walls:
        met = geometry.sweep(shape, dx, dy, length, wall)
        if met < length:
            length = met
    if ship.tows:
        length = _with_tow(s, ship, pose, heading, length)
    end = Pose(round(pose.x + dx * length), round(pose.y + dy * length), pose.h)
    return end, length < run


def tow_pose(ship: Ship, towed: Ship, pose: Pose) -> Pose:
    """12.2: its bow on the tower's stern, same heading."""
    x, y = put(-body(ship).length / 2 - geometry.GAP - body(towed).length / 2, 0, *pose)
    return Pose(round(x), round(y), pose.h)


def _with_tow(s: State, ship: Ship, pose: Pose, heading: int, length: float) -> float:
    """12.6: a slide that would put the ship in tow on something is shortened."""
    towed = find(s, ship.tows)
    dx, dy = trig(heading)
    for eighths in range(8, -1, -1):
        run = length * eighths / 8
        at = tow_pose(ship, towed, Pose(round(pose.x + dx * run), round(pose.y + dy * run), pose.h))
        if free_pose(s, towed, *at, ignore=(ship.id,)):  # it passes through nothing, whatever its tower can
            return run
    raise Refused(TOW_STUCK)


# ---- a whole course


def start_pose(ship: Ship, back: bool) -> Pose:
    """16.kw-windcatcher: measured from the stern, it is first turned by 180° in place."""
    return Pose(ship.x, ship.y, (ship.h + HALF) % CIRCLE if back else ship.h)


def sail(s: State, ship: Ship, option: Option, available: list[int]) -> list[Pose]:
    """Every pose of a course, terrain not counted; Refused with the rule if it is outside the rules."""
    if option[0] == "fly":
        return [land(s, ship, flight(option))]
    back, legs = read(option)
    fault = lengths_fault(legs, available)
    if fault:
        raise Refused(fault)
    if built(ship, "titan") != (option[0] == "drift"):
        raise Refused(no("titan-drifts", "16.kw-titan-2"))
    if back and not built(ship, "windcatcher"):
        raise Refused(no("no-windcatcher", "16.kw-windcatcher"))
    pose = start_pose(ship, back)
    reach = sum([leg.run for leg in legs]) + (15000 if ship.tows else 0)
    walls = obstacles(s, ship, reach)
    if back and any(overlap(hull_at(ship, *pose), wall) for wall in walls):
        raise Refused(NO_ABOUT)
    return sail_legs(s, ship, pose, legs, walls)


def sail_legs(s: State, ship: Ship, pose: Pose, legs: list[Leg], walls: list[Shape]) -> list[Pose]:
    """The poses after each leg; the first contact ends the move (10.5)."""
    titan = built(ship, "titan")
    poses = []
    for leg in legs:
        pose, stopped = sail_leg(s, ship, pose, leg, walls, titan)
        poses.append(pose)
        if stopped:
            break
    end_fault(s, ship, pose)
    return poses


def sail_leg(
    s: State, ship: Ship, pose: Pose, leg: Leg, walls: list[Shape], titan: bool
) -> tuple[Pose, bool]:
    if titan:  # any direction, heading kept
        return slide(s, ship, pose, leg.turn % CIRCLE, leg.run, walls)
    if not -QUARTER <= leg.turn <= QUARTER:
        raise Refused(no("too-sharp", "10.2", turn=leg.turn / 100))
    if leg.turn:
        pose = pivot(s, ship, pose, leg.turn, walls)
    return slide(s, ship, pose, pose.h, leg.run, walls)


def end_fault(s: State, ship: Ship, pose: Pose) -> None:
    """Where ships that pass through things may not end."""
    if ship.intangible and not free_pose(s, ship, *pose):
        raise Refused(no("ghost-ends", "16.kw-ghost-3"))
    if ship.submerged:
        return
    if built(ship, "titan"):
        shape = hull_at(ship, *pose)
        for isle in s.islands:
            if isle.home >= 0 and isle.home != ship.owner and overlap(shape, island_shape(isle)):
                raise Refused(no("titan-home", "16.kw-titan-3"))
            if isle.fort and isle.fort.owner != ship.owner and overlap(shape, island_shape(isle)):
                raise Refused(no("titan-fort", "10.dock-1"))


def land(s: State, ship: Ship, pose: Pose) -> Pose:
    """16.kw-seadragon-3: any place on the table, on no ship."""
    if not built(ship, "sea_dragon"):
        raise Refused(no("no-dragon", "16.kw-seadragon-3"))
    shape = hull_at(ship, *pose)
    if not geometry.on_table(shape, s.width, s.height):
        raise Refused(OFF_TABLE)
    for other in s.ships:
        if (
            other is not ship
            and not other.sunk
            and not other.submerged
            and geometry.touching(shape, hull(other))
        ):
            raise Refused(no("dragon-lands", "16.kw-seadragon-3"))
    return pose


def turned_about(s: State, ship: Ship) -> Pose:
    """10.come-about, 21.8: bow where the stern was; Refused where it has no room."""
    pose = Pose(ship.x, ship.y, (ship.h + HALF) % CIRCLE)
    if ship.tows:
        raise Refused(no("tower-about", "12.6"))
    turned = hull_at(ship, *pose)
    if any(overlap(turned, wall) for wall in obstacles(s, ship, 0)):
        raise Refused(NO_ABOUT)
    return pose


def fault(s: State, ship: Ship, option: Option, available: list[int]) -> Reason | None:
    """Why a course is refused, or None."""
    try:
        sail(s, ship, option, available)
    except Refused as refused:
        return refused.why
    return None
