"""What the table must show, measured in Chromium on every game: text and targets large enough, every
candidate in view, nothing that jumps, nothing that axe finds serious. A few decisions of a real
match on each screen."""

from __future__ import annotations

import os
import random
from importlib.metadata import entry_points
from typing import Any

import pytest
from playwright.sync_api import Page

from flibuste.kernel.installed import find
from tests.server.tools import ROOT, Served

from .conftest import Open
from .hands import over, play, sit_down, wait_for_turn

#: the games with panels of their own: a plain picture is as small as it is drawn
GAMES = sorted(
    point.name for point in entry_points(group="flibuste.games") if find(point.name).panels is not None
)
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
#: `FULL=1` measures all that is promised; without it, each screen, language and theme once with each game
FULL = bool(os.environ.get("FULL"))
ALL = [
    pytest.param(screen, locale, scheme, id=f"{name}-{locale[:2]}-{'day' if scheme == 'light' else 'night'}")
    for name, screen in (("desk", DESK), ("small", SMALL), ("phone", PHONE))
    for locale in ("fr-FR", "en-GB")
    for scheme in ("light", "dark")
]
SLICE = ("desk-fr-day", "small-en-night", "phone-fr-night")
SCREENS = [one for one in ALL if FULL or one.id in SLICE]
#: decisions that are measured in each match, with so many choices between them
LOOKS, BETWEEN = (30, 1) if FULL else (4, 4)
AXE_EVERY = 10 if FULL else LOOKS

#: Texts that are seen: under 11 px anywhere, under 12 px in the prompt and the mats.
SMALL_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, text = node.textContent.trim(), parent = node.parentElement;
    if (!text || parent.closest('title, script, .unseen, .minimap, [hidden]')) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === 'hidden' || !parent.checkVisibility?.()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || box.right < 0 || box.bottom < 0) continue;
    if (box.left > innerWidth || box.top > innerHeight) continue;
    const matrix = parent.closest('svg') ? parent.getScreenCTM() : { a: 1, b: 0 };
    const scale = Math.hypot(matrix.a, matrix.b);
    const size = parseFloat(style.fontSize) * scale;
    const least = parent.closest('#prompt, #mats') ? 12 : 11;
    const what = parent.className?.baseVal ?? parent.className;
    if (size < least - 0.05) found.push([text.slice(0, 30), Math.round(size * 10) / 10, what]);
  }
  return found.slice(0, 8);
}"""

#: Targets that are smaller than a finger (or a mouse) needs; a pin has a larger area of its own.
SMALL_TARGETS = """least => {
  const all = [...document.querySelectorAll('button, a[href], summary, input, select')];
  const small = all.filter(e => {
    const box = e.getBoundingClientRect();
    if (!e.checkVisibility?.() || !box.width || box.bottom < 0 || box.top > innerHeight) return false;
    const grown = e.matches('.pins > .pin') ? 2 * 9 : 0;
    return Math.min(box.width, box.height) + grown < least;
  });
  const size = e => e.getBoundingClientRect();
  return small.map(e => [e.id || e.className, Math.round(size(e).width), Math.round(size(e).height)]);
}"""

#: Options with a place on the chart that are neither in view nor pointed at: from the edge, or by the button
#: of their region, where that is seen whole.
LOST = """() => {
  const stage = document.querySelector('#board').getBoundingClientRect();
  const whole = e => e.matches('.edge') || e.getBoundingClientRect().right <= innerWidth;
  const pointers = [...document.querySelectorAll('.edge, .region[data-options]')].filter(whole);
  const pointed = new Set(pointers.flatMap(e => e.dataset.options.split('|')));
  return [...document.querySelectorAll('.pins > .pin')].filter(pin => {
    if (pin.hidden) return !pointed.has(pin.dataset.pin);
    const b = pin.getBoundingClientRect();
    const across = b.left < stage.left - 1 || b.right > stage.right + 1;
    return across || b.top < stage.top - 1 || b.bottom > stage.bottom + 1;
  }).map(pin => pin.dataset.pin);
}"""

SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput)
      window.shifts.push([entry.value, entry.sources.map(s => s.node?.id || s.node?.className)]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""


@pytest.mark.parametrize(("screen", "locale", "scheme"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_read_and_touched(
    game: str, screen: dict[str, Any], locale: str, scheme: str, server: Served, visit: Open
) -> None:
    page = visit(server.url, locale=locale, color_scheme=scheme, **screen)
    sit_down(page, game)
    wait_for_turn(page, 90)
    stage = "() => JSON.stringify(document.querySelector('#stage').getBoundingClientRect())"
    box = page.evaluate(stage)
    page.evaluate(SHIFTS)
    rng = random.Random(game)
    for look in range(LOOKS):
        if not wait_for_turn(page, 90):
            break
        page.wait_for_timeout(700)  # the camera has arrived
        where = (game, look, page.locator("#question").inner_text())
        assert page.evaluate(SMALL_TEXT) == [], where
        assert page.evaluate(SMALL_TARGETS, 40 if screen is PHONE else 24) == [], where
        assert page.evaluate(LOST) == [], where
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["viewport"]["width"], where
        assert page.evaluate(stage) == box, where
        if look % AXE_EVERY == AXE_EVERY - 1:
            _axe(page)
        play(page, rng, BETWEEN)
    if not over(page):
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) < 0.02, shifts


def _axe(page: Page) -> None:
    """axe-core finds nothing serious. `make check` installs it where there is npm."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm install")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    serious = [
        (rule["id"], [node["html"][:120] for node in rule["nodes"]][:3])
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]
    assert serious == []
