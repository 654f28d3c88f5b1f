"""What a rule has in its hands: the state, the dice, the story, and the way to ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from .decision import Decision, Form, Option, Options, Together
from .dice import Dice

S = TypeVar("S")


class Told(msgspec.Struct, frozen=True):
    """One entry of the story: a text's key and what it speaks of, never a sentence.

    `readers` are the seats that may read it (None: everybody); `at` is the number of choices made
    before it.
    """

    key: str
    about: dict[str, Any]
    readers: tuple[int, ...] | None
    at: int


#: An entry of the story as it is kept: what `Told` names, in the same order.
Line: TypeAlias = tuple[str, dict[str, Any], tuple[int, ...] | None, int]


class Table(Generic[S]):
    """The `g` of every rule."""

    __slots__ = ("choices", "dice", "sealed", "state", "told")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.told: list[Line] = []
        #: how many choices have been made
        self.choices = 0
        #: choices before this one can't be taken back: a secret was shown after them
        self.sealed = 0

    def ask(
        self,
        seat: int,
        kind: str,
        options: Options | Callable[[], Options],
        rule: str,
        form: Form | None = None,
        **about: Any,
    ) -> Decision:
        """A decision to yield: `option = yield g.ask(seat, "aim", options, "8.17", target=…)`.

        Give a function instead of a tuple where the options depend on what only this seat knows.
        """
        if callable(options):
            return Decision(seat, kind, options() if form is None else None, rule, about, form, options)
        return Decision(seat, kind, options, rule, about, form)

    def ask_all(self, decisions: list[Decision]) -> Together:
        """Ask several seats at once and in secret: `answers = yield g.ask_all([…])` gives a dict from
        seat to option."""
        return Together(decisions)

    def tell(self, key: str, to: tuple[int, ...] | None = None, **about: Any) -> None:
        """Add to the story; `to` are the seats that may read it (None: everybody)."""
        self.told.append((key, about, to, self.choices))

    def reveal(self) -> None:
        """Somebody has just seen what was hidden (a card drawn or turned, a hand shown): no choice
        made before now can be taken back. Dice and shuffles do this by themselves."""
        self.sealed = self.choices

    def die(self, sides: int = 6) -> int:
        return self.dice.die(sides)

    def roll(self, count: int, sides: int = 6) -> list[int]:
        return self.dice.roll(count, sides)


def seat_word(seat: int) -> str:
    """A seat as an object of an option, or in the story."""
    return f"p{seat}"


def choices(verb: str, objects: Sequence[str | int]) -> Options:
    """One option for each object."""
    return tuple([Option(verb, each) for each in objects])
