"""12: cunning."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import PORT
from flibuste.games.blackbeard.rules.cunning import better
from flibuste.games.blackbeard.state import State
from flibuste.words.texts import texts

from .kit import asked, commissioner, do, get, governor, merchant, offered, put, stage, told, warship


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
        s.quiet = []

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


@pytest.mark.rule("blackbeard", "12", "9.62")
def test_a_victim_may_roll_again_to_escape_a_duel() -> None:
    """Low (skill 3) 1 + 4, Bonnet (skill 2) 3 + 2: even, which is a duel; Bonnet would rather not."""

    def position(s: State) -> None:
        put(s, "low", "boston")
        put(s, "bonnet", "boston", owner=1, revel=1, holds=[300], cunning=1)

    m = stage(position, dice=[1, 3, 6])
    do(m, "steal low bonnet")
    assert (asked(m), offered(m)) == ("cunning", {"keep", "reroll bonnet"})
    do(m, "reroll bonnet")
    assert told(m, "theft")[0]["theirs"] == 8
    assert not told(m, "duel")


@pytest.mark.rule("blackbeard", "12", "9.62", "9.63")
def test_a_thief_who_succeeds_may_roll_again_for_a_greater_share() -> None:
    def position(s: State) -> None:
        put(s, "low", "boston", cunning=2)
        put(s, "bonnet", "boston", owner=1, revel=1, holds=[1000])

    m = stage(position, dice=[3, 1, 6, 1])
    do(m, "steal low bonnet")  # 7 against 3
    assert (asked(m), offered(m)) == ("cunning", {"keep", "reroll low"})
    do(m, "reroll low", "keep")  # 10 against 3; a 6 can't be better
    assert told(m, "theft")[0]["own"] == 10
    assert told(m, "share")[0]["share"] == 80


@pytest.mark.rule("blackbeard", "12", "6.45")
def test_who_may_roll_again_sees_what_he_is_up_against() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1)
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "medium")
        s.quiet = []

    m = stage(position, dice=[4, 2])
    do(m, "find vane san-juan", "broadside", "flee")
    about = m.pending[0].about
    assert (about["own"], about["theirs"]) == (5, 7)
    assert "5 against 7" in texts("blackbeard", "en").prompt(m.pending[0])


@pytest.mark.rule("blackbeard", "12", "14.2", "8.45")
def test_he_sees_the_trait_that_he_rolls_against() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1, loyalty=0, found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)

    m = stage(position, dice=[2, 6, 3])
    do(m, "plunder vane san-juan")  # command 2
    assert (m.pending[0].about["own"], m.pending[0].about["theirs"]) == (2, 2)
    do(m, "keep", "seize", "torture")  # cruelty 3
    assert (m.pending[0].about["own"], m.pending[0].about["theirs"]) == (3, 3)


@pytest.mark.rule("blackbeard", "12")
def test_the_question_says_what_roll_would_be_enough() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=2)
        merchant(s, "san-juan", "sloop")

    m = stage(position, dice=[1])  # Vane's skill of 4: a roll of 3 finds it
    do(m, "find vane san-juan")
    decision = m.pending[0]
    assert (decision.about["aim"], decision.about["bar"]) == ("least", 3)
    said = texts("blackbeard", "en")
    question = said.prompt(decision)
    assert "rolled 1 to find the merchant (5 against 7): 3 or more is needed. Roll again" in question
    assert said.hint(m.game, m.view(0), decision, decision.options[1]) == "He has 2 points of cunning left"
    assert said.figure("reroll", {"chance": 50, "graded": False}) == ("50%", "to succeed")
    assert said.figure("reroll", {"chance": 31, "graded": True}) == ("31%", "to do better")
    assert [better(1, "least", 4), better(1, "more", 4), better(2, "most", 3)] == [1 / 2, 1 / 3, 3 / 36]
    assert better(3, "none", 0) == 0
