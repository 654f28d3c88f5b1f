"""`flibuste play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from flibuste.bots import load as load_bot
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.words.texts import texts

from .common import game_options, language, load_file, state_folder, words
from .numbers import is_number
from .terminal import Leave, Terminal


def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    people: int = 1,
    bots: str | None = None,
    seed: str | None = None,
    set_: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    resume: Path | None = None,
    save: Path | None = None,
    advice: Annotated[bool, Parameter(negative="")] = False,
    brief: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard.

    Parameters
    ----------
    game
        The game; asked for when not given.
    seats
        How many seats.
    people
        How many of them are people (the first ones); the others are bots.
    bots
        The bot that plays the other seats, or one for each of them with commas; your own as FILE.py:FUNCTION.
    seed
        The same seed gives the same deal and dice.
    set_
        An option of the game, as name=value; may be repeated.
    resume
        Go on with a saved game.
    save
        Where the game is saved after each of your choices.
    advice
        Let the adviser be asked although several people play: all of you agree.
    brief
        No explanations: for those who know the game.
    lang
        fr or en.
    """
    lang = language(lang)
    console = Console()
    if resume:
        if seats is not None or seed is not None or set_:
            raise ValueError("resume: seats, seed and options are those of the saved game")
        match = load_file(resume)
        name = match.game.name
        if game not in (None, name):
            raise ValueError(f"{resume}: a game of {name}, not of {game}")
    else:
        name = game or _ask_game(console, lang)
        count = seats if seats is not None else _usual_seats(name)
        match = Match(find(name), count, game_options(name, set_ or []), seed)
    if not 0 <= people <= match.seats:
        raise ValueError(f"people: expected 0 to {match.seats}, got {people}")
    players = _bots(name, bots, match.seats - people)
    file = save or resume or _usual_file(name)
    if file.is_dir():
        raise ValueError(f"{file}: expected a file, not a folder")
    terminal = Terminal(
        match,
        {people + at: load_bot(name, bot) for at, bot in enumerate(players)},
        lang,
        console,
        file,
    )
    terminal.advised = terminal.advised or advice
    terminal.explains = not brief
    console.rule(f"[bold]{texts(name, lang).say('game')}[/]")
    console.print(words(lang).say("welcome", {"file": str(file)}), style="dim")
    if people and not brief and not resume:
        terminal.introduce()
    if people == 1:
        console.print(words(lang).say("you-are", {"who": "p0"}))
    try:
        terminal.run()
    except Leave:
        terminal.save()
        console.print()
        console.print(words(lang).say("left", {"file": str(file)}))


def _usual_seats(name: str) -> int:
    """As in the lobby: three, or as near to it as the game is played."""
    counts = find(name).seats
    return next((count for count in counts if count >= 3), counts[-1])


def _bots(name: str, asked: str | None, count: int) -> list[str]:
    own = list(find(name).bots)
    named = asked.split(",") if asked else [own[0] if own else "random"]
    if len(named) not in (1, count):
        raise ValueError(f"bots: expected 1 or {count} names, got {len(named)}")
    return named * count if len(named) == 1 else named


def _usual_file(name: str) -> Path:
    return state_folder() / f"{name}.txt"


def _ask_game(console: Console, lang: str) -> str:
    installed = games()
    if len(installed) == 1:
        return installed[0]
    for number, name in enumerate(installed, 1):
        say = texts(name, lang).say
        console.print(f"{number:>4}  [bold]{say('game')}[/]  [dim]{say('game.blurb')}[/]", highlight=False)
    while True:
        try:
            answer = console.input(words(lang).say("which-game", {"count": len(installed)}) + " ").strip()
        except EOFError:
            raise ValueError("no game was chosen") from None
        if answer in installed:
            return answer
        if is_number(answer) and 1 <= int(answer) <= len(installed):
            return installed[int(answer) - 1]
