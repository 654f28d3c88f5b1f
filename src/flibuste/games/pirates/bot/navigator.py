"""The navigator: which course brings a ship to its goal soonest, by what it could sail in the move after.

The pilot's courses are quick to work out and often end along a shore. Here a ship may come about where that
gets it away, and a course is judged by where the next one could take it from there.
"""

from __future__ import annotations

from math import hypot

from flibuste.kernel.decision import Option

from ..state import Ship, State
from ..table.contact import body, hull_at, island_shape, isle_word
from ..table.geometry import (
    CIRCLE,
    HALF,
    QUARTER,
    apart,
    heading_of,
    near,
    point_distance,
    trig,
    turn_between,
)
from ..table.motion import Leg, Pose, Refused, end_fault, obstacles, pose_of, sail_legs, sea_of
from ..table.pilot import legs_from, waypoint

#: first turns that are tried, in the order of their size
FAN = (0, -1500, 1500, -3000, 3000, -4500, 4500, -6000, 6000, -7500, 7500, -9000, 9000)
#: … and by a ship that lies at a shore or beside another, where a degree can decide whether it comes clear
FINE = tuple(range(-QUARTER, QUARTER + 1, 500))
#: so near a shore, the bow touches it
ALONGSIDE = 150.0
#: a course that gains so much of what it could is taken without looking for a better one
GOOD = 0.8
#: how many courses are looked at further, and how many moves more
WIDTH, DEPTH = 4, 2
#: a course that moves a ship by less gets nowhere
STIR = 1200
#: how much of a move a turn by another quarter costs, beyond the quarter that is free
ASTERN = 0.7


class Passage:
    """A ship on its way to an island."""

    def __init__(self, s: State, ship: Ship, left: list[int], number: int, place: tuple[int, int]) -> None:
        self.s = s
        self.ship = ship
        self.legs = sorted(left, reverse=True)
        self.full = sum(left)
        self.goal = place
        self.shore = island_shape(s.islands[number]) if number >= 0 else None
        self.shores = [island_shape(isle) for index, isle in enumerate(s.islands) if index != number]
        self.sea = sea_of(s, ship, obstacles(s, ship, 2 * self.full + (15000 if ship.tows else 0)))
        self.half = 0.0 if body(ship).round else body(ship).length / 2

    def bow(self, pose: Pose) -> tuple[float, float]:
        c, t = trig(pose.h)
        return pose.x + c * self.half, pose.y + t * self.half

    def there(self, pose: Pose) -> bool:
        """Whether the ship lies at its goal."""
        return self.shore is not None and point_distance(self.shore, *self.bow(pose)) <= ALONGSIDE

    def left(self, pose: Pose) -> float:
        """How far it is still to go from a pose, around what lies in the way."""
        if self.there(pose):
            return 0.0
        x, y = self.bow(pose)
        ax, ay = waypoint(self.shores, (x, y), self.goal)
        way = hypot(ax - x, ay - y) + hypot(self.goal[0] - ax, self.goal[1] - ay)
        turn = abs(turn_between(pose.h, heading_of(ax - x, ay - y)))
        if turn > QUARTER:
            way += ASTERN * self.full * (turn - QUARTER) / QUARTER
        return way

    def course(self, pose: Pose, first: int | None, ahead: bool = False) -> list[Leg]:
        """Legs that bring the bow towards the goal; the first turn may be given."""
        bow = self.bow(pose)
        aim = waypoint(self.shores, bow, self.goal)
        return legs_from(bow, pose.h, self.legs, aim, first, ahead, short=False)

    def end(self, pose: Pose, way: list[Leg]) -> Pose | None:
        try:
            return sail_legs(self.s, self.ship, pose, way, self.sea)[-1]
        except Refused:
            return None

    def held(self, pose: Pose) -> bool:
        """Whether the ship lies at a shore or beside a ship there."""
        hull = hull_at(self.ship, *pose)
        return any(near(hull, wall, 100) and not apart(hull, wall, 100) for wall in self.sea.walls)

    def moves(self, pose: Pose) -> list[tuple[float, list[Leg], Pose]]:
        """What could be sailed from a pose, with what is then left to go, the best first; only the straight
        course where that is good enough. No legs: to come about."""
        enough = self.left(pose) - GOOD * self.full
        straight = self.course(pose, None)
        end = self.end(pose, straight)
        if end is not None and ((left := self.left(end)) <= enough or left == 0.0):
            return [(left, straight, end)]
        ways = []
        for first in FINE if self.held(pose) else FAN:
            way = self.course(pose, first)
            end = self.end(pose, way)
            if end is None and len(way) > 1:
                way = self.course(pose, first, ahead=True)
                end = self.end(pose, way)
            if end is not None and (abs(end.x - pose.x) + abs(end.y - pose.y) > STIR):
                ways.append((self.left(end), way, end))
        ways.sort(key=lambda each: each[0])
        ways = ways[:WIDTH]
        about = Pose(pose.x, pose.y, (pose.h + HALF) % CIRCLE)
        if not self.ship.tows and end_fault(self.s, self.ship, about) is None:
            ways.append((self.left(about), [], about))
        return ways

    def after(self, pose: Pose, moves: int) -> float:
        """What is left to go after so many moves more."""
        if self.there(pose):
            return -float(self.full * moves)
        if not moves:
            return self.left(pose)
        ways = self.moves(pose)
        return min([self.after(end, moves - 1) for _, _, end in ways]) if ways else self.left(pose)

    def best(self, may_turn: bool) -> list[Leg] | None:
        """The course that leads there soonest: [] to come about, None where nothing leads anywhere."""
        ways = [each for each in self.moves(pose_of(self.ship)) if each[1] or may_turn]
        if len(ways) <= 1:
            return ways[0][1] if ways else None
        return min(ways, key=lambda each: self.after(each[2], DEPTH) + 0.1 * each[0])[1]


def navigate(s: State, ship: Ship, left: list[int], number: int, may_turn: bool) -> Option | None:
    """The course towards an island that leads there soonest, or to come about where it may; None where
    nothing leads anywhere."""
    isle = s.islands[number]
    way = Passage(s, ship, left, number, (isle.x, isle.y)).best(may_turn)
    return course_of(ship, way, "toward", isle_word(number))


def steer_for(s: State, ship: Ship, left: list[int], other: Ship, may_turn: bool) -> Option | None:
    """The same towards a ship far off."""
    way = Passage(s, ship, left, -1, (other.x, other.y)).best(may_turn)
    return course_of(ship, way, "beside", other.id)


def course_of(ship: Ship, way: list[Leg] | None, verb: str, goal: str) -> Option | None:
    if way is None:
        return None
    if not way:
        return Option("about", ship.id)
    return Option(verb, ship.id, goal, *[f"{leg.turn}:{leg.run}" for leg in way])
