"""`flibuste sim`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from flibuste.arena.simulate import Tally, check, simulate
from flibuste.bots import names
from flibuste.kernel.game import Sheet
from flibuste.kernel.installed import find
from flibuste.words.texts import texts

from .common import USUAL, Work, game_options, language, words
from .sheets import show_sheets


def sim(
    game: str,
    *,
    games: int = 100,
    bots: str | None = None,
    rotate: bool = False,
    set_: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    work: Work = USUAL,
) -> None:
    """Play many games between bots and count.

    Parameters
    ----------
    game
        The game.
    games
        How many games.
    bots
        One bot for each seat, with commas: random,random,smart; your own as FILE.py:FUNCTION.
    rotate
        Everybody moves on by one seat each game.
    set_
        An option of the game, as name=value; may be repeated.
    """
    lang = language(work.lang)
    counts = find(game).seats
    seated = ["random"] * counts[len(counts) // 2] if bots is None else bots.split(",")
    options = check(game, games, seated, game_options(game, set_ or []))
    with work.counting(game, games) as more:
        tally = simulate(game, games, seated, work.seed, options, work.where, rotate, more)
    if work.json:
        print(msgspec.json.encode(_figures(tally)).decode())
    else:
        _show(game, seated, tally, lang, rotate)


def _figures(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "wins": tally.wins_by_seat,
        "scores": tally.scores_by_seat,
        "bots": {
            bot: {"games": games, "wins": tally.wins_by_bot[bot]} for bot, games in tally.games_by_bot.items()
        },
        "shortest": tally.shortest,
        "longest": tally.longest,
    }


def _show(game: str, seated: list[str], tally: Tally, lang: str, rotate: bool) -> None:
    say = words(lang).say
    console = Console()
    about = {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 1),
        "pace": round(tally.decisions / tally.seconds),
        "shortest": tally.shortest,
        "longest": tally.longest,
    }
    console.print(say("sim-total", about))
    heads = (say("sim-seat"), say("sim-bot"), say("sim-wins"), say("sim-score"))
    rows = tuple(
        (
            texts(game, lang).say(f"seat-{seat}"),
            "*" if rotate else bot,
            f"{100 * tally.wins_by_seat[seat] / tally.games:.1f} %",
            f"{tally.scores_by_seat[seat]:.2f}",
        )
        for seat, bot in enumerate(seated)
    )
    show_sheets(console, [Sheet("", heads, rows)], lang)
    if len(tally.games_by_bot) > 1:
        for bot, played in tally.games_by_bot.items():
            share = 100 * tally.wins_by_bot[bot] / played
            console.print(say("sim-bot-share", {"bot": bot, "share": f"{share:.1f}"}))
    console.print(say("sim-others", {"bots": list(names(game))}), style="dim")
