"""The parts of a server, put together."""

from __future__ import annotations

from pathlib import Path

from .commands import Commands
from .driver import Driver
from .easel import Easel
from .keeper import Keeper
from .limits import Limits
from .metrics import Metrics
from .news import News
from .pool import Thinkers
from .presence import Presence
from .reach import Bound
from .school import School
from .store import Store
from .tables import Tables
from .tasks import Tasks
from .writer import Writer


class House:
    """All that a running server is made of. A choice goes from `routes` to `commands`, through `writer` onto
    the disk, and only then by `news` to those who watch and to the `driver` of the bots."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        pace: float,
        workers: int,
        export: Path | None = None,
        bound: Bound | None = None,
    ) -> None:
        self.bound = bound or Bound()
        self.limits = limits
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.writer = Writer(store, self.tasks)
        self.tables = Tables(self.writer, limits)
        self.presence = Presence(store, self.writer, self.tables, self.tasks)
        self.news = News(store, self.tables, self.presence)
        self.easel = Easel()
        self.commands = Commands(self.tables, self.news, self.easel)
        self.thinkers = Thinkers(workers, limits.think, self.tasks)
        self.driver = Driver(self.commands, self.news, self.thinkers, self.tasks, pace)
        self.school = School()
        self.keeper = Keeper(self.tables, limits, export) if export else None
        self._gauges()

    def _gauges(self) -> None:
        lives, thinkers, gauge = self.tables.lives, self.thinkers, self.metrics.gauge
        gauge("flibuste_matches", "Matches in memory.", lambda: {"": len(lives)})
        gauge(
            "flibuste_watchers",
            "Who waits for news.",
            lambda: {"": sum(len(live.watchers) for live in lives.values())},
        )
        gauge("flibuste_easel_waiting", "Tables that wait to be drawn.", lambda: {"": self.easel.waiting})
        gauge(
            "flibuste_thinkers_waiting",
            "Bots' moves and audits that wait for a process.",
            lambda: {
                '{lane="quick"}': len(thinkers.quick.waiting),
                '{lane="slow"}': len(thinkers.slow.waiting),
            },
        )

    async def start(self) -> None:
        self.news.start()
        self.presence.start()
        self.thinkers.start()
        self.tasks.start(self.driver.revive())
        if self.keeper is not None:
            self.tasks.start(self.keeper.run())

    async def stop(self) -> None:
        self.news.stop()
        self.tasks.cancel()
        await self.thinkers.close()
        self.easel.close()
        await self.writer.close()
