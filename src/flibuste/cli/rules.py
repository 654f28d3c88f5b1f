"""`flibuste rules`: a rule in our own words."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from ..kernel.text import RuleText
from ..kernel.text import rules as all_rules
from .common import language


def rules(
    game: str,
    rule: str | None = None,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """The rules of a game, or one of them (or a chapter: `8` gives 8.1, 8.2, …), in our own words.

    Parameters
    ----------
    game
        The game.
    rule
        The id of a rule, or of a chapter.
    json
        Print for a program to read.
    lang
        fr or en.
    """
    found = find_rules(game, rule)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    table = Table(box=None, show_header=False, padding=(0, 1))
    for entry in found:
        table.add_row(f"[bold]{entry.id}[/]", entry.fr if language(lang) == "fr" else entry.en)
    Console().print(table)


def find_rules(game: str, rule: str | None) -> list[RuleText]:
    known = all_rules(game)
    if rule is None:
        return list(known.values())
    if rule in known:
        return [known[rule]]
    chapter = [entry for id_, entry in known.items() if id_.startswith((f"{rule}.", f"{rule}#"))]
    if not chapter:
        ids = list(known)
        raise ValueError(f"{game} has no rule {rule!r}: expected an id from {ids[0]} to {ids[-1]}")
    return chapter
