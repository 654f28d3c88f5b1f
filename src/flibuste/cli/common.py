"""What several commands share: language, options of a game, files."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from flibuste.kernel.audit import load
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.record import BadRecord
from flibuste.words.texts import Texts, language

__all__ = ["extra", "game_options", "language", "load_file", "read_text", "words"]


@cache
def words(lang: str) -> Texts:
    """The texts of the command line."""
    return Texts("flibuste.cli", lang)


def game_options(game: str, assignments: list[str]) -> dict[str, Any]:
    """`name=value` words as the options of a game."""
    settings = {setting.name: setting for setting in find(game).settings}
    options: dict[str, Any] = {}
    for word in assignments:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"option {word!r}: expected name=value")
        setting = settings.get(name)
        kind = setting.kind if setting else "text"
        if kind == "flag" and value in ("true", "false", "yes", "no", "1", "0"):
            options[name] = value in ("true", "yes", "1")
        elif kind == "number" and value.lstrip("-").isdigit():
            options[name] = int(value)
        else:
            options[name] = value
    return options


def load_file(file: Path) -> Match:
    """The match that a file records; the file is named where it does not hold."""
    try:
        return load(read_text(file))
    except BadRecord as error:
        raise ValueError(f"{file}: {error}") from None


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: expected a text file in UTF-8") from None
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None


def extra(module: str, name: str) -> Any:
    """A module that needs an extra; ValueError says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(f"{error.name} is missing: pip install 'flibuste[{name}]'") from None
