"""Every lesson of every game is played to its end: by its wanted choices, off the way, and by each other way
that it allows. A lesson that no longer fits the rules fails here."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import flibuste
from flibuste.kernel.decision import Option
from flibuste.kernel.installed import find
from flibuste.lessons.book import Lesson, course, examples, lesson, lesson_words
from flibuste.lessons.run import Progress, Run, resume, start
from flibuste.words.texts import LANGUAGES, rules

TAUGHT = [game for game in flibuste.games() if course(game)]
LESSONS = [plan for game in TAUGHT for plan in (*course(game), *examples(game))]
#: How many wrong choices are tried at one step.
WRONG = 4


def each(plan: Lesson) -> str:
    return f"{plan.game}-{plan.name}"


def to_the_end(run: Run) -> list[int]:
    """Read and choose the first wanted option; return the steps that were shown."""
    shown = []
    while not run.over:
        shown.append(run.at)
        if run.waits:
            assert run.wanted, (
                f"step {run.at + 1} ({run.plan.step[run.at].say}): nothing that is wanted can be chosen"
            )
            assert run.choose(run.wanted[0])
        else:
            run.go_on()
    return shown


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_a_lesson_comes_to_its_end_by_the_wanted_choices(plan: Lesson) -> None:
    run = Run(plan)
    assert to_the_end(run) == list(range(len(plan.step))), "a step was passed over"
    assert not run.script, "choices of others that never fitted"
    assert not run.spared, "chosen for the learner, and the lesson does not say so"


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_a_lesson_uses_all_that_it_scripts(plan: Lesson) -> None:
    """Dice that nobody rolls are a lesson that has lost its way: something else happened than was meant."""
    run = Run(plan)

    def all_rolled() -> bool:
        return run.match.dice.scripted >= len(run.match.dice.script)

    while not run.over:
        if run.waits:
            step = run.plan.step[run.at]
            assert not step.dice or all_rolled(), f"before {step.say}: dice that are never rolled"
            assert run.choose(run.wanted[0])
        else:
            run.go_on()
    assert all_rolled(), "dice that are never rolled"


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_a_lesson_is_not_learnt_by_pressing_anything(plan: Lesson) -> None:
    """At one step at least something else than what is wanted can be chosen, and is answered."""
    run = Run(plan)
    refused = 0
    while not run.over:
        if not run.waits:
            run.go_on()
            continue
        refused += len(run.wanted) < len(run.match.offer(plan.seat))
        run.choose(run.wanted[0])
    assert refused, "every choice passes: nothing is asked of the learner"


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_another_choice_is_answered_and_changes_nothing(plan: Lesson) -> None:
    run = Run(plan)
    while not run.over:
        if not run.waits:
            run.go_on()
            continue
        decision, made = run.decision, len(run.match.journal)
        wanted = run.wanted
        others = [option for option in run.match.offer(plan.seat) if option not in wanted]
        for option in others[:WRONG]:
            before = {lang: run.said(lang) for lang in LANGUAGES}
            assert not run.choose(option)
            assert run.astray == option
            assert all(run.said(lang) != before[lang] for lang in LANGUAGES)
            assert run.decision is decision
            assert len(run.match.journal) == made
            run.go_on()
            assert all(run.said(lang) == before[lang] for lang in LANGUAGES)
        with pytest.raises(flibuste.IllegalChoice):
            run.choose("dance on-the-table")
        assert run.choose(wanted[0])


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_every_way_that_is_allowed_leads_to_the_end(plan: Lesson) -> None:
    run = Run(plan)
    while not run.over:
        if not run.waits:
            run.go_on()
            continue
        for option in run.wanted[1:6]:
            branch = resume(run.progress)
            assert branch.choose(option)
            to_the_end(branch)
        run.choose(run.wanted[0])


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_progress_is_plain_and_gives_the_run_back(plan: Lesson) -> None:
    run = Run(plan)
    while not run.over:
        kept = msgspec.json.encode(run.progress)
        again = resume(msgspec.json.decode(kept, type=Progress))
        assert again.progress == run.progress
        assert again.match.view(plan.seat) == run.match.view(plan.seat)
        assert again.said("en") == run.said("en")
        if run.waits:
            run.choose(run.wanted[0])
        else:
            run.go_on()


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_the_last_choice_can_be_taken_back(plan: Lesson) -> None:
    run = Run(plan)
    while not run.waits:
        run.go_on()
    before, view = run.at, run.match.view(plan.seat)
    run.choose(run.wanted[0])
    run.back()
    assert run.at == before
    assert run.match.view(plan.seat) == view
    to_the_end(run)


@pytest.mark.parametrize("plan", LESSONS, ids=each)
def test_what_is_pointed_at_has_a_name_and_every_rule_exists(plan: Lesson) -> None:
    words = lesson_words(plan.game, "en")
    names = {f"p{seat}" for seat in range(plan.seats)}
    for step in plan.step:
        for word in step.point:
            assert word in names or words.name(word) != word, word
    known = rules(plan.game)
    assert plan.rules
    assert set(plan.rules) <= set(known)
    assert not plan.example or plan.example in known


@pytest.mark.parametrize("game", TAUGHT)
def test_the_words_of_lessons_are_whole(game: str) -> None:
    """Each key that a lesson uses is said in both languages, and nothing else is."""
    used = set()
    for plan in (*course(game), *examples(game)):
        used.add(plan.name)
        for step in plan.step:
            used.add(f"{plan.name}-{step.say}")
            if step.otherwise:
                used.add(f"{plan.name}-{step.otherwise}")
    for lang in LANGUAGES:
        source = (files(find(game).package) / "lessons" / f"{lang}.ftl").read_text(encoding="utf-8")
        said = [e.id.name for e in FluentParser().parse(source).body if isinstance(e, Message)]
        assert len(said) == len(set(said)), "said twice"
        assert set(said) == used
        words = lesson_words(game, lang)
        for plan in (*course(game), *examples(game)):
            assert words.say(f"{plan.name}.blurb")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_is_numbered_from_one(game: str) -> None:
    assert [plan.order for plan in course(game)] == list(range(1, len(course(game)) + 1))
    for plan in course(game):
        assert lesson(game, str(plan.order)) == lesson(game, plan.name) == plan
        assert 4 <= plan.minutes <= 10


def test_an_unknown_lesson_is_refused() -> None:
    game = TAUGHT[0]
    with pytest.raises(ValueError, match=f"{game} has no lesson '99': expected 1 to {len(course(game))}"):
        start(game, "99")


def test_choices_that_no_longer_lead_stop_where_they_still_did() -> None:
    game = TAUGHT[0]
    run = resume(Progress(game, course(game)[0].name, 90, ("dance on-the-table",)))
    assert run.waits
    assert not run.choices


def test_who_only_reads_is_asked_nothing() -> None:
    run = Run(LESSONS[0])
    assert not run.waits
    with pytest.raises(flibuste.IllegalChoice):
        run.choose(Option("pass"))
