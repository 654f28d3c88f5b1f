"""The pilot: named courses towards islands and ships, around what lies in the way."""

from __future__ import annotations

import math

from flibuste.kernel.decision import Option

from ..abilities.registry import built
from ..state import Ship, State
from .contact import body, bow_point, hull_at, island_shape, isle_word
from .geometry import CIRCLE, HALF, QUARTER, Shape, apart, crosses, heading_of, trig, turn_between
from .motion import Leg, Pose, Refused, Sea, around, sail_leg, sail_legs

REFUSED = 1e18
#: so near that the ship is there
ARRIVED = 6000.0
#: what is added to a way that leads through an island, or that leaves the ship along a wrong shore
DETOUR, ASHORE, ASTERN = 12000.0, 7000.0, 6000.0


class Way:
    """A named course: where to. Which legs lead there is worked out by `best`, for who wants to sail it."""

    __slots__ = ("goal", "head", "left", "number", "s", "ship")

    def __init__(
        self, s: State, ship: Ship, left: list[int], goal: tuple[int, int], number: int, head: tuple[str, ...]
    ) -> None:
        self.s, self.ship, self.left, self.goal, self.number, self.head = s, ship, left, goal, number, head

    def best(self) -> Option | None:
        """The legs; None where every way is refused (a tow or a ghost may have no room)."""
        return best_way(self.s, self.ship, self.left, self.goal, self.number, self.head)


def way_toward(s: State, ship: Ship, left: list[int], number: int) -> Way:
    """Towards an island."""
    isle = s.islands[number]
    return Way(s, ship, left, (isle.x, isle.y), number, ("toward", ship.id, isle_word(number)))


def way_beside(s: State, ship: Ship, left: list[int], other: Ship) -> Way:
    """Alongside a ship, to bring the guns to bear or to ram."""
    return Way(s, ship, left, (other.x, other.y), -1, ("beside", ship.id, other.id))


def toward(s: State, ship: Ship, left: list[int], number: int) -> Option | None:
    return way_toward(s, ship, left, number).best()


def beside(s: State, ship: Ship, left: list[int], other: Ship) -> Option | None:
    return way_beside(s, ship, left, other).best()


def best_way(
    s: State, ship: Ship, left: list[int], goal: tuple[int, int], number: int, head: tuple[str, ...]
) -> Option | None:
    """Straight at the goal where that gets somewhere, else the best of a fan of first turns; None where every
    one of them is refused."""
    bx, by = bow_point(ship)
    shores = [island_shape(isle) for index, isle in enumerate(s.islands) if index != number]
    shores = along(shores, (bx, by), goal, sum(left) + 2 * body(ship).length)
    aim = waypoint(shores, (bx, by), goal)
    sea = around(s, ship, left)
    here = Pose(ship.x, ship.y, ship.h)

    def cost_of(way: list[Leg]) -> float:
        try:
            pose = sail_legs(s, ship, here, way, sea)[-1]
        except Refused:
            return REFUSED
        return pose_cost(ship, pose, goal, shores)

    runs = sorted(left, reverse=True)
    best = legs_from((bx, by), ship.h, runs, aim, None, ahead=False, short=True)
    cost = cost_of(best)
    enough = pose_cost(ship, here, goal, shores) - sum(left) * 0.35
    if ARRIVED < cost > enough:
        turns = cast_off(s, ship) if ship.dock >= 0 else []
        for turn in [*turns, -9000, 9000, -4500, 4500, 0]:
            if not may_begin(s, ship, here, Leg(turn, runs[0]), sea):
                continue
            way = legs_from((bx, by), ship.h, runs, aim, turn, ahead=False, short=False)
            other = cost_of(way)
            if other == REFUSED and len(way) > 1:  # a later turn had no room: straight on instead
                way = legs_from((bx, by), ship.h, runs, aim, turn, ahead=True, short=False)
                other = cost_of(way)
            if other < cost:
                best, cost = way, other
                if cost <= enough:
                    break
    if cost == REFUSED:
        return None
    return Option(head[0], *head[1:], *[f"{leg.turn}:{leg.run}" for leg in best])


def may_begin(s: State, ship: Ship, here: Pose, first: Leg, sea: Sea) -> bool:
    """Whether a ship has room for its first leg: most ways that are refused end there."""
    try:
        sail_leg(s, ship, here, first, sea, built(ship, "titan"))
    except Refused:
        return False
    return True


def legs_from(
    bow: tuple[float, float],
    h: int,
    runs: list[int],
    aim: tuple[float, float],
    first: int | None,
    ahead: bool,
    short: bool,
) -> list[Leg]:
    """Legs of these lengths from a bow and its heading towards a point, after the first turn if that is
    given: `ahead` goes straight on from there, `short` cuts what would lead away."""
    bx, by = bow
    legs = []
    for number, leg in enumerate(runs):
        dx, dy = aim[0] - bx, aim[1] - by
        turn = max(-QUARTER, min(QUARTER, turn_between(h, heading_of(dx, dy))))
        if not number and first is not None:
            turn = first
        elif ahead:
            turn = 0
        h = (h + turn) % CIRCLE
        c, t = trig(h)
        run = leg // 3 if short and c * dx + t * dy <= 0 else leg
        legs.append(Leg(turn, run))
        bx, by = bx + c * run, by + t * run
    return legs


def along(
    shores: list[Shape], start: tuple[float, float], goal: tuple[int, int], reach: float
) -> list[Shape]:
    """Those that may stand in the way of who goes on to the goal from anywhere within reach of the start."""
    x, y = start
    dx, dy = goal[0] - x, goal[1] - y
    size = math.sqrt(dx * dx + dy * dy) or 1.0
    dx, dy = dx / size, dy / size
    blocking = []
    for shore in shores:
        ox, oy, off = shore.x - x, shore.y - y, shore.radius + reach
        if -off <= ox * dy - oy * dx <= off and -off <= ox * dx + oy * dy <= size + off:
            blocking.append(shore)
    return blocking


def cast_off(s: State, ship: Ship) -> list[int]:
    """The turns that take a docked ship along its shore, both ways round."""
    points = island_shape(s.islands[ship.dock]).points
    bx, by = bow_point(ship)
    turns = []
    for (ax, ay), (ex, ey) in zip(points[-1:] + points[:-1], points, strict=True):
        if abs((ex - ax) * (ay - by) - (ax - bx) * (ey - ay)) < 400 * (abs(ex - ax) + abs(ey - ay)):
            along = heading_of(ex - ax, ey - ay)
            ways = [turn_between(ship.h, way % CIRCLE) for way in (along, along + HALF)]
            turns += [turn for turn in ways if abs(turn) <= QUARTER]
    return turns


def waypoint(shores: list[Shape], start: tuple[float, float], goal: tuple[int, int]) -> tuple[float, float]:
    """The goal, or a point beside the first island that stands in the way."""
    first, aim = 1e30, (float(goal[0]), float(goal[1]))
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1.0
    square = dx * dx + dy * dy
    for shore in shores:
        ox, oy = shore.x - start[0], shore.y - start[1]
        off_line, reach = ox * dy - oy * dx, shore.radius
        if off_line * off_line > square * (reach * reach) or not crosses(shore, *start, *goal):
            continue
        far = ox * ox + oy * oy
        if far < first:
            first = far
            off = shore.radius + 3500
            side = 1 if dx * oy - dy * ox < 0 else -1
            aim = shore.x - side * dy / size * off, shore.y + side * dx / size * off
    return aim


def pose_cost(ship: Ship, pose: Pose, goal: tuple[int, int], shores: list[Shape]) -> float:
    """How far from the goal a pose is, as the ship would sail."""
    c, t = trig(pose.h)
    half = body(ship).length / 2
    bx, by = pose.x + c * half, pose.y + t * half
    dx, dy = goal[0] - bx, goal[1] - by
    cost: float = math.sqrt(dx * dx + dy * dy)
    if cost > 8000:
        cost += ASTERN * abs(turn_between(pose.h, heading_of(dx, dy))) / HALF
    x, y, around = pose.x, pose.y, body(ship).radius + 100
    square = dx * dx + dy * dy
    for shore in shores:
        sx, sy, reach = shore.x, shore.y, shore.radius
        off_line = (sx - bx) * dy - (sy - by) * dx
        if off_line * off_line <= square * (reach * reach) and crosses(shore, bx, by, *goal):
            cost += DETOUR
        reach += around
        ox, oy = x - sx, y - sy
        if ox * ox + oy * oy <= reach * reach and not apart(hull_at(ship, *pose), shore, 60):
            cost += ASHORE
    return cost
