"""`flibuste train`: a game's value made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from flibuste.arena.spread import Where

from .common import extra, language, words


def train(
    game: str,
    *,
    games: int = 2000,
    visits: int = 120,
    gate: int = 60,
    worlds: int = 8,
    seats: int = 3,
    seed: int = 1000,
    jobs: int = 1,
    on: str | None = None,
    folder: Path | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
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
    seed
        The same seed gives the same games.
    jobs
        How many processes share the work.
    on
        Where the work is done: ray for a local Ray, ray://HOST:PORT for a cluster.
    folder
        Where games are kept while it runs: the same call goes on where it was stopped.
    out
        The file to write the value to; GAME-value.json without it.
    json
        Print the card for a program to read.
    lang
        fr or en.
    """
    arena = extra("flibuste.arena.train", "train")
    say = words(language(lang)).say
    plan = arena.Plan(games, visits, gate, seats, worlds, seed)
    place = folder or Path(f"{game}-training")
    with Progress(console=Console(stderr=True), disable=json) as progress:
        steps: dict[str, object] = {}

        def tell(step: str, done: int, of: int) -> None:
            if step not in steps:
                steps[step] = progress.add_task(step, total=of)
            progress.update(steps[step], completed=done)  # type: ignore[arg-type]

        value = arena.train(game, plan, place, Where(jobs, on), tell)
    target = out or Path(f"{game}-value.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(value)) + b"\n")
    if json:
        print(msgspec.json.encode(value.card).decode())
        return
    card = value.card
    about = {"games": card.games, "rows": card.rows, "auc": f"{card.auc:.3f}", "file": str(target)}
    console = Console()
    console.print(say("train-done", about))
    if card.gate:
        console.print(say("train-gate", {"gate": card.gate}))
