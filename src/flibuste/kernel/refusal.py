"""Why something is refused: keys and values, never sentences.

A `Reason` is plain data. `words` puts it into French or English; it also lends the kernel its voice, so
that an exception reads well in a traceback.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

#: Characters that are shown of what somebody sent: nobody wants to read more.
SHOWN = 200


class Reason(msgspec.Struct, frozen=True):
    """A key of the texts (`no-KEY`) of a game, or of no game (""), the rule that refuses, and the values that
    the sentence needs."""

    game: str
    key: str
    rule: str = ""
    about: dict[str, Any] = {}

    def told(self, lang: str) -> str:
        """The sentence in a language (fr or en), without its rule."""
        return _speakers[-1](self, lang)

    def __str__(self) -> str:
        sentence = self.told("en")
        return f"{sentence} ({self.rule})" if self.rule else sentence


def _bare(reason: Reason, lang: str) -> str:
    return " ".join([reason.key, *(f"{name}={value}" for name, value in reason.about.items())])


#: who puts a reason into a language; `words` adds itself when it is imported
_speakers: list[Callable[[Reason, str], str]] = [_bare]


def speak(speaker: Callable[[Reason, str], str]) -> None:
    """Have reasons put into words by `speaker` where they are shown as text."""
    _speakers.append(speaker)


class IllegalChoice(ValueError):
    """A choice that the rules do not allow. The match is unchanged.

    `why` is the reason as data, `reason` the same in English, `rule` the rule that refuses or that asked.
    `option` is what was sent, if it came that far.
    """

    def __init__(self, why: Reason, option: str | None = None, rule: str | None = None) -> None:
        super().__init__(why, option, rule)
        self.why = why
        self.option = option
        self.rule = why.rule or rule

    @property
    def reason(self) -> str:
        sentence = self.why.told("en")
        return sentence if self.option is None else f"{_short(self.option)!r} can't be chosen: {sentence}"

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


class Unfit(ValueError):
    """Seats or settings that a match can't begin with; `why` is the reason as data."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return str(self.why)
