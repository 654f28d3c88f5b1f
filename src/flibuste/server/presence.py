"""Who is at the table: true within two seconds, also where a cable was cut or another server holds the seat.

A page that can (`Hello.beats`) is sent a beat now and then and answers it; whoever falls silent is gone until
heard again. Servers on one PostgreSQL tell each other which seats they hold, and that they are alive.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Hashable

from .store import Store
from .tables import Live, Tables
from .tasks import Tasks
from .writer import Writer

#: Seconds between two beats of a page or of a server.
BEAT = 0.55
#: Seconds without an answer after which a page counts as gone, and without a sign of life a server.
SILENCE = 1.3
#: Seconds for which a closed page still counts as there: it may be loading anew, or asking again.
GRACE = 0.8


class Presence:
    """Who is here, on this server and on the others."""

    def __init__(self, store: Store, writer: Writer, tables: Tables, tasks: Tasks) -> None:
        self.tables = tables
        self._store = store
        self._writer = writer
        self._tasks = tasks
        self._server = secrets.token_hex(4)
        #: when each other server was last heard of
        self._alive: dict[str, float] = {}
        self._outbox: list[str] = []
        self._posting = False

    # ---- those who come and go here

    def come(self, live: Live, who: Hashable, seats: tuple[int, ...]) -> None:
        """Somebody is there who plays these seats."""
        if not live.present:
            self._post(f"who {live.id}")
        live.present[who] = seats
        self._count(live)

    def lose(self, live: Live, who: Hashable) -> None:
        """Somebody is not heard of any more."""
        if live.present.pop(who, None) is not None:
            self._count(live)

    def leave(self, live: Live, who: Hashable) -> None:
        """A page was closed."""
        asyncio.get_running_loop().call_later(GRACE, self.lose, live, who)

    def matters(self, live: Live) -> bool:
        """Whether anybody could wonder who is there."""
        return sum(chair.bot is None for chair in live.chairs) > 1

    def _held(self, live: Live) -> set[int]:
        return {seat for seats in live.present.values() for seat in seats}

    def _count(self, live: Live) -> None:
        """Tell those who look, here and elsewhere, if anything has changed."""
        held = self._held(live)
        if held != live.held:
            live.held = held
            self._post(f"at {live.id} {','.join(map(str, sorted(held)))}")
        here = held.union(*live.elsewhere.values())
        if here != live.here:
            live.here = here
            for event in live.listeners:
                event.set()

    # ---- other servers (PostgreSQL)

    def start(self) -> None:
        if self._store.postgres:
            self._tasks.start(self._beat())

    async def _beat(self) -> None:
        while True:
            self._post("beat")
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for server in [name for name, at in self._alive.items() if now - at > SILENCE]:
                del self._alive[server]
                for live in list(self.tables.lives.values()):
                    if live.elsewhere.pop(server, None) is not None:
                        self._count(live)

    def _post(self, news: str) -> None:
        if self._store.postgres:
            self._outbox.append(f"{self._server} {news}")
            if not self._posting:
                self._posting = True
                self._tasks.start(self._send())

    async def _send(self) -> None:
        """In order: what is said later holds."""
        try:
            while self._outbox:
                news, self._outbox = self._outbox, []
                await self._writer.run(self._store.announce, news)
        finally:
            self._posting = False

    def hear(self, news: str) -> None:
        """What another server says."""
        server, _, said = news.partition(" ")
        if server == self._server:
            return
        self._alive[server] = time.monotonic()
        what, _, about = said.partition(" ")
        match_id, _, seats = about.partition(" ")
        live = self.tables.lives.get(match_id)
        if live is None:
            return
        if what == "who" and live.held:
            self._post(f"at {live.id} {','.join(map(str, sorted(live.held)))}")
        elif what == "at":
            live.elsewhere[server] = {int(seat) for seat in seats.split(",") if seat}
            self._count(live)
