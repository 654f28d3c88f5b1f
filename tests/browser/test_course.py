"""A finger on the glass: courses drawn on the table, and fleets built from the catalogue."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.tools import Made, Served

from .conftest import Open
from .hands import asked, picture, wait_for_turn

#: Where a ship's centre is on the screen, and a point before its bow, some way off and turned by an angle.
AIM = """([id, ahead, turn]) => {
  const root = document.querySelector('#board').shadowRoot;
  const ship = root.querySelector(`.stage [data-ship="${id}"]`).dataset;
  const height = Number(root.querySelector('.table').dataset.height);
  const matrix = root.querySelector('.stage svg').getScreenCTM();
  const spot = (x, y) => new DOMPoint(x / 100, (height - y) / 100).matrixTransform(matrix);
  const way = a => [Math.cos(a * Math.PI / 18000), Math.sin(a * Math.PI / 18000)];
  const h = Number(ship.heading), l = Number(ship.length) / 2, x = Number(ship.x), y = Number(ship.y);
  const bow = [x + way(h)[0] * l, y + way(h)[1] * l];
  const to = way(h + turn * 100);
  const from = spot(x, y), at = spot(bow[0] + to[0] * ahead, bow[1] + to[1] * ahead);
  return [from.x, from.y, at.x, at.y];
}"""


def at_sea(server: Served, visit: Open) -> tuple[Made, Page, list[str]]:
    """A table of the game with courses, when ours may move; and our ships."""
    made = server.make([{"name": "Anne"}, {"bot": "random"}], game="pirates", options={"terrain": 0})
    page = visit(f"{server.url}/m/{made.id}#{made.tokens[0]}")
    for _ in range(40):
        wait_for_turn(page)
        if page.locator(".course-keys").count():
            break
        page.locator("#prompt .option:visible").last.click()
        page.wait_for_timeout(200)
    page.locator("#board .layer .handle").wait_for(state="attached")
    form = made.table(made.tokens[0])["ask"]["form"]["fields"]["ships"]
    return made, page, [ship for ship, segments in form.items() if segments]


def drag(page: Page, ship: str, ahead: float, turn: float) -> None:
    x, y, to_x, to_y = page.evaluate(AIM, [ship, ahead, turn])
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
    page.mouse.move(to_x, to_y, steps=3)
    page.wait_for_timeout(300)
    picture(page, "course-drag")
    page.mouse.up()
    page.wait_for_timeout(400)


def test_a_course_is_dragged_and_sailed(server: Served, visit: Open) -> None:
    made, page, ships = at_sea(server, visit)
    send = page.locator(".form button.main")
    for ship in ships:
        for turn in (80, -80, 40, -40, 0):
            drag(page, ship, 9000, turn)
            if send.is_enabled() and "mm" in page.locator(".form [role=status]").inner_text():
                break
            page.get_by_role("button", name="Tout effacer").click()
        else:
            continue
        break
    picture(page, "course-set")
    before = {s["id"]: (s["x"], s["y"], s["h"]) for s in ships_of(made)}
    question = asked(page)
    send.click()
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)
    after = {s["id"]: (s["x"], s["y"], s["h"]) for s in ships_of(made)}
    assert after[ship] != before[ship]
    picture(page, "course-sailed")


def ships_of(made: Made) -> list[dict[str, Any]]:
    ships: list[dict[str, Any]] = made.table(made.tokens[0], view=True)["view"]["ships"]
    return [ship for ship in ships if not ship["sunk"]]


def test_a_drag_keeps_to_the_rules(server: Served, visit: Open) -> None:
    """However far and sharp the finger goes, a segment is no longer and turns no more than it may."""
    made, page, ships = at_sea(server, visit)
    segments = made.table(made.tokens[0])["ask"]["form"]["fields"]["ships"][ships[0]]
    sent: list[str] = []
    page.on(
        "request", lambda request: sent.append(str(request.post_data)) if "/weigh" in request.url else None
    )
    drag(page, ships[0], 60_000, 89)
    drag(page, ships[0], 9000, 150)
    legs = [leg for body in sent for leg in _legs(body)]
    assert legs
    assert max(run for _, run in legs) <= max(segments)
    assert max(abs(turn) for turn, _ in legs) <= 9000


def _legs(body: str) -> list[tuple[int, int]]:
    option = body.split('"option":"')[1].split('"')[0]
    pairs = [word.split(":") for word in option.split() if ":" in word]
    return [(int(turn), int(run)) for turn, run in pairs]


def test_a_course_by_keyboard(server: Served, visit: Open) -> None:
    _, page, _ = at_sea(server, visit)
    page.locator(".course-keys").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".form [role=status]")).to_contain_text("segment 1")
    page.keyboard.press("Backspace")
    expect(page.locator(".form [role=status]")).to_contain_text("Aucun segment")


def test_scuttling_is_folded_away(server: Served, visit: Open) -> None:
    """It comes last, takes two steps, and neither a digit nor an arrow key stumbles upon it."""
    made, page, _ = at_sea(server, visit)
    fold, rare = page.locator("#prompt .rare"), page.locator("#prompt .rare .option")
    expect(fold.locator("summary")).to_have_text(f"Autres choix, rarement utiles ({len(ships_mine(made))})")
    expect(rare.first).to_be_hidden()
    assert page.locator("#prompt .options").first.locator("[data-send^=scuttle]").count() == 0
    before, usual = asked(page), page.locator("#prompt .options").first.locator(".option").count()
    page.locator("#question").focus()
    for _ in range(usual + 1):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.rare')") is None
    page.locator("#question").focus()
    page.keyboard.type(str(usual + 1))
    page.wait_for_timeout(700)
    assert asked(page) == before
    fold.locator("summary").focus()
    page.keyboard.press("Enter")  # unfolds, and does not pass
    expect(rare.first).to_be_visible()
    assert asked(page) == before
    picture(page, "scuttle")
    expect(page.get_by_role("group", name=re.compile("Autres choix"))).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=before)
    expect(page.locator("#story")).to_contain_text("sabord")


def ships_mine(made: Made) -> list[str]:
    return [ship["id"] for ship in ships_of(made) if ship["owner"] == 0]


def test_a_fleet_is_built_and_sails(server: Served, visit: Open) -> None:
    page = visit(f"{server.url}/fleet/pirates")
    page.locator("#search").fill("revenant")
    page.locator("[data-piece=SM1-PS-001] button").click()
    expect(page.locator("#total")).to_have_text("15 points sur 40")
    expect(page.locator("#faults")).to_contain_text("Flotte en règle")
    page.locator("#search").fill("")
    page.locator("#kind").select_option("crew")
    page.locator("#faction").select_option("pirates")
    page.locator(".pieces li button").first.click()
    expect(page.locator(".berth .aboard")).to_have_count(1)
    picture(page, "fleet")
    page.locator("#points").fill("10")
    expect(page.locator("#faults")).to_contain_text("total de construction")
    expect(page.get_by_role("button", name="Jouer avec cette flotte")).to_be_disabled()
    page.locator("#points").fill("40")
    page.get_by_role("button", name="Jouer avec cette flotte").click()
    expect(page.locator("#setting-fleets")).to_have_value(re.compile(r"^SM1-PS-001\+\S+ / random$"))
    page.click("dialog button[type=submit]")
    wait_for_turn(page)
    expect(page.locator("#board")).to_contain_text("Revenant")
