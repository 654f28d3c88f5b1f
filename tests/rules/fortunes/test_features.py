"""What a value looks at: numbers that can be read off the table."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.fortunes.box import GOOD, PORTS
from flibuste.games.fortunes.features import NAMES, boundary, features, progress
from flibuste.games.fortunes.state import EVENT, OVER, SETUP, State

from .kit import hire, put, stage


def named(s: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(s, seat), strict=True))


def test_points_and_gold() -> None:
    def edit(s: State) -> None:
        p = put(s, 0, gold=17)
        p.glory, p.chest = 4, 25
        put(s, 1, gold=90)
        s.players[1].glory = 10

    m = stage(edit)
    mine, theirs = named(m.state, 0), named(m.state, 1)
    assert (mine["glory"], mine["points"], mine["points squared"]) == (4, 6, 3.6)
    assert (mine["chest begun"], mine["gold"], mine["gold for points"]) == (5, 17, 2)
    assert (mine["could declare"], mine["declared"]) == (0, 0)
    assert (theirs["gold"], theirs["gold for points"], theirs["could declare"]) == (60, 5, 1)
    assert (mine["wait"], theirs["wait"]) == (0, 1)


def test_gold_makes_no_more_points_than_the_chest_has_room_for() -> None:
    def edit(s: State) -> None:
        for seat, chest in ((0, 40), (1, 60)):
            put(s, seat, gold=35)
            s.players[seat].chest = chest

    m = stage(edit)
    assert [named(m.state, seat)["gold for points"] for seat in (0, 1)] == [1, 0]


def test_the_way_home() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", zone="basse_terre", port=True, gold=20)
        put(s, 1, "hendrik_roosendaal", zone="basse_terre", gold=20)

    m = stage(edit)
    home, near = named(m.state, 0), named(m.state, 1)
    assert (home["way home"], home["gold near home"]) == (0, 2)
    assert (near["way home"], near["gold near home"]) == (2, 2 / 3)  # a border, and into the port
    m.state.players[0].in_port = False
    assert named(m.state, 0)["way home"] == 1


def test_the_hold() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "galleon", goods=["rum", "rum", "rum", "spice", "spice", "cocoa"])
        for zone in PORTS:  # nobody wants anything but rum and, in one port, tobacco
            s.demand[zone] = GOOD["rum"]
        s.demand[PORTS[0]] = GOOD["tobacco"]

    m = stage(edit)
    mine = named(m.state, 0)
    assert (mine["cargo"], mine["pairs"], mine["threes"]) == (5, 1, 1)
    assert mine["cargo in demand"] == 3


def test_ship_and_crew() -> None:
    def edit(s: State) -> None:
        p = put(
            s,
            0,
            ship="frigate",
            mods=["rigging", "swivels"],
            hand=["mutiny"],
            bounties=["spain", "spain", "france"],
        )
        p.ship.now[:] = [1, 2, 3, 0, 3]
        p.weapons[:] = [1, 0, 1]
        hire(s, 0, "spec_purser_1")
        put(s, 1, rumour="forged_papers", mission="lost_register")
        s.players[1].step = 1
        s.players[1].kept.append(s.rumour_deck.pop())

    m = stage(edit)
    mine, theirs = named(m.state, 0), named(m.state, 1)
    assert (mine["hull"], mine["hull weak"], mine["sections"], mine["crippled"]) == (1, 1, 9, 1)
    assert (theirs["hull"], theirs["hull weak"], theirs["sections"], theirs["crippled"]) == (2, 0, 7, 0)
    assert (mine["handling"], mine["ship"], mine["fittings"], mine["weapons"]) == (4, 35, 2, 2)
    assert (mine["bounties"], mine["nations after it"]) == (3, 2)
    assert (mine["hand"], mine["specialists"], mine["kept"]) == (1, 1, 0)
    assert (mine["rumour"], mine["mission"], mine["steps"]) == (0, 0, 0)
    assert (theirs["rumour"], theirs["mission"], theirs["steps"], theirs["kept"]) == (1, 1, 1, 1)


def test_a_player_without_a_captain_has_no_goal_and_is_far_from_home() -> None:
    m = stage()
    m.state.players[1].captain = -1
    dead = named(m.state, 1)
    assert (dead["dead"], dead["way home"], dead["best goal"], dead["second goal"]) == (1, 6, 0, 0)
    alive = named(m.state, 0)
    assert alive["dead"] == 0
    assert alive["best goal"] >= alive["second goal"] > 0


@pytest.mark.parametrize(("phase", "turns"), [(SETUP, 0), (EVENT, 2 * 3 + 2)])
def test_turns_begun(phase: int, turns: int) -> None:
    s = flibuste.new("fortunes", seats=3, seed=1).state
    s.phase, s.round, s.first, s.actor = phase, 2, 2, 0
    assert boundary(s) == turns


def test_how_far_a_match_has_come() -> None:
    s = stage().state
    del s.events[: len(s.events) - 30]
    assert progress(s) == 0.25  # by the deck of Events
    s.players[0].glory, s.players[0].chest = 3, 20
    assert progress(s) == 0.5  # by the leader
    s.players[0].glory = 12
    assert progress(s) == 1.0
    s.players[0].glory, s.phase = 0, OVER
    assert progress(s) == 1.0


def test_the_first_captain_in_the_box_has_goals_like_any_other() -> None:
    s = stage(lambda s: put(s, 0, "felipe", zone="la_habana", port=True, goods=["rum", "rum"])).state
    assert s.players[0].captain == 0
    assert features(s, 0)[-2] > 0
