"""Composed pictures as Chromium draws them: nothing lies over anything else, no text leaves its plate."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from playwright.sync_api import Browser

import flibuste
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.words.texts import LANGUAGES

COMPOSED = [name for name in flibuste.games() if find(name).panels is not None]

#: where the picture is, and each plate with all that is written on it
MEASURE = """() => {
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  return [box(document.querySelector("svg")), ...[...document.querySelectorAll("svg > g.plate")].map(box)];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMPOSED)
def test_plates_lie_apart_and_inside_the_picture(browser: Browser, name: str, lang: str) -> None:
    match = Match(find(name), find(name).seats[-1], {}, 5)
    rng = random.Random(name)
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    for number in range(100):
        if match.over:
            break
        seat = next(iter(match.pending))
        if number % 33 == 10:
            drawn = match.game.draw(match.view(seat), lang, match.pending[seat])
            page.set_content(f'<body style="margin:0">{drawn.replace("<svg ", "<svg width=1800 ", 1)}</body>')
            _apart(page.evaluate(MEASURE))
        match.choose(seat, rng.choice(match.suggest(seat, number)))
    page.close()


def _apart(boxes: list[tuple[float, float, float, float]]) -> None:
    """A text that left its plate would make the plate's box reach into the next one's."""
    (_, _, right, bottom), *plates = boxes
    assert plates
    for box in plates:
        assert box[0] >= 0, box
        assert box[2] <= right + 1, box
        assert box[3] <= bottom + 1, box
    for one, other in combinations(plates, 2):
        across = one[2] <= other[0] + 1 or other[2] <= one[0] + 1
        assert across or one[3] <= other[1] + 1 or other[3] <= one[1] + 1, (one, other)
