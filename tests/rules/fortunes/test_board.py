"""The board as it is drawn: well formed, in both languages, nothing over anything else, options in place."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import flibuste
from flibuste.draw import svg
from flibuste.draw.pins import MOST, Pins
from flibuste.games.fortunes.bot.player import smart
from flibuste.games.fortunes.box import (
    GLORY_IDS,
    GOOD_IDS,
    MISSIONS,
    MODIFICATION_IDS,
    NEIGHBOURS,
    SPECIALIST_OF,
    WEAPON_IDS,
    ZONE_IDS,
)
from flibuste.games.fortunes.show import chart, tokens
from flibuste.games.fortunes.show.panels import panels
from flibuste.kernel.decision import Decision
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.words.texts import texts

GAME = find("fortunes")
Box = tuple[float, float, float, float]


def positions(seed: int, seats: int, every: int) -> Iterator[tuple[Match, Decision]]:
    """Decisions of a game between the game's own players."""
    m = flibuste.new("fortunes", seats=seats, seed=seed)
    hands = [Seat(m, seat) for seat in range(seats)]
    bot = smart()
    count = 0
    while m.pending:
        seat, decision = next(iter(m.pending.items()))
        count += 1
        if count % every == 0:
            yield m, decision
        hands[seat].decision = decision
        m.choose(seat, bot(hands[seat]))


def chosen(picture: str) -> set[str]:
    return set(re.findall(r'data-option="([^"]*)"', picture))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_well_formed_and_offers_only_what_is_asked(lang: str, seats: int) -> None:
    for m, decision in positions(seed=seats, seats=seats, every=60):
        options = {str(option) for option in decision.options}
        picture = GAME.draw(m.view(decision.seat), lang, decision)
        ET.fromstring(picture)
        assert chosen(picture) <= options
        for seat in (None, *range(seats)):
            quiet = GAME.draw(m.view(seat), lang, None)
            ET.fromstring(quiet)
            assert not chosen(quiet)


#: Verbs whose objects lie on the chart or in the hand: each such option has its number there, too.
ON_THE_TABLE = ("sail", "scout", "sell", "exchange", "cast-off")


def test_what_an_option_points_at_has_its_number() -> None:
    seen = set()
    for seed in (1, 2, 3, 4):
        for m, decision in positions(seed=seed, seats=3, every=7):
            wanted = {str(o) for o in decision.options[:MOST] if o.verb in ON_THE_TABLE and o.objects}
            if wanted:
                pins = Pins(panels(m.view(decision.seat), "en", decision), decision, texts("fortunes", "en"))
                assert wanted <= {pin.option for here in pins.at.values() for pin in here}, decision.kind
                seen |= {word.split()[0] for word in wanted}
    assert {"sail", "scout", "sell", "exchange", "cast-off"} <= seen


def test_a_war_is_shown() -> None:
    def war(state: Any) -> None:
        state.war[:] = [0, 1]

    m = flibuste.stage("fortunes", seats=2, seed=0, edit=war)
    tidings = next(one for one in panels(m.view(None), "en", None).drawers if one.name == "events")
    assert any("At war!" in row[0] for row in tidings.rows)


def test_the_event_of_the_round_is_shown() -> None:
    for m, _ in positions(seed=1, seats=2, every=50):
        drawn = m.view(None)["discards"]["events"]
        if drawn and not m.view(None)["tide"]["each_turn"] and not m.view(None)["arrivals"]:
            tidings = next(one for one in panels(m.view(None), "en", None).drawers if one.name == "events")
            assert [card.word for card in tidings.cards] == [drawn[-1]]
            return
    raise AssertionError("no event in a whole game")


def test_the_secrets_of_others_are_not_drawn() -> None:
    words = texts("fortunes", "en")
    drawn = 0
    for m, decision in positions(seed=6, seats=2, every=20):
        theirs = m.view(1 - decision.seat)
        picture = GAME.draw(theirs, "en", None)
        own = GAME.draw(m.view(decision.seat), "en", None)
        for card in m.state.players[decision.seat].hand:
            name = svg.escape(words.name(GLORY_IDS[card]))
            if f'"{GLORY_IDS[card]}"' not in json.dumps(theirs):  # nor may a copy of it lie in the open
                assert name not in picture
                drawn += name in own
    assert drawn > 10


# ---- the chart


def test_zones_meet_exactly_where_the_map_says() -> None:
    cells = chart.chart().cells
    assert sorted(cells) == sorted(ZONE_IDS)
    inner = {name for name in chart.chart().nodes if name.isupper()}
    edges: dict[frozenset[str], list[str]] = {}
    for zone, nodes in cells.items():
        for one, other in zip(nodes, [*nodes[1:], nodes[0]], strict=True):
            edges.setdefault(frozenset((one, other)), []).append(zone)
    drawn = {frozenset(zones) for zones in edges.values() if len(zones) == 2}
    wanted = {frozenset((ZONE_IDS[a], ZONE_IDS[b])) for a in range(17) for b in NEIGHBOURS[a]}
    assert drawn == wanted
    for one, other, _ in chart.chart().borders:
        assert len(edges[frozenset((one, other))]) == 2
        assert one in inner or other in inner


def _inside(point: tuple[float, float], zone: str) -> bool:
    ring = [chart.project(chart.chart().nodes[name]) for name in chart.chart().cells[zone]]
    points: list[tuple[float, float]] = []
    nodes = chart.chart().cells[zone]
    for one, other in zip(nodes, [*nodes[1:], nodes[0]], strict=True):
        points += chart.border(one, other)[:-1]
    assert len(points) >= len(ring)
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


@pytest.mark.parametrize("zone", ZONE_IDS)
def test_ports_ships_and_merchants_lie_in_their_zone(zone: str) -> None:
    place = chart.chart().places[zone]
    assert _inside(place.sea, zone)
    assert _inside(place.merchant, zone)
    if place.port is not None:
        assert _inside(chart.project(place.port), zone)


def _name_box(zone: str, lang: str) -> Box:
    place = chart.chart().places[zone]
    x, y, anchor = place.name
    size = 16 if place.port is not None else 22
    wide = svg.width(texts("fortunes", lang).name(zone), size, bold=True) * 0.95
    left = x if anchor == "start" else x - wide / 2
    return left, y - size * 0.8, left + wide, y + size * 0.2


def _boxes(zone: str, lang: str) -> dict[str, Box]:
    place = chart.chart().places[zone]
    found = {"name": _name_box(zone, lang)}
    mx, my = place.merchant
    found["merchant"] = (mx - 13, my - 13, mx + 13, my + 13)
    if place.port is not None:
        px, py = chart.project(place.port)
        tx, ty = place.tokens
        found["port"] = (px - 12, py - 12, px + 12, py + 12)
        missions = min(2, sum(mission.place == zone for mission in MISSIONS))
        found["tokens"] = (tx - 12, ty - 12, tx + 27 * (1 + missions) + 11, ty + 12)
    return {f"{zone} {what}": box for what, box in found.items()}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_ports_and_tokens_never_collide(lang: str) -> None:
    boxes: dict[str, Box] = {}
    for zone in ZONE_IDS:
        boxes |= _boxes(zone, lang)
    clashes = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes.items(), 2)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert clashes == []
    for name, (left, top, right, bottom) in boxes.items():
        assert left >= 5, name
        assert top >= 5, name
        assert right <= chart.W - 5, name
        assert bottom <= chart.height() - 5, name


def test_every_token_has_its_own_drawing() -> None:
    assert sorted(tokens.GOODS) == sorted(GOOD_IDS)
    assert sorted(tokens.FITTINGS) == sorted((*MODIFICATION_IDS, *WEAPON_IDS))
    assert len({d for _, d in tokens.GOODS.values()}) == 8
    assert len(set(tokens.FITTINGS.values())) == 11
    plain = {name for card, name in enumerate(GLORY_IDS) if SPECIALIST_OF[card] < 0}
    assert set(tokens.EMBLEMS) == plain


def test_goods_are_read_on_their_colour() -> None:
    for colour, _ in tokens.GOODS.values():
        assert svg.contrast(colour, svg.ink_on(colour)) >= 4.5


def test_an_empty_sea_can_be_drawn() -> None:
    def nothing(state: Any) -> None:
        state.missions.clear()
        state.merchants[:] = [-1] * 17
        state.mods[:] = [-1] * 17

    m = flibuste.stage("fortunes", seats=2, seed=0, edit=nothing)
    ET.fromstring(GAME.draw(m.view(None), "fr", None))
