"""The board as SVG: the chart with all that lies on it, the hand, the pirate sheets, the port directory.

Everything is drawn from a view. What an option points at carries `data-option`: the last word of the option
that names a place, a port's merchant, a pirate, a commissioner or a card. Where several options point at the
same thing, each has a small button of its own beside it.
"""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import Texts, texts

from ..box import MAP
from .chart import CHART, HEIGHT, WIDTH, Point, cell, clipped, place, seas, shores, zone_rows
from .flags import FLAGS
from .sheets import (
    DIRECTORY_H,
    GAP,
    SHEET_H,
    SHEET_W,
    captain_card,
    directory,
    event_card,
    piles,
    resting_box,
    sheet,
    standing,
)
from .stamps import flag, icon, stamps
from .tokens import (
    commissioner,
    dock_at,
    flow,
    merchant,
    pirate_at_sea,
    pirate_docked,
    plaque_box,
    port_plaque,
    seat_of,
    warship,
)

#: Options of these verbs point at the merchant off a port, not at the port.
AT_MERCHANTS = frozenset(("find", "plunder"))
_VERB_ICONS = {
    "event": "fame",
    "actions": "hourglass",
    "both": "dice",
    "move": "sails",
    "find": "spyglass",
    "port": "coin",
    "convert": "tools",
    "retire": "heart",
    "steal": "chest",
    "recover": "barrel",
    "sack": "flame",
    "dig": "chest",
    "raid": "cannon",
    "send": "sails",
    "hunt": "spyglass",
    "oust": "flame",
    "sell": "coin",
    "sell-hostage": "crew",
    "letter": "scroll",
    "haven": "anchor",
    "ally": "anchor",
    "plunder": "chest",
    "attack": "cannon",
    "deploy": "anchor",
}
STEP = (60.0, 52.0)
#: The picture has the same size whatever happens: the chart, cards and directory under it, sheets beside it.
HAND_BOTTOM = HEIGHT + 190.0
WHOLE_W, WHOLE_H = WIDTH + 2 * (SHEET_W + 8) + 4, HAND_BOTTOM + DIRECTORY_H + GAP


class Spots:
    """Which options point at what: (kind, word) to options, in their order."""

    def __init__(self, view: dict[str, Any], decision: Decision | None, words: Texts) -> None:
        self.words = words
        self.pirates = {pirate["id"] for pirate in view["pirates"]}
        self.kcs = {kc["id"] for kc in view["commissioners"] if kc}
        self.cards = set(view["hand"])
        self.captains = set(view["captain_hand"])
        self.retired = set(view["retired"])
        you = view["you"]
        own = view["commissioners"][you] if you is not None else None
        active = next((p for p in view["pirates"] if p["id"] == view["action"]["active"]), None)
        #: what options without a name of their own are about
        self.implied = {
            "hunt": ("kc", own["id"]) if own else None,
            "oust": ("kc", own["id"]) if own else None,
            "broadside": ("warship", active["place"]) if active else None,
        }
        self.own_kc = own["id"] if own else None
        self.found: dict[tuple[str, str], list[Option]] = {}
        mine = decision is not None and view["you"] == decision.seat
        for option in decision.options if mine and decision is not None else ():
            spot = self.spot(option)
            if spot is not None:
                self.found.setdefault(spot, []).append(option)

    def spot(self, option: Option) -> tuple[str, str] | None:
        if len(option) == 1:
            return self.implied.get(option[0])
        if option[1] == "commissioner" and self.own_kc is not None:
            return ("kc", self.own_kc)
        for word in reversed(option[1:]):
            kind = self._kind(option[0], str(word))
            if kind:
                return (kind, str(word))
        return None

    def _kind(self, verb: str, word: str) -> str | None:
        if word in CHART.ports:
            return "merchant" if verb in AT_MERCHANTS else "port"
        if word in CHART.zones:
            return "zone"
        if word in CHART.transit:
            return "box"
        if word in self.cards:
            return "card"
        if word in self.pirates:
            return "pirate"
        if word in self.kcs:
            return "kc"
        if word in self.captains:
            return "captain"
        return "retired" if word in self.retired else None

    def one(self, kind: str, word: str) -> Option | None:
        options = self.found.get((kind, word), ())
        return options[0] if len(options) == 1 else None

    def hot(self, kind: str, word: str, body: str, ring: str) -> str:
        """The thing itself, to be clicked if a single option points at it."""
        option = self.one(kind, word)
        return body if option is None else svg.hot(body, option, self.words.option(option), ring)

    def chips(self, kind: str, word: str, at: Point, side: str = "middle") -> str:
        """A button for each option, where several point at the same thing: centred on a point, or to one
        side of it. They show what tells the options apart: who, or what for, or both."""
        options = self.found.get((kind, word), ())
        if len(options) < 2:
            return ""
        whose = len({_captain(option) for option in options}) > 1
        what = len({option[0] for option in options}) > 1 or not whose
        wide = 4.0 + 30 * whose + 24 * what
        room = (wide + 3) * len(options)
        left = at[0] - {"middle": room / 2, "left": room, "right": 0.0}[side]
        parts = []
        for i, option in enumerate(options):
            x = left + (wide + 3) * i
            captain = _captain(option)
            face = flag(captain, x + 17, at[1], 0.62) if whose and captain else ""
            if what:
                face += icon(_VERB_ICONS.get(option[0], "info"), x + wide - 14, at[1], 16, "ink")
            body = svg.rect(x, at[1] - 12, wide, 24, 7, fill="var(--card)", stroke="var(--line)") + face
            ring = svg.ring_rect(x, at[1] - 12, wide, 24, 7)
            parts.append(svg.hot(body, option, self.words.option(option), ring))
        return "".join(parts)


def _captain(option: Option) -> str | None:
    return next((str(word) for word in option[1:] if word in FLAGS), None)


def draw(view: dict[str, Any], lang: str, decision: Decision | None) -> str:
    words = texts("blackbeard", lang)
    spots = Spots(view, decision, words)
    parts = [stamps(), seas(), *_zones(spots), shores(words), *_boxes(spots)]
    parts.append(svg.group(standing(view, words), at=(30, 34)))
    parts += _ports(view, spots)
    parts += _at_sea(view, spots)
    parts += _hand(view, spots)
    parts.append(svg.group(piles(view, words), at=(WIDTH - GAP - 346, HEIGHT - 2)))
    parts.append(svg.group(directory(view["ports"], view["pirates"], words), at=(GAP, HAND_BOTTOM)))
    parts += _sheets(view, spots)
    parts += _resting(view, spots)
    ground = svg.rect(0, 0, WHOLE_W, WHOLE_H, fill="var(--paper)")
    return svg.picture(WHOLE_W, WHOLE_H, ground, *parts, title=words.say("game"))


# ---- the chart


def _zones(spots: Spots) -> list[str]:
    parts = []
    for zone, shape in CHART.zones.items():
        option = spots.one("zone", zone)
        if option is not None:
            d = cell(zone)
            body = svg.path(d, fill="var(--accent)", fill_opacity=".12")
            parts.append(
                clipped(shape.panel, svg.hot(body, option, spots.words.option(option), svg.ring_path(d)))
            )
    return parts


def _boxes(spots: Spots) -> list[str]:
    """Transit boxes that can be entered, and the buttons of zones and boxes."""
    parts = []
    for zone, shape in CHART.zones.items():
        x, y = shape.buttons
        above = 21 * (len(zone_rows(zone, spots.words)) - 1)
        parts.append(spots.chips("zone", zone, (x, y - above)))
    for box, bounds in CHART.transit.items():
        option = spots.one("box", box)
        if option is not None:
            glass = svg.rect(*bounds, 10, fill="var(--accent)", fill_opacity=".12")
            parts.append(svg.hot(glass, option, spots.words.option(option), svg.ring_rect(*bounds, 10)))
        parts.append(spots.chips("box", box, (bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] - 14)))
    return parts


def _ports(view: dict[str, Any], spots: Spots) -> list[str]:
    words = spots.words
    parts = [_pines(spots)]
    for port in view["ports"]:
        name = port["id"]
        x, y, w, h = plaque_box(name, words)
        parts.append(
            spots.hot("port", name, port_plaque(port, words), svg.ring_rect(x - 3, y - 3, w + 6, h + 6, 9))
        )
        docked = 37 * sum(pirate["place"] == name for pirate in view["pirates"])
        if CHART.ports[name].side == "right":
            parts.append(spots.chips("port", name, (x + w + 6 + docked, y + h / 2), "right"))
        else:
            parts.append(spots.chips("port", name, (x - 6 - docked, y + h / 2), "left"))
        at = CHART.ports[name].merchant
        if port["merchant"] and at is not None:
            body = svg.group(merchant(port["merchant"]), at=at, data_key=f"merchant-{name}")
            parts.append(spots.hot("merchant", name, body, svg.ring_rect(at[0] - 17, at[1] - 15, 34, 30, 7)))
            parts.append(spots.chips("merchant", name, (at[0], at[1] + 26)))
    return parts


def _pines(spots: Spots) -> str:
    """The island of the treasure (17.2#1)."""
    x, y = place("americas", (-82.85, 21.65))
    name = spots.words.name(MAP.site[0].id)
    return icon("chest", x, y, 11) + svg.text(
        x - 2, y + 17, name, 10, anchor="middle", class_="serif italic halo"
    )


def _at_sea(view: dict[str, Any], spots: Spots) -> list[str]:
    """Counters in zones and boxes, and pirates at the quays."""
    waters: dict[str, list[tuple[str, str, str]]] = {}
    parts = []
    docks: dict[str, int] = {}
    seats = view["seats"]
    active = view["action"]["active"]
    for pirate in view["pirates"]:
        name, where = pirate["id"], pirate["place"]
        if pirate["docked"]:
            index = docks.get(where, 0)
            docks[where] = index + 1
            x, y = dock_at(where, spots.words, index)
            body = svg.group(
                svg.el("title", svg.escape(spots.words.name(name))),
                pirate_docked(pirate, seats, name == active),
                at=(x, y),
                data_key=f"pirate-{name}",
            )
            parts.append(spots.hot("pirate", name, body, svg.ring_rect(x - 19, y - 15, 38, 30, 7)))
            parts.append(spots.chips("pirate", name, (x, y + 26)))
        else:
            token = pirate_at_sea(pirate, seats, spots.words, name == active)
            waters.setdefault(where, []).append(("pirate", name, token))
    for owner, kc in enumerate(view["commissioners"]):
        if kc:
            token = commissioner(kc, owner, seats, spots.words)
            waters.setdefault(kc["place"], []).append(("kc", kc["id"], token))
    for zone, ship in view["warships"].items():
        if ship:
            waters.setdefault(zone, []).append(("warship", zone, warship(ship)))
    for where, tokens in waters.items():
        parts += _in_water(where, tokens, spots)
    return parts


def _in_water(where: str, tokens: list[tuple[str, str, str]], spots: Spots) -> list[str]:
    if where in CHART.zones:
        room = CHART.zones[where].room
    else:
        x, y, w, h = CHART.transit[where]
        room = (x + 4, y + 20, w - 8, h - 22)
    parts = []
    for (kind, name, token), at in zip(tokens, flow(room, len(tokens), STEP), strict=True):
        body = svg.group(token, at=at, data_key=f"{kind}-{name}")
        ring = svg.ring_rect(at[0] - 24, at[1] - 19, 48, 38, 8)
        parts.append(spots.hot(kind, name, body, ring))
        parts.append(spots.chips(kind, name, (at[0], at[1] + 34)))
    return parts


# ---- around the chart


def _hand(view: dict[str, Any], spots: Spots) -> list[str]:
    """The seat's own cards; nothing for a spectator."""
    cards = [("card", card, event_card(card, spots.words)) for card in view["hand"]]
    cards += [("captain", name, captain_card(name, spots.words)) for name in view["captain_hand"]]
    w, h, top = svg.CARD_W, svg.CARD_H, HEIGHT + 6.0
    step = min(w + 10, (WIDTH - 2 * GAP - 360 - w) / max(1, len(cards) - 1))
    parts = []
    for i, (kind, name, face) in enumerate(cards):
        x = GAP + step * i
        body = svg.group(face, at=(x, top))
        parts.append(spots.hot(kind, name, body, svg.ring_rect(x - 2, top - 2, w + 4, h + 4, 9)))
        parts.append(spots.chips(kind, name, (x + w / 2, top + h - 14)))
    return parts


def _sheets(view: dict[str, Any], spots: Spots) -> list[str]:
    """The sheets in two columns, player by player."""
    order = sorted(view["pirates"], key=lambda pirate: seat_of(pirate["owner"]))
    parts = []
    for i, pirate in enumerate(order):
        x, y = WIDTH + (SHEET_W + 8) * (i % 2), GAP + (SHEET_H + 8) * (i // 2)
        active = view["action"]["active"] == pirate["id"]
        body = svg.group(sheet(pirate, view["seats"], active, spots.words), at=(x, y))
        ring = svg.ring_rect(x - 2, y - 2, SHEET_W + 4, SHEET_H + 4, 11)
        parts.append(spots.hot("pirate", pirate["id"], body, ring))
    return parts


def _resting(view: dict[str, Any], spots: Spots) -> list[str]:
    """Those who have retired, and those in Davy Jones' locker (5)."""
    parts = []
    for column, kind in enumerate(("retired", "locker")):
        x, y = WIDTH + (SHEET_W + 8.0) * column, GAP + (SHEET_H + 8) * 5
        parts.append(resting_box(kind, WHOLE_H - GAP - y, x, y, spots.words))
        for i, name in enumerate(view[kind]):
            at = (x + 27 + 43.0 * (i % 6), y + 46 + 34.0 * (i // 6))
            title = svg.el("title", svg.escape(spots.words.name(name)))
            body = svg.group(title, flag(name, *at, 0.92))
            ring = svg.ring_rect(at[0] - 20, at[1] - 15, 40, 30, 6)
            parts.append(spots.hot(kind, name, body, ring))
    return parts
