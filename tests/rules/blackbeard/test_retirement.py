"""18: victory points and retirement."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import PIRATE, PORT
from flibuste.games.blackbeard.state import State
from flibuste.kernel.match import Match

from .kit import asked, do, draw_phase, get, governor, merchant, offered, points, put, stage, warship


def docked(port: str, *dice: int, pro: bool | None = None, haven: bool = False, **fields: Any) -> Match:
    def position(s: State) -> None:
        put(s, "teach", port, **{"notoriety": 11, "worth": 2350, **fields})
        put(s, "low", "india")
        if pro is not None:
            governor(s, port, pro)
        if haven:
            s.havens[PORT[port]] = PIRATE["teach"]

    return stage(position, dice=dice)


def ways(m: Match) -> set[str]:
    return {word.split()[2] for word in offered(m) if word.startswith("retire teach")}


@pytest.mark.rule("blackbeard", "18.12", "18.3", "18.42")
def test_two_points_for_notoriety_one_for_a_hundred() -> None:
    m = docked("bath", pro=True, haven=True, guns=True, hostages=[0], nations=[0])
    do(m, "retire teach haven")
    assert points(m, 0) == 2 * 11 + 23
    assert m.state.retired == [PIRATE["teach"]]
    assert m.state.havens[PORT["bath"]] < 0
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "18.41", "A11")
def test_where_a_pirate_can_retire() -> None:
    assert ways(docked("bath")) == set()
    assert ways(docked("bath", pro=True)) == {"bribe"}
    assert ways(docked("bath", pro=True, haven=True)) == {"haven"}
    assert ways(docked("bath", letter="english")) == {"letter"}
    assert ways(docked("bath", pro=False, letter="english")) == {"letter"}
    assert ways(docked("bath", letter="french")) == set()
    assert ways(docked("isla-de-tortuga", letter="english")) == set()
    assert ways(docked("bath", pro=True, bribed=[1])) == set()


@pytest.mark.rule("blackbeard", "18.41", "A79")
def test_a_governor_s_price() -> None:
    m = docked("bath", 2, 3, pro=True)
    do(m, "retire teach bribe")
    assert asked(m) == "bribe"
    do(m, "yes")
    assert points(m, 0) == 22 + 0  # 2350 less 2300


@pytest.mark.rule("blackbeard", "18.41", "9.45", "A41")
def test_a_refusal_costs_loyalty_and_the_governor_is_not_asked_again() -> None:
    m = docked("bath", 3, 1, pro=True)  # more than he has
    do(m, "retire teach bribe")
    teach = get(m, "teach")
    assert teach.loyalty == 6
    assert teach.bribed == [1]
    assert ways(m) == set()
    do(m, "port teach")
    assert "haven teach" not in offered(m)


@pytest.mark.rule("blackbeard", "18.11", "18.12")
def test_at_the_end_pirates_afloat_score_their_notoriety_only() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", notoriety=120, worth=9000)
        put(s, "low", "india", owner=1, notoriety=5)
        s.vp[1][0] = 130
        s.pardons = 2
        draw_phase(s, "general-pardon")

    m = stage(position)
    assert m.over
    assert m.result is not None
    assert m.result.scores == (120, 135)
    assert m.result.winners == (1,)
    assert m.result.detail[0]["afloat"] == 120


@pytest.mark.rule("blackbeard", "18.2")
def test_the_table_of_notoriety() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "three-master", up=True)
        s.pirates[0].found = [PORT["san-juan"]]
        s.hostage_pool = [1]  # the governor's daughter, value 6
        warship(s, "east-caribbean", "light")
        s.quiet = []

    m = stage(position, dice=[1, 6, 2, 5, 3])
    do(m, "plunder vane san-juan", "broadside", "fight")
    assert get(m, "vane").notoriety == 5  # the warship's combat
    do(m, "seize", "torture", "no")
    assert get(m, "vane").notoriety == 5 + 6 + 4 + 3


def test_the_price_of_a_lost_pirate() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", combat=1, notoriety=7, worth=5000)

    m = stage(position, dice=[6, 1])
    do(m, "attack teach boston")
    assert points(m, 0) == 7
