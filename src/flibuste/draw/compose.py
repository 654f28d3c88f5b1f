"""The panels of a table as one picture, for export: `replay --svg`, the docs, a notebook.

The chart on the left as it is seen near by, the players' mats on the right, the race above, the hand below:
what a page lays out for a screen is laid out here for a sheet of paper.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from flibuste.kernel.decision import Option
from flibuste.kernel.panels import Card, Fact, MapPanel, Mat, Panels, Race, Row

from . import svg

WIDTH, RAIL, BAND, PAD = 1600.0, 420.0, 56.0, 16.0
#: the chart's own room
STAGE = WIDTH - RAIL
_CARD = (150.0, 209.0)


def composed(
    panels: Panels,
    title: str,
    name: Callable[[int], str],
    options: Mapping[Option, str] = MappingProxyType({}),
) -> str:
    """One picture of everything that a seat is shown; `name` gives the names of seats, `options` what can be
    chosen, with its text: what has a place on the chart is marked there."""
    _, _, w, h = panels.map.size
    high = STAGE * h / w
    rail, below = _mats(panels, name)
    hand = _hand(panels.hand, high + BAND + PAD)
    bottom = BAND + high + (_CARD[1] + 2 * PAD if panels.hand else 0)
    tall = max(bottom, below + PAD)
    paper = svg.rect(0, 0, WIDTH, tall, fill="var(--paper)")
    return svg.picture(
        WIDTH,
        tall,
        paper,
        _chart(panels.map, high, options),
        svg.rect(STAGE, BAND, RAIL, tall - BAND, fill="var(--paper)"),
        rail,
        hand,
        _band(panels, title, name),
        title=title,
    )


def _chart(chart: MapPanel, high: float, options: Mapping[Option, str]) -> str:
    x, y, w, h = chart.size
    layers = chart.layers
    view = f"{svg.num(x)} {svg.num(y)} {svg.num(w)} {svg.num(h)}"
    return svg.el(
        "svg",
        layers.ground or "",
        layers.near or layers.far,
        *(_pointed(chart, option, words) for option, words in options.items()),
        x=0,
        y=BAND,
        width=svg.num(STAGE),
        height=svg.num(high),
        viewBox=view,
    )


def _pointed(chart: MapPanel, option: Option, words: str) -> str:
    """An option where the last of its words that has a place is."""
    anchors = [chart.anchors[str(word)] for word in reversed(option[1:]) if str(word) in chart.anchors]
    if not anchors:
        return ""
    x, y, w, h = anchors[0].box
    area = svg.rect(x, y, w, h, 6, fill="var(--accent)", fill_opacity="0")
    return svg.hot(area, option, words, svg.ring_rect(x - 4, y - 4, w + 8, h + 8))


def _band(panels: Panels, title: str, name: Callable[[int], str]) -> str:
    """The name of the game and of the moment, and how far everybody has come."""
    words = svg.text(PAD, 36, title, 24, class_="serif bold", fill="header-ink")
    if panels.moment:
        words += svg.text(
            PAD + 14 + svg.width(title, 24, bold=True), 36, panels.moment, 17, fill="header-ink"
        )
    return svg.rect(0, 0, WIDTH, BAND, fill="var(--header)") + words + _race(panels.race, name)


def _race(race: Race, name: Callable[[int], str]) -> str:
    parts, x = [], WIDTH - PAD
    goal = f" / {race.goal}" if race.goal else ""
    for racer in reversed(race.seats):
        said = f"{racer.shown}{goal}"
        x -= svg.width(said, 17, bold=True) + 8
        parts.append(svg.text(x, 34, said, 17, class_="bold", fill="header-ink"))
        x -= 18
        parts.append(svg.badge(racer.seat, x, 28, 13))
        x -= 22
    x -= svg.width(race.label, 15)
    parts.append(svg.text(x, 34, race.label, 15, fill="header-ink"))
    return svg.group(*parts, aria_label=", ".join(f"{name(one.seat)} {one.shown}" for one in race.seats))


def _mats(panels: Panels, name: Callable[[int], str]) -> tuple[str, float]:
    """The mats one below the other, and where the last one ends."""
    drawn, y = [], BAND + PAD
    for mat in panels.mats:
        body, y = _mat(mat, name(mat.seat), panels.race.icon, y)
        drawn.append(body)
    return "".join(drawn), y


def _mat(mat: Mat, name: str, icon: str, y: float) -> tuple[str, float]:
    left, right = STAGE + PAD, WIDTH - PAD
    body = [
        svg.badge(mat.seat, left + 15, y + 16, 15),
        svg.text(left + 40, y + 21, name, 17, class_="serif bold"),
    ]
    body.append(svg.text(right, y + 22, mat.score, 20, anchor="end", class_="serif bold"))
    body.append(svg.icon(icon, right - svg.width(mat.score, 20, bold=True) - 14, y + 15, 16))
    y += 36
    for line in svg.wrap(mat.note, 14, RAIL - 2 * PAD) if mat.note else ():
        body.append(svg.text(left, y + 12, line, 14, fill="faint"))
        y += 19
    facts, y = _facts(mat.line, left, y)
    body.append(facts)
    for row in mat.rows:
        drawn, y = _row(row, left, y)
        body.append(drawn)
    y += 8
    body.append(svg.rect(left, y, right - left, 1, fill="var(--line)"))
    return "".join(body), y + 12


def _row(row: Row, left: float, y: float) -> tuple[str, float]:
    picture = svg.group(row.picture, at=(left + 22, y + 17)) if row.picture else ""
    room = RAIL - 2 * PAD - 54
    body = [picture, svg.text(left + 54, y + 13, svg.cut(row.title, 15, room, bold=True), 15, class_="bold")]
    if row.note:
        body.append(svg.text(left + 54, y + 31, svg.cut(row.note, 13, room), 13, fill="faint"))
    facts, y = _facts(row.facts, left + 54, y + (37 if row.note else 20))
    return "".join([*body, facts]), y + 4


def _facts(facts: list[Fact], left: float, y: float) -> tuple[str, float]:
    """Figures in lines, as many as there is room for in each."""
    if not facts:
        return "", y
    body, x = [], left
    for fact in facts:
        said = f"{fact.filled}/{fact.total}" if fact.total else fact.value
        wide = 22 + svg.width(said, 14, bold=True) + 12
        if x + wide > WIDTH - PAD and x > left:
            x, y = left, y + 24
        ink = "bad" if fact.low else "ink"
        body.append(svg.icon(fact.icon, x + 9, y + 10, 17, ink))
        body.append(svg.text(x + 22, y + 15, said, 14, class_="bold", fill=ink))
        x += wide
    return "".join(body), y + 26


def _hand(cards: list[Card], y: float) -> str:
    """The cards side by side, closer together where there are many."""
    wide = _CARD[0]
    step = min(wide + 12, (STAGE - wide - 2 * PAD) / max(len(cards) - 1, 1))
    drawn = [
        svg.group(
            svg.card(card.title, card.emblem, card.text, card.foot, card.tint, wide),
            at=(PAD + place * step, y),
        )
        for place, card in enumerate(cards)
    ]
    return "".join(drawn)
