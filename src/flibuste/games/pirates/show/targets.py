"""What a form offers on the table: courses that a ship could take, places where a piece could be put."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import Texts

from ..box import island_points
from ..rules.course import sail
from ..rules.forms import suggest
from ..state import Ship, State
from ..table.geometry import CIRCLE
from ..table.motion import Pose, Refused
from ..table.pilot import beside, toward
from .pieces import own_frame, spot, turned

#: option, outline in hundredths, x, y, heading
Place: TypeAlias = tuple[Option, Any, int, int, int]


def places(table: State, decision: Decision | None) -> list[Place]:
    """Pieces that could be put somewhere, of a form that asks where."""
    if decision is None or decision.form is None or decision.form.name == "course":
        return []
    fields = decision.form.fields
    places: list[Place] = []
    for option in suggest(table, decision, random.Random(1)):
        if option in decision.options:
            continue
        if option[0] == "island":
            places.append((option, island_points(fields["shape"]), *option[1:4]))
        elif option[0] in ("tile", "smoke", "token"):
            size = fields["radius"]
            disc = [(size, 0), (0, size), (-size, 0), (0, -size)]
            places.append((option, disc, option[1], option[2], 0))
    return places


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
        ways = {option: sail(s, ship, option, left) for option in tries if option is not None}
    except Refused:
        return []
    return [(option, ship, poses) for option, poses in ways.items()]
