"""Blackbeard's own player: it beats chance."""

from __future__ import annotations

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.blackbeard.bot.player import smart
from flibuste.kernel.seat import Bot


def wins(games: int, seats: int, seed: int = 0) -> int:
    """How often the bot is the only first among random players; its seat goes round the table."""
    won = 0
    for game in range(games):
        m = flibuste.new("blackbeard", seats=seats, seed=seed + game)
        bots: list[Bot] = [random_bot] * seats
        bots[game % seats] = smart()
        flibuste.play(m, bots)
        assert m.result is not None
        won += m.result.winners == (game % seats,)
    return won


def test_one_among_three_random_players_wins_seven_games_of_ten() -> None:
    assert wins(60, 4) >= 42


def test_it_wins_with_two_three_and_five_seats() -> None:
    for seats in (2, 3, 5):
        assert wins(20, seats) >= 14


def test_alone_it_wins_at_least_twice_as_often_as_chance() -> None:
    def retired(bot: Bot, games: int) -> int:
        won = 0
        for seed in range(games):
            m = flibuste.new("blackbeard", seats=1, seed=seed)
            flibuste.play(m, [bot])
            assert m.result is not None
            won += m.result.places == (1,)
        return won

    games = 80
    assert retired(smart(), games) >= max(4, 2 * retired(random_bot, games))
