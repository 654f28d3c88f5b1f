"""What players agree on before the start of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .refusal import Reason, Unfit


class Setting(msgspec.Struct, frozen=True):
    """An option of a game that its players agree on before the start. Its texts are `setting-NAME`,
    `setting-NAME.help` and, for a choice, `setting-NAME-CHOICE`."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    #: the seat counts that need this flag: a page ticks it by itself
    seats: tuple[int, ...] = ()
    #: a text with a part for each seat, parted by `/` (the last serves for the seats after it)
    each: bool = False
    #: by language: "label", "help" and, for a choice, the label of each choice
    texts: dict[str, dict[str, str]] = {}

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.choices else "number" if isinstance(self.default, int) else "text"

    def turned(self, value: Any, seats: int) -> Any:
        """The value where everybody sits a seat further on: what is a seat's goes with who sat there."""
        if not self.each:
            return value
        parts = [part.strip() for part in value.split("/")]
        parts += parts[-1:] * (seats - len(parts))
        return " / ".join([*parts[1:], parts[0]])


def unfit(key: str, **about: Any) -> Unfit:
    """A refusal in words that belong to no game."""
    return Unfit(Reason("", key, about=about))


def settle(game: str, settings: tuple[Setting, ...], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return all settings of a match, defaults filled in. Raises Unfit for a value that does not fit."""
    if options is not None and not isinstance(options, Mapping):
        raise unfit("no-mapping", got=repr(options))
    given = dict(options or {})
    settled: dict[str, Any] = {}
    for setting in settings:
        settled[setting.name] = value = given.pop(setting.name, setting.default)
        _check(setting, value)
    if given:
        names = ", ".join(setting.name for setting in settings)
        unknown = repr(next(iter(given)))
        raise unfit("no-option", game=game, option=unknown, options=names, count=len(settings))
    return settled


def _check(setting: Setting, value: Any) -> None:
    name, got = setting.name, repr(value)
    if setting.kind == "flag" and not isinstance(value, bool):
        raise unfit("option-flag", option=name, got=got)
    if setting.kind == "choice" and value not in setting.choices:
        raise unfit("option-choice", option=name, choices=", ".join(setting.choices), got=got)
    if setting.kind == "number" and (
        isinstance(value, bool) or not isinstance(value, int) or not setting.low <= value <= setting.high
    ):
        raise unfit("option-number", option=name, low=setting.low, high=setting.high, got=got)
    if setting.kind == "text" and not isinstance(value, str):
        raise unfit("option-text", option=name, got=got)
