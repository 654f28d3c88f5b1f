"""Every game played by touching the chart and the panels alone, at a desk and on a phone: pins, targets of a
battle, cards of the hand, and rows of the prompt where nothing stands for an option. `FULL=1` plays to the
end; without it, the first choices of a match."""

from __future__ import annotations

import os
import random
from importlib.metadata import entry_points
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.server.tools import Served

from .conftest import Open
from .hands import MOVED, POINTED, asked, over, sit_down, wait_for_turn

GAMES = sorted(point.name for point in entry_points(group="flibuste.games"))
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
FULL = bool(os.environ.get("FULL"))
CHOICES = 3000 if FULL else 8
ROWS = "#prompt .opts .option:visible, #prompt .composer .main:visible, #prompt .outs .option:visible"


def touch(page: Page, rng: random.Random, phone: bool) -> tuple[str, str]:
    """Choose something by hand: say what was touched, and what went wrong."""
    question = asked(page)
    things = page.locator(POINTED)
    count = things.count()
    where = things if count and rng.random() < 0.8 else page.locator(ROWS)
    if not where.count():
        return "", ""
    thing = where.nth(rng.randrange(where.count()))
    label = str(thing.get_attribute("aria-label") or thing.get_attribute("data-send") or "a target")
    try:
        thing.tap(timeout=4000) if phone else thing.click(timeout=4000)
        if page.locator("#go:visible").count():
            page.locator("#go").tap(timeout=4000) if phone else page.locator("#go").click(timeout=4000)
        page.wait_for_function(MOVED, arg=question, timeout=8000)
    except Error as error:
        return label, "" if over(page) or asked(page) != question else str(error)[-700:]
    return label, ""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_the_chart_and_the_panels(
    game: str, screen: str, server: Served, visit: Open
) -> None:
    page = visit(server.url, reduced_motion="reduce", **SCREENS[screen])
    sit_down(page, game)
    rng = random.Random(f"{game} {screen}")
    touched: list[str] = []
    while len(touched) < CHOICES and wait_for_turn(page, 120):
        label, wrong = touch(page, rng, screen == "phone")
        assert not wrong, (label, wrong, len(touched))
        touched.append(label)
    assert any(touched)
    if FULL:
        expect(page.locator("#end:not([hidden]) .standing")).not_to_have_count(0, timeout=120_000)
