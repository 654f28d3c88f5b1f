"""The panels of a table as one picture, for export: `replay --svg`, the docs, a notebook.

The chart is large, the race above it, the question and the mats beside it, the rest below: what a page lays
out for a screen is laid out here for a sheet of paper. It is made of the panels alone, so it shows nothing
that a seat is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Any, TypeAlias

from flibuste.kernel.decision import Decision
from flibuste.kernel.installed import find
from flibuste.kernel.panels import Drawer, Mat, Panels, Race, Route
from flibuste.kernel.table import seat_word
from flibuste.words.texts import Texts, texts

from . import plates, svg
from .pins import Pins, lights, over_chart
from .plates import GAP, Plate

WIDTH, BAND, COLUMNS = 1800.0, 64.0, 4
#: of four columns below the chart, the last is as wide as the rail beside it
COLUMN = (WIDTH - (COLUMNS + 1) * GAP) / COLUMNS
STAGE = WIDTH - COLUMN - 2 * GAP
#: `held` groups are this high in pixels at the least, as a page shows them: by their class, their own height
HELD = 12.5
_HELD = (10, 11, 12, 13, 14, 15, 17, 20)

Show: TypeAlias = Callable[[dict[str, Any], str, Decision | None], Panels]
Drawn: TypeAlias = Callable[[float], Plate]


def drawing(game: str, show: Show) -> Callable[[dict[str, Any], str, Decision | None], str]:
    """The `draw` of a game that has panels. What another seat than the view's own is asked is not shown."""

    def draw(view: dict[str, Any], lang: str, decision: Decision | None = None) -> str:
        if decision is not None and view.get("you", decision.seat) != decision.seat:
            decision = None
        return composed(show(view, lang, decision), texts(game, lang), decision, find(game).rare)

    return draw


def composed(panels: Panels, words: Texts, decision: Decision | None, rare: Sequence[str] = ()) -> str:
    """One picture of everything that a seat is shown; the options of a decision are numbered, in the list and
    where they point at."""
    pins = Pins(panels, decision, words, rare)
    _, _, w, h = panels.map.size
    high = STAGE * h / w
    beside, below = _parted(_rail(panels, words, decision, pins), high - 2 * GAP)
    body, y = [], BAND + GAP
    for plate in beside:
        body.append(svg.group(plate.body, at=(STAGE + GAP, y), class_="plate"))
        y += plate.high + GAP
    rest: list[tuple[int, Drawn]] = [*_wide(panels, pins), *below, (COLUMNS, partial(plates.key, panels))]
    under, bottom = _flowed(rest, max(BAND + high + GAP, y))
    title = words.say("game")
    return svg.picture(
        WIDTH,
        bottom,
        svg.rect(0, 0, WIDTH, bottom, fill="var(--paper)"),
        _sized(w),
        svg.group(_chart(panels, pins), at=(0, BAND)),
        *body,
        under,
        _band(panels, title),
        title=title,
    )


def chart_alone(panels: Panels, words: Texts) -> str:
    """The chart by itself: the cover of a game."""
    _, _, w, h = panels.map.size
    chart = _chart(panels, Pins(panels, None, words))
    return svg.picture(STAGE, STAGE * h / w, _sized(w), chart, title=words.say("game"))


def _sized(wide: float) -> str:
    """What must stay legible on a large chart, at that size."""
    u = wide / STAGE
    rules = [
        f".fl .h{size}{{transform:scale({HELD / size * u:.3g})}}" for size in _HELD if HELD / size * u > 1
    ]
    return svg.el("style", *rules) if rules else ""


# ---- the chart


def _chart(panels: Panels, pins: Pins) -> str:
    chart = panels.map
    x, y, w, h = chart.size
    u = w / STAGE
    return svg.el(
        "svg",
        chart.layers.ground or "",
        lights(pins, chart.anchors, u),
        chart.layers.near or chart.layers.far,
        *(_route(route, u) for route in panels.routes),
        over_chart(pins, chart.anchors, chart.size, u),
        width=svg.num(STAGE),
        height=svg.num(STAGE * h / w),
        viewBox=f"{svg.num(x)} {svg.num(y)} {svg.num(w)} {svg.num(h)}",
    )


def _route(route: Route, u: float) -> str:
    """A way that is proposed, with a ring for the end of each turn."""
    d = "M" + "L".join(f"{svg.num(x)} {svg.num(y)}" for x, y in route.line)
    onward = "M" + "L".join(f"{svg.num(x)} {svg.num(y)}" for x, y in (route.line[-1], *route.stops))
    look = {"fill": "none", "stroke": "var(--sea-ink)", "stroke_linecap": "round"}
    return svg.group(
        svg.path(d, **look, stroke_width=3 * u, stroke_dasharray="9 6"),
        svg.group(
            svg.path(onward, **look, stroke_width=2 * u, stroke_dasharray="1 7"),
            *(
                svg.circle(x, y, 4 * u, fill="var(--paper)", stroke="var(--sea-ink)", stroke_width=1.6 * u)
                for x, y in route.stops
            ),
            opacity=".6",
        ),
    )


# ---- the band above


def _band(panels: Panels, title: str) -> str:
    """The name of the game and of the moment, and how far everybody has come."""
    words = svg.text(GAP + 4, 42, title, 28, class_="serif bold", fill="header-ink")
    after = GAP + 24 + svg.width(title, 28, bold=True)
    words += svg.text(after, 41, panels.moment, 18, fill="header-ink")
    return svg.rect(0, 0, WIDTH, BAND, fill="var(--header)") + words + _race(panels.race)


def _race(race: Race) -> str:
    """From the right: every seat with what it has, what wins, how much of the time has passed."""
    parts, x = [], WIDTH - GAP - 4
    best = max((racer.value for racer in race.seats), default=0)
    for racer in reversed(race.seats):
        x -= svg.width(racer.shown, 20, bold=True)
        parts.append(svg.text(x, 40, racer.shown, 20, class_="sans bold", fill="header-ink"))
        x -= 22
        parts.append(svg.badge(racer.seat, x, 32, 14))
        if racer.value == best and best:
            parts.append(svg.circle(x, 32, 17.5, fill="none", stroke="var(--header-ink)", stroke_width=1.6))
        x -= 28
    said = race.label if race.goal is None else f"{race.label} / {race.goal}"
    x -= svg.width(said, 17)
    parts.append(svg.text(x, 38, said, 17, fill="header-ink"))
    x -= 22
    parts.append(svg.icon(race.icon, x + 6, 32, 20, "header-ink"))
    if race.clock is not None:
        said = f"{race.clock.label} {race.clock.at} / {race.clock.of}"
        x -= svg.width(said, 17) + 24
        parts.append(svg.text(x, 38, said, 17, fill="header-ink"))
        parts.append(svg.icon("hourglass", x - 14, 32, 18, "header-ink"))
    return "".join(parts)


# ---- plates


def _rail(panels: Panels, words: Texts, decision: Decision | None, pins: Pins) -> list[tuple[int, Drawn]]:
    """The plates that would lie beside the chart, with how many columns wide each is."""
    if decision is None:
        first: Drawn = partial(plates.purpose, panels)
    else:
        first = partial(plates.question, words.prompt(decision), decision.seat, panels, pins)
    mats = [
        partial(plates.mat, mat, mat.name or words.name(seat_word(mat.seat)), panels.race.icon, pins)
        for mat in _own_first(panels.mats, decision)
    ]
    drawers = [
        (_drawer_span(drawer), partial(plates.drawer, drawer))
        for drawer in panels.drawers
        if drawer.rows or drawer.cards
    ]
    return [(1, first), *((1, mat) for mat in mats), *drawers]


def _own_first(mats: Sequence[Mat], decision: Decision | None) -> list[Mat]:
    own = decision.seat if decision is not None else None
    return sorted(mats, key=lambda mat: mat.seat != own)


def _wide(panels: Panels, pins: Pins) -> list[tuple[int, Drawn]]:
    """The plates that always lie below the chart: the battle, the hand."""
    drawn: list[tuple[int, Drawn]] = []
    if panels.battle is not None:
        drawn.append((_span(plates.battle_width(panels.battle)), partial(plates.battle, panels.battle, pins)))
    if panels.hand:
        drawn.append((_span(plates.hand_width(panels.hand)), partial(plates.hand, panels.hand, pins)))
    return drawn


def _span(wide: float, rows: int = 0) -> int:
    """How many columns something takes; a long table lies in two halves."""
    wide = 2 * wide if rows > plates.LONG else wide
    return min(COLUMNS, max(1, ceil((wide + GAP - 2 * plates.PAD) / (COLUMN + GAP))))


def _drawer_span(drawer: Drawer) -> int:
    """A table as wide as its words, many cards in several columns."""
    cards = len({card.word for card in drawer.cards})
    return max(_span(plates.table_width(drawer), len(drawer.rows)), min(COLUMNS, ceil(cards / plates.CARDS)))


def _parted(every: Sequence[tuple[int, Drawn]], room: float) -> tuple[list[Plate], list[tuple[int, Drawn]]]:
    """What has room beside the chart, and what goes below. The first one always stays beside it."""
    beside: list[Plate] = []
    below: list[tuple[int, Drawn]] = []
    for span, make in every:
        plate = make(COLUMN) if span == 1 else None
        if plate is not None and (not beside or plate.high <= room):
            beside.append(plate)
            room -= plate.high + GAP
        else:
            below.append((span, make))
    return beside, below


def _flowed(every: Sequence[tuple[int, Drawn]], top: float) -> tuple[str, float]:
    """Plates below the chart in four columns, each where it lies highest; and where the last one ends."""
    ends = [top] * COLUMNS
    body = []
    for span, make in every:
        plate = make(span * COLUMN + (span - 1) * GAP)
        if not plate.high:
            continue
        at = min(range(COLUMNS - span + 1), key=lambda first: max(ends[first : first + span]))
        y = max(ends[at : at + span])
        body.append(svg.group(plate.body, at=(GAP + at * (COLUMN + GAP), y), class_="plate"))
        ends[at : at + span] = [y + plate.high + GAP] * span
    return "".join(body), max(ends)
