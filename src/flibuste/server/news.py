"""Who hears of a change: those who watch a match here, and the other servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable

from .presence import Presence
from .store import CHANNEL, COMPANY, MISSED, Store
from .tables import Live, Tables


class News:
    """Tells of changes, and listens for those that other servers make."""

    def __init__(self, store: Store, tables: Tables, presence: Presence) -> None:
        self.store = store
        self.tables = tables
        self.presence = presence
        #: hear of every change: made here, or (with its revision) by another server
        self.on_change: list[Callable[[Live], object]] = []
        self.on_change_elsewhere: list[Callable[[Live, int], object]] = []
        self._closing = threading.Event()
        #: how many of each address wait for news
        self._waiting: Counter[str] = Counter()

    @property
    def closing(self) -> bool:
        """The server stops: nobody waits for news any more."""
        return self._closing.is_set()

    # ---- those who watch

    def may_wait(self, origin: str) -> bool:
        """Whether one more of an address may wait for news: else it is answered at once."""
        return not self.closing and self._waiting[origin] < self.tables.limits.channels

    def watch(self, live: Live, seats: tuple[int, ...], origin: str) -> asyncio.Event:
        event = asyncio.Event()
        live.watchers[event] = seats
        self._waiting[origin] += 1
        return event

    def leave(self, live: Live, event: asyncio.Event, origin: str) -> None:
        live.watchers.pop(event, None)
        self._waiting -= Counter([origin])

    def tell(self, live: Live) -> None:
        """A match was changed here."""
        live.wake()
        for hear in self.on_change:
            hear(live)

    # ---- what other servers did (PostgreSQL)

    def start(self) -> None:
        if self.store.postgres:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), daemon=True).start()

    def stop(self) -> None:
        self._closing.set()
        for live in self.tables.lives.values():
            live.wake()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # an extra: only PostgreSQL needs it

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True, **MISSED) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {COMPANY}")
                    loop.call_soon_threadsafe(self.suspect_all)
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=1.0):
                            if note.channel == COMPANY:
                                loop.call_soon_threadsafe(self.presence.hear, note.payload)
                                continue
                            match_id, _, revision = note.payload.partition(" ")
                            loop.call_soon_threadsafe(self.heard, match_id, int(revision))
            except (psycopg.Error, RuntimeError):
                self._closing.wait(1.0)

    def heard(self, match_id: str, revision: int) -> None:
        """Another server (or this one) has changed a match."""
        live = self.tables.known.get(match_id)
        if live is not None and revision > live.revision:
            live.stale = True
            live.wake()
            for hear in self.on_change_elsewhere:
                hear(live, revision)

    def suspect_all(self) -> None:
        """News may have been missed while nobody listened."""
        for live in list(self.tables.known.values()):
            live.stale = True
            live.wake()
