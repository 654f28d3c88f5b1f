"""`flibuste learn`: the lessons, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.kernel.decision import Decision, Options
from flibuste.kernel.refusal import IllegalChoice
from flibuste.lessons.book import Lesson, course, examples, lesson, lesson_words
from flibuste.lessons.run import Progress, Run, resume, start
from flibuste.words.texts import refused

from .common import language, state_folder, words
from .numbers import is_number
from .terminal import Leave, Terminal


def learn(
    game: str,
    number: str | None = None,
    *,
    again: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Learn a game by playing: real positions, step by step.

    A lesson that was left goes on where it was.

    Parameters
    ----------
    game
        The game.
    number
        The lesson, by its number or name; without it, what lessons there are.
    again
        Begin the lesson anew, even if it was left half-way.
    json
        Print the list for a program to read.
    lang
        fr or en.
    """
    spoken = language(lang)
    if number is not None and not json:
        begun = start(game, number)
        kept = _kept(begun.plan)
        found_again = None if again else _left(kept)
        _Lecture(found_again or begun, spoken, Console(), kept).give()
        return
    plans = [lesson(game, number)] if number is not None else [*course(game), *examples(game)]
    if json:
        print(msgspec.json.encode([_entry(plan, spoken) for plan in plans]).decode())
        return
    _show_list(game, spoken, Console())


def _kept(plan: Lesson) -> Path:
    """The file of a lesson that was left."""
    return state_folder() / "lessons" / f"{plan.game}-{plan.name}.json"


def _left(kept: Path) -> Run | None:
    """The lesson as it was left, if it was."""
    try:
        return resume(msgspec.json.decode(kept.read_bytes(), type=Progress))
    except (OSError, msgspec.MsgspecError, ValueError):
        return None


def _entry(plan: Lesson, lang: str) -> dict[str, object]:
    say = lesson_words(plan.game, lang).say
    return {
        "name": plan.name,
        "number": plan.order or None,
        "title": say(plan.name),
        "blurb": say(f"{plan.name}.blurb"),
        "minutes": plan.minutes,
        "steps": len(plan.step),
        "example": plan.example or None,
        "rules": plan.rules,
    }


def _show_list(game: str, lang: str, console: Console) -> None:
    say = words(lang).say
    if not course(game):
        console.print(say("no-lessons"))
        return
    table = Table(box=None, show_header=False, padding=(0, 1))
    own = lesson_words(game, lang)
    for plan in course(game):
        minutes = say("lesson-minutes", {"minutes": plan.minutes})
        table.add_row(f"[bold]{plan.order}[/]", own.say(plan.name), f"[dim]{minutes}[/]")
        table.add_row("", f"[dim]{own.say(f'{plan.name}.blurb')}[/]", "")
    console.print(table)
    if examples(game):
        console.print()
        console.print(say("lesson-examples"), style="bold")
        for plan in examples(game):
            console.print(
                f"  [bold]{plan.name}[/]  {own.say(plan.name)}  [dim]{plan.example}[/]", highlight=False
            )
    console.print(say("lesson-how", {"game": game}), style="dim")


class _Lecture:
    """One lesson at the keyboard."""

    def __init__(self, run: Run, lang: str, console: Console, kept: Path) -> None:
        self.run = run
        self.kept = kept
        self.lang = lang
        self.console = console
        self.say = words(lang).say
        self.own = lesson_words(run.plan.game, lang)
        self.screen = Terminal(run.match, {}, lang, console, Path())

    def give(self) -> None:
        plan = self.run.plan
        self.console.rule(f"[bold]{self.own.say(plan.name)}[/]")
        self.console.print(self.say("lesson-keys"), style="dim")
        if self.run.at:
            self.console.print(self.say("lesson-resumed", {"step": self.run.at + 1}), style="dim")
            self.screen.read[plan.seat] = len(self.run.match.story(plan.seat))
        self.screen.board(plan.seat)
        try:
            while not self.run.over:
                self.screen.tell(plan.seat)
                self.speak()
                if self.run.waits and self.run.astray is None:
                    self.choose()
                else:
                    self.read()
        except Leave:
            self.console.print()
            self.keep()
            return
        self.kept.unlink(missing_ok=True)
        self.console.print(self.say("lesson-over"), style="bold")
        following = next((p for p in course(plan.game) if p.order == plan.order + 1), None)
        if plan.order and following is not None:
            about = {"game": plan.game, "number": following.order, "title": self.own.say(following.name)}
            self.console.print(self.say("lesson-next", about), highlight=False)

    def keep(self) -> None:
        """Leave a mark where the lesson goes on."""
        if not self.run.at:
            return
        try:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            self.kept.write_bytes(msgspec.json.encode(self.run.progress))
        except OSError as error:
            self.console.print(f"{self.kept}: {error.strerror}", style="red", markup=False)
            return
        plan = self.run.plan
        about = {"game": plan.game, "number": str(plan.order or plan.name)}
        self.console.print(self.say("lesson-kept", about), style="dim", highlight=False)

    def speak(self) -> None:
        style = "green" if self.run.astray is None else "red"
        count = f"{self.run.at + 1}/{len(self.run.plan.step)}"
        self.console.print(Panel(Text(self.run.said(self.lang)), border_style=style, subtitle=count))

    def read(self) -> None:
        """The learner goes on by Enter; anything else that is no command is a slip, and said to be one."""
        while answer := self.screen.input(self.say("lesson-go-on") + " ").strip():
            if answer in ("u", "undo"):
                self.back()
                return
            if not self.command(answer):
                self.console.print(self.say("lesson-keys"), style="dim")
        self.run.go_on()

    @property
    def offered(self) -> Options:
        """What the learner may choose from, by number."""
        decision = self.run.decision
        rare = self.run.match.game.rare
        offered = () if decision is None else self.screen.offered(decision)
        return tuple(option for option in offered if option[0] not in rare)

    def choose(self) -> None:
        decision = self.run.decision
        assert decision is not None
        offered = self.offered
        self.screen.prompt(decision, offered)
        while True:
            answer = self.screen.input(self.say("lesson-choose", {"count": len(offered)}) + " ").strip()
            if self.command(answer) or not answer:
                continue
            if answer in ("u", "undo"):
                self.back()
                return
            if self.take(answer, decision, offered):
                return

    def take(self, answer: str, decision: Decision, offered: Options) -> bool:
        """Try what was typed; return whether it was a choice that the rules allow."""
        if is_number(answer) and not 1 <= int(answer) <= len(offered):
            self.console.print(self.say("no-such-number", {"count": len(offered)}), style="red")
            return False
        try:
            self.run.choose(offered[int(answer) - 1] if is_number(answer) else answer)
        except IllegalChoice as error:
            self.console.print(refused(error, self.lang), style="red", markup=False)
            return False
        return True

    def back(self) -> None:
        if not self.run.choices:
            self.console.print(self.say("lesson-no-back"), style="red")
            return
        self.run.back()
        self.screen = Terminal(self.run.match, {}, self.lang, self.console, Path())
        self.screen.read[self.run.plan.seat] = len(self.run.match.story(self.run.plan.seat))

    def command(self, answer: str) -> bool:
        """Do what was asked beside the lesson; return whether anything was."""
        decision = self.run.decision
        if answer in ("q", "quit"):
            raise Leave
        if answer in ("b", "board"):
            self.screen.board(self.run.plan.seat)
        elif answer in ("?", "h", "help"):
            if decision is not None:
                self.screen.rule(decision)
            self.console.print(self.say("lesson-help"))
        elif answer in ("o", "options") and decision is not None:
            self.screen.prompt(decision, self.offered)
        elif answer in ("l", "log"):
            self.screen.log(self.run.plan.seat)
        else:
            return False
        return True
