"""The fleet builder: sorted, explained, ready fleets to start from, one's own kept."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tools import Served

from .conftest import Open
from .hands import picture

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_a_ready_fleet_is_taken_changed_and_kept(
    server: Served, visit: Open, how: dict[str, Any], locale: str
) -> None:
    page = visit(f"{server.url}/fleet/pirates", locale=locale, **how)
    page.locator("#ready summary").click()
    page.click("[data-load='The Drowned']")
    expect(page.locator("#total")).to_contain_text("40")
    expect(page.locator("#faults .good")).to_be_visible()
    page.locator("#ships .berth button[aria-label]").last.click()  # one piece less
    page.fill("#fleet-name", "Mine")
    page.click("#save")
    expect(page.locator("#saved [data-load='Mine']")).to_be_visible()
    page.locator(".legend summary").click()
    picture(page, f"fleet-{locale[:2]}-{'phone' if how else 'desk'}")
    before = page.locator("#ships").inner_text()
    page.click("[data-load='The Jade Wind']")
    page.reload()
    expect(page.locator("#ships")).not_to_have_text(before)
    page.click("#saved [data-load='Mine']")
    assert page.locator("#ships").inner_text() == before
    page.locator("#saved button[aria-label]").click()
    expect(page.locator("#saved-area")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_list_is_sorted_as_wished(server: Served, visit: Open) -> None:
    page = visit(f"{server.url}/fleet/pirates")
    page.locator("#pieces li").first.wait_for()
    page.select_option("#sort", "cost")
    costs = [int(cost) for cost in page.locator("#pieces li > b").all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]
    page.select_option("#sort", "name")
    names = page.locator("#pieces li strong").all_inner_texts()
    assert page.evaluate(
        "names => names.every((name, at) => !at || names[at - 1].localeCompare(name, 'fr') <= 0)", names
    )
    page.select_option("#sort", "masts")
    assert page.locator("#pieces li").first.inner_text().count("10 mâts")


def test_pieces_go_by_their_names(server: Served) -> None:
    """No code of a set or a piece is shown: neither in the list nor in what is wrong with a fleet."""
    listing = server.http.get("/api/games/pirates/catalogue", params={"lang": "fr"}).json()
    codes = {piece["id"].partition("-")[0] for piece in listing["pieces"] if "-" in piece["id"]}
    for piece in listing["pieces"]:
        shown = f"{piece['name']} {piece['facts']} {piece['text']}".replace("·", " ").split()
        assert not codes - {"SS", "MI", "CC", "FS", "OE", "RV", "BC", "FN"} & set(shown), piece
        assert piece["id"] not in shown, piece
    ship, crew = "SM1-PS-002", "SM1-PC-001"
    order = {"fleet": f"{ship}+{crew}+{crew}+{crew}", "points": 40}
    told = server.http.post("/api/games/pirates/catalogue", json=order, params={"lang": "fr"}).json()
    assert told["faults"]
    assert not any(ship in fault or crew in fault for fault in told["faults"]), told
