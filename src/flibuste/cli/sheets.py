"""Small tables of words, as wide as the screen allows: no word of them is ever cut."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.kernel.game import Sheet

from .common import words

#: A shorter text stays on one line.
SHORT = 36


def show_sheets(console: Console, sheets: Iterable[Sheet], lang: str) -> None:
    """Print tables, each as the screen has room for: framed, or bare, or row under row."""
    for sheet in sheets:
        count = len(sheet.columns)
        if framed := _widths(sheet, console.width - 3 * count - 1):
            set_out: RenderableType = _filled(Table(), sheet, framed)
        elif bare := _widths(sheet, console.width - count):
            set_out = _filled(Table(box=None, padding=(0, 1, 0, 0)), sheet, bare)
        else:
            set_out = Group(*(_told(sheet.columns, row, lang) for row in sheet.rows))
        if sheet.title:
            console.print(Text(sheet.title, "bold"))
        console.print(set_out, highlight=False)


def _widths(sheet: Sheet, room: int) -> list[int]:
    """How wide each column is where all have that room; none where a word would be cut."""
    columns = list(zip(sheet.columns, *sheet.rows, strict=True))
    widths = [max(cell_len(word) for cell in column for word in [*cell.split(" "), ""]) for column in columns]
    wanted = [max(map(cell_len, column)) for column in columns]
    if sum(widths) > room:
        return []
    for _ in range(min(room, sum(wanted)) - sum(widths)):  # short columns are whole before long ones grow
        lacking = [at for at, want in enumerate(wanted) if widths[at] < want]
        widths[min(lacking, key=widths.__getitem__)] += 1
    return widths


def _filled(table: Table, sheet: Sheet, widths: list[int]) -> Table:
    for head, width in zip(sheet.columns, widths, strict=True):
        table.add_column(Text(head), width=width)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table


def _kept_together(said: str) -> str:
    """A short text as one word, which is not broken at the end of a line."""
    return said.replace(" ", "\u00a0") if cell_len(said) < SHORT else said


def _told(heads: tuple[str, ...], row: tuple[str, ...], lang: str) -> RenderableType:
    """A row in running text: what it is about, then what is known of it, each with its head."""
    say = words(lang).say
    known = [
        _kept_together(say("said-of", {"head": head, "cell": cell}))
        for head, cell in zip(heads[1:], row[1:], strict=True)
        if cell
    ]
    return Group(Text(row[0], "bold"), Padding(Text(" | ".join(known)), (0, 0, 0, 2)))
