"""`flibuste replay` and `flibuste verify`: what a record tells, and whether it is true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from flibuste.kernel.audit import verify as audit
from flibuste.kernel.decision import Option
from flibuste.kernel.files import read_text
from flibuste.kernel.match import Match
from flibuste.kernel.record import BadRecord
from flibuste.words.texts import texts

from .common import language, load_file, words
from .numbers import is_number
from .sheets import show_sheets


def replay(
    file: Path,
    *,
    svg: Path | None = None,
    seat: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Step through a record.

    Parameters
    ----------
    file
        The record.
    svg
        Draw the board after each choice into this folder (0000.svg, 0001.svg, …).
    seat
        See it as a seat saw it (else as a spectator did).
    json
        Print every step for a program to read.
    lang
        fr or en.
    """
    lang = language(lang)
    match = load_file(file)
    if seat is not None and not 0 <= seat < match.seats:
        raise ValueError(f"seat: expected 0 to {match.seats - 1}, got {seat}")
    if svg is not None:
        _draw_all(match, svg, seat, lang)
    elif json:
        print(msgspec.json.encode(_steps(match, seat, lang)).decode())
    else:
        _walk(match, seat, lang)


def _draw_all(match: Match, folder: Path, seat: int | None, lang: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for n in track(range(len(match.journal) + 1), description="SVG"):
        drawn = match.game.draw(match.at(n).view(seat), lang, None)
        (folder / f"{n:04}.svg").write_text(drawn, encoding="utf-8")
    print(words(lang).say("drawn", {"count": len(match.journal) + 1, "folder": str(folder)}))


def _told_between(match: Match, before: int, seat: int | None, lang: str) -> list[str]:
    """What was told after choice number `before` and until the next."""
    say = texts(match.game.name, lang)
    return [say.told(told) for told in match.story(seat) if told.at == before]


def _choice(match: Match, n: int, lang: str) -> str:
    """The n-th choice (from 1) in words."""
    entry = match.journal[n - 1]
    say = texts(match.game.name, lang)
    if entry.seat < 0:
        return str(entry.option)
    about = {"head": say.name(f"p{entry.seat}"), "cell": say.option(Option(*entry.option))}
    return words(lang).say("said-of", about)


def _steps(match: Match, seat: int | None, lang: str) -> list[dict[str, object]]:
    steps: list[dict[str, object]] = []
    for n in range(len(match.journal) + 1):
        step: dict[str, object] = {"step": n, "story": _told_between(match, n, seat, lang)}
        if n:
            entry = match.journal[n - 1]
            step |= {"seat": entry.seat, "option": str(entry.option), "said": _choice(match, n, lang)}
        steps.append(step)
    return steps


def _walk(match: Match, seat: int | None, lang: str) -> None:
    console = Console()
    say = words(lang).say
    n, last = 0, len(match.journal)
    while True:
        console.rule(say("replay-step", {"step": n, "last": last}))
        if n:
            console.print(_choice(match, n, lang), style="bold", markup=False)
        for line in _told_between(match, n, seat, lang):
            console.print(f"  {line}", markup=False)
        try:
            answer = console.input(say("replay-prompt") + " ").strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer == "b":
            _summary(console, match.at(n), seat, lang)
        elif answer == "p":
            n = max(0, n - 1)
        elif is_number(answer):
            n = min(int(answer), last)
        elif n == last:
            return
        else:
            n += 1


def _summary(console: Console, match: Match, seat: int | None, lang: str) -> None:
    say = texts(match.game.name, lang)
    names = tuple(say.say(f"seat-{number}") for number in range(match.seats))
    show_sheets(console, match.game.summary(match.view(seat), lang, names), lang)


def verify(
    file: Path,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Audit a record: its marks, its seed, every die and deal, every choice by the rules.

    Parameters
    ----------
    file
        The record.
    json
        Print the finding for a program to read.
    lang
        fr or en.
    """
    lang = language(lang)
    text = read_text(file, exact=True)
    try:
        match = audit(text)
    except BadRecord as error:
        raise ValueError(f"{file}: {error}") from None
    about = {
        "game": match.game.name,
        "seats": match.seats,
        "choices": len(match.journal),
        "chance": match.dice.cursor,
        "over": match.over,
        "commitment": match.commitment,
    }
    if json:
        print(msgspec.json.encode(about | {"holds": True}).decode())
    else:
        print(words(lang).say("verified", about | {"file": str(file)}))
