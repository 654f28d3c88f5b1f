"""What several commands share: language, options of a game, files, how the work of many games is done."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from flibuste.arena.spread import Where
from flibuste.kernel.audit import load
from flibuste.kernel.files import read_text
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.record import BadRecord
from flibuste.words.texts import Texts, language

from .numbers import is_whole

__all__ = [
    "USUAL",
    "Work",
    "expect_file",
    "expect_folder",
    "extra",
    "game_options",
    "language",
    "load_file",
    "state_folder",
    "words",
]


def state_folder() -> Path:
    """Where matches and lessons that were left are kept until one comes back."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "flibuste"


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Work:
    """How the work of many games is done, and how its result is told.

    Parameters
    ----------
    seed
        The same seed gives the same games.
    jobs
        How many processes share the work.
    on
        Where the work is done: ray for a local Ray, ray://HOST:PORT for a cluster.
    json
        Print the result for a program to read.
    lang
        fr or en.
    """

    seed: int = 0
    jobs: int = 1
    on: str | None = None
    json: Annotated[bool, Parameter(negative="")] = False
    lang: str | None = None

    @property
    def where(self) -> Where:
        """Return the place of the work. Raises ValueError where there is no such place."""
        return Where(self.jobs, self.on)

    @property
    def words(self) -> Texts:
        return words(language(self.lang))

    @contextmanager
    def progress(self) -> Iterator[Callable[[str, int, int], None]]:
        """Show how far each step has come: `tell(step, done, of)`; nothing is shown to a program, nor before
        there is something to tell."""
        bars = Progress(console=Console(stderr=True), disable=self.json)
        steps: dict[str, Any] = {}

        def tell(step: str, done: int, of: int) -> None:
            if not steps:
                bars.start()
            if step not in steps:
                steps[step] = bars.add_task(step, total=of)
            bars.update(steps[step], completed=done)

        try:
            yield tell
        finally:
            if steps:
                bars.stop()

    @contextmanager
    def counting(self, step: str, of: int) -> Iterator[Callable[[int], None]]:
        """Show how much of one step is done: `more(count)` for each part of it."""
        with self.progress() as tell:
            done = 0

            def more(count: int) -> None:
                nonlocal done
                done += count
                tell(step, done, of)

            yield more


USUAL = Work()


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
        elif kind == "number" and is_whole(value):
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


def expect_folder(folder: Path) -> None:
    """ValueError where a folder to write into can't be one: before the work, not after it."""
    nearest = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    if not nearest.is_dir():
        raise ValueError(f"{nearest}: expected a folder")
    _expect_writable(nearest)


def expect_file(file: Path) -> None:
    """ValueError where a file to write can't be one."""
    if file.is_dir():
        raise ValueError(f"{file}: expected a file, not a folder")
    if not file.absolute().parent.is_dir():
        raise ValueError(f"{file}: there is no folder {file.parent}")
    _expect_writable(file if file.exists() else file.absolute().parent)


def _expect_writable(place: Path) -> None:
    if not os.access(place, os.W_OK):
        raise ValueError(f"{place}: can't be written to")


def extra(module: str, name: str) -> Any:
    """A module that needs an extra; ValueError says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(f"{error.name} is missing: pip install 'flibuste[{name}]'") from None
