"""A person at the table: clicks what can be clicked."""

from __future__ import annotations

import random

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TooLate

from .conftest import ARTEFACTS

ENDED = "#end:not([hidden])"
ASKED = f"() => document.querySelector('#prompt')?.dataset.ask || document.querySelector('{ENDED}')"
#: what a page shows instead of a question
SHOWN = """() => [location.href, document.title, document.body.dataset.state ?? "",
  ...[...document.querySelectorAll("#prompt, #toast:not([hidden]), #trouble, dialog[open], [role=alert]")]
    .map((one) => `${one.id || one.className}: ${one.innerText}`),
  `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`].join("\\n")"""
MOVED = "ask => document.querySelector('#prompt').dataset.ask !== ask"
#: what stands for an option: on the chart, in the battle, in the hand
POINTED = "#board .pins > .pin:visible, #battle [data-target]:visible, #hand .can[data-option]:visible"
BUTTONS = "#prompt .option:visible, #prompt .composer .main:visible, #prompt [data-send]:visible"


def picture(page: Page, name: str) -> None:
    page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")


def asked(page: Page) -> str:
    return str(page.locator("#prompt").get_attribute("data-ask") or "")


def over(page: Page) -> bool:
    return page.locator(ENDED).count() > 0


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Until the page asks something; False when the match is over."""
    try:
        page.wait_for_function(ASKED, timeout=seconds * 1000)
    except TooLate:
        raise AssertionError(f"nothing was asked for {seconds} s:\n{page.evaluate(SHOWN)}") from None
    return not over(page)


def sit_down(page: Page, game: str) -> None:
    """From the lobby to a table against bots, past the card of a first visit."""
    page.click(f"[data-play={game}]")
    page.locator("[data-first=play], #prompt").first.wait_for()
    if page.locator("[data-first=play]").count():
        page.click("[data-first=play]")


def confirm(page: Page) -> None:
    """The first press lights an option, this does it."""
    if page.locator("#go:visible").count():
        page.locator("#go").click(timeout=1500)


def choose(page: Page, rng: random.Random) -> None:
    """Take one of the options: on the board where it is shown there, else by its button."""
    question = asked(page)
    pointed = page.locator(POINTED)
    buttons = page.locator(BUTTONS)
    try:
        if pointed.count() and rng.random() < 0.4:
            pointed.nth(rng.randrange(pointed.count())).press("Enter", timeout=1500)
        else:
            buttons.nth(rng.randrange(buttons.count())).click(timeout=1500)
        confirm(page)
        page.wait_for_function(MOVED, arg=question, timeout=1500)
    except (Error, ValueError):
        return  # the page moved on under the hand: look again


def play(page: Page, rng: random.Random, most: int) -> int:
    """Play on until the match is over, or that many clicks."""
    clicks = 0
    while clicks < most and wait_for_turn(page):
        choose(page, rng)
        clicks += 1
    return clicks
