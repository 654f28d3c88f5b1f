"""The panels of a table: the sea from above, the fleets, the islands, routes that the pilot proposes."""

from __future__ import annotations

from itertools import groupby
from math import ceil, hypot
from typing import Any, TypeAlias

import msgspec

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.kernel.panels import (
    Anchor,
    Box,
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
    Route,
    Row,
)
from flibuste.words.texts import Texts, texts

from .. import box as catalogue
from ..fleet.wording import effects, in_letters, told_of
from ..sketch import sketch
from ..state import GONE, Ship, State
from ..table.contact import find, find_dock, isle_number
from ..table.geometry import put
from ..table.motion import Pose
from . import pieces
from .fight import battle
from .pieces import flag, spot, turned
from .sea import afloat, at_hand, fire, half_box, reach, sea, ship_title, token
from .targets import courses, place, places

#: a ship that is looked at is at least so many chart units long when it is 60 pixels long on the screen
_FAR, _NEAR = 12.5, 12.0
Point: TypeAlias = tuple[float, float]
#: how many islands and enemies the routes of a ship lead to
_ROUTES = (3, 1)
#: what opens a beat of the recap
BEATS = frozenset(
    (
        *(
            "turn",
            "sailed",
            "cast-off",
            "docked",
            "shot",
            "broadside",
            "fort-shot",
            "rammed",
            "boarding",
            "duel",
            "explored",
        ),
        *(
            "loaded",
            "unloaded",
            "unloaded-hidden",
            "repaired",
            "towed",
            "captured",
            "event-played",
            "mystery",
        ),
        *(
            "home",
            "island-placed",
            "tile-placed",
            "fort-built",
            "raided",
            "stolen",
            "storm",
            "hands",
            "about",
        ),
        *("smoke", "scuttle", "came-home", "first-player", "ended", "marked"),
    )
)


def panels(view: dict[str, Any], lang: str, decision: Decision | None) -> Panels:
    words = texts("pirates", lang)
    table = sketch(view)
    routes = _routes(view, table, words, decision)
    fight = battle(view, words, decision)
    return Panels(
        moment=words.say("panel-round", {"round": view["round"]}),
        goal=_goal(view, words),
        race=_race(view, words),
        map=_map(view, table, words, decision, routes),
        mats=[_mat(view, seat, words) for seat in range(view["seats"])],
        hand=[],
        drawers=_drawers(view, words),
        battle=fight,
        focus=_focus(decision, fought=fight is not None),
        left=_left(view, words, decision),
        routes=routes,
    )


def _goal(view: dict[str, Any], words: Texts) -> str:
    """Two race for more than half (19.1); with three or more the end counts (20.9–20.15)."""
    stake = view["stake"]
    if view["seats"] == 2:
        return words.say("goal-gold", {"half": stake // 2 + 1, "stake": stake})
    return words.say("goal-most", {"stake": stake})


def _race(view: dict[str, Any], words: Texts) -> Race:
    seats = [
        Racer(seat, player["score"] or 0, "?" if player["score"] is None else str(player["score"]))
        for seat, player in enumerate(view["players"])
    ]
    return Race(
        words.say("panel-gold"), "coin", seats, goal=view["stake"] // 2 + 1 if len(seats) == 2 else None
    )


def _left(view: dict[str, Any], words: Texts, decision: Decision | None) -> Clock | None:
    """The ships that may still move."""
    if decision is None or decision.form is None or decision.form.name != "course":
        return None
    ships = len([left for left in decision.form.fields["ships"].values() if left])
    return Clock(words.say("panel-ships-left", {"count": ships}), ships, ships) if ships else None


def _focus(decision: Decision | None, *, fought: bool) -> Focus:
    if decision is None:
        return Focus("map")
    held = at_hand(decision)
    words = [held] if held else []
    if decision.form is not None and decision.form.name == "course":
        words += [ship for ship in decision.form.fields["ships"] if ship != held]  # all that may sail
    return Focus("battle" if fought else "map", words)


# ---- the sea


def _map(
    view: dict[str, Any], table: State, words: Texts, decision: Decision | None, routes: list[Route]
) -> MapPanel:
    wide, high = view["width"] / 100, view["height"] / 100
    u = high / 900
    held = at_hand(decision)
    shoots = decision is not None and decision.kind == "shoot"
    drawn = [
        *(pieces.terrain(view, number, u, words) for number in range(len(view["terrain"]))),
        *(_isle(view, number, words) for number in range(len(view["islands"]))),
        *(token(view, one, u, words) for one in view["tokens"]),
        *(place(view, *offered, words) for offered in places(table, decision)),
        *(_ship(view, table, ship, u, words, shoots and ship["id"] == held) for ship in afloat(view)),
        fire(view, table, decision, u),
    ]
    about = {"data_width": view["width"], "data_height": view["height"]}
    about |= {"data_short": view["short"], "data_long": view["long"]}
    layer = svg.group(*drawn, class_="table", **about)
    anchors = _anchors(view, words)
    size: Box = (0.0, 0.0, wide, high)
    home = _home(view, decision, routes, anchors)
    return MapPanel(size, Layers(sea(view, wide, high, u), layer, ""), Least(_FAR, _NEAR), anchors, home=home)


def _anchors(view: dict[str, Any], words: Texts) -> dict[str, Anchor]:
    anchors: dict[str, Anchor] = {}
    for number, isle in enumerate(view["islands"]):
        x, y = spot(view, isle["x"], isle["y"])
        anchors[f"i{number + 1}"] = Anchor(
            (x - 26, y - 24, 52, 48),
            words.say("panel-island", {"number": number + 1}),
            what="island" if isle["home"] < 0 else "home",
        )
    for number, tile in enumerate(view["terrain"]):
        if tile["kind"] != "gone":
            x, y = spot(view, tile["x"], tile["y"])
            r = tile["radius"] / 100
            box = (x - r, y - r, 2 * r, 2 * r)
            anchors[f"t{number + 1}"] = Anchor(box, words.thing(tile["kind"]), what=tile["kind"])
    for ship in afloat(view):
        x, y = spot(view, ship["x"], ship["y"])
        w, h = half_box(ship)
        anchors[ship["id"]] = Anchor((x - w, y - h, 2 * w, 2 * h), words.thing(ship["id"]), what="ship")
    return anchors


def _home(
    view: dict[str, Any], decision: Decision | None, routes: list[Route], anchors: dict[str, Anchor]
) -> Box | None:
    """One's own fleet, and the islands nearest to it."""
    seat = decision.seat if decision is not None else None
    own = [anchors[ship["id"]].box for ship in afloat(view) if ship["owner"] == seat]
    own += [anchors[route.goal].box for route in routes if route.goal in anchors]
    if not own:
        return None
    left, top = min(box[0] for box in own), min(box[1] for box in own)
    right, bottom = max(box[0] + box[2] for box in own), max(box[1] + box[3] for box in own)
    return (left, top, right - left, bottom - top)


def _isle(view: dict[str, Any], number: int, words: Texts) -> str:
    """An island, its number and its treasure large enough to be read."""
    isle = view["islands"][number]
    x, y = spot(view, isle["x"], isle["y"])
    mark = str(number + 1) + ("?" if isle["mysterious"] else "")
    body = svg.rect(-13, -26, 26, 17, 8, fill="var(--paper)", stroke="var(--coast)", class_="solid")
    body += svg.text(0, -13, mark, 12, anchor="middle", class_="serif bold")
    if isle["coins"]:
        known = [coin for coin in isle["coins"] if coin is not None and not coin["unique"]]
        worth = str(sum(coin["value"] for coin in known)) if len(known) == len(isle["coins"]) else "?"
        body += svg.rect(-24, 8, 48, 18, 8, fill="var(--card)", stroke="var(--coast)", class_="solid")
        body += svg.amount("coin", -14, 17, f"{len(isle['coins'])} · {worth}", 13)
    home = isle["home"]
    if home >= 0:
        score = view["players"][home]["score"]
        body += svg.rect(-18, 10, 36, 18, 8, fill="var(--card)", stroke="var(--coast)", class_="solid")
        body += svg.amount("coin", -9, 19, "?" if score is None else score, 13)
        body += svg.el("g", svg.badge(home, 0, 0, 10.5), class_="solid")
    body += pieces.ashore(isle)
    held = svg.group(svg.el("g", body, class_="held h12"), at=(x, y))
    return svg.group(pieces.shore(view, number), held, data_island=f"i{number + 1}")


def _ship(
    view: dict[str, Any], table: State, ship: dict[str, Any], u: float, words: Texts, aims: bool
) -> str:
    x, y = at = spot(view, ship["x"], ship["y"])
    heading = 0 if ship["round"] else ship["h"]
    low = half_box(ship)[1]
    back = 0 if ship["round"] else -catalogue.body(ship["card"], ship["outrigger"]).length * 0.42
    fx, fy = put(back, 0, 0, 0, ship["h"])
    name = svg.text(0, 13, words.thing(ship["id"]), 12, anchor="middle", class_="serif bold halo tag")
    return svg.group(
        svg.el("title", svg.escape(ship_title(ship, words))),
        reach(view, find(table, ship["id"]), table, u) if aims else "",
        turned(pieces.hull(ship), at=at, h=heading),
        flag(ship["nation"], x + fx / 100, y - fy / 100, 6.4),
        svg.group(svg.el("g", name, class_="held h12"), at=(x, y + low)),
        class_="vessel",
        data_ship=ship["id"],
        data_key=ship["id"],
        data_x=ship["x"],
        data_y=ship["y"],
        data_heading=ship["h"],
        data_length=ship["length"],
        data_width=ship["width"],
    )


def _routes(view: dict[str, Any], table: State, words: Texts, decision: Decision | None) -> list[Route]:
    """What the pilot proposes for each ship that may sail: the nearest islands with treasure, home with a
    cargo, an enemy in reach; with the turns that it takes."""
    if decision is None or decision.form is None or decision.form.name != "course":
        return []
    routes = []
    for word, left in decision.form.fields["ships"].items():
        ship = find(table, word)
        size = catalogue.body(ship.card, ship.outrigger)
        half = 0 if size.round else size.length / 2
        for option, _, poses in courses(table, ship, left, _ROUTES):
            line = [spot(view, *put(half, 0, ship.x, ship.y, ship.h))]
            line += [spot(view, *put(half, 0, *pose)) for pose in poses]
            goal = str(option[2])
            there = find(table, goal) if option[0] == "beside" else table.islands[isle_number(goal)]
            end = poses[-1]
            rest = max(0.0, hypot(there.x - end.x, there.y - end.y) - half - 3500)
            there_now = option[0] == "toward" and _docks(table, ship, end) == isle_number(goal)
            turns = 1 if there_now else 1 + ceil(rest / max(sum(left), 1))
            aim = spot(view, there.x, there.y)
            routes.append(
                Route(
                    option=str(option),
                    subject=word,
                    goal=goal,
                    title=_goal_name(view, goal, words),
                    note=_goal_note(view, goal, words),
                    figure=str(turns),
                    unit=words.say("panel-turns", {"count": turns}),
                    line=line,
                    stops=_stops(line[-1], aim, turns),
                )
            )
    return routes


def _docks(table: State, ship: Ship, pose: Pose) -> int:
    """The island at which a ship in this pose would be docked; -1: none."""
    return find_dock(table, msgspec.structs.replace(ship, x=pose.x, y=pose.y, h=pose.h))


def _stops(end: Point, aim: Point, turns: int) -> list[Point]:
    """The end of this turn, and of the turns after it on the way to the goal, which is the last of them."""
    (x, y), (ax, ay) = end, aim
    parts = [turn / max(turns - 1, 1) for turn in range(max(turns - 1, 1))]
    return [(x + (ax - x) * part, y + (ay - y) * part) for part in parts]


def _goal_name(view: dict[str, Any], goal: str, words: Texts) -> str:
    if any(ship["id"] == goal for ship in view["ships"]):
        return words.say("panel-chase", {"ship": goal})
    number = isle_number(goal)
    return words.say("panel-sail-to", {"number": number + 1, "home": view["islands"][number]["home"] >= 0})


def _goal_note(view: dict[str, Any], goal: str, words: Texts) -> str:
    if any(ship["id"] == goal for ship in view["ships"]):
        return words.say("panel-enemy")
    isle = view["islands"][isle_number(goal)]
    if isle["home"] >= 0:
        return words.say("panel-unload")
    return words.say("panel-coins", {"count": len(isle["coins"]), "mystery": isle["mysterious"]})


# ---- mats and drawers


def _mat(view: dict[str, Any], seat: int, words: Texts) -> Mat:
    player = view["players"][seat]
    ships = _fleet(view, seat)
    note = words.say(
        "panel-fleet",
        {"ships": len([ship for ship in ships if not ship["sunk"]]), "port": player["home"] + 1},
    )
    rows = [_row(ship, words) for ship in ships]
    line = []
    hidden = player["events"] if isinstance(player["events"], int) else len(player["events"])
    if hidden:
        line.append(Fact("scroll", words.say("sheet-events"), str(hidden)))
    return Mat(seat, note, "?" if player["score"] is None else str(player["score"]), line, rows)


def _fleet(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The ships that a seat commands, and those of its own that sank."""
    return [ship for ship in view["ships"] if (ship["builder"] if ship["sunk"] else ship["owner"]) == seat]


def _plight(ship: dict[str, Any]) -> str:
    """The word for what ails a ship, if anything."""
    for word in ("wreck", "derelict", "submerged", "intangible"):
        if ship[word]:
            return word
    if ship["fog"] >= 0:
        return "fog"
    if ship["weed"] >= 0:
        return "weed"
    return "chained" if "chained" in ship["plight"] else "towed" if ship["towed_by"] else ""


def _row(ship: dict[str, Any], words: Texts) -> Row:
    name = words.thing(ship["id"])
    picture = flag(ship["nation"], 0, 0, 13)
    if ship["sunk"]:
        return Row(ship["id"], name, words.say("board-sunk"), [], picture)
    card = catalogue.ships()[ship["card"]]
    state = _plight(ship)
    note = words.say(f"board-{state}") if state else in_letters(ship["move"], words)
    standing = len([mast for mast in ship["masts"] if mast != GONE])
    guns = card.cannons[1:] if "bombardier" in card.keywords else card.cannons
    armed = [in_letters(gun, words) for gun, mast in zip(guns, ship["masts"], strict=False) if mast != GONE]
    facts = [
        Fact("mast", words.say("sheet-masts"), filled=standing, total=len(ship["masts"]), low=standing <= 1)
    ]
    if armed:
        facts.append(Fact("cannon", words.say("panel-guns"), _in_short(armed)))
    facts.append(Fact("barrel", words.say("panel-hold"), f"{len(ship['coins'])}/{ship['cargo']}"))
    if ship["crew"]:
        facts.append(Fact("crew", words.say("sheet-crew"), str(len(ship["crew"]))))
    return Row(ship["id"], name, note, facts, picture)


def _in_short(guns: list[str]) -> str:
    """The guns of a ship: three or more in a row that are alike are counted."""
    runs = [(gun, len(list(alike))) for gun, alike in groupby(guns)]
    return " ".join(f"{count} × {gun}" if count > 2 else " ".join([gun] * count) for gun, count in runs)


def _drawers(view: dict[str, Any], words: Texts) -> list[Drawer]:
    """The islands, and what the ships and their crews can do."""
    isles = []
    for number, isle in enumerate(view["islands"]):
        kind = words.say("sheet-home-of", {"who": f"p{isle['home']}"}) if isle["home"] >= 0 else ""
        kind = kind or (words.say("sheet-mysterious") if isle["mysterious"] else "")
        flags = ", ".join(words.thing(f"p{seat}") for seat in isle["flags"])
        isles.append([str(number + 1), kind, str(len(isle["coins"])), flags])
    heads = [words.say(f"sheet-{key}") for key in ("isle", "kind", "coins", "flags")]
    cards = []
    for ship in afloat(view):
        card = catalogue.ships()[ship["card"]]
        crew = [member["card"] for member in ship["crew"] if "card" in member]
        told = [
            *effects(card, words),
            *(f"{words.thing(one)} — {' '.join(told_of(one, words))}" for one in crew),
        ]
        owner = words.thing(f"p{ship['owner']}")
        foot = f"{words.thing(ship['nation'])} · {owner}"
        cards.append(Card(ship["id"], words.thing(ship["id"]), "sails", " ".join(told), foot, what="ship"))
    return [
        Drawer("islands", words.say("sheet-islands"), "anchor", len(isles), heads, isles),
        Drawer("ships", words.say("sheet-ships"), "sails", len(cards), cards=cards),
    ]
