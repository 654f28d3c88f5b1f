"""The chart of the Caribbean that everything else lies on: coasts, zones, their borders and names.

The geometry is in `data/chart.json`: coasts in degrees (Natural Earth, public domain), borders that meet in
named nodes so that neighbours share them exactly, and for each zone the places of its tokens, set by hand.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import cos, pi, sin

import msgspec

from flibuste.draw import svg

from ..box import PACKAGE

Point = tuple[float, float]

W = 1400.0
SCALE_X, SCALE_Y = 46.67, 48.93  # pixels in a degree: true at 17.5° N


class Place(msgspec.Struct, frozen=True):
    """Where the things of a zone are drawn, in pixels; the port in degrees."""

    port: Point | None
    name: tuple[float, float, str]
    tokens: Point
    harbour: Point
    sea: Point
    merchant: Point


class Chart(msgspec.Struct, frozen=True):
    source: str
    bounds: tuple[float, float, float, float]
    land: list[list[float]]
    nodes: dict[str, Point]
    borders: list[tuple[str, str, list[Point]]]
    cells: dict[str, list[str]]
    places: dict[str, Place]


@cache
def chart() -> Chart:
    source = files(PACKAGE) / "data" / "chart.json"
    return msgspec.json.decode(source.read_bytes(), type=Chart)


@cache
def height() -> float:
    _, south, _, north = chart().bounds
    return (north - south) * SCALE_Y


def project(place: Point) -> Point:
    """Degrees of longitude and latitude to pixels."""
    west, _, _, north = chart().bounds
    return (place[0] - west) * SCALE_X, (north - place[1]) * SCALE_Y


def _curve(points: list[Point]) -> str:
    """A smooth line through points, without its first move (Catmull and Rom as Bézier)."""
    rows = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        one = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        two = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        rows.append("C" + " ".join(f"{svg.num(x)} {svg.num(y)}" for x, y in (one, two, c)))
    return "".join(rows)


@cache
def border(start: str, end: str) -> list[Point]:
    """The points of the border between two nodes, in that direction; a straight line off the chart."""
    nodes = chart().nodes
    for one, other, via in chart().borders:
        line = [nodes[one], *via, nodes[other]]
        if (one, other) == (start, end):
            return [project(point) for point in line]
        if (one, other) == (end, start):
            return [project(point) for point in reversed(line)]
    return [project(nodes[start]), project(nodes[end])]


@cache
def outline(zone: str) -> str:
    """The `d` of a zone's path."""
    nodes = chart().cells[zone]
    x, y = project(chart().nodes[nodes[0]])
    lines = (_curve(border(a, b)) for a, b in zip(nodes, [*nodes[1:], nodes[0]], strict=True))
    return f"M{svg.num(x)} {svg.num(y)}" + "".join(lines) + "Z"


@cache
def _coastline() -> str:
    return "".join(
        svg.polygon([project((ring[i], ring[i + 1])) for i in range(0, len(ring), 2)])
        for ring in chart().land
    )


def _rhumbs(x: float, y: float, reach: float) -> str:
    """The rays of a compass rose over the sea."""
    rays = "".join(
        f"M{svg.num(x)} {svg.num(y)}L{svg.num(x + reach * sin(i * pi / 16))} "
        f"{svg.num(y - reach * cos(i * pi / 16))}"
        for i in range(32)
    )
    return svg.path(rays, fill="none", stroke="var(--wave)", stroke_width=0.7, stroke_opacity=".16")


def _frame() -> str:
    """The neatline with its degrees."""
    west, south, east, north = chart().bounds
    h = height()
    marks = []
    for degree in range(int(west), int(east) + 1):
        if degree % 2 == 0:
            x, _ = project((degree, north))
            marks.append(svg.rect(x, 0, SCALE_X, 5) + svg.rect(x, h - 5, SCALE_X, 5))
    for degree in range(int(south) + 1, int(north) + 1):
        if degree % 2 == 0:
            _, y = project((west, degree))
            marks.append(svg.rect(0, y, 5, SCALE_Y) + svg.rect(W - 5, y, 5, SCALE_Y))
    line = svg.rect(5, 5, W - 10, h - 10, fill="none", stroke="var(--coast)", stroke_width=1)
    edge = svg.rect(0.5, 0.5, W - 1, h - 1, fill="none", stroke="var(--coast)", stroke_width=1.5)
    degrees = svg.group(*marks, fill="var(--coast)", fill_opacity=".75", clip_path="url(#fortunes-chart)")
    return degrees + line + edge


#: Names written on the open sea: word, x, y, size.
SEA_NAMES = (
    ("gulf", 108, 262, 15),
    ("atlantic", 1262, 262, 22),
)


@cache
def seascape() -> str:
    """Sea, rhumb lines, zones' borders and land: the same for every match."""
    h = height()
    borders = []
    for one, other, _ in chart().borders:
        line = border(one, other)
        borders.append(f"M{svg.num(line[0][0])} {svg.num(line[0][1])}{_curve(line)}")
    return svg.group(
        svg.el(
            "defs",
            svg.el("clipPath", svg.rect(0, 0, W, h), id="fortunes-chart"),
            svg.path(_coastline(), id="fortunes-land"),
            svg.el(
                "radialGradient",
                svg.el("stop", offset="0", stop_color="var(--sea)"),
                svg.el("stop", offset="1", stop_color="var(--sea-deep)"),
                id="fortunes-sea",
                cx=".5",
                cy=".5",
                r=".75",
            ),
        ),
        svg.rect(0, 0, W, h, fill="url(#fortunes-sea)"),
        svg.group(
            _rhumbs(1316, 318, 1500),
            svg.path(
                "".join(borders),
                fill="none",
                stroke="var(--wave)",
                stroke_width=1.6,
                stroke_dasharray="2 5",
                stroke_linecap="round",
            ),
            svg.coast("#fortunes-land", 24),
            clip_path="url(#fortunes-chart)",
        ),
        svg.group(svg.compass(40), at=(1316, 318), opacity=".55"),
        _frame(),
    )
