"""Dice rolled for a ship, with what may change them (8.4, 8.5): every die of a ship goes through here."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Rule

from ..abilities.registry import has, once, plain, use
from ..state import G, Ship
from ..table.contact import hull
from ..table.geometry import point_distance

_KEEP = (Option("keep"), Option("reroll"))


#: what is cast for when a bombardier's own gun fires: no crew has a hand in it (ruling P83)
BOMBARD = "bombard"


def cast(g: G, ship: Ship, purpose: str) -> Rule[int]:
    """One d6 for a ship. A crew may roll two and keep one, or roll again once a turn (the second stands)."""
    s = g.state
    codes = _codes(g, ship) if purpose != BOMBARD else ()
    two = bool(codes) and (yield from rolls_two(g, ship, purpose))
    face = g.die()
    if two:
        face = yield from best_of_two(g, ship, purpose, face)
    if codes and "reroll_any" in codes and "reroll_any" not in ship.deeds.codes:
        face = yield from reroll_any(g, ship, purpose, face)
    if s.tokens and cursed(g, ship):
        face = max(1, face - 2)
    return face


def _codes(g: G, ship: Ship) -> tuple[str, ...]:
    codes = ("pick_best_of_2d6", "best_of_two_shot", "reroll_any")
    return tuple([c for c in codes if has(g.state, ship, c)])


def two_dice(g: G, ship: Ship, purpose: str) -> str:
    """The code that lets this die be two: for any die of an action, or for one cannon a turn; "" for none."""
    if has(g.state, ship, "pick_best_of_2d6") and ship.deeds.best != ship.done:
        return "pick_best_of_2d6"
    shot = purpose == "shot" and "best_of_two_shot" not in ship.deeds.codes
    return "best_of_two_shot" if shot and has(g.state, ship, "best_of_two_shot") else ""


def rolls_two(g: G, ship: Ship, purpose: str) -> Rule[bool]:
    """pick_best_of_2d6: for which of the dice of an action, the player says before it is rolled."""
    if not two_dice(g, ship, purpose):
        return False
    option = yield g.ask(
        ship.owner, "two-dice", lambda: _two(g, ship, purpose), "8.3", ship=ship.id, purpose=purpose
    )
    return bool(option != PASS)


def _two(g: G, ship: Ship, purpose: str) -> tuple[Option, ...]:
    return (Option("two"), PASS) if two_dice(g, ship, purpose) else (PASS,)


@plain("pick_best_of_2d6", "best_of_two_shot")
def best_of_two(g: G, ship: Ship, purpose: str, face: int) -> Rule[int]:
    """pick_best_of_2d6: once in each action, two dice instead of one; best_of_two_shot: one cannon a turn."""
    code = two_dice(g, ship, purpose)
    other = g.die()
    if code == "pick_best_of_2d6":
        ship.deeds.best = ship.done
        use(g, ship, code)
    elif code:
        once(g, ship, code)
    if other == face:
        return face
    options = (Option("face", max(face, other)), Option("face", min(face, other)))
    option = yield g.ask(ship.owner, "best", options, "8.3", ship=ship.id, purpose=purpose)
    return int(option[1])


@plain("reroll_any")
def reroll_any(g: G, ship: Ship, purpose: str, face: int) -> Rule[int]:
    """reroll_any: once a turn, one of its dice again; the second result stands."""
    option = yield g.ask(
        ship.owner, "reroll", lambda: _reroll(g, ship), "8.3", ship=ship.id, face=face, purpose=purpose
    )
    if option[0] != "reroll":
        return face
    once(g, ship, "reroll_any")
    face = g.die()
    g.tell("rerolled", ship=ship.id, die=face)
    return face


def _reroll(g: G, ship: Ship) -> tuple[Option, ...]:
    return _KEEP if has(g.state, ship, "reroll_any") else (PASS,)


def cursed(g: G, ship: Ship) -> bool:
    """The event cursed_zone: -2 on every die of a ship within L of its token."""
    s = g.state
    return any(
        token.kind == "cursed_zone" and point_distance(hull(ship), token.x, token.y) <= s.long
        for token in s.tokens
    )
