"""The checklist of the table, one decision after the other: nothing lies over what can be chosen, lists are
short, words are whole, each question has its aim, the page stays small and the stage where it is. `FULL=1`
plays 200 decisions."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tools import Served

from .conftest import Open
from .hands import play, sit_down, wait_for_turn
from .test_must_show import DESK, GAMES, PHONE

LOOKS = 200 if os.environ.get("FULL") else 12
ELEMENTS = 1_500
ROWS = 12

#: what is wrong on the page, in words
FAULTS = """([most, rows]) => {
  const found = [];
  const all = document.querySelectorAll('*').length;
  if (all > most) found.push(`${all} elements`);
  const box = e => e.getBoundingClientRect();
  const seen = e => e.checkVisibility({ visibilityProperty: true }) && box(e).width > 0;
  const name = e => e?.id || e?.className?.baseVal || e?.className || e?.tagName;
  // what can be chosen on the chart is under nothing else
  for (const pin of document.querySelectorAll('.pins > :is(.pin, .edge):not([hidden])')) {
    if (!seen(pin) || document.querySelector('#battle:not([hidden])')) continue;
    const { x, y, width, height } = box(pin);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || !(pin === top || pin.contains(top))) found.push(`${pin.textContent} under ${name(top)}`);
  }
  // a pointer at the edge hides no handle to drag
  for (const knob of document.querySelectorAll('#board .layer .knob')) {
    const k = box(knob);
    for (const edge of document.querySelectorAll('.edge')) {
      const e = box(edge);
      const over = e.left < k.right && k.left < e.right && e.top < k.bottom && k.top < e.bottom;
      if (seen(edge) && over) found.push(`${edge.textContent} over a handle`);
    }
  }
  // nor under another's number: each lies beside the name of its place, one for one place
  const text = [...document.querySelectorAll('.chart.near .layer-near text.serif.bold')].map(box);
  const pins = [...document.querySelectorAll('.pins > .pin:not([hidden])')].filter(seen);
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  for (const pin of document.querySelector('#battle:not([hidden])') ? [] : pins) {
    const at = box(pin);
    const over = one => shared(at, one, 'left', 'right') > 8 && shared(at, one, 'top', 'bottom') > 8;
    if (text.some(over)) found.push(`${pin.textContent} over a name`);
  }
  // arrows of what was done lie under names and pieces
  const near = document.querySelector('#board .layer-near');
  for (const arrow of document.querySelectorAll('.arrow.beat')) {
    const below = arrow.compareDocumentPosition(near) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!below) found.push('an arrow over names');
  }
  const listed = [...document.querySelectorAll('#prompt .opts > .options .option')].filter(seen).length;
  if (listed > rows && !document.querySelector('#prompt .filter')) found.push(`${listed} rows`);
  if (!document.querySelector('#prompt .goal')?.innerText.trim()) found.push('no aim');
  // no word is cut: neither by an ellipsis nor by the edge of what holds it
  for (const one of document.querySelectorAll('#recap *, #prompt *, #mats *')) {
    if (!seen(one) || one.closest('.unseen, svg') || box(one).width <= 2) continue; // read aloud only
    const style = getComputedStyle(one);
    const cuts = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
    const longer = one.scrollWidth > one.clientWidth + 2;
    if (cuts && longer && one.textContent.trim()) found.push(`cut: ${one.textContent}`);
  }
  for (const text of document.querySelectorAll('#prompt .btn, #prompt .opt b, #prompt .seg button, .sn')) {
    if (seen(text) && text.scrollWidth > text.clientWidth + 2) found.push(`too long: ${text.textContent}`);
  }
  return found;
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_keeps_its_promises(game: str, screen: dict[str, Any], server: Served, visit: Open) -> None:
    page = visit(server.url, reduced_motion="reduce", **screen)
    sit_down(page, game)
    wait_for_turn(page, 90)
    stage = "() => JSON.stringify(document.querySelector('#stage').getBoundingClientRect())"
    box = page.evaluate(stage)
    rng = random.Random(f"{game} table")
    for look in range(LOOKS):
        if not wait_for_turn(page, 90):
            break
        page.wait_for_timeout(150)  # names and pins have parted
        where = (look, page.locator("#question").inner_text())
        assert page.evaluate(FAULTS, [ELEMENTS, ROWS]) == [], where
        assert page.evaluate(stage) == box, where
        play(page, rng, 1)


def test_what_nobody_looks_at_is_not_on_the_page(server: Served, visit: Open) -> None:
    """The story and the mats of the others are drawn once they are opened."""
    page = visit(server.url)
    sit_down(page, "pirates")
    wait_for_turn(page)
    assert page.locator("#story li").count() == 0
    page.keyboard.press("j")
    expect(page.locator("#story li").first).to_be_visible()
    other = page.locator("#seats details:not([open])").first
    assert other.locator(".crew-row").count() == 0
    other.locator("summary").click()
    expect(page.locator("#seats .seat:not(.own) .crew-row").first).to_be_visible()


def test_on_a_phone_a_battle_begins_with_what_was_fired_last(server: Served, visit: Open) -> None:
    """The last volley, the foes, then one's own ship; who fires when stands over the question."""
    made = server.make([{"name": "Anne"}, {"name": "Mary"}])
    page = visit(f"{server.url}/m/{made.id}#{made.tokens[0]}", **PHONE)
    wait_for_turn(page)
    drawn = page.evaluate(
        """async () => {
          const { drawBattle } = await import('/web/js/battle.js');
          const side = seat => ({ word: `p${seat}`, title: `S${seat}`, seat, sections: [] });
          const order = ['p0', 'p1'];
          const fight = { where: '', stake: '', sides: [side(0), side(1)], order, turn: 0, target: '' };
          const last = { text: 'S1 fires.', at: 0, dice: [6], who: 1, words: ['p0'], opens: true, hits: 1 };
          drawBattle(fight, { seat: 0, mine: [0], seats: [] }, [], last, () => {});
          document.querySelector('#battle').hidden = false;
          const top = one => Math.round(document.querySelector(one).getBoundingClientRect().top);
          return ['.tray', '.foes', '.ours .vessel'].map(top);
        }"""
    )
    assert drawn == sorted(drawn), drawn
    assert len(set(drawn)) == 3, drawn


ENDED: dict[str, Any] = {
    "seat": 1,
    "mine": [1],
    "seats": [{"name": "Anne"}, {"name": "Mary"}],
    "bots": [],
    "end": [
        {
            "seat": 0,
            "place": 1,
            "score": 12,
            "lines": [
                {"text": "track", "points": 7, "advice": "sell more."},
                {"text": "chest", "points": 5, "advice": "hide your gold."},
                {"text": "hidden", "points": 53, "advice": ""},
            ],
        },
        {
            "seat": 1,
            "place": 2,
            "score": 1,
            "lines": [
                {"text": "track", "points": 1, "advice": "sell more."},
                {"text": "chest", "points": 0, "advice": "hide your gold."},
                {"text": "hidden", "points": 0, "advice": ""},
            ],
        },
    ],
    "commitment": "00",
    "choices": 0,
    "lang": "en",
    "match": "none",
    "host": False,
}


def test_why_the_winner_won_is_no_tie_break_and_who_lost_reads_what_to_try(
    server: Served, visit: Open
) -> None:
    made = server.make([{"name": "Anne"}, {"name": "Mary"}])
    page = visit(f"{server.url}/m/{made.id}#{made.tokens[1]}", locale="en-GB")
    page.route("**/replay?*", lambda route: route.fulfill(json={}))
    told = page.evaluate(
        """async sight => {
          const { openClosing } = await import('/web/js/closing.js');
          openClosing(sight, null, '', [], () => {});
          return ['.why-won', '.next-time'].map(one => document.querySelector(one).innerText);
        }""",
        ENDED,
    )
    assert told == ["Why? Track: 7 for Anne, 1 for Mary.", "Next time: sell more."]


def test_the_aim_stays_on_the_chart_of_a_first_match_until_it_is_dismissed(
    server: Served, visit: Open
) -> None:
    """It hides nothing that is asked about, and does not come back."""
    page = visit(server.url, reduced_motion="reduce")
    sit_down(page, "blackbeard")
    wait_for_turn(page)
    card = page.locator("#coach")
    expect(card).to_contain_text("troisième Amnistie générale")
    expect(card).to_contain_text("Retirez-vous à temps")
    page.wait_for_timeout(300)
    assert page.evaluate(FAULTS, [ELEMENTS, ROWS]) == []
    # a battle has the stage for itself
    page.evaluate("document.querySelector('#battle').hidden = false")
    expect(card).to_have_css("display", "none")
    page.evaluate("document.querySelector('#battle').hidden = true")
    play(page, random.Random(2), 1)
    wait_for_turn(page)
    expect(card).not_to_have_attribute("hidden", "")
    card.locator("button.go").dispatch_event("click")
    expect(card).to_be_hidden()
    page.set_viewport_size({"width": 1900, "height": 900})
    page.reload()
    wait_for_turn(page)
    expect(card).to_be_hidden()
    # the overview shows the pieces, which lie on the layer that is seen from afar
    page.evaluate("document.querySelector('#minimap').style.visibility = 'visible'")
    overview = page.locator("#minimap")
    shown = overview.screenshot()
    page.evaluate("document.querySelectorAll('#afar [data-key]').forEach(one => one.remove())")
    assert overview.screenshot() != shown
    # beside a large hand on a small desk the drawers take as few rows as they can, and push nothing
    page.set_viewport_size({"width": 1024, "height": 768})
    high = page.evaluate(
        """() => {
          const [shelf, pills] = ['shelf', 'pills'].map(id => document.getElementById(id));
          for (const pill of [0, 1, 2]) pills.append(pills.firstElementChild.cloneNode(true));
          const before = shelf.offsetHeight;
          document.getElementById('main').style.setProperty('--hand', '600px');
          pills.classList.add('brief');
          return [shelf.offsetHeight - before, pills.offsetHeight];
        }"""
    )
    assert high == [0, 3 * 40 + 2 * 6]


@pytest.mark.parametrize("screen", [(844, 390), (720, 450)], ids=["phone on its side", "desk at 200 %"])
def test_where_it_is_low_the_sheet_stands_beside_the_chart(
    screen: tuple[int, int], server: Served, visit: Open
) -> None:
    page = visit(server.url, viewport={"width": screen[0], "height": screen[1]})
    sit_down(page, "blackbeard")
    wait_for_turn(page)
    box = "one => document.querySelector(one).getBoundingClientRect().toJSON()"
    stage, rail, tabs = (page.evaluate(box, one) for one in ("#stage", "#rail", "#tabs"))
    assert stage["height"] == screen[1] - 48
    assert stage["right"] <= rail["left"] + 1
    assert rail["bottom"] <= tabs["top"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= screen[0]
    assert page.evaluate(FAULTS, [ELEMENTS, ROWS]) == []
