"""The game's own player, and what searchers go by."""

from __future__ import annotations

from time import process_time

import pytest

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.fortunes.bot.player import smart
from flibuste.games.fortunes.evaluate import evaluate
from flibuste.kernel.decision import Option
from flibuste.kernel.seat import Bot, Seat

GAMES = 24


def test_it_beats_three_random_players_four_times_out_of_five() -> None:
    won = 0.0
    for seed in range(GAMES):
        seat = seed % 4
        bots: list[Bot] = [random_bot, random_bot, random_bot]
        bots.insert(seat, smart())
        m = flibuste.play(flibuste.new("fortunes", seats=4, seed=seed), bots)
        assert m.result is not None
        if seat in m.result.winners:
            won += 1 / len(m.result.winners)
    assert won >= 0.8 * GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("npcs", ["neighbour", "computer"])
def test_it_plays_whole_games_against_itself(seats: int, npcs: str) -> None:
    m = flibuste.new("fortunes", seats=seats, seed=5, options={"npcs": npcs})
    flibuste.play(m, [smart()] * seats)
    assert m.over
    assert m.result is not None
    assert max(m.result.scores) >= 5


def test_it_answers_at_once() -> None:
    spent: list[float] = []
    bot = smart()

    def timed(seat: Seat) -> Option:
        start = process_time()
        option = bot(seat)
        spent.append(process_time() - start)
        return option

    flibuste.play(flibuste.new("fortunes", seats=3, seed=2), [timed, timed, timed])
    assert sorted(spent)[len(spent) // 2] < 0.002


def test_points_gold_and_a_sound_ship_are_worth_something() -> None:
    def worth(change: str) -> float:
        state = flibuste.stage("fortunes", seats=2, seed=1, edit=lambda s: None).state
        p = state.players[0]
        if change == "glory":
            p.glory += 1
        elif change == "gold":
            p.gold += 10
        elif change == "chest":
            p.chest += 10
        elif change == "hull":
            p.ship.now[0] -= 1
        elif change == "bounty":
            p.bounties[0] += 1
        elif change == "rival":
            state.players[1].glory += 1
        return evaluate(state, 0)

    plain = worth("")
    assert worth("glory") > worth("chest") - 0.01 > worth("gold") > plain
    assert worth("hull") < plain
    assert worth("bounty") < plain
    assert worth("rival") < plain
