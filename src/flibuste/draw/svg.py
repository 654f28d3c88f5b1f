"""A small kit to draw boards as SVG. It knows no game.

Everything is a string of markup: small functions return elements, `picture` wraps them up with the palette.
Colours are CSS variables with a day and a night value, so that one picture serves both: it follows the
reader's system (on paper it is day), or the nearest `data-theme="day"` or `"night"` around it (or on it). One
accent means *you can act here*: only what can be chosen wears it. Text that is given to these functions is
escaped, markup is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, pi, sin

from .icons import EMBLEMS, PATHS, SKULL

#: Each colour by day and by night.
PALETTE: dict[str, tuple[str, str]] = {
    "sea": ("#BCD9DC", "#17313A"),
    "sea-deep": ("#9CC3C9", "#12262C"),
    "land": ("#EFE2C3", "#2C3A36"),
    "land-deep": ("#DCC99C", "#37483F"),
    "coast": ("#6B5A3A", "#93A08A"),
    "wave": ("#2F6B78", "#5C9FAB"),
    "paper": ("#F7F0DF", "#1B2A2F"),
    "card": ("#FFFAEC", "#24383E"),
    "line": ("#B9A679", "#4C6468"),
    "ink": ("#2B2418", "#EFE6CF"),
    "faint": ("#5F5234", "#B4BBA9"),
    "sea-ink": ("#1D4A55", "#A5D0D6"),
    "header": ("#21353B", "#0C1A1F"),
    "header-ink": ("#F7F0DF", "#EFE6CF"),
    "wood": ("#6A4526", "#7A5432"),
    "wood-ink": ("#FFF6E0", "#FFF6E0"),
    "oak": ("#7A4B22", "#C99460"),
    "gold": ("#C9952B", "#C9A24A"),
    "good": ("#1E6B4A", "#7CCBA2"),
    "bad": ("#9E2A1F", "#F09A8C"),
    "accent": ("#F2B705", "#F2B705"),
    "shade": ("#2B2418", "#050B0D"),
}
#: Text and what it stands on: each pair is legible (4.5:1 at least) by day and by night.
LEGIBLE = (
    *((ink, ground) for ink in ("ink", "faint") for ground in ("paper", "card", "land", "land-deep")),
    *((ink, ground) for ink in ("ink", "sea-ink") for ground in ("sea", "sea-deep")),
    *((ink, ground) for ink in ("good", "bad") for ground in ("paper", "card")),
    ("header-ink", "header"),
    ("wood-ink", "wood"),
)
SEATS = (
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#9B4F96",
    "#B8860B",
    "#56606B",
    "#B3213C",
    "#147D85",
    "#6E7318",
    "#C55A82",
)
LETTERS = "ABCDEFGHIJ"
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"


def luminance(colour: str) -> float:
    """Relative luminance of #RRGGBB, as WCAG defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def ink_on(colour: str) -> str:
    """White or near-black, whichever is read better on a colour."""
    return max("#FFFFFF", "#15100A", key=lambda ink: contrast(ink, colour))


# ---- markup


def escape(text: object) -> str:
    """A text made safe for markup and attributes."""
    plain = str(text)
    for bad, good in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        plain = plain.replace(bad, good)
    return plain


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def _attribute(name: str, value: object) -> str:
    shown = num(value) if isinstance(value, float) else escape(value)
    return f' {name.rstrip("_").replace("_", "-")}="{shown}"'


def el(tag: str, *children: str, **attributes: object) -> str:
    """An element: `el("g", …, class_="x", stroke_width=2)`. Attributes that are None are left out."""
    head = tag + "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


def group(
    *children: str, at: tuple[float, float] | None = None, scale: float = 1, **attributes: object
) -> str:
    """A group, moved to a place. `data_key` names what moves, so that a client can slide it."""
    return el("g", "".join(children), transform=placed(at, scale), **attributes)


def placed(at: tuple[float, float] | None, scale: float = 1) -> str | None:
    """The `transform` of what is drawn around (0, 0) and stands elsewhere, or in another size."""
    moves = [] if at is None else [f"translate({num(at[0])} {num(at[1])})"]
    if scale != 1:
        moves.append(f"scale({scale:g})")
    return " ".join(moves) or None


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attributes: object) -> str:
    return el("rect", x=num(x), y=num(y), width=num(w), height=num(h), rx=num(r) if r else None, **attributes)


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return el("circle", cx=num(x), cy=num(y), r=num(r), **attributes)


def path(d: str, **attributes: object) -> str:
    """A path, or another copy of one in <defs> when given as "#id"."""
    return el("use", href=d, **attributes) if d.startswith("#") else el("path", d=d, **attributes)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """The `d` of a closed path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    *,
    anchor: str | None = None,
    class_: str = "sans",
    fill: str = "ink",
    **attributes: object,
) -> str:
    """A line of text; `fill` names a colour of the palette (or is one, with #). Classes: serif, sans,
    bold, italic, halo."""
    paint = fill if fill.startswith("#") else f"var(--{fill})"
    return el(
        "text",
        escape(words),
        x=num(x),
        y=num(y),
        font_size=num(size),
        text_anchor=anchor,
        class_=class_,
        fill=paint,
        **attributes,
    )


def label(x: float, y: float, words: object, size: float = 18) -> str:
    """A name on a map: bold serif with a paper-coloured halo."""
    return text(x, y, words, size, anchor="middle", class_="serif bold halo")


def lines(
    x: float,
    y: float,
    rows: Sequence[str],
    size: float = 12,
    step: float = 1.3,
    *,
    anchor: str | None = None,
    class_: str = "sans",
    fill: str = "ink",
) -> str:
    """Several lines of text, one under another."""
    return "".join(
        text(x, y + i * size * step, row, size, anchor=anchor, class_=class_, fill=fill)
        for i, row in enumerate(rows)
    )


_NARROW, _WIDE = frozenset("fijlrtI.,;:!'’|()[] "), frozenset("mwMWœŒæ—%@")


def width(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text is: good enough to wrap, on the safe side."""
    total = sum(
        0.36 if c in _NARROW else 0.92 if c in _WIDE else 0.72 if c.isupper() else 0.59 for c in words
    )
    return total * size * (1.18 if bold else 1)


def wrap(words: str, size: float, room: float, most: int = 99, bold: bool = False) -> list[str]:
    """A text cut into lines that fit; what is beyond `most` lines ends in an ellipsis. French spaces
    before : ; ! ? and inside « » do not break."""
    rows: list[str] = []
    for mark in ":;!?»":
        words = words.replace(f" {mark}", f"\u00a0{mark}")
    for word in words.replace("« ", "«\u00a0").split(" "):
        if rows and width(f"{rows[-1]} {word}", size, bold) <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    if len(rows) > most:
        rows = rows[:most]
        rows[-1] = cut(rows[-1].rstrip(" ,;:") + "…", size, room, bold)
    return rows


def cut(words: str, size: float, room: float, bold: bool = False) -> str:
    """A text on one line, cut short with an ellipsis where it does not fit: a name that somebody gave."""
    if width(words, size, bold) <= room:
        return words
    words = words.removesuffix("…")
    while words and width(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip(" ,;:") + "…"


def fit(words: str, size: float, room: float, least: float = 8, bold: bool = False) -> float:
    """The size, up to `size`, at which a text fits on one line."""
    return max(least, min(size, size * room / max(width(words, size, bold), 1)))


def what(term: str, *children: str, **attributes: object) -> str:
    """A figure or counter on the board that the glossary explains: by a term, or by the icon of one. One
    element needs no group around it, and nothing at all is nothing."""
    body = "".join(children)
    if not body:
        return ""
    alone = body.count("<") == 1 or (body.startswith("<text") and body.count("<") == 2)
    if alone and not attributes:
        name, rest = body[1:].split(" ", 1)
        return f'<{name} data-what="{term}" {rest}'
    return el("g", body, data_what=term, **attributes)


# ---- what can be acted on


def hot(body: str, option: object, words: str, ring: str = "") -> str:
    """Markup that stands for an option: it can be clicked, reached by keyboard and read aloud. `ring` is
    the outline that shows it (from `ring_circle` or `ring_path`)."""
    return el(
        "g",
        el("title", escape(words)),
        body,
        ring,
        class_="hot",
        data_option=str(option),
        role="button",
        tabindex="0",
        aria_label=words,
    )


def ring_circle(x: float, y: float, r: float) -> str:
    return circle(x, y, r, class_="ring under") + circle(x, y, r, class_="ring")


def ring_path(d: str) -> str:
    return path(d, class_="ring under") + path(d, class_="ring")


# ---- the whole picture


def _variables(at: int) -> str:
    return "".join(f"--{name}:{pair[at]};" for name, pair in PALETTE.items())


@cache
def style() -> str:
    """The style sheet of a picture: palette by day and night, type, the accent of what is hot."""
    day, night = _variables(0), _variables(1)
    seats = "".join(f"--seat-{i}:{colour};" for i, colour in enumerate(SEATS))
    rules = (
        f".fl{{{seats}{day}}}",
        f"@media (prefers-color-scheme:dark){{.fl{{{night}}}}}",
        f"@media print{{.fl{{{day}}}}}",
        f"[data-theme=day] .fl,.fl[data-theme=day]{{{day}}}",
        f"[data-theme=night] .fl,.fl[data-theme=night]{{{night}}}",
        f".fl text{{font-family:{SANS}}}.fl .serif{{font-family:{SERIF}}}",
        ".fl .bold{font-weight:700}.fl .italic{font-style:italic}",
        ".fl .halo{paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round}",
        ".fl .hot{cursor:pointer;outline:none}",
        ".fl .ring{fill:none;stroke:var(--accent);stroke-width:3.5;stroke-dasharray:7 5;pointer-events:none}",
        ".fl .ring.under{stroke:var(--shade);stroke-width:5.5;stroke-opacity:.4;stroke-dasharray:none}",
        ".fl .hot:hover .ring,.fl .hot:focus .ring{stroke-width:5;stroke-dasharray:none}",
        ".fl .hot:focus .ring.under{stroke-width:9;stroke-opacity:.8}",
    )
    return "<style>" + "".join(rules) + "</style>"


def picture(w: float, h: float, *body: str, title: str, theme: str | None = None) -> str:
    """The finished SVG. Without `theme` it follows the page, or the reader's system."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="fl" viewBox="0 0 {num(w)} {num(h)}" role="group"'
        f' aria-label="{escape(title)}"{_attribute("data-theme", theme) if theme else ""}>'
        f"<title>{escape(title)}</title>{style()}{''.join(body)}</svg>"
    )


# ---- the chart


def coast(d: str, reach: float = 26) -> str:
    """Land with its coast, and waterlines around it: three strokes that fade seawards."""
    waters = "".join(
        path(
            d,
            fill="none",
            stroke="var(--wave)",
            stroke_width=num(reach * k),
            stroke_opacity=o,
            stroke_linejoin="round",
        )
        for k, o in ((1.0, ".13"), (0.66, ".2"), (0.34, ".34"))
    )
    land = path(d, fill="var(--land)", stroke="var(--coast)", stroke_width=1.6, stroke_linejoin="round")
    return waters + land


@cache
def compass(r: float = 60) -> str:
    """A compass rose of eight points around (0, 0), north marked."""
    points = []
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        a, long = i * pi / 4, r * (1 if i % 2 == 0 else 0.62)
        tip = (long * sin(a), -long * cos(a))
        for side, fill in ((-1, "var(--paper)"), (1, "var(--coast)")):
            b = a + side * pi / 8
            near = (r * 0.24 * sin(b), -r * 0.24 * cos(b))
            points.append(
                path(polygon(((0, 0), tip, near)), fill=fill, stroke="var(--coast)", stroke_width=0.8)
            )
    rings = "".join(
        circle(0, 0, r * k, fill="none", stroke="var(--coast)", stroke_width=w, stroke_opacity=".6")
        for k, w in ((0.7, 1.4), (0.76, 0.6))
    )
    north = text(0, -r - 6, "N", r * 0.28, anchor="middle", class_="serif bold fine", fill="coast")
    return group(rings, *points, north)


# ---- seats and nations


def emblem(seat: int, x: float = 0, y: float = 0, scale: float = 1, fill: str | None = None) -> str:
    """The sail emblem of a seat."""
    return group(
        path(EMBLEMS[seat], fill=fill or ink_on(SEATS[seat]), fill_rule="evenodd"), at=(x, y), scale=scale
    )


def badge(seat: int, x: float, y: float, r: float = 12) -> str:
    """A seat as a disc with its letter."""
    colour = SEATS[seat]
    disc = circle(x, y, r, fill=colour, stroke="var(--paper)", stroke_width=1.5)
    return disc + text(
        x, y + r * 0.38, LETTERS[seat], r * 1.1, anchor="middle", class_="sans bold", fill=ink_on(colour)
    )


@cache
def _hull_and_sails(sail: str, hull: str, line: str = "var(--shade)") -> str:
    edge = {"stroke": line, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return (
        path("M-26 12-17 14H14L27 5Q26 25 15 27H-13Q-23 25-26 12Z", fill=hull, **edge)
        + path("M-2-30V13M-17-19V13M-28 8-17-2", stroke=line, stroke_width=1.8, fill="none")
        + path("M-2-31 9-28-2-25Z", fill=sail, **edge)
        + path("M-19-16Q-30-2-27 7L-19 4Z", fill=sail, **edge)
        + path("M-14-22Q6-27 20-22 25-8 19 8 4 4-14 8-8-7-14-22Z", fill=sail, **edge)
    )


@cache
def ship(seat: int, scale: float = 1) -> str:
    """A seat's ship around (0, 0), about 56 wide: sail with emblem, and on the hull a letter that can be read
    on a small ship too."""
    size = 13.6 / min(scale, 1)
    letter = text(0, 25.8, LETTERS[seat], size, anchor="middle", class_="sans bold fine", fill="wood-ink")
    return group(_hull_and_sails(SEATS[seat], "var(--wood)"), emblem(seat, 4, -8, 1.05), letter, scale=scale)


@cache
def other_ship(nation: str, scale: float = 1) -> str:
    """A ship of no seat: black sails with a skull, or a nation's colour and device."""
    colour = NATIONS[nation][0]
    black = nation == "pirate"  # a black ship keeps a light outline at night
    body = (
        _hull_and_sails(colour, "#2A2320", "var(--ink)") if black else _hull_and_sails(colour, "var(--wood)")
    )
    return group(body, device(nation, 4, -8, 1.1), scale=scale)


#: Colour and device of each nation.
NATIONS: dict[str, tuple[str, str]] = {
    "england": ("#B22234", "M-2.5-9H2.5V-2.5H9V2.5H2.5V9H-2.5V2.5H-9V-2.5H-2.5Z"),
    "spain": ("#C9952B", "M-7 9V-8H-4V-5H-1.5V-8H1.5V-5H4V-8H7V9H2V3H-2V9Z"),
    "france": ("#2F55A4", "M0-10 7 0 0 10-7 0ZM0-5-3.5 0 0 5 3.5 0Z"),
    "holland": ("#D9692A", "M-9-8H9V-4H-9ZM-9-2H9V2H-9ZM-9 4H9V8H-9Z"),
    "portugal": ("#2E7D4F", "M0-9A9 9 0 1 0 .1-9ZM0-4.5A4.5 4.5 0 1 1-.1-4.5Z"),
    "arab": ("#147D85", "M4-8A9 9 0 1 0 4 8 8 8 0 0 1 4-8Z"),
    "pirate": ("#26221F", SKULL),
}


def device(nation: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The device of a nation, in the ink that is read on its colour."""
    colour, d = NATIONS[nation]
    return group(path(d, fill=ink_on(colour), fill_rule="evenodd"), at=(x, y), scale=scale)


def flag(nation: str, x: float, y: float, r: float = 11) -> str:
    """A nation as a disc of its colour with its device."""
    disc = circle(x, y, r, fill=NATIONS[nation][0], stroke="var(--paper)", stroke_width=1.5)
    return disc + device(nation, x, y, r / 16)


# ---- icons


def icon(name: str, x: float = 0, y: float = 0, size: float = 20, fill: str | None = None) -> str:
    """One of our icons, about `size` wide; `fill` names a colour of the palette (or is one, with #)."""
    colour, d = PATHS[name]
    paint = fill or colour
    paint = paint if paint.startswith("#") else f"var(--{paint})"
    return group(path(d, fill=paint, fill_rule="evenodd"), at=(x, y), scale=size / 20)


ICONS = tuple(PATHS)

_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(x: float, y: float, face: int, size: float = 22, struck: bool = False) -> str:
    """A die that shows a face, its corner at (x, y); `struck` turns it dark, for a hit."""
    ground, ink = ("var(--ink)", "var(--paper)") if struck else ("var(--card)", "var(--ink)")
    body = rect(x, y, size, size, size * 0.2, fill=ground, stroke="var(--ink)", stroke_width=1.2)
    third = size * 0.27
    return body + "".join(
        circle(x + size / 2 + (i % 3 - 1) * third, y + size / 2 + (i // 3 - 1) * third, size * 0.09, fill=ink)
        for i in _PIPS[face]
    )


def pips(x: float, y: float, filled: int, total: int, r: float = 4.5, fill: str = "ink") -> str:
    """A row of pips, filled then empty: shape tells, not only hue."""
    return "".join(
        circle(
            x + i * r * 2.7,
            y,
            r - 0.5,
            fill=f"var(--{fill})" if i < filled else "none",
            stroke=f"var(--{fill})",
            stroke_width=1.2,
        )
        for i in range(total)
    )


def amount(name: str, x: float, y: float, count: object, size: float = 16, fill: str = "ink") -> str:
    """An icon with its number to the right."""
    return icon(name, x, y, size) + text(
        x + size * 0.68, y + size * 0.33, count, size * 0.92, class_="sans bold", fill=fill
    )


# ---- cards

CARD_W, CARD_H = 126.0, 176.0  # 63 by 88


def _shrink(words: str, room: float, high: float) -> tuple[float, list[str]]:
    """The largest of a few sizes at which a text fits into a box, and its lines."""
    for size in (10.5, 9.5, 8.5, 7.6):
        rows = wrap(words, size, room)
        if len(rows) * size * 1.22 <= high:
            break
    return size, wrap(words, size, room, int(high / size / 1.22))


def card(title: str, emblem_name: str, effect: str, foot: str, tint: str = "wave", w: float = CARD_W) -> str:
    """A card, its corner at (0, 0): title in serif, an emblem on a tinted band, the effect, a foot."""
    size = fit(title, 15, CARD_W - 16, 11, bold=True)
    title_rows = wrap(title, size, CARD_W - 16, 3, bold=True)
    top = 12 + size * 1.15 * len(title_rows)
    small, rows = _shrink(effect, CARD_W - 18, CARD_H - top - 66)
    body = (
        rect(0, 0, CARD_W, CARD_H, 8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        "".join(
            text(9, 19 + i * size * 1.15, row, size, class_="serif bold") for i, row in enumerate(title_rows)
        ),
        rect(8, top, CARD_W - 16, 42, 4, fill=f"var(--{tint})", fill_opacity=".3", stroke="var(--line)"),
        icon(emblem_name, CARD_W / 2, top + 21, 28, "ink"),
        lines(9, top + 46 + small, rows, small, 1.22),
        text(9, CARD_H - 8, foot, fit(foot, 9, CARD_W - 24, 6), fill="faint"),
    )
    return group(*body, scale=w / CARD_W)
