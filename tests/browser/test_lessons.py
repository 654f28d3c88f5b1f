"""Lessons in the browser: read, pointed, chosen by the hand, to their end; on a desktop and on a phone, in
French and in English.

`FLIBUSTE_LESSONS=all` plays every lesson in all four ways; else each of the courses is played in one of them,
and so are some of the worked examples.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import flibuste
from flibuste.lessons.book import Lesson, course, examples
from flibuste.lessons.run import Run
from flibuste.words.texts import texts
from tests.server.tools import Served

from .conftest import Open
from .hands import picture

LESSONS = [plan for game in flibuste.games() for plan in (*course(game), *examples(game))]
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "has_touch": True},
}


WAYS = [(screen, lang) for lang in ("fr", "en") for screen in SCREENS]
#: One worked example in so many is played where not all are.
SOME = 4


def chosen() -> list[tuple[Lesson, str, str]]:
    """The lessons to play, each with its screen and language."""
    if os.environ.get("FLIBUSTE_LESSONS") == "all":
        return [(plan, *way) for plan in LESSONS for way in WAYS]
    courses = [plan for plan in LESSONS if not plan.example]
    some = courses + [plan for plan in LESSONS if plan.example][::SOME]
    return [(plan, *WAYS[number % len(WAYS)]) for number, plan in enumerate(some)]


def compose(page: Page, numbers: list[str]) -> None:
    """Put an option together, number by number."""
    for row, number in enumerate(numbers):
        shown = page.locator(".composer output").nth(row)
        while (now := int(shown.inner_text())) != int(number):
            page.locator(f'.composer [data-focus="{"+" if now < int(number) else "−"}{row}"]').click()
    page.locator(".composer .main").click()


#: an option was sent, or the button that confirms it is there
LIT = """ask => document.querySelector("#prompt").dataset.ask !== ask
    || document.querySelector("#go")?.checkVisibility()"""


def pick(page: Page, option: str) -> None:
    """Press an option: through the steps (who, what, where) that lead to it, then once more to confirm."""
    if page.locator("#coach .choose:visible").count():  # on a phone, after a long text
        page.locator("#coach .choose").click()
    composer = page.locator("#prompt .composer:not(.cart)")
    wares = page.locator(f'#prompt .cart [data-focus="+ {option}"]')
    button = page.locator(f'#prompt [data-send="{option}"]:visible, #form [data-send="{option}"]:visible')
    words = option.split()
    words += [""] if len(words) == 1 else []  # what has no object is under “Other”
    steps = page.locator(
        ", ".join(f'#prompt [data-answer="{word}"][aria-pressed="false"]:visible' for word in words)
    )
    composer.or_(wares).or_(button).or_(steps).first.wait_for()
    while not composer.count() and not wares.count() and not button.count():
        steps.first.click()
        button.or_(steps).first.wait_for()
    asked = page.locator("#prompt").get_attribute("data-ask")
    if composer.count():
        compose(page, option.split()[1:])
    elif wares.count():
        wares.click()
        page.locator("#prompt .cart [data-act=pay]").click()
    else:
        button.first.click()
    page.wait_for_function(LIT, arg=asked)
    if page.locator("#go:visible").count():
        page.locator("#go").click()


@pytest.mark.parametrize(
    ("plan", "screen", "lang"),
    [pytest.param(*one, id=f"{one[0].game}-{one[0].name}-{one[1]}-{one[2]}") for one in chosen()],
)
def test_a_lesson_is_played_to_its_end(
    server: Served, visit: Open, plan: Lesson, screen: str, lang: str
) -> None:
    how = {**SCREENS[screen], "locale": f"{lang}-{lang.upper()}"}
    page = visit(f"{server.url}/learn/{plan.game}/{plan.name}", **how)
    card = page.locator("#coach")
    run = Run(plan)
    while not run.over:
        expect(card).to_contain_text(run.said(lang).split("\n")[0])
        expect(card.locator("small")).to_have_text(f"{run.at + 1} / {len(plan.step)}")
        if run.at == 2:
            picture(page, f"lesson-{plan.game}-{plan.name}-{screen}-{lang}")
        if run.waits:
            option = run.wanted[0]
            pick(page, str(option))
            run.choose(option)
        else:
            card.locator(".btn.go").click()
            run.go_on()
    expect(card).to_contain_text("La leçon est finie." if lang == "fr" else "The lesson is over.")
    picture(page, f"lesson-{plan.game}-{plan.name}-{screen}-{lang}-end")


def test_the_lobby_leads_to_the_lessons(server: Served, visit: Open) -> None:
    page = visit(server.url)
    plan = LESSONS[0]
    page.locator(f'[data-learn="{plan.game}"]').click()
    link = page.locator(f'[data-lesson="{plan.name}"]')
    expect(link).to_be_visible()
    picture(page, "lessons-list")
    link.click()
    expect(page.locator("#coach")).to_contain_text(Run(plan).said("fr").split("\n")[0])


def test_a_lesson_answers_a_wrong_choice_and_survives_a_reload(server: Served, visit: Open) -> None:
    plan = course("crique")[0]
    page = visit(f"{server.url}/learn/{plan.game}/{plan.name}")
    card = page.locator("#coach")
    run = Run(plan)
    while not run.waits:
        expect(card).to_contain_text(run.said("fr"))
        card.locator(".btn.go").click()
        run.go_on()
    pick(page, "sail tavern-island")
    run.choose("sail tavern-island")
    expect(card).to_contain_text(run.said("fr"))
    card.locator(".btn.go").click()
    run.go_on()
    expect(card).to_contain_text(run.said("fr"))
    page.reload()
    expect(card).to_contain_text(run.said("fr"))
    page.locator("#lang").click()
    expect(card).to_contain_text(run.said("en"))


def test_on_a_phone_the_card_hides_nothing_that_it_points_at(server: Served, visit: Open) -> None:
    """One reads first, with the table in sight; then the options come up, and the card folds to its title."""
    page = visit(f"{server.url}/learn/crique/burying", **SCREENS["phone"])
    card = page.locator("#coach")
    run = Run(next(plan for plan in LESSONS if plan.name == "burying"))
    while not run.waits:
        expect(card).to_contain_text(run.said("en"))
        card.locator(".btn.go").click()
        run.go_on()
    expect(card.locator(".choose")).to_be_visible()
    page.wait_for_function(CLEAR, arg=len(run.step.point) if run.step else 0)
    card.locator(".choose").click()
    expect(card.locator("p")).to_be_hidden()
    page.wait_for_function(CLEAR, arg=1)
    card.locator(".reread").click()
    expect(card.locator("p")).to_be_visible()


#: so many of the rings on the chart are in sight, and the card lies over none of them
CLEAR = """most => {
  const card = document.querySelector("#coach").getBoundingClientRect();
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const rings = [...document.querySelectorAll(".ringed")].map((ring) => ring.getBoundingClientRect());
  const foot = Math.min(stage.bottom, card.top);
  const seen = rings.filter((ring) => ring.top >= stage.top && ring.bottom <= foot);
  return seen.length >= most;
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_the_adviser_says_what_it_would_do_and_why(server: Served, visit: Open, screen: str) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(f"{server.url}/m/{made.id}#{made.host}", **SCREENS[screen])
    expect(page.locator("#question")).to_be_visible()
    asked = page.locator("#prompt").get_attribute("data-ask")
    page.keyboard.press("a")
    card = page.locator("#coach")
    expect(card.locator("p").nth(1)).to_contain_text("–")
    picture(page, f"advice-{screen}")
    card.locator(".btn.go").click()
    expect(page.locator("#prompt")).not_to_have_attribute("data-ask", asked or "")
    expect(card).to_be_hidden()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", [game for game in flibuste.games() if course(game)])
def test_the_first_visit_says_what_the_game_is(server: Served, visit: Open, game: str, screen: str) -> None:
    """One card, once: then the game begins, and the first question says what it is for."""
    page = visit(server.url, **SCREENS[screen])
    words = texts(game, SCREENS[screen]["locale"][:2])
    page.click(f"[data-play={game}]")
    card = page.locator("dialog.meet")
    for key in ("intro-about", "intro-win", "intro-turn", "intro-time"):
        expect(card).to_contain_text(words.say(key))
    picture(page, f"first-visit-{game}-{screen}")
    page.click("[data-first=play]")
    page.wait_for_url("**/m/*", timeout=30_000)
    page.goto(server.url)
    page.click(f"[data-play={game}]")  # known by now
    page.wait_for_url("**/m/*", timeout=30_000)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_rules_are_read_searched_and_linked(server: Served, visit: Open, screen: str) -> None:
    page = visit(f"{server.url}/rules/crique#8.33", **SCREENS[screen])
    expect(page.locator("#overview")).to_be_attached()
    paragraph = page.locator('[id="8.33"]')
    expect(paragraph).to_be_in_viewport()
    picture(page, f"reader-{screen}")
    expect(paragraph.locator("a[href='/learn/crique/broadsides']")).to_be_attached()
    page.fill("#search", "zzzz")
    expect(page.locator(".paragraph")).to_have_count(0)
    page.fill("#search", "8.33")
    expect(page.locator(".paragraph")).not_to_have_count(0)


@pytest.mark.parametrize("game", [game for game in flibuste.games() if examples(game)])
def test_what_is_this_is_answered_at_the_table(server: Served, visit: Open, game: str) -> None:
    """Pointed at, a figure says what it is, with its rule; one key shows all names, and takes them away."""
    plan = course(game)[0]
    page = visit(f"{server.url}/learn/{plan.game}/{plan.name}")
    expect(page.locator("#coach")).to_be_visible()
    bubble = page.locator("#whatis")
    page.locator(".mat.own .fact:visible").first.hover()
    expect(bubble).to_contain_text("règle ")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    page.keyboard.press("w")
    names = page.locator("#names .name")
    expect(names.first).to_be_visible()
    picture(page, f"names-{game}")
    names.first.click()
    expect(bubble.locator("button.chip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(names.first).to_be_hidden()
