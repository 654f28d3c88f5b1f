"""Lessons and advice in the browser.

The page of a lesson says where its learner is, so nothing is stored; the runs that were shown last stay in
memory, so that a step on costs no replay.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from flibuste.kernel.refusal import IllegalChoice
from flibuste.lessons import adviser
from flibuste.lessons.book import Lesson, course, examples, lesson, lesson_words
from flibuste.lessons.run import Progress, Run, resume
from flibuste.words.glossary import in_order
from flibuste.words.texts import chapters, spoken_with_rule, texts

from . import sight, wire, words
from .faults import Refused
from .store import Chair, Link
from .tables import Live

#: Runs what takes its time where nobody waits for it.
Aside: TypeAlias = Callable[[Callable[[], adviser.Advice]], Awaitable[adviser.Advice]]

#: How many runs stay in memory.
KEPT = 64


class School:
    """The lessons under way on this server."""

    def __init__(self) -> None:
        self._runs: OrderedDict[Progress, Run] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def kept(self) -> int:
        """How many runs are in memory."""
        return len(self._runs)

    def attend(self, game: str, name: str, said: wire.LessonStep, lang: str) -> wire.LessonSight:
        """Do what the learner asks for, and return what is to be shown. Raises Refused."""
        run = self._take(game, name, said)
        try:
            if said.act == "next":
                run.go_on()
            elif said.act == "back":
                run.back()
            elif said.act == "choose" and run.waits:
                run.choose(said.option)
        except IllegalChoice as illegal:
            reason = spoken_with_rule(illegal.why, lang)
            raise Refused(422, "illegal", illegal.rule, reason=reason) from None
        finally:
            shown = _shown(run, lang, said.view)
            self._keep(run)
        return shown

    def weigh(self, game: str, name: str, said: wire.LessonStep, lang: str) -> wire.Weighed:
        """Judge an answer to a form without giving it."""
        run = self._take(game, name, said)
        live = _table(run)
        seat = run.plan.seat
        answer = wire.Weigh(live.decision_id(seat) if run.waits else "", said.option)
        weighed = sight.weigh(live, seat, answer, lang)
        self._keep(run)
        return weighed

    def _take(self, game: str, name: str, said: wire.LessonStep) -> Run:
        """Return the run as the page knows it, for this thread alone."""
        try:
            plan = lesson(game, name)
        except ValueError:
            raise Refused(404, "no-lesson", name=name) from None
        progress = Progress(game, plan.name, said.step, tuple(said.choices))
        with self._lock:
            kept = self._runs.pop(progress, None)
        if kept is None:
            return resume(progress)
        kept.astray = None
        return kept

    def _keep(self, run: Run) -> None:
        with self._lock:
            self._runs[run.progress] = run
            while len(self._runs) > KEPT:
                self._runs.popitem(last=False)


def entries(game: str, lang: str) -> list[wire.LessonEntry]:
    """The lessons of a game, then the worked examples of its rulebook."""
    return [_entry(plan, lang) for plan in (*course(game), *examples(game))]


def book(game: str, lang: str) -> wire.Book:
    """The rules of a game to read, with the lessons that play them through."""
    said = texts(game, lang)
    return wire.Book(
        title=said.say("game"),
        overview=said.say("overview") if said.has("overview") else "",
        chapters=[
            wire.ChapterSight(
                chapter.title(lang), [sight.rule(game, rule.id, lang) for rule in chapter.rules]
            )
            for chapter in chapters(game)
        ],
        lessons=entries(game, lang),
        glossary=terms(game, lang),
    )


def terms(game: str, lang: str) -> list[wire.TermSight]:
    """The words of a game, explained, in the order of a dictionary."""
    return [
        wire.TermSight(term.id, term.name.say(lang), term.means.say(lang), term.rule, list(term.shows))
        for term in in_order(game, lang)
    ]


def _entry(plan: Lesson, lang: str) -> wire.LessonEntry:
    say = lesson_words(plan.game, lang).say
    return wire.LessonEntry(
        name=plan.name,
        number=plan.order,
        title=say(plan.name),
        blurb=say(f"{plan.name}.blurb"),
        minutes=plan.minutes,
        example=plan.example,
        rules=list(plan.rules),
    )


def _shown(run: Run, lang: str, view: bool) -> wire.LessonSight:
    plan, step = run.plan, run.step
    following = [other for other in course(plan.game) if plan.order and other.order == plan.order + 1]
    live = _table(run)
    link = Link("", (plan.seat,), False)
    table, _ = sight.look(live, link, plan.seat, lang, board=False, panels=True, sheets=False, view=view)
    table.undo = bool(run.choices)
    for seat in table.seats:
        seat.here = True
    if not run.waits:  # there is something to read first
        table.ask = None
        table.moment = words.say(lang, "lesson-over" if run.over else "lesson-reading")
        for seat in table.seats:
            seat.waiting = None
    return wire.LessonSight(
        name=plan.name,
        title=lesson_words(plan.game, lang).say(plan.name),
        step=run.at,
        steps=len(plan.step),
        text=run.said(lang) if step else words.say(lang, "lesson-over"),
        astray=run.astray is not None,
        point=list(step.point) if step else [],
        wanted=[str(option) for option in run.wanted] if step and step.choose else [],
        waits=run.waits,
        over=run.over,
        choices=run.choices,
        following=_entry(following[0], lang) if following else None,
        table=table,
    )


def _table(run: Run) -> Live:
    """The match of a lesson, as any table is looked at."""
    live = Live("")
    live.match = run.match
    live.chairs = [Chair() for _ in range(run.match.seats)]
    live.undone = [0] * (len(run.match.journal) + 1)
    if run.decision is not None and run.decision.form is not None:  # what is wanted is among what is offered
        live.drawn["samples", run.plan.seat] = run.match.offer(run.plan.seat)
    return live


async def advise(live: Live, seat: int, lang: str, run: Aside = asyncio.to_thread) -> wire.Advice:
    """What the adviser would do; `run` lets him think aside. Where several people play, all of them have to
    ask before any is answered: asking is agreeing. Raises Refused."""
    match = live.game
    if seat not in match.pending:
        raise Refused(409, "stale")
    live.agreed.add(seat)
    said = texts(match.game.name, lang)
    names = live.names(lambda number: said.say(f"seat-{number}"))
    people = [number for number, chair in enumerate(live.chairs) if chair.bot is None]
    missing = [names[number] for number in people if number not in live.agreed]
    if missing:
        raise Refused(403, "advice-off", names=said.listing(missing))
    if match.game.player is None:
        raise Refused(404, "no-adviser")
    copy = match.clone()
    advised = await run(partial(adviser.advise, copy, seat))
    reasons = adviser.in_words(copy, seat, advised, lang, names)
    return wire.Advice(
        str(advised.option), said.offered(match.pending[seat].kind, advised.option, names), reasons
    )
