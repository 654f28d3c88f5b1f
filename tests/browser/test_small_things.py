"""Small things: dice and commas, keys on a touch screen, what was not sent, what axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.tools import ROOT, Made, Served

from .conftest import Open
from .hands import picture, wait_for_turn

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def address(made: Made, token: str) -> str:
    return f"{made.served.url}/m/{made.id}#{token}"


def faults(page: Page) -> list[str]:
    """What axe-core finds, of any weight."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm install")
    page.evaluate(AXE.read_text())
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")  # nothing half faded in
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_axe_finds_nothing_in_the_lobby_and_its_dialogs(
    server: Served, visit: Open, how: dict[str, object], locale: str
) -> None:
    page = visit(server.url, locale=locale, **how)
    page.locator("article.game").first.wait_for()
    assert faults(page) == []
    page.click("[data-prepare=pirates]")
    page.locator("dialog .levels").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_where_fleets_are_built(
    server: Served, visit: Open, how: dict[str, object]
) -> None:
    page = visit(f"{server.url}/fleet/pirates", **how)
    page.locator("#pieces li").first.wait_for()
    assert faults(page) == []


def test_a_comma_stands_at_its_die(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}])
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    gap = page.evaluate(
        """async () => {
          const { storyLine } = await import('/web/js/panels.js');
          const line = storyLine({ text: 'fires: \\ue000, a hit.', at: 1, dice: [6], hits: 1 });
          document.querySelector('#story').append(line);
          line.style.display = 'block';
          document.querySelector('#story-area').classList.add('open');
          const text = document.createRange();
          text.setStart(line.lastChild, 0);
          text.setEnd(line.lastChild, 1);
          const dice = line.querySelector('.dice').lastElementChild.getBoundingClientRect();
          return text.getBoundingClientRect().left - dice.right;
        }"""
    )
    assert 0 <= gap < 4, gap


def test_no_keys_are_told_on_a_touch_screen(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}])
    desk = visit(address(made, made.tokens[0]))
    desk.click("#help")
    expect(desk.locator("dialog .keys")).to_be_visible()
    phone = visit(address(made, made.tokens[0]), **PHONE)
    phone.click("#menu")
    phone.click("#help")
    phone.locator("dialog[open]").wait_for()
    expect(phone.locator("dialog .keys")).to_be_hidden()
    picture(phone, "help-phone")


def test_what_was_not_sent_says_so_until_it_is(server: Served, visit: Open) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}])
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    refused: list[Route] = []

    def lose(route: Route) -> None:
        refused.append(route)
        route.abort()

    page.route("**/choices*", lose)
    page.locator("#prompt .option:visible").first.click()
    page.locator("#go").click()
    expect(page.locator("#toast")).to_contain_text("Pas encore parti")
    page.unroute("**/choices*")
    expect(page.locator("#prompt .secret")).to_be_visible()
    expect(page.locator("#toast")).to_be_hidden()
    assert refused
