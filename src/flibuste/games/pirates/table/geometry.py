"""The table as geometry (21): fixed-point poses, convex shapes, slides, distances, lines of fire.

Positions are whole hundredths of a millimetre, headings whole hundredths of a degree (0 = east,
counter-clockwise). Between two committed poses the sums are done in floats, with only + − × ÷ and √
(exact to the last bit on every machine); sines come from whole-number series for the same reason. A
pose is rounded to the grid once per step, so that a replay agrees to the last bit (21.1).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]
Edges: TypeAlias = tuple[tuple[float, float, float], ...]

CIRCLE = 36000
QUARTER = 9000
HALF = 18000
#: a slide stops this far from what it meets, well within contact
GAP = 15
#: … and whatever is this far off its way is met neither by a side nor by a corner
CLEAR = 6 * GAP
#: 21.11: a line of fire that enters an obstacle by less than this only grazes it
GRAZE = 10
#: a motion that closes on a piece it already touches by less than this share does not shrink the gap
SHRINK = 0.001
#: how many shapes, and answers about two of them, are kept: what a few turns look at. More would seldom be
#: found again, and the garbage collector goes over all of them.
KEPT = 256

_ONE = 1 << 60
_PI = 3622009729038561421  # π × 2⁶⁰


@cache
def trig(heading: int) -> Point:
    """Cosine and sine of a heading, the same on every machine."""
    quarter, rest = divmod(heading % CIRCLE, QUARTER)
    cosine, sine = _series(rest)
    for _ in range(quarter):
        cosine, sine = -sine, cosine
    return cosine / _ONE, sine / _ONE


@cache
def _series(rest: int) -> tuple[int, int]:
    """Cosine and sine of an angle below 90°, in 2⁻⁶⁰."""
    angle = _PI * rest // HALF
    cosine = sine = 0
    term, power = _ONE, 0
    while term:
        if power & 1:
            sine += -term if power & 2 else term
        else:
            cosine += -term if power & 2 else term
        power += 1
        term = (term * angle >> 60) // power
    return cosine, sine


def heading_of(dx: float, dy: float) -> int:
    """The heading that a vector points to."""
    return round(math.degrees(math.atan2(dy, dx)) * 100) % CIRCLE


def turn_between(before: int, after: int) -> int:
    """The turn from one heading to another, from −180° to 180°."""
    return (after - before + HALF) % CIRCLE - HALF


def ahead(x: float, y: float, heading: int, distance: float) -> tuple[int, int]:
    c, s = trig(heading)
    return round(x + c * distance), round(y + s * distance)


class Shape:
    """A convex shape on the table: centre and radius of a circle around it, corners counter-clockwise,
    edges as (outward unit normal, greatest reach along it).

    Most pieces lie on open water, where the circle alone is looked at: corners and edges are worked out when
    they are first read.
    """

    __slots__ = ("_edges", "_heading", "_local", "_points", "radius", "x", "y")

    def __init__(self, local: Points, x: float, y: float, heading: int, radius: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self._local = local
        self._heading = heading
        self._points: Points | None = None
        self._edges: Edges | None = None

    @property
    def points(self) -> Points:
        points = self._points
        if points is None:
            x, y = self.x, self.y
            c, s = trig(self._heading)
            points = tuple([(x + c * px - s * py, y + s * px + c * py) for px, py in self._local])
            self._points = points
        return points

    @property
    def edges(self) -> Edges:
        edges = self._edges
        if edges is None:
            edges = self._edges = _edges_of(self.points)
        return edges


def _edges_of(points: Points) -> Edges:
    edges = []
    ax, ay = points[-1]
    for bx, by in points:
        nx, ny = by - ay, ax - bx
        size = math.sqrt(nx * nx + ny * ny)
        if size > 0:
            nx /= size
            ny /= size
            edges.append((nx, ny, nx * bx + ny * by))
        ax, ay = bx, by
    return tuple(edges)


_PLACED: dict[tuple[int, int, int, int], tuple[Points, Shape]] = {}


def placed(local: Points, x: int, y: int, heading: int) -> Shape:
    """A shape given in its own frame (x forward), put on the table."""
    # outlines live as long as the program: their identity is a faster key than their corners
    key = (id(local), x, y, heading)
    kept = _PLACED.get(key)
    if kept is not None and kept[0] is local:
        return kept[1]
    shape = laid(local, x, y, heading)
    if len(_PLACED) > KEPT:
        _PLACED.clear()
    _PLACED[key] = (local, shape)
    return shape


def laid(local: Points, x: int, y: int, heading: int) -> Shape:
    """The same, not kept."""
    return Shape(local, x, y, heading, reach_of(local))


def reach_of(local: Points) -> float:
    """How far a piece reaches from its own centre."""
    return math.sqrt(max([px * px + py * py for px, py in local]))


def put(px: float, py: float, x: int, y: int, heading: int) -> Point:
    """A point of a piece's own frame, on the table."""
    c, s = trig(heading)
    return x + c * px - s * py, y + s * px + c * py


def separation(one: Shape, two: Shape) -> float:
    """How far apart along the best separating axis: at most the distance, negative when they overlap."""
    best = -1e18
    points = two.points
    for nx, ny, off in one.edges:
        gap = min([nx * px + ny * py for px, py in points]) - off
        if gap > best:
            best = gap
    points = one.points
    for nx, ny, off in two.edges:
        gap = min([nx * px + ny * py for px, py in points]) - off
        if gap > best:
            best = gap
    return best


def way_out(one: Shape, two: Shape) -> tuple[float, float, float]:
    """The shortest push that takes `one` off `two`: (unit x, unit y, length), length 0 if they are apart."""
    best, ux, uy = -1e18, 0.0, 0.0
    points = two.points
    for nx, ny, off in one.edges:
        gap = min([nx * px + ny * py for px, py in points]) - off
        if gap > best:
            best, ux, uy = gap, -nx, -ny
    points = one.points
    for nx, ny, off in two.edges:
        gap = min([nx * px + ny * py for px, py in points]) - off
        if gap > best:
            best, ux, uy = gap, nx, ny
    return ux, uy, max(0.0, -best)


def near(one: Shape, two: Shape, limit: float) -> bool:
    """A quick look: could the two be that near?"""
    dx, dy = one.x - two.x, one.y - two.y
    reach = one.radius + two.radius + limit
    return dx * dx + dy * dy <= reach * reach


@lru_cache(KEPT)
def apart(one: Shape, two: Shape, limit: float) -> bool:
    """Whether some axis shows a gap above the limit: quicker than `separation`. Kept, as `within` is: shapes
    are the same object for the same pose, and most pieces lie where they lay when last asked about."""
    if one._edges is None:  # what lies still has its edges: where one of them parts the two, no more are made
        one, two = two, one
    return _parts(one, two, limit) or _parts(two, one, limit)


def _parts(one: Shape, two: Shape, limit: float) -> bool:
    """Whether an edge of one shows a gap above the limit."""
    points = two.points
    for nx, ny, off in one.edges:
        off += limit
        for px, py in points:
            if nx * px + ny * py <= off:
                break
        else:
            return True
    return False


def overlap(one: Shape, two: Shape) -> bool:
    dx, dy = one.x - two.x, one.y - two.y
    reach = one.radius + two.radius
    return dx * dx + dy * dy <= reach * reach and not apart(one, two, -1)


def point_distance(shape: Shape, x: float, y: float) -> float:
    """From a point to a closed shape: 0 inside."""
    inside = True
    for nx, ny, off in shape.edges:
        if nx * x + ny * y > off:
            inside = False
            break
    if inside:
        return 0.0
    best = 1e30
    ax, ay = shape.points[-1]
    for bx, by in shape.points:
        ex, ey = bx - ax, by - ay
        square = ex * ex + ey * ey
        t = ((x - ax) * ex + (y - ay) * ey) / square if square else 0.0
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        dx, dy = x - ax - t * ex, y - ay - t * ey
        far = dx * dx + dy * dy
        if far < best:
            best = far
        ax, ay = bx, by
    return math.sqrt(best)


def on_disc(shape: Shape, x: float, y: float, radius: float) -> bool:
    """Whether a shape touches a disc."""
    dx, dy = shape.x - x, shape.y - y
    reach = shape.radius + radius + 1
    return dx * dx + dy * dy <= reach * reach and point_distance(shape, x, y) <= radius


def nearest_point(shape: Shape, x: float, y: float) -> Point:
    """The point of a shape's rim that is nearest to a point."""
    best, nearest = 1e30, shape.points[0]
    ax, ay = shape.points[-1]
    for bx, by in shape.points:
        ex, ey = bx - ax, by - ay
        square = ex * ex + ey * ey
        t = ((x - ax) * ex + (y - ay) * ey) / square if square else 0.0
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        px, py = ax + t * ex, ay + t * ey
        far = (x - px) * (x - px) + (y - py) * (y - py)
        if far < best:
            best, nearest = far, (px, py)
        ax, ay = bx, by
    return nearest


def distance(one: Shape, two: Shape) -> float:
    """21.2: the least distance of two closed shapes, 0 if they overlap."""
    if separation(one, two) <= 0:
        return 0.0
    return min(
        min([point_distance(one, px, py) for px, py in two.points]),
        min([point_distance(two, px, py) for px, py in one.points]),
    )


@lru_cache(KEPT)
def within(one: Shape, two: Shape, limit: float) -> bool:
    """Whether the distance (21.2) is at most the limit."""
    if not near(one, two, limit) or apart(one, two, limit):
        return False
    for px, py in two.points:
        if point_distance(one, px, py) <= limit:
            return True
    for px, py in one.points:
        if point_distance(two, px, py) <= limit:
            return True
    return separation(one, two) <= 0


def sweep(moving: Shape, dx: float, dy: float, length: float, still: Shape) -> float:
    """How far a shape slides along a unit vector before it meets another (21.5): `length` if it does
    not. A piece already touched does not stop it while the gap does not shrink (21.7)."""
    return sweep_all(moving, dx, dy, length, (still,))


def sweep_all(
    moving: Shape, dx: float, dy: float, length: float, walls: Sequence[Shape], beam: float = 0.0
) -> float:
    """The same among several: how far to the first of them. `beam` is how far the shape reaches to either
    side of its way, for who knows that it is less than its circle."""
    x, y, around = moving.x, moving.y, moving.radius + GAP
    beside = beam + CLEAR if beam else around
    for wall in walls:
        reach = beside + wall.radius
        ox, oy = wall.x - x, wall.y - y
        if not -reach <= ox * dy - oy * dx <= reach:
            continue
        reach = around + wall.radius
        if -reach <= ox * dx + oy * dy <= length + reach:
            length = _sweep_near(moving, dx, dy, length, wall)
    return length


def _sweep_near(moving: Shape, dx: float, dy: float, length: float, still: Shape) -> float:
    """What `sweep` gives, for a shape whose circle the other's may meet. What lies still has its edges: most
    often one of them shows already that the two never meet."""
    theirs = _met(still, -dx, -dy, length, moving.points)
    if theirs is None:
        return length
    ours = _met(moving, dx, dy, length, still.points)
    if ours is None:
        return length
    enter, leave = max(ours[0], theirs[0]), min(ours[1], theirs[1])
    if enter > leave:
        return length
    if enter > 0:
        return enter
    closing = ours[3] if ours[2] >= theirs[2] else theirs[3]
    return 0.0 if closing > SHRINK else length


def _met(
    shape: Shape, dx: float, dy: float, length: float, points: Points
) -> tuple[float, float, float, float] | None:
    """Along the axes of a shape that moves, from where to where points that lie still are within GAP of it,
    and its widest gap now with how fast that closes; None where it never comes so near."""
    enter, leave = -1e18, 1e18
    widest, closing = -1e18, 0.0
    for nx, ny, off in shape.edges:
        gap = min([nx * px + ny * py for px, py in points]) - off
        speed = nx * dx + ny * dy
        if gap > widest:
            widest, closing = gap, speed
        if speed > 1e-12:
            t = (gap - GAP) / speed
            if t > enter:
                if t >= length:
                    return None
                enter = t
        elif gap > GAP:  # it goes past, or away
            return None
        elif speed < -1e-12:
            t = (gap - GAP) / speed
            if t < leave:
                leave = t
    return enter, leave, widest, closing


def sweep_disc(
    moving: Shape, dx: float, dy: float, length: float, x: float, y: float, radius: float
) -> float:
    """How far a shape slides before it touches a disc it was clear of; `length` if it does not."""
    ox, oy = x - moving.x, y - moving.y
    reach = moving.radius + radius
    along = ox * dx + oy * dy
    if along < -reach or along > length + reach or abs(ox * dy - oy * dx) > reach:
        return length
    if point_distance(moving, x, y) <= radius:
        return length
    # seen from the shape the disc's centre comes the other way: the gap is convex, so step, then halve
    step = max(100.0, length / 48)
    low, high = 0.0, 0.0
    while high < length:
        high = min(length, high + step)
        if point_distance(moving, x - dx * high, y - dy * high) <= radius:
            break
        low = high
    else:
        return length
    for _ in range(20):
        middle = (low + high) / 2
        if point_distance(moving, x - dx * middle, y - dy * middle) <= radius:
            high = middle
        else:
            low = middle
    return high


def room(shape: Shape, dx: float, dy: float, length: float, width: int, height: int) -> float:
    """How far a shape slides before it meets the edge of the table (21.14)."""
    reach = shape.radius + length
    if reach < shape.x < width - reach and reach < shape.y < height - reach:
        return length
    free = length + 1
    for px, py in shape.points:
        if dx > 0:
            free = min(free, (width - px) / dx)
        elif dx < 0:
            free = min(free, -px / dx)
        if dy > 0:
            free = min(free, (height - py) / dy)
        elif dy < 0:
            free = min(free, -py / dy)
    return length if free > length else max(0.0, free - 1)


def on_table(shape: Shape, width: int, height: int) -> bool:
    reach = shape.radius
    if reach < shape.x < width - reach and reach < shape.y < height - reach:
        return True
    return all(-1 <= px <= width + 1 and -1 <= py <= height + 1 for px, py in shape.points)


def crosses(shape: Shape, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the line from a to b enters a shape by more than a graze (21.11)."""
    dx, dy = bx - ax, by - ay
    ox, oy = shape.x - ax, shape.y - ay
    off_line, reach = ox * dy - oy * dx, shape.radius
    square = dx * dx + dy * dy
    if off_line * off_line > square * (reach * reach):  # the line passes its circle by
        return False
    along = ox * dx + oy * dy
    if along < 0:
        if along * along > square * (reach * reach):  # its circle lies behind the beginning
            return False
    elif along > square and (along - square) * (along - square) > square * (reach * reach):  # … or beyond
        return False
    enter, leave = 0.0, 1.0
    for nx, ny, off in shape.edges:
        start = nx * ax + ny * ay - off + GRAZE
        speed = nx * dx + ny * dy
        if speed == 0:
            if start >= 0:
                return False
            continue
        t = -start / speed
        if speed < 0:
            if t > enter:
                enter = t
        elif t < leave:
            leave = t
        if enter >= leave:
            return False
    return True


def crosses_disc(x: float, y: float, radius: float, ax: float, ay: float, bx: float, by: float) -> bool:
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    ex, ey = x - ax - t * dx, y - ay - t * dy
    inner = radius - GRAZE
    return inner > 0 and ex * ex + ey * ey < inner * inner


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross (sharing an end does not count)."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def rim_points(shape: Shape, spacing: float) -> list[Point]:
    """Points of a shape's rim at most `spacing` apart, corners among them."""
    crossings = []
    ax, ay = shape.points[-1]
    for bx, by in shape.points:
        length = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        parts = max(1, math.ceil(length / spacing))
        for i in range(parts):
            t = i / parts
            crossings.append((ax + (bx - ax) * t, ay + (by - ay) * t))
        ax, ay = bx, by
    return crossings


# ---- the outlines of pieces, in their own frame


def hull_points(length: int, width: int, beam: int = 0) -> Points:
    """A ship's hull: seven corners; `beam` widens the port side (a second hull)."""
    half, port = width / 2, width / 2 + beam
    return (
        (length * 0.5, 0.0),
        (length * 0.22, port),
        (length * -0.35, port),
        (length * -0.5, width * 0.3),
        (length * -0.5, width * -0.3),
        (length * -0.35, -half),
        (length * 0.22, -half),
    )


def bow_points(length: int, width: int) -> Points:
    """8.6: the hull from the first mast to the tip."""
    y = width / 2 * (0.25 / 0.28)
    return ((length * 0.5, 0.0), (length * 0.25, y), (length * 0.25, -y))


def stern_points(length: int, width: int) -> Points:
    """8.7: the hull from the last mast to the stern."""
    half = width / 2
    return (
        (length * -0.3, half),
        (length * -0.35, half),
        (length * -0.5, width * 0.3),
        (length * -0.5, width * -0.3),
        (length * -0.35, -half),
        (length * -0.3, -half),
    )


def mast_places(length: int, count: int) -> tuple[float, ...]:
    """Where the masts stand on the axis, from the bow to the stern."""
    first, last = length * 0.25, length * -0.3
    if count == 1:
        return ((first + last) / 2,)
    return tuple([first + (last - first) * i / (count - 1) for i in range(count)])


@cache
def disc_points(radius: int) -> Points:
    """A round creature, as a figure of sixteen sides around its disc."""
    out = radius / trig(CIRCLE // 32)[0]
    return tuple([(out * trig(i * CIRCLE // 16)[0], out * trig(i * CIRCLE // 16)[1]) for i in range(16)])


def box_points(length: float, width: float, x: float = 0.0, y: float = 0.0) -> Points:
    a, b = length / 2, width / 2
    return ((x + a, y + b), (x - a, y + b), (x - a, y - b), (x + a, y - b))
