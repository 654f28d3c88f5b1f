"""The chart: an invented archipelago, its coasts, landmarks, anchorages. Nothing here changes in play."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

import msgspec

from flibuste.kernel import svg

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


def _points(text: str) -> tuple[Point, ...]:
    """Points written as "x,y x,y …"."""
    pairs = (point.split(",") for point in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def _marks(text: str) -> tuple[tuple[str, float, float, float], ...]:
    """Landmarks written as "what x y size; …"."""
    found = (mark.split() for mark in text.split(";"))
    return tuple((what, float(x), float(y), float(size)) for what, x, y, size in found)


def _row(x: float, y: float, step: float = 58) -> tuple[Point, ...]:
    """Five anchorages, filled from the middle."""
    return tuple((x + step * i, y + (6 if i % 2 else 0)) for i in (0, -1, 1, -2, 2))


PLACES: tuple[Place, ...] = (
    Place(  # 1 the tavern: a crescent around its harbour
        at=(510, 142),
        name=(510, 74),
        ships=_row(510, 248),
        black=(690, 112),
        navy=(340, 150),
        slip=(510, 158),
        outline=_points(
            "-126,-12 -112,-44 -74,-30 -58,-62 -20,-48 -2,-64 34,-46 78,-58 100,-34 132,-30 118,4 "
            "128,38 92,58 66,40 48,66 22,30 -14,32 -30,64 -70,58 -78,30 -116,34"
        ),
        marks=_marks("tavern -8 -22 1.1; palm -72 -8 1.0; palm 84 -2 0.9; hut 44 -26 0.8; hill -46 -20 0.7"),
        islets=((-128, 66), (138, 66)),
    ),
    Place(  # 2 the hull: a long island with a slipway
        at=(868, 262),
        name=(868, 192),
        ships=_row(858, 372),
        black=(1008, 236),
        navy=(712, 236),
        slip=(868, 282),
        outline=_points(
            "-132,22 -104,2 -110,-32 -70,-42 -36,-30 -22,-58 16,-66 34,-44 66,-58 84,-22 118,-32 "
            "124,2 96,18 104,50 64,44 48,70 8,52 -24,66 -52,40 -92,58"
        ),
        marks=_marks("slipway 4 -22 1.1; palm -66 -8 1.0; palm -48 -16 0.8; hill 62 -18 0.9; palm 88 8 0.8"),
        islets=((-126, 66), (118, -56)),
    ),
    Place(  # 3 the sails: hills and windmills
        at=(694, 636),
        name=(694, 563),
        ships=_row(690, 744),
        black=(520, 640),
        navy=(548, 570),
        slip=(694, 656),
        outline=_points(
            "-122,20 -96,-8 -116,-36 -84,-62 -48,-46 -30,-62 4,-50 30,-68 62,-44 106,-60 126,-24 "
            "96,0 122,30 104,62 66,46 40,64 2,50 -30,72 -62,48 -104,60"
        ),
        marks=_marks("mill -16 -22 1.1; mill 30 -28 0.9; hill -64 -16 0.9; hill 74 -16 0.8; palm -88 18 0.8"),
        islets=((140, 84), (-128, 78)),
    ),
    Place(  # 4 the cannons: a fort on a headland
        at=(262, 604),
        name=(262, 534),
        ships=_row(266, 716),
        black=(94, 588),
        navy=(424, 602),
        slip=(262, 626),
        outline=_points(
            "-122,-20 -84,-28 -92,-60 -46,-66 -22,-50 4,-40 30,-66 80,-56 92,-28 134,-22 112,6 "
            "82,12 118,44 84,68 44,48 14,68 -24,50 -62,72 -96,46 -84,16 -124,18"
        ),
        marks=_marks("fort 2 -22 1.15; palm -74 -6 1.0; hill 66 -14 0.9; palm 92 36 0.8; palm -92 18 0.8"),
        islets=((140, 74), (-126, 74)),
    ),
    Place(  # 5 the crew: a village
        at=(172, 306),
        name=(172, 236),
        ships=_row(166, 424, 52),
        black=(322, 262),
        navy=(336, 360),
        slip=(172, 328),
        outline=_points(
            "-110,10 -86,-14 -104,-48 -62,-42 -40,-68 2,-60 18,-40 50,-44 76,-62 112,-30 88,-4 "
            "112,24 78,34 92,66 44,58 10,72 -16,46 -52,68 -84,46"
        ),
        marks=_marks(
            "hut -30 -22 1.1; hut 4 -16 0.9; hut 36 -24 1.0; palm -62 -12 1.0; palm 74 -10 0.9; "
            "hill -84 6 0.6"
        ),
        islets=((-88, 74),),
    ),
    Place(  # 6 Treasure Island
        at=(510, 410),
        name=(510, 330),
        ships=_row(510, 518, 56),
        black=(690, 404),
        navy=(690, 404),
        slip=(510, 430),
        outline=_points(
            "-136,20 -108,-6 -124,-38 -84,-44 -66,-74 -26,-60 10,-80 38,-56 84,-70 100,-40 "
            "136,-30 110,4 136,40 104,66 62,52 30,80 -8,60 -44,76 -70,54 -98,66 -94,34"
        ),
        marks=_marks(
            "hill -38 -26 1.3; hill -2 -30 1.0; palm -86 -4 1.1; palm 82 -18 1.0; "
            "cross 44 -22 1.0; palm 98 26 0.8"
        ),
        islets=((-146, 66), (150, 66)),
    ),
    Place(  # 7 the Cove: a bay in a desolate coast
        at=(962, 640),
        name=(944, 520),
        ships=((936, 632), (996, 604), (990, 668), (928, 692), (1040, 636)),
        black=(0, 0),
        navy=(0, 0),
        slip=(962, 548),
        outline=_points(
            "150,-176 84,-150 52,-164 10,-148 -24,-160 -72,-128 -90,-136 -118,-88 -96,-50 -58,-66 "
            "-20,-62 8,-84 54,-76 74,-40 98,-22 92,26 104,52 64,74 40,66 8,90 -36,78 -72,92 "
            "-92,66 -122,98 -98,128 -116,200 150,200"
        ),
        marks=_marks(
            "hill -84 -84 0.7; palm -74 110 1.1; palm -40 126 0.9; "
            "hill 30 126 1.2; hill 74 116 0.9; hut -8 120 0.9"
        ),
    ),
)


def place(island: int) -> Place:
    return PLACES[island - 1]


# ---- coasts


def _rough(points: list[Point], rng: Random, depth: int, roughness: float) -> list[Point]:
    """Break each side in two, again and again, pushing its middle aside a little less each time."""
    for _ in range(depth):
        finer: list[Point] = []
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            push = (rng.random() - 0.5) * roughness
            finer.append((ax, ay))
            finer.append(((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push))
        points = finer
        roughness *= 0.92
    return points


def _smooth(points: list[Point]) -> list[Point]:
    """Cut the corners once, so that headlands are round."""
    finer: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
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
        svg.text(x, y, depth, 10, anchor="middle", class_="serif italic", fill="sea-ink", fill_opacity=".75")
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
        soundings,
        crests,
        _serpent(772, 478),
        _route(),
        *lands,
        rose,
        clip_path="url(#crique-clip)",
    )
    coasts = [svg.path(coastline(island), id=coast_id(island)[1:]) for island in range(1, 8)]
    return svg.el("defs", gradient, clip, *coasts) + _frame() + sea


# ---- the renown scale around the chart

STEPS = 60
_LONG, _HIGH = 17, 13  # bars along the top and bottom, and along the sides: 2 × (17 + 13) = 60


def renown_spot(fame: int) -> Point:
    """The middle of a space of the scale: from the lower left corner up, then clockwise."""
    at = fame % STEPS
    half = FRAME / 2 - 2
    high, long = (HEIGHT - FRAME) / _HIGH, (WIDTH - FRAME) / _LONG
    if at < _HIGH:
        return half, HEIGHT - half - high * at
    at -= _HIGH
    if at < _LONG:
        return half + long * at, half
    at -= _LONG
    if at < _HIGH:
        return WIDTH - half, half + high * at
    at -= _HIGH
    return WIDTH - half - long * at, HEIGHT - half


@cache
def renown_scale() -> str:
    """Bars of a chart's border, light and dark, numbered every five."""
    drawn = []
    for step in range(STEPS):
        (ax, ay), (bx, by) = renown_spot(step), renown_spot(step + 1)
        dark = step % 2
        drawn.append(
            svg.path(
                f"M{svg.num(ax)} {svg.num(ay)}L{svg.num(bx)} {svg.num(by)}",
                stroke="var(--coast)" if dark else "var(--land-deep)",
                stroke_width=5,
            )
        )
    for step in range(STEPS):
        x, y = renown_spot(step)
        if step % 5:
            drawn.append(svg.circle(x, y, 3.2, fill="var(--paper)", stroke="var(--coast)"))
        else:
            drawn.append(svg.circle(x, y, 11, fill="var(--paper)", stroke="var(--coast)", stroke_width=1.4))
            if step:
                drawn.append(svg.text(x, y + 4, step, 11, anchor="middle", class_="serif bold"))
            else:
                drawn.append(svg.icon("skull", x, y, 14))
    return "".join(drawn)
