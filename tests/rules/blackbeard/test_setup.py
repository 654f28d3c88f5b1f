"""2.7 and 3: preparing the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import flibuste
from flibuste.games.blackbeard.box import EVENTS, LIMITS, PIRATE, PORT, PORT_NATION, PORT_ZONES, PORTS, PRO
from flibuste.games.blackbeard.rules.setup import highest, place_governors
from flibuste.games.blackbeard.rules.ships import place_merchant
from flibuste.games.blackbeard.state import DEPLOY, State
from flibuste.kernel.decision import PASS
from flibuste.kernel.dice import Dice
from flibuste.kernel.match import Match

from .kit import asked, clear, do, offered, points, put, stage, told


def new(seats: int, seed: int = 1, **settings: Any) -> Match:
    return flibuste.new("blackbeard", seats=seats, seed=seed, options=settings)


def finish_setup(m: Match) -> None:
    while m.first_turn is None:
        seat = next(iter(m.pending))
        m.choose(seat, m.pending[seat].options[0])


@pytest.mark.rule("blackbeard", "3.1", "3.6", "5.14")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_pirate_cards_and_sheets_by_number_of_players(seats: int, cards: int) -> None:
    m = new(seats)
    assert [len(hand) for hand in m.state.pirate_hands] == [cards] * seats
    assert LIMITS[seats].play == cards
    finish_setup(m)
    assert max(sum(p.owner == seat for p in m.state.pirates) for seat in range(seats)) == cards


@pytest.mark.rule("blackbeard", "3.2", "4.3")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    assert highest(Dice(b"", [3, 6, 2]), [0, 1, 2]) == 1
    assert highest(Dice(b"", [6, 1, 6, 2, 5]), [0, 1, 2]) == 2
    m = new(4)
    finish_setup(m)
    first = m.state.first
    assert m.state.actor == first
    while m.state.actor == first:
        seat = next(iter(m.pending))
        m.choose(seat, m.pending[seat].options[-1] if asked(m) != "respond" else "hush")
    assert m.state.actor == (first + 1) % 4


@pytest.mark.rule("blackbeard", "3.3", "3.4", "17.15")
def test_four_held_cards_each_then_the_rest_is_shuffled_in() -> None:
    for seed in range(8):
        m = new(5, seed)
        for hand in m.state.hands:
            assert len(hand) == 4
            assert all(EVENTS[card - 1].mode != "now" for card in hand)
        now = sum(event.count for event in EVENTS if event.mode == "now")
        assert sum(EVENTS[card - 1].mode == "now" for card in m.state.deck) == now
        assert len(m.state.deck) == 87 - 20


@pytest.mark.rule("blackbeard", "3.5", "9.21", "9.22")
def test_eight_friendly_governors() -> None:
    m = new(3)
    held = [port for port, governor in enumerate(m.state.governors) if governor]
    assert sorted(m.state.governors[port] for port in held) == list(range(1, PRO + 1))
    assert all(PORT_NATION[port] >= 0 for port in held)
    assert len(m.state.anti) == 16

    s = blank()
    place_governors(s, Dice(b"", [3, 6] * 8))  # Tortuga every time: the next ports by locator
    assert [port for port, governor in enumerate(s.governors) if governor] == [18, 19, 20, 22, 23, 24, 25, 26]


def blank() -> State:
    state = new(2).state
    assert isinstance(state, State)
    clear(state)
    return state


@pytest.mark.rule("blackbeard", "3.6")
def test_the_draft_goes_there_and_back() -> None:
    m = new(3, pirates="draft")
    order = []
    while asked(m) == "draft":
        (seat,) = m.pending
        order.append(seat)
        m.choose(seat, m.pending[seat].options[0])
    a, b, c = order[:3]
    assert order == [a, b, c, c, b, a, a, b, c]
    assert (b, c) == ((a + 1) % 3, (a + 2) % 3)
    assert all(len(hand) == 3 for hand in m.state.pirate_hands)


@pytest.mark.rule("blackbeard", "3.7", "5.12", "5.15", "6.21")
def test_everybody_deploys_one_and_may_deploy_more() -> None:
    m = new(4)
    first = next(iter(m.pending))
    assert first == m.state.first
    assert "pass" not in offered(m)
    zones = {word.split()[2] for word in offered(m)}
    assert len(zones) == 10
    for _ in range(4):
        do(m, str(next(iter(m.pending.values())).options[0]))
    assert "pass" in offered(m)
    do(m, "pass")
    finish_setup(m)
    assert sum(p.owner == first for p in m.state.pirates) == 1
    assert len(m.state.pirates) == 7
    assert all(p.loyalty == 7 for p in m.state.pirates)


def test_ships_are_given_all_together() -> None:
    m = new(2)
    while asked_kind(m) == "deploy":
        do(m, str(next(iter(m.pending.values())).options[-1]))
    assert set(m.pending) == {0, 1}
    m.choose(0, "rig schooner")
    m.choose(1, "rig sloop")
    ships = {p.owner: p.ship for p in m.state.pirates}
    assert ships == {0: 1, 1: 0}


def asked_kind(m: Match) -> str:
    return next(iter(m.pending.values())).kind


@pytest.mark.rule("blackbeard", "3.7")
def test_secret_positions_are_shown_together() -> None:
    m = new(2, deployment="secret")
    assert set(m.pending) == {0, 1}
    m.choose(0, m.pending[0].options[3])
    assert m.view(1)["pirates"] == []
    while asked_kind(m) == "plan":
        seat = next(iter(m.pending))
        m.choose(seat, m.pending[seat].options[-1])
        if asked_kind(m) == "plan":
            assert m.view(None)["pirates"] == []
    assert len(m.state.pirates) == 2


def plan_in_secret(wanted: tuple[int, int, int]) -> Iterator[Match]:
    """Three players write down so many positions each: the match before each of their choices."""
    m = new(3, deployment="secret")
    while asked_kind(m) == "plan":
        yield m
        seat = next(iter(m.pending))
        enough = len(m.view(seat)["plans"]) == wanted[seat]
        m.choose(seat, PASS if enough else m.pending[seat].options[0])
    assert [sum(p.owner == seat for p in m.state.pirates) for seat in range(3)] == list(wanted)


@pytest.mark.rule("blackbeard", "3.7", "A101")
def test_nobody_sees_how_many_positions_another_has_written() -> None:
    def seen(wanted: tuple[int, int, int]) -> list[object]:
        return [
            (list(m.pending), m.pending[0].options if 0 in m.pending else None, m.view(0), m.story(0))
            for m in plan_in_secret(wanted)
        ]

    few, many = seen((2, 1, 1)), seen((2, 3, 2))
    assert few == many
    assert len(few) == 9


@pytest.mark.rule("blackbeard", "3.7", "A101")
def test_who_has_stopped_writing_can_only_pass() -> None:
    asked = [tuple(m.pending[1].options) for m in plan_in_secret((3, 1, 3)) if next(iter(m.pending)) == 1]
    assert [PASS in options for options in asked] == [False, True, True]
    assert len(asked[1]) > 1
    assert asked[2] == (PASS,)


@pytest.mark.rule("blackbeard", "3.7", "A101")
def test_a_world_dealt_anew_may_have_other_numbers_of_plans() -> None:
    last = next(m for number, m in enumerate(plan_in_secret((3, 1, 3))) if number == 6)
    worlds = [last.redeal(0, seed=seed) for seed in range(20)]
    assert {len(world.state.plans[1]) for world in worlds} == {2, 4}
    assert all(world.view(0) == last.view(0) for world in worlds)
    for world in worlds:
        while asked_kind(world) == "plan":
            seat = next(iter(world.pending))
            world.choose(seat, world.pending[seat].options[0])


@pytest.mark.rule("blackbeard", "3.7")
def test_positions_by_dice() -> None:
    m = new(3, deployment="random")
    assert asked(m) == "launch"
    before = m.dice.cursor
    do(m, str(next(iter(m.pending.values())).options[0]))
    assert m.dice.cursor == before + 2
    (launched,) = told(m, "launched")
    tens, units = launched["dice"]
    (p,) = m.state.pirates
    assert PORTS[PORT[launched["port"]]].locator == 10 * tens + units
    assert p.place in PORT_ZONES[PORT[launched["port"]]]


@pytest.mark.rule("blackbeard", "3.7", "3.8", "6.31", "6.32", "6.33")
def test_eight_merchants_face_down() -> None:
    m = new(2)
    while m.first_turn is None:  # after the pirates (step 7), who don't know where prey will be
        assert not any(kind >= 0 for kind in m.state.merchants)
        seat = next(iter(m.pending))
        m.choose(seat, m.pending[seat].options[0])
    assert sum(kind >= 0 for kind in m.state.merchants) == 8
    assert m.state.face_up == []
    shown = {port["merchant"] for port in m.view(0)["ports"]}
    assert shown == {None, "hidden"}

    s = blank()
    dice = Dice(b"k", [1, 5, 1, 5, 3, 6])
    for _ in range(3):
        place_merchant(s, dice)
    # Bath, then the next port (Charleston); Tortuga has no merchants: Port Royal
    assert [port for port, kind in enumerate(s.merchants) if kind >= 0] == [4, 5, 18]
    s.destroyed.append(19)
    place_merchant(s, Dice(b"k", [4, 2]))
    assert s.merchants[19] < 0
    assert s.merchants[20] >= 0


@pytest.mark.rule("blackbeard", "3.9", "10.15", "A04")
def test_pools_and_victory_points_at_nought() -> None:
    m = new(4)
    finish_setup(m)
    s = m.state
    assert (len(s.kc_pool), len(s.hostage_pool), len(s.anti), sum(s.warship_pool)) == (8, 15, 16, 15)
    assert sum(s.merchant_pool) == 35 - 8
    assert [sum(vp) for vp in s.vp] == [0, 0, 0, 0]


@pytest.mark.rule("blackbeard", "3.10", "4.1")
def test_the_long_game_keeps_the_pardon_aside() -> None:
    assert 8 in new(3).state.deck
    s = new(3, length="long").state
    assert 8 not in s.deck
    assert s.pardon_out
    assert not s.pass_two


@pytest.mark.rule("blackbeard", "2.7")
def test_six_to_ten_players_have_one_pirate_and_may_swap_him() -> None:
    m = new(7)
    assert [len(hand) for hand in m.state.pirate_hands] == [1] * 7
    seat = next(iter(m.pending))
    mine = m.state.pirate_hands[seat][0]
    do(m, "redraw")
    assert m.state.pirate_hands[seat][0] != mine
    assert mine in m.state.pirate_deck
    assert [points(m, other) for other in range(7)] == [0 if other == seat else 10 for other in range(7)]
    finish_setup(m)
    assert len(m.state.pirates) == 7
    assert LIMITS[7].play == 1


@pytest.mark.rule("blackbeard", "2.7")
def test_who_has_a_pirate_draws_no_other() -> None:
    m = new(6)
    finish_setup(m)
    seen = 0
    while not m.over and seen < 40:
        seat = next(iter(m.pending))
        if asked_kind(m) == "act":
            owner = m.state.actor
            if any(p.owner == owner for p in m.state.pirates):
                assert "draw" not in offered(m)
                seen += 1
        m.choose(seat, m.pending[seat].options[-1])
    assert seen > 20


def castaway(*deck: str) -> Match:
    """Seat 0 of six has lost his pirate; these are left to draw, the first on top."""

    def position(s: State) -> None:
        s.pirate_deck = [PIRATE[name] for name in reversed(deck)]

    return stage(position, seats=6)


@pytest.mark.rule("blackbeard", "2.7", "5.16")
@pytest.mark.parametrize("choice", ["keep", "redraw"])
def test_who_has_lost_his_pirate_draws_another_and_may_swap_him(choice: str) -> None:
    m = castaway("teach", "low")
    do(m, "draw")
    assert (asked(m), offered(m)) == ("redraw", {"keep", "redraw"})
    do(m, choice)
    swapped = choice == "redraw"
    assert [points(m, seat) for seat in range(6)] == [0] + [10 if swapped else 0] * 5
    assert m.state.pirate_hands[0] == [PIRATE["low" if swapped else "teach"]]
    assert m.state.pirate_deck == [PIRATE["teach" if swapped else "low"]]
    do(m, f"deploy {'low' if swapped else 'teach'} india", "rig sloop")
    assert "draw" not in offered(m)  # one pirate at a time
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "2.7", "5.16")
def test_the_last_pirate_can_t_be_swapped() -> None:
    m = castaway("teach")
    do(m, "draw")
    assert asked(m) == "muster"
    do(m, "pass")
    assert "draw" not in offered(m)  # he is in hand


@pytest.mark.rule("blackbeard", "2.7", "5.16")
def test_who_has_a_pirate_in_hand_draws_no_other() -> None:
    m = castaway("teach", "low")
    do(m, "draw", "keep", "pass")
    assert {word for word in offered(m) if word in ("draw", "deploy")} == {"deploy"}


@pytest.mark.rule("blackbeard", "3.11", "4.2", "18.11")
def test_turns_go_round_until_the_end() -> None:
    m = new(3, seed=5)
    actors: list[int] = []
    while not m.over:
        if not actors or actors[-1] != m.state.actor:
            actors.append(m.state.actor)
        seat = next(iter(m.pending))
        m.choose(seat, m.pending[seat].options[0])
    assert all((b - a) % 3 in (1, 2) for a, b in pairwise(actors))
    assert m.result is not None
    assert m.result.scores[m.result.winners[0]] == max(m.result.scores)


@pytest.mark.rule("blackbeard", "3.7", "5.12")
@pytest.mark.parametrize("deployment", ["turn", "random"])
def test_who_wants_no_more_pirates_is_not_asked_again(deployment: str) -> None:
    m = flibuste.new("blackbeard", seats=2, seed=4, options={"deployment": deployment})
    passed: set[int] = set()
    while m.state.phase <= DEPLOY:
        for seat, decision in list(m.pending.items()):
            if decision.kind not in ("deploy", "launch"):
                m.choose(seat, decision.options[0])
                continue
            assert seat not in passed
            passes = seat == 1 and PASS in decision.options
            m.choose(seat, PASS if passes else decision.options[0])
            if passes:
                passed.add(seat)
    assert passed == {1}
    assert [sum(p.owner == seat for p in m.state.pirates) for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("blackbeard", "2.7", "14.2", "A116")
def test_the_captain_of_a_mutinous_crew_is_not_swapped() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=0)
        s.pirate_deck = [PIRATE["low"], PIRATE["tew"]]

    m = stage(position, seats=6, dice=[6])
    do(m, "move teach east-africa")
    assert asked(m) == "act"
    assert [p.id for p in m.state.pirates] == [PIRATE["tew"]]
