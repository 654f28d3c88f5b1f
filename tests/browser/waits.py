"""How long a page takes until it can be used, and what comes over the wire: `python -m tests.browser.waits`.

Each page is opened five times in a browser that keeps nothing, beside a bare one; the medians are given. A
lobby can be used once a game can be chosen, a table once it says who is to do what and its pieces are drawn.
"""

from __future__ import annotations

import statistics
import tempfile
import time
import zlib

from playwright.sync_api import Browser, sync_playwright

from flibuste.kernel.installed import games
from tests.server.tools import Served

from .conftest import FLAGS, chromium

ROUNDS = 5
BARE = "data:text/html,<p id=there>There</p>"
#: what came, in bytes as they were sent: the page itself and all that it asked for
WEIGHT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, one) => sum + (one.transferSize || 0), 0)"""
LOBBY = "() => !!document.querySelector('[data-play]')"
TABLE = "() => !!document.querySelector('#prompt')?.innerText && !!document.querySelector('#board svg')"


def zipped(frame: str | bytes) -> bytes:
    """About what a frame of the live channel is on the wire, where it goes compressed."""
    return zlib.compress(frame.encode() if isinstance(frame, str) else frame)


def wait(browser: Browser, address: str, usable: str) -> tuple[float, int]:
    """Seconds until it can be used, and its bytes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="fr-FR")
    page = context.new_page()
    frames: list[int] = []
    page.on(
        "websocket",
        lambda channel: channel.on("framereceived", lambda sent: frames.append(len(zipped(sent)))),
    )
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_function(usable)
    spent = time.monotonic() - began
    weight = int(page.evaluate(WEIGHT)) + sum(frames)
    context.close()
    return spent, weight


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        server = Served(f"{folder}/matches.sqlite3")
        pages = {"bare": (BARE, "() => !!document.querySelector('#there')"), "lobby": (server.url, LOBBY)}
        for game in games():
            made = server.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jack"}], game=game)
            pages[game] = (f"{server.url}/m/{made.id}#{made.tokens[0]}", TABLE)
        for name, (address, usable) in pages.items():
            found = [wait(browser, address, usable) for _ in range(ROUNDS)]
            seconds, weight = statistics.median(one[0] for one in found), found[0][1]
            print(f"{name:>12}  {seconds:.2f} s  {weight / 1000:.0f} kB")
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
