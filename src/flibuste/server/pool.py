"""Thinking that must block nobody: bots and audits run in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from .. import bots
from ..kernel import frozen
from ..kernel.record import BadRecord, verify
from ..kernel.seat import Seat


class Thinkers:
    """A pool of processes that think; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Any, *about: Any) -> Any:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, context, _begin, (os.getpid(),))
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *about)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        return None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()  # what is being thought of is thought of again at the next start
            pool.shutdown(wait=True, cancel_futures=True)


def _begin(parent: int) -> None:
    """A worker leaves the keyboard to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(packed: bytes, number: int, name: str) -> str:
    """What the bot of that name chooses for a seat that is asked; IllegalChoice where it may not."""
    match = frozen.unpack(packed)
    seat = Seat(match, number)
    seat.decision = match.pending[number]
    option = bots.make(match.game.name, name)(seat)
    match.choose(number, option)
    return str(option)


def pick(packed: bytes, number: int) -> str:
    """Any legal choice: so that a match goes on where a bot has failed."""
    match = frozen.unpack(packed)
    return str(random.choice(match.suggest(number)))


def audit(record: str) -> tuple[int, str] | None:
    """The line and the reason where a record does not hold; None when all of it does."""
    try:
        verify(record)
    except BadRecord as bad:
        return bad.line, bad.reason
    return None
