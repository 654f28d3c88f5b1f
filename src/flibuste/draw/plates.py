"""The panels around the chart as plates: each is drawn for a width and says how high it became."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from flibuste.kernel.panels import Battle, Card, Drawer, Fact, Mat, Panels, Row, Section, Side

from . import svg
from .pins import Pin, Pins, drawn, row

PAD, GAP = 14.0, 16.0
CARD = 172.0
CARD_H = CARD * svg.CARD_H / svg.CARD_W
#: a battle's side
_SIDE = 340.0
#: a table of more rows is set in two halves side by side
LONG = 15
#: so many cards in words in one column
CARDS = 7
#: a column of a table
_WIDEST = 225.0
_LINE = 21.0


class Plate(NamedTuple):
    """Markup from a corner at (0, 0), and its height."""

    body: str
    high: float


def framed(wide: float, high: float, *body: str, edge: str = "var(--line)") -> Plate:
    ground = svg.rect(
        0.75, 0.75, wide - 1.5, high - 1.5, 8, fill="var(--card)", stroke=edge, stroke_width=1.5
    )
    return Plate(svg.group(ground, *body), high)


# ---- figures


def _value(fact: Fact) -> str:
    return f"{fact.filled}/{fact.total}" if fact.total else fact.value or fact.label


def facts(every: Sequence[Fact], left: float, right: float, y: float, size: float = 15) -> Plate:
    """Figures with their icons in lines from (left, y), as many in each as there is room for."""
    body, x, top = [], left, y
    for fact in every:
        said = svg.cut(_value(fact), size, right - left - size * 1.6, bold=True)
        wide = size * 1.55 + svg.width(said, size, bold=True)
        if x + wide > right and x > left:
            x, y = left, y + size * 1.6
        ink = "bad" if fact.low else "ink"
        body.append(
            svg.group(
                svg.el("title", svg.escape(fact.label)),
                svg.icon(fact.icon, x + size * 0.6, y + size * 0.7, size * 1.15, "bad" if fact.low else None),
                svg.text(x + size * 1.45, y + size * 1.06, said, size, class_="sans bold", fill=ink),
            )
        )
        x += wide + 10
    return Plate("".join(body), y + size * 1.6 - top if every else 0.0)


def key(panels: Panels, wide: float) -> Plate:
    """What the icons of all figures mean."""
    named: dict[tuple[str, str], None] = {}
    for fact in _figures(panels):
        if fact.label not in (fact.value, ""):
            named[fact.icon, fact.label] = None
    entries: dict[str, list[str]] = {}
    for icon, label in named:
        entries.setdefault(icon, []).append(label)
    body, x, y = [], PAD, 12.0
    for icon, labels in entries.items():
        said = " / ".join(labels[:3])
        room = 24 + svg.width(said, 14) + 18
        if x + room > wide - PAD and x > PAD:
            x, y = PAD, y + 24
        body.append(svg.icon(icon, x + 9, y + 9, 17))
        body.append(svg.text(x + 23, y + 14, said, 14, fill="faint"))
        x += room
    return Plate("".join(body), y + 24 if entries else 0.0)


def _figures(panels: Panels) -> Iterable[Fact]:
    for mat in panels.mats:
        yield from mat.line
        for one in mat.rows:
            yield from one.facts
    for side in panels.battle.sides if panels.battle else ():
        yield from side.facts


# ---- the question


def question(asked: str, seat: int, panels: Panels, pins: Pins, wide: float) -> Plate:
    """Who is asked what, why it matters, and what can be answered, by number."""
    left, right = PAD, wide - PAD
    y = PAD
    body = [svg.badge(seat, left + 14, y + 14, 14)]
    for line in svg.wrap(asked, 19, right - left - 40, bold=True):
        body.append(svg.text(left + 40, y + 20, line, 19, class_="serif bold"))
        y += 25
    y += 8
    for line in svg.wrap(panels.goal, 14, right - left):
        body.append(svg.text(left, y + 13, line, 14, fill="faint"))
        y += 19
    if panels.left is not None:
        body.append(svg.text(left, y + 15, panels.left.label, 14, class_="sans bold"))
        room = svg.width(panels.left.label, 14, bold=True)
        body.append(svg.pips(left + room + 16, y + 10, panels.left.at, min(panels.left.of, 12)))
        y += 22
    y += 8
    for pin in pins.listed:
        rows = svg.wrap(pin.text, 15, right - left - 34)
        body.append(drawn(pin, (left + 12, y + 13)) + svg.lines(left + 34, y + 18, rows, 15, 1.2))
        y += 10 + 18 * len(rows)
    if pins.more:
        body.append(svg.text(left + 34, y + 17, f"+ {pins.more}", 15, class_="sans bold", fill="faint"))
        y += 26
    return framed(wide, y + PAD - 6, *body, edge=svg.SEATS[seat])


def purpose(panels: Panels, wide: float) -> Plate:
    """What one plays for, where nobody is asked."""
    rows = svg.wrap(panels.goal, 15, wide - 2 * PAD)
    body = svg.lines(PAD, PAD + 13, rows, 15, 1.35, class_="serif italic")
    return Plate(body, 2 * PAD + len(rows) * 15 * 1.35 - 4)


# ---- mats


def mat(one: Mat, name: str, icon: str, pins: Pins, wide: float) -> Plate:
    """What lies before a player: name and score, figures, then pirates or ships."""
    left, right = PAD, wide - PAD
    said = svg.width(one.score, 21, bold=True)
    who = svg.cut(name, 18, right - left - said - 80, bold=True)
    body = [
        _disc(one, left + 14, 25),
        svg.text(left + 38, 31, who, 18, class_="serif bold"),
        svg.text(right, 32, one.score, 21, anchor="end", class_="serif bold"),
        svg.icon(icon, right - said - 14, 25, 19),
    ]
    y = 46.0
    for line in svg.wrap(one.note, 14, right - left) if one.note else ():
        body.append(svg.text(left, y + 13, line, 14, fill="faint"))
        y += 20
    if one.line:
        figures = facts(one.line, left, right, y + 3)
        body.append(figures.body)
        y += figures.high + 5
    for each in one.rows:
        body.append(svg.path(f"M{svg.num(left)} {svg.num(y + 3)}H{svg.num(right)}", stroke="var(--line)"))
        plate = _row(each, pins, left, right, y + 7)
        body.append(plate.body)
        y += plate.high + 7
    edge = f"M8 .75H7Q.75.75.75 7V{svg.num(y)}Q.75 {svg.num(y + 6)} 7 {svg.num(y + 6)}H8Z"
    plate = framed(wide, y + 7, *body)
    return Plate(plate.body + svg.path(edge, fill=_colour(one)), plate.high)


def _colour(one: Mat) -> str:
    return svg.NATIONS["pirate"][0] if one.name else svg.SEATS[one.seat]


def _disc(one: Mat, x: float, y: float) -> str:
    """A seat by its letter; who is played by the rules, by a die."""
    if not one.name:
        return svg.badge(one.seat, x, y, 14)
    return svg.circle(x, y, 14, fill=_colour(one)) + svg.icon("dice", x, y, 17, "#FFFFFF")


def _row(one: Row, pins: Pins, left: float, right: float, y: float) -> Plate:
    here = pins.on("row", one.word)
    room = right - left - 54 - len(here) * 26
    body = [
        svg.group(one.picture, at=(left + 22, y + 18)) if one.picture else "",
        svg.text(left + 54, y + 14, svg.cut(one.title, 15, room, bold=True), 15, class_="sans bold"),
        row(here, right, y + 12),
    ]
    top = y
    y += 20
    for line in svg.wrap(one.note, 13, right - left - 54) if one.note else ():
        body.append(svg.text(left + 54, y + 12, line, 13, fill="faint"))
        y += 17
    figures = facts(one.facts, left + 54, right, y + 1, 14)
    return Plate("".join([*body, figures.body]), max(y + figures.high + 1 - top, 38))


# ---- cards


def hand_width(cards: Sequence[Card]) -> float:
    return len(cards) * (CARD + 12) - 12


def hand(cards: Sequence[Card], pins: Pins, wide: float) -> Plate:
    """One's own cards in rows."""
    across = max(1, int((wide + 12) // (CARD + 12)))
    body = []
    for i, one in enumerate(cards):
        x, y = (i % across) * (CARD + 12), (i // across) * (CARD_H + 12)
        face = svg.card(one.title, one.emblem, one.text, one.foot, one.tint, CARD)
        body.append(
            svg.group(face, at=(x, y)) + row(pins.on("card", one.word), x + CARD - 8, y + CARD_H - 20)
        )
    rows = -(-len(cards) // across)
    return Plate("".join(body), rows * (CARD_H + 12) - 12)


# ---- the battle


def battle_width(fight: Battle) -> float:
    return len(fight.sides) * (_SIDE + GAP) - GAP + 2 * PAD


def battle(fight: Battle, pins: Pins, wide: float) -> Plate:
    """Where and for what, then the ships side by side."""
    across = max(1, int((wide - 2 * PAD + GAP) // (_SIDE + GAP)))
    body = [
        svg.icon("cannon", PAD + 12, 26, 24),
        svg.text(PAD + 36, 32, fight.where, 19, class_="serif bold"),
    ]
    if fight.stake:
        after = PAD + 52 + svg.width(fight.where, 19, bold=True)
        body.append(svg.text(after, 32, svg.cut(fight.stake, 15, wide - after - PAD), 15, fill="faint"))
    acting = fight.order[fight.turn] if fight.turn < len(fight.order) else ""
    y = 48.0
    for start in range(0, len(fight.sides), across):
        plates = [
            _side(side, pins, _order(fight, side), side.word == acting)
            for side in fight.sides[start : start + across]
        ]
        high = max(plate.high for plate in plates)
        body += [svg.group(plate.body, at=(PAD + i * (_SIDE + GAP), y)) for i, plate in enumerate(plates)]
        y += high + 12
    return framed(wide, y + 2, *body)


def _order(fight: Battle, side: Side) -> str:
    """When a side acts, where there is an order."""
    return f"{fight.order.index(side.word) + 1}." if side.word in fight.order else ""


def _side(side: Side, pins: Pins, order: str, acting: bool) -> Plate:
    title = f"{order} {side.title}".strip()
    body = [
        svg.group(side.picture, at=(38, 40)) if side.picture else "",
        svg.text(76, 24, svg.cut(title, 16, _SIDE - 90, bold=True), 16, class_="serif bold"),
    ]
    figures = facts(side.facts, 76, _SIDE - 10, 33, 14)
    body.append(figures.body)
    y = max(76.0, 36 + figures.high)
    for section in side.sections:
        body.append(_section(section, pins.on("section", side.word, section.word), y))
        y += 26
    colour = "var(--line)" if side.seat is None else svg.SEATS[side.seat]
    frame = svg.rect(
        0, 0, _SIDE, y + 6, 8, fill="var(--paper)", stroke=colour, stroke_width=4 if acting else 2
    )
    return Plate(svg.group(frame, *body, opacity=".45" if side.gone else None), y + 6)


def _section(section: Section, here: Sequence[Pin], y: float) -> str:
    """A part that can be hit: how much it still takes, of how much."""
    ink = "bad" if section.low else "ink"
    shown = min(section.total, 9)
    parts = [
        svg.icon(section.icon, 22, y + 10, 18, "bad" if section.low else None),
        svg.text(38, y + 16, svg.cut(section.title, 14, 84), 14, fill=ink),
        svg.text(138, y + 16, section.value, 15, anchor="end", class_="sans bold", fill=ink),
        svg.pips(152, y + 11, min(section.filled, shown), shown, 4.2, ink),
        row(here, _SIDE - 8, y + 11),
    ]
    return "".join(parts)


# ---- what is looked up


def table_width(drawer: Drawer) -> float:
    """How wide a table would like to be."""
    return sum(_columns(drawer)) + 2 * PAD if drawer.rows else 0.0


def _columns(drawer: Drawer) -> list[float]:
    """How wide each column would like to be, up to a limit."""
    lines = [drawer.columns, *drawer.rows]
    return [
        min(_WIDEST, max(svg.width(line[i], 13, bold=True) for line in lines) + 14)
        for i in range(len(drawer.columns))
    ]


def drawer(shown: Drawer, wide: float) -> Plate:
    """A directory: its title, its table (in halves where it is long), its cards in words."""
    count = "" if shown.count is None else f" · {shown.count}"
    body = [
        svg.icon(shown.icon, PAD + 9, 23, 19, "ink"),
        svg.text(PAD + 28, 29, shown.title + count, 17, class_="serif bold"),
    ]
    y = 42.0
    if shown.rows:
        halves = 2 if len(shown.rows) > LONG and 2 * table_width(shown) <= wide + 4 * PAD else 1
        most = -(-len(shown.rows) // halves)
        room = (wide - 2 * PAD - (halves - 1) * GAP) / halves
        parts = [_table(shown, shown.rows[half * most : (half + 1) * most], room) for half in range(halves)]
        body += [svg.group(part.body, at=(PAD + half * (room + GAP), y)) for half, part in enumerate(parts)]
        y += max(part.high for part in parts) + 6
    if shown.cards:
        entries = _entries(shown.cards, wide - 2 * PAD)
        body.append(svg.group(entries.body, at=(PAD, y)))
        y += entries.high
    return framed(wide, y + 8, *body)


def _table(shown: Drawer, rows: Sequence[Sequence[str]], room: float) -> Plate:
    """Heads and rows; a cell that is too long has several lines."""
    wanted = _columns(shown)
    widths = [wide * min(room / sum(wanted), 1.25) for wide in wanted]
    widths[-1] = room - sum(widths[:-1])
    body, y = [], 0.0
    lines = [shown.columns, *rows] if any(shown.columns) else list(rows)
    for number, line in enumerate(lines):
        head = line is shown.columns
        bold = [head or i == 0 for i in range(len(line))]
        cells = [svg.wrap(line[i], 13, widths[i] - 6, bold=bold[i]) for i in range(len(line))]
        high = _LINE + 16.0 * (max(map(len, cells)) - 1)
        if number % 2 and not head:
            body.append(svg.rect(-6, y, room + 12, high, 3, fill="var(--paper)"))
        for i, cell in enumerate(cells):
            style = "sans bold" if bold[i] else "sans"
            x = sum(widths[:i])
            ink = "faint" if head else "ink"
            body += [
                svg.text(x, y + 15 + 16 * n, said, 13, class_=style, fill=ink)
                for n, said in enumerate(cell)
                if said
            ]
        y += high
    return Plate("".join(body), y)


def _entries(cards: Sequence[Card], wide: float) -> Plate:
    """Cards in words, in as many columns as there is room for."""
    across = max(1, int((wide + GAP) // 380))
    room = (wide - (across - 1) * GAP) / across
    heights = [0.0] * across
    body = []
    words = [card.word for card in cards]
    for card in {card.word: card for card in cards}.values():
        column = heights.index(min(heights))
        y, x = heights[column], column * (room + GAP)
        copies = words.count(card.word)
        title = svg.cut(card.title, 14, room - 60, bold=True) + (f" × {copies}" if copies > 1 else "")
        body.append(svg.icon(card.emblem, x + 8, y + 11, 15, "ink"))
        body.append(svg.text(x + 22, y + 15, title, 14, class_="serif bold"))
        y += 20
        for line in svg.wrap(card.text, 12.5, room - 22, 6) if card.text else ():
            body.append(svg.text(x + 22, y + 12, line, 12.5, fill="faint"))
            y += 16
        heights[column] = y + 6
    return Plate("".join(body), max(heights))
