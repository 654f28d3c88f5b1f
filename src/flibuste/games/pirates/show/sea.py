"""The sea from above, and what is laid over it: tokens, how far guns carry, lines of fire.

The chart is in millimetres of the table, north up: a point of the table in hundredths of a millimetre is
drawn at (x / 100, height − y / 100).
"""

from __future__ import annotations

from math import hypot
from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.words.texts import Texts

from .. import box as catalogue
from ..fleet.wording import effects, in_letters, told_of
from ..rules.guns import guns, targets
from ..rules.shooting import may_shoot
from ..state import Ship, State
from ..table.contact import find, fort_shape, hull, isle_number
from ..table.geometry import nearest_point, point_distance, put
from ..table.los import Screen, muzzles
from .pieces import spot


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
        name,
        area,
        svg.group(svg.el("g", svg.badge(laid["owner"], 0, 0, 10.5), class_="held h12"), at=(x, y)),
        svg.icon("scroll", x, y - 16 * u, 14 * u),
    )


# ---- ships


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


def half_box(ship: dict[str, Any]) -> tuple[float, float]:
    """Half the width and height of the upright box around a hull."""
    long, beam = ship["length"] / 200, ship["width"] / 200
    if ship["round"]:
        return long, long
    c, t = put(1, 0, 0, 0, ship["h"])
    return max(beam, long * abs(c)), max(beam, long * abs(t))
