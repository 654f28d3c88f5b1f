"""The chart under the counters: seas, zones, coasts, transit boxes. Only the language changes it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from flibuste.draw import svg
from flibuste.words.texts import Texts

from ..box import PACKAGE

WIDTH, HEIGHT = 1400, 1060
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
#: The Americas below this latitude are drawn higher than they are: there lie most of the ports.
TROPICS, STRETCH = 24.0, 1.32


class Panel(msgspec.Struct, frozen=True):
    """A region of the board: where it is drawn, and which part of the globe it shows."""

    box: Box
    west: float
    north: float
    south: float
    east: float


class Zone(msgspec.Struct, frozen=True):
    """A sea zone: its cell, where its name stands, the room for counters at sea, and where buttons go when
    several options point at it."""

    panel: str
    cell: tuple[Point, ...]
    label: Point
    room: Box
    buttons: Point


class Haven(msgspec.Struct, frozen=True):
    """A port: where it lies, where its plaque begins and to which side it reaches, its merchant box, and
    where pirates dock if not at the plaque's far end."""

    panel: str
    at: Point
    side: str
    plaque: Point
    merchant: Point | None
    dock: Point | None = None


class Chart(msgspec.Struct, frozen=True):
    source: str
    panels: dict[str, Panel]
    zones: dict[str, Zone]
    transit: dict[str, Box]
    ports: dict[str, Haven]
    land: dict[str, tuple[tuple[Point, ...], ...]]


CHART = msgspec.json.decode((files(PACKAGE) / "data" / "chart.json").read_bytes(), type=Chart)


def _height(lat: float, panel: Panel) -> float:
    """Latitude to a share of the panel's height; the tropics of the Americas are drawn larger."""
    if panel.west > -60:
        return (panel.north - lat) / (panel.north - panel.south)
    tropical = (TROPICS - panel.south) * STRETCH
    whole = tropical + (panel.north - TROPICS)
    if lat >= TROPICS:
        return (panel.north - lat) / whole
    return (panel.north - TROPICS + (TROPICS - lat) * STRETCH) / whole


def place(panel_name: str, at: Point) -> Point:
    """Longitude and latitude to the picture's coordinates."""
    panel = CHART.panels[panel_name]
    x, y, w, h = panel.box
    lon, lat = at
    return (x + w * (lon - panel.west) / (panel.east - panel.west), y + h * _height(lat, panel))


def port_at(port: str) -> Point:
    haven = CHART.ports[port]
    return place(haven.panel, haven.at)


@cache
def cell(zone: str) -> str:
    """The outline of a sea zone, as a path."""
    shape = CHART.zones[zone]
    return svg.polygon([place(shape.panel, point) for point in shape.cell])


def clipped(panel: str, *body: str) -> str:
    return svg.group(*body, clip_path=f"url(#bb-{panel})")


def _clips() -> str:
    return svg.el(
        "defs",
        *(
            svg.el("clipPath", svg.rect(*panel.box, 6), id=f"bb-{name}")
            for name, panel in CHART.panels.items()
        ),
    )


def _coasts(panel: str) -> str:
    """Land with waterlines; one path, used four times."""
    outline = "".join(svg.polygon([place(panel, point) for point in ring]) for ring in CHART.land[panel])
    name = f"bb-land-{panel}"
    waters = "".join(
        svg.el(
            "use",
            href=f"#{name}",
            fill="none",
            stroke="var(--wave)",
            stroke_width=width,
            stroke_opacity=opacity,
            stroke_linejoin="round",
        )
        for width, opacity in ((20, ".12"), (13, ".18"), (6, ".3"))
    )
    land = svg.el(
        "use",
        href=f"#{name}",
        fill="var(--land)",
        stroke="var(--coast)",
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    return svg.el("defs", svg.path(outline, id=name)) + waters + land


def _zones(panel: str) -> str:
    own = [name for name, zone in CHART.zones.items() if zone.panel == panel]
    tints = "".join(
        svg.path(cell(name), fill="var(--sea)", fill_opacity=".95" if i % 2 else ".6")
        for i, name in enumerate(own)
    )
    borders = "".join(
        svg.path(
            cell(name),
            fill="none",
            stroke="var(--sea-ink)",
            stroke_width=1.6,
            stroke_dasharray="2 5",
            stroke_linecap="round",
            stroke_opacity=".75",
        )
        for name in own
    )
    return tints + borders


def _waters(name: str) -> str:
    box = CHART.panels[name].box
    return clipped(name, svg.rect(*box, fill="var(--sea-deep)"), _zones(name))


def _shores(name: str) -> str:
    box = CHART.panels[name].box
    x, y, w, h = box
    return (
        clipped(name, _coasts(name))
        + svg.rect(*box, 6, fill="none", stroke="var(--coast)", stroke_width=2.5)
        + svg.rect(x + 4, y + 4, w - 8, h - 8, 3, fill="none", stroke="var(--coast)", stroke_width=0.8)
    )


def _transit_box(name: str) -> str:
    x, y, w, h = CHART.transit[name]
    return svg.rect(x, y, w, h, 10, fill="var(--sea)", stroke="var(--coast)", stroke_width=2) + svg.rect(
        x + 4,
        y + 4,
        w - 8,
        h - 8,
        7,
        fill="none",
        stroke="var(--sea-ink)",
        stroke_dasharray="2 5",
        stroke_linecap="round",
    )


def _transit_name(name: str, words: Texts) -> str:
    x, y, w, _ = CHART.transit[name]
    rows = svg.wrap(words.name(name), 12, w - 20, 2)
    return svg.lines(
        x + w / 2, y + 18, rows, 12, 1.15, anchor="middle", class_="serif italic", fill="sea-ink"
    )


def zone_rows(name: str, words: Texts) -> list[str]:
    """The name of a zone in lines; the last one stands where the chart says."""
    return svg.wrap(words.name(name), 19, 150)


def _zone_name(name: str, words: Texts) -> str:
    x, y = CHART.zones[name].label
    rows = zone_rows(name, words)
    return "".join(
        svg.text(
            x,
            y + 21 * (i + 1 - len(rows)),
            row,
            19,
            anchor="middle",
            class_="serif italic",
            fill="sea-ink",
            letter_spacing=1.5,
        )
        for i, row in enumerate(rows)
    )


@cache
def seas() -> str:
    """The waters, under everything."""
    return svg.group(
        _clips(),
        svg.rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)"),
        *(_waters(name) for name in CHART.panels),
    )


@cache
def grounds() -> str:
    """All of the chart that never changes, without a word on it."""
    return seas() + svg.group(
        *(_shores(name) for name in CHART.panels),
        svg.group(svg.compass(46), at=(800, 520), opacity=".75"),
        *(_transit_box(name) for name in CHART.transit),
    )


@cache
def place_names(words: Texts, held: bool = False) -> str:
    """The names of seas and transit boxes; held ones stay legible from afar."""
    if not held:
        return "".join(
            [
                *(_transit_name(name, words) for name in CHART.transit),
                *(_zone_name(name, words) for name in CHART.zones),
            ]
        )
    drawn = []
    for name, zone in CHART.zones.items():
        rows = zone_rows(name, words)
        name = svg.lines(0, 0, rows, 17, 1.1, anchor="middle", class_="serif bold halo")
        body = svg.el("g", name, class_="tag stays")
        drawn.append(svg.group(svg.el("g", body, class_="held h17"), at=zone.label))
    return "".join(drawn)
