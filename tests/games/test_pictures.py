"""The picture of a match, composed from its panels: whole and standing by itself, for every view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import flibuste
from flibuste.draw import compose, svg
from flibuste.draw.pins import MOST
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.panels import Layers, Least, MapPanel, Mat, Panels, Race
from flibuste.words.texts import LANGUAGES, named, texts

from .test_every_game import EVERY_WAY, wander

SVG = "{http://www.w3.org/2000/svg}"
COMPOSED = [name for name in flibuste.games() if find(name).panels is not None]


def whole(picture: str) -> ET.Element:
    """A picture that needs nothing else: one root with its size, styles inside, every reference met once."""
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox", "").startswith("0 0 ")
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids)), "an id given twice"
    wanted = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
    assert wanted <= set(ids)
    assert not re.findall(r'href="[^#]', picture)
    colours = set(re.findall(r"var\(--([\w-]+)\)", picture))
    assert colours <= {*svg.PALETTE, *(f"seat-{seat}" for seat in range(10))}
    return root


def said(root: ET.Element) -> list[str]:
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


@EVERY_WAY
def test_every_view_is_a_whole_picture_to_the_end(name: str, seats: int, options: dict[str, Any]) -> None:
    names = [f"N{seat}" for seat in range(seats)]
    for number, match in enumerate(wander(name, seats, options, 11, stops=2)):
        lang = LANGUAGES[number % 2]
        for seat in (None, *range(seats)):
            with named(names):
                picture = match.game.draw(match.view(seat), lang, None)
                asked = match.pending.get(seat) if seat is not None else None
                if asked is not None:
                    whole(match.game.draw(match.view(seat), lang, asked))
            found = said(whole(picture))
            if name in COMPOSED:
                assert set(names) <= set(found)
            assert "data-option" not in picture
    assert match.over


@pytest.mark.parametrize("name", COMPOSED)
def test_the_question_and_its_options_are_numbered(name: str) -> None:
    seats = next(count for count in find(name).seats if count > 2)
    numbered = 0
    for match in wander(name, seats, {}, 7, stops=20):
        for seat, decision in match.pending.items():
            words = texts(name, "en")
            root = whole(match.game.draw(match.view(seat), "en", decision))
            usual = [str(option) for option in decision.options if option[0] not in match.game.rare]
            listed = {node.get("data-option") for node in root.iter()}
            routes = match.game.panels(match.view(seat), "en", decision).routes if match.game.panels else []
            shown = set(usual[: max(0, MOST - len(routes))])
            assert shown <= listed
            numbered += len(shown)
            written = " ".join(said(root))
            assert words.prompt(decision).split()[0] in written
    assert numbered


def test_a_long_question_pushes_the_rest_down() -> None:
    """Nothing lies over anything else, however small the chart and however many the options."""
    chart = MapPanel((0, 0, 1000, 200), Layers("", "", ""), Least(12, 12), {})
    mats = [Mat(seat, "", "0") for seat in range(10)]
    panels = Panels("", "goal", Race("points", "fame", []), chart, mats)
    options = tuple(Option("bid", number, 1) for number in range(60))
    words = texts("liars" if "liars" in flibuste.games() else COMPOSED[0], "en")
    decision = Decision(0, "bid", options, "1") if words.has("ask-bid") else None
    picture = compose.composed(panels, words, decision)
    tops = [
        tuple(map(float, re.findall(r"translate\(([\d.]+) ([\d.]+)\)", node.attrib["transform"])[0]))
        for node in whole(picture)
        if node.get("class") == "plate"
    ]
    assert len(tops) == len(set(tops))
    high = float(re.findall(r'viewBox="0 0 [\d.]+ ([\d.]+)"', picture)[0])
    assert all(y < high for _, y in tops)


@pytest.mark.parametrize("name", COMPOSED)
def test_a_notebook_shows_the_same_picture(name: str) -> None:
    match = Match(find(name), find(name).seats[-1], {}, 2)
    whole(match._repr_svg_())
