"""The fleets' sheets beside the sea: each seat with its gold, and each ship with masts, guns and cargo."""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.words.texts import Texts

from .. import box
from ..fleet.wording import in_letters
from ..state import BURNING, GONE, STANDING
from .pieces import flag, mast

#: width of the sheets, in units of which the picture is 900 high
WIDTH = 330.0
_HEAD, _ROW, _GAP, _LEGEND = 34.0, 39.0, 8.0, 116.0


def sheets(view: dict[str, Any], x: float, u: float, words: Texts, acting: int | None) -> str:
    """All seats, in turn order; drawn in units, then scaled."""
    fleets = [(seat, fleet_of(view, seat)) for seat in view["order"] or range(view["seats"])]
    rows = sum(len(ships) for _, ships in fleets)
    room = 900.0 - 62 - len(fleets) * (_HEAD + _GAP)
    row = min(_ROW, room / max(1, rows))
    top = 62.0
    parts = [_title(view, words)]
    for seat, ships in fleets:
        high = _HEAD + row * len(ships)
        parts.append(svg.group(_sheet(view, seat, ships, row, words, seat == acting), at=(8, top)))
        top += high + _GAP
    if top < 900 - _LEGEND:
        parts.append(svg.group(_legend(words), at=(14, 900 - _LEGEND)))
    return svg.group(*parts, at=(x, 0), scale=u)


def fleet_of(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The ships that a seat commands, and those of its own that sank."""
    return [ship for ship in view["ships"] if (ship["builder"] if ship["sunk"] else ship["owner"]) == seat]


def _title(view: dict[str, Any], words: Texts) -> str:
    name = words.say("game")
    state = words.say("sheet-round", {"round": view["round"], "stake": view["stake"]})
    return (
        svg.rect(0, 0, WIDTH, 900, fill="var(--paper)")
        + svg.path("M0 0V900", stroke="var(--line)", stroke_width=1.5)
        + svg.text(14, 30, name, 22, class_="serif bold italic")
        + svg.text(14, 50, state, 13, fill="faint")
    )


def _sheet(
    view: dict[str, Any], seat: int, ships: list[dict[str, Any]], row: float, words: Texts, acting: bool
) -> str:
    player = view["players"][seat]
    wide = WIDTH - 16
    name = svg.cut(words.thing(f"p{seat}"), 15, wide - 176, bold=True)
    turn = view["phase"] == "turn" and view["turn"] == seat and not view["ended"]
    border = svg.SEATS[seat] if turn or acting else "var(--line)"
    parts = [
        svg.rect(0, 0, wide, _HEAD + row * len(ships), 8, fill="var(--card)", stroke=border, stroke_width=2),
        svg.badge(seat, 18, 17, 11),
        svg.text(36, 22, name, 15, class_="serif bold"),
    ]
    score = "?" if player["score"] is None else player["score"]
    parts.append(svg.amount("coin", wide - 46, 17, score, 16))
    hidden = player["events"] if isinstance(player["events"], int) else len(player["events"])
    if hidden:
        parts.append(svg.amount("scroll", wide - 92, 17, hidden, 14))
    if player["crew"]:
        parts.append(svg.amount("crew", wide - 134, 17, len(player["crew"]), 14))
    for index, ship in enumerate(ships):
        parts.append(svg.group(_row(ship, wide, row, words), at=(0, _HEAD + row * index)))
    return "".join(parts)


def _row(ship: dict[str, Any], wide: float, high: float, words: Texts) -> str:
    """One ship: flag, name, masts with their guns, move, crew and treasure."""
    k = min(1.0, high / _ROW)
    wide /= k
    name = words.thing(ship["id"])
    rule = svg.path(f"M8 0H{svg.num(wide * k - 8)}", stroke="var(--line)", stroke_width=0.7)
    label = svg.text(
        36,
        14,
        name,
        svg.fit(name, 13, wide - 100, 8),
        class_="serif bold",
        fill="faint" if ship["sunk"] else "ink",
    )
    parts = [flag(ship["nation"], 18, 19, 10), label]
    if ship["sunk"]:
        parts.append(svg.text(36, 31, words.say("board-sunk"), 11, class_="sans italic", fill="bad"))
        parts.append(svg.icon("skull", wide - 22, 19, 16, "faint"))
        return rule + svg.group(*parts, scale=round(k, 3))
    parts.append(_masts(ship, 36, 27, words))
    state = state_of(ship)
    if state:
        parts.append(
            svg.text(
                wide - 10, 14, words.say(f"board-{state}"), 10, anchor="end", class_="sans italic", fill="bad"
            )
        )
    else:
        parts.append(svg.text(wide - 10, 14, in_letters(ship["move"], words), 11, anchor="end", fill="faint"))
    parts.append(_hold(ship, wide - 10, 28))
    return rule + svg.group(*parts, scale=round(k, 3))


def _masts(ship: dict[str, Any], x: float, y: float, words: Texts) -> str:
    """A chip for each mast with its gun: filled while it stands, hatched with a flame, empty when gone."""
    card = box.ships()[ship["card"]]
    guns = card.cannons[1:] if "bombardier" in card.keywords else card.cannons
    parts = []
    for index, state in enumerate(ship["masts"]):
        at = x + index * 22.0
        gun = guns[index] if index < len(guns) else ""
        red = gun.endswith("L")
        colour = "var(--bad)" if red else "var(--ink)"
        parts.append(
            svg.rect(
                at,
                y - 7,
                20,
                14,
                3,
                fill="none" if state == GONE else "var(--paper)",
                stroke=colour,
                stroke_width=1.2,
                stroke_dasharray="2 2" if state == GONE else None,
            )
        )
        if state == GONE:
            parts.append(
                svg.path(f"M{svg.num(at + 6)} {svg.num(y - 4)}l8 8m0-8l-8 8", stroke=colour, stroke_width=1)
            )
        else:
            ink = "bad" if red else "ink"
            said = in_letters(gun, words)
            parts.append(svg.text(at + 10, y + 4, said, 10.5, anchor="middle", class_="sans bold", fill=ink))
        if state == BURNING:
            parts.append(svg.icon("flame", at + 17, y - 6, 11, "bad"))
    return "".join(parts)


def _hold(ship: dict[str, Any], right: float, y: float) -> str:
    """Treasure, crew and equipment aboard, of so many spaces."""
    parts = []
    held = ship["coins"]
    seen = [coin for coin in held if coin is not None and not coin["unique"]]
    worth = f" {sum(coin['value'] for coin in seen)}" if held and len(seen) == len(held) else ""
    x = right - 26
    for icon, count in (("coin", len(held)), ("crew", len(ship["crew"])), ("barrel", len(ship["gear"]))):
        if count:
            shown = f"{count}={worth.strip()}" if icon == "coin" and worth else count
            parts.append(svg.amount(icon, x - (10 if icon == "coin" and worth else 0), y, shown, 12))
            x -= 44 if icon == "coin" and worth else 32
    return "".join(parts)


def state_of(ship: dict[str, Any]) -> str:
    """The word for what ails a ship, if anything."""
    for word in ("wreck", "derelict", "submerged", "intangible"):
        if ship[word]:
            return word
    if ship["fog"] >= 0:
        return "fog"
    if ship["weed"] >= 0:
        return "weed"
    return "chained" if "chained" in ship["plight"] else "towed" if ship["towed_by"] else ""


def _legend(words: Texts) -> str:
    """What the signs mean, where there is room for it."""
    stand, burn, gone = (
        svg.group(mast(0, 15, state, svg.SEATS[0]), at=(10, y))
        for state, y in ((STANDING, 12), (BURNING, 36), (GONE, 60))
    )
    short = svg.circle(
        180, 12, 9, fill="none", stroke="var(--sea-ink)", stroke_width=1.4, stroke_dasharray="2 4"
    )
    long = svg.circle(180, 36, 9, fill="none", stroke="var(--bad)", stroke_width=1.4, stroke_dasharray="8 4")
    coin = svg.circle(180, 60, 7, fill="var(--gold)", stroke="var(--shade)") + svg.text(
        180, 64, "?", 11, anchor="middle", class_="sans bold", fill="#15100A"
    )
    line = svg.path(
        "M170 84H190", stroke="var(--bad)", stroke_width=1.8, stroke_dasharray="1 4", stroke_linecap="round"
    )
    course = svg.path("M2 84H20", stroke="var(--sea-ink)", stroke_width=1.8, stroke_dasharray="5 4")
    keys = (
        (26, 16, "standing"),
        (26, 40, "burning"),
        (26, 64, "gone"),
        (26, 88, "course"),
        (198, 16, "short"),
        (198, 40, "long"),
        (198, 64, "hidden"),
        (198, 88, "line"),
    )
    said = "".join(svg.text(x, y, words.say(f"board-{key}"), 11.5, fill="faint") for x, y, key in keys)
    return stand + burn + gone + short + long + coin + line + course + said
