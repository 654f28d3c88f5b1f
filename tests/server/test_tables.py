"""The matches that a server has in memory: one of each, as it is on the disk, and who waits hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from flibuste.kernel import steps
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.server import Limits, wire
from flibuste.server.commands import Commands
from flibuste.server.easel import Easel
from flibuste.server.faults import Refused
from flibuste.server.news import News
from flibuste.server.presence import Presence
from flibuste.server.store import Chair, Link, New, Store
from flibuste.server.tables import Tables, hashed
from flibuste.server.tasks import Tasks
from flibuste.server.writer import Writer

from ..loops import in_a_loop


class Server:
    """What of a server holds matches, without its doors."""

    def __init__(self, store: Store, held: int = 100) -> None:
        tasks = Tasks()
        self.writer = Writer(store, tasks)
        self.tables = Tables(self.writer, Limits(held=held))
        self.news = News(store, self.tables, Presence(store, self.writer, self.tables, tasks))
        self.commands = Commands(self.tables, self.news, Easel())

    async def rename(self, match: str, name: str) -> int:
        return await self.commands.hand_over(await self.tables.get(match), 0, wire.Hand(None, name))


@pytest.fixture
def store(tmp_path: Path, toy_installed: None) -> Store:
    made = Store(str(tmp_path / "x.sqlite3"))
    made.migrate()
    for name in ("one", "two", "three"):
        match = Match(find("toy"), 2)
        links = [Link(hashed(name), (0,), False)]
        made.create(New(name, steps.header(match), [Chair()] * 2, links, steps.steps(match), False, "here"))
    return made


def test_who_waits_looks_where_a_change_is_read_before_it_was_told(store: Store) -> None:
    """On one PostgreSQL: a guest who asks this server brings it up to date; the news that comes after that
    tells nothing new, and those who waited for it were not told at all."""

    async def work() -> None:
        here, there = Server(store), Server(store)
        live = await here.tables.get("one")
        event = here.news.watch(live, (), "somebody")
        revision = await there.rename("one", "Anne")
        live.stale = True  # as `check` finds out
        async with live.lock:
            await here.tables.refresh(live)
        await asyncio.sleep(0)
        here.news.heard("one", revision)
        assert live.revision == revision
        assert event.is_set()

    in_a_loop(work())


def test_who_waits_looks_where_nobody_knows_whether_a_change_was_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        server = Server(store)
        live = await server.tables.get("one")
        event = server.news.watch(live, (), "somebody")
        stored = server.writer.work

        async def and_lost(match: str, job: Any) -> Any:
            await stored(match, job)
            raise OperationalError("after", {}, OSError("the connection was cut"))

        monkeypatch.setattr(server.writer, "work", and_lost)
        with pytest.raises(OperationalError):
            await server.rename("one", "Anne")
        assert event.is_set()
        assert live.revision == 1, "as far as anybody knows"
        monkeypatch.undo()
        assert (await server.tables.get("one")).revision == 2

    in_a_loop(work())


def test_a_match_is_in_memory_once(store: Store) -> None:
    """What left the memory while a request was about it was read again, and neither knew of the other:
    what was acknowledged on one was not seen on the other."""

    async def work() -> None:
        server = Server(store, held=1)
        live = await server.tables.get("one")
        for other in ("two", "three"):
            await server.tables.get(other)
        assert "one" not in server.tables.lives
        again = await server.tables.get("one")
        revision = await server.commands.hand_over(live, 0, wire.Hand(None, "Anne"))
        assert again.revision == revision
        assert again.chairs[0].name == "Anne"

    in_a_loop(work())


def test_a_match_that_was_deleted_meanwhile_is_gone(store: Store) -> None:
    async def work() -> None:
        server = Server(store)
        live = await server.tables.get("one")
        await server.writer.work("one", lambda held: held.delete())
        with pytest.raises(Refused, match="no-match") as gone:
            await server.commands.hand_over(live, 0, wire.Hand(None, "Anne"))
        assert gone.value.status == 404
        with pytest.raises(Refused, match="no-match"):
            await server.tables.get("one")

    in_a_loop(work())


def test_matches_that_can_not_be_read_fill_no_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a database is away each id that a guest invents was kept for good."""

    async def work() -> None:
        server = Server(store)

        async def away(*_: object) -> Any:
            raise OperationalError("away", {}, OSError("no connection"))

        monkeypatch.setattr(server.writer, "work", away)
        for number in range(50):
            with pytest.raises(OperationalError):
                await server.tables.get(f"invented{number}")
        assert not server.tables.lives
        assert len(server.tables.known) < 10

    in_a_loop(work())
