"""What a prompt shows before anything is sent: the reckoning, ways turn by turn, what a way out gives up."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.server.tools import Served

from .conftest import Open
from .hands import asked, choose, sit_down, wait_for_turn


def take_the_helm(page: Page) -> Locator:
    """To the question where the ships go: some fleets are asked something before it. The way out of it."""
    sit_down(page, "pirates")
    out = page.locator("#prompt .outs .option", has_text="Finir le tour…")
    while wait_for_turn(page) and not out.count():
        choose(page, random.Random(1))
    return out


def test_a_turn_with_ships_left_is_ended_only_on_purpose(server: Served, visit: Open) -> None:
    page = visit(server.url)
    out = take_the_helm(page)
    question = asked(page)
    expect(out).to_have_text("Finir le tour…")
    out.click()
    expect(page.locator("#sure")).to_contain_text("navires à mener")
    page.keyboard.press("Enter")
    page.locator("#go").focus()
    page.keyboard.press("Enter")
    assert asked(page) == question
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_hidden()
    out.click()
    page.locator("#go").click()
    page.wait_for_function("ask => document.querySelector('#prompt').dataset.ask !== ask", arg=question)


def test_a_way_is_drawn_turn_by_turn_beside_its_reckoning(server: Served, visit: Open) -> None:
    page = visit(server.url)
    take_the_helm(page)
    row = page.locator("#prompt .opts .option").first
    row.click()
    expect(page.locator("#bubble")).to_be_visible()
    turns = int(row.locator(".odds").inner_text().split()[0])
    tags = page.locator("#board .turn-tag")
    expect(tags.first).to_have_text("tour 1")
    assert page.locator("#board .stop").count() >= max(1, turns - 1)
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()


def test_chances_are_shown_as_bars(server: Served, visit: Open) -> None:
    """The fifth game says how likely a bid is to hold."""
    page = visit(server.url)
    sit_down(page, "liars")
    wait_for_turn(page)
    page.locator("#prompt .composer .main, #prompt .opts .option").first.click()
    expect(page.locator("#bubble .chance b, #reckoned .chance b").first).to_have_text(re.compile(r"^\d+\s%$"))


#: a prompt of so many options, each a verb, who does it, and where
ASKED_OF = """async ([options, panel, anchors]) => {
  const { promptOf } = await import('/web/js/prompt.js');
  const name = word => word.charAt(0).toUpperCase() + word.slice(1);
  const sight = option => {
    const words = option.split(' ').slice(1).map(name);
    const text = `${name(option.split(' ')[0])} ${words.at(-1)}`;
    const plain = { hint: '', rare: false, out: false, figure: '50 %', unit: '', odds: [], tone: '' };
    return { ...plain, option, text, words };
  };
  const question = { kind: 'test', seat: 0, rule: '1', prompt: 'What?', options: options.map(sight) };
  const panels = {
    focus: { panel, words: [] }, map: { anchors }, mats: [], hand: [], routes: [], short: {},
    race: { icon: 'fame' }, goal: '', left: null, battle: null,
  };
  const { parts, choices } = promptOf(question, panels, {});
  const count = what => parts.reduce((sum, part) => sum + part.querySelectorAll(what).length, 0);
  return [choices.length, count('.step-what button'), count('.aims.of-4 > .aim')];
}"""


def test_options_at_the_same_places_are_split_by_what_is_done(server: Served, visit: Open) -> None:
    """So that a place of the chart carries one number."""
    page = visit(server.url)
    options = [f"{verb} anne {place}" for verb in ("move", "attack") for place in ("bath", "goa", "moka")]
    anchors = {word: {"box": [0, 0, 9, 9], "title": word} for word in ("bath", "goa", "moka")}
    assert page.evaluate(ASKED_OF, [options, "map", anchors]) == [3, 2, 0]
    assert page.evaluate(ASKED_OF, [options, "map", {}]) == [6, 0, 0]
    # one by itself is sooner read in the list
    alone = [*options[:4], "play anne moka", "move anne tortuga"]
    assert page.evaluate(ASKED_OF, [alone, "map", anchors]) == [6, 0, 0]


def test_sections_to_aim_at_stand_beside_each_other(server: Served, visit: Open) -> None:
    page = visit(server.url)
    options = [f"fire p1 {section}" for section in ("hull", "sails", "guns", "crew")]
    assert page.evaluate(ASKED_OF, [options, "battle", {}]) == [4, 0, 4]
    assert page.evaluate(ASKED_OF, [options, "map", {}]) == [4, 0, 0]
