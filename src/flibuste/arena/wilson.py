"""The interval of a share."""

from __future__ import annotations

from math import sqrt


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    base = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / base
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / base
    return middle - half, middle + half
