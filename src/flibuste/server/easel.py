"""Work that takes its time without being anybody's thinking: drawing tables, replaying, judging fleets.

It runs in threads, one piece at a time for each address, and the next is that of the address that used least
lately: whoever asks for a hundred pictures waits for them himself.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from .pool import Spent

T = TypeVar("T")

#: How many work at once. Python runs one at a time anyway; several let a short piece pass a long one.
HANDS = 4


class Hand:
    """Leave to work: one of the few hands of the easel, for one address."""

    def __init__(self, origin: str, threads: ThreadPoolExecutor) -> None:
        self.origin = origin
        #: seconds of work
        self.spent = 0.0
        self._threads = threads
        #: what is being worked on
        self.work: asyncio.Future[Any] | None = None

    async def do(self, work: Callable[[], T]) -> T:
        """What `work` returns."""
        began = time.monotonic()
        doing = self.work = asyncio.get_running_loop().run_in_executor(self._threads, work)
        doing.add_done_callback(lambda _: self._note(began))
        return await asyncio.shield(doing)

    def _note(self, began: float) -> None:
        self.spent += time.monotonic() - began


class Easel:
    """The threads, and who waits for them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HANDS, "easel")
        self._waiting: dict[int, tuple[str, asyncio.Future[Hand]]] = {}
        self._numbers = itertools.count()
        self._running: Counter[str] = Counter()
        self._spent = Spent()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, origin: str, work: Callable[[], T]) -> T:
        """What `work` returns, done for an address when it is its turn."""
        async with self.hand(origin) as hand:
            return await hand.do(work)

    @asynccontextmanager
    async def hand(self, origin: str) -> AsyncIterator[Hand]:
        """Wait until it is an address's turn. Whoever holds something that others wait for (a match) takes it
        only then: an address that has much to do must keep nobody else waiting."""
        given: asyncio.Future[Hand] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        self._waiting[number] = (origin, given)
        self._begin()
        try:
            hand = await given
        except asyncio.CancelledError:
            self._waiting.pop(number, None)
            if given.done() and not given.cancelled():  # in the very moment in which it was given
                self._end(given.result())
            raise
        try:
            yield hand
        finally:
            if hand.work is None or hand.work.done():
                self._end(hand)
            else:  # whoever asked has gone: what was begun is ended first
                hand.work.add_done_callback(lambda _: self._end(hand))

    def _begin(self) -> None:
        """Put as many to work as there are hands."""
        while self._running.total() < HANDS:
            turn = min(filter(self._may_begin, self._waiting), key=self._turn, default=None)
            if turn is None:
                return
            origin, given = self._waiting.pop(turn)
            if not given.done():
                self._running[origin] += 1
                given.set_result(Hand(origin, self._threads))

    def _may_begin(self, number: int) -> bool:
        return not self._running[self._waiting[number][0]]

    def _turn(self, number: int) -> tuple[float, ...]:
        """The smaller, the sooner."""
        return self._spent.get(self._waiting[number][0]), number

    def _end(self, hand: Hand) -> None:
        self._running -= Counter([hand.origin])
        self._spent.add(hand.origin, hand.spent)
        self._begin()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
