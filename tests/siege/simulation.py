"""The server's commands, store, writer and news in a simulated world: one thread, a clock of its own that
also jumps, a disk that fails before, during and after a commit, guests who hang up, processes that die at any
await, requests and answers that are lost, and requests that come once more, whenever. Everything that happens
follows from a seed, so a failure can be looked at again.

In every other world two servers share the database as they would share PostgreSQL: each transaction is one
step, a guest asks now this one and now that, and what they tell each other (LISTEN/NOTIFY) comes in order,
some time later, or not at all where the line is cut.

People choose, take back, think again in secret, hand seats over, replace links, ask for the next match and
read, all at once and at several tables, more than a server may hold in memory; they repeat under the same
request id whatever was not answered. At the end every change is known, and must hold:

- what was acknowledged is there, in the order of its revisions, and nothing else;
- nobody reads an older revision than was acknowledged or shown before he asked;
- no revision is given to two changes, and no decision's id ever names another decision;
- whoever waits for news has heard of the last change.
"""

from __future__ import annotations

import asyncio
import gc
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
TABLES = 3
#: The games that are played, and in how many seats: the toy is soon over.
GAMES: dict[str, dict[str, int]] = {"crique": {}, "fortunes": {}, "toy": {"rounds": 1}}
SEATS = 3
#: Steps in which all that is under way arrives, once nothing fails any more.
CALM = 5_000
T = TypeVar("T")
#: What a player does at a table, under a request id.
Act: TypeAlias = Callable[["Table", str], Coroutine[Any, Any, object]]


def attack(scale: float) -> str:
    told = [0] * len(Told._fields)
    worlds = max(4, int(SEEDS * scale))
    for seed in range(worlds):
        told = [sum(pair) for pair in zip(told, simulate(seed), strict=True)]
    changes, reads, faults, deaths, lost, again, heard = told
    return (
        f"{worlds} worlds, half of them of two servers: {changes} changes acknowledged, {reads} reads,"
        f" {heard} times heard of news, {faults} faults of the disk, {deaths} deaths of a process,"
        f" {lost} requests or answers lost, {again} that came again: no change lost or repeated,"
        " no revision went back, no id was used twice, whoever waited heard of the last change"
    )


class Told(NamedTuple):
    """What happened in a world."""

    changes: int
    reads: int
    faults: int
    deaths: int
    #: requests or answers that were lost, and requests that came again
    lost: int
    again: int
    #: how often somebody who waited heard of news
    heard: int


def simulate(seed: int) -> Told:
    """Live through the world of that seed. Raises AssertionError where a promise is broken."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(random.Random(seed), str(Path(folder) / "x.sqlite3"), servers=1 + seed % 2)
        with ExitStack() as stack:
            for module in (store, tables, commands):
                stack.enter_context(patch.object(module, "time", world.clock))
            stack.callback(world.store.close)
            gc.disable()  # when it runs depends on what was before this world
            stack.callback(gc.enable)
            try:
                in_a_loop(world.live())
            except BaseException as error:
                error.add_note(f"in the world of seed {seed}")
                raise
    changes = sum(len(table.done) for table in world.tables)
    return Told(changes, world.reads, world.store.faults, world.deaths, world.lost, world.again, world.heard)


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
    """A database on a disk that fails now and then. Where servers share it, it also tells them of changes,
    once these are stored."""

    def __init__(self, url: str, rng: random.Random, shared: bool, tell: Callable[[str], None]) -> None:
        super().__init__(url)
        sa.event.listen(self.engine, "connect", self._on_connect)
        self.migrate()  # as the SQLite that it is
        self.rng = rng
        self.faults = 0
        self.healthy = True
        self.postgres = shared
        self._no_commit = False
        self._tell = tell
        self._news: list[str] = []
        sa.event.listen(self.engine, "commit", self._on_commit)
        sa.event.listen(self.engine, "rollback", lambda _: self._news.clear())

    def _on_connect(self, connection: Any, _record: Any) -> None:
        connection.create_function("pg_notify", 2, lambda _, news: self._news.append(news))

    def _fail(self, when: str) -> None:
        self.faults += 1
        raise OperationalError(when, {}, OSError("the disk failed"))

    def _on_commit(self, _connection: Any) -> None:
        if self._no_commit:
            self._no_commit = False
            self._fail("commit")
        for news in self._news:
            self._tell(news)
        self._news.clear()

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

    def revision(self, match: str) -> int | None:
        if not self.healthy and self.rng.random() < 0.03:
            self._fail("read")
        return super().revision(match)


class Hand(Writer):
    """Writes in this very thread, after a while."""

    def __init__(self, disk: Store, tasks: Tasks, rng: random.Random) -> None:
        super().__init__(disk, tasks)
        self.rng = rng

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        await steps_on(self.rng.randrange(4))
        done = work(*about)
        await steps_on(self.rng.randrange(3))
        return done


async def steps_on(count: int) -> None:
    """Let the others go on for so many steps."""
    for _ in range(count):
        await asyncio.sleep(0)


class Server:
    """What a process holds in memory, and loses when it dies."""

    def __init__(self, world: World) -> None:
        self.dead = False
        self.gone = asyncio.get_running_loop().create_future()
        self.tasks = Tasks()
        self.rng = world.rng
        writer = Hand(world.store, self.tasks, world.rng)
        self.tables = Tables(writer, Limits(held=2))
        presence = Presence(world.store, writer, self.tables, self.tasks)
        self.news = News(world.store, self.tables, presence)
        self.commands = Commands(self.tables, self.news, Easel())
        self.visits: dict[str, asyncio.Task[Any]] = {}
        #: what other servers and this one have told, and whether the line is up
        self.notes: list[str] = []
        self.listening = False
        if world.store.postgres:
            self.tasks.start(self._listen(world))

    async def _listen(self, world: World) -> None:
        """As `News` listens to PostgreSQL: in order; what is said while the line is cut is lost."""
        while True:
            await steps_on(self.rng.randrange(1, 20))
            if not self.listening:
                self.listening = True
                self.news.suspect_all()
            elif world.stormy and self.rng.random() < 0.05:
                self.listening = False
                self.notes.clear()
            elif self.notes:
                match, _, revision = self.notes.pop(0).partition(" ")
                self.news.heard(match, int(revision))

    def die(self) -> None:
        self.dead = True
        if not self.gone.done():
            self.gone.set_result(None)
        self.tasks.cancel()
        for visit in self.visits.values():
            visit.cancel()


class Change(NamedTuple):
    """A change that was acknowledged, and what it does to the journal: an entry is added, or the last goes,
    or the last of that seat."""

    entry: tuple[int, str] | None = None
    thought_again: int | None = None


class Table:
    """A match, and what is known of it outside."""

    def __init__(self, match: str, game: str) -> None:
        self.match, self.game = match, game
        #: the newest revision that anybody was told of
        self.known = 1
        self.done: dict[int, Change] = {}
        #: what each id has named: the choices before it, and whose it is
        self.ids: dict[str, tuple[Any, ...]] = {}
        #: the newest revision that the one who waits for news has seen
        self.seen = 0
        #: the match that the same people play next
        self.following = ""

    def acknowledge(self, answer: int | Exception, change: Change) -> None:
        if isinstance(answer, Exception):
            return
        assert self.done.setdefault(answer, change) is change, "a revision was given twice"
        self.known = max(self.known, answer)

    def journal(self) -> list[tuple[int, str]]:
        """What the changes that were acknowledged come to."""
        found: list[tuple[int, str]] = []
        for _, change in sorted(self.done.items()):
            if change.entry is not None:
                found.append(change.entry)
            elif change.thought_again is None:
                found.pop()
            else:
                del found[max(n for n, (seat, _) in enumerate(found) if seat == change.thought_again)]
        return found


class World:
    def __init__(self, rng: random.Random, db: str, servers: int) -> None:
        self.rng = rng
        self.clock = Clock(rng)
        self.store = Disk(db, rng, servers > 1, self._tell)
        self.store.healthy = False
        #: whether anything may go wrong on the way
        self.stormy = True
        self.over = False
        self.count = servers
        self.servers: list[Server] = []
        self.tables: list[Table] = []
        self.reads = self.deaths = self.tried = self.visited = self.lost = self.again = self.heard = 0
        self._late: list[asyncio.Task[Any]] = []

    async def live(self) -> None:
        try:
            await self._live()
        finally:
            self.over = True

    async def _live(self) -> None:
        self.servers = [Server(self) for _ in range(self.count)]
        for number in range(TABLES):
            self._lay(f"match{number}", self.rng.choice(list(GAMES)))
        watchers = [asyncio.create_task(self._watch(table)) for table in self.tables]
        players = [self._play(number) for number in range(PLAYERS)]
        await asyncio.gather(self._deaths(), self._hang_ups(), *players)
        await asyncio.gather(*self._late)
        self.store.healthy, self.stormy = True, False
        await steps_on(CALM)
        self._check_what_was_heard()
        self.over = True
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        for server in self.servers:
            server.die()
        self.servers = [Server(self)]
        for table in self.tables:
            await self._check_the_end(table)
        self.servers[0].die()

    def _lay(self, name: str, game: str) -> None:
        match = Match(find(game), SEATS, GAMES[game], seed=self.rng.getrandbits(60))
        links = [Link(hashed(f"link {seat}"), (seat,), False) for seat in range(SEATS)]
        made = New(
            name, steps.header(match), [Chair() for _ in links], links, steps.steps(match), False, "here"
        )
        self.store.create(made)
        self.tables.append(Table(name, game))

    def _tell(self, news: str) -> None:
        for server in self.servers:
            if server.listening:
                server.notes.append(news)

    # ---- what happens

    async def _deaths(self) -> None:
        while self.tried < CHANGES:
            await steps_on(self.rng.randrange(10, 200))
            self.deaths += 1
            at = self.rng.randrange(len(self.servers))
            self.servers[at].die()
            self.servers[at] = Server(self)

    async def _hang_ups(self) -> None:
        """Somebody does not wait for his answer; the server lives on."""
        while self.tried < CHANGES:
            await steps_on(self.rng.randrange(5, 100))
            visits = [visit for server in self.servers for visit in server.visits.values()]
            if visits:
                self.rng.choice(visits).cancel()

    async def _play(self, number: int) -> None:
        acts: list[Act] = [
            *[self._choose] * 4,
            self._undo,
            self._withdraw,
            self._hand_over,
            self._rematch,
            self._read,
        ]
        while self.tried < CHANGES:
            self.tried += 1
            await self.rng.choice(acts)(self.rng.choice(self.tables), f"{number}-{self.tried:08}")

    async def _watch(self, table: Table) -> None:
        """Wait for news of a match, again and again, as a page does that polls."""

        async def wait(server: Server) -> int:
            live = await server.tables.get(table.match)
            event = server.news.watch(live, (), "watcher")
            try:
                while live.revision <= table.seen:
                    if server.dead:  # `wait_for` may lose what cancels it
                        raise asyncio.CancelledError
                    await event.wait()
                    event.clear()
                    await server.tables.check(live)
                    async with live.lock:
                        await server.tables.refresh(live)
                return live.revision
            finally:
                server.news.leave(live, event, "watcher")

        while True:
            found = await self._visit(wait)
            if found is None:
                await asyncio.sleep(0)
                continue
            self.heard += 1
            table.seen = found

    async def _visit(self, work: Callable[[Server], Any]) -> Any:
        """Let a server do something. None where it died or its disk failed: nobody knows what became of
        it."""
        server = self.rng.choice(self.servers)
        self.visited += 1
        name = f"visit {self.visited}"
        visit = server.visits[name] = asyncio.create_task(work(server))
        try:
            # of a dead one nothing is waited for, even where `wait_for` has lost what cancels the visit
            await asyncio.wait((visit, server.gone), return_when=asyncio.FIRST_COMPLETED)
            return visit.result() if visit.done() else None
        except OperationalError:
            return None
        except asyncio.CancelledError:
            if self.over:
                raise
            return None
        finally:
            visit.cancel()
            del server.visits[name]

    async def _insist(self, table: Table, work: Callable[[Server, Live], Any]) -> Any:
        """Ask again until there is an answer; Refused is one. A request that was answered may come once more,
        whenever."""

        async def carry_out(server: Server) -> Any:
            try:
                live = await server.tables.get(table.match)
                return await work(server, live)
            except (Refused, IllegalChoice) as refused:
                return refused

        while True:
            found = None
            fate = self.rng.random()
            if fate >= 0.05:
                found = await self._visit(carry_out)
            if fate < 0.1:  # it was lost on the way, or its answer was
                self.lost += 1
            elif found is not None:
                break
            await asyncio.sleep(0)
        if not isinstance(found, Exception) and self.rng.random() < 0.1:
            self.again += 1
            self._late.append(asyncio.create_task(self._later(carry_out)))
        return found

    async def _later(self, work: Callable[[Server], Any]) -> None:
        await steps_on(self.rng.randrange(300))
        await self._visit(work)

    async def _read(self, table: Table, _request: str = "") -> dict[int, tuple[str, tuple[str, ...]]]:
        """Who is asked what, under which id."""
        known = table.known

        async def look(server: Server, live: Live) -> Any:
            async with live.lock:
                await server.tables.refresh(live)
                match = live.game
                asked = {}
                before = tuple((entry.seat, str(entry.option)) for entry in match.journal[: match.asked_at])
                for seat in match.pending:
                    name = live.decision_id(seat)
                    assert table.ids.setdefault(name, (seat, before)) == (seat, before), "an id names another"
                    asked[seat] = (name, tuple(map(str, match.suggest(seat))))
                assert live.revision >= known, ("a revision went back", live.revision, known)
                table.known = max(table.known, live.revision)
                return asked

        self.reads += 1
        found: dict[int, tuple[str, tuple[str, ...]]] = await self._insist(table, look)
        assert isinstance(found, dict), found
        return found

    async def _choose(self, table: Table, request: str) -> None:
        asked = await self._read(table)
        if not asked:
            return
        seat = self.rng.choice(list(asked))
        decision, options = asked[seat]
        option = self.rng.choice([*options, "nonsense 1"])
        answer = await self._insist(
            table, lambda server, live: server.commands.choose(live, seat, decision, option, request)
        )
        table.acknowledge(answer, Change((seat, option)))

    async def _undo(self, table: Table, request: str) -> None:
        asked = await self._read(table)
        if not asked:
            return
        seat = self.rng.choice(list(asked))
        decision, _ = asked[seat]
        answer = await self._insist(
            table, lambda server, live: server.commands.undo(live, seat, decision, request)
        )
        table.acknowledge(answer, Change())

    async def _withdraw(self, table: Table, request: str) -> None:
        """Think again about what was answered in secret."""
        seat = self.rng.randrange(SEATS)
        answer = await self._insist(
            table, lambda server, live: server.commands.withdraw(live, seat, "", request)
        )
        table.acknowledge(answer, Change(thought_again=seat))

    async def _hand_over(self, table: Table, request: str) -> None:
        """To a person of another name; or a fresh link."""
        seat = self.rng.randrange(SEATS)
        fresh = self.rng.random() < 0.3

        async def rename(server: Server, live: Live) -> Any:
            if fresh:
                await server.commands.new_link(live, seat)
                return live.revision
            return await server.commands.hand_over(live, seat, wire.Hand(None, request[:20]))

        answer = await self._insist(table, rename)
        if not isinstance(answer, Exception):
            table.known = max(table.known, answer)

    async def _rematch(self, table: Table, _request: str) -> None:
        answer = await self._insist(table, lambda server, live: server.commands.rematch(live, "here"))
        if not isinstance(answer, Exception):
            assert table.following in ("", answer), "two matches follow"
            table.following = answer

    # ---- what must hold

    def _check_what_was_heard(self) -> None:
        for table in self.tables:
            stored = self.store.revision(table.match)
            assert table.seen == stored, ("news never came", table.seen, stored)

    async def _check_the_end(self, table: Table) -> None:
        await self._read(table)
        live = await self.servers[0].tables.get(table.match)
        stored = [(entry.seat, str(entry.option)) for entry in live.game.journal]
        journal = table.journal()
        assert stored == journal, ("what is stored is not what was acknowledged", stored, journal)
        assert live.rematch == table.following
        if table.following:
            after = await self.servers[0].tables.get(table.following)
            assert len(after.links) == len(live.links)
