"""The chart: an invented archipelago, its coasts, landmarks, anchorages. Nothing here changes in play."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from random import Random

import msgspec

from flibuste.draw import svg
from flibuste.kernel.decoders import convert

WIDTH, HEIGHT = 1100.0, 830.0
FRAME = 34.0

Point = tuple[float, float]


class Place(msgspec.Struct, frozen=True):
    """An island: where it lies, its rough outline around that point, where its ships anchor."""

    at: Point
    outline: tuple[Point, ...]
    #: where the name stands
    name: Point
    #: for up to five players' ships
    ships: tuple[Point, ...]
    #: for a black ship, and for the Royal Navy (or the neutral ship)
    black: Point
    navy: Point
    #: the slip of paper with what can be had here
    slip: Point
    #: drawn on the land: what, where (around `at`), how large
    marks: tuple[tuple[str, float, float, float], ...]
    islets: tuple[Point, ...] = ()


def _places() -> tuple[Place, ...]:
    source = files(__package__) / "chart.toml"
    return convert(tomllib.loads(source.read_text(encoding="utf-8"))["place"], tuple[Place, ...])


PLACES = _places()


def place(island: int) -> Place:
    return PLACES[island - 1]


# ---- coasts


def _sides(points: list[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a closed outline, from corner to corner."""
    return zip(points, points[1:] + points[:1], strict=True)


def _rough(points: list[Point], rng: Random, depth: int, roughness: float) -> list[Point]:
    """Break each side in two, again and again, pushing its middle aside a little less each time."""
    for _ in range(depth):
        finer: list[Point] = []
        for (ax, ay), (bx, by) in _sides(points):
            push = (rng.random() - 0.5) * roughness
            finer.append((ax, ay))
            finer.append(((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push))
        points = finer
        roughness *= 0.92
    return points


def _smooth(points: list[Point]) -> list[Point]:
    """Cut the corners once, so that headlands are round."""
    finer: list[Point] = []
    for (ax, ay), (bx, by) in _sides(points):
        finer.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
        finer.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
    return finer


@cache
def coastline(island: int) -> str:
    """The coast of an island as a path: hand-made outline, natural roughness, always the same."""
    return svg.polygon(_coast(island))


def coast_id(island: int) -> str:
    """The same coast, as a reference to its path in the picture."""
    return f"#crique-coast-{island}"


@cache
def islets(island: int) -> str:
    """The rocks around an island, as a path."""
    (x, y), rng, d = place(island).at, Random(1800 + island), ""
    for dx, dy in place(island).islets:
        size = 5 + 6 * rng.random()
        turns = (k * pi / 3 for k in range(6))
        rock = [(x + dx + size * 1.6 * cos(turn), y + dy + size * sin(turn)) for turn in turns]
        d += svg.polygon(_rough(rock, rng, 2, 0.6))
    return d


def _coast(island: int) -> list[Point]:
    (x, y), rng = place(island).at, Random(1700 + island)
    points = _rough([(x + dx, y + dy) for dx, dy in place(island).outline], rng, 1, 0.5)
    return _rough(_smooth(points), rng, 2, 0.7)


# ---- landmarks, in thin ink on the land

_LINE = {"fill": "none", "stroke": "var(--coast)", "stroke_width": 1.3, "stroke_linecap": "round"}
_SOLID = {
    "fill": "var(--land-deep)",
    "stroke": "var(--coast)",
    "stroke_width": 1.3,
    "stroke_linejoin": "round",
}


def _landmarks() -> dict[str, str]:
    roof = {**_SOLID, "fill": "var(--coast)"}
    return {
        "hill": svg.path("M-20 8Q-10-4-4-13 2-6 8 0 12-6 14-6 18 0 24 8Z", **_SOLID)
        + svg.path("M-4-13Q0-4 0 8M-4-13Q-8-2-9 7M14-6Q16 2 17 7M2-7Q6 2 7 8", **_LINE),
        "palm": svg.path("M0 12Q3 2 0-8", **{**_LINE, "stroke_width": 2})
        + svg.path(
            "M0-8Q-8-14-13-6M0-8Q-8-8-9 0M0-8Q8-14 13-6M0-8Q8-8 9 0M0-8Q0-14 4-17",
            **{**_LINE, "stroke_width": 1.8},
        ),
        "hut": svg.path("M-11 10V-1H11V10Z", **_SOLID)
        + svg.path("M-14 0 0-13 14 0Z", **roof)
        + svg.path("M-2.5 10V3H2.5V10", **_LINE),
        "tavern": svg.path("M-20 14V-6H14V14Z", **_SOLID)
        + svg.path("M-24-5-15-18H9L18-5Z", **roof)
        + svg.path("M-6 14V4H2V14M-15-1H-9V5H-15ZM5-1H10V5H5ZM14-2H26M22-2V2", **_LINE)
        + svg.path("M18 2H25V11H18ZM25 4H28V9H25", **_SOLID),
        "slipway": svg.path("M-26 12Q-28-2-20-6 2-2 24-12 24 8 10 12Z", **_SOLID)
        + svg.path("M-18 12Q-20 0-14-5M-8 12Q-9 0-6-5M2 12Q3 0 3-6M12 11Q15 0 14-8M-30 16H20", **_LINE),
        "mill": svg.path("M-6 14-4-4H4L6 14Z", **_SOLID)
        + svg.path("M-5-4 0-10 5-4Z", **roof)
        + svg.path("M0-5-13-15M0-5 13 5M0-5 10-18M0-5-10 8", **{**_LINE, "stroke_width": 2.2}),
        "fort": svg.path("M-26 14V-4H-20V-9H-14V-4H-8V-15H-2V-10H4V-15H10V-4H16V-9H22V-4H26V14Z", **_SOLID)
        + svg.path("M-3 14V6Q0 2 3 6V14M-18 3H-12M12 3H18M1-15V-27", **_LINE)
        + svg.path("M1-27 13-23 1-19Z", **roof),
        "cross": svg.path(
            "M-9-8 9 8M9-8-9 8", fill="none", stroke="var(--bad)", stroke_width=4.5, stroke_linecap="round"
        ),
    }


# ---- the sheet of paper


def _frame() -> str:
    """Border lines of the chart; the renown scale is drawn between them."""
    w, h = WIDTH, HEIGHT
    return (
        svg.rect(2, 2, w - 4, h - 4, fill="var(--paper)", stroke="var(--coast)", stroke_width=2)
        + svg.rect(
            FRAME - 6, FRAME - 6, w - 2 * FRAME + 12, h - 2 * FRAME + 12, fill="none", stroke="var(--coast)"
        )
        + svg.rect(
            FRAME,
            FRAME,
            w - 2 * FRAME,
            h - 2 * FRAME,
            fill="url(#crique-sea)",
            stroke="var(--coast)",
            stroke_width=1.5,
        )
    )


def _rhumbs(x: float, y: float) -> str:
    """Lines of bearing from a point, clipped to the sea."""
    ends = ((x + 1500 * cos(a), y + 1500 * sin(a)) for a in (k * pi / 8 for k in range(16)))
    d = "".join(f"M{svg.num(x)} {svg.num(y)}L{svg.num(ex)} {svg.num(ey)}" for ex, ey in ends)
    return svg.path(d, stroke="var(--wave)", stroke_width=0.8, stroke_opacity=".3", fill="none")


#: Depths in fathoms: x, y, depth.
_SOUNDINGS = (
    "70,480,12 150,500,9 388,452,14 420,330,7 610,300,11 800,140,8 600,60,21 "
    "430,290,6 330,470,13 395,760,18 560,770,22 70,770,24 470,600,17 "
    "880,440,10 1040,410,19 250,200,5 250,470,12 600,600,9 90,180,23"
)

_WAVE = "M-14 0Q-10-5-7 0T0 0 7 0 14 0"
_CRESTS = (
    (420, 690),
    (880, 110),
    (80, 540),
    (600, 340),
    (760, 440),
    (340, 250),
    (560, 690),
    (1030, 350),
    (400, 400),
)


_SERPENT = (
    "M30 6Q26-20 38-27 46-31 55-24L62-17 49-15Q41-13 45 6ZM-6 6Q-2-17 10-17 21-17 25 6H17Q15-7 10-7 5-7 3 6Z"
    "M-38 6Q-34-11-25-11-17-11-12 6H-20Q-22-3-25-3-28-3-30 6ZM-66 0-54-10-53-1Q-48 1-45 6H-54Q-56 0-66 0Z"
)


def _serpent(x: float, y: float) -> str:
    """What every chart of the time knew to live in these waters."""
    ripples = "M-70 10Q-62 5-54 10T-38 10-22 10-6 10 10 10 26 10 42 10 58 10"
    return svg.group(
        svg.path(
            _SERPENT, fill="var(--sea-deep)", stroke="var(--wave)", stroke_width=1.5, stroke_linejoin="round"
        ),
        svg.circle(49, -21, 1.6, fill="var(--wave)"),
        svg.path(ripples, fill="none", stroke="var(--wave)", stroke_width=1.4, stroke_linecap="round"),
        at=(x, y),
    )


def _route() -> str:
    """The course of the black ships, from island to island."""
    x, y = place(1).black
    d = f"M{svg.num(x)} {svg.num(y)}"
    for island in (2, 3, 4, 5, 6, 1):
        bx, by = place(island).black
        bend = 0.22 if island not in (6, 1) else -0.2
        mx, my = (x + bx) / 2 + (by - y) * bend, (y + by) / 2 - (bx - x) * bend
        d += f"Q{svg.num(mx)} {svg.num(my)} {svg.num(bx)} {svg.num(by)}"
        x, y = bx, by
    return svg.path(
        d,
        fill="none",
        stroke="var(--ink)",
        stroke_opacity=".45",
        stroke_width=1.6,
        stroke_dasharray="1 7",
        stroke_linecap="round",
    )


@cache
def paper() -> str:
    """All of the chart that never changes: frame, sea, coasts, landmarks, compass."""
    gradient = svg.el(
        "radialGradient",
        svg.el("stop", offset="0", stop_color="var(--sea)"),
        svg.el("stop", offset="1", stop_color="var(--sea-deep)"),
        id="crique-sea",
        cx="46%",
        cy="48%",
        r="70%",
    )
    inside = svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    clip = svg.el("clipPath", inside, id="crique-clip")
    drawn = _landmarks()
    rose = svg.group(svg.compass(52), at=(996, 112))
    soundings = "".join(
        svg.text(x, y, depth, 14, anchor="middle", class_="serif italic", fill="sea-ink", fill_opacity=".75")
        for x, y, depth in (map(int, sounding.split(",")) for sounding in _SOUNDINGS.split())
    )
    crests = "".join(
        svg.path(
            _WAVE,
            transform=f"translate({x} {y})",
            fill="none",
            stroke="var(--wave)",
            stroke_width=1.4,
            stroke_opacity=".55",
            stroke_linecap="round",
        )
        for x, y in _CRESTS
    )
    lands = []
    for island, here in enumerate(PLACES, 1):
        lands.append(svg.coast(coast_id(island), 30))
        lands.append(svg.coast(islets(island), 30) if here.islets else "")
        for mark, dx, dy, size in here.marks:
            lands.append(svg.group(drawn[mark], at=(here.at[0] + dx, here.at[1] + dy), scale=size))
    sea = svg.group(
        _rhumbs(996, 112),
        _rhumbs(510, 410),
        svg.el("g", soundings, class_="fine"),
        crests,
        _serpent(772, 478),
        _route(),
        *lands,
        rose,
        clip_path="url(#crique-clip)",
    )
    coasts = [svg.path(coastline(island), id=coast_id(island)[1:]) for island in range(1, 8)]
    return svg.el("defs", gradient, clip, *coasts) + _frame() + sea
