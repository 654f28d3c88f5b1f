"""Chance for samples of what is legal: quick to sow, for it is sown anew at each decision."""

from __future__ import annotations

import random

_WORD = (1 << 64) - 1


class Lots(random.Random):
    """Random numbers of a linear congruential generator (Knuth's MMIX), of which the high bits are used. To
    sow Python's own takes longer than all that is then drawn from it: 6% of a random game of Pirates."""

    _at: int

    def seed(self, a: object = None, version: int = 2) -> None:
        """Sow a whole number."""
        assert isinstance(a, int)
        self._at = (a + 1) * 0x9E3779B97F4A7C15 & _WORD

    def random(self) -> float:
        self._at = at = self._at * 6364136223846793005 + 1442695040888963407 & _WORD
        return (at >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """A number of up to 53 bits."""
        if k > 53:
            raise ValueError(f"bits: expected at most 53, got {k}")
        return int(self.random() * (1 << k))
