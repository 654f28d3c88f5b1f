"""A match in the terminal: the board in words, the prompt with its rule, numbered options."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, groupby
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Sheet
from flibuste.kernel.match import Match
from flibuste.kernel.panels import Route
from flibuste.kernel.refusal import IllegalChoice
from flibuste.kernel.seat import Bot, Seat
from flibuste.lessons.adviser import advise, in_words
from flibuste.words.texts import Texts, refused, rules, texts

from .common import words
from .numbers import is_number
from .sheets import show_sheets

#: How each seat is written.
COLOURS = (
    "blue",
    "red",
    "green",
    "magenta",
    "yellow",
    "white",
    "bright_red",
    "cyan",
    "bright_green",
    "pink1",
)


#: A longer list of options is set in columns, where two of them have room.
LONG = 24
#: A longer list of options is parted by what they are about.
GAPLESS = 9
#: A hint as long as this, if it holds for several options in a row, is said once.
SHORT = 60


class Leave(Exception):
    """The person at the keyboard has had enough for now."""


def _passing_last(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """As in the browser: who types 1 without thinking does something."""
    return tuple(sorted(options, key=lambda option: option[0] == "pass"))


def _gaps(options: tuple[Option, ...]) -> set[int]:
    """Where a long list is parted: before and after three options or more in a row about the same thing."""
    runs = [len(list(run)) for _, run in groupby(options, key=_matter)]
    starts = [0, *accumulate(runs)]
    long = [at for at, run in enumerate(runs) if run > 2]
    return {starts[at + side] for at in long for side in (0, 1)} - {0, len(options)}


def _matter(option: Option) -> int | str:
    """What an option is about, beside others: its first object where it has more of them, else its verb."""
    about: int | str = option[1] if len(option) > 2 else option[0]
    return about


class Terminal:
    """One screen, with people at some seats and bots at the others."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], lang: str, console: Console, file: Path
    ) -> None:
        self.match = match
        self.bots = bots
        self.lang = lang
        self.console = console
        self.file = file
        self.game: Texts = texts(match.game.name, lang)
        self.say = words(lang).say
        self.seats = {number: Seat(match, number) for number in bots}
        self.people = [number for number in range(match.seats) if number not in bots]
        self.names = tuple(self.game.say(f"seat-{number}") for number in range(match.seats))
        #: how much of the story each person has read
        self.read = dict.fromkeys(self.people, 0)
        self.watched = 0
        #: options that are rare: listed, and taken by number, only when asked for
        self.folded: tuple[Option, ...] = ()
        #: ways that are proposed, by their options
        self.ways: dict[Option, Route] = {}
        #: who has been shown the board, and a hand of cards: nobody can choose anything before
        self.introduced: set[int] = set()
        self.present = self.people[0] if len(self.people) == 1 else None
        #: whether each kind of decision is explained when it first comes, and those that were
        self.explains = False
        self.explained: set[str] = set()
        #: the aim, as it was shown last
        self.aim = ""
        #: whether the adviser may be asked
        self.advised = len(self.people) == 1

    def run(self) -> None:
        while not self.match.over:
            pending = self.match.pending
            bot = next((seat for seat in pending if seat in self.bots), None)
            if bot is not None:
                seat = self.seats[bot]
                seat.decision = pending[bot]
                self.match.choose(bot, self.bots[bot](seat))
                if not self.people:
                    self.tell(None)
            else:
                self.person(next(iter(pending)))
        self.end()

    # ---- one person's decision

    def person(self, seat: int) -> None:
        self.hand_over(seat)
        self.tell(seat)
        if seat not in self.introduced:
            self.introduced.add(seat)
            self.board(seat)
        decision = self.match.pending[seat]
        offered = self.offered(decision)
        rare = self.match.game.rare
        options = tuple(option for option in offered if option[0] not in rare)
        self.folded = tuple(option for option in offered if option[0] in rare)
        guided = len(options) > LONG and self.can_guide(options)
        if guided:
            self.title(decision)
        else:
            self.prompt(decision, options)
        while self.match.pending.get(seat) is decision:
            option: Option | str | None
            if guided:
                option = self.guide(seat, decision, options)
            else:
                answer = self.input(self.say("prompt", {"count": len(options)}) + " ").strip()
                if answer in ("m", "more") and self.folded:
                    options = self.unfold(decision, options)
                    continue
                option = self.understand(answer, seat, decision, options)
            if option is None:
                continue
            try:
                self.match.choose(seat, option)
            except IllegalChoice as error:
                told = refused(error, self.lang)
                self.console.print(told, style="red", markup=False)
                continue
            self.save()
            return

    def offered(self, decision: Decision) -> tuple[Option, ...]:
        """What a person is listed. Where a course is to be laid, the ways that the pilot proposes stand for
        the samples, ship by ship; any other can still be typed as it is written in records."""
        self.ways = {}
        panels = self.match.game.panels
        if decision.form is not None and panels is not None:
            routes = panels(self.match.view(decision.seat), self.lang, decision).routes
            self.ways = {Option.parse(route.option): route for route in routes}
        if not self.ways:
            return _passing_last(self.match.offer(decision.seat))
        ships = list(dict.fromkeys(route.subject for route in self.ways.values()))
        listed = [*self.ways, *(option for option in decision.options if option not in self.ways)]

        def order(option: Option) -> int:
            return ships.index(str(option[1])) if len(option) > 1 and option[1] in ships else len(ships)

        return _passing_last(tuple(sorted(listed, key=order)))

    def input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def hand_over(self, seat: int) -> None:
        """Hide what the next person must not see."""
        if self.present == seat:
            return
        if len(self.people) > 1:
            self.console.clear()
            self.input(self.say("curtain", {"who": self.names[seat]}) + " ")
        self.present = seat

    def can_guide(self, options: tuple[Option, ...]) -> bool:
        """Whether a long list of options can be asked for object by object (`pick-VERB-1`, …)."""
        return len({option[0] for option in options}) == 1 and self.game.has(f"pick-{options[0][0]}-1")

    def guide(self, seat: int, decision: Decision, options: tuple[Option, ...]) -> Option | str | None:
        """Ask for each object of the option in turn, by its value."""
        left = options
        for place in range(1, len(options[0])):
            values = {str(option[place]): option[place] for option in left}
            if len(values) == 1:
                continue
            pick = self.game.say(f"pick-{options[0][0]}-{place}")
            answer = self.input(f"{pick} ({', '.join(values)}) ").strip()
            if answer not in values:
                if is_number(answer):
                    self.console.print(self.say("no-such-value", {"values": ", ".join(values)}), style="red")
                    return None
                return self.understand(answer, seat, decision, options)
            left = tuple(option for option in left if str(option[place]) == answer)
        hint = self.hint(self.match.view(seat), decision, left[0])
        if hint:
            self.console.print(hint, style="dim", markup=False, highlight=False)
        return left[0]

    def introduce(self) -> None:
        """What the game is about, how one wins, what a turn is."""
        for key in ("intro-about", "intro-win", "intro-turn"):
            if self.game.has(key):
                self.console.print(Text(self.game.say(key), style="italic"))

    def title(self, decision: Decision) -> None:
        title = Text(self.game.prompt(decision, self.names), style=f"bold {COLOURS[decision.seat]}")
        title.append(f"   [{self.match.game.name} {decision.rule}]", style="dim not bold")
        self.console.print()
        self.console.print(title)
        if self.explains:
            self.show_aim(decision)
        if self.explains and decision.kind not in self.explained:
            self.explained.add(decision.kind)
            self.console.print(Text(self.game.introduction(decision.kind), style="italic dim"))

    def show_aim(self, decision: Decision) -> None:
        """What wins and what is lacking, whenever it has changed."""
        panels = self.match.game.panels
        if panels is None:
            return
        aim = panels(self.match.view(decision.seat), self.lang, decision).goal
        if aim and aim != self.aim:
            self.console.print(Text(self.say("aim", {"aim": aim}), style="cyan"))
        self.aim = aim

    def prompt(self, decision: Decision, options: tuple[Option, ...]) -> None:
        self.title(decision)
        self.list(decision, options)
        if self.folded:
            self.console.print(Text(f"   m  {self.say('more', {'count': len(self.folded)})}", style="dim"))

    def unfold(self, decision: Decision, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """List the rare options too: from now on their numbers count."""
        self.list(decision, self.folded, len(options) + 1)
        options += self.folded
        self.folded = ()
        return options

    def list(self, decision: Decision, options: tuple[Option, ...], first: int = 1) -> None:
        lines = []
        view = self.match.view(decision.seat)
        before = ""
        for option in options:
            line = Text(self.game.offered(decision.kind, option, self.names))
            hint = self.hint(view, decision, option)
            if hint and (len(hint) < SHORT or hint != before):
                line.append(f" — {hint}", style="dim")
            before = hint
            lines.append(line)
        numbers = [Text(f"{number:>4}", style="bold") for number in range(first, first + len(lines))]
        both = [Text("  ").join(one) for one in zip(numbers, lines, strict=True)]
        if len(lines) > LONG and 2 * max(line.cell_len for line in both) < self.console.width:
            self.console.print(Columns(both, column_first=True, padding=(0, 2)))
            return
        gaps = _gaps(options) if len(options) > GAPLESS else set()
        table = Table.grid(padding=(0, 2, 0, 0))
        for at, (number, line) in enumerate(zip(numbers, lines, strict=True)):
            if at in gaps:
                table.add_row()
            table.add_row(number, line)
        self.console.print(table)

    def hint(self, view: dict[str, Any], decision: Decision, option: Option) -> str:
        """What one should know to choose an option: in words, and the figure to compare it by."""
        way = self.ways.get(option)
        if way is not None:
            return f"{way.note} · {way.figure} {way.unit}"
        game = self.match.game
        about = game.hint(view, decision, option) if game.hint else None
        if about is None:
            return ""
        said = self.game.hinted(option[0], about, self.names)
        figure = " ".join(filter(None, self.game.figure(option[0], about, self.names)))
        return " · ".join(filter(None, (said, figure)))

    def understand(
        self, answer: str, seat: int, decision: Decision, options: tuple[Option, ...]
    ) -> Option | str | None:
        """An option, or None when the answer was a command (done here) or a slip (explained here)."""
        command, _, rest = answer.partition(" ")
        if is_number(answer):
            if 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.console.print(self.say("no-such-number", {"count": len(options)}), style="red")
        elif command in ("u", "undo"):
            self.undo(seat)
        elif command in ("?", "h", "help"):
            self.help(decision)
        elif command in ("a", "advice"):
            self.advise(seat)
        elif command in ("b", "board"):
            self.board(seat)
        elif command in ("l", "log"):
            self.log(seat)
        elif command in ("o", "options"):
            self.prompt(decision, options)
        elif command in ("s", "save"):
            self.save(Path(rest) if rest else None, aloud=True)
        elif command in ("q", "quit"):
            raise Leave
        elif answer:
            return answer
        return None

    def undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            self.console.print(self.say("no-undo"), style="red")
            return
        self.match.undo(seat)
        self.read[seat] = min(self.read[seat], len(self.match.story(seat)))
        self.save()
        self.console.print(self.say("undone"), style="dim")

    def advise(self, seat: int) -> None:
        """What the adviser would do, and why. At a shared keyboard only where all agreed beforehand."""
        if self.match.game.player is None or not self.advised:
            self.console.print(self.say("no-advice"), style="red")
            return
        advice = advise(self.match, seat)
        self.console.print(self.game.option(advice.option, self.names), style="bold", markup=False)
        for reason in in_words(self.match, seat, advice, self.lang, self.names):
            self.console.print(f"  – {reason}", markup=False, highlight=False)

    def help(self, decision: Decision) -> None:
        self.rule(decision)
        self.console.print(self.say("help"))

    def rule(self, decision: Decision) -> None:
        """What such a decision is for, and the paragraph that asks."""
        rule = rules(self.match.game.name).get(decision.rule)
        self.console.print(Text(self.game.purpose(decision.kind), style="italic"))
        if rule is not None:
            text = rule.fr if self.lang == "fr" else rule.en
            self.console.print(Panel(Text(text), title=f"{self.match.game.name} {rule.id}"))

    def board(self, seat: int | None) -> None:
        sheets = self.match.game.summary(self.match.view(seat), self.lang, self.names)
        show_sheets(self.console, sheets, self.lang)

    # ---- what happened

    def tell(self, seat: int | None) -> None:
        story = self.match.story(seat)
        start = self.watched if seat is None else self.read[seat]
        for told in story[start:]:
            self.console.print(f"· {self.game.told(told, self.names)}", markup=False, highlight=False)
        if seat is None:
            self.watched = len(story)
        else:
            self.read[seat] = len(story)

    def log(self, seat: int) -> None:
        """Tell the last lines of the story again."""
        self.read[seat] = max(0, self.read[seat] - 20)
        self.tell(seat)

    def save(self, file: Path | None = None, aloud: bool = False) -> None:
        """Every accepted choice is on the disk before the next is asked."""
        place = file or self.file
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            new = place.with_name(place.name + ".new")
            new.write_text(self.match.record(), encoding="utf-8")
            new.replace(place)
        except OSError as error:
            self.console.print(f"{place}: {error.strerror}", style="red", markup=False)
            return
        if aloud:
            self.console.print(self.say("saved", {"file": str(place)}))

    def end(self) -> None:
        result = self.match.result
        assert result is not None
        for person in self.people:
            self.tell(person)
        if not self.people:
            self.tell(None)
        self.board(None)
        heads = tuple(self.say(head) for head in ("place", "player", "score", "detail"))
        rows = []
        for seat in result.ranking:
            detail = result.detail[seat] if result.detail else {}
            items = [
                f"{self.game.say('score-' + item.replace('_', '-'))} {value}"
                for item, value in detail.items()
                if value
            ]
            place, score = str(result.places[seat]), str(result.scores[seat])
            rows.append((place, self.names[seat], score, ", ".join(items)))
        show_sheets(self.console, [Sheet("", heads, tuple(rows))], self.lang)
