"""The names that guests give themselves."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

#: Control and format characters (bidi, zero-width), surrogates, private and unassigned ones, separators of
#: lines: they have no place in a name, and some none in a picture's XML.
_UNFIT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
#: Letters and marks that show nothing either (Unicode's default ignorables among them, and blank letters).
_BLANK = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *(0x13441, 0x13442, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
#: Marks that stand on a letter: more than these pile up over the lines above.
_MARKS = 2


@lru_cache(4096)
def clean(name: str) -> str:
    """A name of visible characters, with single blanks between its words."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character.isspace():
            kept.append(" ")
        elif marks <= _MARKS and category not in _UNFIT and character not in _BLANK:
            kept.append(character)
    return " ".join("".join(kept).split())
