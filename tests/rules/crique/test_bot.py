"""The game's own player: it wins, it is quick, and it looks only at what its seat may know."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.crique.bot.player import smart
from flibuste.games.crique.bot.worth import chance, duel, plan, safe_months
from flibuste.games.crique.box import BLACKBEARD, LEGEND
from flibuste.kernel.decision import Decision, Option


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_smart_player_beats_a_table_of_random_ones(seats: int) -> None:
    games = 60 if seats == 4 else 20
    won = 0
    for game in range(games):
        bots: list[flibuste.Bot] = [random_bot] * seats
        bots[game % seats] = smart()
        m = flibuste.play(flibuste.new("crique", seats=seats, seed=game), bots)
        assert m.result is not None
        won += m.result.winners == (game % seats,)
    assert won >= 0.85 * games


@pytest.mark.parametrize(
    "option",
    [
        "multi_mastercraft",
        "cove_pay_what_you_can",
        "short_game",
        "blackbeard_only",
        "small_hull",
        "tavern_draft",
    ],
)
def test_smart_players_finish_every_variant(option: str) -> None:
    m = flibuste.new("crique", seats=3, seed=5, options={option: True})
    assert flibuste.play(m, [smart()] * 3).over


def test_smart_players_finish_the_game_for_two() -> None:
    m = flibuste.new("crique", seats=2, seed=5, options={"two_players": True})
    assert flibuste.play(m, [smart()] * 2).over


def test_its_choices_rest_on_nothing_hidden() -> None:
    """In a world where all that the seat can't know is dealt anew, it chooses the same."""
    bot = smart()
    m = flibuste.new("crique", seats=4, seed=11)
    rng = Random(3)
    compared = 0
    while not m.over:
        number = next(iter(m.pending))
        choices = []
        for world in (m, m.redeal(number, seed=rng.getrandbits(32))):
            seat = flibuste.Seat(world, number)
            seat.rng = Random(7)
            seat.decision = world.pending[number]
            choices.append(bot(seat))
        assert choices[0] == choices[1]
        compared += 1
        m.choose(number, choices[0])
    assert compared > 100


def test_a_choice_takes_about_a_millisecond_at_most() -> None:
    spent: list[float] = []

    def timed(seat: flibuste.Seat) -> Option:
        start = time.process_time()
        option = smart()(seat)
        spent.append(time.process_time() - start)
        return option

    flibuste.play(flibuste.new("crique", seats=4, seed=1), [timed] * 4)
    spent.sort()
    assert spent[len(spent) // 2] < 0.002


def choice(edit: Any, decision: str, seat: int = 0) -> Option:
    """What a smart player does at the first decision of a kind, from a staged month."""
    m = flibuste.stage("crique", seats=3, edit=edit, seed=2)
    while True:
        number = seat if seat in m.pending else next(iter(m.pending))
        asked: Decision = m.pending[number]
        at = flibuste.Seat(m, number)
        at.decision = asked
        option = smart()(at)
        if asked.kind == decision and number == seat:
            return option
        m.choose(number, option)


def test_it_buries_a_rich_cargo_before_the_last_guarded_month() -> None:
    def rich(state: Any) -> None:
        state.month = 11
        state.black[0].island, state.black[0].legend = 5, BLACKBEARD
        state.black[1].island, state.black[1].legend = 2, LEGEND["hook"]
        state.pirates[0].chests, state.pirates[0].gold = 8, 12
        state.pirates[0].rings[0] = 7
        for pirate in state.pirates:
            pirate.hand.clear()

    assert choice(rich, "sail") == Option("sail", "treasure-island")
    assert choice(rich, "island").verb == "bury-chests"


def test_it_plans_to_bury_where_no_legend_waits() -> None:
    assert safe_months([1], 6) == (True, True, True, True, True, False)
    assert safe_months([6, 3], 4) == (False, True, True, False)
    assert plan((), 5, 5, 9) == 0
    assert plan((True,), 5, 5, 9) == 8
    assert plan((False,), 5, 5, 9) < 2
    assert plan((True, False), 5, 5, 9) > plan((False, False), 5, 5, 9) + 5


def test_its_odds_are_odds() -> None:
    assert chance(2, 1) == pytest.approx(1 - (4 / 6) ** 2)
    assert chance(3, 4) == 0
    assert chance(1, 0) == 1
    assert duel(3, 2, 3, 2, 0.8, 2.2) > 0.5 > duel(3, 2, 3, 2, -0.8, 2.2)
    assert duel(6, 4, 2, 2, 0.8, 2.2) > 0.9
