"""Weighing every option and saying why, for advice and for search; what Pirates' players are to others."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flibuste.kernel.decision import Option
from flibuste.kernel.decoders import convert
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import THUMB, Because, Player, Weighed, chosen, compared, weights_of

from ..rules.cargo import room
from ..state import Ship
from ..table.contact import masts
from .player import (
    Mind,
    course_to,
    firepower,
    goals,
    gold,
    leads_on,
    master,
    ship_acts,
    smart,
    think,
)
from .weights import ADMIRAL, MASTER, WEIGHTS, Weights

#: what another ship's turn to act, another goal of a ship, and any other answer weigh beside the usual choice
OTHER_SHIP, OTHER_GOAL, OTHERWISE = 0.6, 0.5, 0.1
#: how many goals of a ship are looked at
GOALS = 3


def weigh(seat: Seat) -> list[Weighed]:
    """Every option with its weight and reasons; for a course, the usual one and those to other goals."""
    return weighed(Mind(seat, WEIGHTS), None)


def weigh_as_master(seat: Seat) -> list[Weighed]:
    """The same for the master, who asks only what the ship that acts now could do instead: the others have
    their turn after it."""
    return weighed_with_care(seat, MASTER)


def weigh_as_admiral(seat: Seat) -> list[Weighed]:
    return weighed_with_care(seat, ADMIRAL)


def weighed_with_care(seat: Seat, weights: Weights) -> list[Weighed]:
    mind = Mind(seat, weights, master=True)
    usual = chosen(mind.options, think(mind))
    return weighed(mind, str(usual[1]) if len(usual) > 1 else "")


def weighed(mind: Mind, only: str | None) -> list[Weighed]:
    thought = think(mind)
    if mind.decision.form is None:
        options: list[Option] = list(mind.options)
        weights = weights_of(options, thought)
    else:
        usual = chosen(mind.options, thought)
        listed = [o for o in mind.options if only is None or (len(o) > 1 and o[1] == only)]
        worths = dict.fromkeys(listed, OTHERWISE)
        worths |= other_courses(mind, only)
        worths[usual] = 1.0
        options = [usual, *(option for option in worths if option != usual)]
        weights = [worths[option] for option in options]
    return [
        Weighed(option, weight, (*why(mind, option), *side))
        for option, weight, side in zip(options, weights, named(options, weights), strict=True)
    ]


def named(options: list[Option], weights: list[float]) -> list[tuple[Because, ...]]:
    """How each option stands beside the others, unless the next is a course in degrees and millimetres, which
    nobody can picture."""
    sides = compared(options, weights)
    return [() if side and side[0].about.get("next", ("",))[0] in RAW else side for side in sides]


def other_courses(mind: Mind, only: str | None) -> dict[Option, float]:
    """What other ships would do now, and where each could sail instead; or only one of them."""
    form = mind.decision.form
    sailing: dict[str, list[int]] = form.fields.get("ships", {}) if form else {}
    worths: dict[Option, float] = {}
    for ship in mind.own:
        if only is not None and ship.id != only:
            continue
        left = sailing.get(ship.id)
        options = [option for option in mind.options if len(option) > 1 and option[1] == ship.id]
        act_now = ship_acts(mind, ship, options, left)
        if act_now is not None:
            worths[act_now] = OTHER_SHIP
        if not left:
            continue
        for goal in goals(mind, ship)[:GOALS]:
            if not isinstance(goal, Ship) and goal == ship.dock:
                continue
            course = course_to(mind, ship, left, goal)
            if course is not None and leads_on(mind.table, ship, course, left):
                worths.setdefault(course, OTHER_GOAL)
    return worths


def laden(prey: Ship) -> tuple[Because, ...]:
    """The gold that an enemy carries, if any."""
    worth = gold(prey.coins)
    return (Because("carries", {"gold": worth}),) if worth else ()


def afloat(mind: Mind, name: str) -> Ship | None:
    return next((ship for ship in (*mind.own, *mind.enemies) if ship.id == name), None)


def why_board(mind: Mind, option: Option) -> tuple[Because, ...]:
    """The masts on each side, and the gold that the other carries."""
    about = mind.decision.about
    words = option[1:] if len(option) > 2 else (about["ship"], about.get("other", ""))
    ours, theirs = (afloat(mind, str(word)) for word in words[:2])
    if ours is None or theirs is None:
        return (THUMB,)
    return (Because("masts-beside", {"own": masts(ours), "theirs": masts(theirs)}), *laden(theirs))


def why(mind: Mind, option: Option) -> tuple[Because, ...]:
    """What an answer is good for, as far as it can be told."""
    verb = option[0]
    kind = mind.decision.kind
    if kind in ("shoot", "fort-shoot") and len(option) > 2:
        target = next((other for other in mind.enemies if other.id == option[2]), None)
        if target is not None:
            return (Because("masts-left", {"masts": masts(target)}), *laden(target))
    if kind in ("board", "contact"):
        return why_board(mind, option)
    if verb == "take" and (loader := afloat(mind, mind.decision.about["ship"])):
        room_left = Because("fetches", {"room": room(mind.table, loader)})
        coin = option[1]  # its value, or the name of a treasure that is none
        worth = () if isinstance(coin, str) else (Because("coin", {"gold": coin}),)
        return (*worth, room_left)
    ship = next((own for own in mind.own if len(option) > 1 and own.id == option[1]), None)
    if ship is None:
        return (Because("hold-back", {"kind": kind}),) if verb == "pass" else (THUMB,)
    if verb in COURSES:
        aims = goals(mind, ship)
        if aims and isinstance(aims[0], Ship):
            return (Because("hunts", {"masts": masts(aims[0])}), *laden(aims[0]))
        if aims and aims[0] == mind.home:
            return (Because("brings-home", {"gold": gold(ship.coins)}),)
        if aims and isinstance(aims[0], int):
            there = {"island": f"i{aims[0] + 1}", "coins": len(mind.table.islands[aims[0]].coins)}
            return (Because("coins-there", there), Because("fetches", {"room": room(mind.table, ship)}))
    if verb == "shoot":
        return (Because("hits-expected", {"hits": round(firepower(ship), 1)}),)
    if verb == "explore":
        return (Because("fetches", {"room": room(mind.table, ship)}),)
    if verb == "repair":
        return (Because("masts-lost", {"masts": len(ship.masts) - masts(ship)}),)
    return (THUMB,)


#: verbs that say where by figures alone
RAW = ("course", "drift", "fly")
#: verbs that sail a ship
COURSES = ("course", "toward", "beside", "drift", "fly")


def by_table(table: Mapping[str, float]) -> Bot:
    return smart(convert(dict(table), Weights))


def master_by_table(table: Mapping[str, float]) -> Bot:
    return master(convert(dict(table), Weights))


PLAYER = Player(
    msgspec.structs.asdict(WEIGHTS),
    by_table,
    weigh,
    Player(
        msgspec.structs.asdict(MASTER),
        master_by_table,
        weigh_as_master,
        Player(msgspec.structs.asdict(ADMIRAL), master_by_table, weigh_as_admiral),
    ),
)
