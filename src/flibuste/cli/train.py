"""`flibuste train`: a game's value made anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from .common import USUAL, Work, expect_file, expect_folder, extra


def train(
    game: str,
    *,
    games: int = 2000,
    visits: int = 120,
    gate: int = 60,
    worlds: int = 8,
    seats: int = 3,
    folder: Path | None = None,
    out: Path | None = None,
    work: Work = USUAL,
) -> None:
    """Learn who wins from what: self-play, fit, games that the search visits, refit, gate.

    Parameters
    ----------
    game
        The game.
    games
        How many games of self-play.
    visits
        How many games with the search at one seat, to learn from where it goes.
    gate
        How many games the new value plays on fresh seeds, for its card.
    worlds
        How many worlds the search looks at.
    seats
        How many sit at a table.
    folder
        Where games are kept while it runs: the same call goes on where it was stopped.
    out
        The file to write the value to; GAME-value.json without it.
    """
    arena = extra("flibuste.arena.train", "train")
    say = work.words.say
    plan = arena.Plan(games, visits, gate, seats, worlds, work.seed)
    place = folder or Path(f"{game}-training")
    target = out or Path(f"{game}-value.json")
    expect_folder(place)
    expect_file(target)
    with work.progress() as tell:
        value = arena.train(game, plan, place, work.where, tell)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(value)) + b"\n")
    if work.json:
        print(msgspec.json.encode(value.card).decode())
        return
    card = value.card
    about = {"games": card.games, "rows": card.rows, "auc": f"{card.auc:.3f}", "file": str(target)}
    console = Console()
    console.print(say("train-done", about))
    if card.gate:
        console.print(say("train-gate", {"gate": card.gate}))
