"""Thinking that must block nobody: bots and audits run in processes of their own, and everybody has a fair
share.

There are two lanes. What answers quickly never waits behind what searches: a bot that is not known to be
slow is tried in the quick lane, where it is cut short after a moment; then it is known, and goes into the
slow one. In each lane the next task is that of the address, and of its match, that used least lately.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import math
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from flibuste.bots.thinker import READY, Answer, Audit, Think

from .tasks import Tasks

log = logging.getLogger("flibuste.server")

#: Seconds of computing after which a bot is slow.
QUICK = 0.1
#: A slow bot that answers this often in half that time is quick again.
REGAINED = 5
#: Seconds of computing that an audit may take.
AUDIT = 60.0
#: Seconds in which a process must have read its games, and in which it must answer beside what it computes.
START, GRACE = 300.0, 30.0
#: What was spent so many seconds ago counts half.
HALF_LIFE = 30.0

_decode_answer = msgspec.msgpack.Decoder(Answer).decode


class Failed(Exception):
    """A bot did not answer: it raised, ran out of time, or its process died."""


class Worker:
    """A process that thinks; it is started when first needed, and again when it has died."""

    def __init__(self, slow: bool) -> None:
        self.slow = slow
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            words = [sys.executable, "-m", "flibuste.bots.thinker", *(["--slow"] if self.slow else [])]
            self.process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
            if await self._read(self.process) != READY:
                raise OSError("a thinker began with something else than being ready")
        return self.process

    async def do(self, task: Think | Audit) -> Answer:
        """What it answers. Reading the games first is no part of the time that it has: on a machine with too
        much to do that alone takes longer, and a process that is ended for it would be started for ever."""
        process = await asyncio.wait_for(self.start(), START)
        async with asyncio.timeout(GRACE + 10 * task.seconds):
            assert process.stdin is not None
            message = msgspec.msgpack.encode(task)
            process.stdin.write(len(message).to_bytes(4, "big") + message)
            await process.stdin.drain()
            return _decode_answer(await self._read(process))

    async def _read(self, process: Process) -> bytes:
        assert process.stdout is not None
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return await process.stdout.readexactly(size)

    def cut(self) -> None:
        """Let it stop what it thinks of. (Where there are no such signals, it ends and is started again.)"""
        if self.process is not None and self.process.returncode is None:
            if hasattr(signal, "SIGUSR1"):
                self.process.send_signal(signal.SIGUSR1)
            else:
                self.process.kill()

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


class Spent:
    """Seconds of computing, by whom they were spent on; the past counts less and less."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def get(self, whom: str) -> float:
        seconds, at = self._spent.get(whom, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF_LIFE)

    def add(self, whom: str, seconds: float) -> None:
        self._spent[whom] = (self.get(whom) + seconds, time.monotonic())
        if len(self._spent) > 10_000:
            for old in sorted(self._spent, key=self.get)[:5_000]:
                del self._spent[old]


class Job:
    """A task that waits or is worked on: for which address, and for which of its matches."""

    def __init__(self, origin: str, match: str, bot: tuple[str, str] | None, task: Think | Audit) -> None:
        self.origin = f"from {origin}"
        self.match = f"match {match}"
        self.bot = bot
        self.task = task
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None


class Lane:
    """Processes, and the jobs that wait for them."""

    def __init__(self, workers: int, *, slow: bool) -> None:
        self.workers = [Worker(slow) for _ in range(workers)]
        self.waiting: dict[int, Job] = {}
        self.running: list[Job] = []
        self._numbers = itertools.count()
        self._spent = Spent()
        self._wake = asyncio.Event()

    def start(self, tasks: Tasks) -> None:
        for worker in self.workers:
            tasks.start(self._work(worker))

    async def run(self, job: Job) -> Answer:
        """The answer to a job. When the caller does not want it any more, it is thought of no further."""
        self.waiting[next(self._numbers)] = job
        self._wake.set()
        try:
            return await job.answer
        except asyncio.CancelledError:
            if job.worker is not None:
                job.worker.cut()
            self.waiting = {number: other for number, other in self.waiting.items() if other is not job}
            raise

    def withdraw(self, bot: tuple[str, str]) -> None:
        """What waits here for a bot that has turned out slow belongs into the other lane."""
        for number, job in list(self.waiting.items()):
            if job.bot == bot:
                del self.waiting[number]
                job.answer.set_result(Answer(cut=True))

    async def _work(self, worker: Worker) -> None:
        while True:
            while not self.waiting:
                self._wake.clear()
                await self._wake.wait()
            job = self.waiting.pop(min(self.waiting, key=self._turn))
            job.worker = worker
            self.running.append(job)
            try:
                answer = await worker.do(job.task)
            except (TimeoutError, OSError, EOFError) as error:
                await worker.kill()
                answer = Answer(failed=f"its process ended: {error!r}")
            finally:
                job.worker = None
                self.running.remove(job)
            self._spent.add(job.origin, answer.spent)
            self._spent.add(job.match, answer.spent)
            if not job.answer.done():
                job.answer.set_result(answer)

    def _turn(self, number: int) -> tuple[float, ...]:
        """The smaller, the sooner."""
        job = self.waiting[number]
        busy = sum(other.origin == job.origin for other in self.running)
        return busy, self._spent.get(job.origin), self._spent.get(job.match), number

    async def close(self) -> None:
        for worker in self.workers:
            await worker.kill()  # what is being thought of is thought of again at the next start


class Thinkers:
    """Both lanes. `seconds` is how long a bot may compute for one move."""

    def __init__(self, workers: int, seconds: float, tasks: Tasks) -> None:
        self.quick = Lane(1, slow=False)
        self.slow = Lane(workers, slow=True)
        self.seconds = seconds
        self._tasks = tasks
        #: the bots that are slow, by game and name; and how often running each has been quick since
        self._slow: dict[tuple[str, str], int] = {}

    def start(self) -> None:
        self.quick.start(self._tasks)
        self.slow.start(self._tasks)

    def is_slow(self, game: str, bot: str) -> bool:
        return (game, bot) in self._slow

    @property
    def waiting(self) -> int:
        return len(self.quick.waiting) + len(self.slow.waiting)

    async def think(self, origin: str, match: str, game: str, packed: bytes, seat: int, bot: str) -> str:
        """What a bot chooses. Raises Failed when it can't."""
        known = (game, bot)
        if known not in self._slow:
            answer = await self.quick.run(Job(origin, match, known, Think(packed, seat, bot, QUICK)))
            if not answer.cut:
                return _option(answer)
            self._slow[known] = 0
            self.quick.withdraw(known)
        answer = await self.slow.run(Job(origin, match, known, Think(packed, seat, bot, self.seconds)))
        self._judge(known, answer.spent)
        return _option(answer)

    def _judge(self, bot: tuple[str, str], spent: float) -> None:
        """A bot may have been slow but once, for what it had to read first."""
        self._slow[bot] = self._slow.get(bot, 0) + 1 if spent < QUICK / 2 else 0
        if self._slow[bot] >= REGAINED:
            del self._slow[bot]

    async def pick(self, origin: str, match: str, packed: bytes, seat: int) -> str:
        """Any legal choice."""
        return _option(await self.quick.run(Job(origin, match, None, Think(packed, seat, None, 10 * QUICK))))

    async def audit(self, origin: str, match: str, record: str) -> tuple[int, str] | None:
        """Where and why a record does not hold, or None. Raises Failed when that can't be found out."""
        answer = await self.slow.run(Job(origin, match, None, Audit(record, AUDIT)))
        if answer.cut or answer.failed is not None:
            raise Failed(answer.failed or "out of time")
        return answer.fault

    async def close(self) -> None:
        await self.quick.close()
        await self.slow.close()


def _option(answer: Answer) -> str:
    if answer.option is None:
        raise Failed(answer.failed or "out of time")
    return answer.option
