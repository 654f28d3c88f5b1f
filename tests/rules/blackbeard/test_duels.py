"""15: duels."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import NATIONS, PIRATE, PORT
from flibuste.games.blackbeard.rules.commissioners import can_surrender
from flibuste.games.blackbeard.state import ANTI_PORT, START, State, port_status
from flibuste.kernel.match import Match

from .kit import asked, captains, do, get, gone, hold, offered, points, put, stage, told


def brawl(
    *dice: int, options: dict[str, Any] | None = None, low: dict[str, Any] | None = None, **victim: Any
) -> Match:
    """Low (duel 4, skill 3) steals from Bonnet (duel 2, skill 2); 5 against 5 leads to a duel."""

    def position(s: State) -> None:
        put(s, "low", "boston", **{"ship": "sloop", **(low or {})})
        put(s, "bonnet", "boston", owner=1, **{"revel": 1, "holds": [300, 700], **victim})

    m = stage(position, dice=[1, 3, *dice], options=options)
    do(m, "steal low bonnet")
    return m


@pytest.mark.rule("blackbeard", "15.1")
def test_the_winner_takes_what_he_likes() -> None:
    victim: dict[str, Any] = {
        "hostages": [0],
        "nations": [0],
        "info": {5: 2},
        "letter": "french",
        "worth": 2000,
        "notoriety": 6,
    }
    m = brawl(6, 6, 1, 1, 1, 2, **victim)
    do(m, "board")
    low = get(m, "low")
    assert gone(m, "bonnet")
    assert points(m, 1) == 6
    assert low.holds == [1000]
    assert (low.hostages, low.info, NATIONS[low.letter]) == ([0], {5: 2}, "french")
    assert low.worth == 0
    assert low.ship == 1


@pytest.mark.rule("blackbeard", "15.1")
def test_what_finds_no_room_in_the_ship_taken_over_goes_overboard() -> None:
    m = brawl(6, 6, 1, 1, 1, 2, low={"ship": "schooner", "holds": [100, 200, 300]}, ship="sloop")
    do(m, "board")
    assert (asked(m), offered(m)) == ("jettison", {"jettison 1 100", "jettison 2 200", "jettison 3 300"})
    do(m, "jettison 2 200", "stow 2 300")
    assert get(m, "low").holds == [100, 1300]
    assert told(m, "jettisoned") == [{"pirate": "low", "value": 200}]


@pytest.mark.rule("blackbeard", "15.1", "17.2#12")
@pytest.mark.parametrize("kept", ["dutch", "french"])
def test_of_two_letters_he_keeps_the_one_he_likes_better(kept: str) -> None:
    m = brawl(6, 6, 1, 1, 1, 2, low={"letter": "dutch"}, letter="french")
    assert asked(m) == "letter"
    do(m, f"letter-of {kept}", "stay")
    assert NATIONS[get(m, "low").letter] == kept


@pytest.mark.rule("blackbeard", "15.1", "10.33", "9.31", "9.58", "A105")
def test_a_letter_of_a_hostile_nation_is_still_worth_taking() -> None:
    m = brawl(6, 6, 1, 1, 1, 2, low={"history": [NATIONS.index("french")]}, letter="french")
    do(m, "stay")
    low = get(m, "low")
    assert NATIONS[low.letter] == "french"
    assert can_surrender(m.state, low)
    assert port_status(m.state, low, PORT["martinique"]) == ANTI_PORT


@pytest.mark.rule("blackbeard", "15.1", "4.53")
def test_the_thief_may_die_of_it() -> None:
    m = brawl(1, 1, 1, 1, 6, 6, low={"holds": [100], "notoriety": 4})
    assert gone(m, "low")
    assert points(m, 0) == 4
    assert get(m, "bonnet").holds == [300, 700]


@pytest.mark.rule("blackbeard", "15.1")
def test_an_even_duel_goes_on_only_if_both_want() -> None:
    m = brawl(1, 1, 1, 1, 2, 2)
    assert asked(m) == "duel-on"
    do(m, "yes")
    assert asked(m) == "duel-on"
    do(m, "no")
    assert get(m, "bonnet")
    assert get(m, "low")
    assert asked(m) == "act"


@pytest.mark.rule("blackbeard", "15.1", "A64")
def test_notoriety_for_duels_is_an_option() -> None:
    for setting, fame in ((False, 0), (True, 6)):
        m = brawl(6, 6, 6, 6, 1, 1, options={"duel_notoriety": setting}, holds=[500])
        do(m, "stay")
        assert get(m, "low").notoriety == fame


def ambush(*dice: int, options: dict[str, Any] | None = None) -> Match:
    """Vane (duel 3) loses loyalty; seat 1 has Lussan (duel 4) in hand."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", holds=[800], notoriety=3, worth=700)
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        captains(s, 1, "lussan")
        s.quiet = []

    m = stage(position, seats=3, dice=dice, options=options)
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    return m


@pytest.mark.rule("blackbeard", "15.1", "17.2#17", "A64")
@pytest.mark.parametrize(("setting", "fame"), [(False, 0), (True, 7)])
def test_notoriety_for_a_challenge_is_an_option(setting: bool, fame: int) -> None:
    m = ambush(6, 6, 6, 6, 1, 1, 1, options={"duel_notoriety": setting})
    do(m, "play piratical-ambition")
    assert get(m, "lussan").notoriety == fame
    m = ambush(1, 1, 1, 1, 6, 6, 6, options={"duel_notoriety": setting})
    do(m, "play piratical-ambition")
    while asked(m) == "cunning":
        do(m, "keep")
    assert get(m, "vane").notoriety == 3 + fame


@pytest.mark.rule("blackbeard", "15.1", "17.2#17", "12")
def test_an_ambitious_pirate_takes_the_ship() -> None:
    m = ambush(6, 6, 6, 6, 1, 1, 1)
    assert asked(m) == "interrupt"
    do(m, "play piratical-ambition")
    assert gone(m, "vane")
    assert points(m, 0) == 3
    lussan = get(m, "lussan")
    assert (lussan.owner, lussan.loyalty, lussan.holds, lussan.worth) == (1, 6, [800], 0)
    assert lussan.cunning == 3


@pytest.mark.rule("blackbeard", "15.1", "17.2#17")
def test_a_beaten_challenger_dies_and_ties_are_fought_again() -> None:
    m = ambush(1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 6, 6, 6)
    do(m, "play piratical-ambition", "keep", "keep")  # even once, then beaten
    assert len(told(m, "duel")) == 4
    assert gone(m, "lussan")
    assert get(m, "vane").loyalty == 7  # down by the scurvy, up by the duel
    assert PIRATE["lussan"] not in m.state.pirate_hands[1]


@pytest.mark.rule("blackbeard", "12", "15.1", "17.2#17", "A60")
def test_a_challenger_s_cunning_is_spent_when_he_has_the_ship() -> None:
    m = ambush(1, 1, 1, 1, 1, 2, 2, 6, 6, 6, 6)  # 4 against 5; again: 24
    do(m, "play piratical-ambition", "reroll lussan")
    assert get(m, "lussan").cunning == 2


@pytest.mark.rule("blackbeard", "12", "15.1", "A60")
def test_a_challenger_with_one_point_of_cunning_rolls_again_once() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        captains(s, 1, "kidd")  # cunning 1
        s.quiet = []

    m = stage(position, seats=3, dice=[1] * 30)
    do(m, "move vane west-caribbean", "play scurvy-outbreak", "play piratical-ambition")
    assert (asked(m), offered(m)) == ("cunning", {"keep", "reroll kidd"})
    do(m, "reroll kidd")
    assert [entry["left"] for entry in told(m, "rerolled")] == [0]
    assert asked(m) != "cunning"


@pytest.mark.rule("blackbeard", "17.2#17")
def test_no_challenge_where_there_is_no_loyalty_left_to_lose() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", loyalty=0)
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        captains(s, 1, "lussan")
        s.quiet = []

    m = stage(position, seats=3, dice=[1] * 6)  # he puts the mutiny down
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    assert told(m, "scurvy")
    assert asked(m) != "interrupt"


@pytest.mark.rule("blackbeard", "17.2#17", "17.2#18")
def test_no_challenge_to_a_pirate_who_is_not_active() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", scurvy=True)
        hold(s, 0, "wear-and-tear", "scurvy-outbreak", "double-cross")
        hold(s, 1, "piratical-ambition")
        captains(s, 1, "lussan")
        s.phase, s.acted, s.played, s.actions, s.quiet = START, False, 0, 0, []

    m = stage(position)
    assert get(m, "vane").loyalty == 6  # scurvy gnaws as the turn begins
    assert asked(m) == "card"


@pytest.mark.rule("blackbeard", "15.1", "17.2#10")
def test_the_winner_has_the_victim_s_heavy_guns() -> None:
    m = brawl(6, 6, 1, 1, 1, 2, guns=True)
    do(m, "stay")
    assert get(m, "low").guns


@pytest.mark.rule("blackbeard", "15.1", "17.2#12")
@pytest.mark.parametrize("nation", ["english", "french", None])
def test_the_winner_has_the_letter_of_any_nation(nation: str | None) -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        low = put(s, "low", "bath", owner=1, revel=1, holds=[500])
        low.letter = NATIONS.index(nation) if nation else -1

    m = stage(position, dice=[3, 5, 6, 6, 6, 1, 1, 1])
    do(m, "steal teach low")
    assert get(m, "teach").letter == (NATIONS.index(nation) if nation else -1)


@pytest.mark.rule("blackbeard", "15.1", "11.5", "A97")
def test_an_ally_takes_a_letter_in_a_duel_for_later() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", ally=PIRATE["england"])
        put(s, "england", "bath", ally=PIRATE["teach"])
        put(s, "low", "bath", owner=1, revel=1, holds=[500], letter="english")

    m = stage(position, dice=[3, 5, 6, 6, 6, 1, 1, 1])
    do(m, "steal teach low", "stay")
    assert NATIONS[get(m, "teach").letter] == "english"
    assert "retire teach letter" not in offered(m)
    do(m, "part teach")
    assert "retire teach letter" in offered(m)
