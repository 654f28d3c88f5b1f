"""The board: what is on the table is on the picture, where a client can find it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest

import flibuste
from flibuste.games.pirates.state import BURNING, Fort, Ship, State, Terrain
from flibuste.kernel.decision import Option
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.lessons.book import lesson

SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match, seat: int | None = 0, lang: str = "en") -> ET.Element:
    decision = match.pending.get(seat) if seat is not None else None
    return ET.fromstring(find("pirates").draw(match.view(seat), lang, decision))


def acting(match: Match) -> int:
    return next(iter(match.pending))


def staged(edit: Callable[[Any], object] | None = None, fleets: str = "england/spain") -> Match:
    return flibuste.stage("pirates", seats=2, edit=edit or (lambda s: None), options={"fleets": fleets})


def test_every_ship_can_be_found_with_its_pose() -> None:
    match = staged()
    picture = drawn(match, acting(match))
    groups = {node.get("data-ship"): node for node in picture.iter() if node.get("data-ship")}
    assert set(groups) == {ship.id for ship in match.state.ships}
    for ship in match.state.ships:
        node = groups[ship.id]
        assert (node.get("data-x"), node.get("data-y")) == (str(ship.x), str(ship.y))
        assert node.get("data-heading") == str(ship.h)


def test_the_chart_is_in_millimetres_of_the_table() -> None:
    match = staged()
    picture = drawn(match, acting(match))
    table = next(node for node in picture.iter() if node.get("class") == "table")
    state = match.state
    assert table.get("data-width") == str(state.width)
    chart = next(node for node in picture.iter(f"{SVG}svg") if node is not picture)
    assert list(map(float, chart.attrib["viewBox"].split()[2:])) == [state.width / 100, state.height / 100]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_courses_on_offer_are_legal_and_end_as_drawn(lang: str) -> None:
    match = staged()
    seat = acting(match)
    decision = match.pending[seat]
    offered = {node.get("data-option") for node in drawn(match, seat, lang).iter()} - {None}
    courses = [Option.parse(str(word)) for word in offered if str(word).startswith("toward")]
    assert courses
    for course in courses:
        assert find("pirates").check(match.state, decision, course) is None


def test_masts_to_lose_are_buttons() -> None:
    def edit(s: State) -> None:
        one, two = (next(ship for ship in s.ships if ship.owner == seat) for seat in s.order[:2])
        put(one, 60000, 45000)
        put(two, 60000, 49000)
        two.dock = one.dock = -1

    match = flibuste.stage("pirates", seats=2, edit=edit, dice=[6] * 20, options={"fleets": "england/spain"})
    seat = acting(match)
    shooter = next(s for s in match.state.ships if s.owner == seat)
    target = next(s for s in match.state.ships if s.owner != seat)
    match.choose(seat, f"shoot {shooter.id}")
    fire = next(o for o in match.pending[seat].options if o[0] == "fire")
    assert f'data-option="{fire}"' in find("pirates").draw(match.view(seat), "en", match.pending[seat])
    match.choose(seat, fire)
    other = acting(match)
    assert match.pending[other].kind == "mast"
    buttons = {n.get("data-option") for n in drawn(match, other).iter()} - {None}
    assert buttons == {f"lose {target.id} {mast + 1}" for mast in range(len(target.masts))}


def put(ship: Ship, x: int, y: int) -> None:
    ship.x, ship.y, ship.h, ship.dock = x, y, 0, -1


def test_all_that_can_lie_on_the_table_is_drawn() -> None:
    def edit(s: State) -> None:
        kinds = ("fog_bank", "reef", "sargasso", "iceberg", "whirlpool")
        s.terrain[:] = [Terrain(kind, 20000 + 9000 * i, 45000, gold=3) for i, kind in enumerate(kinds)]
        s.ships[0].masts[0] = BURNING
        s.ships[1].masts = [0] * len(s.ships[1].masts)
        s.ships[2].sunk = True
        wild = next(isle for isle in s.islands if isle.home < 0)
        wild.fort = Fort("ramsgate", 0, [1, 0], ["2S", "2S"])
        wild.flags.append(1)

    match = staged(edit)
    for seat in (0, 1, None):
        picture = drawn(match, seat)
        said = " ".join(node.text or "" for node in picture.iter(f"{SVG}text"))
        assert "sargasso sea" in said
        assert "derelict" in said
        assert "sunk" in said


def test_a_picture_tells_no_secret() -> None:
    match = staged()
    other = next(seat for seat in (0, 1) if seat not in match.pending)
    for watcher in (other, None):
        view = match.view(watcher)
        redealt = match.redeal(watcher, seed=5)
        assert find("pirates").draw(view, "en", None) == find("pirates").draw(
            redealt.view(watcher), "en", None
        )


@pytest.mark.rule("pirates", "20.15")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_aim_is_half_of_the_gold_for_two_and_the_most_for_more(seats: int) -> None:
    match = flibuste.new("pirates", seats=seats, seed=1)
    seat = acting(match)
    panels = find("pirates").panels
    assert panels is not None
    shown = panels(match.view(seat), "en", match.pending[seat])
    half = match.state.stake // 2 + 1
    assert (shown.race.goal == half) == (seats == 2)
    assert (f"{half} of {match.state.stake} gold in your port" in shown.goal) == (seats == 2)
    assert shown.goal.startswith("Most gold in port") == (seats > 2)


def test_the_board_in_words_says_how_far_things_are() -> None:
    """Island 1 is 2 L from island 3 in the lesson, and the ship 1.4 L off home."""
    match = lesson("pirates", "gold").begin()
    _, islands, ships = find("pirates").summary(match.view(0), "en", ("Blue", "Vermilion"))
    assert islands.rows[0][-1] == "island 3 (2 L) and island 4 (3.2 L)"
    assert "1.4 L off island 1" in ships.rows[0]
