"""The lessons of a game: data in its folder `lessons/`, words beside them.

`lessons/NAME.toml` is a lesson, `lessons/{fr,en}.ftl` has its words (`NAME` is its title, `NAME.blurb`
what one learns, `NAME-KEY` what a step says). What lies on the table is said in the lesson itself (`[table]`,
laid by `lay(state, table)` of `lessons/positions.py`) or staged by a function there (`position`). A lesson
with `example` is a worked example of the rulebook: it belongs to its paragraph, not to the course.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec

from flibuste.kernel.decision import Option
from flibuste.kernel.decoders import convert
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match, stage
from flibuste.words.texts import Texts, rules


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: say something and, if `wait` names a kind of decision, wait for the learner's choice."""

    #: key of what is said
    say: str
    #: words of the board to point at
    point: tuple[str, ...] = ()
    #: the kind of decision that is waited for; "" for a step that only speaks
    wait: str = ""
    #: the choices that lead on, each an option or its first words; none: any choice does
    choose: tuple[str, ...] = ()
    #: key of what is said to another choice; "" for the general answer
    otherwise: str = ""
    #: the dice that are rolled from this choice on, and what the other seats choose, in order: `p1 sail hull`
    dice: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    def wants(self, option: Option) -> bool:
        """Whether a choice leads on."""
        said = str(option).split()
        return not self.choose or any(said[: len(way)] == way for way in map(str.split, self.choose))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    game: str
    name: str
    #: its place in the course, from 1; worked examples have none
    order: int = 0
    #: the paragraph that it plays through, for a worked example of the rulebook
    example: str = ""
    minutes: int = 5
    seats: int
    #: the learner's seat
    seat: int = 0
    seed: int = 0
    options: dict[str, Any] = {}
    #: a function of `lessons/positions.py`; "" is the first turn, "setup" the setup itself
    position: str = ""
    #: what lies on the table, in the game's own words; not with a position
    table: dict[str, Any] = {}
    #: before the first step: the dice, and what the other seats choose
    dice: tuple[int, ...] = ()
    others: tuple[str, ...] = ()
    #: what is chosen for the learner where no step waits for that kind of decision
    auto: dict[str, str] = {}
    #: rules that are shown at work
    rules: tuple[str, ...] = ()
    step: tuple[Step, ...]

    def begin(self) -> Match:
        """Return the match that the lesson begins with."""
        if self.position == "setup":
            return Match(find(self.game), self.seats, self.options, self.seed, script=self.dice)
        edit: Callable[[Any], object] = _leave
        if self.table:
            edit = partial(positions(self.game, "lay"), said=self.table)
        elif self.position:
            edit = positions(self.game, self.position)
        return stage(self.game, self.seats, edit, self.dice, self.seed, self.options)


def _leave(state: Any) -> None:
    """No edit: the first turn as it is."""


def positions(game: str, name: str) -> Callable[..., Any]:
    """Return a function of a game's `lessons/positions.py`: it edits the state."""
    function: Callable[..., Any] = getattr(import_module(f"{find(game).package}.lessons.positions"), name)
    return function


@cache
def _all(game: str) -> tuple[Lesson, ...]:
    folder = files(find(game).package) / "lessons"
    if not folder.is_dir():
        return ()
    lessons = []
    for entry in folder.iterdir():
        name, dot, kind = entry.name.partition(".")
        if dot and kind == "toml":
            data = tomllib.loads(entry.read_text(encoding="utf-8"))
            lessons.append(convert({"game": game, "name": name, **data}, Lesson))
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.name)))


def course(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order."""
    return tuple(lesson for lesson in _all(game) if not lesson.example)


def examples(game: str) -> tuple[Lesson, ...]:
    """Return the worked examples of a game's rulebook, in its order."""
    paragraphs = list(rules(game))
    lessons = [lesson for lesson in _all(game) if lesson.example]
    return tuple(sorted(lessons, key=lambda lesson: paragraphs.index(lesson.example)))


def lesson(game: str, key: str) -> Lesson:
    """Return a lesson by its number or name. Raises ValueError, which says what there is."""
    for plan in _all(game):
        if key == plan.name or (plan.order and key == str(plan.order)):
            return plan
    known = len(course(game))
    there = f"expected 1 to {known}" if known else "it has none"
    raise ValueError(f"{game} has no lesson {key!r}: {there}")


@cache
def lesson_words(game: str, lang: str) -> Texts:
    """Return the words of a game and of its lessons."""
    installed: Game = find(game)
    folders = ("text", "lessons") if _all(game) else ("text",)
    return Texts(installed.package, lang, installed.namer, installed.figures, folders)
