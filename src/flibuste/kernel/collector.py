"""The collector of cycles, which looks seldom while matches are played.

A match makes no cycles: what it drops is freed at once. Looking again and again through what it keeps (its
journal, its story, its checkpoints) took a tenth of the time of a random game.
"""

from __future__ import annotations

import gc
from threading import Lock

#: how many more objects are made than freed before the young ones are looked at; Python's own figure is 700
YOUNG = 20_000


class Collector:
    """Keeps Python's own thresholds while anybody plays, in whatever thread, and then sets them again. Where
    the collector was off, it stays off."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._players = 0
        self._usual = gc.get_threshold()

    def __enter__(self) -> None:
        with self._lock:
            self._players += 1
            if self._players == 1:
                self._usual = young, middle, old = gc.get_threshold()
                if young:
                    gc.set_threshold(max(young, YOUNG), middle, old)

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._players -= 1
            if not self._players:
                gc.set_threshold(*self._usual)


#: `with SELDOM_COLLECTED:` while a match is played
SELDOM_COLLECTED = Collector()
