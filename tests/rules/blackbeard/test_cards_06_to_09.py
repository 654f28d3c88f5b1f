"""17.2: the event cards 6 to 9 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import BOXES, CARD, PIRATE, PLACE, PORT, ZONES
from flibuste.games.blackbeard.state import DRAW, State

from .kit import (
    card_phase,
    commissioner,
    do,
    draw_phase,
    get,
    governor,
    hold,
    merchant,
    offered,
    pardon,
    points,
    put,
    second_pardon,
    stage,
    told,
    turn_of,
)

# ---- #6 Fair Winds


@pytest.mark.rule("blackbeard", "17.2#6")
def test_fair_winds() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", speed=-1)
        card_phase(s, "fair-winds", "wear-and-tear")

    m = stage(position)
    do(m, "both fair-winds")
    assert len(offered(m)) == 10
    do(m, "zone india")
    assert get(m, "teach").place == PLACE["india"]
    assert m.state.actions == 1


@pytest.mark.rule("blackbeard", "17.2#6", "17.12", "10.26")
def test_fair_winds_need_somebody_and_avoid_the_own_commissioner() -> None:
    def nobody(s: State) -> None:
        card_phase(s, "fair-winds", "scurvy-outbreak", "wear-and-tear")

    assert offered(stage(nobody)) == {"actions scurvy-outbreak", "actions wear-and-tear"}

    def beside(s: State) -> None:
        put(s, "teach", "gold-coast")
        commissioner(s, 0, "ogle", "india")
        card_phase(s, "fair-winds", "wear-and-tear")

    m = stage(beside)
    do(m, "event fair-winds", "captain teach")
    assert "zone india" not in offered(m)


@pytest.mark.rule("blackbeard", "17.2#6", "17.12", "7.11")
def test_fair_winds_carry_a_pirate_anywhere_and_cost_no_action() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "boston", speed=-1)
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "both fair-winds", "zone india")
    assert get(m, "teach").place == PLACE["india"]
    assert m.state.actions == 1


@pytest.mark.rule("blackbeard", "17.2#6", "8.14", "A25")
def test_who_is_blown_away_has_found_nothing_any_more() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", found=[PORT["goa"]])
        merchant(s, "goa", "sloop", up=True)
        card_phase(s, "fair-winds", "fair-winds", "wear-and-tear")

    m = stage(edit)
    do(m, "both fair-winds", "zone gold-coast", "stop", "event fair-winds", "zone india")
    assert not get(m, "teach").found


@pytest.mark.rule("blackbeard", "17.2#6")
def test_fair_winds_may_carry_the_commissioner() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "boston")
        commissioner(s, 0, "rhett", "india")
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "event fair-winds", "captain commissioner")
    assert "zone india" not in offered(m)
    do(m, "zone north-atlantic")
    assert m.state.kc_places[0] == PLACE["north-atlantic"]


@pytest.mark.rule("blackbeard", "17.2#6", "10.26")
def test_fair_winds_blow_for_nobody_or_into_the_own_commissioner() -> None:
    m = stage(lambda s: card_phase(s, "fair-winds", "wear-and-tear", "scurvy-outbreak"))
    assert not any("fair-winds" in o for o in offered(m))

    def edit(s: State) -> None:
        put(s, "teach", "boston")
        commissioner(s, 0, "rhett", "india")
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "event fair-winds", "captain teach")
    assert "zone india" not in offered(m)


@pytest.mark.rule("blackbeard", "17.2#6", "10.26", "A48")
def test_fair_winds_don_t_free_who_is_shut_in_by_his_own_commissioner() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "boston")
        put(s, "low", "bermuda")
        put(s, "vane", "north-atlantic")
        commissioner(s, 0, "rhett", "north-atlantic")
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "event fair-winds")
    # Bermuda has another way out, and who is at sea must go
    assert offered(m) == {"captain low", "captain vane", "captain commissioner"}


@pytest.mark.rule("blackbeard", "17.2#6", "7.2", "7.3", "A111")
@pytest.mark.parametrize("start", ["bath", *BOXES])
def test_fair_winds_carry_who_is_docked_or_in_transit_to_a_zone(start: str) -> None:
    def position(s: State) -> None:
        put(s, "teach", start)
        card_phase(s, "fair-winds", "wear-and-tear")

    m = stage(position)
    do(m, "event fair-winds")
    assert offered(m) == {f"zone {zone}" for zone in ZONES}
    do(m, "zone india")
    assert get(m, "teach").place == PLACE["india"]


# ---- #7 Finger of Fate


@pytest.mark.rule("blackbeard", "17.2#7", "A68")
def test_finger_of_fate() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "fair-winds", "wear-and-tear")
        hold(s, 1, "double-cross", "scurvy-outbreak", "kc-surprise")
        draw_phase(s, "finger-of-fate")

    m = stage(position, seats=3)
    assert set(m.pending) == {0, 1}  # seat 2 has none
    m.choose(0, "drop fair-winds")
    assert CARD["fair-winds"] in m.state.hands[0]  # nothing before all have chosen
    m.choose(1, "drop double-cross")
    assert sorted(m.state.hands[1]) == [CARD["wear-and-tear"]]
    assert sorted(m.state.hands[2]) == sorted([CARD["scurvy-outbreak"], CARD["kc-surprise"]])
    assert len(m.state.hands[0]) == 4  # he goes on drawing


@pytest.mark.rule("blackbeard", "17.2#7")
def test_two_players_change_hands() -> None:
    def position(s: State) -> None:
        hold(s, 0, "fair-winds", "wear-and-tear")
        hold(s, 1, "double-cross", "scurvy-outbreak")
        draw_phase(s, "finger-of-fate")

    m = stage(position)
    m.choose(0, "drop fair-winds")
    m.choose(1, "drop double-cross")
    assert m.state.hands[1] == [CARD["wear-and-tear"]]
    assert CARD["scurvy-outbreak"] in m.state.hands[0]
    assert told(m, "passed-on")


@pytest.mark.rule("blackbeard", "17.2#7")
def test_hands_go_round_to_the_left() -> None:
    def edit(s: State) -> None:
        hold(s, 0, "wear-and-tear", "letter-of-marque")
        hold(s, 1, "heavy-guns", "fair-winds", "double-cross")
        draw_phase(s, "finger-of-fate")

    m = stage(edit, seats=3)
    assert set(m.pending) == {0, 1}  # the third has no card to lose
    m.choose(1, "drop double-cross")
    m.choose(0, "drop wear-and-tear")
    s = m.state
    assert s.hands[1] == [CARD["letter-of-marque"]]
    assert sorted(s.hands[2]) == sorted((CARD["heavy-guns"], CARD["fair-winds"]))
    assert len(s.hands[0]) == 4  # he goes on drawing (A68)
    assert CARD["double-cross"] in s.discard


@pytest.mark.rule("blackbeard", "17.2#7")
def test_fate_leaves_empty_hands_alone() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "india")
        draw_phase(s, "finger-of-fate")

    assert [len(hand) for hand in stage(edit, seats=3).state.hands] == [4, 0, 0]


# ---- #8 General Pardon


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_first_pardon_is_shuffled_back() -> None:
    m = pardon(0)
    assert m.state.pardons == 1
    assert m.state.pardon_turns == 0
    assert not m.over
    assert CARD["general-pardon"] in m.state.deck
    assert told(m, "pardon-back")


@pytest.mark.rule("blackbeard", "17.2#8", "18.41", "18.12", "A69")
def test_the_second_opens_english_ports_to_retire_in() -> None:
    m = pardon(1)
    assert m.state.pardon_turns == 2
    assert CARD["general-pardon"] not in m.state.deck
    assert get(m, "teach").pardoned
    do(m, "actions wear-and-tear", "move teach bath")
    assert PIRATE["teach"] in m.state.retired
    assert points(m, 0) == 10 + 3  # 100 and half of 400


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_ends_with_its_player_s_next_turn_and_spares_late_comers() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        s.pardon_turns, s.pardon_seat = 1, 0

    m = stage(position)
    do(m, "move teach bath")
    assert get(m, "teach")  # he was not there when it was declared
    do(m, "stop")
    assert m.state.pardon_turns == 0
    assert told(m, "pardon-over")


@pytest.mark.rule("blackbeard", "17.2#8")
def test_it_comes_back_among_the_last_twenty() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pardons, s.pardon_out = 2, True
        s.deck = [CARD["wear-and-tear"]] * 22
        s.hands[0] = [CARD["fair-winds"]] * 3
        s.phase, s.acted, s.played = DRAW, False, 0

    m = stage(position)
    assert CARD["general-pardon"] not in m.state.deck

    def fewer(s: State) -> None:
        position(s)
        s.hands[0].pop()

    m = stage(fewer)
    assert CARD["general-pardon"] in m.state.deck
    assert len(m.state.deck) == 21
    for seed in range(6):

        def split(s: State, seed: int = seed) -> None:
            position(s)
            s.hands[0].pop()
            s.split = True
            s.turn = seed

        m = stage(split, options={"split_deck": True})
        assert CARD["general-pardon"] in m.state.deck[:11]  # the lower half


@pytest.mark.rule("blackbeard", "17.2#8", "18.11", "4.1")
def test_the_third_ends_the_game_and_so_does_the_last_card() -> None:
    assert pardon(2).over
    assert pardon(0, deck=0).over
    assert pardon(1, deck=0).over


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_first_pardon_goes_back_into_the_deck() -> None:
    m = stage(lambda s: draw_phase(s, "general-pardon"))
    s = m.state
    assert s.pardons == 1
    assert CARD["general-pardon"] in s.deck
    assert not s.pardon_turns


@pytest.mark.rule("blackbeard", "17.2#8", "18.41", "18.12")
def test_the_second_pardon_retires_who_enters_an_english_port() -> None:
    def edit(s: State) -> None:
        second_pardon(s)
        put(s, "teach", "south-atlantic", notoriety=4, worth=300, holds=[500])
        hold(s, 0, "wear-and-tear")

    m = stage(edit)
    assert m.state.pardon_out
    do(m, "actions wear-and-tear", "move teach charleston")
    assert PIRATE["teach"] in m.state.retired
    assert points(m, 0) == 8 + (300 + 250) // 100  # sold at the rate of a neutral port


@pytest.mark.rule("blackbeard", "17.2#8", "A69")
def test_the_pardon_is_for_those_who_were_in_play_and_only_in_english_ports() -> None:
    def edit(s: State) -> None:
        second_pardon(s)
        hold(s, 0, "wear-and-tear")
        put(s, "teach", "south-atlantic")

    m = stage(edit)
    do(m, "actions wear-and-tear", "move teach st-augustine")
    assert get(m, "teach").place == PLACE["st-augustine"]

    def late(s: State) -> None:
        s.pardons, s.pardon_seat, s.pardon_turns = 2, 1, 1
        put(s, "teach", "south-atlantic")  # deployed after the pardon was declared

    m = stage(late)
    do(m, "move teach charleston")
    assert get(m, "teach").place == PLACE["charleston"]


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_ends_with_the_next_turn_of_who_drew_it() -> None:
    def edit(s: State) -> None:
        s.pardons, s.pardon_seat, s.pardon_turns, s.pardon_out = 2, 0, 2, True
        s.deck.remove(CARD["general-pardon"])
        put(s, "teach", "south-atlantic", pardoned=True)
        put(s, "low", "india", owner=1)
        s.actions = 1

    m = stage(edit)
    turns = []
    for _ in range(3):
        turns.append((turn_of(m), m.state.pardon_turns > 0))
        before = m.state.turn
        while not m.over and m.state.turn == before:
            seat = next(iter(m.pending))
            first = m.pending[seat].options
            choice = next((o for o in first if o[0] in ("stop", "done", "pass", "event")), first[0])
            m.choose(seat, choice)
    assert turns[0] == (0, True)
    assert turns[1] == (1, True)
    assert turns[2] == (0, True)
    assert m.state.pardon_turns == 0


@pytest.mark.rule("blackbeard", "17.2#8", "18.11", "4.1")
def test_the_third_pardon_ends_the_game() -> None:
    def edit(s: State) -> None:
        s.pardons = 2
        put(s, "teach", "india", notoriety=7, worth=5000)
        draw_phase(s, "general-pardon")

    m = stage(edit)
    assert m.over
    assert m.result is not None
    assert m.result.scores == (7, 0)
    assert m.result.places == (1, 2)


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_as_last_card_ends_the_game() -> None:
    def edit(s: State) -> None:
        draw_phase(s, "general-pardon")
        s.discard += s.deck[:-1]
        del s.deck[:-1]

    m = stage(edit)
    assert m.over
    assert m.state.pardons == 1  # it was not even shuffled back


# ---- #9 New Governors


@pytest.mark.rule("blackbeard", "17.2#9", "9.22", "A70")
def test_new_governors() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        governor(s, "bath")
        s.destroyed.append(PORT["goa"])
        draw_phase(s, "new-governors")

    # pirate ports and ruins are rolled again
    m = stage(position, dice=[3, 6, 1, 5, 6, 4, 6, 2])
    assert m.state.governors[PORT["bath"]] == 9
    assert m.state.governors[PORT["bombay"]] == 10
    assert m.state.governors[PORT["goa"]] == 0
    assert 1 in m.state.dismissed


@pytest.mark.rule("blackbeard", "17.2#9", "9.22", "9.23", "9.24", "10.53")
def test_new_governors_oust_pirates_and_friends() -> None:
    def edit(s: State) -> None:
        governor(s, "san-juan")
        s.havens[PORT["san-juan"]] = PIRATE["teach"]
        put(s, "teach", "san-juan", notoriety=3)
        draw_phase(s, "new-governors")

    m = stage(edit, (4, 4, 3, 4, 1, 1))  # New Providence is rolled again
    s = m.state
    assert s.governors[PORT["san-juan"]] > 8
    assert s.governors[PORT["boston"]] > 8
    assert s.governors[PORT["new-providence"]] == 0
    assert len(s.anti) == 14
    assert get(m, "teach").place == PLACE["east-caribbean"]
    assert get(m, "teach").notoriety == 3
    assert s.havens[PORT["san-juan"]] == -1
    assert 1 in s.dismissed


@pytest.mark.rule("blackbeard", "17.2#9", "A70")
def test_no_governor_is_left_to_send() -> None:
    def edit(s: State) -> None:
        s.dismissed += s.anti
        s.anti.clear()
        draw_phase(s, "new-governors")

    assert set(stage(edit, (1, 1)).state.governors) == {0}
