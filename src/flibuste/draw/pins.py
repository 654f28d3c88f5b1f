"""The options of a question as numbers: one in the list, the same where it points at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.panels import Anchor, Box, Panels, Route
from flibuste.words.texts import Texts

from . import svg

#: so many options are numbered: of hundreds, the first ones show what they are like
MOST = 32
RADIUS = 12.0
#: on the accent, by day and by night
INK = "#2B2418"
#: Where an option points: ("map", word), ("card", word), ("row", word) or ("section", side, word).
Spot: TypeAlias = tuple[str, ...]
Point: TypeAlias = tuple[float, float]


class Pin(NamedTuple):
    """An option with its number and its text."""

    number: int
    option: str
    text: str


class Pins:
    """The numbered options of a decision, and what each points at. Those of a `rare` verb are only counted:
    nobody should take them by a slip of the finger."""

    def __init__(
        self, panels: Panels, decision: Decision | None, words: Texts, rare: Sequence[str] = ()
    ) -> None:
        self.listed: list[Pin] = []
        self.at: dict[Spot, list[Pin]] = {}
        self.more = 0
        if decision is None:
            return
        routes = [(route.option, _route(route, words)) for route in panels.routes]
        usual = [option for option in decision.options if option[0] not in rare]
        named = [(str(option), _said(option, decision, words)) for option in usual]
        self.listed = [Pin(number, *one) for number, one in enumerate((routes + named)[:MOST], 1)]
        self.more = len(routes) + len(decision.options) - len(self.listed)
        for pin in self.listed:
            spot = _spot(panels, Option.parse(pin.option))
            if spot is not None:
                self.at.setdefault(spot, []).append(pin)

    def on(self, *spot: str) -> Sequence[Pin]:
        return self.at.get(spot, ())


def _route(route: Route, words: Texts) -> str:
    return f"{words.thing(route.subject)} · {route.title} · {route.figure} {route.unit}"


def _said(option: Option, decision: Decision, words: Texts) -> str:
    """An option in words; some mean something of their own in a decision of this kind."""
    meant = f"do-{option[0]}.{decision.kind}"
    return words.say(meant) if words.has(meant) else words.option(option)


def _spot(panels: Panels, option: Option) -> Spot | None:
    """What an option points at: a part of a ship in the battle, else the last of its words that is shown."""
    objects = [str(word) for word in reversed(option[1:])]
    if panels.battle is not None:
        sides = [side for side in panels.battle.sides if side.word in (*objects, panels.battle.target)]
        for side in sorted(sides, key=lambda side: side.word not in objects):
            for section in side.sections:
                if section.word in objects:
                    return ("section", side.word, section.word)
    cards = {card.word for card in panels.hand}
    rows = {row.word for mat in panels.mats for row in mat.rows}
    for word in objects:
        for kind, shown in (("card", cards), ("map", panels.map.anchors), ("row", rows)):
            if word in shown:
                return (kind, word)
    return None


def drawn(pin: Pin, at: Point, scale: float = 1) -> str:
    """A number in the colour of what can be chosen."""
    disc = svg.circle(0, 0, RADIUS, fill="var(--accent)", stroke=INK, stroke_width=1.8)
    size = 14 if pin.number < 10 else 12.5
    figure = svg.text(0, size * 0.36, pin.number, size, anchor="middle", class_="sans bold", fill=INK)
    return svg.group(svg.hot(disc + figure, pin.option, pin.text), at=at, scale=round(scale, 3))


def row(pins: Iterable[Pin], right: float, y: float) -> str:
    """Numbers side by side, the last one ending at a place: what is marked stays to be read."""
    every = list(pins)
    return "".join(
        drawn(pin, (right - RADIUS - (len(every) - 1 - i) * 2.1 * RADIUS, y)) for i, pin in enumerate(every)
    )


def over_chart(pins: Pins, anchors: dict[str, Anchor], size: Box, scale: float) -> str:
    """The numbers on the chart: at the upper right of what they mean, apart from each other, inside it."""
    taken: list[Point] = []
    body = []
    for spot, here in pins.at.items():
        if spot[0] != "map":
            continue
        x, y, w, _ = anchors[spot[1]].box
        for pin in here:
            at = _free((x + w - 4, y + 2), taken, size, RADIUS * scale)
            taken.append(at)
            body.append(drawn(pin, at, scale))
    return "".join(body)


def _free(wanted: Point, taken: list[Point], size: Box, r: float) -> Point:
    """The nearest place to a point, inside a box, at which no other number lies."""
    left, top, w, h = size
    for ring in range(12):
        for dx, dy in ((ring, 0), (0, -ring), (-ring, 0), (0, ring), (ring, -ring), (-ring, -ring)):
            x = min(max(wanted[0] + dx * 2.1 * r, left + r), left + w - r)
            y = min(max(wanted[1] + dy * 2.1 * r, top + r), top + h - r)
            if all(abs(x - tx) >= 2 * r or abs(y - ty) >= 2 * r for tx, ty in taken):
                return x, y
    return wanted


def lights(pins: Pins, anchors: dict[str, Anchor], scale: float) -> str:
    """What the numbers on the chart mean, outlined: a region as a whole, a token by its box."""
    body = []
    for spot in pins.at:
        if spot[0] == "map":
            anchor = anchors[spot[1]]
            x, y, w, h = anchor.box
            look = {"stroke": "var(--accent)", "stroke_width": 2.5 * scale, "stroke_dasharray": "7 5"}
            if anchor.shape:
                body.append(svg.path(anchor.shape, fill="var(--accent)", fill_opacity=".1", **look))
            else:
                body.append(svg.rect(x - 4, y - 4, w + 8, h + 8, 8, fill="none", **look))
    return "".join(body)
