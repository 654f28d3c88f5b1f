"""What lies on the chart: port plaques, merchants, warships, commissioners, pirates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flibuste.draw import svg
from flibuste.words.texts import Texts

from . import flags
from .chart import CHART, Box, Point, port_at
from .stamps import NATIONS, flag, icon, nation

#: Borders of the merchant counters (6.12): black ones can't be converted.
MERCHANTS = {
    "fluyt": ("#26221F", 0),
    "sloop": ("#B22234", 1),
    "schooner": ("#2F55A4", 2),
    "brigantine": ("#2E7D4F", 3),
    "three-master": ("#26221F", 4),
}
PLAQUE_H = 38.0
NAME_SIZE = 15.0
SYSTEM = "#26221F"


def seat_of(word: str) -> int:
    return int(word[1:])


def short(word: str, words: Texts) -> str:
    """The last name of a person."""
    return words.name(word).split()[-1]


def seat_colour(seat: int, seats: int) -> str:
    """A player's colour; the system player of the solitaire game is black."""
    return svg.SEATS[seat] if seat < seats else SYSTEM


def seat_badge(seat: int, seats: int, x: float, y: float, r: float) -> str:
    if seat < seats:
        return svg.badge(seat, x, y, r)
    return svg.circle(x, y, r, fill=SYSTEM, stroke="var(--paper)", stroke_width=1.5) + icon(
        "dice", x, y, r * 1.3, "#FFFFFF"
    )


# ---- ports


def plaque_box(port: str, words: Texts) -> Box:
    """Where the plaque of a port stands: as wide as its name."""
    haven = CHART.ports[port]
    wide = max(122.0, 44 + 1.06 * svg.width(words.name(port), NAME_SIZE, bold=True))
    x, y = haven.plaque
    left = x if haven.side == "right" else x - wide
    return (left, y - PLAQUE_H / 2, wide, PLAQUE_H)


def leaders(ports: Iterable[str], words: Texts) -> str:
    """The lines from the plaques of ports to where the ports lie, all in two strokes."""
    lines = "".join(_leader(port, words) for port in ports)
    return svg.path(lines, stroke="var(--paper)", stroke_width=4, stroke_opacity=".7") + svg.path(
        lines, stroke="var(--coast)", stroke_width=1.6
    )


def _leader(port: str, words: Texts) -> str:
    x, y = port_at(port)
    left, top, w, h = plaque_box(port, words)
    near = (min(max(x, left + 8), left + w - 8), min(max(y, top + 6), top + h - 6))
    return f"M{svg.num(near[0])} {svg.num(near[1])}L{svg.num(x)} {svg.num(y)}"


def governor_mark(governor: dict[str, Any], x: float, y: float, r: float = 7.5) -> str:
    """A friend of pirates is a green disc with a tick, an enemy a red square with a bar."""
    if governor["pro"]:
        return svg.circle(x, y, r, fill="#1E6B4A", stroke="var(--paper)", stroke_width=1) + svg.path(
            f"M{x - r * 0.5:.1f} {y:.1f}l{r * 0.35:.1f} {r * 0.45:.1f} {r * 0.65:.1f}-{r * 0.85:.1f}",
            fill="none",
            stroke="#FFFFFF",
            stroke_width=2,
            stroke_linecap="round",
        )
    return svg.rect(
        x - r, y - r, 2 * r, 2 * r, 2, fill="#9E2A1F", stroke="var(--paper)", stroke_width=1
    ) + svg.rect(x - r * 0.62, y - r * 0.2, r * 1.24, r * 0.4, fill="#FFFFFF")


def port_plaque(port: dict[str, Any], words: Texts) -> str:
    """The port's dot and its plaque: nation, name, number, wealth and defence, governor, what befell it."""
    name = port["id"]
    x, y, w, h = plaque_box(name, words)
    dot_x, dot_y = port_at(name)
    colour = "var(--ink)" if port["pirate"] else svg.NATIONS[NATIONS[port["nation"]]][0]
    dot = svg.circle(dot_x, dot_y, 5.5, fill=colour, stroke="var(--paper)", stroke_width=1.8)
    body = [
        svg.rect(x, y, w, h, 7, fill="var(--card)", stroke=colour, stroke_width=2),
        svg.what("nation", nation(port["nation"], x + 17, y + h / 2, 12)),
        svg.text(x + 33, y + 16.5, words.name(name), NAME_SIZE, class_="serif bold"),
    ]
    if port["destroyed"]:
        body.append(
            svg.text(x + 33, y + 32, words.say("board-destroyed"), 11.5, class_="sans bold", fill="bad")
        )
        body.append(
            svg.path(
                f"M{x + 4:.0f} {y + 4:.0f}L{x + w - 4:.0f} {y + h - 4:.0f}M{x + w - 4:.0f} {y + 4:.0f}"
                f"L{x + 4:.0f} {y + h - 4:.0f}",
                stroke="var(--bad)",
                stroke_width=2.5,
                stroke_opacity=".7",
            )
        )
    else:
        body.append(_figures(port, x + 33, y + 28))
        body.append(svg.what("port-mark", _fortunes(port, x + w, y)))
    return "".join(body) + dot


def _figures(port: dict[str, Any], x: float, y: float) -> str:
    parts = [svg.what("locator", svg.text(x, y + 4, port["locator"], 11.5, fill="faint"))]
    x += 21
    if not port["pirate"]:
        parts += [
            svg.what("wealth", icon("coin", x + 4, y, 10)),
            svg.what("wealth", svg.text(x + 11, y + 4, port["wealth"], 12, class_="sans bold")),
            svg.what("defence", icon("cannon", x + 29, y, 11)),
            svg.what("defence", svg.text(x + 37, y + 4, port["defence"], 12, class_="sans bold")),
        ]
        x += 58 if port["defence"] > 9 else 54
    if port["governor"]:
        parts.append(svg.what("governor", governor_mark(port["governor"], x + 2, y)))
    return "".join(parts)


def _fortunes(port: dict[str, Any], right: float, top: float) -> str:
    """On the upper edge of the plaque: whose haven it is, and whether it has been attacked."""
    parts = []
    if port["haven"]:
        parts.append(flag(port["haven"], right - 12, top, 0.5))
        right -= 26
    if port["attacked"]:
        parts.append(svg.circle(right - 10, top, 8, fill="var(--card)", stroke="var(--bad)"))
        parts.append(icon("flame", right - 10, top, 12, "bad"))
    return "".join(parts)


# ---- ships


def merchant(kind: str) -> str:
    """A merchant counter around (0, 0): face down, or its cargo value on its sails."""
    if kind == "hidden":
        return (
            svg.rect(-14, -12, 28, 24, 5, fill="var(--wood)", stroke="var(--paper)", stroke_width=1.4)
            + icon("sails", -4, -0.5, 15, "wood-ink")
            + svg.text(8, 5, "?", 14, anchor="middle", class_="sans bold", fill="wood-ink")
        )
    colour, cargo = MERCHANTS[kind]
    return (
        svg.rect(-14, -12, 28, 24, 5, fill="var(--card)", stroke=colour, stroke_width=3.2)
        + icon("sails", -4, -0.5, 14)
        + svg.text(7, 5, cargo, 14, anchor="middle", class_="sans bold")
    )


def _plate(values: str, y: float) -> str:
    return svg.rect(-19, y - 10, 38, 15, 4, fill="var(--card)", stroke="var(--coast)") + svg.text(
        0, y + 1.8, values, 11.5, anchor="middle", class_="sans bold"
    )


def warship(ship: dict[str, Any]) -> str:
    """A warship on station around (0, 0): speed and combat."""
    return svg.group(svg.other_ship("england", 0.56), at=(0, -6)) + _plate(
        f"{ship['speed']} / {ship['combat']}", 18
    )


def commissioner(kc: dict[str, Any], owner: int, seats: int, words: Texts) -> str:
    """A King's Commissioner around (0, 0): a crown in his player's colour, speed and combat."""
    colour = seat_colour(owner, seats)
    crown = "M-13 7V-6L-6.5 0 0-9 6.5 0 13-6V7Z"
    return (
        svg.circle(0, -6, 16, fill=colour, stroke="var(--paper)", stroke_width=2)
        + svg.group(svg.path(crown, fill=svg.ink_on(colour)), at=(0, -6), scale=0.85)
        + seat_badge(owner, seats, 15, -19, 10.5)
        + _plate(f"{kc['speed']} / {kc['combat']}", 14)
        + _caption(kc["id"], words)
    )


def _caption(word: str, words: Texts) -> str:
    name = short(word, words)
    return svg.text(0, 28, name, 11.5, anchor="middle", class_="sans bold halo")


def marks(pirate: dict[str, Any]) -> list[str]:
    """Icons of what besets or blesses a pirate, for his counter."""
    shown = []
    if pirate["revel"] != "sober":
        shown.append("barrel")
    if pirate["scurvy"]:
        shown.append("skull")
    return shown


def _frame(pirate: dict[str, Any], seats: int, active: bool, scale: float) -> str:
    seat = seat_of(pirate["owner"])
    w, h = flags.W * scale, flags.H * scale
    colour = seat_colour(seat, seats)
    glow = (
        svg.rect(-w / 2 - 6, -h / 2 - 6, w + 12, h + 12, 7, fill="var(--ink)", fill_opacity=".3")
        if active
        else ""
    )
    return (
        glow
        + svg.rect(
            -w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 5, fill=colour, stroke="var(--paper)", stroke_width=1
        )
        + flag(pirate["id"], 0, 0, scale)
        + seat_badge(seat, seats, -w / 2 - 2, -h / 2 - 2, 10.5)
    )


def pirate_at_sea(pirate: dict[str, Any], seats: int, words: Texts, active: bool) -> str:
    """A pirate's counter around (0, 0): his flag in his player's colour, his name, what besets him."""
    icons = "".join(
        svg.circle(20, -10 + 13 * i, 7, fill="var(--card)", stroke="var(--coast)")
        + icon(name, 20, -10 + 13 * i, 9)
        for i, name in enumerate(marks(pirate))
    )
    return _frame(pirate, seats, active, 0.9) + icons + _caption(pirate["id"], words)


def pirate_docked(pirate: dict[str, Any], seats: int, active: bool) -> str:
    icons = "".join(
        svg.circle(14, -7 + 11 * i, 6, fill="var(--card)", stroke="var(--coast)")
        + icon(name, 14, -7 + 11 * i, 8)
        for i, name in enumerate(marks(pirate))
    )
    return _frame(pirate, seats, active, 0.68) + icons


# ---- where they stand


def flow(room: Box, count: int, step: Point) -> list[Point]:
    """Centres for so many counters inside a room, row by row; they close up when there are many."""
    x, y, w, h = room
    across, down = step
    per_row = max(1, int(w // across))
    rows = max(1, -(-count // per_row))
    if rows * down > h:
        rows = max(1, int(h // (down - 8)))
        per_row = max(per_row, -(-count // rows))
    dx, dy = min(across, w / per_row), min(down, max(down - 8, h / rows))
    return [(x + dx / 2 + dx * (i % per_row), y + dy / 2 + dy * (i // per_row)) for i in range(count)]


def dock_at(port: str, words: Texts, index: int) -> Point:
    """Where the n-th docked pirate lies: beside the plaque, or where the chart says."""
    haven = CHART.ports[port]
    if haven.dock is not None:
        return (haven.dock[0] + 18 + 37 * index, haven.dock[1])
    x, y, w, h = plaque_box(port, words)
    gap = 22 + 37 * index
    return (x + w + gap if haven.side == "right" else x - gap, y + h / 2)


def moored_at(port: str, index: int) -> Point:
    """Where the n-th docked pirate lies as seen from afar, where a port is its disc alone."""
    x, y = port_at(port)
    return (x + 40 + 60 * index, y)
