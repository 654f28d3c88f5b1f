"""Why something is refused: a key of the texts (`no-KEY`), the rule, and what the sentence speaks of."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.refusal import Reason


def no(key: str, rule: str = "", **about: Any) -> Reason:
    return Reason("pirates", key, rule, about)


#: a form that was not filled in as expected: `shape` shows how
def expected(shape: str, rule: str = "") -> Reason:
    return no("expected", rule, shape=shape)


HEADING = no("heading")
OFF_TABLE = no("off-table", "21.14")
TAKEN = no("taken", "21.9")
