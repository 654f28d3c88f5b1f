"""Under the chart: the hand, the sheets of the pirates in play with all their tracks, the port directory."""

from __future__ import annotations

from typing import Any

from ...kernel import svg
from ...kernel.text import Texts
from .board_chart import WIDTH
from .board_stamps import flag, icon, nation
from .board_tokens import governor_mark, seat_badge, seat_colour, seat_of
from .components import EVENTS, FIGURE, PIRATES, SHIPS

GAP = 12.0
SHEET_W, SHEET_H = 338.0, 226.0
TRAITS = ("initiative", "skill", "command", "cruelty", "cunning", "duel")
_PIRATES = {pirate.id: pirate for pirate in PIRATES}
_SHIPS = {ship.id: ship for ship in SHIPS}
_EVENTS = {event.id: event for event in EVENTS}
_EMBLEMS = {
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
    return svg.card(words.name(card), _EMBLEMS[card], words.say(f"card-{card}"), foot, tint)


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
    return svg.group(*rows)


# ---- sheets


def _track(y: float, title: str, low: int, high: int, now: int, best: int) -> str:
    """A row of cells from the skull of its lowest value up: the marker lies on the present value, a bar
    under the best one."""
    step = 19.2
    left = 80.0
    cells = "".join(f"M{svg.num(left + step * i)} {svg.num(y)}h17v15h-17z" for i in range(1, high - low + 1))
    here = left + step * (now - low)
    figures = "".join(
        svg.el("tspan", str(value).replace("-", "−"), x=svg.num(left + step * (value - low) + 8.5))
        for value in range(low + 1, high + 1)
        if value != now
    )
    parts = [
        svg.text(12, y + 11, title, 10.5, fill="faint"),
        svg.path(cells, fill="none", stroke="var(--line)", stroke_width=1.2),
        svg.rect(left, y, 17, 15, fill="none", stroke="var(--bad)", stroke_width=1.2),
        icon("skull", left + 8.5, y + 7.5, 10, "bad"),
        svg.el("text", figures, y=svg.num(y + 11), font_size=9.5, text_anchor="middle", fill="var(--faint)"),
        svg.rect(here - 0.6, y - 0.6, 18.2, 16.2, 3, fill="var(--ink)"),
        svg.text(
            here + 8.5,
            y + 11,
            str(now).replace("-", "−"),
            10,
            anchor="middle",
            class_="sans bold",
            fill="paper",
        ),
    ]
    if best > low:
        parts.append(svg.rect(left + step * (best - low), y + 16.5, 17, 2, fill="var(--ink)"))
    return "".join(parts)


def _holds(pirate: dict[str, Any], x: float, y: float, words: Texts) -> str:
    parts = [svg.text(x, y + 14, words.say("board-holds"), 10.5, fill="faint")]
    for i in range(max(pirate["capacity"], len(pirate["holds"]))):
        left = x + 68 + 63 * i
        full = i < len(pirate["holds"])
        parts.append(
            svg.rect(
                left,
                y,
                60,
                20,
                4,
                fill="var(--paper)" if full else "none",
                stroke="var(--wood)",
                stroke_width=1.4,
                stroke_dasharray=None if full else "3 3",
            )
        )
        if full:
            parts.append(icon("coin", left + 10, y + 10, 11))
            parts.append(
                svg.text(
                    left + 55, y + 14, doubloons(pirate["holds"][i]), 11, anchor="end", class_="sans bold"
                )
            )
    return "".join(parts)


def _belongings(pirate: dict[str, Any], x: float, y: float, room: float, words: Texts) -> str:
    """Letter, guns, hostages, enemies, ailments: each an icon with what it needs, in a row."""
    parts: list[str] = []
    at = x

    def put(wide: float, body: str, says: str) -> None:
        nonlocal at
        if at + wide <= x + room:
            parts.append(svg.group(svg.el("title", svg.escape(says)), body, at=(at, y)))
        at += wide

    def chip(name: str, wide: float = 20, fill: str | None = None) -> str:
        return svg.rect(0, 0, wide, 20, 5, fill="var(--paper)", stroke="var(--line)") + icon(
            name, 10, 10, 13, fill
        )

    if pirate["revel"] != "sober":
        put(24, chip("barrel"), words.say("board-revel", {"revel": pirate["revel"]}))
    if pirate["scurvy"]:
        put(24, chip("skull", fill="bad"), words.say("board-scurvy"))
    if pirate["letter"]:
        body = chip("scroll", 40) + nation(pirate["letter"], 29, 10, 8)
        put(44, body, words.say("board-letter", {"nation": pirate["letter"]}))
    if pirate["guns"]:
        put(44, chip("cannon", 40) + svg.text(20, 14, "+2", 11, class_="sans bold"), words.say("board-guns"))
    if pirate["treasure"]:
        put(24, chip("chest"), words.say("board-treasure"))
    if pirate["ally"]:
        body = chip("anchor", 46) + flag(pirate["ally"], 32, 10, 0.5)
        put(50, body, words.say("board-ally", {"pirate": pirate["ally"]}))
    for hostage in pirate["hostages"]:
        body = chip("crew", 56) + nation(hostage["nation"], 26, 10, 6)
        figures = f"{hostage['information']}·{hostage['value']}"
        put(
            60,
            body + svg.text(35, 14, figures, 10.5, class_="sans bold"),
            words.say("board-hostage", {"hostage": hostage["id"], "nation": hostage["nation"]}),
        )
    for enemy in pirate["history"]:
        body = nation(enemy, 10, 10, 9) + svg.path("M2 18 18 2", stroke="var(--bad)", stroke_width=2.6)
        put(24, body, words.say("board-enemy", {"nation": enemy}))
    return "".join(parts)


def sheet(pirate: dict[str, Any], seats: int, active: bool, words: Texts) -> str:
    """A pirate's sheet, its corner at (0, 0)."""
    card = _PIRATES[pirate["id"]]
    ship = _SHIPS[pirate["ship"]]
    seat = seat_of(pirate["owner"])
    colour = seat_colour(seat, seats)
    ink = svg.ink_on(colour)
    place = words.name(pirate["place"])
    where = words.say("board-docked", {"place": pirate["place"]}) if pirate["docked"] else place
    about = f"{card.ship} · {words.name(pirate['ship'])} · {where}"
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
        svg.path(f"M0 40V10Q0 0 10 0H{SHEET_W - 10}Q{SHEET_W} 0 {SHEET_W} 10V40Z", fill=colour),
        seat_badge(seat, seats, 18, 20, 11),
        flag(pirate["id"], 54, 20, 0.95),
        svg.text(80, 18, words.name(pirate["id"]), 15, class_="serif bold", fill=ink),
        svg.text(80, 33, about, svg.fit(about, 11, SHEET_W - 92, 8), fill=ink),
    ]
    for i, trait in enumerate(TRAITS):
        x = 12 + 53.5 * i
        value = f"{pirate['cunning']}/{card.cunning}" if trait == "cunning" else str(getattr(card, trait))
        parts.append(svg.text(x, 54, words.say(f"board-{trait}"), 9.5, fill="faint"))
        parts.append(svg.text(x, 70, value, 15, class_="sans bold"))
    parts += (
        _track(78, words.say("board-combat"), FIGURE["combat-sunk"], 7, pirate["combat"], ship.combat),
        _track(99, words.say("board-speed"), FIGURE["speed-sunk"], 5, pirate["speed"], ship.speed),
        _track(120, words.say("board-loyalty"), 0, FIGURE["loyalty-max"], pirate["loyalty"], 0),
        _holds(pirate, 12, 142, words),
        icon("fame", 21, 180, 18, "ink"),
        svg.text(34, 186, pirate["notoriety"], 17, class_="sans bold"),
        svg.text(64, 185, words.say("board-notoriety"), 10.5, fill="faint"),
        icon("chest", 151, 180, 18),
        svg.text(165, 186, doubloons(pirate["worth"]), 17, class_="sans bold"),
        svg.text(228, 185, words.say("board-worth"), 10.5, fill="faint"),
        _belongings(pirate, 12, 198, SHEET_W - 24, words),
    )
    return svg.group(*parts)


# ---- the port directory

ROW_H, ROWS = 24.0, 12
_COLUMN = (WIDTH - 2 * GAP) / 3


def _line(port: dict[str, Any], pirates: list[dict[str, Any]], words: Texts) -> str:
    name = words.name(port["id"])
    parts = [
        svg.text(6, 16, port["locator"], 11, fill="faint"),
        nation(port["nation"], 33, 12, 8),
        svg.text(47, 16.5, name, svg.fit(name, 13, 112, 10, bold=True), class_="serif bold"),
    ]
    if port["destroyed"]:
        parts.append(svg.text(166, 16, words.say("board-destroyed"), 11, class_="sans bold", fill="bad"))
        return "".join(parts)
    if not port["pirate"]:
        parts.append(icon("coin", 170, 12, 11) + svg.text(178, 16, port["wealth"], 11.5, class_="sans bold"))
        parts.append(
            icon("cannon", 198, 12, 12) + svg.text(207, 16, port["defence"], 11.5, class_="sans bold")
        )
    if port["attacked"]:
        parts.append(icon("flame", 228, 12, 13, "bad"))
    if port["governor"]:
        governor = words.name(port["governor"]["id"])
        parts.append(governor_mark(port["governor"], 246, 12, 7))
        parts.append(svg.text(257, 16, governor, svg.fit(governor, 11, 98, 8.5)))
    elif not port["pirate"]:
        parts.append(svg.text(240, 16, words.say("board-neutral"), 11, fill="faint"))
    at = 364.0
    if port["haven"]:
        parts.append(icon("anchor", at, 12, 13) + flag(port["haven"], at + 19, 12, 0.5))
        at += 44
    for pirate in pirates:
        points = pirate["info"].get(port["id"])
        if points and at < _COLUMN - 30:
            parts.append(flag(pirate["id"], at + 5, 12, 0.5))
            parts.append(svg.text(at + 17, 16, f"+{points}", 11, class_="sans bold"))
            at += 40
    return "".join(parts)


def directory_height() -> float:
    return 40 + ROW_H * ROWS


def directory(ports: list[dict[str, Any]], pirates: list[dict[str, Any]], words: Texts) -> str:
    """All ports with their figures, governors, havens and what pirates know of them."""
    h = directory_height()
    parts = [
        svg.rect(0, 0, WIDTH - 2 * GAP, h, 10, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        svg.text(12, 22, words.say("board-directory"), 16, class_="serif bold"),
        svg.text(WIDTH - 2 * GAP - 12, 22, words.say("board-legend"), 11, anchor="end", fill="faint"),
    ]
    for i, port in enumerate(ports):
        column, row = divmod(i, ROWS)
        x, y = 6 + column * _COLUMN, 32 + row * ROW_H
        if row % 2 == 0:
            parts.append(svg.rect(x, y, _COLUMN - 12, ROW_H, 4, fill="var(--paper)"))
        parts.append(svg.group(_line(port, pirates, words), at=(x, y)))
    return svg.group(*parts)


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
