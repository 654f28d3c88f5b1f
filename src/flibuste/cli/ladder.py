"""`flibuste ladder`: bots rated against each other."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from flibuste.bots import levels

from .common import USUAL, Work, expect_folder, extra


def ladder(
    game: str,
    *,
    bots: str | None = None,
    games: int = 60,
    seats: int | None = None,
    out: Path | None = None,
    work: Work = USUAL,
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
    out
        A folder to write GAME.json and GAME.svg into.
    """
    arena = extra("flibuste.arena.ladder", "train")
    if out is not None:
        expect_folder(out)
    say = work.words.say
    named = list(levels(game)) if bots is None else bots.split(",")
    with work.counting(game, games) as more:
        standing = arena.ladder(game, named, games, seats, work.seed, work.where, more)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(standing)) + b"\n"
        (out / f"{game}.json").write_bytes(text)
        (out / f"{game}.svg").write_text(arena.plot(standing), encoding="utf-8")
    if work.json:
        print(msgspec.json.encode(standing).decode())
        return
    table = Table(say("ladder-bot"), say("ladder-rating"), say("ladder-interval"), say("ladder-wins"))
    for rung in standing.rungs:
        share = f"{100 * rung.wins / rung.games:.0f} %" if rung.games else "–"
        table.add_row(rung.bot, str(rung.rating), f"{rung.low}–{rung.high}", f"{share} / {rung.games}")
    Console().print(table)
