"""What a person looks for at the table: each thing said once, on its lines, at its place; and heard."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import pytest
from playwright.sync_api import expect

from flibuste.kernel.installed import find
from tests.server.tools import Served

from .conftest import Open
from .hands import sit_down, wait_for_turn

GAMES = sorted(
    point.name for point in entry_points(group="flibuste.games") if find(point.name).panels is not None
)
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}


@pytest.mark.parametrize("screen", [DESK, SMALL], ids=["desk", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_heads_of_mats_have_two_lines_and_drawers_one_row(
    server: Served, visit: Open, game: str, screen: dict[str, Any]
) -> None:
    page = visit(server.url, **screen)
    sit_down(page, game)
    wait_for_turn(page)
    heads = page.eval_on_selector_all(".mhead .who", "all => all.map(one => one.offsetHeight)")
    assert heads
    assert max(heads) <= 44, heads
    if screen is DESK:
        tops = page.eval_on_selector_all("#pills > .pill", "all => all.map(one => one.offsetTop)")
        assert len(set(tops)) == 1, tops


def test_what_all_rows_share_is_said_once(server: Served, visit: Open) -> None:
    """Where a pirate begins: the ports are the zone's, the traits are the pirate's in every row."""
    page = visit(server.url)
    sit_down(page, "blackbeard")
    wait_for_turn(page)
    expect(page.locator("#prompt .hint.shared")).to_contain_text("commandement")
    assert page.locator("#prompt .opt .hint", has_text="commandement").count() == 0
    assert page.locator("#prompt .opt .hint", has_text="ports").count() > 1


def test_a_long_question_has_its_occasion_apart(server: Served, visit: Open) -> None:
    page = visit(server.url)
    said = page.evaluate(
        """async asked => {
          const { asking } = await import('/web/js/panels.js');
          return asked.map(asking);
        }""",
        ["Barnet (vitesse 3, combat 5) attaque Edward Low au large : fuir ou combattre ?", "Que faire ?"],
    )
    assert said == [
        ["Fuir ou combattre ?", "Barnet (vitesse 3, combat 5) attaque Edward Low au large."],
        ["Que faire ?", ""],
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_covers_nothing_that_can_be_chosen(server: Served, visit: Open, game: str) -> None:
    """The camera knows of the strip before it looks for a place for the question."""
    page = visit(server.url, reduced_motion="reduce")
    sit_down(page, game)
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    page.wait_for_timeout(300)
    under = page.evaluate(
        """() => {
          const strip = document.querySelector('#recap').getBoundingClientRect();
          const pins = [...document.querySelectorAll('.pins > :is(.pin, .edge):not([hidden])')];
          return pins.filter((one) => strip.height && one.getBoundingClientRect().top < strip.bottom
            && one.getBoundingClientRect().left < strip.right).map((one) => one.textContent);
        }"""
    )
    assert under == []


def test_sounds_are_heard_after_the_page_was_opened_anew(server: Served, visit: Open) -> None:
    """A browser keeps a page silent until it is pressed; from then on each sound begins."""
    page = visit(server.url)
    page.evaluate("localStorage.setItem('flibuste.sound', 'on')")
    page.add_init_script(
        """window.heard = [];
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
          window.heard.push(this.context.state);
          return start.apply(this, when);
        };"""
    )
    sit_down(page, "crique")
    wait_for_turn(page)
    page.keyboard.press("Escape")
    play = "async name => (await import('/web/js/sound.js')).sound(name)"
    for name in ("turn", "dice", "hit", "miss", "coins", "card", "sunk", "end"):
        page.evaluate(play, name)
        page.wait_for_timeout(450)
    assert page.evaluate("window.heard.filter(one => one === 'running').length") >= 7


def test_what_is_lit_lies_where_the_chart_draws_it_from_afar_and_near(server: Served, visit: Open) -> None:
    """Near, a port is a plaque; from afar a disc elsewhere: the outline goes along when the chart changes."""
    page = visit(server.url)
    lit = page.evaluate(
        """async () => {
          const { Chart } = await import('/web/js/chart.js');
          const host = document.body.appendChild(document.createElement('div'));
          host.style.cssText = 'position: fixed; inset: 0; width: 800px; height: 600px';
          const chart = new Chart(host, {
            press() {}, point() {}, moved() {}, insets: () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
          });
          const port = { box: [100, 100, 120, 30], far: [50, 50, 20, 20], title: 'Boston', shape: '' };
          chart.show({
            size: [0, 0, 400, 300], layers: { ground: '', far: '<g/>', near: '<g/>' }, anchors: { port },
            regions: [], least: { far: 4, near: 12 },
          });
          const pin = { option: 'sail port', key: '1', name: 'Boston', word: 'port', box: null, shape: '' };
          const x = () => Number(host.querySelector('.lights .spot').getAttribute('x')) + 4;
          const found = [];
          chart.camera = { x: 200, y: 150, k: 2 };
          chart.frame();
          chart.pins.show([{ ...pin, label: 'Boston' }]);
          chart.pins.light('sail port');
          for (const k of [2, 0.5, 2]) {
            chart.camera = { x: 200, y: 150, k };
            chart.frame();
            found.push([x(), host.querySelector('.lights .spot').classList.contains('lit')]);
          }
          host.remove();
          return found;
        }"""
    )
    assert lit == [[100, True], [50, True], [100, True]]
