"""12: cunning and luck — a point of cunning rolls any roll of the pirate again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from flibuste.kernel.decision import Rule

from ..box import PIRATES
from ..options import KEEP, option
from ..state import G, Pirate
from .alliances import crew
from .asking import ask

#: whether a total leaves the pirate nothing to wish for
Enough: TypeAlias = Callable[[int], bool]


def to_beat(g: G, p: Pirate, faces: list[int], bonus: int, theirs: int, rule: str) -> Rule[list[int]]:
    """Return the dice that stand in a roll that must come to more than the other's, with a bonus."""
    return again(g, p, faces, lambda total: total + bonus > theirs, rule, bonus, theirs)


def to_match(g: G, p: Pirate, faces: list[int], bonus: int, theirs: int, rule: str) -> Rule[list[int]]:
    """Return the dice that stand in a roll that must come to as much as the other's, with a bonus."""
    return again(g, p, faces, lambda total: total + bonus >= theirs, rule, bonus, theirs)


def again(
    g: G, p: Pirate, faces: list[int], enough: Enough, rule: str, bonus: int = 0, theirs: int = 0
) -> Rule[list[int]]:
    """Return the dice that stand. The owner is asked as long as their total is not enough and the pirate, or
    his ally, has cunning left; a D66 is never rolled again. He sees what he is up against: his total with the
    bonus, and theirs."""
    while not enough(total := sum(faces)):
        able = [q for q in crew(g.state, p) if q.cunning > 0]
        if not able:
            break
        options = (KEEP, *[option("reroll", PIRATES[q.id].id) for q in able])
        about = _about(PIRATES[p.id].id, total, rule, total + bonus, theirs)
        chosen = yield from ask(g, p.owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        spender = next(q for q in able if PIRATES[q.id].id == chosen[1])
        spender.cunning -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=chosen[1], dice=faces, left=spender.cunning)
    return faces


def again_card(
    g: G, owner: int, number: int, left: int, faces: list[int], theirs: int
) -> Rule[tuple[list[int], int]]:
    """Return the dice that stand and the cunning left, for a pirate card from the hand that duels (ruling
    A60)."""
    while left > 0 and (total := sum(faces)) <= theirs:
        options = (KEEP, option("reroll", PIRATES[number].id))
        about = _about(PIRATES[number].id, total, "15.1", total, theirs)
        chosen = yield from ask(g, owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        left -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=PIRATES[number].id, dice=faces, left=left)
    return faces, left


def _about(pirate: str, roll: int, rule: str, own: int, theirs: int) -> dict[str, Any]:
    return {"pirate": pirate, "roll": roll, "why": rule, "own": own, "theirs": theirs}
