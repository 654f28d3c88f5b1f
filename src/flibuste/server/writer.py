"""The one that writes: blocking calls of the store run in threads, and what SQLite is asked at the same
moment goes to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import TimeoutError as Silent

from .store import Job, Store
from .tasks import Tasks

T = TypeVar("T")

#: Seconds in which a store answers that is there.
PATIENCE = 10.0


class Writer:
    """The way from the event loop to the store."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self._tasks = tasks
        # SQLite has one writer at a time anyway; PostgreSQL works several matches at once
        self._threads = ThreadPoolExecutor(8 if store.postgres else 1, "store")
        self._jobs: list[tuple[str, Job, asyncio.Future[Any]]] = []
        self._writing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        #: whether the store takes a line: the last time that this was asked
        self._asked: asyncio.Future[None] | None = None

    def soon(self, tell: Callable[[], object]) -> None:
        """From a thread of the store: have something done in the event loop."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(tell)

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        """A blocking call, in a thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *about)

    async def look(self, read: Callable[..., T], *about: Any) -> T:
        """What the store reads. Raises, as for any store that is away, where it does not answer for long."""
        try:
            return await asyncio.wait_for(self.run(read, *about), PATIENCE)
        except TimeoutError:
            raise Silent(f"no answer within {PATIENCE:g} s") from None

    async def ready(self, seconds: float) -> None:
        """Raises where nothing can be written, or not within that time. It takes a write to find out:
        however many ask meanwhile, one is made, and moves wait behind no more than that."""
        asked = self._asked
        if asked is None or asked.done():
            asked = self._asked = asyncio.ensure_future(self.run(self.store.ready))
        await asyncio.wait_for(asyncio.shield(asked), seconds)

    async def work(self, match_id: str, job: Job) -> Any:
        """Do something with a stored match, in a transaction that holds its row."""
        self._loop = asyncio.get_running_loop()
        if self.store.postgres:
            (outcome,) = await self.run(self.store.work, [(match_id, job)])
            if isinstance(outcome, Exception):
                raise outcome
            return outcome
        future = asyncio.get_running_loop().create_future()
        self._jobs.append((match_id, job, future))
        if not self._writing:
            self._tasks.start(self._write())
        return await future

    async def _write(self) -> None:
        """Carry out all that waits, one batch after the other."""
        self._writing = True
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            try:
                outcomes = await self.run(self.store.work, [(match_id, job) for match_id, job, _ in jobs])
            except Exception as error:
                outcomes = [error] * len(jobs)
            for (_, _, future), outcome in zip(jobs, outcomes, strict=True):
                if future.done():
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._writing = False

    async def close(self) -> None:
        await self.run(self.store.close)
        self._threads.shutdown(wait=False)
