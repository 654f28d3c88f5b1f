"""Whole games play out as they were recorded, at every number of seats and under every option."""

from __future__ import annotations

from typing import Any

from tests.rules.recorded import every_way, plays_as_recorded


@every_way("pirates")
def test_a_random_game_is_played_as_recorded(seats: int, options: dict[str, Any]) -> None:
    assert plays_as_recorded("pirates", seats, options)
