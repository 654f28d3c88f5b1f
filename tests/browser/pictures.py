"""The pictures of the README, taken from real tables: `python -m tests.browser.pictures [GAME …]`."""

from __future__ import annotations

import random
import sys
import tempfile
from importlib.metadata import entry_points

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.tools import ROOT, Served

from .conftest import FLAGS, chromium
from .hands import play, sit_down, wait_for_turn

FOLDER = ROOT / "docs" / "pictures"
#: How many choices into its match a game is shown.
MOVES = 14
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}


def table(browser: Browser, url: str, game: str, **how: object) -> Page:
    """A table where the match is well under way and it is our turn."""
    context = browser.new_context(locale="fr-FR", **how)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(url)
    sit_down(page, game)
    page.click("[data-first=play]")
    wait_for_turn(page, 120)
    play(page, random.Random(game), MOVES)
    wait_for_turn(page, 120)
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(1000)
    return page


def main() -> None:
    games = sys.argv[1:] or sorted(point.name for point in entry_points(group="flibuste.games"))
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(f"{folder}/pictures.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in games:
                page = table(browser, server.url, game, **DESK)
                page.screenshot(path=FOLDER / f"{game}.png", animations="disabled")
            if not sys.argv[1:]:
                page = table(browser, server.url, games[0], **PHONE)
                page.screenshot(path=FOLDER / "phone.png", animations="disabled")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
