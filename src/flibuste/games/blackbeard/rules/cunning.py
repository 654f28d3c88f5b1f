"""12: cunning and luck — a point of cunning rolls any roll of the pirate again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from flibuste.kernel.decision import Rule

from ..box import PIRATES
from ..options import KEEP, option
from ..state import G, Pirate
from .alliances import crew
from .asking import ask

#: whether a total leaves the pirate nothing to wish for
Enough: TypeAlias = Callable[[int], bool]


def beats(bonus: int, theirs: int) -> Enough:
    """With his bonus, more than the other has."""
    return lambda total: total + bonus > theirs


def matches(bonus: int, theirs: int) -> Enough:
    """With his bonus, as much as the other has."""
    return lambda total: total + bonus >= theirs


def again(g: G, p: Pirate, faces: list[int], enough: Enough, rule: str) -> Rule[list[int]]:
    """Return the dice that stand. The owner is asked as long as their total is not enough and the pirate, or
    his ally, has cunning left; a D66 is never rolled again."""
    while not enough(total := sum(faces)):
        able = [q for q in crew(g.state, p) if q.cunning > 0]
        if not able:
            break
        options = (KEEP, *[option("reroll", PIRATES[q.id].id) for q in able])
        about = {"pirate": PIRATES[p.id].id, "roll": total, "why": rule}
        chosen = yield from ask(g, p.owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        spender = next(q for q in able if PIRATES[q.id].id == chosen[1])
        spender.cunning -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=chosen[1], dice=faces, left=spender.cunning)
    return faces


def again_card(
    g: G, owner: int, number: int, left: int, faces: list[int], enough: Enough
) -> Rule[tuple[list[int], int]]:
    """Return the dice that stand and the cunning left, for a pirate card from the hand that duels (ruling
    A60)."""
    while left > 0 and not enough(total := sum(faces)):
        options = (KEEP, option("reroll", PIRATES[number].id))
        about = {"pirate": PIRATES[number].id, "roll": total, "why": "15.1"}
        chosen = yield from ask(g, owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        left -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=PIRATES[number].id, dice=faces, left=left)
    return faces, left
