"""Golden records and the rules' checksum.

`tests/golden/GAME/VARIANT.txt` is a whole random game, replayed by a test to its exact result;
`checksums.json` counts, for fixed seeds, the decisions and options to the end of the game (our perft): any
change to a rule shows. `python -m flibuste.arena.golden FOLDER` makes them anew.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

from flibuste.bots.rand import random_bot
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Bot, Seat, play

from .variants import label, variants

SEED = 1
#: The checksum is over the games of these seeds.
SEEDS = (11, 12, 13)


def _players(match: Match) -> list[Bot]:
    """Random players with chance of their own: records must not change with where bots draw theirs."""

    def player(number: int) -> Bot:
        rng = random.Random(f"{match.commitment} {number} 0")

        def choose(seat: Seat) -> Option:
            seat.rng = rng
            return random_bot(seat)

        return choose

    return [player(number) for number in range(match.seats)]


def golden_match(game: Game, seats: int, options: dict[str, Any]) -> Match:
    match = Match(game, seats, options, SEED)
    return play(match, _players(match))


def checksum(game: Game, seats: int, options: dict[str, Any]) -> dict[str, int]:
    """How many decisions random players are asked, and how many options they have in all."""
    total = {"decisions": 0, "options": 0}

    def count(match: Match, seat: int, decision: Decision, option: Option) -> None:
        total["decisions"] += 1
        total["options"] += len(decision.options)

    for seed in SEEDS:
        match = Match(game, seats, options, seed)
        play(match, _players(match), [count])
    return total


def make(folder: Path, name: str) -> None:
    game = find(name)
    place = folder / name
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.txt"):
        old.unlink()
    sums = {}
    for seats, options in variants(game):
        sums[label(seats, options)] = checksum(game, seats, options)
        text = golden_match(game, seats, options).record()
        (place / f"{label(seats, options)}.txt").write_text(text, encoding="utf-8")
    (place / "checksums.json").write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    said = argparse.ArgumentParser(description="Make golden records and checksums anew.")
    said.add_argument("folder", type=Path, help="where they stand, a folder for each game")
    said.add_argument("games", nargs="*", help="all installed games without it")
    asked = said.parse_args()
    if unknown := set(asked.games) - set(games()):
        said.error(f"expected games of {', '.join(games())}, got {', '.join(sorted(unknown))}")
    for name in asked.games or games():
        make(asked.folder, name)
        print(f"{name}: golden records and checksums made in {asked.folder}")


if __name__ == "__main__":
    main()
