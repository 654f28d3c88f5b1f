"""The solitaire game at the seam of `rules.variant`: what Teach's player and the system do otherwise."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.game import Result

from ...box import FIGURE
from ...state import SYSTEM, G, Pirate, State
from ..variant import Variant
from . import against, ending, preparing, system, teach, turns


class Alone(Variant):
    """19: Teach against the system player."""

    systems = 1
    merchants = FIGURE["solo-merchants"]
    merchant_floor = merchant_refill = FIGURE["solo-refill"]
    merchants_after_storm = FIGURE["solo-merchants"]
    duels = False
    endless = True

    def prepare(self, s: State, held: list[int], now: list[int], dice: Dice) -> bool:
        preparing.prepare(s, held, now, dice)
        return True

    def begin(self, g: G) -> Rule[bool]:
        yield from preparing.begin(g)
        return True

    def system_turn(self, g: G) -> Rule[None]:
        return turns.system_turn(g)

    def answer(self, g: G, kind: str, options: Options, about: dict[str, Any]) -> Option:
        return system.answer(g, kind, options, about)

    def response(self, g: G, p: Pirate) -> Rule[None]:
        return against.response(g, p)

    def double_cross(self, g: G, p: Pirate) -> Rule[bool]:
        return against.double_cross(g, p)

    def turn_begins(self, g: G) -> None:
        against.wanted(g)

    def turn_ends(self, g: G) -> None:
        teach.end_of_turn(g)

    def action_ends(self, g: G) -> None:
        ending.check_loss(g)

    def lost(self, g: G, p: Pirate) -> None:
        ending.gone(g, p)

    def retired(self, g: G, p: Pirate) -> None:
        ending.gone(g, p)

    def succeeded(self, s: State, p: Pirate, number: int) -> None:
        """A crew of the system's has its new captain already: none is recruited for it (19.1)."""
        s.roster[s.roster.index(p.id)] = number

    def never_overthrown(self, p: Pirate) -> bool:
        return p.owner != SYSTEM

    def crew_at_zero(self, g: G, p: Pirate) -> None:
        teach.crew_at_zero(g, p)

    def quelled(self, g: G, p: Pirate, roll: int) -> Rule[None]:
        return teach.quell(g, p, roll)

    def only_by_letter(self, p: Pirate) -> bool:
        return p.owner != SYSTEM

    def result(self, scores: list[int], detail: tuple[dict[str, int], ...], s: State) -> Result:
        return Result(tuple(scores), (1 if ending.won(s) else 2,), detail)

    def tell_end(self, g: G) -> None:
        ending.tell_end(g)
