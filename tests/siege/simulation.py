"""The server's commands, store and writer in a simulated world: one thread, a clock of its own that also
jumps, a disk that fails before, during and after a commit, guests who hang up, a process that dies at any
await. Everything that happens follows from a seed, so a failure can be looked at again.

People choose, take back, hand seats over, replace links and read, all at once, and repeat under the same
request id whatever was not answered. At the end every change is known, and must hold:

- what was acknowledged is there, in the order of its revisions, and nothing else;
- nobody reads an older revision than was acknowledged or shown before he asked;
- no revision is given to two changes, and no decision's id ever names another decision.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar
from unittest.mock import patch

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from flibuste.kernel import steps
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice
from flibuste.server import Limits, commands, store, tables, wire
from flibuste.server.commands import Commands
from flibuste.server.easel import Easel
from flibuste.server.faults import Refused
from flibuste.server.news import News
from flibuste.server.presence import Presence
from flibuste.server.store import Chair, Job, Link, New, Store
from flibuste.server.tables import Live, Tables, hashed
from flibuste.server.tasks import Tasks
from flibuste.server.writer import Writer
from tests.loops import in_a_loop

SEEDS = 300
#: Changes that are tried in each world.
CHANGES = 60
PLAYERS = 3
T = TypeVar("T")
#: What a player does, under a request id.
Act: TypeAlias = Callable[[str], Coroutine[Any, Any, object]]


def attack(scale: float) -> str:
    told = [0, 0, 0, 0]
    worlds = max(3, int(SEEDS * scale))
    for seed in range(worlds):
        told = [sum(pair) for pair in zip(told, simulate(seed), strict=True)]
    changes, reads, faults, deaths = told
    return (
        f"{worlds} worlds: {changes} changes acknowledged, {reads} reads, {faults} faults of the disk,"
        f" {deaths} deaths of the process: none lost, none repeated, no revision went back,"
        " no id was used twice"
    )


class Told(NamedTuple):
    """What happened in a world."""

    changes: int
    reads: int
    faults: int
    deaths: int


def simulate(seed: int) -> Told:
    """Live through the world of that seed. Raises AssertionError where a promise is broken."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(random.Random(seed), str(Path(folder) / "x.sqlite3"))
        with ExitStack() as stack:
            for module in (store, tables, commands):
                stack.enter_context(patch.object(module, "time", world.clock))
            stack.callback(world.store.close)
            try:
                in_a_loop(world.live())
            except BaseException as error:
                error.add_note(f"in the world of seed {seed}")
                raise
    return Told(len(world.done), world.reads, world.store.faults, world.deaths)


class Clock:
    """Runs on at every look; the time of day also jumps, as it does when somebody sets it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.now = 1e9
        self.offset = 0.0

    def monotonic(self) -> float:
        self.now += self.rng.expovariate(10)
        return self.now

    def time(self) -> float:
        if self.rng.random() < 0.02:
            self.offset = self.rng.uniform(-1e5, 1e5)
        return self.monotonic() + self.offset


class Disk(Store):
    """A database on a disk that fails now and then."""

    def __init__(self, url: str, rng: random.Random) -> None:
        super().__init__(url)
        self.rng = rng
        self.faults = 0
        self.healthy = True
        self._no_commit = False
        sa.event.listen(self.engine, "commit", self._on_commit)

    def _fail(self, when: str) -> None:
        self.faults += 1
        raise OperationalError(when, {}, OSError("the disk failed"))

    def _on_commit(self, _connection: Any) -> None:
        if self._no_commit:
            self._no_commit = False
            self._fail("commit")

    def work(self, jobs: Sequence[tuple[str, Job]]) -> list[Any]:
        fate = 1.0 if self.healthy else self.rng.random()
        if fate < 0.06:
            self._fail("before")
        self._no_commit = fate < 0.12
        outcomes = super().work(jobs)
        self._no_commit = False
        if 0.12 <= fate < 0.18:
            self._fail("after: it is stored, and nobody knows")
        return outcomes


class Hand(Writer):
    """Writes in this very thread, after a while."""

    def __init__(self, disk: Store, tasks: Tasks, rng: random.Random) -> None:
        super().__init__(disk, tasks)
        self.rng = rng

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        for _ in range(self.rng.randrange(4)):
            await asyncio.sleep(0)
        done = work(*about)
        for _ in range(self.rng.randrange(3)):
            await asyncio.sleep(0)
        return done


class Server:
    """What a process holds in memory, and loses when it dies."""

    def __init__(self, world: World) -> None:
        self.tasks = Tasks()
        writer = Hand(world.store, self.tasks, world.rng)
        self.tables = Tables(writer, Limits(held=2))
        presence = Presence(world.store, writer, self.tables, self.tasks)
        self.commands = Commands(self.tables, News(world.store, self.tables, presence), Easel())
        self.visits: dict[str, asyncio.Task[Any]] = {}

    def die(self) -> None:
        self.tasks.cancel()
        for visit in self.visits.values():
            visit.cancel()


class Change(NamedTuple):
    """A change that was acknowledged: what it does to the journal (an entry to add; None: the last goes)."""

    entry: tuple[int, str] | None


class World:
    def __init__(self, rng: random.Random, db: str) -> None:
        self.rng = rng
        self.clock = Clock(rng)
        self.store = Disk(db, rng)
        self.store.migrate()
        self.store.healthy = False
        self.server = Server(self)
        self.match = ""
        self.seats = 2
        #: the newest revision that anybody was told of
        self.known = 0
        self.done: dict[int, Change] = {}
        #: what each id has named: the choices before it, and whose it is
        self.ids: dict[str, tuple[Any, ...]] = {}
        self.reads = self.deaths = self.tried = self.visited = 0

    async def live(self) -> None:
        game = self.rng.choice(["crique", "fortunes"])
        self.seats = 3
        match = Match(find(game), self.seats, seed=self.rng.getrandbits(60))
        links = [Link(hashed(f"link {seat}"), (seat,), False) for seat in range(self.seats)]
        chairs = [Chair() for _ in links]
        self.store.create(New("match", steps.header(match), chairs, links, steps.steps(match), False, "here"))
        self.match, self.known = "match", 1
        players = [self._play(number) for number in range(PLAYERS)]
        await asyncio.gather(self._deaths(), self._hang_ups(), *players)
        self.store.healthy = True
        self.server.die()
        self.server = Server(self)
        await self._check_the_end()

    # ---- what happens

    async def _deaths(self) -> None:
        while self.tried < CHANGES:
            for _ in range(self.rng.randrange(10, 200)):
                await asyncio.sleep(0)
            self.deaths += 1
            self.server.die()
            self.server = Server(self)

    async def _hang_ups(self) -> None:
        """Somebody does not wait for his answer; the server lives on."""
        while self.tried < CHANGES:
            for _ in range(self.rng.randrange(5, 100)):
                await asyncio.sleep(0)
            if self.server.visits:
                self.rng.choice(list(self.server.visits.values())).cancel()

    async def _play(self, number: int) -> None:
        while self.tried < CHANGES:
            self.tried += 1
            acts: list[Act] = [
                self._choose,
                self._choose,
                self._choose,
                self._undo,
                self._hand_over,
                self._read,
            ]
            act = self.rng.choice(acts)
            await act(f"{number}-{self.tried:08}")

    async def _visit(self, work: Callable[[Server], Any]) -> Any:
        """Let the server do something. None where it died or its disk failed: nobody knows what became of
        it."""
        server = self.server
        self.visited += 1
        name = f"visit {self.visited}"
        visit = server.visits[name] = asyncio.create_task(work(server))
        try:
            return await visit
        except (asyncio.CancelledError, OperationalError):
            return None
        finally:
            del server.visits[name]

    async def _insist(self, work: Callable[[Server, Live], Any]) -> Any:
        """Do it again until there is an answer; Refused is one."""

        async def carry_out(server: Server) -> Any:
            live = await server.tables.get(self.match)
            try:
                return await work(server, live)
            except (Refused, IllegalChoice) as refused:
                return refused

        while True:
            found = await self._visit(carry_out)
            if found is not None:
                return found
            await asyncio.sleep(0)

    async def _read(self, _request: str = "") -> tuple[dict[int, tuple[str, tuple[str, ...]]], int]:
        """Who is asked what, under which id, and who may take back."""
        known = self.known

        async def look(server: Server, live: Live) -> Any:
            async with live.lock:
                await server.tables.refresh(live)
                match = live.game
                asked = {}
                before = tuple((entry.seat, str(entry.option)) for entry in match.journal[: match.asked_at])
                for seat in match.pending:
                    name = live.decision_id(seat)
                    assert self.ids.setdefault(name, (seat, before)) == (seat, before), "an id names another"
                    asked[seat] = (name, tuple(map(str, match.suggest(seat))))
                assert live.revision >= known, ("a revision went back", live.revision, known)
                self.known = max(self.known, live.revision)
                return asked, live.revision

        self.reads += 1
        found: tuple[dict[int, tuple[str, tuple[str, ...]]], int] = await self._insist(look)
        return found

    async def _choose(self, request: str) -> None:
        asked, _ = await self._read()
        if not asked:
            return
        seat = self.rng.choice(list(asked))
        decision, options = asked[seat]
        option = self.rng.choice([*options, "nonsense 1"])
        answer = await self._insist(
            lambda server, live: server.commands.choose(live, seat, decision, option, request)
        )
        self._acknowledge(answer, Change((seat, option)))

    async def _undo(self, request: str) -> None:
        asked, _ = await self._read()
        if not asked:
            return
        seat = self.rng.choice(list(asked))
        decision, _ = asked[seat]
        answer = await self._insist(lambda server, live: server.commands.undo(live, seat, decision, request))
        self._acknowledge(answer, Change(None))

    def _acknowledge(self, answer: int | Exception, change: Change) -> None:
        if isinstance(answer, Exception):
            return
        assert self.done.setdefault(answer, change) is change, "a revision was given twice"
        self.known = max(self.known, answer)

    async def _hand_over(self, request: str) -> None:
        """To a person of another name; or a fresh link."""
        seat = self.rng.randrange(self.seats)

        async def rename(server: Server, live: Live) -> Any:
            if self.rng.random() < 0.3:
                await server.commands.new_link(live, seat)
                return live.revision
            return await server.commands.hand_over(live, seat, wire.Hand(None, request[:20]))

        answer = await self._insist(rename)
        if not isinstance(answer, Exception):
            self.known = max(self.known, answer)

    # ---- what must hold

    async def _check_the_end(self) -> None:
        await self._read()
        live = await self.server.tables.get(self.match)
        journal: list[tuple[int, str]] = []
        for _, change in sorted(self.done.items()):
            if change.entry is None:
                journal.pop()
            else:
                journal.append(change.entry)
        stored = [(entry.seat, str(entry.option)) for entry in live.game.journal]
        assert stored == journal, ("what is stored is not what was acknowledged", stored, journal)
