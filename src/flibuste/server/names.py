"""The names that guests give themselves."""

from __future__ import annotations

import unicodedata

#: Control and format characters (bidi, zero-width), surrogates, private and unassigned ones, separators of
#: lines: they have no place in a name, and some none in a picture's XML.
_UNFIT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
#: Marks that stand on a letter: more than these pile up over the lines above.
_MARKS = 2


def clean(name: str) -> str:
    """A name of visible characters, with single blanks between its words."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character.isspace():
            kept.append(" ")
        elif marks <= _MARKS and category not in _UNFIT:
            kept.append(character)
    return " ".join("".join(kept).split())
