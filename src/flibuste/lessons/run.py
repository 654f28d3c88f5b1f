"""One learner in one lesson: the same object in the browser, the terminal and the tests.

Dice, opponents and whatever no step waits for are scripted, so the learner's own choices say all: a
`Progress` is a few words that a server can keep, and `resume` gives the run back from it.
"""

from __future__ import annotations

import msgspec

from flibuste.kernel.decision import Decision, Option, Options
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice, Reason

from .book import Lesson, Step, lesson, lesson_words

#: Verbs that do nothing: taken for whom no script speaks.
IDLE = ("pass", "done", "stop", "end")
#: More answers than this between two steps are a lesson that has lost its way.
LIMIT = 80


class Progress(msgspec.Struct, frozen=True):
    """Where a learner is: which lesson, how many steps are behind, and the choices made."""

    game: str
    lesson: str
    step: int = 0
    choices: tuple[str, ...] = ()


class LostLesson(RuntimeError):
    """A lesson that does not come to its next step: its data no longer fit the rules."""


class Run:
    """A lesson under way. `match` is shown to the learner as any match is."""

    def __init__(self, plan: Lesson) -> None:
        self.plan = plan
        self.match: Match = plan.begin()
        self.at = 0
        self.choices: list[str] = []
        #: the last choice that led nowhere, until the learner goes on
        self.astray: Option | None = None
        #: kinds of decisions that were answered for the learner though the lesson says nothing about them
        self.spared: list[str] = []
        #: what the other seats are still to choose
        self.script: list[tuple[str, Option]] = []
        self._plan_for_others(plan.others)
        self._settle()

    # ---- reading

    @property
    def over(self) -> bool:
        return self.at >= len(self.plan.step)

    @property
    def step(self) -> Step | None:
        return None if self.over else self.plan.step[self.at]

    @property
    def waits(self) -> bool:
        """Whether a choice is waited for; else the learner reads and goes on."""
        return self.step is not None and bool(self.step.wait)

    @property
    def decision(self) -> Decision | None:
        """What the learner is asked, if the step waits for it."""
        return self.match.pending[self.plan.seat] if self.waits else None

    @property
    def wanted(self) -> Options:
        """The choices that lead on; of a decision with a form, those that are offered."""
        step = self.step
        if step is None or not step.wait:
            return ()
        return tuple(option for option in self.match.offer(self.plan.seat) if step.wants(option))

    def said(self, lang: str) -> str:
        """What the step says; to a choice that led nowhere, why not."""
        words = lesson_words(self.plan.game, lang)
        step = self.step
        if step is None:
            return ""
        if self.astray is not None:
            if step.otherwise:
                return words.say(f"{self.plan.name}-{step.otherwise}")
            return words.say("lesson-otherwise", {"option": self.astray, "wanted": self.wanted[:3]})
        return words.say(f"{self.plan.name}-{step.say}")

    @property
    def progress(self) -> Progress:
        return Progress(self.plan.game, self.plan.name, self.at, tuple(self.choices))

    # ---- going on

    def go_on(self) -> None:
        """The learner has read; where a choice is waited for, only the answer to a wrong one goes away."""
        if self.astray is not None:
            self.astray = None
        elif not self.over and not self.waits:
            self.at += 1
            self._settle()

    def choose(self, option: Option | str) -> bool:
        """Take the learner's choice; return whether it leads on. One that does not changes nothing: the step
        then says why. Raises IllegalChoice for what the rules do not allow."""
        step, decision = self.step, self.decision
        if step is None or decision is None:
            raise IllegalChoice(Reason("", "not-asked", about={"seat": self.plan.seat, "waiting": ""}))
        chosen = Option.parse(option) if isinstance(option, str) else option
        if chosen not in decision.options:
            self.match.clone().choose(self.plan.seat, chosen)  # only a form allows what is not listed
        if not step.wants(chosen):
            self.astray = chosen
            return False
        self.astray = None
        if step.dice:
            self.match.dice.script, self.match.dice.scripted = step.dice, 0
        self._plan_for_others(step.others)
        self.match.choose(self.plan.seat, chosen)
        self.choices.append(str(chosen))
        self.at += 1
        self._settle()
        return True

    def back(self) -> None:
        """Take the last choice of the learner back, with all that came of it."""
        again = resume(msgspec.structs.replace(self.progress, step=0, choices=tuple(self.choices[:-1])))
        while not again.over and not again.waits:
            again.go_on()
        self.__dict__.update(again.__dict__)

    # ---- everybody else

    def _plan_for_others(self, lines: tuple[str, ...]) -> None:
        for who, _, choice in (line.partition(" ") for line in lines):
            self.script.append((who, Option.parse(choice)))

    def _settle(self) -> None:
        """Play on until the step can be shown: others answer by the script, and so does the learner where the
        lesson leaves nothing to choose."""
        for _ in range(LIMIT):
            asked = self._asked()
            if asked is None:
                return
            self.match.choose(asked.seat, self._scripted(asked))
        raise LostLesson(f"{self.plan.game} {self.plan.name}: step {self.at + 1} is never reached")

    def _asked(self) -> Decision | None:
        """The decision to answer now without the learner; None when it is his turn to read or to choose."""
        pending = self.match.pending
        if not pending:  # the match is over: nothing more can be waited for
            while self.waits:
                self.at += 1
            return None
        mine = pending.get(self.plan.seat)
        if mine is None:  # those who are asked together with the learner wait for his choice
            return next(iter(pending.values()))
        if mine.kind == self._next_kind():
            return None
        return mine if self.waits or mine.kind in self.plan.auto else None

    def _next_kind(self) -> str:
        """The kind of decision that the lesson waits for next, now or after what is still to be said."""
        return next((step.wait for step in self.plan.step[self.at :] if step.wait), "")

    def _scripted(self, decision: Decision) -> Option:
        who = f"p{decision.seat}"
        if decision.seat == self.plan.seat and decision.kind in self.plan.auto:
            return Option.parse(self.plan.auto[decision.kind])
        for number, (seat, wanted) in enumerate(self.script):
            if seat == who:
                if wanted in decision.options:
                    del self.script[number]
                    return wanted
                break
        if decision.seat == self.plan.seat:
            self.spared.append(decision.kind)
        for option in decision.options:
            if option.verb in IDLE:
                return option
        return self.match.suggest(decision.seat)[0]


def start(game: str, key: str) -> Run:
    """Begin a lesson, by its number or name. Raises ValueError where there is none."""
    return Run(lesson(game, key))


def resume(progress: Progress) -> Run:
    """Return the run as it stood. If the lesson has changed meanwhile, as far as the choices still lead."""
    run = start(progress.game, progress.lesson)
    choices = list(progress.choices)
    while not run.over and (run.at < progress.step or choices):
        if not run.waits:
            run.go_on()
            continue
        if not choices:
            break
        try:
            if not run.choose(choices.pop(0)):
                break
        except IllegalChoice:
            break
    run.astray = None
    return run
