"""One process of the benchmark: plays when it is told to, and answers with figures.

A line of JSON comes in (`{"do": "play", "game": …, "seconds": …}`), a line goes out. The game "catanatron" is
the peer; all others are ours, compiled or not as PYTHONPATH says.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any


def usual_seats(game: Any) -> int:
    """Four players, as the peer has; else as many as there can be."""
    from flibuste.arena.variants import variants

    counts = [seats for seats, options in variants(game) if not options]
    return 4 if 4 in counts else counts[-1]


def our_game(name: str) -> Callable[[int], int]:
    import flibuste
    from flibuste.bots import random_bot

    seats = usual_seats(flibuste.find(name))
    bots = [random_bot] * seats

    def play_one(seed: int) -> int:
        return len(flibuste.play(flibuste.new(name, seats, seed), bots).journal)

    return play_one


def catanatron_game() -> Callable[[int], int]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play_one(seed: int) -> int:
        players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Catan(players, seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return play_one


def play(name: str, seconds: float) -> dict[str, float]:
    """Random games for a while. Only decisions with two or more options are counted."""
    play_one = catanatron_game() if name == "catanatron" else our_game(name)
    play_one(0)
    decisions = games = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        games += 1
        decisions += play_one(games)
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def microseconds(action: Callable[[], object], times: int = 40) -> float:
    started = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - started) / times * 1e6


def copying(name: str) -> dict[str, float]:
    """Clone and re-deal time, over matches stopped at many points of a random game."""
    if name == "catanatron":
        from catanatron import Color, Game, RandomPlayer

        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
        for _ in range(200):
            game.play_tick()
        return {"clone_us": microseconds(game.copy)}
    import flibuste
    from flibuste.bots import random_bot

    seats = usual_seats(flibuste.find(name))
    whole = flibuste.play(flibuste.new(name, seats, 5), [random_bot] * seats)
    length = len(whole.journal)
    points = [whole.at(length * i // 40) for i in range(10, 31)]
    clones = [microseconds(match.clone) for match in points]
    deals = [microseconds(lambda match=match: match.redeal(0, 1)) for match in points]  # type: ignore[misc]
    return {
        "clone_us": statistics.mean(clones),
        "worst_clone_us": max(clones),
        "redeal_us": statistics.mean(deals),
    }


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "play":
            answer = play(asked["game"], asked["seconds"])
        else:
            answer = copying(asked["game"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
