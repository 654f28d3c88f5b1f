"""`flibuste ladder`: bots rated against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flibuste.arena.spread import Where
from flibuste.bots import levels

from .common import extra, language, words


def ladder(
    game: str,
    *,
    bots: str | None = None,
    games: int = 60,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    on: str | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Rate bots against each other: all tables in turn, rotating seats, fresh seeds.

    Parameters
    ----------
    game
        The game.
    bots
        The bots, with commas; your own as FILE.py:FUNCTION. Without it, the four levels.
    games
        How many games.
    seats
        How many sit at a table; 3 where the game allows it.
    seed
        The same seed gives the same games.
    jobs
        How many processes share the work.
    on
        Where the work is done: ray for a local Ray, ray://HOST:PORT for a cluster.
    out
        A folder to write GAME.json and GAME.svg into.
    json
        Print the result for a program to read.
    lang
        fr or en.
    """
    arena = extra("flibuste.arena.ladder", "train")
    say = words(language(lang)).say
    where = Where(jobs, on)
    named = list(levels(game)) if bots is None else bots.split(",")
    with Progress(console=Console(stderr=True), disable=json) as progress:
        task = progress.add_task(game, total=games)
        standing = arena.ladder(
            game, named, games, seats, seed, where, lambda done: progress.advance(task, done)
        )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(standing)) + b"\n"
        (out / f"{game}.json").write_bytes(text)
        (out / f"{game}.svg").write_text(arena.plot(standing), encoding="utf-8")
    if json:
        print(msgspec.json.encode(standing).decode())
        return
    table = Table(say("ladder-bot"), say("ladder-rating"), say("ladder-interval"), say("ladder-wins"))
    for rung in standing.rungs:
        share = f"{100 * rung.wins / rung.games:.0f} %" if rung.games else "–"
        table.add_row(rung.bot, str(rung.rating), f"{rung.low}–{rung.high}", f"{share} / {rung.games}")
    Console().print(table)
