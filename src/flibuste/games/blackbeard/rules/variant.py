"""The one seam between the game for several players and the solitaire game (19).

A rule that differs alone asks `variant(s)`. What stands here is the game for several; `rules.solo` gives the
other answers and enters them under one seat. Nothing else tests how many play.
"""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.game import Result

from ..box import FIGURE
from ..state import G, Pirate, State


class Variant:
    """The game for several."""

    #: owners of pirates who are no players (19.1)
    systems = 0
    #: merchants on the board at the start (3, step 8) and after a disaster (17.2#23)
    merchants = FIGURE["setup-merchants"]
    #: with fewer than these on the board, their number is raised to this (4.4B)
    merchant_floor = FIGURE["merchant-floor"]
    merchant_refill = FIGURE["merchant-refill"]
    #: their number after a storm (19.4)
    merchants_after_storm = 0
    #: whether pirates duel (19.3)
    duels = True
    #: whether an empty deck is shuffled anew, however often (19.12)
    endless = False

    def prepare(self, s: State, held: list[int], now: list[int], dice: Dice) -> bool:
        """19.1–19.8: deal the cards and the board; False leaves it to chapter 3."""
        return False

    def begin(self, g: G) -> Rule[bool]:
        """19.6–19.8: what is decided before the first turn; False leaves it to chapter 3."""
        yield from ()
        return False

    def system_turn(self, g: G) -> Rule[None]:
        """19.2, 19.12: the turn of an owner who is no player."""
        raise LookupError("every owner is a player")

    def answer(self, g: G, kind: str, options: Options, about: dict[str, Any]) -> Option:
        """19.17: what an owner who is no player decides."""
        raise LookupError("every owner is a player")

    def response(self, g: G, p: Pirate) -> Rule[None]:
        """19.13, 19.14: the window of an action against which nobody at the table could play."""
        yield from ()

    def double_cross(self, g: G, p: Pirate) -> Rule[bool]:
        """17.2#4, 19.13: whether a card turned up for the system hangs a pirate who shows his letter."""
        yield from ()
        return False

    def turn_begins(self, g: G) -> None:
        """19.14."""

    def turn_ends(self, g: G) -> None:
        """19.16bis."""

    def action_ends(self, g: G) -> None:
        """19.9."""

    def lost(self, g: G, p: Pirate) -> None:
        """19.1, 19.9: a pirate has been eliminated."""

    def retired(self, g: G, p: Pirate) -> None:
        """19.1, 19.9: a pirate has retired."""

    def succeeded(self, s: State, p: Pirate, number: int) -> None:
        """19.1: a mutinous crew has a new captain."""

    def never_overthrown(self, p: Pirate) -> bool:
        """19.16: whether mutiny can't unseat a pirate."""
        return False

    def crew_at_zero(self, g: G, p: Pirate) -> None:
        """19.16bis: loyalty 0 under a pirate who is never overthrown."""

    def quelled(self, g: G, p: Pirate, roll: int) -> Rule[None]:
        """19.16: the mutiny roll of a pirate who is never overthrown."""
        yield from ()

    def only_by_letter(self, p: Pirate) -> bool:
        """19.15, ruling A83: whether a pirate retires by a letter shown in port and in no other way."""
        return False

    def result(self, scores: list[int], detail: tuple[dict[str, int], ...], s: State) -> Result:
        """18.11, 19.9."""
        return Result.by_score(scores, detail)

    def tell_end(self, g: G) -> None:
        g.tell("over")


SEVERAL = Variant()
#: by number of seats, where it differs
VARIANTS: dict[int, Variant] = {}


def variant_for(seats: int) -> Variant:
    return VARIANTS.get(seats, SEVERAL)


def variant(s: State) -> Variant:
    return VARIANTS.get(s.seats, SEVERAL)
