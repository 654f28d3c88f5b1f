"""12: cunning and luck — a point of cunning rolls any roll of the pirate again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from flibuste.kernel.decision import Rule

from ..box import PIRATES
from ..options import KEEP, option
from ..state import G, Pirate
from .alliances import crew
from .asking import ask

#: whether a total leaves the pirate nothing to wish for
Enough: TypeAlias = Callable[[int], bool]


#: Rolls of which every pip counts, up or (9.45) down: of the others, one is enough or not.
GRADED = frozenset({"8.32", "8.35", "9.42", "9.44", "9.45", "9.53", "9.63"})
#: The price of a haven: the less the better.
PRICE = "9.45"


def to_beat(g: G, p: Pirate, faces: list[int], bonus: int, theirs: int, rule: str) -> Rule[list[int]]:
    """Return the dice that stand in a roll that must come to more than the other's, with a bonus."""
    return again(g, p, faces, lambda total: total + bonus > theirs, rule, bonus, theirs)


def to_match(g: G, p: Pirate, faces: list[int], bonus: int, theirs: int, rule: str) -> Rule[list[int]]:
    """Return the dice that stand in a roll that must come to as much as the other's, with a bonus."""
    return again(g, p, faces, lambda total: total + bonus >= theirs, rule, bonus, theirs)


def again(
    g: G,
    p: Pirate,
    faces: list[int],
    enough: Enough,
    rule: str,
    bonus: int = 0,
    theirs: int = 0,
    graded: bool = False,
) -> Rule[list[int]]:
    """Return the dice that stand. The owner is asked as long as their total is not enough and the pirate, or
    his ally, has cunning left; a D66 is never rolled again. He sees what he is up against: his total with the
    bonus, and theirs; of a graded roll, every pip counts."""
    while not enough(total := sum(faces)):
        able = [q for q in crew(g.state, p) if q.cunning > 0]
        if not able:
            break
        options = (KEEP, *[option("reroll", PIRATES[q.id].id) for q in able])
        about = _about(PIRATES[p.id].id, total, rule, total + bonus, theirs)
        about |= _aim(len(faces), enough, rule, graded)
        chosen = yield from ask(g, p.owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        spender = next(q for q in able if PIRATES[q.id].id == chosen[1])
        spender.cunning -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=chosen[1], dice=faces, left=spender.cunning)
    return faces


@cache
def better(dice: int, aim: str, bar: int) -> float:
    """The chance that so many dice are what is wanted (`_aim`): enough, or better than `bar`."""
    ways = Counter({0: 1})
    for _ in range(dice):
        ways = _one_more(ways)
    wanted: dict[str, Callable[[int], bool]] = {
        "least": lambda total: total >= bar,
        "most": lambda total: total <= bar,
        "more": lambda total: total > bar,
        "less": lambda total: total < bar,
        "none": lambda total: False,
    }
    return float(sum(count for total, count in ways.items() if wanted[aim](total)) / 6**dice)


def _one_more(ways: Counter[int]) -> Counter[int]:
    """By total, in how many ways one die more comes to it."""
    more: Counter[int] = Counter()
    for total, count in ways.items():
        for face in range(1, 7):
            more[total + face] += count
    return more


def _aim(dice: int, enough: Enough, rule: str, graded: bool = False) -> dict[str, Any]:
    """What is wanted of so many dice, for who is asked: a total of `bar` or more, or of `bar` or less; only
    the more or the less the better; or, as no total is enough, nothing."""
    totals = [total for total in range(dice, 6 * dice + 1) if enough(total)]
    if graded or rule in GRADED or (dice == 3 and totals == [18]):  # 17.2#1: the treasure itself
        return {"dice": dice, "aim": "less" if rule == PRICE else "more", "bar": 0}
    if not totals:
        return {"dice": dice, "aim": "none", "bar": 0}
    if totals[0] == dice:
        return {"dice": dice, "aim": "most", "bar": totals[-1]}
    return {"dice": dice, "aim": "least", "bar": totals[0]}


def again_card(
    g: G, owner: int, number: int, left: int, faces: list[int], theirs: int
) -> Rule[tuple[list[int], int]]:
    """Return the dice that stand and the cunning left, for a pirate card from the hand that duels (ruling
    A60)."""
    while left > 0 and (total := sum(faces)) <= theirs:
        options = (KEEP, option("reroll", PIRATES[number].id))
        about = _about(PIRATES[number].id, total, "15.1", total, theirs)
        about |= {"left": left, **_aim(len(faces), lambda total: total > theirs, "15.1")}
        chosen = yield from ask(g, owner, "cunning", options, "12", about)
        if chosen == KEEP:
            break
        left -= 1
        faces = g.roll(len(faces))
        g.tell("rerolled", pirate=PIRATES[number].id, dice=faces, left=left)
    return faces, left


def _about(pirate: str, roll: int, rule: str, own: int, theirs: int) -> dict[str, Any]:
    return {"pirate": pirate, "roll": roll, "why": rule, "own": own, "theirs": theirs}
