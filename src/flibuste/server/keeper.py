"""Old matches are deleted after a time that the operator sets, each written out as a record first."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from functools import partial
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel import steps

from .limits import Limits
from .store import NoMatch, Work
from .tables import Tables

log = logging.getLogger("flibuste.server")

#: Seconds between two rounds.
ROUND = 3600.0


class Keeper:
    """Deletes what is old: finished, abandoned or never played."""

    def __init__(self, tables: Tables, limits: Limits, folder: Path) -> None:
        self.tables = tables
        self.limits = limits
        self.folder = folder
        self.writer = tables.writer

    async def run(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except (SQLAlchemyError, OSError) as error:
                log.error("old matches are not deleted: %s", error)
            await asyncio.sleep(ROUND)

    async def sweep(self, now: float) -> int:
        """Delete what is old now; how many matches that were."""
        gone = 0
        for match_id in await self.writer.run(self.writer.store.expired, now, self.limits):
            live = self.tables.lives.get(match_id)
            if live is not None and live.watchers:
                continue
            try:
                deleted = await self.writer.work(match_id, partial(self._export_and_delete, now))
            except NoMatch:  # another server was faster
                continue
            if deleted:
                self.tables.drop(match_id)
                gone += 1
        return gone

    def _export_and_delete(self, now: float, work: Work) -> bool:
        """Whether it was deleted: not where somebody has played on meanwhile, nor where it can't be read."""
        if not work.expired(now, self.limits):
            return False
        try:
            stored = work.load()
            text = steps.thaw(stored.header, stored.steps).match.record()
        except ValueError as error:
            log.warning("match %s can't be read, and is kept: %s", work.match, error)
            return False
        self._write(f"{stored.header.game}-{work.match}.txt", text)
        work.delete()
        return True

    def _write(self, name: str, text: str) -> None:
        """Onto the disk, whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        half = self.folder / f".{name}.half"
        with half.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(self.folder / name)
