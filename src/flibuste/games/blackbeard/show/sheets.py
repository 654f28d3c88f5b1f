"""Around the chart: cards, the sheets of the pirates in play with all their tracks, the port directory."""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.words.texts import Texts

from ..box import EVENTS, FIGURE, PIRATES, SHIPS
from .chart import WIDTH
from .stamps import flag, icon, nation
from .tokens import governor_mark, seat_badge, seat_colour, seat_of

GAP = 12.0
SHEET_W, SHEET_H = 270.0, 240.0
TRAITS = ("initiative", "skill", "command", "cruelty", "cunning", "duel")
_PIRATES = {pirate.id: pirate for pirate in PIRATES}
_SHIPS = {ship.id: ship for ship in SHIPS}
_EVENTS = {event.id: event for event in EVENTS}
EMBLEMS = {
    "buried-treasure": "chest",
    "debauchery-and-revelry": "barrel",
    "disease-outbreak": "skull",
    "double-cross": "scroll",
    "european-turmoil": "cannon",
    "fair-winds": "sails",
    "finger-of-fate": "hourglass",
    "general-pardon": "scroll",
    "new-governors": "crew",
    "heavy-guns": "cannon",
    "kc-surprise": "spyglass",
    "letter-of-marque": "scroll",
    "local-resistance": "flame",
    "mal-de-mer": "hull",
    "mutiny-conspiracy": "crew",
    "pirate-converts": "anchor",
    "piratical-ambition": "fame",
    "scurvy-outbreak": "heart",
    "skull-and-crossbones": "skull",
    "storms-at-sea": "sails",
    "warship-sighting": "hull",
    "wear-and-tear": "tools",
    "natural-disaster": "flame",
}


def doubloons(amount: int) -> str:
    """A sum with its thousands apart."""
    return f"{amount:,}".replace(",", "\u202f")


# ---- cards


def event_card(card: str, words: Texts) -> str:
    """An event card, its corner at (0, 0)."""
    event = _EVENTS[card]
    if event.mode == "now":
        use = words.say("board-at-once")
    else:
        use = words.say("board-use", {"count": event.actions, "mode": event.mode})
    foot = f"{use} · 17.2#{event.number}"
    tint = "bad" if event.anti_pirate else "wave" if event.mode == "and" else "gold"
    return svg.card(words.name(card), EMBLEMS[card], words.say(f"name-{card}.text"), foot, tint)


def captain_card(pirate: str, words: Texts) -> str:
    """A pirate card, its corner at (0, 0): flag, name, ship, six traits."""
    card = _PIRATES[pirate]
    w, h = svg.CARD_W, svg.CARD_H
    name = words.name(pirate)
    size = svg.fit(name, 15, w - 24, 9, bold=True)
    rows = [
        svg.rect(0, 0, w, h, 8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        svg.text(9, 20, name, size, class_="serif bold"),
        svg.text(9, 34, card.ship, 10.5, class_="serif italic", fill="faint"),
        flag(pirate, w / 2, 64, 1.55),
    ]
    for i, trait in enumerate(TRAITS):
        y = 104 + 13 * i
        rows.append(svg.text(9, y, words.say(f"board-{trait}"), 10.5))
        rows.append(svg.pips(w - 54, y - 3.5, getattr(card, trait), 5, 3.9))
    return svg.look(*rows)


# ---- sheets


def _track(y: float, title: str, low: int, high: int, now: int, best: int) -> str:
    """A row of cells from the skull of its lowest value up: the marker lies on the present value, a bar
    under the best one."""
    step, left = 15.4, 61.0
    cells = "".join(f"M{svg.num(left + step * i)} {svg.num(y)}h14v14h-14z" for i in range(1, high - low + 1))
    here = left + step * (now - low)
    figures = "".join(
        svg.el("tspan", str(value).replace("-", "−"), x=svg.num(left + step * (value - low) + 7))
        for value in range(low + 1, high + 1)
        if value != now
    )
    parts = [
        svg.text(10, y + 10.5, title, 10.5, fill="faint"),
        svg.path(cells, fill="none", stroke="var(--line)", stroke_width=1.1),
        svg.rect(left, y, 14, 14, fill="none", stroke="var(--bad)", stroke_width=1.1),
        icon("skull", left + 7, y + 7, 9, "bad"),
        svg.el(
            "text", figures, y=svg.num(y + 10.5), font_size=9.5, text_anchor="middle", fill="var(--faint)"
        ),
        svg.rect(here - 0.8, y - 0.8, 15.6, 15.6, 3, fill="var(--ink)"),
        svg.text(
            here + 7,
            y + 10.7,
            str(now).replace("-", "−"),
            10,
            anchor="middle",
            class_="sans bold",
            fill="paper",
        ),
    ]
    if best > low:
        parts.append(svg.rect(left + step * (best - low), y + 15.5, 14, 1.8, fill="var(--ink)"))
    return "".join(parts)


def _holds(pirate: dict[str, Any], y: float, words: Texts) -> str:
    parts = [svg.text(10, y + 14, words.say("board-holds"), 10.5, fill="faint")]
    for i in range(max(pirate["capacity"], len(pirate["holds"]))):
        left = 61 + 50.5 * i
        full = i < len(pirate["holds"])
        parts.append(
            svg.rect(
                left,
                y,
                48,
                20,
                4,
                fill="var(--paper)" if full else "none",
                stroke="var(--wood)",
                stroke_width=1.4,
                stroke_dasharray=None if full else "3 3",
            )
        )
        if full:
            parts.append(icon("coin", left + 8, y + 10, 9))
            amount = doubloons(pirate["holds"][i])
            parts.append(svg.text(left + 44, y + 14, amount, 11, anchor="end", class_="sans bold"))
    return "".join(parts)


def _belongings(pirate: dict[str, Any], y: float, words: Texts) -> str:
    """Letter, guns, hostages, enemies, ailments: each an icon with what it needs, in two rows."""
    parts: list[str] = []
    at, row = 10.0, 0

    def put(wide: float, body: str, says: str) -> None:
        nonlocal at, row
        if at + wide > SHEET_W - 8:
            at, row = 10.0, row + 1
        if row < 2:
            parts.append(svg.group(svg.el("title", svg.escape(says)), body, at=(at, y + 23 * row)))
        at += wide + 4

    def chip(name: str, wide: float = 20, fill: str | None = None) -> str:
        return svg.rect(0, 0, wide, 20, 5, fill="var(--paper)", stroke="var(--line)") + icon(
            name, 10, 10, 13, fill
        )

    if pirate["revel"] != "sober":
        put(20, chip("barrel"), words.say("board-revel", {"revel": pirate["revel"]}))
    if pirate["scurvy"]:
        put(20, chip("skull", fill="bad"), words.say("board-scurvy"))
    if pirate["letter"]:
        body = chip("scroll", 40) + nation(pirate["letter"], 29, 10, 8)
        put(40, body, words.say("board-letter", {"nation": pirate["letter"]}))
    if pirate["guns"]:
        put(40, chip("cannon", 40) + svg.text(20, 14, "+2", 11, class_="sans bold"), words.say("board-guns"))
    if pirate["treasure"]:
        put(20, chip("chest"), words.say("board-treasure"))
    if pirate["ally"]:
        body = chip("anchor", 46) + flag(pirate["ally"], 32, 10, 0.5)
        put(46, body, words.say("board-ally", {"pirate": pirate["ally"]}))
    for hostage in pirate["hostages"]:
        body = chip("crew", 56) + nation(hostage["nation"], 26, 10, 6)
        figures = f"{hostage['information']}·{hostage['value']}"
        put(
            56,
            body + svg.text(35, 14, figures, 10.5, class_="sans bold"),
            words.say("board-hostage", {"hostage": hostage["id"], "nation": hostage["nation"]}),
        )
    for enemy in pirate["history"]:
        body = nation(enemy, 10, 10, 9) + svg.path("M2 18 18 2", stroke="var(--bad)", stroke_width=2.6)
        put(20, body, words.say("board-enemy", {"nation": enemy}))
    return "".join(parts)


def sheet(pirate: dict[str, Any], seats: int, active: bool, words: Texts) -> str:
    """A pirate's sheet, its corner at (0, 0)."""
    card = _PIRATES[pirate["id"]]
    ship = _SHIPS[pirate["ship"]]
    seat = seat_of(pirate["owner"])
    colour = seat_colour(seat, seats)
    ink = svg.ink_on(colour)
    name = words.name(pirate["id"])
    place = words.name(pirate["place"])
    where = words.say("board-docked", {"place": pirate["place"]}) if pirate["docked"] else place
    about = f"{words.name(pirate['ship'])} · {where}"
    room = SHEET_W - 92
    parts = [
        svg.rect(
            0,
            0,
            SHEET_W,
            SHEET_H,
            10,
            fill="var(--card)",
            stroke=colour,
            stroke_width=4 if active else 2,
        ),
        svg.path(f"M0 48V10Q0 0 10 0H{SHEET_W - 10}Q{SHEET_W} 0 {SHEET_W} 10V48Z", fill=colour),
        seat_badge(seat, seats, 18, 24, 11),
        flag(pirate["id"], 56, 24, 0.95),
        svg.text(84, 17, name, svg.fit(name, 15.5, room, 10, bold=True), class_="serif bold", fill=ink),
        svg.text(84, 30, card.ship, 10.5, class_="serif italic", fill=ink),
        svg.text(84, 43, about, svg.fit(about, 11, room, 8), fill=ink),
    ]
    for i, trait in enumerate(TRAITS):
        x = 10 + 43 * i
        value = f"{pirate['cunning']}/{card.cunning}" if trait == "cunning" else str(getattr(card, trait))
        title = words.say(f"board-{trait}")
        parts.append(svg.text(x, 61, title, svg.fit(title, 9.5, 38, 7.5), fill="faint"))
        parts.append(svg.text(x, 77, value, 15, class_="sans bold"))
    parts += (
        _track(85, words.say("board-combat"), FIGURE["combat-sunk"], 7, pirate["combat"], ship.combat),
        _track(106, words.say("board-speed"), FIGURE["speed-sunk"], 5, pirate["speed"], ship.speed),
        _track(127, words.say("board-loyalty"), 0, FIGURE["loyalty-max"], pirate["loyalty"], 0),
        _holds(pirate, 146, words),
        icon("fame", 18, 179, 16, "ink"),
        svg.text(30, 185, pirate["notoriety"], 16, class_="sans bold"),
        svg.text(58, 184, words.say("board-notoriety"), 10.5, fill="faint"),
        icon("chest", 134, 179, 16),
        svg.text(147, 185, doubloons(pirate["worth"]), 16, class_="sans bold"),
        svg.text(206, 184, words.say("board-worth"), 10.5, fill="faint"),
        _belongings(pirate, 192, words),
    )
    return svg.look(*parts)


# ---- the port directory

#: One cell for each roll of the D66: a row for each ten, a column for each unit.
CELL_W, CELL_H = (WIDTH - 2 * GAP - 12) / 6, 26.0
DIRECTORY_H = 36 + 6 * CELL_H


def _cell(port: dict[str, Any], pirates: list[dict[str, Any]], words: Texts) -> str:
    name = words.name(port["id"])
    parts = [
        svg.text(5, 17, port["locator"], 11, fill="faint"),
        nation(port["nation"], 31, 13, 8),
        svg.text(43, 17.5, name, svg.fit(name, 13, 92, 9, bold=True), class_="serif bold"),
    ]
    if port["destroyed"]:
        parts.append(svg.path("M24 13H134", stroke="var(--bad)", stroke_width=2.2))
        return "".join(parts)
    at = 148.0
    if port["governor"]:
        title = svg.el("title", svg.escape(words.name(port["governor"]["id"])))
        parts.append(svg.group(title, governor_mark(port["governor"], at, 13, 7)))
        at += 17
    if port["attacked"]:
        parts.append(icon("flame", at, 13, 13, "bad"))
        at += 15
    if port["haven"]:
        parts.append(icon("anchor", at, 13, 12) + flag(port["haven"], at + 17, 13, 0.45))
        at += 36
    for pirate in pirates:
        points = pirate["info"].get(port["id"])
        if points and at < CELL_W - 18:
            parts.append(flag(pirate["id"], at + 3, 13, 0.45))
            parts.append(svg.text(at + 13, 17, f"+{points}", 10.5, class_="sans bold"))
            at += 34
    return "".join(parts)


def directory(ports: list[dict[str, Any]], pirates: list[dict[str, Any]], words: Texts) -> str:
    """All ports by their number: governors, havens, and what pirates know of them."""
    parts = [
        svg.rect(
            0, 0, WIDTH - 2 * GAP, DIRECTORY_H, 10, fill="var(--card)", stroke="var(--line)", stroke_width=1.5
        ),
        svg.text(12, 21, words.say("board-directory"), 16, class_="serif bold"),
        svg.text(WIDTH - 2 * GAP - 12, 21, words.say("board-legend"), 11, anchor="end", fill="faint"),
    ]
    for i, port in enumerate(ports):
        row, column = divmod(i, 6)
        x, y = 6 + column * CELL_W, 30 + row * CELL_H
        if (row + column) % 2 == 0:
            parts.append(svg.rect(x, y, CELL_W - 4, CELL_H, 4, fill="var(--paper)"))
        parts.append(svg.group(_cell(port, pirates, words), at=(x, y)))
    return svg.group(*parts)


# ---- the piles


def piles(view: dict[str, Any], words: Texts) -> str:
    """The last card discarded and the two decks, their corner at (0, 0)."""
    w = svg.CARD_W * 0.86
    top = view["discard"][-1] if view["discard"] else None
    parts = []
    for i, (title, count) in enumerate(
        ((words.say("board-events"), view["deck"]), (words.say("board-captains"), view["pirate_deck"]))
    ):
        x = (w + 12) * i
        back = svg.card_back("fame" if i == 0 else "skull", w)
        parts.append(svg.group(back, at=(x, 22)))
        parts.append(svg.text(x + w / 2, 15, f"{title} · {count}", 11.5, anchor="middle", fill="faint"))
    x = (w + 12) * 2
    parts.append(svg.text(x + w / 2, 15, words.say("board-discard"), 11.5, anchor="middle", fill="faint"))
    if top is not None:
        parts.append(svg.group(event_card(top, words), at=(x, 22), scale=0.86))
    else:
        parts.append(
            svg.rect(
                x,
                22,
                w,
                w * svg.CARD_H / svg.CARD_W,
                8,
                fill="none",
                stroke="var(--line)",
                stroke_dasharray="5 5",
            )
        )
    return svg.group(*parts)


def resting_box(kind: str, height: float, x: float, y: float, words: Texts) -> str:
    """The frame of those who are out of play."""
    return (
        svg.rect(x, y, SHEET_W, height, 10, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
        + icon("heart" if kind == "retired" else "skull", x + 18, y + 16, 15, "ink")
        + svg.text(x + 34, y + 21, words.say(f"board-{kind}"), 14, class_="serif bold")
    )


# ---- the standing


def standing(view: dict[str, Any], words: Texts) -> str:
    """Turn, points, hands and piles, its corner at (0, 0)."""
    seats = view["seats"]
    rows = [
        svg.text(0, 18, words.say("game"), 24, class_="serif bold"),
        svg.text(0, 38, words.say("board-turn", {"turn": view["turn"]}), 12, fill="faint"),
    ]
    owners = len(view["score"])
    step = min(26.0, 150.0 / owners)
    for owner in range(owners):
        y = 62 + step * owner
        r = min(10.0, step / 2 - 1)
        rows.append(seat_badge(owner, seats, 11, y - 4, r))
        rows.append(
            svg.text(
                28, y, words.say("board-points", {"points": view["score"][owner]}), 14, class_="sans bold"
            )
        )
        if owner < seats:
            rows.append(svg.amount("card", 112, y - 4, view["cards"][owner], 13))
            rows.append(svg.amount("skull", 144, y - 4, view["captains"][owner], 13))
            if view["actor"] == f"p{owner}" and view["phase"] != "over":
                rows.append(icon("hourglass", 180, y - 4, 14))
    y = 62 + step * owners + 4
    pardon = view["pardon"]
    rows += (
        svg.text(0, y, words.say("board-decks", {"deck": view["deck"], "pirates": view["pirate_deck"]}), 12),
        svg.text(
            0,
            y + 17,
            words.say("board-pardon-open")
            if pardon["open"]
            else words.say("board-pardon", {"seen": pardon["seen"]}),
            12,
            class_="sans bold" if pardon["open"] else "sans",
        ),
    )
    return svg.group(*rows)
