"""Every game, from the lobby to its end against bots, by clicking what a person would click."""

from __future__ import annotations

import random
import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.tools import Served

from .conftest import Open
from .hands import picture, play, wait_for_turn

GAMES = sorted(point.name for point in entry_points(group="flibuste.games"))
#: After so many clicks of his own, the person hands the seat over to a bot and watches the end.
PATIENCE = 30


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_end(game: str, server: Served, visit: Open, tmp_path: Path) -> None:
    page = visit(server.url)
    page.get_by_role("heading", name="Choisissez un jeu").wait_for()
    if game == GAMES[0]:
        page.wait_for_load_state("networkidle")
        picture(page, "lobby")
    page.click(f"[data-prepare={game}]")
    for who in page.locator("dialog select[data-focus^=who-]").all()[1:]:
        quickest = who.locator("option[value^='bot ']").first
        who.select_option(str(quickest.get_attribute("value")))
    picture(page, f"{game}-0-prepare")
    page.click("dialog button[type=submit]")
    wait_for_turn(page)
    page.wait_for_timeout(400)
    picture(page, f"{game}-1-start")
    play(page, random.Random(game), PATIENCE // 2)
    picture(page, f"{game}-2-middle")
    play(page, random.Random(game), PATIENCE // 2)
    if wait_for_turn(page):
        picture(page, f"{game}-3-late")
        _hand_over(page)
    expect(page.locator("#end:not([hidden]) .standing")).not_to_have_count(0, timeout=120_000)
    picture(page, f"{game}-4-end")
    _afterwards(page, tmp_path)
    picture(page, f"{game}-5-replay")


def _hand_over(page: Page) -> None:
    page.locator("#seats .seat.own .manage").click()
    page.locator("dialog .stack button").first.click()


def _afterwards(page: Page, folder: Path) -> None:
    """The score point by point, the record, the audit, the replay."""
    end = page.locator("#end:not([hidden])")
    assert end.locator(".standing .score").first.inner_text().lstrip("-").isdigit()
    end.get_by_role("button", name="Vérifier les dés").click()
    expect(end.locator(".audit")).to_contain_text("Tout est exact", timeout=60_000)
    with page.expect_download() as saving:
        end.get_by_role("button", name="Télécharger la partie").click()
    saving.value.save_as(folder / "record.txt")
    assert (folder / "record.txt").read_text().startswith("flibuste record 1")
    end.get_by_role("button", name="Revoir").click()
    words = page.locator("#replay output")
    expect(words).to_contain_text("Coup 0 sur")
    page.get_by_role("button", name="Coup suivant").click()
    expect(words).to_contain_text("Coup 1 sur")
    slider = page.locator("#replay input")
    expect(page.locator("#end polyline.line")).not_to_have_count(0, timeout=60_000)  # it asks for moments too
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    half = int(slider.get_attribute("max") or 0) // 2
    with page.expect_response(re.compile(rf"/replay\?at={half}&")):
        slider.evaluate(
            "(s, half) => { for (let at = 0; at <= half; at++) {"
            " s.value = at; s.dispatchEvent(new Event('input')); } }",
            half,
        )
    assert len(asked) <= 3  # however fast it slides
    page.keyboard.press("End")
    expect(page.locator("#replay output")).to_contain_text(re.compile(r"Coup (\d+) sur \1"))
    slider.evaluate("s => { s.value = Math.floor(s.max / 2); s.dispatchEvent(new Event('input')); }")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
