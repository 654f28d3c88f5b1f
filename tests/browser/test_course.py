"""A finger on the glass: courses drawn on the table, and fleets built from the catalogue."""

from __future__ import annotations

import json
import math
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.tools import Made, Served

from .conftest import Open
from .hands import asked, confirm, picture, wait_for_turn

#: Where a ship's centre is on the screen, and a point before its bow, some way off and turned by an angle.
AIM = """([id, ahead, turn]) => {
  const root = document.querySelector('#board');
  const ship = root.querySelector(`[data-ship="${id}"]`).dataset;
  const height = Number(root.querySelector('.table').dataset.height);
  const matrix = root.querySelector('svg').getScreenCTM();
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
        confirm(page)
        page.wait_for_timeout(200)
    page.locator("#board .layer .handle").wait_for(state="attached")
    form = made.table(made.tokens[0])["ask"]["form"]["fields"]["ships"]
    return made, page, [ship for ship, segments in form.items() if segments]


def drag(page: Page, ship: str, ahead: float, turn: float) -> None:
    found = None
    while found != (found := page.evaluate(AIM, [ship, ahead, turn])):  # the chart is still under way
        page.wait_for_timeout(120)
    x, y, to_x, to_y = found
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
            clear = page.get_by_role("button", name="Tout effacer")
            if clear.is_visible():  # a pull that leads nowhere leaves nothing to clear
                clear.click()
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
    segments = made.table(made.tokens[0])["ask"]["form"]["fields"]["ships"]
    sent: list[str] = []
    page.on(
        "request", lambda request: sent.append(str(request.post_data)) if "/weigh" in request.url else None
    )
    for ship in ships:  # a ship with its bow to an island or the edge has nowhere to go on one side
        for ahead, turn in ((60_000, 89), (9000, 150), (60_000, -89), (9000, -150)):
            drag(page, ship, ahead, turn)
            legs = [leg for body in sent for leg in _legs(body)]
            if legs:
                assert max(run for _, run in legs) <= max(segments[ship])
                assert max(abs(turn) for turn, _ in legs) <= 9000
                return
    pytest.fail("no pull of any ship led anywhere")


def _legs(body: str) -> list[tuple[int, int]]:
    option = body.split('"option":"')[1].split('"')[0]
    pairs = [word.split(":") for word in option.split() if ":" in word]
    return [(int(turn), int(run)) for turn, run in pairs]


def test_a_course_by_keyboard(server: Served, visit: Open) -> None:
    _, page, _ = at_sea(server, visit)
    page.locator(".by-hand summary").click()
    page.locator(".course-keys").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".form [role=status]")).to_contain_text("segment 1")
    page.keyboard.press("Backspace")
    expect(page.locator(".form [role=status]")).to_contain_text("Aucun segment")


#: Where a spot of the table is on the screen.
SPOT = """([x, y]) => {
  const root = document.querySelector('#board');
  const height = Number(root.querySelector('.table').dataset.height);
  const matrix = root.querySelector('svg').getScreenCTM();
  const at = new DOMPoint(x / 100, (height - y) / 100).matrixTransform(matrix);
  return [at.x, at.y];
}"""


def at_form(server: Served, visit: Open, form: str, **options: Any) -> tuple[Made, Page, str]:
    """A table where somebody is asked for that form, and his link; what comes before is chosen at random."""
    rng = random.Random(form)
    for _ in range(20):
        made = server.make([{"name": "Anne"}, {"name": "Mary"}], game="pirates", options=options)
        for _ in range(200):
            for token in made.tokens:
                ask = made.table(token, story=False, sheets=False)["ask"]
                if ask and ask["form"] and ask["form"]["name"] == form:
                    page = visit(f"{server.url}/m/{made.id}#{token}")
                    page.locator(".course-keys").wait_for()
                    expect(page.locator(".form .main")).to_be_enabled()
                    return made, page, token
                if ask:
                    words = [one["option"] for one in ask["options"] + ask["samples"] if not one["rare"]]
                    sails = [
                        word for word in words if word.startswith(("course", "leave-fog", "whirl", "cut"))
                    ]
                    made.choose(token, ask["id"], rng.choice(sails or words))
    raise AssertionError(f"nobody was asked for the form {form}")


def answer(page: Page) -> list[int]:
    """The numbers that would be sent."""
    words = str(page.locator(".form .main").get_attribute("data-send")).split()
    return [int(word) for word in words if word.isdigit()]


def drag_ghost(page: Page, to: tuple[float, float], by: str = "") -> None:
    """Drag the ghost, or what it is turned by, to a spot of the table."""
    handle = page.locator(f"#board .layer [data-aim{by and f'={by}'}]").last
    box = handle.bounding_box()
    for _ in range(40):  # it is drawn anew whenever the server has judged
        if box is not None:
            break
        page.wait_for_timeout(50)
        box = handle.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    x, y = page.evaluate(SPOT, to)
    page.mouse.move(x, y, steps=6)
    page.wait_for_timeout(300)


def ahead(about: list[int], angle: float, far: float) -> tuple[float, float]:
    return about[0] + far * math.cos(math.radians(angle)), about[1] + far * math.sin(math.radians(angle))


def gone(page: Page, question: str) -> None:
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)


def test_a_pivot_is_dragged_shown_and_confirmed(server: Served, visit: Open) -> None:
    made, page, token = at_form(server, visit, "pivot", terrain=0, fleets="RV-14 / RV-14")
    fields = made.table(token)["ask"]["form"]["fields"]
    question, weighed = asked(page), []
    page.on("request", lambda one: weighed.append(str(one.post_data)) if "/weigh" in one.url else None)
    for angle in (90, 210, 330, 30, 150, 270):
        drag_ghost(page, ahead(fields["about"], angle, 6000))
        picture(page, "pivot-drag")
        page.mouse.up()
        assert abs(answer(page)[0] - angle * 100) <= 100
        assert asked(page) == question  # shown, not chosen
        if page.locator(".form .main").is_enabled():
            break
    heading = answer(page)[0]
    assert any(f"pivot {fields['ship']} {heading}" in body for body in weighed)
    expect(page.locator("#board .layer .ghost:not(.bad)")).to_have_count(1)
    picture(page, "pivot-set")
    page.locator(".form .main").click()
    gone(page, question)
    assert next(ship["h"] for ship in ships_of(made) if ship["id"] == fields["ship"]) == heading


def test_an_angle_by_keyboard_and_by_buttons(server: Served, visit: Open) -> None:
    made, page, token = at_form(server, visit, "pivot", terrain=0, fleets="RV-14 / RV-14")
    ship, question = made.table(token)["ask"]["form"]["fields"]["ship"], asked(page)
    [start] = answer(page)
    keys = page.locator(".course-keys")
    expect(keys).to_have_attribute("aria-label", re.compile("tourner de 5°"))
    keys.focus()
    for key in ("ArrowLeft", "ArrowLeft", "Shift+ArrowRight"):
        page.keyboard.press(key)
    assert answer(page) == [(start + 900) % 36000]
    expect(page.locator(".form [role=status]")).to_have_text(f"{(start + 950) // 100 % 360}°")
    page.get_by_role("button", name="Tourner de 5° à droite").click()
    assert answer(page) == [(start + 400) % 36000]
    keys.focus()
    page.locator(".form .main:enabled, .form .fault:not(:empty)").first.wait_for()
    while not page.locator(".form .main").is_enabled():  # something lies in the way: on to the next angle
        with page.expect_response("**/weigh?*"):
            page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(100)
    [heading] = answer(page)
    page.keyboard.press("Enter")
    gone(page, question)
    assert next(one["h"] for one in ships_of(made) if one["id"] == ship) == heading


def test_a_berth_that_is_taken_is_refused_while_it_is_shown(server: Served, visit: Open) -> None:
    made, page, token = at_form(
        server, visit, "berth", layout="players", terrain=0, fleets="RV-14,RV-14 / RV-14,RV-14"
    )
    fields = made.table(token)["ask"]["form"]["fields"]
    question = asked(page)
    mine = next(ship for ship in ships_of(made) if ship["id"] == fields["ship"])
    other = next(s for s in ships_of(made) if s["owner"] == mine["owner"] and s["id"] != mine["id"])
    drag_ghost(page, (other["x"], other["y"]))
    page.mouse.up()
    expect(page.locator(".form .fault")).to_contain_text("3.11")
    expect(page.locator(".form .main")).to_be_disabled()
    expect(page.locator("#board .layer .ghost.bad")).to_have_count(1)
    picture(page, "berth-taken")
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if "/choices" in one.url else None)
    page.locator(".course-keys").focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert (asked(page), sent) == (question, [])


def test_an_island_is_put_where_one_taps_and_turned(server: Served, visit: Open) -> None:
    made, page, token = at_form(server, visit, "island", layout="players")
    question = asked(page)
    proposed = page.locator("#board .hot[data-option^='island ']").first
    offer = [int(word) for word in str(proposed.get_attribute("data-option")).split()[1:]]
    page.mouse.click(*page.evaluate(SPOT, [40000, 30000]))
    assert answer(page) != offer
    page.mouse.click(*page.evaluate(SPOT, offer[:2]))  # a proposal is taken up, not yet chosen
    page.wait_for_timeout(300)
    assert (answer(page), asked(page)) == (offer, question)
    page.mouse.click(*page.evaluate(SPOT, [40000, 30000]))
    x, y, heading = answer(page)
    assert abs(x - 40000) < 300
    assert abs(y - 30000) < 300
    drag_ghost(page, (x, y + 9000), "turn")
    page.mouse.up()
    assert answer(page)[:2] == [x, y]
    assert answer(page)[2] != heading
    picture(page, "island-turned")
    placed = answer(page)
    page.locator(".form .main").click()
    gone(page, question)
    isle = made.table(token, view=True)["view"]["islands"][0]
    assert [isle["x"], isle["y"], isle["h"]] == placed


def test_a_way_out_of_terrain_is_turned(server: Served, visit: Open) -> None:
    made, page, token = at_form(server, visit, "heading", terrain=3, points=100)
    fields, question = made.table(token)["ask"]["form"]["fields"], asked(page)
    at, heading = answer(page)
    assert at in fields["at"]
    page.locator(".course-keys").focus()
    page.keyboard.press("ArrowLeft")
    assert answer(page) == [at, (heading + 500) % 36000]
    if len(fields["at"]) > 1:
        page.keyboard.press("ArrowUp")
        step = fields["at"][1] - fields["at"][0]
        assert answer(page) == [at + step, (heading + 500 + step) % 36000]
    page.keyboard.press("ArrowRight")
    picture(page, "way-out")
    expect(page.locator(".form .main")).to_be_enabled()
    chosen = answer(page)
    page.locator(".form .main").click()
    gone(page, question)
    assert next(one["h"] for one in ships_of(made) if one["id"] == fields["ship"]) == chosen[1]


def test_scuttling_is_folded_away(server: Served, visit: Open) -> None:
    """It comes last, takes two steps, and neither a digit nor an arrow key stumbles upon it."""
    made, page, _ = at_sea(server, visit)
    fold, rare = page.locator("#prompt .rare"), page.locator("#prompt .rare .option")
    expect(fold.locator("summary")).to_have_text(f"Autres choix, rarement utiles ({len(ships_mine(made))})")
    expect(rare.first).to_be_hidden()
    assert page.locator("#prompt .options").first.locator("[data-send^=scuttle]").count() == 0
    before = asked(page)
    usual = page.locator("#prompt > .opts > .options .option, #prompt .outs .option").count()
    page.locator("#question").focus()
    for _ in range(usual + 1):  # once around
        page.keyboard.press("ArrowDown")
    expect(page.locator("#prompt .option").first).to_be_focused()
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
    page.keyboard.press("Enter")  # lights it
    with page.expect_request("**/choices?*") as sent:
        page.keyboard.press("Enter")
    assert json.loads(str(sent.value.post_data))["option"].startswith("scuttle ")
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=before)


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
