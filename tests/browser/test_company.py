"""People at one table in the browser: invited, seen, thinking again, playing once more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.tools import Made, Served

from .conftest import Open
from .hands import asked, picture, wait_for_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def abroad(tmp_path: Path) -> Iterator[Served]:
    """A server that listens to the network."""
    made = Served(str(tmp_path / "matches.sqlite3"), host="0.0.0.0")
    yield made
    made.stop()


def address(made: Made, token: str) -> str:
    return f"{made.served.url}/m/{made.id}#{token}"


def invite(page: Page, game: str = "toy") -> None:
    page.click(f"[data-prepare={game}]")
    page.locator("dialog [data-focus=count-2]").click()
    page.locator("dialog [data-focus=name-0]").fill("Anne")
    page.locator("dialog [data-focus=who-1]").select_option("friend")
    page.locator("dialog [data-focus=name-1]").fill("Mary")
    page.click("dialog button[type=submit]")
    page.locator("dialog.links").wait_for()


def first(page: Page) -> None:
    """Take the first option, and mean it."""
    wait_for_turn(page)
    before = asked(page)
    page.locator("#prompt .option:visible").first.click()
    page.locator("#go").click()
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=before)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.timed
def test_links_come_with_the_network_s_address_and_a_code(
    abroad: Served, visit: Open, how: dict[str, object], locale: str
) -> None:
    page = visit(abroad.url, locale=locale, **how)
    invite(page)
    link = page.locator("dialog .link-line input").first.input_value()
    if "127.0.0.1" in link:
        pytest.skip("this machine has no network")
    assert link.startswith("http://")
    page.locator("dialog .qr svg").first.wait_for()
    picture(page, f"company-links-{locale[:2]}-{'phone' if how else 'desk'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seat = page.locator("dialog [data-link='1']")
    expect(seat).to_contain_text("Pas encore là" if locale == "fr-FR" else "Not there yet")
    friend = visit(f"{abroad.url}/m/{link.partition('/m/')[2]}", locale=locale)
    expect(seat).to_contain_text("À la table" if locale == "fr-FR" else "At the table", timeout=4000)
    friend.context.close()
    expect(seat).to_contain_text("Pas encore là" if locale == "fr-FR" else "Not there yet", timeout=4000)


@pytest.mark.timed
def test_who_leaves_and_comes_is_seen_on_the_mats(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary", "remote": True}])
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    mat = page.locator("[data-seat='1'] .sub")
    expect(mat).to_contain_text("absent")
    friend = visit(address(made, made.tokens[1]))
    expect(mat).not_to_contain_text("absent", timeout=4000)
    friend.context.set_offline(True)
    friend.close()
    expect(mat).to_contain_text("absent", timeout=4000)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_secret_choice_is_thought_over(server: Served, visit: Open, how: dict[str, object]) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary", "remote": True}])
    page = visit(address(made, made.tokens[0]), **how)
    wait_for_turn(page)
    question = asked(page)
    first(page)
    secret = page.locator("#prompt .secret")
    expect(secret).to_contain_text("Votre choix secret")
    picture(page, f"company-secret-{'phone' if how else 'desk'}")
    secret.locator("[data-act=change]").click()
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask === ask", arg=question)
    page.locator("#prompt .option:visible").nth(1).click()
    page.locator("#go").click()
    expect(secret).to_be_visible()
    other = made.table(made.tokens[1])["ask"]
    made.choose(made.tokens[1], other["id"], other["options"][0]["option"])
    expect(secret).to_have_count(0)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_rematch_brings_the_others_along(server: Served, visit: Open, how: dict[str, object]) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary", "remote": True}], options={"rounds": 1})
    made.play(random.Random(1))
    anne, mary = (visit(address(made, token), **how) for token in made.tokens)
    watching = visit(address(made, made.watch), locale="en-GB")
    for page in (anne, mary):
        page.locator("#end:not([hidden]) [data-act=rematch]").wait_for()
    picture(anne, f"company-end-{'phone' if how else 'desk'}")
    expect(watching.locator("#end:not([hidden]) [data-act]")).to_have_count(0)
    anne.locator("#end:not([hidden]) [data-act=rematch]").click()
    join = mary.locator("#end:not([hidden]) [data-act=join]")  # her page offers it by itself
    join.wait_for()
    picture(mary, f"company-rematch-{'phone' if how else 'desk'}")
    join.click()
    mary.wait_for_url(lambda url: made.id not in url)
    wait_for_turn(mary)
    assert anne.url.split("#")[0] == mary.url.split("#")[0]
    assert mary.locator(".mat.own").get_attribute("data-seat") == "0"
    assert anne.locator(".mat.own").get_attribute("data-seat") == "1"
    watching.locator("#end:not([hidden]) [data-act=join]").click()
    expect(watching.locator("#prompt")).to_contain_text("You are watching")
