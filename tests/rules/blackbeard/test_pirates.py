"""5: pirates come into play and leave it."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import PIRATE
from flibuste.games.blackbeard.state import State

from .kit import asked, captains, commissioner, do, get, gone, governor, offered, put, stage, told


@pytest.mark.rule("blackbeard", "5", "18.42")
def test_out_of_play_a_card_is_never_used_again() -> None:
    def position(s: State) -> None:
        put(s, "rackham", "bath", letter="english", notoriety=5, worth=250)
        put(s, "low", "north-atlantic", ship="sloop", combat=1, notoriety=3)

    m = stage(position, dice=[6, 1])
    do(m, "retire rackham letter", "attack low boston")
    assert m.state.retired == [PIRATE["rackham"]]
    assert gone(m, "low")
    left = m.state.pirate_deck + [n for hand in m.state.pirate_hands for n in hand]
    assert not {PIRATE["rackham"], PIRATE["low"]} & set(left)


@pytest.mark.rule("blackbeard", "5.11", "5.13", "5.15", "6.21")
def test_deploying_is_an_action_with_a_new_ship() -> None:
    def position(s: State) -> None:
        put(s, "low", "india")
        captains(s, 0, "teach", "avery")

    m = stage(position)
    do(m, "deploy")
    assert len(offered(m)) == 20
    do(m, "deploy teach gold-coast")
    assert offered(m) == {"rig sloop", "rig schooner"}
    assert m.pending[0].about == {"pirate": "teach"}  # whose ship it is stands beside the question
    do(m, "rig schooner")
    teach = get(m, "teach")
    assert (teach.combat, teach.speed, teach.loyalty, teach.cunning) == (6, 3, 7, 2)
    assert m.state.actions == 2
    assert m.state.pirate_hands[0] == [PIRATE["avery"]]


@pytest.mark.rule("blackbeard", "5.14", "5.16")
def test_limits_in_play_and_in_hand() -> None:
    def position(s: State) -> None:
        put(s, "low", "india")
        put(s, "tew", "india")
        captains(s, 0, "teach", "avery")

    m = stage(position, seats=4)
    assert "deploy" not in offered(m)  # two in play
    assert "draw" in offered(m)  # two of three in hand
    do(m, "draw")
    assert asked(m) == "act"
    assert len(m.state.pirate_hands[0]) == 3
    assert "draw" not in offered(m)


@pytest.mark.rule("blackbeard", "5.16")
def test_a_pirate_just_drawn_may_be_deployed_or_kept() -> None:
    def position(s: State) -> None:
        put(s, "low", "india")
        s.pirate_deck.remove(PIRATE["teach"])
        s.pirate_deck.append(PIRATE["teach"])

    m = stage(position)
    do(m, "draw")
    assert "pass" in offered(m)
    do(m, "deploy teach india", "rig sloop")
    assert get(m, "teach").owner == 0
    assert m.state.actions == 2
    m = stage(position)
    do(m, "draw", "pass")
    assert m.state.pirate_hands[0] == [PIRATE["teach"]]


@pytest.mark.rule("blackbeard", "5.16")
def test_no_cards_left_no_new_pirate() -> None:
    def position(s: State) -> None:
        put(s, "low", "india")
        s.locker = list(s.pirate_deck)
        s.pirate_deck = []

    assert "draw" not in offered(stage(position))


@pytest.mark.rule("blackbeard", "10.26")
def test_no_deployment_beside_the_players_own_commissioner() -> None:
    def position(s: State) -> None:
        captains(s, 0, "teach")
        commissioner(s, 0, "ogle", "india")
        governor(s, "bath")

    m = stage(position)
    do(m, "deploy")
    assert "deploy teach india" not in offered(m)
    assert len(offered(m)) == 9


@pytest.mark.rule("blackbeard", "5.16", "5.13")
def test_with_the_card_just_drawn_only_that_pirate_is_deployed() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        captains(s, 0, "low")
        s.pirate_deck.remove(PIRATE["tew"])
        s.pirate_deck.append(PIRATE["tew"])

    m = stage(position)
    do(m, "draw")
    assert {word.split()[1] for word in offered(m) if word != "pass"} == {"tew"}
    do(m, "pass", "deploy")
    assert {word.split()[1] for word in offered(m)} == {"low", "tew"}


@pytest.mark.rule("blackbeard", "5.13", "5.15")
def test_a_pirate_put_to_sea_is_not_taken_back() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        captains(s, 0, "avery", "low")

    m = stage(position)
    do(m, "deploy", "deploy avery north-atlantic")
    assert not m.can_undo(0)  # all have seen who was in the hand
    do(m, "rig schooner")
    assert told(m, "rigged")[-1] == {"pirate": "avery", "ship": "schooner"}
