"""17.2: the event cards 21 to 23 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, PLACE, PORT
from flibuste.games.blackbeard.state import State

from .kit import (
    asked,
    can_play,
    do,
    draw_phase,
    get,
    gone,
    governor,
    hold,
    listening,
    lookout,
    merchant,
    offered,
    points,
    put,
    seat_asked,
    sighted,
    stage,
    told,
    warship,
)

# ---- #21 Warship Sighting


@pytest.mark.rule("blackbeard", "17.2#21", "6.42")
def test_warship_sighting() -> None:
    m = sighted(kcs=True)
    assert sum(kind >= 0 for kind in m.state.warships) == 1
    assert m.state.warships[PLACE["east-caribbean"]] >= 0
    assert asked(m) == "stand"


@pytest.mark.rule("blackbeard", "17.2#21", "6.41")
def test_no_sighting_against_a_move_or_when_all_is_over() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")

    assert not can_play("warship-sighting", "move vane west-caribbean", position)
    assert can_play("warship-sighting", "find vane san-juan", position)
    assert not can_play("warship-sighting", "find vane san-juan", position, moment=1)


@pytest.mark.rule("blackbeard", "17.2#21", "6.42")
def test_a_warship_comes_on_station() -> None:
    m = stage(lookout)
    do(m, "find teach san-juan", "play warship-sighting")
    assert (asked(m), seat_asked(m)) == ("strike", 1)
    do(m, "patrol")
    assert m.state.warships[PLACE["east-caribbean"]] >= 0
    assert sum(m.state.warship_pool) == 14


@pytest.mark.rule("blackbeard", "17.2#21", "6.41")
@pytest.mark.parametrize("why", ["a move", "one is there"])
def test_no_sighting(why: str) -> None:
    def edit(s: State) -> None:
        lookout(s)
        if why == "one is there":
            warship(s, "east-caribbean", "light")

    m = stage(edit)
    do(m, "move teach west-caribbean" if why == "a move" else "find teach san-juan")
    if why == "a move":
        assert asked(m) == "act"
    else:
        assert "play warship-sighting" not in offered(m)
        assert "broadside" in offered(m)


# ---- #22 Wear and Tear


@pytest.mark.rule("blackbeard", "17.2#22", "6.26")
@pytest.mark.parametrize(("die", "speed"), [(1, 3), (3, 2), (6, 0)])
def test_wear_and_tear(die: int, speed: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position, dice=[die])
    do(m, "move teach east-africa", "play wear-and-tear")
    assert get(m, "teach").speed == speed


@pytest.mark.rule("blackbeard", "17.2#22")
def test_no_wear_in_port() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    assert not can_play("wear-and-tear", "port teach", docked)


@pytest.mark.rule("blackbeard", "17.2#22", "6.26")
@pytest.mark.parametrize(("roll", "speed"), [(1, 3), (2, 2), (5, 1), (6, 0)])
def test_wear_slows_a_ship(roll: int, speed: int) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        listening(s)

    m = stage(edit, (roll,))
    do(m, "move teach west-caribbean", "play wear-and-tear")
    assert get(m, "teach").speed == speed
    assert get(m, "teach").combat == 6
    assert told(m, "wear") == [{"pirate": "teach", "dice": [roll], "points": 3 - speed}]


# ---- #23 Natural Disaster


@pytest.mark.rule("blackbeard", "17.2#23", "3.8", "A44")
def test_natural_disaster() -> None:
    def position(s: State) -> None:
        put(s, "teach", "port-royal", notoriety=3)
        put(s, "low", "india")
        governor(s, "port-royal")
        merchant(s, "havana", "fluyt", up=True)
        draw_phase(s, "natural-disaster")

    m = stage(position, dice=[4])
    assert gone(m, "teach")
    assert PORT["port-royal"] in m.state.destroyed
    assert m.state.governors[PORT["port-royal"]] == 0
    assert sum(kind >= 0 for kind in m.state.merchants) == 8
    assert m.state.face_up == []
    assert CARD["natural-disaster"] in m.state.gone


@pytest.mark.rule("blackbeard", "17.2#23")
@pytest.mark.parametrize(
    ("roll", "port"),
    [
        (1, "bermuda"),
        (2, "st-augustine"),
        (3, "isla-de-tortuga"),
        (4, "port-royal"),
        (5, "port-o-spain"),
        (6, "campeche"),
    ],
)
def test_disaster_strikes_one_of_six_ports(roll: int, port: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", port, notoriety=6)
        put(s, "vane", "india")
        merchant(s, "goa", "sloop", up=True)
        draw_phase(s, "natural-disaster")

    m = stage(edit, (roll,))
    s = m.state
    assert s.destroyed == [PORT[port]]
    assert gone(m, "teach")
    assert points(m, 0) == 6
    assert sum(kind >= 0 for kind in s.merchants) == 8
    assert s.face_up == []
    assert CARD["natural-disaster"] in s.gone


@pytest.mark.rule("blackbeard", "17.2#23", "17.15")
def test_disaster_never_comes_twice() -> None:
    m = stage(lambda s: draw_phase(s, "natural-disaster"))
    everywhere = m.state.deck + m.state.discard + [card for hand in m.state.hands for card in hand]
    assert CARD["natural-disaster"] not in everywhere


@pytest.mark.rule("blackbeard", "17.2#23", "8.46")
def test_what_was_known_of_a_lost_port_is_forgotten() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", info={PORT["campeche"]: 3, PORT["goa"]: 2})
        draw_phase(s, "natural-disaster")

    assert get(stage(edit, (6,)), "teach").info == {PORT["goa"]: 2}


@pytest.mark.rule("blackbeard", "17.2#23")
def test_the_ruins_of_other_ports_spare_none() -> None:
    def edit(s: State) -> None:
        s.destroyed = [PORT["honduras"], PORT["st-augustine"]]
        put(s, "teach", "campeche")
        draw_phase(s, "natural-disaster")

    m = stage(edit, (6,))
    assert PORT["campeche"] in m.state.destroyed
    assert gone(m, "teach")


@pytest.mark.rule("blackbeard", "17.2#18", "17.2#22", "4.64", "A75")
@pytest.mark.parametrize("card", ["scurvy-outbreak", "wear-and-tear"])
def test_only_the_active_pirate_falls_sick_or_slow(card: str) -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")
        put(s, "low", "india")  # at sea, but it is not he who acts

    def in_transit(s: State) -> None:
        put(s, "teach", "south-america-gold-coast")

    assert not can_play(card, "port teach", docked)
    assert can_play(card, "move teach gold-coast", in_transit)
