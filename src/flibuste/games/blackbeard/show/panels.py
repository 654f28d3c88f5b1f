"""The panels of a table: the chart from afar and near by, the players' pirates, the hand, ports and piles."""

from __future__ import annotations

from functools import cache
from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.kernel.panels import (
    Anchor,
    Card,
    Clock,
    Drawer,
    Fact,
    Focus,
    Layers,
    Least,
    MapPanel,
    Mat,
    Panels,
    Race,
    Racer,
    Region,
    Row,
)
from flibuste.words.texts import Texts, texts

from ..box import EVENTS, MAP, PIRATE, PIRATES
from .chart import CHART, HEIGHT, WIDTH, Box, Point, grounds, place, place_names, port_at, zone_rows
from .fight import battle
from .sheets import EMBLEMS, TRAITS, doubloons, moment
from .stamps import flag, icon, nation, stamps
from .tokens import (
    commissioner,
    dock_at,
    flow,
    leaders,
    merchant,
    moored_at,
    pirate_at_sea,
    pirate_docked,
    plaque_box,
    port_plaque,
    seat_of,
    short,
    warship,
)

_STEP: Point = (62, 54)
_EVENT = {event.id: event for event in EVENTS}
#: what opens a beat of the recap
BEATS = frozenset(
    (
        *(
            "turn",
            "system-turn",
            "played",
            "event",
            "happens",
            "moved",
            "kc-moved",
            "raid",
            "found",
            "find-roll",
        ),
        *(
            "chase",
            "battle",
            "duel",
            "hunted",
            "sack",
            "stolen",
            "retired",
            "deployed",
            "rigged",
            "recruited",
        ),
        *("refitted", "refitted-all", "revelled", "sold", "haven", "letter", "governor", "dug-up", "storm"),
        *("pardon", "mutiny", "trial", "over", "over-alone", "drew-pirate", "recovered", "ransomed", "oust"),
    )
)


def panels(view: dict[str, Any], lang: str, decision: Decision | None) -> Panels:
    words = texts("blackbeard", lang)
    asked = decision if decision is not None and decision.seat == view["you"] else None
    return Panels(
        moment=moment(view, words),
        goal=_goal(view, words),
        race=_race(view, words),
        map=_map(view, words),
        mats=[_mat(view, seat, words) for seat in range(len(view["score"]))],
        hand=_hand(view, words, asked),
        drawers=_drawers(view, words),
        battle=(fight := battle(view, words, asked)),
        focus=_focus(view, asked, "map" if fight is None else "battle"),
        left=_left(view, words, asked),
        short=_short(view, words),
    )


def _goal(view: dict[str, Any], words: Texts) -> str:
    you = view["you"]
    afloat = [pirate for pirate in view["pirates"] if you is not None and seat_of(pirate["owner"]) == you]
    worth = sum(pirate["worth"] for pirate in afloat)
    about = {"pirates": len(afloat), "worth": worth}
    return words.say("goal-points", about)


def _left(view: dict[str, Any], words: Texts, decision: Decision | None) -> Clock | None:
    actions = view["action"]["left"]
    if decision is None or decision.kind != "act" or not actions:
        return None
    return Clock(words.say("board-actions", {"count": actions}), actions, actions)


def _short(view: dict[str, Any], words: Texts) -> dict[str, str]:
    """People by their last names, where that is not all of their name."""
    named = [person["id"] for person in (*view["pirates"], *filter(None, view["commissioners"]))]
    last = {name: short(name, words) for name in (*named, *view["captain_hand"])}
    return {name: called for name, called in last.items() if called != words.name(name)}


def _race(view: dict[str, Any], words: Texts) -> Race:
    seats = [
        Racer(seat, points, str(points)) for seat, points in enumerate(view["score"]) if seat < view["seats"]
    ]
    clock = Clock(words.say("board-amnesty"), view["pardon"]["seen"], 3)
    return Race(words.say("sheet-points"), "fame", seats, clock=clock)


# ---- the chart


def _map(view: dict[str, Any], words: Texts) -> MapPanel:
    anchors = {zone: _zone(zone, words) for zone in CHART.zones}
    anchors |= {
        box: Anchor(bounds, words.name(box), _rect(bounds), what="transit")
        for box, bounds in CHART.transit.items()
    }
    joined = leaders((port["id"] for port in view["ports"]), words)
    near, far = [place_names(words), _pines(words), joined], [place_names(words, held=True)]
    for port in view["ports"]:
        name = port["id"]
        x, y = port_at(name)
        anchors[name] = Anchor(
            plaque_box(name, words), words.name(name), far=(x - 14, y - 14, 28, 28), what="port"
        )
        near.append(port_plaque(port, words))
        far.append(_held((x, y), nation(port["nation"], 0, 0, 10), "h20 solid"))
        at = CHART.ports[name].merchant
        if port["merchant"] and at is not None:
            counter = svg.what("merchant", merchant(port["merchant"]))
            near.append(svg.group(counter, at=at, data_key=f"merchant-{name}"))
    hunters = {kc["id"] for kc in view["commissioners"] if kc}
    for word, at, body, size, afar in _counters(view, words):
        if word in anchors:  # a warship has no word of its own: it lies in its zone
            box = (at[0] - 20, at[1] - 24, 40.0, 48.0)
            anchors.setdefault(f"warship-{word}", Anchor(box, words.name(word), what="warship"))
        else:
            what = "commissioner" if word in hunters else "pirate"
            box = (at[0] - size, at[1] - 20, 2 * size, 42.0)
            there = None if afar == at else (afar[0] - size, afar[1] - 20, 2 * size, 42.0)
            anchors[word] = Anchor(box, words.name(word), far=there, what=what)
        near.append(svg.group(body, at=at, data_key=word))
        far.append(_held(afar, body, "h12 solid", key=word))
    you = view["you"]
    own = view["commissioners"][you] if you is not None else None
    if own is not None and own["id"] in anchors:
        anchors["commissioner"] = anchors[own["id"]]
    regions = [Region(name, words.say(f"region-{name}"), panel.box) for name, panel in CHART.panels.items()]
    layers = Layers(stamps() + grounds(), "".join(far), "".join(near))
    whole = (8.0, 8.0, WIDTH - 16.0, HEIGHT - 16.0)
    return MapPanel(whole, layers, Least(26, 11.5), anchors, regions)


def _held(at: Point, body: str, kind: str, key: str | None = None) -> str:
    return svg.group(svg.el("g", body, class_=f"held {kind}"), at=at, data_key=key)


def _rect(box: Box) -> str:
    x, y, w, h = box
    return svg.polygon(((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


@cache
def _shape(zone: str) -> str:
    """The outline of a zone, as far as its panel shows it."""
    cell = CHART.zones[zone]
    x, y, w, h = CHART.panels[cell.panel].box
    points = [place(cell.panel, point) for point in cell.cell]
    for axis, edge, sign in ((0, x, 1), (0, x + w, -1), (1, y, 1), (1, y + h, -1)):
        points = _cut(points, axis, edge, sign)
    return svg.polygon(points)


def _cut(points: list[Point], axis: int, edge: float, sign: int) -> list[Point]:
    """A polygon without what lies beyond a straight edge."""
    kept: list[Point] = []
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        inside, after = sign * (one[axis] - edge) >= 0, sign * (other[axis] - edge) >= 0
        if inside:
            kept.append(one)
        if inside != after:
            part = (edge - one[axis]) / (other[axis] - one[axis])
            kept.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
    return kept


def _zone(zone: str, words: Texts) -> Anchor:
    x, y = CHART.zones[zone].label
    rows = zone_rows(zone, words)
    wide = max(svg.width(row, 19) for row in rows) + 16
    high = 21.0 * len(rows)
    return Anchor((x - wide / 2, y + 5 - high, wide, high), words.name(zone), _shape(zone), what="zone")


def _pines(words: Texts) -> str:
    """The island of the treasure (17.2#1)."""
    x, y = place("americas", (-82.85, 21.65))
    name = words.name(MAP.site[0].id)
    return icon("chest", x, y, 11) + svg.text(
        x - 2, y + 18, name, 12, anchor="middle", class_="serif italic halo"
    )


def _counters(view: dict[str, Any], words: Texts) -> list[tuple[str, Point, str, float, Point]]:
    """Pirates, commissioners and warships: word, place, drawing, half its width, place from afar."""
    waters: dict[str, list[tuple[str, str]]] = {}
    docks: dict[str, int] = {}
    counters: list[tuple[str, Point, str, float, Point]] = []
    seats, active = view["seats"], view["action"]["active"]
    for pirate in view["pirates"]:
        name, where = pirate["id"], pirate["place"]
        if pirate["docked"]:
            index = docks.get(where, 0)
            docks[where] = index + 1
            body = pirate_docked(pirate, seats, name == active)
            counters.append((name, dock_at(where, words, index), body, 17, moored_at(where, index)))
        else:
            token = pirate_at_sea(pirate, seats, words, name == active)
            waters.setdefault(where, []).append((name, token))
    for owner, kc in enumerate(view["commissioners"]):
        if kc:
            waters.setdefault(kc["place"], []).append((kc["id"], commissioner(kc, owner, seats, words)))
    for zone, ship in view["warships"].items():
        if ship:
            waters.setdefault(zone, []).append((zone, warship(ship)))
    for where, tokens in waters.items():
        places = flow(_room(where), len(tokens), _STEP)
        counters += [(name, at, token, 24.0, at) for (name, token), at in zip(tokens, places, strict=True)]
    return counters


def _room(where: str) -> Box:
    if where in CHART.zones:
        return CHART.zones[where].room
    x, y, w, h = CHART.transit[where]
    return (x + 4, y + 20, w - 8, h - 22)


# ---- mats, hand, drawers


def _mat(view: dict[str, Any], seat: int, words: Texts) -> Mat:
    own = [pirate for pirate in view["pirates"] if seat_of(pirate["owner"]) == seat]
    held = {"pirates": len(own), "cards": view["cards"][seat] if seat < view["seats"] else 0}
    rows = [_row(pirate, words) for pirate in own]
    name = words.say("sheet-system") if seat >= view["seats"] else ""
    return Mat(seat, words.say("mat-holds", held), str(view["score"][seat]), rows=rows, name=name)


def _row(pirate: dict[str, Any], words: Texts) -> Row:
    where = words.name(pirate["place"])
    notes = [words.say("board-docked", {"place": pirate["place"]}) if pirate["docked"] else where]
    if pirate["revel"] != "sober":
        notes.append(words.say("board-revel", {"revel": pirate["revel"]}))
    if pirate["scurvy"]:
        notes.append(words.say("board-scurvy"))
    facts = [
        Fact("cannon", words.say("board-combat"), str(pirate["combat"]), low=pirate["combat"] <= 2),
        Fact("sails", words.say("board-speed"), str(pirate["speed"]), low=pirate["speed"] <= 1),
        Fact("heart", words.say("board-loyalty"), str(pirate["loyalty"]), low=pirate["loyalty"] <= 2),
        Fact("fame", words.say("board-notoriety"), str(pirate["notoriety"])),
        Fact("coin", words.say("board-worth"), doubloons(pirate["worth"], words.lang)),
    ]
    if pirate["capacity"]:
        full = sum(1 for hold in pirate["holds"] if hold)
        facts.append(Fact("barrel", words.say("board-holds"), filled=full, total=pirate["capacity"]))
    return Row(pirate["id"], words.name(pirate["id"]), " · ".join(notes), facts, flag(pirate["id"], 0, 0))


def _hand(view: dict[str, Any], words: Texts, decision: Decision | None) -> list[Card]:
    cards = [_event(card, words, decision) for card in view["hand"]]
    return cards + [_captain(name, words, decision) for name in view["captain_hand"]]


def _plays(word: str, decision: Decision | None) -> str | None:
    """The option that plays a card, where just one does."""
    pointing = [str(option) for option in decision.options if word in option[1:]] if decision else []
    return pointing[0] if len(pointing) == 1 else None


def _event(card: str, words: Texts, decision: Decision | None = None) -> Card:
    event = _EVENT[card]
    if event.mode == "now":
        use = words.say("board-at-once")
    else:
        use = words.say("board-use", {"count": event.actions, "mode": event.mode})
    tint = "bad" if event.anti_pirate else "wave" if event.mode == "and" else "gold"
    said = words.say(f"name-{card}.text")
    foot = f"{use} · 17.2#{event.number}"
    return Card(card, words.name(card), EMBLEMS[card], said, foot, tint, _plays(card, decision))


def _captain(name: str, words: Texts, decision: Decision | None) -> Card:
    card = PIRATES[PIRATE[name]]
    traits = ", ".join(f"{words.say(f'board-{trait}').lower()} {getattr(card, trait)}" for trait in TRAITS)
    return Card(
        name, words.name(name), "skull", traits, card.ship, "oak", _plays(name, decision), "pirate-card"
    )


def _drawers(view: dict[str, Any], words: Texts) -> list[Drawer]:
    heads = [words.say(f"sheet-{key}") for key in ("port", "zone", "nation", "port-values", "status")]
    ports = []
    for port in view["ports"]:
        status = []
        if port["destroyed"]:
            status.append(words.say("board-destroyed"))
        if port["governor"]:
            governor = port["governor"]
            status.append(words.say("sheet-governor", {"who": governor["id"], "pro": governor["pro"]}))
        if port["merchant"]:
            status.append(words.say("sheet-merchant", {"merchant": port["merchant"]}))
        if port["haven"]:
            status.append(words.say("sheet-haven", {"pirate": port["haven"]}))
        if port["attacked"]:
            status.append(words.say("sheet-attacked"))
        zones = ", ".join(words.name(zone) for zone in port["zones"])
        values = "–" if port["pirate"] else f"{port['wealth']} / {port['defence']}"
        kind = words.name(port["nation"])
        ports.append([f"{port['locator']} {words.name(port['id'])}", zones, kind, values, " · ".join(status)])
    piles = [
        [words.say("board-events"), str(view["deck"])],
        [words.say("board-captains"), str(view["pirate_deck"])],
        [words.say("board-discard"), str(len(view["discard"]))],
        [words.say("board-retired"), ", ".join(map(words.name, view["retired"])) or "–"],
        [words.say("board-locker"), ", ".join(map(words.name, view["locker"])) or "–"],
    ]
    seen = [_event(card, words) for card in dict.fromkeys(reversed(view["discard"]))]
    return [
        Drawer("ports", words.say("drawer-ports"), "anchor", len(ports), heads, ports),
        Drawer("piles", words.say("board-piles"), "card", None, ["", ""], piles, seen),
    ]


def _focus(view: dict[str, Any], decision: Decision | None, panel: str) -> Focus:
    if decision is None:
        return Focus("map", [view["action"]["active"]] if view["action"]["active"] else [])
    named = [str(value) for value in decision.about.values() if isinstance(value, str)]
    active = view["action"]["active"]
    return Focus(panel, [word for word in dict.fromkeys((active, *named)) if word])
