"""The bot plays to win: by what its seat may know, quickly, against chance."""

from __future__ import annotations

import random
import time
from math import hypot

import flibuste
from flibuste.bots import random_bot
from flibuste.bots.levels import CAPTAIN
from flibuste.games.pirates.bot.player import Mind, master, off_course, smart, treasure_islands
from flibuste.games.pirates.bot.weights import ADMIRAL, MASTER
from flibuste.games.pirates.fleet.fleet import random_fleet, write_line
from flibuste.games.pirates.sketch import sketch
from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.rollout import play_on
from flibuste.kernel.seat import Bot, Seat, play

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


def turns(match: Match, bots: list[Bot], boundaries: int) -> None:
    assert play_on(match, bots, 5, boundaries)


def test_the_master_comes_out_of_port_sooner() -> None:
    """After four rounds its ships are farther from home than the usual player's in the same matches."""
    ways = [0.0, 0.0]
    for seed in range(4):
        for kind, bot in enumerate((smart(), master())):
            match = flibuste.new("pirates", seats=2, seed=seed)
            turns(match, [bot, smart()], 8)
            home = match.state.islands[match.state.players[0].home]
            ways[kind] += sum(
                hypot(ship.x - home.x, ship.y - home.y) for ship in match.state.ships if ship.owner == 0
            )
    assert ways[1] > 1.1 * ways[0]


def test_the_master_turns_the_bow_of_who_pivots_to_the_next_goal() -> None:
    asked: list[Option] = []
    bot = master()

    def watched(seat: Seat) -> Option:
        option = bot(seat)
        if seat.decision.kind == "pivot":
            asked.append(option)
        return option

    for seed in range(3):
        turns(flibuste.new("pirates", seats=2, seed=seed), [watched, watched], 16)
    turned = [option for option in asked if option[0] == "pivot"]
    assert turned
    assert len(turned) < len(asked)  # where it lies at an island to explore, it stays as it is


def test_the_master_takes_its_time_but_not_long() -> None:
    longest = 0.0
    bot = master()

    def timed(seat: Seat) -> Option:
        nonlocal longest
        start = time.process_time()
        option = bot(seat)
        longest = max(longest, time.process_time() - start)
        return option

    turns(flibuste.new("pirates", seats=2, seed=1), [timed, timed], 20)
    assert longest < CAPTAIN


def test_the_admiral_minds_how_far_a_ship_must_turn() -> None:
    """Where it would fetch its treasure elsewhere than the master, it has less to turn for it."""
    elsewhere = 0
    for seed in range(3):
        match = flibuste.new("pirates", seats=2, seed=seed)
        for _ in range(5):
            turns(match, [smart(), smart()], 3)
            seat = Seat(match, next(iter(match.pending)))
            seat.decision = match.pending[seat.number]
            careful, admiral = Mind(seat, MASTER, master=True), Mind(seat, ADMIRAL, master=True)
            islands = careful.table.islands
            for ship in careful.own:
                for first, other in zip(
                    treasure_islands(careful, ship)[:1], treasure_islands(admiral, ship)[:1], strict=True
                ):
                    elsewhere += first != other
                    assert off_course(ship, islands[other]) <= off_course(ship, islands[first])
    assert elsewhere
