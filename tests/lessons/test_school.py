"""Lessons as the server gives them: nothing is stored, the page says where its learner is."""

from __future__ import annotations

import msgspec
import pytest

import flibuste
from flibuste.lessons.book import course
from flibuste.server import wire
from flibuste.server.faults import Refused
from flibuste.server.school import KEPT, School, entries

GAME, NAME = "crique", "month"


def step(said: wire.LessonSight, act: str, option: str = "") -> wire.LessonStep:
    return msgspec.convert(
        {"step": said.step, "choices": said.choices, "act": act, "option": option}, wire.LessonStep
    )


def go_to_choice(school: School, said: wire.LessonSight) -> wire.LessonSight:
    while not said.waits:
        said = school.attend(GAME, NAME, step(said, "next"), "en")
    return said


def test_a_step_is_read_before_anything_is_asked() -> None:
    said = School().attend(GAME, NAME, wire.LessonStep(), "en")
    assert not said.waits
    assert said.table.ask is None
    assert said.table.moment == "There is something to read first."
    assert said.table.panels is not None
    assert all(seat.waiting is None for seat in said.table.seats)


def test_a_wrong_choice_is_answered_and_leads_nowhere() -> None:
    school = School()
    said = go_to_choice(school, school.attend(GAME, NAME, wire.LessonStep(), "en"))
    assert said.table.ask is not None
    assert said.wanted == ["sail hull-island"]
    astray = school.attend(GAME, NAME, step(said, "choose", "sail tavern-island"), "en")
    assert astray.astray
    assert astray.text != said.text
    assert astray.choices == said.choices
    on = school.attend(GAME, NAME, step(astray, "next"), "en")
    assert on.text == said.text
    right = school.attend(GAME, NAME, step(on, "choose", "sail hull-island"), "en")
    assert right.choices == ["sail hull-island"]
    back = school.attend(GAME, NAME, step(right, "back"), "en")
    assert back.choices == []
    assert back.step == said.step


def test_another_server_goes_on_where_the_page_is() -> None:
    school = School()
    said = go_to_choice(school, school.attend(GAME, NAME, wire.LessonStep(), "en"))
    said = school.attend(GAME, NAME, step(said, "choose", "sail hull-island"), "en")
    again = School().attend(GAME, NAME, step(said, "show"), "fr")
    assert (again.step, again.choices) == (said.step, said.choices)
    assert again.text.startswith("Personne d’autre")


def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing() -> None:
    school = School()
    said = go_to_choice(school, school.attend(GAME, NAME, wire.LessonStep(), "en"))
    with pytest.raises(Refused) as refused:
        school.attend(GAME, NAME, step(said, "choose", "sail the-moon"), "en")
    assert refused.value.status == 422
    assert school.attend(GAME, NAME, step(said, "show"), "en").text == said.text


def test_a_choice_at_the_wrong_time_only_shows_the_step() -> None:
    school = School()
    said = school.attend(GAME, NAME, wire.LessonStep(), "en")
    assert school.attend(GAME, NAME, step(said, "choose", "sail hull-island"), "en").text == said.text


def test_an_unknown_lesson_is_not_found() -> None:
    with pytest.raises(Refused) as refused:
        School().attend(GAME, "nowhere", wire.LessonStep(), "en")
    assert refused.value.status == 404


def test_a_form_is_weighed_without_being_answered() -> None:
    game = next(name for name in flibuste.games() if flibuste.find(name).trace is not None)
    plan = course(game)[0]
    school = School()
    said = school.attend(game, plan.name, wire.LessonStep(), "en")
    while not said.waits:
        said = school.attend(game, plan.name, step(said, "next"), "en")
    wanted = said.wanted[0]
    assert school.weigh(game, plan.name, step(said, "show", wanted), "en").reason is None
    far = " ".join([*wanted.split()[:2], "0:999999"]).replace("toward", "course")
    assert school.weigh(game, plan.name, step(said, "show", far), "en").reason


def test_only_so_many_runs_stay_in_memory() -> None:
    school = School()
    for number in range(KEPT + 5):
        school.attend(GAME, NAME, wire.LessonStep(choices=[f"dance {number}"]), "en")
    assert school.kept <= KEPT


@pytest.mark.parametrize("game", flibuste.games())
def test_the_list_has_every_lesson(game: str) -> None:
    numbers = [entry.number for entry in entries(game, "fr") if not entry.example]
    assert numbers == [plan.order for plan in course(game)]
