"""The pictures of the README, taken from real tables: `python -m tests.browser.pictures [GAME …]`."""

from __future__ import annotations

import random
import sys
import tempfile
from importlib.metadata import entry_points
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.tools import ROOT, Served

from .conftest import FLAGS, chromium
from .hands import play, sit_down, wait_for_turn

FOLDER = ROOT / "docs" / "pictures"
#: How many choices into its match a game is shown.
MOVES = 14
#: Then on to a question with so many answers on the chart, but not for ever.
TELLING = 3
PATIENCE = 40
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1.5,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
#: Each game is shown so: what its picture is called after, and on which screen.
SCENES: dict[str, dict[str, Any]] = {"": DESK, "-night": {**DESK, "color_scheme": "dark"}, "-phone": PHONE}


def page_of(browser: Browser, **how: Any) -> Page:
    return browser.new_context(locale="fr-FR", **how).new_page()


def table(browser: Browser, url: str, game: str, **how: Any) -> Page:
    """A table where the match is well under way and it is our turn."""
    page = page_of(browser, **how)
    page.goto(url)
    sit_down(page, game)
    wait_for_turn(page, 120)
    rng = random.Random(game)
    play(page, rng, MOVES)
    for _ in range(PATIENCE):
        wait_for_turn(page, 120)
        if page.locator(".pins > .pin:visible").count() >= TELLING:
            break
        play(page, rng, 1)
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(1000)
    return page


def first_visit(browser: Browser, url: str, game: str) -> Page:
    """What a game says of itself to somebody new."""
    page = page_of(browser, **DESK)
    page.goto(url)
    page.click(f"[data-play={game}]")
    page.locator("[data-first=play]").wait_for()
    return page


def end(browser: Browser, server: Served, game: str) -> Page:
    """The closing screen of a match that a bot has played for us."""
    seats = [{"name": "Anne"}, {"bot": "smart"}, {"bot": "smart"}]
    made = server.make(seats, game=game)
    made.ask("PUT", "seats/0", made.host, json={"bot": "smart"})
    page = page_of(browser, **DESK)
    page.goto(f"{server.url}/m/{made.id}#{made.tokens[0]}")
    page.locator("#end .course svg").wait_for(timeout=240_000)
    return page


def main() -> None:
    games = sys.argv[1:] or sorted(point.name for point in entry_points(group="flibuste.games"))
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(f"{folder}/pictures.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in games:
                for scene, how in SCENES.items():
                    page = table(browser, server.url, game, **how)
                    page.screenshot(path=FOLDER / f"{game}{scene}.png", animations="disabled")
            if not sys.argv[1:]:
                last = games[-1]
                first_visit(browser, server.url, last).screenshot(path=FOLDER / "first-visit.png")
                end(browser, server, games[1]).screenshot(path=FOLDER / "end.png", animations="disabled")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
