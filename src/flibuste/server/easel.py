"""Work that takes its time without being anybody's thinking: drawing tables, replaying, judging fleets.

It runs in threads, one piece at a time for each address, and the next is that of the address that used least
lately: whoever asks for a hundred pictures waits for them himself.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from .pool import Spent

T = TypeVar("T")

#: How many work at once. Python runs one at a time anyway; several let a short piece pass a long one.
HANDS = 4


class Piece(NamedTuple):
    """Something that waits to be worked on."""

    origin: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Easel:
    """The threads, and what waits for them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HANDS, "easel")
        self._waiting: dict[int, Piece] = {}
        self._numbers = itertools.count()
        self._running: Counter[str] = Counter()
        self._spent = Spent()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, origin: str, work: Callable[[], T]) -> T:
        """What `work` returns, done for an address when it is its turn."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        self._waiting[number] = Piece(origin, work, done)
        self._begin()
        try:
            return await done
        finally:
            self._waiting.pop(number, None)

    def _begin(self) -> None:
        """Put as many to work as there are hands."""
        loop = asyncio.get_running_loop()
        while self._running.total() < HANDS:
            turn = min(filter(self._may_begin, self._waiting), key=self._turn, default=None)
            if turn is None:
                return
            piece = self._waiting.pop(turn)
            self._running[piece.origin] += 1
            began = time.monotonic()
            future = loop.run_in_executor(self._threads, piece.work)
            future.add_done_callback(partial(self._end, piece, began))

    def _may_begin(self, number: int) -> bool:
        return not self._running[self._waiting[number].origin]

    def _turn(self, number: int) -> tuple[float, ...]:
        """The smaller, the sooner."""
        return self._spent.get(self._waiting[number].origin), number

    def _end(self, piece: Piece, began: float, made: asyncio.Future[Any]) -> None:
        self._running -= Counter([piece.origin])
        self._spent.add(piece.origin, time.monotonic() - began)
        error = None if made.cancelled() else made.exception()
        if not piece.done.done():
            if made.cancelled():
                piece.done.cancel()
            elif error is not None:
                piece.done.set_exception(error)
            else:
                piece.done.set_result(made.result())
        self._begin()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
