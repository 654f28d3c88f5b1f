"""What things are worth, in fame: cargo that can still be buried, cards, the odds of a duel. The rules
know nothing of it, the game’s own player weighs by it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb, exp, log

from ..box import BOX, CARD_WORDS, FAME_CARDS, TREASURE_ISLAND

#: What a month of plunder brings on average, the lost fights included, beside fame: chests, gold.
CHESTS_A_MONTH, GOLD_A_MONTH = 1, 2


@lru_cache(maxsize=1 << 16)
def plan(safe: tuple[bool, ...], hold: int, chests: int, gold: int, fame_a_month: float = 1.3) -> float:
    """The fame that the months to come will bring: in each, plunder, or bury where `safe` says that no
    legend guards Treasure Island. `hold` is how many chests the hull carries, `fame_a_month` what plunder
    brings beside cargo."""
    if not safe:
        return 0.0
    later = safe[1:]
    more = min(hold, chests + CHESTS_A_MONTH)
    best = fame_a_month + plan(later, hold, more, gold + GOLD_A_MONTH, fame_a_month)
    if safe[0]:
        buried = chests + gold // BOX.gold_a_fame
        best = max(best, buried + plan(later, hold, 0, gold % BOX.gold_a_fame, fame_a_month))
    return best


def safe_months(guards: Iterable[int], months: int) -> tuple[bool, ...]:
    """For this month and those that follow it, whether Treasure Island is free of legends. `guards` are
    the islands of the black ships now; each goes on by one island a month."""
    islands = tuple(guards)
    return tuple(
        all((island - 1 + later) % TREASURE_ISLAND + 1 != TREASURE_ISLAND for island in islands)
        for later in range(months)
    )


@lru_cache(maxsize=4096)
def chance(dice: int, needed: int, sixths: int = 2) -> float:
    """How likely so many dice make at least so many hits, each die hitting on `sixths` of its faces."""
    if needed <= 0:
        return 1.0
    p = sixths / 6
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(needed, dice + 1))


def duel(my_dice: int, my_need: int, his_dice: int, his_need: int, edge: float, force: float) -> float:
    """The odds of winning a fight, where `need` is how many hits put a ship out of it, `edge` what the speed
    is worth, `force` how much the better ship wins more often."""
    mine = his_need / max(my_dice, 0.5)
    his = my_need / max(his_dice, 0.5)
    return 1 / (1 + exp(-force * log(his / mine) - edge))


_CARD_WORTH = {
    "long-john": 4.0,
    "trelawney": 2.5,
    "flint": 1.5,
    "billy-bones": 1.2,
    "mastercraft": 1.4,
    "piracy": 2.5,
    "treasure-map": 1.0,
    "shipowner": 1.2,
    "smoke": 1.2,
    "french-leave": 1.0,
    "royal-navy": 0.8,
    "grapeshot": 0.9,
    "fair-wind": 0.7,
}


_FAME = {CARD_WORDS[kind]: fame for kind, fame in FAME_CARDS.items()}


def card_worth(card: str, left: float) -> float:
    """What a card in hand is worth when that part of the match is left."""
    fame = _FAME.get(card)
    return float(fame) if fame is not None else _CARD_WORTH.get(card, 0.5) * min(1.0, left * 3)
