"""The lobby: what each game asks of one, one's own matches, and how quickly it is there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.tools import Made, Served

from .conftest import Open
from .hands import picture

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def keep(page: Page, *matches: Made) -> None:
    """As if these had been opened in this browser."""
    entries = [
        {"match": made.id, "token": made.tokens[0], "game": "toy", "title": "Toy", "at": 1000 * n}
        for n, made in enumerate(matches, 1)
    ]
    page.evaluate("kept => localStorage.setItem('flibuste.matches', kept)", json.dumps(entries))
    page.reload()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_the_lobby_tells_length_weight_and_whose_turn_it_is(
    server: Served, visit: Open, how: dict[str, Any], locale: str
) -> None:
    mine = server.make([{"name": "Anne"}, {"name": "Mary", "remote": True}])
    theirs = server.make([{"name": "Anne"}, {"name": "Grace", "remote": True}])
    asked = theirs.table(theirs.tokens[0])["ask"]
    theirs.choose(theirs.tokens[0], asked["id"], asked["options"][0]["option"])
    page = visit(server.url, locale=locale, **how)
    keep(page, mine, theirs)
    french = locale == "fr-FR"
    first, second = (page.locator("#mine > li").nth(n) for n in (0, 1))
    expect(first).to_contain_text("À vous de jouer" if french else "Your turn")
    expect(first).to_contain_text("avec Mary" if french else "with Mary")
    expect(second).to_contain_text("On attend Grace" if french else "Waiting for Grace")
    cards = page.locator("article.game")
    assert page.locator("h1").count() == 1
    for name in ("blackbeard", "crique", "fortunes", "pirates"):
        card = page.locator(f"#game-{name}")
        expect(card).to_contain_text(re.compile(r"\d+ (à|to) \d+ min"))
        expect(card.locator(".weight i.on")).not_to_have_count(0)
    assert cards.count() >= 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"lobby-{locale[:2]}-{'phone' if how else 'desk'}")


def test_a_match_that_is_gone_says_so(server: Served, browser: Browser) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}])
    made.id = "no-such-match"
    context = browser.new_context(locale="fr-FR")  # of its own: the browser tells of the 404
    page = context.new_page()
    page.goto(server.url)
    keep(page, made)
    expect(page.locator("#mine > li")).to_contain_text("ne s’ouvre plus")
    context.close()


def test_two_in_a_game_for_more_are_given_the_option_that_they_need(server: Served, visit: Open) -> None:
    page = visit(server.url)
    page.click("[data-prepare=crique]")
    page.locator("dialog [data-focus=count-2]").click()
    expect(page.locator("#setting-two_players")).to_be_checked()
    page.locator("dialog [data-focus=count-3]").click()
    expect(page.locator("#setting-two_players")).not_to_be_checked()
    page.locator("dialog [data-focus=count-2]").click()
    page.locator("dialog .levels summary").click()
    expect(page.locator("dialog .levels dt")).not_to_have_count(0)
    picture(page, "lobby-prepare")
    page.click("dialog button[type=submit]")
    page.wait_for_url(re.compile("/m/"))


@pytest.mark.parametrize("path", ["/", "/fleet/pirates", "/rules/pirates", "table"])
def test_a_page_is_light(server: Served, visit: Open, path: str) -> None:
    """Everything that comes over the wire before a page is usable, pictures and the first table included."""
    if path == "table":
        made = server.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jack"}], game="blackbeard")
        path = f"/m/{made.id}#{made.tokens[0]}"
    page = visit(f"{server.url}{path}")
    page.locator(
        "article.game:visible, #pieces li:visible, #prompt h2:visible, .reader h2:visible"
    ).first.wait_for()
    page.wait_for_load_state("networkidle")
    size = page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
          .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    assert 0 < size < 200_000, size


def test_a_server_that_does_not_answer_is_said_in_words(server: Served, visit: Open) -> None:
    page = visit(server.url, locale="fr-FR")
    page.route("**/api/matches?*", lambda route: route.abort())
    page.click("[data-play=toy]")
    expect(page.locator("#toast")).to_have_text("Le serveur ne répond pas. Réessayez dans un instant.")
