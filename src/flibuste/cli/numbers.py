"""Numbers as they are typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cyclopts import Token, convert

_WHOLE = re.compile(r"-?[0-9]{1,40}")


def is_whole(text: str) -> bool:
    """Whether a text is a whole number: digits, with a minus before them at most."""
    return _WHOLE.fullmatch(text) is not None


def is_number(text: str) -> bool:
    """Whether a text is the number of something listed: digits alone. (`str.isdigit` takes ² for one.)"""
    return is_whole(text) and text[0] != "-"


def typed(kind: Any, tokens: Sequence[Token]) -> Any:
    """What was typed as a value of a kind. ValueError where a whole number is wanted and 1.5 (which would be
    rounded), 1_000 or 0x10 is given."""
    for token in tokens:
        if kind is int and not is_whole(token.value):
            raise ValueError(f"expected a whole number, got {token.value!r}")
    return convert(kind, tokens)
