"""What lies on the table, drawn from above: hulls, islands, forts, terrain. Lengths are millimetres.

The sea turns its y-axis: a point (x, y) of the table, in hundredths of a millimetre and y upwards, is drawn
at (x / 100, height − y / 100); a heading h (hundredths of a degree, counter-clockwise) is a turn of −h / 100.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from flibuste.draw import svg
from flibuste.draw.icons import EMBLEMS, SKULL
from flibuste.words.texts import Texts

from .. import box
from ..state import BURNING, GONE

#: colour and device of each nation
NATIONS: dict[str, tuple[str, str]] = {
    "america": ("#2B3A67", EMBLEMS[1]),
    "england": svg.NATIONS["england"],
    "corsairs": svg.NATIONS["arab"],
    "spain": svg.NATIONS["spain"],
    "france": svg.NATIONS["france"],
    "cursed": ("#5B2A6E", "M0-10Q7-3 6 3 5 9 0 9-5 9-6 3-6.5 0-4-3-4 0-2 0-3-5 0-10Z"),
    "mercenaries": ("#5A5A52", "M-8-6-6-8 0-2 6-8 8-6 2 0 8 6 6 8 0 2-6 8-8 6-2 0Z"),
    "pirates": ("#26221F", SKULL),
    "jade": ("#1E7A4C", "M0-9A9 9 0 1 0 .1-9ZM0-6.5A6.5 6.5 0 1 1-.1-6.5ZM0-4A4 4 0 1 0 .1-4Z"),
    "vikings": ("#7A3E1D", "M-1.2-10H1.2V10H-1.2ZM1.2-8Q8-10 9-3 8 2 1.2 0ZM-1.2-8Q-8-10-9-3-8 2-1.2 0Z"),
}


#: mist and ice, pale by day and by night
PALE = "#EAF1F0"


def flag(nation: str, x: float, y: float, r: float) -> str:
    """A nation as a disc of its colour with its device."""
    colour, device = NATIONS[nation]
    disc = svg.circle(x, y, r, fill=colour, stroke="var(--paper)", stroke_width=r * 0.14)
    mark = svg.path(device, fill=svg.ink_on(colour), fill_rule="evenodd")
    return disc + svg.group(mark, at=(x, y), scale=round(r / 15, 3))


def spot(view: dict[str, Any], x: float, y: float) -> tuple[float, float]:
    """A point of the table on the picture."""
    return x / 100, (view["height"] - y) / 100


def turned(*body: str, at: tuple[float, float], h: int, **attributes: object) -> str:
    """A group in a piece's own frame: x forward, y to starboard."""
    turn = f"translate({svg.num(at[0])} {svg.num(at[1])}) rotate({-h / 100:.2f})"
    return svg.el("g", "".join(body), transform=turn, **attributes)


def own_frame(points: Any) -> list[tuple[float, float]]:
    """Corners given in hundredths and y to port, in the frame of `turned`."""
    return [(x / 100, -y / 100) for x, y in points]


def outline(ship: dict[str, Any], grow: float = 1.0) -> str:
    """The hull as a path in its own frame; `grow` gives the ring around it."""
    body = box.body(ship["card"], ship["outrigger"])
    return svg.polygon([(x * grow, y * grow) for x, y in own_frame(body.hull)])


# ---- ships


def hull(ship: dict[str, Any]) -> str:
    """A ship from above, in its own frame: hull, deck, masts; a creature by its rings of segments."""
    keywords = ship["keywords"]
    seat = svg.SEATS[ship["owner"]]
    if ship["round"]:
        drawn = _creature(ship, seat)
    elif "flotilla" in keywords:
        drawn = _flotilla(ship, seat)
    else:
        drawn = _vessel(ship, seat)
    faded = ".45" if ship["submerged"] or ship["fog"] >= 0 else ".6" if ship["intangible"] else None
    return svg.group(drawn, opacity=faded)


def _vessel(ship: dict[str, Any], seat: str) -> str:
    body = box.body(ship["card"], ship["outrigger"])
    corners = own_frame(body.hull)
    long, wide = ship["length"] / 100, ship["width"] / 100
    dead = ship["derelict"] or ship["wreck"]
    parts = [
        svg.path(
            _rounded(corners), fill="var(--wood)", stroke=seat, stroke_width=2.2, stroke_linejoin="round"
        ),
        svg.path(
            _rounded([(x * 0.82, y * 0.66) for x, y in corners]),
            fill="var(--land-deep)",
            stroke="var(--shade)",
            stroke_width=0.5,
            fill_opacity=".45" if dead else ".95",
        ),
        svg.path(
            f"M{svg.num(long * 0.5)} 0h{svg.num(long * 0.09)}",
            stroke="var(--wood)",
            stroke_width=1.6,
            stroke_linecap="round",
        ),
    ]
    if ship["blades"]:
        parts += [
            svg.path(
                svg.polygon(own_frame(blade)), fill="var(--faint)", stroke="var(--ink)", stroke_width=0.8
            )
            for blade in body.blades
        ]
    parts += [
        svg.circle(long * (-0.18 + 0.2 * i), 0, wide * 0.2, fill="none", stroke="var(--ink)", stroke_width=1)
        for i in range(ship["panels"])
    ]
    parts += [
        mast(mast_x / 100, wide, state, seat)
        for mast_x, state in zip(body.masts, ship["masts"], strict=False)
    ]
    if ship["wreck"]:
        parts.append(
            svg.path(
                f"M{svg.num(-long / 3)} {svg.num(-wide / 2)}L{svg.num(long / 3)} {svg.num(wide / 2)}",
                stroke="var(--ink)",
                stroke_width=2,
            )
        )
    return "".join(parts)


def _rounded(corners: list[tuple[float, float]]) -> str:
    """The seven corners of a hull with curved flanks that keep inside them; a second hull is left angular."""
    tip, *_ = corners
    if len(corners) != 7 or abs(corners[1][1] + corners[6][1]) > 0.01:
        return svg.polygon(corners)
    n = svg.num
    (sx, sy), (qx, qy), (ex, ey) = corners[1], corners[2], corners[3]
    right = f"M{n(tip[0])} 0Q{n(sx + (tip[0] - sx) * 0.35)} {n(sy * 0.9)} {n(sx)} {n(sy)}"
    back = (
        f"L{n(qx)} {n(qy)}Q{n(ex)} {n(qy)} {n(ex)} {n(ey)}L{n(ex)} {n(-ey)}Q{n(ex)} {n(-qy)} {n(qx)} {n(-qy)}"
    )
    return f"{right}{back}L{n(sx)} {n(-sy)}Q{n(sx + (tip[0] - sx) * 0.35)} {n(-sy * 0.9)} {n(tip[0])} 0Z"


def mast(x: float, wide: float, state: int, seat: str) -> str:
    """A mast: a full sail, a sail on fire, or a stump. The shape tells it, not only the hue."""
    half = wide * 0.78
    if state == GONE:
        cross = f"M{svg.num(x - 1.6)}-1.6l3.2 3.2m0-3.2l-3.2 3.2"
        return svg.circle(x, 0, 2.4, fill="var(--wood)", stroke="var(--shade)", stroke_width=0.6) + svg.path(
            cross, stroke="var(--wood-ink)", stroke_width=0.9
        )
    belly = max(6.0, wide * 0.42)
    d = (
        f"M{svg.num(x - 1)} {svg.num(-half)}Q{svg.num(x + belly * 2)} 0 {svg.num(x - 1)} {svg.num(half)}"
        f"Q{svg.num(x + belly * 0.5)} 0 {svg.num(x - 1)} {svg.num(-half)}Z"
    )
    sail = svg.path(d, fill=seat, stroke="var(--paper)", stroke_width=0.7, stroke_linejoin="round")
    pole = svg.circle(x, 0, 1.7, fill="var(--shade)", stroke="var(--paper)", stroke_width=0.5)
    if state != BURNING:
        return sail + pole
    charred = svg.path(d, fill="var(--shade)", fill_opacity=".65", stroke="var(--paper)", stroke_width=0.7)
    return charred + svg.group(svg.icon("flame", 0, 0, wide * 0.8, "bad"), at=(x, 0))


def _creature(ship: dict[str, Any], seat: str) -> str:
    """A sea monster, titan or sea dragon: its disc, with a segment for each mast around it."""
    radius = ship["length"] / 200
    total = len(ship["masts"])
    parts = [
        svg.circle(0, 0, radius, fill="var(--sea-deep)", stroke=seat, stroke_width=2.4),
        svg.circle(0, 0, radius * 0.34, fill=seat, stroke="var(--paper)", stroke_width=1),
        svg.path(
            f"M{svg.num(radius * 0.55)}-4L{svg.num(radius * 0.95)} 0L{svg.num(radius * 0.55)} 4Z", fill=seat
        ),
    ]
    for index, state in enumerate(ship["masts"]):
        angle = 2 * pi * (index + 0.5) / max(1, total)
        x, y = radius * 0.66 * cos(angle), radius * 0.66 * sin(angle)
        parts.append(
            svg.circle(
                x,
                y,
                radius * 0.17,
                fill="none" if state == GONE else seat,
                stroke="var(--ink)",
                stroke_width=1,
                stroke_dasharray="2 2" if state == GONE else None,
            )
        )
        if state == BURNING:
            parts.append(svg.icon("flame", x, y, radius * 0.36, "bad"))
    return "".join(parts)


def _flotilla(ship: dict[str, Any], seat: str) -> str:
    """A raft of boats: a square with its flags and the guns of its base."""
    half = ship["length"] / 200
    parts = [svg.rect(-half, -half, 2 * half, 2 * half, 4, fill="var(--wood)", stroke=seat, stroke_width=2.2)]
    parts += [
        svg.path(
            f"M{svg.num(-half * 0.8)} {svg.num(y * half)}H{svg.num(half * 0.8)}",
            stroke="var(--land-deep)",
            stroke_width=half * 0.32,
            stroke_linecap="round",
        )
        for y in (-0.6, 0.0, 0.6)
    ]
    for index, state in enumerate(ship["masts"]):
        x = (index - (len(ship["masts"]) - 1) / 2) * 10
        cloth = "none" if state == GONE else seat
        parts.append(
            svg.path(
                f"M{svg.num(x)} 9V-9L{svg.num(x + 9)}-5L{svg.num(x)}-1",
                fill=cloth,
                stroke="var(--shade)",
                stroke_width=1.2,
            )
        )
    return "".join(parts)


# ---- islands and forts


def shore(view: dict[str, Any], number: int) -> str:
    """The land itself: coast and waterlines, relief; a home by its quays, a fort by its walls."""
    isle = view["islands"][number]
    x, y = spot(view, isle["x"], isle["y"])
    d = svg.polygon(own_frame(isle["points"]))
    inland = svg.polygon([(px * 0.8, py * 0.8) for px, py in own_frame(isle["points"])])
    shade = svg.path(
        inland, fill="var(--land-deep)", fill_opacity=".45", stroke="var(--coast)", stroke_opacity=".25"
    )
    parts = [turned(svg.coast(d, 24), shade, _relief(isle), at=(x, y), h=isle["h"])]
    if isle["home"] >= 0:
        parts.append(_quays(isle["home"], x, y))
    if isle["fort"]:
        parts.append(svg.what("fort", fort(isle["fort"], x, y)))
    return "".join(parts)


def ashore(isle: dict[str, Any]) -> str:
    """What else is on an island, around (0, 0): flags of those who were here, crew, wolves."""
    flags = [
        svg.what("flag", pennant(seat, 16.0 + index * 12, -10)) for index, seat in enumerate(isle["flags"])
    ]
    crew = [
        svg.what("crew", svg.icon("crew", -20.0 + index * 11, 0, 13, svg.SEATS[member["owner"]]))
        for index, member in enumerate(isle["crew"])
    ]
    return "".join([*flags, *crew, svg.icon("skull", 24, 0, 13) if isle["wolves"] else ""])


def _relief(isle: dict[str, Any]) -> str:
    """Hills, hatched as on an old chart, upright whatever way the island lies."""
    parts = []
    for index, (px, py) in enumerate(isle["points"]):
        if (index + isle["shape"]) % 3 == 0:
            upright = (
                f"translate({svg.num(px * 0.0066)} {svg.num(-py * 0.0066)}) rotate({isle['h'] / 100:.2f})"
            )
            hill = svg.path("M-7 3Q0-9 7 3Z", fill="var(--land)", stroke="var(--coast)", stroke_width=0.9)
            hatch = svg.path("M1-1.5 3 2.5M3.2-.5 5 2.5", stroke="var(--coast)", stroke_width=0.7)
            parts.append(svg.el("g", hill, hatch, transform=upright))
    return "".join(parts)


def pennant(seat: int, x: float, y: float) -> str:
    """13.5: a player's flag on an island."""
    cloth = svg.path(
        f"M{svg.num(x)} {svg.num(y)}v-19l11 4.5-11 4.5",
        fill=svg.SEATS[seat],
        stroke="var(--ink)",
        stroke_width=0.9,
    )
    return cloth + svg.text(
        x + 3.8, y - 12, svg.LETTERS[seat], 7, anchor="middle", class_="sans bold fine", fill="#FFFFFF"
    )


def _quays(seat: int, x: float, y: float) -> str:
    """A port: quays under a roof in the seat's colour."""
    quay = svg.rect(
        x - 17, y - 11, 34, 20, 3, fill="var(--land-deep)", stroke="var(--coast)", stroke_width=1.2
    )
    roof = svg.path(
        f"M{svg.num(x - 20)} {svg.num(y - 9)}l20-11 20 11Z",
        fill=svg.SEATS[seat],
        stroke="var(--coast)",
    )
    return quay + roof


def fort(held: dict[str, Any], x: float, y: float) -> str:
    """A fort from above: walls, and a flag for each gun that stands."""
    half = 22
    seat = svg.SEATS[held["owner"]]
    wall = svg.path(
        f"M{svg.num(x)} {svg.num(y - half)}L{svg.num(x + half)} {svg.num(y)}L{svg.num(x)} {svg.num(y + half)}"
        f"L{svg.num(x - half)} {svg.num(y)}Z",
        fill="var(--line)",
        stroke=seat,
        stroke_width=3,
    )
    parts = [wall]
    total = len(held["flags"])
    for index, standing in enumerate(held["flags"]):
        angle = 2 * pi * (index / max(1, total) + held["rim"] / 8)
        fx, fy = x + 13 * cos(angle), y - 13 * sin(angle)
        parts.append(
            svg.path(
                f"M{svg.num(fx)} {svg.num(fy + 4)}v-9l6 2.5-6 2.5",
                fill=seat if standing else "none",
                stroke="var(--ink)",
                stroke_width=0.9,
            )
        )
    parts.append(svg.group(svg.el("g", svg.badge(held["owner"], 0, 0, 10.5), class_="held h12"), at=(x, y)))
    return "".join(parts)


# ---- terrain


def terrain(view: dict[str, Any], number: int, u: float, words: Texts) -> str:
    """A tile by its nature: mist, rocks, weed, ice or a whirl."""
    tile = view["terrain"][number]
    if tile["kind"] == "gone":
        return ""
    x, y = spot(view, tile["x"], tile["y"])
    radius = tile["radius"] / 100
    name = svg.el("title", svg.escape(words.thing(tile["kind"])))
    drawn = svg.group(name, _TERRAIN[tile["kind"]](radius, tile), at=(x, y))
    said = words.thing(tile["kind"])
    half = svg.width(said, 9.5 * u) / 2 + 6 * u
    cx = min(max(x, half), view["width"] / 100 - half)
    below = y + radius + 10 * u
    cy = below if below < view["height"] / 100 - 4 * u else y - radius - 5 * u
    size = max(12.0, 9.5 * u)
    caption = svg.text(cx, cy, said, size, anchor="middle", class_="serif italic fine", fill="sea-ink")
    return drawn + caption


def _fog(r: float, tile: dict[str, Any]) -> str:
    puffs = [(0.0, 0.0, 0.62)]
    puffs += [(0.56 * cos(i * pi / 4), 0.56 * sin(i * pi / 4), 0.4) for i in range(8)]
    mist = "".join(svg.circle(px * r, py * r, k * r, fill=PALE, fill_opacity=".42") for px, py, k in puffs)
    rim = svg.circle(0, 0, r, fill="none", stroke="var(--faint)", stroke_width=1, stroke_dasharray="2 4")
    return mist + rim


def _reef(r: float, tile: dict[str, Any]) -> str:
    rim = svg.circle(
        0, 0, r, fill="var(--wave)", fill_opacity=".18", stroke="var(--wave)", stroke_dasharray="4 3"
    )
    rocks = "".join(
        svg.path(
            f"M{svg.num(px * r - 5)} {svg.num(py * r + 4)}l4-9 3 4 3-3 2 8Z",
            fill="var(--coast)",
            stroke="var(--ink)",
            stroke_width=0.6,
        )
        for px, py in ((-0.5, -0.3), (0.1, -0.55), (0.55, -0.1), (0.2, 0.45), (-0.4, 0.4), (0.0, 0.0))
    )
    return rim + rocks


def _sargasso(r: float, tile: dict[str, Any]) -> str:
    rim = svg.circle(0, 0, r, fill="var(--good)", fill_opacity=".28", stroke="var(--good)", stroke_width=1)
    weed = "".join(
        svg.path(
            f"M{svg.num(px * r)} {svg.num(py * r + 8)}q-6-5 0-9q6-4 0-9m-5 6l4 3m6-8l-5 3",
            fill="none",
            stroke="var(--good)",
            stroke_width=1.5,
            stroke_linecap="round",
        )
        for px, py in ((-0.55, -0.1), (-0.1, -0.4), (0.4, -0.25), (0.55, 0.3), (0.0, 0.25), (-0.4, 0.5))
    )
    return rim + weed


def _iceberg(r: float, tile: dict[str, Any]) -> str:
    ice = [
        (1, 0),
        (0.62, 0.7),
        (0.05, 0.95),
        (-0.7, 0.7),
        (-0.98, 0.1),
        (-0.66, -0.72),
        (0.0, -0.98),
        (0.7, -0.68),
    ]
    body = svg.path(
        svg.polygon([(px * r, py * r) for px, py in ice]),
        fill=PALE,
        stroke="var(--wave)",
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    a, b, c = svg.num(r * 0.62), svg.num(r * 0.7), svg.num(r * 0.98)
    facets = svg.path(
        f"M{a} {b}L0 0-{b} {b}M0 0V-{c}",
        fill="none",
        stroke="var(--wave)",
        stroke_width=0.8,
        stroke_opacity=".7",
    )
    number = svg.text(0, 5, tile["gold"], 14, anchor="middle", class_="serif bold fine", fill="#15303A")
    held = svg.icon("anchor", 0, r * 0.62, 9, "#15303A") if tile["stuck"] else ""
    return body + facets + number + held


def _whirlpool(r: float, tile: dict[str, Any]) -> str:
    rim = svg.circle(
        0, 0, r, fill="var(--sea-deep)", stroke="var(--wave)", stroke_width=1, stroke_opacity=".6"
    )
    points = []
    for i in range(61):
        a, far = i * pi / 10, r * (1 - i / 62) * 0.92
        points.append(f"{svg.num(far * cos(a))} {svg.num(far * sin(a))}")
    return rim + svg.path("M" + "L".join(points), fill="none", stroke="var(--wave)", stroke_width=1.6)


_TERRAIN = {
    "fog_bank": _fog,
    "reef": _reef,
    "sargasso": _sargasso,
    "iceberg": _iceberg,
    "whirlpool": _whirlpool,
}
