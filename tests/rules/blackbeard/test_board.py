"""The picture of the board: everything has its place, nothing collides, what can be done can be clicked."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from flibuste.games.blackbeard.box import BOXES, EVENTS, PIRATES, PORTS, ZONES
from flibuste.games.blackbeard.show.chart import CHART, HEIGHT, WIDTH, Box
from flibuste.games.blackbeard.show.flags import FLAGS
from flibuste.games.blackbeard.show.summary import summary
from flibuste.games.blackbeard.show.tokens import dock_at, flow, plaque_box
from flibuste.games.blackbeard.state import State
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.words.texts import LANGUAGES, texts

from .kit import captains, commissioner, governor, hold, merchant, put, stage, warship

draw = find("blackbeard").draw


def crossing(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def busy(s: State) -> None:
    put(s, "teach", "east-caribbean", holds=[1200, 300], guns=True, letter="english", found=[15])
    put(s, "low", "port-royal", owner=1, revel=1, scurvy=False, history=[0, 1], info={4: 3})
    put(s, "tew", "south-america-gold-coast", owner=1, scurvy=True, treasure=True)
    merchant(s, "san-juan", "brigantine", up=True)
    merchant(s, "martinique", "sloop")
    governor(s, "bath")
    governor(s, "boston", pro=False)
    warship(s, "india", "heavy")
    commissioner(s, 1, "rhett", "west-caribbean")
    s.destroyed.append(20)
    s.attacked.append(3)
    hold(s, 0, "heavy-guns", "fair-winds", "wear-and-tear")
    captains(s, 0, "vane")


def picture(m: Match, seat: int | None, lang: str) -> ET.Element:
    decision = m.pending.get(0) if seat == 0 else None
    return ET.fromstring(draw(m.view(seat), lang, decision))


@pytest.mark.rule("blackbeard", "2.2", "9.11")
def test_every_place_is_on_the_chart() -> None:
    assert set(CHART.zones) == set(ZONES)
    assert set(CHART.transit) == set(BOXES)
    assert set(CHART.ports) == {port.id for port in PORTS}
    for port in PORTS:
        assert (CHART.ports[port.id].merchant is None) is (port.nation == "pirate")
    for x, y, w, h in (panel.box for panel in CHART.panels.values()):
        assert x >= 0
        assert y >= 0
        assert x + w <= WIDTH
        assert y + h <= HEIGHT
    assert "Natural Earth" in CHART.source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plaques_and_merchants_never_collide(lang: str) -> None:
    words = texts("blackbeard", lang)
    boxes = {port.id: plaque_box(port.id, words) for port in PORTS}
    for name, at in ((name, haven.merchant) for name, haven in CHART.ports.items()):
        if at is not None:
            boxes[f"merchant of {name}"] = (at[0] - 14, at[1] - 12, 28, 24)
    names = sorted(boxes)
    collisions = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if crossing(boxes[a], boxes[b])]
    assert not collisions
    for name, (x, y, w, h) in boxes.items():
        assert x >= 0, name
        assert x + w <= WIDTH, name
        assert 0 <= y <= HEIGHT - h, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_docked_pirates_lie_beside_their_port(lang: str) -> None:
    words = texts("blackbeard", lang)
    for port in PORTS:
        x, y = dock_at(port.id, words, 0)
        left, top, w, h = plaque_box(port.id, words)
        assert 0 < x < WIDTH
        assert not (left < x < left + w and top < y < top + h)


@pytest.mark.parametrize("count", range(1, 11))
def test_counters_share_the_room_of_a_zone(count: int) -> None:
    for zone, shape in CHART.zones.items():
        spots = flow(shape.room, count, (60.0, 52.0))
        assert len(set(spots)) == count, zone
        x, y, w, h = shape.room
        assert all(x <= a <= x + w and y <= b <= y + h + 8 for a, b in spots), zone


@pytest.mark.rule("blackbeard", "5")
def test_every_captain_has_a_flag_of_his_own() -> None:
    assert sorted(FLAGS) == sorted(pirate.id for pirate in PIRATES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_position_is_drawn(lang: str) -> None:
    m = stage(busy)
    drawn = ET.tostring(picture(m, 0, lang), encoding="unicode")
    for name in (
        "teach",
        "low",
        "tew",
        "rhett",
        "india",
        "merchant-san-juan",
    ):
        assert f'data-key="{name}"' in drawn, name
    words = texts("blackbeard", lang)
    for card in ("heavy-guns", "fair-winds"):
        assert words.name(card).split()[0] in drawn
    assert ">Vane<" in drawn or "Charles Vane" in drawn
    assert "Vane" not in ET.tostring(picture(m, None, lang), encoding="unicode")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_room_is_short_people_go_by_their_last_names(lang: str) -> None:
    m = stage(busy)
    assert m.game.panels is not None
    mine, others = (m.game.panels(m.view(seat), lang, None).short for seat in (0, None))
    assert mine["teach"] == "Teach"
    assert mine["vane"] == "Vane"  # on his card
    assert "vane" not in others


def test_from_afar_a_docked_pirate_lies_beside_the_disc_of_his_port() -> None:
    m = stage(busy)
    assert m.game.panels is not None
    anchors = m.game.panels(m.view(0), "en", None).map.anchors
    his, port = anchors["low"].far, anchors["port-royal"].far
    assert his is not None
    assert port is not None
    assert 0 < his[0] - port[0] < 60
    assert abs(his[1] - port[1]) < 20
    assert anchors["teach"].far is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_can_be_clicked(lang: str) -> None:
    m = stage(busy)
    offered = {str(option) for option in m.pending[0].options}
    clicked = {
        node.attrib["data-option"] for node in picture(m, 0, lang).iter() if "data-option" in node.attrib
    }
    assert clicked <= offered
    pointing = {o for o in offered if o.split()[0] in ("move", "find", "plunder", "attack")}
    assert pointing
    assert pointing <= clicked


def test_a_rival_has_nothing_to_click() -> None:
    m = stage(busy)
    assert "data-option" not in draw(m.view(1), "en", m.pending[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_in_words_tells_the_same(lang: str) -> None:
    m = stage(busy)
    said = str(summary(m.view(0), lang, ("Anne", "Mary")))
    for word in ("Edward Teach", "Anne", "Mary", "1200 300", "William Rhett", "Charles Vane"):
        assert word in said
    assert "Charles Vane" not in str(summary(m.view(1), lang, ("Anne", "Mary")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words(lang: str) -> None:
    words = texts("blackbeard", lang)
    for event in EVENTS:
        assert 0 < len(words.say(f"name-{event.id}.text")) <= 110, event.id
