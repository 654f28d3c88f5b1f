"""The system's Chromium, a server with the toy and every installed game, pages that must not complain."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.tools import ROOT, Served

ARTEFACTS = ROOT / "artefacts"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        subprocess.run(["sh", str(Path(__file__).with_name("install.sh"))], check=False)
    path = chromium()
    if path is None:
        pytest.skip("Chromium is not installed and can't be: the browser tests are skipped")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(str(tmp_path_factory.mktemp("browser") / "matches.sqlite3"))
    yield made
    made.stop()


#: Opens a page in a browser of its own (nothing shared with the others).
Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Pages that must show no error and break no rule of the content security policy."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(url: str, **how: Any) -> Page:
        wanted = {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", **how}
        context = browser.new_context(**wanted)
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if _matters(said) else None)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def _matters(said: Any) -> bool:
    """A lost connection or a refused choice is told by the browser as an error; it is none of ours."""
    network = ("ERR_", "WebSocket", "status of 422")
    return said.type == "error" and not any(word in said.text for word in network)


@pytest.fixture(scope="session", autouse=True)
def _artefacts() -> None:
    ARTEFACTS.mkdir(exist_ok=True)
