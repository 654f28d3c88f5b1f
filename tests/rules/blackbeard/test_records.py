"""Whole games play out as they were recorded, at every number of seats and under every option."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.golden import checksum, golden_match
from flibuste.arena.variants import label, variants
from flibuste.kernel.installed import find

GAME = find("blackbeard")
GOLDEN = Path(__file__).parents[2] / "golden" / "blackbeard"
SUMS = json.loads((GOLDEN / "checksums.json").read_text(encoding="utf-8"))


@pytest.mark.rule("blackbeard", "18.11", "3.11")
@pytest.mark.parametrize(("seats", "options"), list(variants(GAME)), ids=str)
def test_a_random_game_is_played_as_recorded(seats: int, options: dict[str, Any]) -> None:
    name = label(seats, options)
    assert golden_match(GAME, seats, options).record() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert checksum(GAME, seats, options) == SUMS[name]
