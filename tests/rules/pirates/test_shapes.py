"""The sums behind the table (21), against figures done by hand and against slow, plain reckonings."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from flibuste.games.pirates.table import geometry
from flibuste.games.pirates.table.geometry import (
    GAP,
    GRAZE,
    Point,
    Points,
    Shape,
    ahead,
    apart,
    bow_points,
    box_points,
    crosses,
    crosses_disc,
    disc_points,
    distance,
    heading_of,
    hull_points,
    laid,
    mast_places,
    near,
    nearest_point,
    on_disc,
    on_table,
    overlap,
    placed,
    point_distance,
    put,
    reach_of,
    rim_points,
    room,
    segments_cross,
    separation,
    stern_points,
    sweep,
    sweep_all,
    sweep_disc,
    turn_between,
    way_out,
    within,
)

pytestmark = pytest.mark.rule("pirates", "21.2")

#: a square of 1000, by its lower left corner
SQUARE = box_points(1000, 1000)
SHIP = hull_points(7000, 2000)


def square(x: int, y: int) -> Shape:
    return laid(SQUARE, x + 500, y + 500, 0)


class Piece(NamedTuple):
    local: Points
    x: float
    y: float
    heading: int

    def shape(self, dx: float = 0, dy: float = 0) -> Shape:
        """It, moved by so much."""
        return Shape(self.local, self.x + dx, self.y + dy, self.heading, reach_of(self.local))


def pairs(count: int, seed: int) -> Iterator[tuple[random.Random, Piece, Shape]]:
    """Two pieces near each other, at any heading."""
    rng = random.Random(seed)
    for _ in range(count):
        one, two = [
            Piece(
                rng.choice((SHIP, SQUARE, disc_points(1500), hull_points(5000, 1500, 900))),
                rng.randrange(30000, 40000),
                rng.randrange(30000, 40000),
                rng.randrange(36000),
            )
            for _ in range(2)
        ]
        yield rng, one, two.shape()


def to_segment(p: Point, a: Point, b: Point) -> float:
    """From a point to a segment, by the foot of the perpendicular."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    foot = min(max((p[0] - a[0]) * ux + (p[1] - a[1]) * uy, 0), length)
    return math.dist(p, (a[0] + ux * foot, a[1] + uy * foot))


def rim(points: Points) -> list[tuple[Point, Point]]:
    return [(points[i - 1], points[i]) for i in range(len(points))]


def inside(points: Points, x: float, y: float, depth: float = 0) -> bool:
    """Whether a point lies that deep inside a counter-clockwise outline."""
    return all(
        ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / math.dist(a, b) > depth
        for a, b in rim(points)
    )


# ---- headings


@pytest.mark.rule("pirates", "21.1")
@pytest.mark.parametrize(
    ("dx", "dy", "heading"),
    [(1, 0, 0), (0, 1, 9000), (-1, 0, 18000), (0, -1, 27000), (1, 1, 4500), (-3, -3, 22500), (2, -2, 31500)],
)
def test_headings_run_counter_clockwise_from_the_east(dx: int, dy: int, heading: int) -> None:
    assert heading_of(dx, dy) == heading
    far = math.hypot(dx, dy)
    assert ahead(700, 900, heading, 100 * far) == (700 + 100 * dx, 900 + 100 * dy)


@pytest.mark.rule("pirates", "10.2")
@pytest.mark.parametrize(
    ("before", "after", "turn"),
    [
        (0, 9000, 9000),
        (9000, 0, -9000),
        (35000, 1000, 2000),
        (1000, 35000, -2000),
        (0, 18000, -18000),
        (5, 5, 0),
    ],
)
def test_a_turn_is_the_short_way_round(before: int, after: int, turn: int) -> None:
    assert turn_between(before, after) == turn


@pytest.mark.rule("pirates", "21.1")
def test_a_piece_is_turned_about_its_centre_and_then_set_down() -> None:
    rng = random.Random(1)
    for _ in range(40):
        x, y, heading = rng.randrange(90000), rng.randrange(90000), rng.randrange(-36000, 72000)
        a = math.radians(heading / 100)
        expected = [
            (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
            for px, py in SHIP
        ]
        shapes = laid(SHIP, x, y, heading), placed(SHIP, x, y, heading)
        for shape in shapes:
            assert [c for p in shape.points for c in p] == pytest.approx([c for p in expected for c in p])
            assert [shape.x, shape.y, shape.radius] == pytest.approx([x, y, math.hypot(3500, 600)])
        assert placed(SHIP, x, y, heading) is shapes[1]
        assert put(*SHIP[3], x, y, heading) == pytest.approx(expected[3])
        for nx, ny, off in shapes[0].edges:
            assert math.hypot(nx, ny) == pytest.approx(1)
            reaches = [nx * px + ny * py - off for px, py in expected]
            assert max(reaches) == pytest.approx(0, abs=1e-6)
            assert sum(abs(r) < 1e-6 for r in reaches) == 2  # an edge has two corners


def test_the_shapes_kept_are_those_of_this_very_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[int, int, int, int], tuple[Points, Shape]] = {}
    monkeypatch.setattr(geometry, "_PLACED", kept)
    shape = placed(SQUARE, 5, 6, 7)
    other = box_points(1000, 1000)
    kept[(id(other), 5, 6, 7)] = (SQUARE, shape)  # an outline that lived where this one does
    assert placed(other, 5, 6, 7) is not shape
    for number in range(5000):
        placed(SQUARE, number, 0, 0)
    assert len(kept) <= 4097


# ---- apart, near, within


@pytest.mark.parametrize(
    ("x", "y", "far"),
    [
        (1300, 0, 300),
        (-1300, 0, 300),
        (0, 1250, 250),
        (0, -1250, 250),
        (1300, 1400, 500),
        (-1300, -1400, 500),
        (1000, 0, 0),
        (900, 900, 0),
        (0, 0, 0),
    ],
)
def test_the_distance_of_two_squares(x: int, y: int, far: int) -> None:
    one, two = square(20000, 20000), square(20000 + x, 20000 + y)
    assert distance(one, two) == distance(two, one) == pytest.approx(far)
    for limit, found in ((far, True), (far + 0.01, True), (far - 0.01, False)):
        if limit >= 0:
            assert within(one, two, limit) is within(two, one, limit) is found
    assert near(one, two, far)


@pytest.mark.parametrize(("depth", "over"), [(1000, True), (2, True), (1, True), (0, False), (-5, False)])
def test_touching_is_no_overlap(depth: int, over: bool) -> None:
    one = square(20000, 20000)
    for two in (
        square(21000 - depth, 20000),
        square(19000 + depth, 20000),
        square(20000, 21000 - depth),
        square(20000, 19000 + depth),
    ):
        assert overlap(one, two) is over
        assert separation(one, two) == separation(two, one) == -depth


def test_apart_means_a_gap_above_the_limit() -> None:
    one, two = square(0, 0), square(1300, 100)
    assert [apart(one, two, limit) for limit in (299, 300, 301)] == [True, False, False]
    assert [apart(two, one, limit) for limit in (299, 300, 301)] == [True, False, False]
    disc = laid(disc_points(1000), 0, 0, 0)
    assert [near(disc, laid(disc_points(1000), 3000, 4000, 0), r) for r in (2960, 2962)] == [False, True]


def test_near_is_measured_between_circles() -> None:
    one, two = square(0, 0), square(3000, 4000)  # centres 5000 apart
    reach = 5000 - 2 * math.hypot(500, 500)
    assert near(one, two, reach + 0.001)
    assert not near(one, two, reach - 0.001)
    assert reach_of(SQUARE) == pytest.approx(math.hypot(500, 500))


def test_distances_agree_with_a_plain_reckoning() -> None:
    for rng, piece, two in pairs(150, 2):
        one = piece.shape()
        least = min(
            *(to_segment(p, a, b) for p in one.points for a, b in rim(two.points)),
            *(to_segment(p, a, b) for p in two.points for a, b in rim(one.points)),
        )
        met = any(segments_cross(a, b, c, d) for a, b in rim(one.points) for c, d in rim(two.points))
        met = met or inside(one.points, *two.points[0]) or inside(two.points, *one.points[0])
        if met:
            assert distance(one, two) == 0
            assert separation(one, two) < 0
            assert within(one, two, 0.001)
        else:
            assert distance(one, two) == pytest.approx(least)
            assert not overlap(one, two)
            assert separation(one, two) <= least + 1e-6
            limit = rng.uniform(0.5, 1.5) * least
            assert within(one, two, limit) == within(two, one, limit) == (least <= limit)
        x, y = rng.uniform(28000, 42000), rng.uniform(28000, 42000)
        to_rim = min(to_segment((x, y), a, b) for a, b in rim(one.points))
        assert math.dist(nearest_point(one, x, y), (x, y)) == pytest.approx(to_rim)
        assert point_distance(one, x, y) == pytest.approx(0 if inside(one.points, x, y) else to_rim)
        radius = rng.uniform(500, 4000)
        assert on_disc(one, x, y, radius) == (inside(one.points, x, y) or to_rim <= radius)


def test_a_point_against_a_square() -> None:
    shape = square(0, 0)
    for x, y, far in (
        (500, 500, 0),
        (1000, 500, 0),
        (1003, 500, 3),
        (1003, 1004, 5),
        (-6, -8, 10),
        (400, -7, 7),
    ):
        assert point_distance(shape, x, y) == pytest.approx(far)
        assert on_disc(shape, x, y, far)
        if far:
            assert not on_disc(shape, x, y, far - 0.01)
    assert nearest_point(shape, 300, 990) == pytest.approx((300, 1000))
    assert nearest_point(shape, 2000, 3000) == pytest.approx((1000, 1000))
    assert nearest_point(shape, -50, 20) == pytest.approx((0, 20))


def test_the_way_out_is_the_shortest_push() -> None:
    fixed = square(10000, 10000)
    for x, y, push in (
        (10800, 10100, (1, 0, 200)),
        (9300, 10100, (-1, 0, 300)),
        (10100, 10900, (0, 1, 100)),
        (10100, 9050, (0, -1, 50)),
    ):
        assert way_out(square(x, y), fixed) == pytest.approx(push)
    assert way_out(square(20000, 10000), fixed)[2] == 0
    for _, piece, two in pairs(60, 3):
        one = piece.shape()
        ux, uy, length = way_out(one, two)
        assert math.hypot(ux, uy) == pytest.approx(1)
        if overlap(one, two):
            assert separation(piece.shape(ux * length, uy * length), two) == pytest.approx(0, abs=1e-6)
        else:
            assert length <= 1


# ---- slides


@pytest.mark.rule("pirates", "21.5", "21.7")
@pytest.mark.parametrize(
    ("x", "y", "dx", "dy", "run"),
    [
        (3000, 0, 1, 0, 2000 - GAP),  # ahead
        (-3000, 0, -1, 0, 2000 - GAP),
        (0, 3000, 0, 1, 2000 - GAP),
        (0, -3000, 0, -1, 2000 - GAP),
        (3000, 0, -1, 0, 5000),  # astern
        (3000, 0, 0, 1, 5000),  # abeam
        (3000, 1000 + GAP + 1, 1, 0, 5000),  # just clear of it
        (3000, 1000 + GAP - 1, 1, 0, 2000 - GAP),
        (3000, -1000 - GAP + 1, 1, 0, 2000 - GAP),
        (3000, -1000 - GAP - 1, 1, 0, 5000),
        (6000, 0, 1, 0, 5000 - GAP),
        (6000 + GAP, 0, 1, 0, 5000),  # at the very end
        (9000, 0, 1, 0, 5000),  # beyond
        (1000 + GAP, 0, 1, 0, 0),  # touched already, and closing
        (1005, 0, 1, 0, 0),
        (1005, 0, -1, 0, 5000),  # touched already, and leaving
        (1005, 0, 0, 1, 5000),  # … or sliding along it
        (3000, 3000, 0.6, 0.8, (2000 - GAP) / 0.6),  # aslant: x meets last
    ],
)
def test_a_slide_stops_a_little_short_of_what_it_meets(
    x: int, y: int, dx: float, dy: float, run: float
) -> None:
    mover, wall = square(40000, 40000), square(40000 + x, 40000 + y)
    assert sweep(mover, dx, dy, 5000, wall) == pytest.approx(run)
    assert sweep_all(mover, dx, dy, 5000, (square(70000, 70000), wall)) == pytest.approx(run)


def meets(fits: Callable[[float], bool], length: float) -> float:
    """The first place along a way where something no longer fits, by small steps."""
    step = length / 2000
    return next((step * i for i in range(2001) if not fits(step * i)), length)


@pytest.mark.rule("pirates", "21.5")
def test_slides_agree_with_small_steps() -> None:
    hits = 0
    for rng, piece, two in pairs(120, 4):
        one = piece.shape()
        if separation(one, two) <= GAP + 1:
            continue
        heading = heading_of(two.x - one.x, two.y - one.y) + rng.randrange(-6000, 6000)
        dx, dy = geometry.trig(heading)
        length = rng.choice((1500.0, 8000.0))

        def fits(far: float, piece: Piece = piece, two: Shape = two, dx: float = dx, dy: float = dy) -> bool:
            return separation(piece.shape(dx * far, dy * far), two) > GAP

        found = meets(fits, length)
        assert sweep(one, dx, dy, length, two) == pytest.approx(found, abs=length / 1000)
        hits += found < length
        walls = [two, laid(SQUARE, round(one.x + dx * 4000), round(one.y + dy * 4000), 0)]
        if separation(one, walls[1]) > GAP + 1:
            assert sweep_all(one, dx, dy, length, walls) == min(sweep(one, dx, dy, length, w) for w in walls)
    assert hits > 30


@pytest.mark.rule("pirates", "18.reef-1")
def test_slides_onto_a_disc_agree_with_small_steps() -> None:
    hits = 0
    for rng, piece, two in pairs(120, 5):
        one = piece.shape()
        radius = rng.uniform(500, 4000)
        if point_distance(one, two.x, two.y) <= radius + 1:
            assert sweep_disc(one, 1, 0, 8000, one.x, one.y, radius) == 8000  # it stands there already
            continue
        heading = heading_of(two.x - one.x, two.y - one.y) + rng.randrange(-6000, 6000)
        dx, dy = geometry.trig(heading)
        length = rng.choice((1500.0, 8000.0))

        def clear(
            far: float, one: Shape = one, two: Shape = two, dx: float = dx, dy: float = dy, r: float = radius
        ) -> bool:
            return point_distance(one, two.x - dx * far, two.y - dy * far) > r

        found = meets(clear, length)
        reached = sweep_disc(one, dx, dy, length, two.x, two.y, radius)
        assert reached == pytest.approx(found, abs=length / 1000)
        hits += found < length
    assert hits > 20
    mover = square(40000, 40000)
    for x, y, dx, dy, run in (
        (4000, 500, 1, 0, 2000),
        (-3000, 500, -1, 0, 2000),
        (500, 4000, 0, 1, 2000),
        (500, -3000, 0, -1, 2000),
        (4000, 500, -1, 0, 5000),
        (4000, 2001, 1, 0, 5000),
        (4000, -1001, 1, 0, 5000),
        (9000, 500, 1, 0, 5000),
    ):
        assert sweep_disc(mover, dx, dy, 5000, 40000 + x, 40000 + y, 1000) == pytest.approx(run, abs=0.1)


@pytest.mark.rule("pirates", "21.14")
@pytest.mark.parametrize(
    ("x", "y", "dx", "dy", "run"),
    [
        (94000, 40000, 1, 0, 4999),
        (5000, 40000, -1, 0, 4999),
        (40000, 54000, 0, 1, 4999),
        (40000, 5000, 0, -1, 4999),
        (94000, 54000, 0.6, 0.8, 5000 / 0.8 - 1),
        (5000, 5000, -0.8, -0.6, 5000 / 0.8 - 1),
        (94000, 40000, -1, 0, 9000),
        (40000, 40000, 1, 0, 9000),
        (90000, 40000, 1, 0, 8999),
        (89999, 40000, 1, 0, 9000 - 0),
        (99000, 40000, 1, 0, 0),
        (99000, 40000, 0, 1, 9000),
    ],
)
def test_a_slide_ends_at_the_edge_of_the_table(x: int, y: int, dx: float, dy: float, run: float) -> None:
    assert room(square(x, y), dx, dy, 9000, 100000, 60000) == pytest.approx(run, abs=1.01)
    far = room(square(x, y), dx, dy, 9000, 100000, 60000)
    there = Shape(SQUARE, x + 500 + dx * far, y + 500 + dy * far, 0, reach_of(SQUARE))
    assert on_table(there, 100000, 60000)


@pytest.mark.rule("pirates", "21.14")
@pytest.mark.parametrize(
    ("x", "y", "lies"),
    [
        (0, 0, True),
        (-1, -1, True),
        (-2, 0, False),
        (0, -2, False),
        (99000, 59000, True),
        (99001, 59001, True),
        (99002, 59000, False),
        (99000, 59002, False),
        (50000, 30000, True),
        (-30000, 30000, False),
        (50000, 90000, False),
    ],
)
def test_a_piece_lies_on_the_table_with_all_its_corners(x: int, y: int, lies: bool) -> None:
    assert on_table(square(x, y), 100000, 60000) is lies


# ---- lines


@pytest.mark.rule("pirates", "21.11", "14.6")
@pytest.mark.parametrize(
    ("line", "blocked"),
    [
        ((-500, 500, 1500, 500), True),
        ((1500, 500, -500, 500), True),
        ((500, -500, 500, 1500), True),
        ((-500, 1000 - GRAZE - 1, 1500, 1000 - GRAZE - 1), True),
        ((-500, 1000 - GRAZE + 1, 1500, 1000 - GRAZE + 1), False),
        ((-500, GRAZE - 1, 1500, GRAZE - 1), False),
        ((-500, GRAZE + 1, 1500, GRAZE + 1), True),
        ((GRAZE - 1, -500, GRAZE - 1, 1500), False),
        ((GRAZE + 1, -500, GRAZE + 1, 1500), True),
        ((-500, 500, -10, 500), False),  # it ends before
        ((-500, 500, GRAZE - 1, 500), False),
        ((-500, 500, GRAZE + 1, 500), True),
        ((1010, 500, 1500, 500), False),  # it begins behind
        ((400, 500, 600, 500), True),  # wholly inside
        ((-500, 2000, 1500, 2000), False),
        ((-5000, 500, -4000, 500), False),
        ((5000, 500, 4000, 500), False),
        ((-100, 950, 60, 1100), False),  # past a corner
        ((-100, 800, 200, 1100), True),  # across it
        ((-500, 1010, 1500, 990), False),
    ],
)
def test_what_a_line_of_fire_crosses(line: tuple[int, int, int, int], blocked: bool) -> None:
    ax, ay, bx, by = line
    for turn in range(4):  # the same from every side
        shape = laid(SQUARE, 30000, 30000, 9000 * turn)
        c, s = geometry.trig(9000 * turn)

        def at(x: int, y: int, c: float = c, s: float = s) -> Point:
            return 30000 + c * (x - 500) - s * (y - 500), 30000 + s * (x - 500) + c * (y - 500)

        assert crosses(shape, *at(ax, ay), *at(bx, by)) is blocked


@pytest.mark.rule("pirates", "21.11")
def test_lines_agree_with_points_along_them() -> None:
    seen = 0
    for rng, piece, _ in pairs(250, 6):
        shape = piece.shape()
        ax, ay = rng.uniform(26000, 44000), rng.uniform(26000, 44000)
        bx, by = rng.uniform(26000, 44000), rng.uniform(26000, 44000)
        along = [(ax + (bx - ax) * i / 400, ay + (by - ay) * i / 400) for i in range(401)]
        deep = any(inside(shape.points, x, y, GRAZE + 40) for x, y in along)
        if deep:
            assert crosses(shape, ax, ay, bx, by)
            seen += 1
        elif not any(inside(shape.points, x, y, GRAZE - 40) for x, y in along):
            assert not crosses(shape, ax, ay, bx, by)
    assert seen > 30


@pytest.mark.rule("pirates", "21.11", "18.fog-3")
@pytest.mark.parametrize(
    ("line", "blocked"),
    [
        ((-3000, 0, 3000, 0), True),
        ((-3000, 1000 - GRAZE - 1, 3000, 1000 - GRAZE - 1), True),
        ((-3000, 1000 - GRAZE, 3000, 1000 - GRAZE), False),
        ((0, -3000, 0, -1001), False),
        ((0, -3000, 0, -900), True),
        ((0, 3000, 0, 1001), False),
        ((50, 60, 50, 60), True),
        ((3000, 60, 3000, 60), False),
        ((900, 900, 3000, 3000), False),
        ((600, 600, 3000, 3000), True),
        ((-3000, -3000, -600, -600), True),
    ],
)
def test_what_a_line_of_fire_crosses_of_a_disc(line: tuple[int, int, int, int], blocked: bool) -> None:
    ax, ay, bx, by = line
    assert crosses_disc(5000, 7000, 1000, 5000 + ax, 7000 + ay, 5000 + bx, 7000 + by) is blocked
    assert not crosses_disc(5000, 7000, GRAZE, 5000 + ax, 7000 + ay, 5000 + bx, 7000 + by)


@pytest.mark.parametrize(
    ("c", "d", "cross"),
    [
        ((5, -5), (5, 5), True),
        ((5, 5), (5, -5), True),
        ((2, -1), (9, 4), True),
        ((10, 0), (12, 5), False),  # a shared end
        ((0, 0), (3, 9), False),
        ((5, 1), (5, 5), False),
        ((11, -5), (11, 5), False),
        ((-1, -5), (-1, 5), False),
        ((5, 0), (5, 5), False),
    ],
)
def test_segments_that_cross(c: Point, d: Point, cross: bool) -> None:
    for lift in (0, 1000):
        a, b = (0.0, float(lift)), (10.0, float(lift))
        e, f = (c[0], c[1] + lift), (d[0], d[1] + lift)
        assert segments_cross(a, b, e, f) is cross
        assert segments_cross(e, f, a, b) is cross


def test_points_of_a_rim_follow_each_other_closely() -> None:
    for heading in (0, 3300):
        shape = laid(SHIP, 4000, 9000, heading)
        found = rim_points(shape, 300)
        steps = [math.dist(found[i - 1], found[i]) for i in range(len(found))]
        assert max(steps) < 300.001
        assert min(steps) > 100
        assert sum(steps) == pytest.approx(sum(math.dist(a, b) for a, b in rim(shape.points)))
        for corner in shape.points:
            assert min(math.dist(corner, p) for p in found) < 1e-6
    assert len(rim_points(square(0, 0), 1000)) == 4
    assert len(rim_points(square(0, 0), 999)) == 8
    assert len(rim_points(square(0, 0), 5000)) == 4


# ---- outlines


@pytest.mark.rule("pirates", "8.6", "8.7")
def test_a_hull_its_bow_and_its_stern() -> None:
    points = hull_points(8000, 2400)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert (max(xs), min(xs), max(ys), min(ys)) == (4000, -4000, 1200, -1200)
    assert points[0] == (4000, 0)  # the tip
    for x, y in points:  # the same to port and to starboard
        assert any(px == pytest.approx(x) and py == pytest.approx(-y) for px, py in points)
    assert [x for x, y in points if y == 1200] == pytest.approx([1760, -2800])
    assert [y for x, y in points if x == -4000] == pytest.approx([720, -720])
    wide = hull_points(8000, 2400, 900)  # a second hull, to port
    assert (max(y for _, y in wide), min(y for _, y in wide)) == (2100, -1200)
    bow, stern = bow_points(8000, 2400), stern_points(8000, 2400)
    assert (max(x for x, _ in bow), min(x for x, _ in bow)) == (4000, 2000)  # from the first mast on
    assert (max(x for x, _ in stern), min(x for x, _ in stern)) == (-2400, -4000)  # from the last mast
    for zone in (bow, stern):
        for x, y in zone:
            assert min(to_segment((x, y), a, b) for a, b in rim(points)) < 1 or abs(y) <= 1200
            assert point_distance(laid(points, 0, 0, 0), x, y) < 0.001
            assert not inside(points, x, y, 0.001)  # on the rim of the hull
        assert sum(y for _, y in zone) == pytest.approx(0)
    assert [y for _, y in stern] == pytest.approx([1200, 1200, 720, -720, -1200, -1200])


@pytest.mark.rule("pirates", "14.3")
@pytest.mark.parametrize(
    ("count", "places"),
    [(1, [-200]), (2, [2000, -2400]), (3, [2000, -200, -2400]), (5, [2000, 900, -200, -1300, -2400])],
)
def test_masts_stand_evenly_between_bow_and_stern(count: int, places: list[int]) -> None:
    assert list(mast_places(8000, count)) == pytest.approx(places)


def test_a_round_creature_and_a_box() -> None:
    points = disc_points(1400)
    assert len(points) == 16
    for a, b in rim(points):  # every side touches the disc at its middle
        assert math.hypot((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) == pytest.approx(1400)
    assert box_points(10, 4) == ((5, 2), (-5, 2), (-5, -2), (5, -2))
    assert box_points(10, 4, 100, 50) == ((105, 52), (95, 52), (95, 48), (105, 48))
