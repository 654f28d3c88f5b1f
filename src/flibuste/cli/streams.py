"""What the program reads and writes, wherever it is started: no terminal, a narrow one, one in ASCII."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
import unicodedata

from rich import _wrap

from .numbers import is_whole

#: Columns at least: what lays out text never ends on one or two.
NARROWEST = 20
#: What is never broken at the end of a line: French has no-break spaces beside « and :, which rich takes for
#: spaces like others.
WORD = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")
#: What stands for a character that the terminal does not have and that is no letter with an accent: nothing
#: that would end a text of JSON.
_NEAREST = {
    "’": "'",
    "‘": "'",
    "“": "'",
    "”": "'",
    "«": "'",
    "»": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
}


def make_ready() -> None:
    """Have every text written as well as the terminal can, and an input that was closed end at once."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    codecs.register_error("nearest", _nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nearest")
    _wrap.re_word = WORD
    columns = os.environ.get("COLUMNS", "")
    if is_whole(columns) and int(columns) < NARROWEST:
        os.environ["COLUMNS"] = str(NARROWEST)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return _NEAREST.get(character) or (bare if bare and not set(bare) & {'"', "\\"} else "?")


def leave_unread() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
