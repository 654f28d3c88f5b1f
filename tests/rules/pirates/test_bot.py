"""The bot plays to win: by what its seat may know, quickly, against chance."""

from __future__ import annotations

import random
import time

import flibuste
from flibuste.bots import random_bot
from flibuste.games.pirates.bot.player import smart
from flibuste.games.pirates.fleet.fleet import random_fleet, write_line
from flibuste.games.pirates.sketch import sketch
from flibuste.kernel.decision import Option
from flibuste.kernel.seat import Seat, play

GAMES = 8


def test_it_beats_a_random_player_with_mirrored_fleets() -> None:
    won = 0
    thought = chosen = 0.0
    bot = smart()

    def timed(seat: Seat) -> Option:
        nonlocal thought, chosen
        start = time.process_time()
        option = bot(seat)
        thought += time.process_time() - start
        chosen += 1
        return option

    for seed in range(GAMES):
        line = write_line(random_fleet(40, random.Random(seed).randrange))
        match = flibuste.new("pirates", seats=2, seed=seed, options={"fleets": f"{line}/{line}"})
        me = seed % 2
        play(match, [timed, random_bot] if me == 0 else [random_bot, timed])
        assert match.result is not None
        won += match.result.winners == (me,)
    assert won >= GAMES - 1
    assert thought / chosen < 0.005


def test_it_plays_with_more_seats() -> None:
    match = flibuste.new("pirates", seats=4, seed=2, options={"fleets": "england/spain/pirates/jade"})
    play(match, [smart(), random_bot, smart(), random_bot])
    assert match.over


def test_a_sketch_measures_like_the_table_and_knows_no_secret() -> None:
    match = flibuste.new("pirates", seats=2, seed=4, options={"fleets": "england/spain"})
    table = sketch(match.view(0))
    for drawn, real in zip(table.ships, match.state.ships, strict=True):
        assert (drawn.id, drawn.x, drawn.y, drawn.h) == (real.id, real.x, real.y, real.h)
        assert drawn.masts == real.masts
        if real.owner == 1:
            assert not drawn.crew
    assert [(isle.x, isle.y) for isle in table.islands] == [(i.x, i.y) for i in match.state.islands]
    assert {coin.value for isle in table.islands for coin in isle.coins} == {2}
