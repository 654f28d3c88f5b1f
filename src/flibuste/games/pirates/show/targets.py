"""Which thing on the table each option points at, and how it is offered: a ring, a chip, a ghost."""

from __future__ import annotations

import random
import re
from typing import Any, TypeAlias

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import Texts

from ..box import body, island_points
from ..rules.course import NAMED, sail
from ..rules.forms import suggest
from ..state import Ship, State
from ..table.contact import find, isle_number
from ..table.geometry import CIRCLE, put
from ..table.motion import Pose, Refused
from ..table.pilot import beside, toward
from ..table.trace import end_pose
from .pieces import own_frame, spot, turned

#: ("ship", id), ("mast", id, number), ("island", number), ("tile", number), ("hand",)…
Thing: TypeAlias = tuple[str | int, ...]

_ISLE = re.compile(r"i(\d+)(m\d+)?\Z")
_TILE = re.compile(r"t(\d+)\Z")
#: verbs whose second object is a mast of the first
_MASTS = ("lose", "burn", "raise")
#: the icon of a chip
ICONS = {
    "shoot": "cannon",
    "fort": "cannon",
    "fire": "cannon",
    "marine": "cannon",
    "broadside": "cannon",
    "again": "cannon",
    "explore": "spyglass",
    "repair": "tools",
    "raise": "tools",
    "hands": "crew",
    "board": "crew",
    "crew": "crew",
    "kill": "skull",
    "steal": "coin",
    "take": "coin",
    "tow": "anchor",
    "let-go": "anchor",
    "ram": "hull",
    "smoke": "smoke",
    "chainshot_specialist": "barrel",
    "stinkpot_specialist": "smoke",
    "firepot_specialist": "flame",
    "fire_shot": "flame",
}
#: how many islands and enemies the courses of a ship lead to, for the ship at hand and for the others
_MANY, _FEW = (3, 2), (1, 1)


def thing(option: Option, view: dict[str, Any], ships: dict[str, Any], own: str) -> Thing | None:
    """What an option points at, if it is drawn. `own` is the ship that the question is about."""
    verb = option[0]
    if verb in _MASTS and len(option) == 3:
        return ("mast", option[1], int(option[2]) - 1)
    for word in reversed(option[1:]):
        if word in ships:
            return ("ship", str(word))
        isle = _ISLE.match(str(word))
        if isle and int(isle[1]) <= len(view["islands"]):
            return ("island", int(isle[1]) - 1)
        tile = _TILE.match(str(word))
        if tile and int(tile[1]) <= len(view["terrain"]):
            return ("tile", int(tile[1]) - 1)
    return ("ship", own) if own in ships and len(option) > 1 else None


class Targets:
    """The options of a decision by the thing they point at, and the poses that a form offers."""

    def __init__(
        self, view: dict[str, Any], table: State, decision: Decision | None, words: Texts, held: str
    ) -> None:
        self.words = words
        self.at: dict[Thing, list[Option]] = {}
        #: (option, ship, poses): ghosts of where a ship could be
        self.ghosts: list[tuple[Option, Ship, list[Pose]]] = []
        #: (option, outline in hundredths, x, y, heading): pieces that could be put there
        self.places: list[tuple[Option, Any, int, int, int]] = []
        if decision is None:
            return
        ships = {ship["id"]: ship for ship in view["ships"] if not ship["sunk"]}
        own = str(decision.about.get("ship", ""))
        for option in decision.options:
            if option[0] == "scuttle":
                continue  # listed, but not where a slip of the finger sinks a ship
            pointed = thing(option, view, ships, own)
            if pointed is not None:
                self.at.setdefault(pointed, []).append(option)
        if decision.form is not None:
            self._offer(table, decision, held)

    def _offer(self, table: State, decision: Decision, held: str) -> None:
        form = decision.form
        assert form is not None
        if form.name == "course":
            for word, left in form.fields["ships"].items():
                self.ghosts += courses(table, find(table, word), left, _FEW if word != held else _MANY)
            return
        listed = set(decision.options)
        for option in suggest(table, decision, random.Random(1)):
            if option in listed:
                continue
            pose = end_pose(table, form, option)
            if pose is not None:
                self.ghosts.append((option, find(table, option[1]), [pose]))
            elif option[0] == "island":
                self.places.append((option, island_points(form.fields["shape"]), *option[1:4]))
            elif option[0] in ("tile", "smoke", "token"):
                size = form.fields["radius"]
                disc = [(size, 0), (0, size), (-size, 0), (0, -size)]
                self.places.append((option, disc, option[1], option[2], 0))

    def one(self, pointed: Thing) -> Option | None:
        """The option of a thing that only one points at."""
        found = self.at.get(pointed, [])
        return found[0] if len(found) == 1 else None

    def many(self, pointed: Thing) -> list[Option]:
        found = self.at.get(pointed, [])
        return found if len(found) > 1 else []

    def wrap(self, pointed: Thing, drawn: str, ring: str) -> str:
        """The drawing of a thing, made hot if one option points at it."""
        option = self.one(pointed)
        return drawn if option is None else svg.hot(drawn, option, self.words.option(option), ring)


def courses(
    s: State, ship: Ship, left: list[int], most: tuple[int, int]
) -> list[tuple[Option, Ship, list[Pose]]]:
    """Named courses of a ship: home with a cargo, the nearest islands with treasure, enemies in reach."""
    if not left:
        return []
    reach = sum(left) + 2 * s.long  # so near that it could be fired at next turn

    def far(x: int, y: int) -> int:
        return (x - ship.x) ** 2 + (y - ship.y) ** 2

    goals = [
        number
        for number, isle in enumerate(s.islands)
        if number != ship.dock and (isle.coins if isle.home < 0 else isle.home == ship.owner and ship.coins)
    ]
    goals.sort(key=lambda n: (s.islands[n].home < 0, far(s.islands[n].x, s.islands[n].y)))
    prey = [o for o in s.ships if not o.sunk and o.owner != ship.owner and far(o.x, o.y) < reach * reach]
    prey.sort(key=lambda o: far(o.x, o.y))
    try:
        tries = [toward(s, ship, left, number) for number in goals[: most[0]]]
        tries += [beside(s, ship, left, other) for other in prey[: most[1]]]
        found = {option: sail(s, ship, option, left) for option in tries if option is not None}
    except Refused:
        return []
    return [(option, ship, poses) for option, poses in found.items()]


# ---- drawing


def ghost(view: dict[str, Any], option: Option, ship: Ship, poses: list[Pose], words: Texts, u: float) -> str:
    """A course as the bow's track, with the ship's outline where it ends."""
    shape = body(ship.card, ship.outrigger)
    end = poses[-1]
    at = spot(view, end.x, end.y)
    d = svg.polygon(own_frame(shape.hull))
    drawn = turned(
        svg.path(d, fill=svg.SEATS[ship.owner], fill_opacity=".16"), svg.ring_path(d), at=at, h=end.h
    )
    track = ""
    if option[0] in NAMED and option[0] != "fly":
        half = 0 if shape.round else shape.length / 2
        spots = [spot(view, *put(half, 0, ship.x, ship.y, ship.h))]
        spots += [spot(view, *put(half, 0, *pose)) for pose in poses]
        line = "M" + "L".join(f"{svg.num(x)} {svg.num(y)}" for x, y in spots)
        track = svg.path(line, class_="track", fill="none", stroke="var(--sea-ink)", stroke_width=1.6 * u)
    goal = option[2] if option[0] in ("toward", "beside") else ""
    sign = str(isle_number(goal) + 1) if option[0] == "toward" else ""
    tag = ""
    if sign:
        tag = svg.circle(at[0], at[1], 7 * u, fill="var(--paper)", stroke="var(--coast)", stroke_width=u)
        tag += svg.text(at[0], at[1] + 3.6 * u, sign, 10 * u, anchor="middle", class_="serif bold")
    elif option[0] == "beside":
        tag = svg.icon("cannon", at[0], at[1], 13 * u)
    return svg.hot(track + drawn + tag, option, words.option(option))


def place(view: dict[str, Any], option: Option, points: Any, x: int, y: int, h: int, words: Texts) -> str:
    """A piece that could be put somewhere."""
    frame = own_frame(points)
    if len(frame) == 4:
        radius = frame[0][0]
        drawn = svg.circle(0, 0, radius, fill="var(--paper)", fill_opacity=".3") + svg.ring_circle(
            0, 0, radius
        )
    else:
        d = svg.polygon(frame)
        drawn = svg.path(d, fill="var(--land)", fill_opacity=".5") + svg.ring_path(d)
    return svg.hot(turned(drawn, at=spot(view, x, y), h=h % CIRCLE), option, words.option(option))


def chips(options: list[Option], x: float, y: float, words: Texts, u: float, right: float) -> str:
    """Several options of one thing, as a row of small buttons."""
    size = 21 * u
    row = min(len(options), 8)
    left = min(max(x - row * size / 2, 2), right - row * size)
    drawn = []
    for index, option in enumerate(options):
        cx = left + (index % row + 0.5) * size
        cy = y + (index // row) * size
        box = (cx - size * 0.44, cy - size * 0.44, size * 0.88, size * 0.88)
        back = svg.rect(*box, 4 * u, fill="var(--card)", stroke="var(--line)")
        drawn.append(
            svg.hot(
                back + _sign(option, cx, cy, words, u),
                option,
                words.option(option),
                svg.ring_rect(*box, 4 * u),
            )
        )
    return "".join(drawn)


def _sign(option: Option, x: float, y: float, words: Texts, u: float) -> str:
    """What stands on a chip: an icon, a gun's number beside its cannon, or the verb's first letter."""
    verb = option[0]
    if verb == "about":
        arrow = svg.path("M-6 5V-1A6 6 0 0 1 6-1V3H9L4.5 8 0 3H3V-1A3 3 0 0 0-3-1V5Z", fill="var(--ink)")
        return svg.group(arrow, at=(x, y), scale=u)
    icon = ICONS.get(verb)
    gun = re.match(r"g(\d+)", str(option[1])) if len(option) > 1 else None
    if icon and gun:
        return svg.icon(icon, x - 3 * u, y + 2 * u, 11 * u) + svg.text(
            x + 5 * u, y - 1 * u, gun[1], 9 * u, anchor="middle", class_="sans bold"
        )
    if icon:
        return svg.icon(icon, x, y, 14 * u)
    letter = words.option(option).rpartition(":")[2].strip()[:1].upper()
    return svg.text(x, y + 4.5 * u, letter, 13 * u, anchor="middle", class_="serif bold")
