"""What lies around the chart: ship sheets, cards, the battle under way."""

from __future__ import annotations

import re
from typing import Any

from flibuste.draw import svg
from flibuste.words.texts import Texts

from ..box import (
    BATTLE_KINDS,
    CARD,
    CARDS,
    EVENT_CARDS,
    FAME_CARDS,
    LEGEND,
    LEGEND_CARDS,
    MASTERCRAFT,
    SECTIONS,
    START,
    VOLLEY_KINDS,
)
from .targets import Targets

_ARTICLE = re.compile(r"\A(l’|le |la |les |the )", re.IGNORECASE)
SHEET_W = 476.0
ICON = {"hull": "hull", "sails": "sails", "cannons": "cannon", "crew": "crew"}
_STEP = 30.0  # from one position of a ring to the next


def seat_number(word: str) -> int:
    return int(word[1:])


def title(word: str, words: Texts) -> str:
    """The name of a thing as it stands alone: without its article, with a capital."""
    name = _ARTICLE.sub("", words.name(word))
    return name[:1].upper() + name[1:]


def text_of(key: str, words: Texts) -> str:
    """A text that a home-made card (20.1) may not have."""
    return words.say(key) if words.has(key.partition(".")[0]) else ""


# ---- a ship sheet


def sheet(
    pirate: dict[str, Any], mat: dict[str, list[int]], words: Texts, hot: Targets, acts: bool, h: float
) -> str:
    """The sheet of a seat, its corner at (0, 0): figures on top, then the four sections."""
    seat = seat_number(pirate["seat"])
    colour = f"var(--seat-{seat})"
    high = (h - 50) / 4
    rows = "".join(
        _section(name, pirate, mat, hot, words, 44 + high * (i + 0.5), high)
        for i, name in enumerate(SECTIONS)
    )
    body = (
        svg.rect(0.5, 0.5, SHEET_W - 1, h - 1, 7, fill="var(--card)", stroke="var(--line)"),
        svg.path(f"M8 .5H4Q.5.5.5 7V{h - 7:g}Q.5 {h - 0.5:g} 7 {h - 0.5:g}H8Z", fill=colour),
        _heading(pirate, seat, words, hot, acts),
        svg.path(f"M18 40H{SHEET_W - 10:g}", stroke="var(--line)"),
        rows,
        _powers(pirate, words, h),
    )
    return svg.group(*body, data_key=f"sheet-{pirate['seat']}")


def _heading(pirate: dict[str, Any], seat: int, words: Texts, hot: Targets, acts: bool) -> str:
    name = svg.cut(words.name(pirate["seat"]), 11, 118, bold=True)
    who = svg.badge(seat, 30, 21, 13) + svg.text(
        50, 27, name, svg.fit(name, 17, 118, 11, bold=True), class_="serif bold"
    )
    limit = "∞" if pirate["capacity"] is None else pirate["capacity"]
    figures = (
        svg.amount("fame", 196, 21, pirate["fame"], 19),
        svg.amount("coin", 258, 21, pirate["gold"], 18),
        svg.amount("chest", 318, 21, f"{pirate['chests']}/{limit}", 18),
        svg.amount("card", 398, 21, pirate["cards"], 18),
    )
    turn = svg.icon("hourglass", 450, 21, 18) if acts else ""
    ring = svg.ring_rect(3, 3, SHEET_W - 6, 35, 6)
    return hot.wrap(("ship", pirate["seat"]), who, ring) + "".join(figures) + turn


def _section(
    name: str,
    pirate: dict[str, Any],
    mat: dict[str, list[int]],
    hot: Targets,
    words: Texts,
    y: float,
    high: float,
) -> str:
    """A row of the sheet: eight positions, the ring on one of them, what protects the section."""
    seat = pirate["seat"]
    section = pirate["sections"][name]
    ring: int = section["ring"]
    r = min(12.0, high * 0.42)
    drawn = [svg.icon(ICON[name], 30, y, 20), svg.el("title", svg.escape(words.name(name)))]
    for i, value in enumerate(mat[name]):
        x = 62 + i * _STEP
        here = i == ring
        spot = svg.circle(x, y, r - 2 if not here else r - 1, fill="var(--paper)", stroke="var(--line)")
        if here:
            spot = svg.circle(x, y, r, fill="var(--paper)", stroke=f"var(--seat-{seat[1:]})", stroke_width=4)
        elif i == START:
            spot = svg.circle(
                x,
                y,
                r - 2,
                fill="var(--paper)",
                stroke="var(--faint)",
                stroke_width=1.4,
                stroke_dasharray="2 2",
            )
        number = svg.text(
            x,
            y + 4,
            value,
            12 if here else 11,
            anchor="middle",
            class_="sans bold" if here else "sans",
            fill="ink" if here else "faint",
        )
        price = ""
        if i and high >= 38:
            price = svg.text(
                x - _STEP / 2, y + r + 7, mat["price"][i - 1], 8.5, anchor="middle", fill="faint"
            )
        drawn.append(hot.wrap(("step", seat, name, i), spot + number, svg.ring_circle(x, y, r + 1)) + price)
    if ring < 0:
        drawn.append(
            svg.path(
                f"M20 {y - 10:g}L40 {y + 10:g}M40 {y - 10:g}L20 {y + 10:g}",
                stroke="var(--bad)",
                stroke_width=3,
            )
        )
    x = 62 + 8 * _STEP
    if section["craft"]:
        craft = _guard("tools", x + 2, y, section["craft"] == "damaged", words.name("mastercraft"))
        drawn.append(hot.wrap(("guard", seat, name), craft, svg.ring_circle(x + 2, y, 15)))
        x += 27
    parrot = pirate["parrot"]
    if parrot and parrot["section"] == name:
        bird = _guard("parrot", x + 2, y, parrot["wounded"], words.name(parrot["id"]))
        drawn.append(hot.wrap(("parrot", seat), bird, svg.ring_circle(x + 2, y, 15)))
    row = svg.group(*drawn)
    return hot.wrap(
        ("section", seat, name), row, svg.ring_rect(14, y - high / 2 + 1, 62 + 8 * _STEP - 26, high - 2, 6)
    )


def _guard(icon: str, x: float, y: float, turned: bool, name: str) -> str:
    """A mastercraft or parrot beside its section: upright and framed, or turned and dashed once hit."""
    body = (
        svg.el("title", svg.escape(name)),
        svg.rect(
            -11,
            -11,
            22,
            22,
            4,
            fill="var(--land)",
            stroke="var(--coast)",
            stroke_dasharray="3 2" if turned else None,
        ),
        svg.icon(icon, 0, 0, 16),
    )
    return svg.el("g", *body, transform=f"translate({x:g} {y:g})" + (" rotate(90)" if turned else ""))


def _powers(pirate: dict[str, Any], words: Texts, h: float) -> str:
    """Dice and speed as they are now, and who levies piracy or holds a map."""
    x, mid = 386.0, 44 + (h - 50) / 2
    drawn = [
        svg.amount("dice", x - 4, mid - 34, pirate["dice"], 19),
        svg.amount("sails", x + 40, mid - 34, pirate["speed"], 19),
    ]
    notes: list[str] = []
    if pirate["parrot"]:
        notes.append(title(pirate["parrot"]["id"], words))
    if pirate["taxed_by"]:
        notes.append(words.say("board-taxed", {"who": pirate["taxed_by"]}))
    if pirate["map"]:
        notes.append(words.say("board-map", {"island": pirate["map"]}))
    rows = [row for note in notes for row in svg.wrap(note, 10, 96, 3)]
    drawn.append(svg.lines(x - 10, mid - 8, rows[: int((h / 2 - 6) / 12)], 10, 1.2, fill="faint"))
    return "".join(drawn)


# ---- cards


def card_kind(card: str) -> str:
    number = CARD[card]
    if number == MASTERCRAFT:
        return "mastercraft"
    if number in BATTLE_KINDS:
        return "battle"
    if number in VOLLEY_KINDS:
        return "volley"
    if number in EVENT_CARDS:
        return "event"
    return "fame" if number in FAME_CARDS else "parrot"


LOOK = {  # emblem and tint of each kind
    "parrot": ("parrot", "good"),
    "mastercraft": ("tools", "oak"),
    "battle": ("sails", "wave"),
    "volley": ("cannon", "bad"),
    "event": ("scroll", "gold"),
    "fame": ("fame", "gold"),
}
EMBLEM = {
    "smoke": "flame",
    "grapple": "anchor",
    "dead-calm": "hourglass",
    "overboard": "chest",
    "grapeshot": "cannon",
    "powder-room": "barrel",
    "cannonade": "flame",
    "lookout": "spyglass",
    "royal-navy": "mast",
    "treasure-map": "scroll",
    "shipowner": "hull",
    "piracy": "skull",
    "french-leave": "sails",
}


#: The rule that tells what each card does; a home-made card (20.1) has none of its own.
RULE = {
    "flint": "14.parrot-flint",
    "long-john": "14.parrot-longjohn",
    "billy-bones": "14.parrot-billybones",
    "trelawney": "14.parrot-trelawney",
    "mastercraft": "15.1",
    "dead-calm": "17.dead-calm-1",
    "fair-wind": "17.fair-wind",
    "grapple": "17.grapple-1",
    "smoke": "17.smoke-1",
    "overboard": "17.overboard-1",
    "grapeshot": "17.grapeshot-1",
    "powder-room": "17.powder-1",
    "cannonade": "17.cannonade-1",
    "french-leave": "16.french-leave-1",
    "piracy": "16.piracy-1",
    "lookout": "16.lookout-1",
    "shipowner": "16.shipowner",
    "letter-of-marque": "16.marque-1",
    "royal-navy": "16.navy-1",
    "treasure-map": "16.map-1",
    "fame-1": "18.1",
    "fame-2": "18.1",
    "fame-3": "18.1",
}


def tavern_card(card: str, words: Texts) -> str:
    kind = card_kind(card)
    emblem, tint = LOOK[kind]
    foot = [words.say(f"board-kind-{kind}"), RULE.get(card, "20.1")]
    if "house" in CARDS[CARD[card] - 1].source:
        foot.append(words.say("board-house"))
    return svg.card(
        title(card, words),
        EMBLEM.get(card, emblem),
        text_of(f"name-{card}.text", words),
        " · ".join(foot),
        tint,
    )


def fan(cards: list[str], words: Texts, hot: Targets, x: float, y: float, room: float) -> str:
    """A hand of cards in a row, overlapping when there are many."""
    w = svg.CARD_W
    step = w + 8 if len(cards) < 2 else min(w + 8, (room - w) / (len(cards) - 1))
    drawn = []
    for i, card in enumerate(cards):
        at = (x + i * step, y)
        told = svg.el("title", svg.escape(f"{title(card, words)}. {text_of(f'name-{card}.text', words)}"))
        key = f"card-{card}-{cards[:i].count(card)}"
        body = svg.group(told, tavern_card(card, words), at=at, data_key=key)
        drawn.append(hot.wrap(("card", card), body, svg.ring_rect(*at, w, svg.CARD_H, 8)))
    return "".join(drawn)


# ---- legends


def foe_card(foe: str, key: str, hull: int, words: Texts, hot: Targets, x: float, y: float) -> str:
    """A ship that no player owns, with its figures and what is left of its hull."""
    legend = LEGEND_CARDS[LEGEND[foe]]
    w, h = svg.CARD_W, svg.CARD_H
    nation = "pirate" if legend.deck else "england" if foe == "navy" else "holland"
    name = title(foe, words)
    size = svg.fit(name, 15, w - 16, 11, bold=True)
    name_rows = svg.wrap(name, size, w - 16, 2, bold=True)
    body = [
        svg.rect(0, 0, w, h, 8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        svg.lines(9, 20, name_rows, size, 1.12, class_="serif bold"),
        svg.rect(8, 44, w - 16, 52, 4, fill="var(--sea)", stroke="var(--line)"),
        svg.group(svg.other_ship(nation, 0.78), at=(w / 2, 72)),
    ]
    if legend.prize:
        body.append(svg.icon("dice", 26, 116, 20) + svg.icon("fame", 52, 116, 18))
    else:
        figures = (("dice", legend.dice), ("sails", legend.sails), ("fame", legend.fame))
        body += [
            svg.amount(icon, x0, 110, count, 15)
            for x0, (icon, count) in zip((17, 52, 96), figures, strict=True)
        ]
        body.append(svg.icon("hull", 18, 129, 15) + svg.pips(34, 129, hull, legend.hull, 4))
    help_rows = svg.wrap(text_of(f"board-foe-{foe}", words), 9, w - 16, 3)
    body.append(svg.lines(9, 146, help_rows, 9, 1.2, fill="faint"))
    card = svg.group(svg.look(*body), at=(x, y), data_key=key)
    return hot.wrap(("foe", foe), card, svg.ring_rect(x, y, w, h, 8))


# ---- the battle


def battle_panel(view: dict[str, Any], words: Texts, w: float, h: float) -> str:
    """The battle under way: who fires when and how strongly, who is hit, hidden or reloading, and the
    cards on the table."""
    battle = view["battle"]
    where = words.say("board-last-battle") if battle["island"] is None else title(battle["island"], words)
    cards = battle["stage"] == "cards"
    stage = words.say("board-stage-cards") if cards else words.say("board-round", {"round": battle["round"]})
    drawn = [
        svg.rect(0.5, 0.5, w - 1, h - 1, 7, fill="var(--card)", stroke="var(--line)"),
        svg.icon("cannon", 24, 22, 22),
        svg.text(44, 28, where, svg.fit(where, 17, w - 190, 12, bold=True), class_="serif bold"),
        svg.text(w - 14, 28, stage, 13, anchor="end", fill="faint"),
    ]
    order = battle["order"] or [*battle["players"], *(foe["id"] for foe in battle["foes"])]
    step = min(84.0, (w - 20) / max(len(order), 1))
    for i, ship in enumerate(order):
        x = 16 + (i + 0.5) * step
        if i == battle["turn"] and battle["order"]:
            drawn.append(
                svg.rect(x - step / 2 + 2, 38, step - 4, 96, 6, fill="var(--land)", stroke="var(--coast)")
            )
        drawn.append(_in_line(ship, view, x, step))
    down = [title(card, words) for card in battle["cards"] + battle["loaded"]]
    if down:
        rows = svg.wrap(words.say("board-cards-down", {"cards": ", ".join(down)}), 12, w - 28, 2)
        drawn.append(svg.lines(14, 152, rows, 12, 1.3))
    return "".join(drawn)


def _in_line(ship: str, view: dict[str, Any], x: float, step: float) -> str:
    """A ship in the order of fire: what has happened to it above, its dice and speed below."""
    battle = view["battle"]
    foe = next((foe for foe in battle["foes"] if foe["id"] == ship), None)
    if foe:
        nation = "england" if ship == "navy" else "holland" if ship == "neutral" else "pirate"
        drawn, gone = svg.other_ship(nation, 0.72), not foe["hull"]
        above = svg.pips(x - (foe["full"] - 1) * 3.2, 48, foe["hull"], foe["full"], 2.4)
        dice, speed = foe["dice"], foe["sails"]
    else:
        seat = seat_number(ship)
        drawn, gone = svg.ship(seat, 0.72), ship not in battle["players"]
        marks = [icon for icon, key in _MARKS if ship in battle[key]]
        above = "".join(
            svg.icon(icon, x + 16 * (k - (len(marks) - 1) / 2), 49, 14) for k, icon in enumerate(marks)
        )
        dice, speed = view["pirates"][seat]["dice"], view["pirates"][seat]["speed"]
    body = svg.group(drawn, at=(x, 82), opacity=".3" if gone else None)
    if gone:
        return body
    wide = min(step * 0.24, 18)
    return (
        body
        + above
        + svg.amount("dice", x - wide - 8, 122, dice, 13)
        + svg.amount("sails", x + wide - 6, 122, speed, 13)
    )


#: What has happened to a ship, by icon: hit, reloading, under smoke.
_MARKS = (("flame", "hit"), ("hourglass", "reloading"), ("smoke", "smoke"))


# ---- the month

_PHASES = {
    "treasures": "chest",
    "navigation": "sails",
    "battle": "cannon",
    "plunder": "coin",
    "effects": "tools",
    "black-ships": "skull",
}


def month_panel(view: dict[str, Any], words: Texts, w: float, h: float) -> str:
    """The six phases of a month with the one under way, and what is left in the piles."""
    drawn = [svg.rect(0.5, 0.5, w - 1, h - 1, 7, fill="var(--card)", stroke="var(--line)")]
    step = (w - 20) / len(_PHASES)
    for i, (phase, icon) in enumerate(_PHASES.items()):
        x = 10 + step * (i + 0.5)
        now = phase == view["phase"]
        ground, ink = ("var(--header)", "header-ink") if now else ("var(--land)", "ink")
        drawn.append(svg.circle(x, 44, 25, fill=ground, stroke="var(--coast)", stroke_width=1.4))
        drawn.append(svg.icon(icon, x, 44, 26, ink))
        style = "sans bold" if now else "sans"
        rows = svg.wrap(words.say(f"board-phase-{phase}"), 10.5, step - 2, 2, bold=now)
        drawn.append(
            svg.lines(x, 84, rows, 10.5, 1.2, anchor="middle", class_=style, fill="ink" if now else "faint")
        )
    drawn.append(svg.path(f"M14 110H{w - 14:g}", stroke="var(--line)"))
    if view["winners"]:
        won = words.say("board-won", {"players": view["winners"], "count": len(view["winners"])})
        drawn.append(svg.icon("fame", 30, 142, 28))
        drawn.append(svg.text(52, 149, won, svg.fit(won, 20, w - 70, 12, bold=True), class_="serif bold"))
        return "".join(drawn)
    piles = (
        ("card", "board-tavern-pile", view["tavern"]["pile"]),
        ("card", "board-tavern-discard", len(view["tavern"]["discard"])),
        ("skull", "board-legends-pile", view["legends"]["pile"]),
    )
    for i, (icon, key, count) in enumerate(piles):
        x = 14 + i * (w - 20) / 3
        drawn.append(svg.amount(icon, x + 12, 132, count, 20))
        drawn.append(svg.lines(x, 156, svg.wrap(words.say(key), 10, (w - 40) / 3, 2), 10, 1.2, fill="faint"))
    return "".join(drawn)
