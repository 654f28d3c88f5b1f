"""2.5: the D66, and the ports it names."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.dice import Dice

from ..box import PORTS
from ..state import NONE


def d66(dice: Dice) -> int:
    """The number of the port that a D66 names (2.5)."""
    tens = dice.die()
    return 6 * (tens - 1) + dice.die() - 1


def d66_faces(port: int) -> list[int]:
    """The two dice that name a port."""
    return list(divmod(PORTS[port].locator, 10))


def next_port(start: int, free: Callable[[int], bool]) -> int:
    """The port named, or the next free one by locator, beginning again at 11 (3, steps 5 and 8; 6.32)."""
    for step in range(len(PORTS)):
        port = (start + step) % len(PORTS)
        if free(port):
            return port
    return NONE
