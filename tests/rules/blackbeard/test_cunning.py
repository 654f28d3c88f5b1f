"""12: cunning."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import PORT
from flibuste.games.blackbeard.state import State

from .kit import asked, commissioner, do, get, governor, merchant, offered, put, stage, told


@pytest.mark.rule("blackbeard", "12", "A60")
def test_a_point_rolls_again_as_often_as_there_are_points() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=2)
        merchant(s, "san-juan", "sloop")

    m = stage(position, dice=[1, 2, 3])
    do(m, "find vane san-juan")
    assert offered(m) == {"keep", "reroll vane"}
    do(m, "reroll vane", "reroll vane")
    assert get(m, "vane").cunning == 0
    assert told(m, "found")


@pytest.mark.rule("blackbeard", "12")
def test_what_can_t_be_better_is_not_asked() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=2, found=[PORT["santo-domingo"]])
        merchant(s, "san-juan", "sloop")
        merchant(s, "santo-domingo", "sloop", up=True)

    m = stage(position, dice=[6, 6])
    do(m, "find vane san-juan")
    assert asked(m) == "act"
    do(m, "plunder vane santo-domingo")
    assert asked(m) == "seize"


@pytest.mark.rule("blackbeard", "12")
def test_a_whole_roll_of_several_dice() -> None:
    def position(s: State) -> None:
        put(s, "vane", "bath", cunning=1, hostages=[0], nations=[0])

    m = stage(position, dice=[1, 1, 6, 5])
    do(m, "port vane", "sell-hostage vane captain", "reroll vane")
    assert get(m, "vane").holds == [11 * 2 * 10]


@pytest.mark.rule("blackbeard", "12", "18.41", "A79")
def test_a_d66_is_never_rolled_again() -> None:
    def position(s: State) -> None:
        put(s, "vane", "bath", cunning=3, worth=6600)
        governor(s, "bath")

    m = stage(position, dice=[6, 6])
    do(m, "retire vane bribe")
    assert asked(m) == "bribe"


@pytest.mark.rule("blackbeard", "12")
def test_never_a_rival_s_roll() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1)
        commissioner(s, 1, "ogle", "east-caribbean")
        s.quiet = 0

    m = stage(position, dice=[6, 1, 6])
    do(m, "move vane west-caribbean", "hunt", "fight")
    assert asked(m) == "cunning"
    do(m, "reroll vane")
    assert told(m, "battle")[0] == {
        "pirate": "vane",
        "foe": "ogle",
        "dice": [6, 6],
        "own": 16,
        "theirs": 18,
    }
