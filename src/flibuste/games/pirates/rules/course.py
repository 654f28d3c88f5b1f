"""Courses (10.1–10.5, 21.4–21.8): what a ship may sail, and where that takes it.

`course SHIP TURN:RUN TURN:RUN …`: before each segment a turn of at most 90° either way, then a slide of at
most that segment, both in hundredths (of a degree, of a millimetre). `toward SHIP ISLE …` and `beside SHIP
OTHER …` are the same with a name for it. A windcatcher may begin with `back`. A titan goes `drift SHIP
HEADING:RUN …` without turning; a sea dragon goes `fly SHIP X:Y:HEADING`.
"""

from __future__ import annotations

import re
from functools import cache

from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import abilities, built, has, plain, shown
from ..refusal import expected, no
from ..state import Ship, State
from ..table import geometry
from ..table.contact import close, derelict, hull, isle_word, pinned_by
from ..table.geometry import CIRCLE
from ..table.motion import Leg, Pose, Refused, around, land, pose_of, sail_legs, start_pose
from .terrain import ignores

_LEG = re.compile(r"(-?[0-9]{1,7}):([0-9]{1,7})\Z")
_FLIGHT = re.compile(r"(-?[0-9]{1,7}):(-?[0-9]{1,7}):([0-9]{1,7})\Z")
#: how many words stand before the legs
NAMED = {"course": 2, "toward": 3, "beside": 3, "drift": 2, "fly": 2}


WRECK = no("wreck", "18.reef-4")
IN_TOW = no("in-tow", "12.6")
ENTANGLED = no("entangled", "18.sargasso-3")
CHAINED = no("chained", "5.chainshot-2")
JUST_CUT = no("just-cut", "18.sargasso-4")
FLOTILLA = no("flotilla", "16.kw-flotilla-2")
DERELICT = no("derelict", "10.derelict-1")
PINNED = no("pinned", "11.pin-2")
BECALMED = no("becalmed", "2.9")


# ---- how far


def measures(s: State, word: str) -> list[int]:
    return list(_measured(word, s.short, s.long))


@cache
def _measured(word: str, short: int, long: int) -> tuple[int, ...]:
    return tuple([short if letter == "S" else long for letter in word.split("+")])


def segments(s: State, ship: Ship, known: bool = False) -> list[int]:
    """The segments of a ship's move action (10.1), with what adds to them or cuts them; for another hand at
    the helm only as far as everybody knows."""
    card = box.ships()[ship.card]
    if "flotilla" in card.keywords or "sea_dragon" in card.keywords:
        return []
    if derelict(ship) and not still_rows(s, ship):  # 10.derelict-1
        return []
    if ship.tows:  # 12.5
        return [s.short]
    lengths = base_move(s, ship)
    for hook, arg, _ in (shown if known else abilities)(s, ship).at("segments"):
        hook(s, ship, arg, lengths)
    if "sea_monster" in card.keywords and lured(s, ship):
        lengths.append(s.long)
    if ship.plight.plus_l:
        lengths.append(s.long)
    if ship.plight.only_s:
        lengths = [s.short]
    return lengths


def base_move(s: State, ship: Ship) -> list[int]:
    """The move that crew and other effects add to: the one printed; S for a derelict that rows (ruling P99)
    and for who is afraid (16.kw-fear-3)."""
    return [s.short] if ship.plight.slow or derelict(ship) else measures(s, box.ships()[ship.card].move)


def still_rows(s: State, ship: Ship) -> bool:
    """Whether a derelict has a move of its own."""
    return rows(s, ship) and not ship.towed_by


def may_be_given_a_move(s: State, ship: Ship) -> bool:
    """10.derelict-2: a derelict takes no move action, used or not, unless it rows."""
    return not derelict(ship) or still_rows(s, ship)


@plain("derelict_move_s")
def rows(s: State, ship: Ship) -> bool:
    """Who moves S when derelict: turtle ships, longships, oarsmen aboard."""
    return built(ship, "turtle_ship") or built(ship, "longship") or has(s, ship, "derelict_move_s")


@plain("monster_lure_l")
def lured(s: State, ship: Ship) -> bool:
    """A sea monster of the fleet that starts within L of a lure moves L more."""
    friends = [o for o in s.ships if o is not ship and o.owner == ship.owner and not o.sunk]
    return any(has(s, o, "monster_lure_l") and close(s, ship, o, s.long) for o in friends)


def stuck(s: State, ship: Ship, near_by: list[Ship] | None = None) -> Reason | None:
    """Why a ship can't be given a move action, or None."""
    if ship.wreck:
        return WRECK
    if ship.towed_by:
        return IN_TOW
    if ship.weed >= 0 and not ignores(s, ship, "sargasso"):
        return ENTANGLED
    if ship.plight.chained:
        return CHAINED
    if ship.deeds.cut:
        return JUST_CUT
    words = box.ships()[ship.card].keywords
    if "flotilla" in words:
        return FLOTILLA
    if derelict(ship) and "sea_dragon" not in words and not still_rows(s, ship):
        return DERELICT
    if ship.fog >= 0:
        return None
    if pinned_by(s, ship, near_by):
        return PINNED
    if s.tokens and becalmed(s, ship):
        return BECALMED
    return None


def in_fog(s: State, ship: Ship) -> bool:
    """18.fog-4: whether a ship must find its way out of a fog bank before it moves; who takes no notice of
    terrain sails out of it (ruling P94)."""
    return ship.fog >= 0 and not ignores(s, ship, "fog_bank")


def becalmed(s: State, ship: Ship) -> bool:
    """The event becalmed: no move within L of its token, except by oars."""
    if built(ship, "galley") or built(ship, "longship") or derelict(ship):
        return False
    return any(
        token.kind == "becalmed" and geometry.point_distance(hull(ship), token.x, token.y) <= s.long
        for token in s.tokens
    )


# ---- reading


def read(option: Option) -> tuple[bool, list[Leg]]:
    """The legs of a course; Refused says what was expected."""
    words = list(option[NAMED[option[0]] :])
    back = bool(words) and words[0] == "back"
    legs = []
    for word in words[1 if back else 0 :]:
        match = _LEG.match(str(word))
        if match is None:
            raise Refused(expected("TURN:RUN", "10.1"))
        legs.append(Leg(int(match[1]), int(match[2])))
    return back, legs


def flight(option: Option) -> Pose:
    match = _FLIGHT.match(str(option[2])) if len(option) == 3 else None
    if match is None:
        raise Refused(expected("X:Y:HEADING", "16.kw-seadragon-3"))
    return Pose(int(match[1]), int(match[2]), int(match[3]) % CIRCLE)


def lengths_fault(legs: list[Leg], available: list[int]) -> Reason | None:
    """10.1, 10.3: each segment at most once, none longer than it is."""
    if not legs:
        return no("no-leg", "10.1")
    if len(legs) > len(available):
        return no("too-many-legs", "10.1", legs=len(legs), segments=len(available))
    for run, length in zip(
        sorted([leg.run for leg in legs], reverse=True), sorted(available, reverse=True), strict=False
    ):
        if run > length:
            return no("too-long", "10.3", run=run / 100, length=length / 100)
    return None


def use_up(available: list[int], run: int) -> list[int]:
    """The segments left after the shortest one that is long enough was used."""
    left = sorted(available)
    for index, length in enumerate(left):
        if length >= run:
            return left[:index] + left[index + 1 :]
    return left[1:]


# ---- a whole course


def sail(s: State, ship: Ship, option: Option, available: list[int]) -> list[Pose]:
    """Every pose of a course, terrain not counted; Refused with the rule if it is outside the rules."""
    if option[0] == "fly":
        goal = flight(option)
        far = ((goal.x - ship.x) ** 2 + (goal.y - ship.y) ** 2) ** 0.5
        if ship.plight.slow and far > s.short:  # ruling P100
            raise Refused(no("too-long", "16.kw-fear-3", run=round(far) / 100, length=s.short / 100))
        return [land(s, ship, goal)]
    back, legs = read(option)
    if option[0] == "toward" and option[2] not in [isle_word(n) for n in range(len(s.islands))]:
        raise Refused(expected("ISLE", "10.1"))
    if option[0] == "beside" and option[2] not in [other.id for other in s.ships]:
        raise Refused(expected("SHIP", "10.1"))
    fault = lengths_fault(legs, available)
    if fault:
        raise Refused(fault)
    if built(ship, "titan") != (option[0] == "drift"):
        raise Refused(no("titan-drifts", "16.kw-titan-2"))
    if back and not built(ship, "windcatcher"):
        raise Refused(no("no-windcatcher", "16.kw-windcatcher"))
    pose = start_pose(s, ship, back)
    return sail_legs(s, ship, pose, legs, around(s, ship, available))


def may_sail_legs(s: State, ship: Ship, legs: list[Leg], left: list[int]) -> bool:
    """Whether a ship that may move has room for legs that are no longer than its segments."""
    try:
        sail_legs(s, ship, pose_of(ship), legs, around(s, ship, left))
    except Refused:
        return False
    return bool(legs)


def fault(s: State, ship: Ship, option: Option, available: list[int]) -> Reason | None:
    """Why a course is refused, or None."""
    try:
        sail(s, ship, option, available)
    except Refused as refused:
        return refused.why
    return None
