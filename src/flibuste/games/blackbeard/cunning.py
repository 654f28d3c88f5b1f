"""12: cunning and luck — a point of cunning rolls any roll of the pirate again."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from .components import PIRATES
from .state import Pirate
from .tools import KEEP, G, ask, crew, option


def again(g: G, p: Pirate, dice: int, total: int, need: int, rule: str, low: bool = False) -> Rule[int]:
    """The roll that stands. The owner is asked while the roll is not all he needs (at least `need`, or at
    most where `low` is good) and he, or his ally, has cunning left; a D66 is never rolled again."""
    while total > need if low else total < need:
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
        total = sum(g.roll(dice))
        g.tell("rerolled", pirate=chosen[1], roll=total, left=spender.cunning)
    return total


def again_card(
    g: G, owner: int, number: int, left: int, dice: int, total: int, need: int
) -> Rule[tuple[int, int]]:
    """The same for a pirate card from the hand that duels (ruling A60): the roll, the cunning left."""
    while left > 0 and total < need:
        options = (KEEP, option("reroll", PIRATES[number].id))
        about = {"pirate": PIRATES[number].id, "roll": total, "why": "15.1"}
        chosen = yield from ask(g, owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        left -= 1
        total = sum(g.roll(dice))
        g.tell("rerolled", pirate=PIRATES[number].id, roll=total, left=left)
    return total, left
