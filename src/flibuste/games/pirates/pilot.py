"""The pilot: named courses towards islands and ships, around what lies in the way."""

from __future__ import annotations

import math

from ...kernel.decision import Option
from .course import Pose, Refused, sail
from .geometry import CIRCLE, HALF, QUARTER, apart, crosses, heading_of, near, trig, turn_between
from .sea import body, bow_point, hull_at, island_shape, isle_word
from .state import Ship, State

REFUSED = 1e18
#: what is added to a way that leads through an island, or that leaves the ship along a wrong shore
DETOUR, ASHORE, ASTERN = 12000.0, 7000.0, 6000.0


def toward(s: State, ship: Ship, left: list[int], number: int) -> Option | None:
    """A named course: towards an island."""
    isle = s.islands[number]
    return best_way(s, ship, left, (isle.x, isle.y), number, ("toward", ship.id, isle_word(number)))


def beside(s: State, ship: Ship, left: list[int], other: Ship) -> Option | None:
    """A named course: alongside a ship, to bring the guns to bear or to ram."""
    return best_way(s, ship, left, (other.x, other.y), -1, ("beside", ship.id, other.id))


def best_way(
    s: State, ship: Ship, left: list[int], goal: tuple[int, int], number: int, head: tuple[str, ...]
) -> Option | None:
    """Straight at the goal where that gets somewhere, else the best of a fan of first turns; None where every
    one of them is refused."""
    aim = waypoint(s, bow_point(ship), goal, number)
    straight = Option(head[0], *head[1:], *legs(ship, left, aim))
    bx, by = bow_point(ship)
    now = ((bx - goal[0]) ** 2 + (by - goal[1]) ** 2) ** 0.5
    cost = way_cost(s, ship, straight, left, goal, number)
    if cost <= max(4000.0, now - sum(left) * 0.5):
        return straight
    turns = list(range(-QUARTER, QUARTER + 1, 3000))
    if ship.dock >= 0:
        turns += cast_off(s, ship)
    best = straight if cost < REFUSED else None
    for turn in turns:
        option = Option(head[0], *head[1:], *legs(ship, left, aim, turn))
        other = way_cost(s, ship, option, left, goal, number)
        if other == REFUSED:  # a later turn had no room: straight on instead
            option = Option(head[0], *head[1:], *legs(ship, left, aim, turn, ahead=True))
            other = way_cost(s, ship, option, left, goal, number)
        if other < cost:
            best, cost = option, other
    return best


def legs(
    ship: Ship, left: list[int], aim: tuple[float, float], first: int | None = None, ahead: bool = False
) -> list[str]:
    """Legs that bring the bow towards a point, longest first; the first turn may be given."""
    bx, by = bow_point(ship)
    h = ship.h
    words = []
    for number, leg in enumerate(sorted(left, reverse=True)):
        dx, dy = aim[0] - bx, aim[1] - by
        turn = max(-QUARTER, min(QUARTER, turn_between(h, heading_of(dx, dy))))
        if not number and first is not None:
            turn = first
        elif ahead:
            turn = 0
        h = (h + turn) % CIRCLE
        c, t = trig(h)
        run = leg if c * dx + t * dy > 0 or first is not None else leg // 3
        words.append(f"{turn}:{run}")
        bx, by = bx + c * run, by + t * run
    return words


def cast_off(s: State, ship: Ship) -> list[int]:
    """The turns that take a docked ship along its shore, both ways round."""
    points = island_shape(s.islands[ship.dock]).points
    bx, by = bow_point(ship)
    found = []
    for (ax, ay), (ex, ey) in zip(points[-1:] + points[:-1], points, strict=True):
        if abs((ex - ax) * (ay - by) - (ax - bx) * (ey - ay)) < 400 * (abs(ex - ax) + abs(ey - ay)):
            along = heading_of(ex - ax, ey - ay)
            ways = [turn_between(ship.h, way % CIRCLE) for way in (along, along + HALF)]
            found += [turn for turn in ways if abs(turn) <= QUARTER]
    return found


def waypoint(s: State, start: tuple[float, float], goal: tuple[int, int], number: int) -> tuple[float, float]:
    """The goal, or a point beside the first island that stands in the way."""
    first, aim = 1e30, (float(goal[0]), float(goal[1]))
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1.0
    for index, isle in enumerate(s.islands):
        shape = island_shape(isle)
        if index == number or not crosses(shape, *start, *goal):
            continue
        far = (isle.x - start[0]) ** 2 + (isle.y - start[1]) ** 2
        if far < first:
            first = far
            off = shape.radius + 3500
            side = 1 if dx * (isle.y - start[1]) - dy * (isle.x - start[0]) < 0 else -1
            aim = isle.x - side * dy / size * off, isle.y + side * dx / size * off
    return aim


def way_cost(
    s: State, ship: Ship, option: Option, left: list[int], goal: tuple[int, int], number: int
) -> float:
    """How far the goal still is after a course; without bounds if the course is refused."""
    try:
        pose = sail(s, ship, option, left)[-1]
    except Refused:
        return REFUSED
    return pose_cost(s, ship, pose, goal, number)


def pose_cost(s: State, ship: Ship, pose: Pose, goal: tuple[int, int], number: int) -> float:
    c, t = trig(pose.h)
    half = body(ship).length / 2
    bx, by = pose.x + c * half, pose.y + t * half
    dx, dy = goal[0] - bx, goal[1] - by
    cost: float = math.sqrt(dx * dx + dy * dy)
    if cost > 8000:
        cost += ASTERN * abs(turn_between(pose.h, heading_of(dx, dy))) / HALF
    shape = hull_at(ship, *pose)
    for index, isle in enumerate(s.islands):
        if index != number:
            shore = island_shape(isle)
            if crosses(shore, bx, by, *goal):
                cost += DETOUR
            if near(shape, shore, 100) and not apart(shape, shore, 60):
                cost += ASHORE
    return cost
