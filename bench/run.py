"""`make bench`: how fast each game is; with PEERS=1, side by side with catanatron.

Only decisions with two or more options count, on both sides. Ours and the peer's turns alternate within one
run, so that both meet the same machine; the medians of the rounds are given. The table goes to standard
output, the same as JSON to bench/results.json.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

import flibuste
from flibuste.arena.variants import variants
from flibuste.bots import random_bot
from flibuste.kernel.game import Game, find
from flibuste.kernel.match import Match

ROUNDS = 5
SECONDS = 1.0
RESULTS = Path(__file__).parent / "results.json"

#: (decisions, games, seconds)
Pace = tuple[int, int, float]


def for_a_while(play_one: Callable[[int], int]) -> Pace:
    decisions = games = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS:
        decisions += play_one(games)
        games += 1
    return decisions, games, spent


def usual_seats(game: Game) -> int:
    """Four players, as the peer has; else as many as there can be."""
    counts = [seats for seats, options in variants(game) if not options]
    return 4 if 4 in counts else counts[-1]


def our_game(game: Game, seats: int) -> Callable[[int], int]:
    bots = [random_bot] * seats

    def play_one(seed: int) -> int:
        return len(flibuste.play(Match(game, seats, seed=seed), bots).journal)

    return play_one


def catanatron_game() -> Callable[[int], int]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play_one(seed: int) -> int:
        players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Catan(players, seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.playable_actions) > 1
            game.play_tick()
        return decisions

    return play_one


def microseconds(action: Callable[[], object], times: int = 200) -> float:
    started = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - started) / times * 1e6


def copying(game: Game, seats: int) -> dict[str, float]:
    """Clone and re-deal time, over matches stopped at many points of a random game."""
    whole = flibuste.play(Match(game, seats, seed=5), [random_bot] * seats)
    length = len(whole.journal)
    points = [whole.at(length * i // 20) for i in range(5, 16)]
    clones = [microseconds(match.clone, 40) for match in points]
    deals = [microseconds(lambda match=match: match.redeal(0, 1), 40) for match in points]  # type: ignore[misc]
    return {"clone_us": statistics.mean(clones), "redeal_us": statistics.mean(deals)}


def main() -> None:
    peers = os.environ.get("PEERS") == "1"
    contenders: dict[str, Callable[[int], int]] = {}
    for name in flibuste.games():
        contenders[name] = our_game(find(name), usual_seats(find(name)))
    if peers:
        contenders["catanatron"] = catanatron_game()
    paces: dict[str, list[Pace]] = {name: [] for name in contenders}
    for play_one in contenders.values():
        play_one(0)
    for _ in range(ROUNDS):
        for name, play_one in contenders.items():
            paces[name].append(for_a_while(play_one))
    rows: dict[str, dict[str, float]] = {}
    for name, rounds in paces.items():
        rows[name] = {
            "decisions_per_second": statistics.median(d / s for d, _, s in rounds),
            "games_per_second": statistics.median(g / s for _, g, s in rounds),
        }
        if name in flibuste.games():
            rows[name] |= copying(find(name), usual_seats(find(name)))
    if peers:
        base = rows["catanatron"]["decisions_per_second"]
        for row in rows.values():
            row["times_the_peer"] = row["decisions_per_second"] / base
    report = {"python": platform.python_version(), "rounds": ROUNDS, "results": rows}
    RESULTS.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    show(rows)
    print(json.dumps(report))


def show(rows: dict[str, dict[str, float]]) -> None:
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    table = Table("game", *columns, title="random play, one core; decisions with two or more options")
    for name, row in rows.items():
        table.add_row(name, *(f"{row[c]:,.1f}" if c in row else "" for c in columns))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
