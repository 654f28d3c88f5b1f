"""Whole games play out as they were recorded: what no test of one rule shows, that nothing else has moved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.golden import golden_match
from flibuste.arena.variants import label, variants
from flibuste.kernel.installed import find

GOLDEN = Path(__file__).parents[1] / "golden"


def every_way(name: str) -> pytest.MarkDecorator:
    """Every number of seats and every option of a game, by turns."""
    return pytest.mark.parametrize(("seats", "options"), list(variants(find(name))), ids=str)


def plays_as_recorded(name: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether random players, who draw as they drew then, play the game that stands in the golden record."""
    record = (GOLDEN / name / f"{label(seats, options)}.txt").read_text(encoding="utf-8")
    return golden_match(find(name), seats, options).record() == record
