"""The bill before one pays: goods and repairs by the piece, an outfit whole."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tools import Made, Served

from .conftest import Open
from .hands import picture, wait_for_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def address(made: Made, token: str) -> str:
    return f"{made.served.url}/m/{made.id}#{token}"


def lead_to(server: Served, kind: str, rng: random.Random) -> tuple[Made, dict[str, Any]]:
    """Play until the first seat is asked such a thing, with money and something to buy; where one match does
    not come to it, in another."""
    for _ in range(20):
        made = server.make([{"name": "Anne"}, {"name": "Mary"}], game="fortunes")
        for _ in range(150):
            for token in made.tokens:
                ask = made.table(token, sheets=False, story=False)["ask"]
                if not ask:
                    continue
                rich = (ask["purse"] or 0) > 5  # something is left to ask about
                several = sum(option["most"] > 0 for option in ask["options"]) > 1
                if token == made.tokens[0] and ask["kind"] == kind and rich and several:
                    return made, ask
                options = [o for o in ask["options"] + ask["samples"] if not o["out"]] or ask["options"]
                made.choose(token, ask["id"], rng.choice(options)["option"])
    raise AssertionError(f"never asked: {kind}")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("kind", "locale"), [("buy", "fr-FR"), ("yard", "en-GB")])
def test_things_are_put_on_a_bill_and_paid_at_once(
    server: Served, visit: Open, how: dict[str, Any], kind: str, locale: str
) -> None:
    made, ask = lead_to(server, kind, random.Random(7))
    page = visit(address(made, made.tokens[0]), locale=locale, **how)
    wait_for_turn(page)
    cart = page.locator("#prompt .cart")
    cart.wait_for()
    sold = [option for option in ask["options"] if option["most"]]
    cheap = min(sold, key=lambda option: (option["price"], -option["most"]))
    row = cart.locator(f'[data-item="{cheap["option"]}"]')
    more = row.get_by_role("button").last
    pay = cart.locator("[data-act=pay]")
    expect(pay).to_be_disabled()
    count = min(cheap["most"], 2)
    for _ in range(count):
        more.click()
    spent = count * cheap["price"]
    expect(row.locator("output")).to_have_text(str(count))
    expect(cart.locator(".bill")).to_contain_text(str(ask["purse"] - spent))
    expect(cart.get_by_role("button", disabled=False).first).to_be_visible()
    picture(page, f"bill-{kind}-{'phone' if how else 'desk'}")
    pay.click()
    made.until(made.tokens[0], lambda table: table["ask"]["purse"] == ask["purse"] - spent)
    expect(pay).to_be_disabled()  # a new bill
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_more_is_put_on_a_bill_than_one_can_pay(server: Served, visit: Open) -> None:
    made, ask = lead_to(server, "buy", random.Random(3))
    page = visit(address(made, made.tokens[0]))
    wait_for_turn(page)
    rows = page.locator("#prompt .cart [data-item]")
    for at in range(rows.count()):
        more = rows.nth(at).get_by_role("button").last
        while more.is_enabled():
            more.click()
    spent = 0
    for at in range(rows.count()):
        option = next(o for o in ask["options"] if o["option"] == rows.nth(at).get_attribute("data-item"))
        taken = int(rows.nth(at).locator("output").inner_text())
        assert taken <= option["most"]
        spent += taken * option["price"]
    assert 0 < spent <= ask["purse"]


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_an_outfit_shows_what_is_left(server: Served, visit: Open, locale: str) -> None:
    made = server.make([{"name": "Anne"}, {"bot": "random"}, {"bot": "random"}], game="crique")
    page = visit(address(made, made.tokens[0]), locale=locale)
    wait_for_turn(page)
    purse = made.table(made.tokens[0])["ask"]["purse"]
    bill = page.locator("#prompt .bill")
    expect(bill).to_contain_text(f"{purse} sur {purse}" if locale == "fr-FR" else f"{purse} of {purse}")
    page.locator("#prompt .composer-row").first.get_by_role("button").last.click()
    expect(bill).not_to_contain_text(f"{purse} sur {purse}" if locale == "fr-FR" else f"{purse} of {purse}")
    picture(page, f"bill-outfit-{locale[:2]}")
