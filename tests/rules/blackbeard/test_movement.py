"""7: movement."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import BOXES, PLACE, PORT
from flibuste.games.blackbeard.state import NONE, State
from flibuste.kernel.match import Match

from .kit import asked, commissioner, do, get, governor, hold, offered, put, seat_asked, stage, told

WEST, EAST = BOXES


def places(place: str, **fields: Any) -> set[str]:
    """Where Teach can go from a place."""

    def position(s: State) -> None:
        put(s, "teach", place, **fields)

    return {word.split()[2] for word in offered(stage(position)) if word.startswith("move")}


@pytest.mark.rule("blackbeard", "7.11", "7.2", "A02")
def test_next_zones_ports_and_boxes() -> None:
    assert places("north-atlantic") == {"central-atlantic", "boston", "new-york", "philadelphia", "bermuda"}
    assert {"west-caribbean", "east-caribbean", "central-america", WEST, "cartagena"} <= places(
        "south-america"
    )
    assert {WEST, EAST} <= places("gold-coast")
    assert "east-africa" not in places("gold-coast")
    assert places(WEST) == {"south-america", "gold-coast"}
    assert places(EAST) == {"gold-coast", "east-africa"}
    assert {"india", EAST, "isle-ste-marie"} <= places("east-africa")


@pytest.mark.rule("blackbeard", "7.3", "2.2", "9.15")
def test_ports_are_entered_from_their_zone_and_left_into_it() -> None:
    assert places("havana") == {"west-caribbean"}
    assert places("bermuda") == {"north-atlantic", "central-atlantic"}
    assert "havana" not in places("south-atlantic")

    def position(s: State) -> None:
        put(s, "teach", "west-caribbean")

    m = stage(position)
    do(m, "move teach havana")
    assert get(m, "teach").place == PLACE["havana"]
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "7.12", "6.26", "A18")
def test_a_crippled_ship_needs_two_moves_at_once() -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean", speed=-1)

    m = stage(position)
    do(m, "move teach havana")
    assert m.state.actions == 1
    assert not {word for word in offered(m) if word.startswith("move")}


def worn(actions: int, act: str = "move teach havana", ally: bool = False) -> Match:
    """A ship, or an ally's, is crippled as a move of one action is announced."""

    def position(s: State) -> None:
        teach = put(s, "teach", "west-caribbean", speed=2 if ally else 0)
        put(s, "low", "west-caribbean")
        if ally:
            vane = put(s, "vane", "west-caribbean", speed=0)
            teach.ally, vane.ally = vane.id, teach.id
        hold(s, 1, "wear-and-tear")
        s.actions, s.quiet = actions, []

    m = stage(position, dice=[2])
    do(m, act, "play wear-and-tear")
    return m


@pytest.mark.rule("blackbeard", "7.12", "6.26", "17.2#22", "A121")
@pytest.mark.parametrize("ally", [False, True])
def test_a_ship_crippled_as_it_sets_out_gets_nowhere_with_one_action(ally: bool) -> None:
    m = worn(1, ally=ally)
    assert get(m, "teach").place == PLACE["west-caribbean"]
    assert told(m, "limping") == [{"pirate": "teach"}]
    assert not told(m, "moved")


@pytest.mark.rule("blackbeard", "7.12", "6.26", "17.2#22", "A121")
def test_a_second_move_in_a_row_carries_a_crippled_ship_on() -> None:
    m = worn(2)
    assert m.state.actions == 1
    do(m, "move teach havana")
    assert get(m, "teach").place == PLACE["havana"]


@pytest.mark.rule("blackbeard", "7.12", "6.26", "A121")
def test_two_moves_with_another_action_between_are_not_in_a_row() -> None:
    m = worn(3)
    assert m.state.actions == 2
    do(m, "move low havana")
    assert m.state.actions == 1
    assert "move teach havana" not in offered(m)
    m = worn(3)
    do(m, "draw", "pass")
    assert m.state.actions == 1
    assert "move teach havana" not in offered(m)


@pytest.mark.rule("blackbeard", "7.12", "6.26", "A121")
def test_a_move_begun_is_not_carried_over_to_the_next_turn() -> None:
    m = worn(1)
    while not m.state.turn:
        do(m, str(m.pending[seat_asked(m)].options[-1]))
    assert m.state.limping == NONE


@pytest.mark.rule("blackbeard", "7.2", "10.31")
def test_nobody_attacks_a_ship_in_a_transit_box() -> None:
    def position(s: State) -> None:
        put(s, "teach", WEST, notoriety=18)
        commissioner(s, 1, "ogle", "gold-coast")
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position)
    do(m, "move teach gold-coast")
    assert "hunt" not in offered(m)
    assert "play wear-and-tear" in offered(m)  # weather and the like still hurt
    do(m, "pass")
    assert "hunt" in offered(m)  # once he has come out


@pytest.mark.rule("blackbeard", "9.31")
def test_hostile_ports_stay_shut() -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean")
        governor(s, "havana", pro=False)
        s.destroyed.append(PORT["santiago"])

    found = offered(stage(position))
    assert "move teach havana" not in found
    assert "move teach santiago" not in found
    assert "move teach port-royal" in found


@pytest.mark.rule("blackbeard", "2.2", "10.52", "A03")
@pytest.mark.parametrize("zone", ["north-atlantic", "central-atlantic"])
def test_who_is_ousted_from_bermuda_picks_his_zone(zone: str) -> None:
    def position(s: State) -> None:
        put(s, "teach", "bermuda", combat=1)
        commissioner(s, 1, "matthews", "north-atlantic")
        s.quiet = []

    m = stage(position, dice=[6, 1])
    do(m, "port teach", "oust")
    assert (asked(m), offered(m)) == ("zone", {"zone north-atlantic", "zone central-atlantic"})
    do(m, f"zone {zone}")
    assert get(m, "teach").place == PLACE[zone]
