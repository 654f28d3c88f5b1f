"""Decisions with a form: what is sent is judged here, and a finite sample of what is legal is made here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from flibuste.kernel.decision import PASS, Decision, Option, Options
from flibuste.kernel.refusal import Reason

from ..abilities.registry import built
from ..refusal import no
from ..state import Ship, State
from ..table.contact import body, derelict, find, fleet
from ..table.geometry import ahead
from ..table.motion import Leg
from ..table.pilot import Way, way_beside, way_toward
from . import course, move, ramming, setup, shooting, terrain
from .course import NAMED, segments, stuck
from .damage import may_scuttle
from .events import token_fault, token_options
from .flow import Menu, Perhaps, may_sail

SETUP = ("island", "tile", "berth")


def check(s: State, decision: Decision, option: Option) -> Reason | None:
    """Why what was sent is refused, or None."""
    form = decision.form
    assert form is not None
    if form.name in SETUP:
        return setup.form_fault(s, form, option)
    if form.name == "course":
        return course_fault(s, decision, option)
    if form.name == "token":
        return token_fault(s, option)
    ship = find(s, form.fields["ship"])
    if form.name == "heading":
        return terrain.heading_fault(s, ship, form, option)
    if form.name == "pivot":
        return move.pivot_fault(s, ship, option)
    if form.name == "away":
        return ramming.away_fault(s, ship, option)
    return shooting.smoke_fault(s, ship, option)


def course_fault(s: State, decision: Decision, option: Option) -> Reason | None:
    """Courses of the menu, of a ship that goes on, or of one that another seat steers."""
    if decision.kind == "act" and option[0] == "scuttle" and len(option) == 2:
        return scuttle_fault(s, decision.seat, option)
    if option[0] not in NAMED or len(option) < 3:
        return no("not-listed")
    ship = next((x for x in s.ships if x.id == option[1] and not x.sunk), None)
    if ship is None:
        return no("no-such-ship", word=str(option[1]))
    if decision.kind == "act":
        if ship.owner != decision.seat:
            return no("not-yours", "9.3")
        if not may_sail(ship):
            return no("acted", "9.2")
        if course.in_fog(s, ship):
            return no("in-fog", "18.fog-4")
        if ship.plight.steersman >= 0:
            return no("steered", "1.4")
        why = stuck(s, ship)
        if why is not None:
            return why
        return course.fault(s, ship, option, segments(s, ship))
    assert decision.form is not None
    left = decision.form.fields["ships"].get(ship.id)
    if left is None:
        return no("other-moves")
    return course.fault(s, ship, option, left)


def scuttle_fault(s: State, seat: int, option: Option) -> Reason | None:
    """15.scuttle-1: any of one's ships, at any time of one's turn."""
    ship = next((x for x in fleet(s, seat) if x.id == option[1]), None)
    if ship is None:
        return no("not-yours", "9.3")
    return None if may_scuttle(ship) else no("scuttled-once", "15.scuttle-1")


def suggest(s: State, decision: Decision, rng: Any) -> Options:
    """The listed options, and a sample of what the form allows."""
    form = decision.form
    assert form is not None
    if form.name in SETUP:
        return setup.form_options(s, form, rng)
    if form.name == "course":
        sailed = [worked_out(course) for course in courses(s, decision, rng)]
        listed = sensible(s, decision.seat, decision.options)
        return (*listed, *[option for option in sailed if option is not None])
    if form.name == "token":
        return token_options(s, decision.seat)
    ship = find(s, form.fields["ship"])
    if form.name == "heading":
        return terrain.heading_options(s, ship, form)
    if form.name == "pivot":
        pivots = [worked_out(pivot) for pivot in move.some_pivots(s, ship, rng)]
        return (PASS, *[option for option in pivots if option is not None])
    if form.name == "away":
        return ramming.away_options(s, ship)
    return shooting.smoke_options(s, ship)


def pick(s: State, decision: Decision, rng: Any, luck: float) -> Option:
    """One of what `suggest` gives, each as likely, without working out the others: where the one that was
    drawn turns out to be illegal, another is drawn among the rest."""
    form = decision.form
    assert form is not None
    offered: list[Option | Perhaps] = []
    if form.name == "course":
        menu = decision.again
        offered += menu.perhaps() if isinstance(menu, Menu) else decision.options
        offered += courses(s, decision, rng)
    elif form.name == "pivot":
        offered += [PASS, *move.some_pivots(s, find(s, form.fields["ship"]), rng)]
    else:
        offered += suggest(s, decision, rng)
    while True:
        luck *= len(offered)
        drawn = offered.pop(int(luck))
        option = worked_out(drawn)
        if option is not None:
            return option
        luck -= int(luck)  # what is left of it is as good as new


def worked_out(drawn: Option | Perhaps) -> Option | None:
    """The option itself (a course with its legs); None where it is illegal."""
    return drawn if isinstance(drawn, Option) else drawn()


def sensible(s: State, seat: int, options: Options) -> list[Option]:
    """Without the scuttling of sound ships: it is everybody's right, and nobody's habit."""
    hulks = [ship.id for ship in s.ships if ship.owner == seat and derelict(ship)]
    return [option for option in options if option[0] != "scuttle" or option[1] in hulks]


# ---- courses


def courses(s: State, decision: Decision, rng: Any) -> list[Option | Perhaps]:
    """For one ship that may sail: courses towards an island, alongside an enemy, and one at random. Most are
    not worked out yet."""
    menu = decision.again
    left: list[int] | None = None
    ship: Ship | None
    if isinstance(menu, Menu):
        ship = sailor(menu, rng)
        if ship is None:
            return []
    else:
        assert decision.form is not None
        ((word, left),) = decision.form.fields["ships"].items()
        ship = find(s, word)
    if built(ship, "sea_dragon"):
        return legal([flight(s, ship, rng) for _ in range(3)], s, ship, [])
    if built(ship, "titan"):
        left = segments(s, ship) if left is None else left
        return legal([drift(ship, left, rng) for _ in range(2)], s, ship, left)
    # the luck of each is drawn now: what else is worked out does not change it
    return [
        partial(voyage, sail_toward, s, ship, left, rng.random()),
        partial(voyage, sail_beside, s, ship, left, rng.random()),
        partial(voyage, roam, s, ship, left, rng),
    ]


def voyage(
    rule: Callable[..., Option | None], s: State, ship: Ship, left: list[int] | None, luck: Any
) -> Option | None:
    """A course by a rule, with the segments that are left of a move, or all of them."""
    return rule(s, ship, segments(s, ship) if left is None else left, luck)


def sailor(menu: Menu, rng: Any) -> Ship | None:
    """One of the ships that may be given a course now, each as likely."""
    ships = [ship for ship in menu.ships if may_sail(ship)]
    while ships:
        ship = ships.pop(int(rng.random() * len(ships)))
        if menu.may_set_out(ship):
            return ship
    return None


def legal(courses: list[Option], s: State, ship: Ship, left: list[int]) -> list[Option | Perhaps]:
    return [option for option in dict.fromkeys(courses) if course.fault(s, ship, option, left) is None]


def sail_toward(s: State, ship: Ship, left: list[int], luck: float) -> Option | None:
    """A course towards some island."""
    way = toward_some_island(s, ship, left, luck)
    return None if way is None else way.best()


def sail_beside(s: State, ship: Ship, left: list[int], luck: float) -> Option | None:
    """A course that brings it alongside some enemy."""
    way = beside_some_enemy(s, ship, left, luck)
    return None if way is None else way.best()


def roam(s: State, ship: Ship, left: list[int], rng: Any) -> Option | None:
    """A course at random: drawn once, after all else that is drawn."""
    legs = wander(left, rng)
    if not course.may_sail_legs(s, ship, legs, left):
        return None
    return Option("course", ship.id, *[f"{leg.turn}:{leg.run}" for leg in legs])


def wander(left: list[int], rng: Any) -> list[Leg]:
    lengths = list(left)
    rng.shuffle(lengths)
    runs = [length if rng.random() < 0.7 else rng.randrange(length) for length in lengths]
    return [Leg(rng.randrange(-6, 7) * 1500, run) for run in runs]


def drift(ship: Ship, left: list[int], rng: Any) -> Option:
    return Option("drift", ship.id, *[f"{rng.randrange(36) * 1000}:{leg}" for leg in left])


def flight(s: State, ship: Ship, rng: Any) -> Option:
    x, y = rng.randrange(s.width), rng.randrange(s.height)
    if ship.plight.slow:  # ruling P100
        x, y = ahead(ship.x, ship.y, rng.randrange(360) * 100, rng.randrange(s.short))
    return Option("fly", ship.id, f"{x}:{y}:{rng.randrange(36) * 1000}")


def toward_some_island(s: State, ship: Ship, left: list[int], luck: float) -> Way | None:
    """An island worth sailing to: home with a cargo, else one with treasure."""
    goals = [i for i, isle in enumerate(s.islands) if isle.coins and isle.home < 0 and i != ship.dock]
    if ship.coins and not ship.mercenary and ship.dock != s.players[ship.owner].home:
        goals = [s.players[ship.owner].home] * 2 + goals[:1]
    if not goals or not left:
        return None
    return way_toward(s, ship, left, goals[int(luck * len(goals))])


def beside_some_enemy(s: State, ship: Ship, left: list[int], luck: float) -> Way | None:
    if not left:
        return None
    reach = sum(left) + s.long + body(ship).length
    x, y = ship.x, ship.y
    near = [
        o
        for o in s.ships
        if -reach < o.x - x < reach
        and (o.owner != ship.owner or not any(o.masts))
        and o is not ship
        and not o.sunk
        and (o.x - x) * (o.x - x) + (o.y - y) * (o.y - y) < reach * reach
    ]
    return way_beside(s, ship, left, near[int(luck * len(near))]) if near else None
