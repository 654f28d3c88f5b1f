"""`flibuste tune`: better numbers for a game's own player."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from flibuste.arena import tune as arena
from flibuste.kernel.files import read_text
from flibuste.kernel.installed import find

from .common import USUAL, Work


def tune(
    game: str,
    *,
    rounds: int = 10,
    candidates: int = 8,
    games: int = 60,
    fresh: int = 300,
    seats: int = 3,
    write: Path | None = None,
    work: Work = USUAL,
) -> None:
    """Move the numbers of the game's own player, keep what wins, and say by how much on fresh seeds.

    Parameters
    ----------
    game
        The game.
    rounds
        How many rounds.
    candidates
        How many tables are tried in a round.
    games
        How many games each of them plays.
    fresh
        How many games the best plays against the numbers as they are, on fresh seeds.
    seats
        How many sit at a table.
    write
        A weights.toml to write the numbers into (its comments stay).
    """
    say = work.words.say
    if write is not None:
        read_text(write)  # it is there, and can be read
    with work.progress() as tell:
        tuned = arena.tune(game, rounds, candidates, games, fresh, seats, work.seed, work.where, tell)
    if write is not None:
        arena.rewrite(write, tuned.table)
    if work.json:
        print(msgspec.json.encode(tuned).decode())
        return
    player = find(game).player
    assert player is not None
    table = Table(say("tune-number"), say("tune-before"), say("tune-after"))
    for name, number in tuned.table.items():
        if number != player.weights[name]:
            table.add_row(name, f"{player.weights[name]:g}", f"{number:g}")
    console = Console()
    console.print(table)
    about = {
        "games": tuned.games,
        "share": f"{100 * tuned.wins / tuned.games:.1f}",
        "low": f"{100 * tuned.low:.1f}",
        "high": f"{100 * tuned.high:.1f}",
        "parity": f"{100 * tuned.parity:.1f}",
    }
    console.print(say("tune-fresh", about))
