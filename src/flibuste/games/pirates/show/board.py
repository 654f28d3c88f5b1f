"""The board as SVG: the sea from above with all that floats on it, and the fleets' sheets beside.

The picture's viewBox is in millimetres of the table: the sea fills (0, 0) to (width, height), north up, the
sheets lie to its right. A point of the table in hundredths of a millimetre is drawn at (x / 100,
height − y / 100). The group `.table` tells a client all it needs to plot a course: `data-width` and
`data-height` of the sea, `data-short` and `data-long`, all in hundredths; each ship is a group with
`data-ship` (its id), `data-x`, `data-y` (its centre, hundredths, y upwards), `data-heading` (hundredths of a
degree, counter-clockwise from east), `data-length` and `data-width`; its segments are in the decision's form.
"""

from __future__ import annotations

from math import hypot
from typing import Any, TypeAlias

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.words.texts import Texts, texts

from .. import box as catalogue
from ..fleet.wording import effects, in_letters, told_of
from ..rules.guns import guns, targets
from ..rules.shooting import may_shoot
from ..sketch import sketch
from ..state import Ship, State
from ..table.contact import find, fort_shape, hull, isle_number
from ..table.geometry import nearest_point, point_distance, put
from ..table.los import Screen, muzzles
from . import pieces
from .pieces import spot, turned
from .sheets import WIDTH, sheets
from .targets import Targets, chips, ghost, place

_STYLE = (
    "<style>.fl .reach{pointer-events:none}.fl .vessel .reach,.fl .vessel .plan{opacity:0}"
    ".fl .vessel:hover>.reach,.fl .vessel:focus-within>.reach,.fl .vessel.held>.reach,"
    ".fl .vessel:hover>.plan,.fl .vessel:focus-within>.plan,.fl .vessel.held>.plan{opacity:1}"
    ".fl .vessel:not(:hover):not(:focus-within):not(.held)>.plan{pointer-events:none}"
    ".fl .table .ring{stroke-width:2.2;stroke-dasharray:6 4}.fl .table .ring.under{stroke-width:3.6}"
    ".fl .table .hot:hover .ring,.fl .table .hot:focus .ring{stroke-width:4;stroke-dasharray:none}"
    ".fl .track{stroke-dasharray:5 4;pointer-events:none}"
    ".fl .hot:hover .track,.fl .hot:focus .track{stroke-width:3.5}</style>"
)


def draw(view: dict[str, Any], lang: str, decision: Decision | None = None) -> str:
    """The match as a view shows it; what the decision's options point at can be clicked."""
    words = texts("pirates", lang)
    wide, high = view["width"] / 100, view["height"] / 100
    u = high / 900
    table = sketch(view)
    held = at_hand(decision)
    hot = Targets(view, table, decision, words, held)
    body = (
        _STYLE,
        sea(view, wide, high, u),
        svg.group(
            *(_tile(view, number, u, words, hot) for number in range(len(view["terrain"]))),
            *(_island(view, number, u, words, hot) for number in range(len(view["islands"]))),
            *(token(view, one, u, words) for one in view["tokens"]),
            *(place(view, *offered, words) for offered in hot.places),
            *(_ship(view, table, ship, u, words, hot, held) for ship in afloat(view)),
            fire(view, table, decision, u),
            _labels(view, u, words, hot, wide),
            class_="table",
            data_width=view["width"],
            data_height=view["height"],
            data_short=view["short"],
            data_long=view["long"],
        ),
        sheets(view, wide, u, words, decision.seat if decision else None),
    )
    return svg.picture(wide + WIDTH * u, high, *body, title=words.say("game"))


def afloat(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The ships on the table; before they have a home they lie nowhere."""
    return [ship for ship in view["ships"] if not ship["sunk"] and (ship["x"] or ship["y"])]


def at_hand(decision: Decision | None) -> str:
    """The ship that a question is about; of a whole fleet, the first that may still act."""
    if decision is None:
        return ""
    if "ship" in decision.about:
        return str(decision.about["ship"])
    if decision.form is not None and decision.form.name == "course":
        return next(iter(decision.form.fields["ships"]), "")
    return ""


# ---- the sea


def sea(view: dict[str, Any], wide: float, high: float, u: float) -> str:
    """Water with rhumb lines from a compass rose in its emptiest corner, and a graduated frame: a mark for
    each 100 mm."""
    rose = _empty_corner(view, wide, high, u)
    rays = "".join(
        svg.path(
            f"M{svg.num(rose[0])} {svg.num(rose[1])}l{svg.num(dx * 4000)} {svg.num(dy * 4000)}",
            stroke="var(--wave)",
            stroke_width=0.6 * u,
            stroke_opacity=".22",
        )
        for dx, dy in _WINDS
    )
    mark, step = svg.num(9 * u), 100
    across = range(step, int(wide), step)
    down = range(step, int(high), step)
    ticks = "".join(f"M{x} 0v{mark}M{x} {svg.num(high)}v-{mark}" for x in across)
    ticks += "".join(
        f"M0 {svg.num(high - y)}h{mark}M{svg.num(wide)} {svg.num(high - y)}h-{mark}" for y in down
    )
    inner = (4 * u, 4 * u, wide - 8 * u, high - 8 * u)
    return svg.el(
        "g",
        svg.el("clipPath", svg.rect(0, 0, wide, high), id="pirates-sea"),
        svg.el(
            "radialGradient",
            svg.el("stop", offset=".45", stop_color="var(--sea-deep)", stop_opacity="0"),
            svg.el("stop", offset="1", stop_color="var(--sea-deep)", stop_opacity=".9"),
            id="pirates-deep",
            r=".75",
        ),
        svg.el(
            "g",
            svg.rect(0, 0, wide, high, fill="var(--sea)"),
            svg.rect(0, 0, wide, high, fill="url(#pirates-deep)"),
            _waves(wide, high, u),
            rays,
            svg.group(svg.compass(46), at=rose, scale=round(u, 3)),
            clip_path="url(#pirates-sea)",
        ),
        svg.rect(*inner, fill="none", stroke="var(--wave)", stroke_width=1.4 * u, stroke_opacity=".7"),
        svg.path(ticks, stroke="var(--wave)", stroke_width=u, stroke_opacity=".7"),
    )


def _empty_corner(view: dict[str, Any], wide: float, high: float, u: float) -> tuple[float, float]:
    still = [*view["islands"], *(tile for tile in view["terrain"] if tile["kind"] != "gone")]
    spots = [spot(view, piece["x"], piece["y"]) for piece in still]
    corners = [(x, y) for y in (high - 80 * u, 92 * u) for x in (wide - 74 * u, 74 * u)]
    return max(corners, key=lambda c: min((hypot(c[0] - x, c[1] - y) for x, y in spots), default=0.0))


def _waves(wide: float, high: float, u: float) -> str:
    """Small waves, scattered but always the same."""
    step = 130 * u
    marks = []
    for row in range(int(high / step) + 1):
        for column in range(int(wide / step) + 1):
            x = (column + 0.5 + 0.37 * ((row * 7 + column * 3) % 5 - 2) / 2) * step
            y = (row + 0.5 + 0.37 * ((row * 3 + column * 5) % 7 - 3) / 3) * step
            q = svg.num(5 * u)
            marks.append(
                f"M{svg.num(x)} {svg.num(y)}q{q}-{q} {svg.num(10 * u)} 0q{q}-{q} {svg.num(10 * u)} 0"
            )
    return svg.path(
        "".join(marks), fill="none", stroke="var(--wave)", stroke_width=1.1 * u, stroke_opacity=".35"
    )


_WINDS = tuple(
    (dx / hypot(dx, dy), dy / hypot(dx, dy))
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2), (-1, 0), (0, -1))
    for dx, dy in ((dx, dy), (-dx, -dy))
)


def _tile(view: dict[str, Any], number: int, u: float, words: Texts, hot: Targets) -> str:
    drawn = pieces.terrain(view, number, u, words)
    tile = view["terrain"][number]
    if not drawn:
        return ""
    ring = svg.ring_circle(*spot(view, tile["x"], tile["y"]), tile["radius"] / 100 + 3)
    return hot.wrap(("tile", number), drawn, ring)


def _island(view: dict[str, Any], number: int, u: float, words: Texts, hot: Targets) -> str:
    isle = view["islands"][number]
    at = spot(view, isle["x"], isle["y"])
    d = svg.polygon([(x * 1.08, y * 1.08) for x, y in pieces.own_frame(isle["points"])])
    ring = turned(svg.ring_path(d), at=at, h=isle["h"])
    drawn = hot.wrap(("island", number), pieces.island(view, number, u, words), ring)
    many = hot.many(("island", number))
    if many:
        drawn += chips(many, at[0], at[1] + 48 * u, words, u, view["width"] / 100)
    return svg.group(drawn, data_island=f"i{number + 1}")


def token(view: dict[str, Any], laid: dict[str, Any], u: float, words: Texts) -> str:
    """What an event put on the sea, with the L around it where it works."""
    x, y = spot(view, laid["x"], laid["y"])
    name = svg.el("title", svg.escape(words.thing(laid["kind"])))
    area = svg.circle(
        x,
        y,
        view["long"] / 100,
        fill="var(--shade)",
        fill_opacity=".07",
        stroke="var(--sea-ink)",
        stroke_dasharray="3 5",
    )
    return svg.group(
        name, area, svg.badge(laid["owner"], x, y, 8 * u), svg.icon("scroll", x, y - 16 * u, 14 * u)
    )


# ---- ships


def _ship(
    view: dict[str, Any], table: State, ship: dict[str, Any], u: float, words: Texts, hot: Targets, held: str
) -> str:
    at = spot(view, ship["x"], ship["y"])
    heading = 0 if ship["round"] else ship["h"]
    ring = turned(svg.ring_path(pieces.outline(ship, 1.2)), at=at, h=heading)
    plans = [ghost(view, *plan, words, u) for plan in hot.ghosts if plan[1].id == ship["id"]]
    hull_drawn = turned(pieces.hull(ship), at=at, h=heading)
    drawn = hot.wrap(("ship", ship["id"]), hull_drawn + _ensign(ship, at, u), ring)
    return svg.group(
        svg.el("title", svg.escape(ship_title(ship, words))),
        reach(view, find(table, ship["id"]), table, u),
        svg.group(*plans, class_="plan") if plans else "",
        drawn,
        _mast_targets(view, ship, hot, u),
        class_="vessel held" if ship["id"] == held else "vessel",
        data_ship=ship["id"],
        data_key=ship["id"],
        data_x=ship["x"],
        data_y=ship["y"],
        data_heading=ship["h"],
        data_length=ship["length"],
        data_width=ship["width"],
    )


def ship_title(ship: dict[str, Any], words: Texts) -> str:
    """A ship in words, for a pointer that rests on it: what she is and does, and the crew one knows of."""
    card = catalogue.ships()[ship["card"]]
    guns = in_letters(" ".join(card.cannons), words)
    move = in_letters(card.move, words)
    lines = [f"{words.thing(ship['id'])} · {words.thing(ship['nation'])} · {guns} · {move}"]
    lines += effects(card, words)
    for member in ship["crew"]:
        if "card" in member:
            lines.append(f"{words.thing(member['card'])}: {' '.join(told_of(member['card'], words))}")
    return "\n".join(lines)


def _ensign(ship: dict[str, Any], at: tuple[float, float], u: float) -> str:
    """The flag of its nation, at the stern."""
    body = catalogue.body(ship["card"], ship["outrigger"])
    back = 0 if ship["round"] else -body.length * 0.42
    x, y = put(back, 0, 0, 0, ship["h"])
    return pieces.flag(ship["nation"], at[0] + x / 100, at[1] - y / 100, 6.4)


def _mast_targets(view: dict[str, Any], ship: dict[str, Any], hot: Targets, u: float) -> str:
    """Masts that can be chosen: to be lost, to burn, to be raised."""
    body = catalogue.body(ship["card"], ship["outrigger"])
    drawn = []
    for index in range(len(ship["masts"])):
        option = hot.one(("mast", ship["id"], index))
        if option is None:
            continue
        place_x = body.masts[index] if index < len(body.masts) else 0.0
        if ship["round"]:
            place_x = (index - (len(ship["masts"]) - 1) / 2) * 900
        x, y = spot(view, *put(place_x, 0, ship["x"], ship["y"], ship["h"]))
        touch = svg.circle(x, y, 7.5, fill="var(--paper)", fill_opacity="0")
        drawn.append(svg.hot(touch, option, hot.words.option(option), svg.ring_circle(x, y, 7.5)))
    return "".join(drawn)


def reach(view: dict[str, Any], ship: Ship, table: State, u: float) -> str:
    """How far the guns carry: a ring for each gun, from its own mast; long guns in red, long dashes."""
    if not may_shoot(table, ship):
        return ""
    rings = []
    for _, gun in guns(table, ship):
        if gun.number or gun.kind == "musket":
            continue
        x, y = spot(view, *muzzles(ship, gun)[0])
        rings.append(
            svg.circle(
                x,
                y,
                gun.reach / 100,
                fill="none",
                stroke="var(--bad)" if gun.long else "var(--sea-ink)",
                stroke_width=1.1 * u,
                stroke_opacity=".75",
                stroke_dasharray="9 5" if gun.long else "2 5",
            )
        )
    return svg.group(*rings, class_="reach")


def fire(view: dict[str, Any], table: State, decision: Decision | None, u: float) -> str:
    """Lines of fire of the ships that may shoot now: from each mast to the nearest part of its target."""
    if decision is None:
        return ""
    shooters = [str(o[1]) for o in decision.options if o[0] == "shoot" and len(o) == 2]
    if decision.kind == "shoot":
        shooters = [str(decision.about["ship"])]
    lines = []
    for word in dict.fromkeys(shooters):
        ship = find(table, word)
        screen = Screen(table, ship)
        for key, gun in guns(table, ship):
            aims = targets(table, ship, gun, screen)
            if decision.kind == "shoot":
                aims = [str(o[2]) for o in decision.options if o[0] == "fire" and o[1] == key]
            lines += [_line(view, table, ship, gun, aim, u) for aim in aims]
    return svg.group(*dict.fromkeys(lines), class_="reach") if lines else ""


def _line(view: dict[str, Any], table: State, ship: Ship, gun: Any, aim: str, u: float) -> str:
    if aim.startswith("i") and aim[1:2].isdigit():
        isle = table.islands[isle_number(aim.partition("m")[0])]
        shape = fort_shape(isle)
    else:
        shape = hull(find(table, aim))
    muzzle = min(muzzles(ship, gun), key=lambda point: point_distance(shape, *point))
    ax, ay = spot(view, *muzzle)
    bx, by = spot(view, *nearest_point(shape, *muzzle))
    return svg.path(
        f"M{svg.num(ax)} {svg.num(ay)}L{svg.num(bx)} {svg.num(by)}",
        stroke="var(--bad)",
        stroke_width=1.5 * u,
        stroke_dasharray="1 4",
        stroke_linecap="round",
    ) + svg.circle(bx, by, 2.4 * u, fill="var(--bad)")


Box: TypeAlias = tuple[float, float, float, float]


def _labels(view: dict[str, Any], u: float, words: Texts, hot: Targets, wide: float) -> str:
    """Name, cargo and buttons of each ship, on the side where they cover least."""
    taken: list[Box] = []
    for piece in (*view["islands"], *(tile for tile in view["terrain"] if tile["kind"] != "gone")):
        x, y = spot(view, piece["x"], piece["y"])
        taken.append((x - 30, y - 28, x + 30, y + 28))
    for ship in afloat(view):
        half_w, half_h = half_box(ship)
        x, y = spot(view, ship["x"], ship["y"])
        taken.append((x - half_w, y - half_h, x + half_w, y + half_h))
    return "".join(_label(view, ship, u, words, hot, wide, taken) for ship in afloat(view))


def half_box(ship: dict[str, Any]) -> tuple[float, float]:
    """Half the width and height of the upright box around a hull."""
    long, beam = ship["length"] / 200, ship["width"] / 200
    if ship["round"]:
        return long, long
    c, t = put(1, 0, 0, 0, ship["h"])
    return max(beam, long * abs(c)), max(beam, long * abs(t))


def _covers(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def _label(
    view: dict[str, Any],
    ship: dict[str, Any],
    u: float,
    words: Texts,
    hot: Targets,
    wide: float,
    taken: list[Box],
) -> str:
    name = words.thing(ship["id"])
    many = hot.many(("ship", ship["id"]))
    rows = 15 * u + (13 * u if ship["coins"] else 0) + (24 * u * -(-len(many) // 8))
    half = max(svg.width(name, 10.5 * u, bold=True) / 2, min(len(many), 8) * 10.5 * u)
    x, y = spot(view, ship["x"], ship["y"])
    half_w, half_h = half_box(ship)
    sides = (
        (x, y + half_h + 3 * u),
        (x, y - half_h - rows - 2 * u),
        (x + half_w + half + 4 * u, y - rows / 2),
        (x - half_w - half - 4 * u, y - rows / 2),
    )
    best, least = (0.0, 0.0, 0.0, 0.0), 1e18
    for cx, top in sides:
        at = min(max(cx, half + 2), wide - half - 2)
        top = min(max(top, 2.0), view["height"] / 100 - rows - 2)
        box = (at - half, top, at + half, top + rows)
        cost = sum(_covers(box, other) for other in taken)
        if cost < least:
            best, least = box, cost
    taken.append(best)
    x, low = (best[0] + best[2]) / 2, best[1] + 11 * u
    parts = [svg.text(x, low, name, 10.5 * u, anchor="middle", class_="serif bold halo")]
    low += 9 * u
    if ship["coins"]:
        parts.append(pieces.coins(x, low, ship["coins"], u * 0.9, words))
        low += 13 * u
    buttons = chips(many, x, low + 5 * u, words, u, wide) if many else ""
    return svg.group(*parts, pointer_events="none") + buttons
