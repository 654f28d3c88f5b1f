"""The table as it is shown: everything has its place, and what can be chosen is numbered on the picture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import flibuste
from flibuste.draw import svg
from flibuste.draw.pins import MOST
from flibuste.games.crique.box import CARDS, ISLANDS, LEGENDS
from flibuste.games.crique.show import chart
from flibuste.games.crique.show.panels import card, panels
from flibuste.games.crique.show.sheets import title
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.installed import find
from flibuste.words.texts import LANGUAGES, texts

from .kit import battle, black, go, navy

GAME = find("crique")


def moments(seats: int, seed: int, **options: bool) -> Iterator[tuple[flibuste.Match, int, Decision]]:
    """Every decision of a random game."""
    m = flibuste.new("crique", seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while not m.over:
        seat = next(iter(m.pending))
        yield m, seat, m.pending[seat]
        m.choose(seat, rng.choice(m.pending[seat].options))


def clickable(drawn: str) -> set[Option]:
    root = ElementTree.fromstring(drawn)
    return {Option.parse(e.attrib["data-option"]) for e in root.iter() if "data-option" in e.attrib}


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (3, "en"), (4, "fr"), (5, "en")])
def test_a_whole_game_is_drawn_and_its_options_can_be_clicked(seats: int, lang: str) -> None:
    seen: set[str] = set()
    for at, (m, seat, decision) in enumerate(
        moments(seats, seats, two_players=seats == 2, tavern_draft=True)
    ):
        if decision.kind in seen and at % 7:
            continue
        seen.add(decision.kind)
        hot = clickable(GAME.draw(m.view(seat), lang, decision))
        assert hot == set(decision.options[:MOST])
    assert {"draft", "outfit", "sail", "turn", "island", "gift"} <= seen
    drawn = GAME.draw(m.view(None), lang, None)
    assert not clickable(drawn)
    won = texts("crique", lang).name(m.view(None)["winners"][0])
    assert f"{won} " in panels(m.view(None), lang, None).goal


def test_only_its_owner_sees_a_hand() -> None:
    m = next(m for m, _, _ in moments(4, 9) if len(m.view(0)["hand"]) > 2)
    assert [card.word for card in panels(m.view(0), "en", None).hand] == m.view(0)["hand"]
    assert panels(m.view(None), "en", None).hand == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_effect(lang: str) -> None:
    words = texts("crique", lang)
    for entry in CARDS:
        shown = card(entry.id, words)
        face = svg.card(shown.title, shown.emblem, shown.text, shown.foot, shown.tint)
        drawn = ElementTree.fromstring(svg.picture(1, 1, face, title="x"))
        lines = [e.text or "" for e in drawn.iter("{http://www.w3.org/2000/svg}text")]
        assert " ".join(lines).startswith(title(entry.id, words)[:6])
        assert len(lines) >= 3
        assert not any("…" in line for line in lines), lines
    for legend in LEGENDS:
        assert words.has(f"board-foe-{legend.id}")


Box = tuple[float, float, float, float]


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def _ship(at: chart.Point) -> Box:
    x, y = at
    return (x - 21, y - 24, x + 21, y + 21)


def _text(x: float, y: float, words: str, size: float) -> Box:
    half = svg.width(words, size, bold=True) / 2
    return (x - half, y - size * 0.8, x + half, y + size * 0.2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_and_ships_never_collide(lang: str) -> None:
    words = texts("crique", lang)
    boxes: dict[str, Box] = {"compass": (940, 50, 1050, 168)}
    for number in range(1, 8):
        here = chart.place(number)
        name = ISLANDS[number]
        boxes[f"name of {name}"] = _text(here.name[0] + 10, here.name[1], title(name, words), 17)
        for slot, at in enumerate(here.ships):
            boxes[f"ship {slot} at {name}"] = _ship(at)
        if number < 7:
            boxes[f"black ship at {name}"] = _ship(here.black)
            for legend in LEGENDS:
                rows = svg.wrap(title(legend.id, words), 12, 112, 3, bold=True) if legend.deck else []
                for i, row in enumerate(rows):
                    box = _text(here.black[0], here.black[1] + 39 + i * 13.2, row, 12)
                    boxes[f"row {i} of {legend.id} at {name}"] = box
        if number < 6:
            boxes[f"navy at {name}"] = _ship(here.navy)
            boxes[f"name of navy at {name}"] = _text(
                here.navy[0], here.navy[1] + 39, title("navy", words), 12
            )
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        same_black_ship = one.startswith("row") and other.startswith("row")
        assert same_black_ship or apart(a, b), f"{one} and {other}"
    inside = (chart.FRAME, chart.FRAME, chart.WIDTH - chart.FRAME, chart.HEIGHT - chart.FRAME)
    for name, box in boxes.items():
        assert inside[0] <= box[0], name
        assert inside[1] <= box[1], name
        assert box[2] <= inside[2], name
        assert box[3] <= inside[3], name


def test_the_mats_follow_what_the_view_says() -> None:
    def position(state: Any) -> None:
        state.pirates[0].fame = 17
        state.pirates[1].rings[2] = -1

    m = flibuste.stage("crique", seats=3, edit=position)
    shown = panels(m.view(0), "fr", m.pending.get(0))
    assert [mat.score for mat in shown.mats] == ["17", "0", "0"]
    assert [racer.value for racer in shown.race.seats] == [17, 0, 0]
    assert [fact.icon for fact in shown.mats[1].line if fact.low] == ["cannon"]


@pytest.mark.rule("crique", "21.blackbeard-only")
def test_of_two_blackbeards_only_the_one_in_battle_is_aimed_at() -> None:
    m = battle([1, 7, 7], black(1, "blackbeard"), dice=[1] * 6 + [5, 1] + [1] * 6, blackbeard_only=True)
    go(m, "p0 fire blackbeard hull")
    fight = panels(m.view(0), "en", m.pending[0]).battle
    assert fight is not None
    foes = [side for side in fight.sides if side.word == "blackbeard"]
    assert [foe.sections[0].filled for foe in foes] == [7]


@pytest.mark.rule("crique", "21.two-players")
def test_navy_and_neutral_ship_do_not_hide_each_other() -> None:
    def neutral(state: Any) -> None:
        state.neutral = 2

    m = battle([2, 2], navy(2, by=1), neutral, two_players=True)
    anchors = panels(m.view(1), "en", m.pending[1]).map.anchors
    assert len({anchors[word].box for word in ("navy", "neutral", "p0", "p1")}) == 4


@pytest.mark.parametrize(("word", "ours"), [("grapple", True), ("fair-wind", False), ("flint", False)])
def test_a_card_with_a_figure_of_our_own_says_so(word: str, ours: bool) -> None:
    assert ("· house" in card(word, texts("crique", "en")).foot) == ours
    assert ("· maison" in card(word, texts("crique", "fr")).foot) == ours
