"""A person at the table: clicks what can be clicked."""

from __future__ import annotations

import random

from playwright.sync_api import Error, Page

from .conftest import ARTEFACTS

ASKED = "() => document.querySelector('#prompt')?.dataset.ask || document.querySelector('dialog.end')"
MOVED = "ask => document.querySelector('#prompt').dataset.ask !== ask"


def picture(page: Page, name: str) -> None:
    page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")


def asked(page: Page) -> str:
    return str(page.locator("#prompt").get_attribute("data-ask") or "")


def over(page: Page) -> bool:
    return page.locator("dialog.end").count() > 0


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Until the page asks something; False when the match is over."""
    page.wait_for_function(ASKED, timeout=seconds * 1000)
    return not over(page)


def choose(page: Page, rng: random.Random) -> None:
    """Take one of the options: on the board where it is drawn there, else by its button."""
    question = asked(page)
    hot = page.locator("#board .hot")
    buttons = page.locator("#prompt .option:visible, #prompt .composer .main, #prompt [data-send]:visible")
    try:
        if hot.count() and rng.random() < 0.3:
            hot.nth(rng.randrange(hot.count())).press("Enter", timeout=1500)
        else:
            buttons.nth(rng.randrange(buttons.count())).click(timeout=1500)
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
