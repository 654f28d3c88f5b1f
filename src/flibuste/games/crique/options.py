"""The options of every decision, made once: a rule picks ready tuples instead of building them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from flibuste.kernel.decision import PASS, Option, Options

from .box import (
    BATTLE_CARDS,
    BOX,
    CARD_WORDS,
    ISLANDS,
    LAST,
    LEGEND_WORDS,
    OUTER,
    PRICE,
    SECTIONS,
    START,
    VOLLEY_KINDS,
    WHEEL,
)

SEATS = tuple(f"p{seat}" for seat in range(5))
SEAT_OF = {word: seat for seat, word in enumerate(SEATS)}
SECTION_OF = {word: section for section, word in enumerate(SECTIONS)}
ISLAND_OF = {word: island for island, word in enumerate(ISLANDS)}

#: 7.8: the wheel
SAIL = tuple(Option("sail", ISLANDS[island]) for island in WHEEL)
OUTER_WORDS = tuple(ISLANDS[island] for island in OUTER)
ONLY_PASS = (PASS,)
#: for decisions whose prompt speaks of nothing more
NOTHING: dict[str, str] = {}


def price(ring: int, steps: int) -> int:
    """5.2, 12.upgrade-1: the sum of the prices of all steps passed."""
    return sum(PRICE[ring : ring + steps])


def _outfits() -> Options:
    """5.1, 5.5: every outfit that the opening gold pays for, the bare ship first."""
    most = LAST - START
    return tuple(
        Option("outfit", *steps)
        for steps in product(range(most + 1), repeat=4)
        if sum(price(START, step) for step in steps) <= BOX.start_gold
    )


OUTFITS = _outfits()

# ---- battle


def as_bits(seats: Iterable[int]) -> int:
    """Seats as a number that the tables below are indexed by."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


FLEE = Option("flee")
RELOAD = (Option("reload"), FLEE)
_FIRE_AT = tuple(tuple(Option("fire", seat, section) for section in SECTIONS) for seat in SEATS)
_FIRE_AT_FOE = tuple(Option("fire", legend, "hull") for legend in LEGEND_WORDS)

#: 8.17: by the seats that may be fired at, as bits
FIRE: tuple[Options, ...] = tuple(
    tuple(option for seat in range(5) if bits >> seat & 1 for option in _FIRE_AT[seat]) for bits in range(32)
)
FIRE_OR_FLEE: tuple[Options, ...] = tuple((*fire, FLEE) for fire in FIRE)
#: 19.3: by legend
FIRE_AT_FOE: tuple[Options, ...] = tuple((option,) for option in _FIRE_AT_FOE)
FIRE_AT_FOE_OR_FLEE: tuple[Options, ...] = tuple((option, FLEE) for option in _FIRE_AT_FOE)

PLAY = tuple(Option("play", word) for word in CARD_WORDS)
PLAY_VOLLEY = {kind: PLAY[kind] for kind in sorted(VOLLEY_KINDS)}
#: battle cards that need a number of chests, with that number
PLAY_CHESTS = {
    kind: tuple(Option("play", card.id, chests) for chests in range(BOX.chests + 1))
    for kind, card in BATTLE_CARDS.items()
    if card.speed_a_chest
}

# ---- islands


def _by_gold(cost: list[int], options: list[Option]) -> tuple[Options, ...]:
    """For each amount of gold up to the highest cost, the options that it pays for."""
    highest = max(cost, default=0)
    return tuple(
        tuple(option for option, needed in zip(options, cost, strict=True) if needed <= gold)
        for gold in range(highest + 1)
    )


#: 12.upgrade-1: by section, ring and gold, the raises that can be paid for
RAISES = tuple(
    tuple(
        _by_gold(
            [price(ring, steps) for steps in range(1, LAST - ring + 1)],
            [Option("raise", section, steps) for steps in range(1, LAST - ring + 1)],
        )
        for ring in range(LAST + 1)
    )
    for section in SECTIONS
)
REFIT = tuple(Option("refit", section) for section in SECTIONS)
BUY = (Option("buy-card"),)
BURY_CHESTS = tuple(
    tuple(Option("bury-chests", chests) for chests in range(1, most + 1)) for most in range(BOX.chests + 1)
)
BURY_GOLD = tuple(
    tuple(Option("bury-gold", lots) for lots in range(1, most + 1))
    for most in range((BOX.ones + 5 * BOX.fives) // BOX.gold_a_fame + 1)
)
MEND = tuple(Option("mend", section) for section in SECTIONS)
FIT = tuple(Option("mastercraft", section) for section in SECTIONS)
GIFTS = (Option("gift", "two-cards"), Option("gift", "card-and-gold"))
