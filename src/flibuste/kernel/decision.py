"""What the rules ask, and what can be answered.

An *option* is a verb and its objects; a *decision* is a question to one seat, with its options and the
rule that asks. Rules yield decisions (or a `Together` of several, or a checkpoint) and are sent options.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

import msgspec

from .refusal import IllegalChoice, Reason

#: A number of more digits is not read as one: it stays a word, which no rule offers.
DIGITS = 30
_WHOLE = re.compile(rf"(0|-?[1-9][0-9]{{0,{DIGITS - 1}}})\Z")
EMPTY = Reason("", "empty-option")


class Option(tuple[Any, ...]):
    """A verb and its objects: `Option("sail", "west-caribbean")`, `Option("bury", 3)`.

    Objects are whole numbers or words without spaces. The text form is canonical and round-trips:
    `Option.parse(str(option)) == option`. A seat, as an object, is written `p0`, `p1`, …
    """

    __slots__ = ()

    def __new__(cls, verb: str, *objects: str | int) -> Option:
        return tuple.__new__(cls, (verb, *objects))

    @property
    def verb(self) -> str:
        return self[0]  # type: ignore[no-any-return]

    @property
    def objects(self) -> tuple[str | int, ...]:
        return tuple(self[1:])

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Option({', '.join(map(repr, self))})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)

    @classmethod
    def parse(cls, text: str) -> Option:
        words = text.split()
        if not words:
            raise IllegalChoice(EMPTY)
        return cls(words[0], *(int(w) if _WHOLE.match(w) else w for w in words[1:]))


PASS = Option("pass")


class Form:
    """The continuous part of a decision: what may be sent beside the listed options.

    `name` says which form it is (the client has a widget by that name), `fields` what it needs to be
    drawn: given, or made by a function when somebody first looks at them while it is asked. The game's
    `check` judges what is sent, its `suggest` samples it.
    """

    __slots__ = ("_fields", "name")

    def __init__(self, name: str, fields: dict[str, Any] | Callable[[], dict[str, Any]]) -> None:
        self.name = name
        self._fields = fields

    @property
    def fields(self) -> dict[str, Any]:
        return self.settle()

    def settle(self) -> dict[str, Any]:
        """Return the fields, and make them now if nobody has looked at them yet."""
        fields = self._fields
        if callable(fields):
            fields = self._fields = fields()
        return fields


Options: TypeAlias = tuple[Option, ...]


class Decision(msgspec.Struct, eq=False, gc=False):
    """A question to one seat.

    `about` holds what the prompt's text needs. `again` recomputes the options from the state: a rule
    whose options depend on what only this seat knows gives it, so that a re-dealt match asks anew. With a
    form they are `listed` when somebody first looks at them, while it is asked: a player who only sends a
    form needs no list.
    """

    seat: int
    kind: str
    listed: Options | None
    rule: str
    about: dict[str, Any] = {}
    form: Form | None = None
    again: Callable[[], Options] | None = None

    @property
    def options(self) -> Options:
        listed = self.listed
        if listed is None:
            assert self.again is not None
            listed = self.listed = self.again()
        return listed

    def settle(self) -> None:
        """Work out now what is otherwise made when somebody first looks: what it is made from will change."""
        self.listed = self.options
        if self.form is not None:
            self.form.settle()


class Together(msgspec.Struct, eq=False):
    """Decisions of several seats at once: no answer is shown before the last is in."""

    decisions: list[Decision]


class Checkpoint(msgspec.Struct, frozen=True):
    """Nothing is on the stack: `play` could start again from the state as it is. `turn` marks the
    beginning of a player's turn (or of the round, where all play at once)."""

    turn: bool


CHECKPOINT = Checkpoint(turn=False)
TURN = Checkpoint(turn=True)

T = TypeVar("T")
Asked: TypeAlias = Decision | Together | Checkpoint
#: The type of a rule: it yields what it asks, is sent what was chosen, and returns a T.
Rule: TypeAlias = Generator[Asked, Any, T]
