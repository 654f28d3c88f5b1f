"""Bots move: one driver for each match whose turn is a bot's."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from .commands import Commands
from .faults import Refused
from .news import News
from .pool import Failed, Thinkers
from .store import DAY
from .tables import Live, Thought
from .tasks import Tasks

log = logging.getLogger("flibuste.server")

#: Another server that heard of a bot's turn waits this long before it takes care of it.
ORPHAN = 5.0
#: Bots whose move could not be stored try again after this long.
RETRY = 2.0
#: Slow bots of a match that nobody has looked at for so long wait until somebody does.
LEFT = 120.0


class Driver:
    """Sees to it that bots move, here and where another server has died."""

    def __init__(self, commands: Commands, news: News, thinkers: Thinkers, tasks: Tasks, pace: float) -> None:
        self.commands = commands
        self.tables = commands.tables
        self.thinkers = thinkers
        self.pace = pace
        self._tasks = tasks
        news.on_change.append(self.drive)
        news.on_change_elsewhere.append(self._watch_over)

    def drive(self, live: Live) -> None:
        """See to it that the bots of a match move, and think of nothing that is not asked any more."""
        thought = live.thought
        # while the lock is held the match may be half changed: who holds it will tell of its own change
        if thought is not None and not live.lock.locked() and not live.asks(thought):
            thought.task.cancel()
        if not live.stale and not any(chair.bot for chair in live.chairs):
            return
        if live.driver is None or live.driver.done():
            live.driver = self._tasks.start(self._drive(live))

    def visit(self, live: Live) -> None:
        """Somebody looks at a match. A bot that is asked and that nobody drives goes on: it was slow and left
        alone, its match had left the memory, or the server that drove it has died."""
        driven = live.driver is not None and not live.driver.done()
        match = live.match
        # a choice may be made in another thread at this moment: a copy of the seats does not change
        if driven or match is None or not any(live.chairs[seat].bot for seat in list(match.pending)):
            return
        if self.tables.writer.store.postgres and not live.left:
            self._watch_over(live, live.revision)
        else:
            self.drive(live)
        live.left = False

    async def revive(self) -> None:
        """Matches whose bots were thinking when the server stopped go on."""
        writer = self.tables.writer
        for match_id, chairs in (await writer.run(writer.store.live, time.time() - DAY)).items():
            if any(chair.bot for chair in chairs):
                try:
                    self.drive(await self.tables.get(match_id))
                except Refused as refused:
                    log.warning("match %s is not resumed: %s", match_id, refused.error)

    def _watch_over(self, live: Live, revision: int) -> None:
        """Another server may be driving the bots of a match, which has come to that revision."""
        if live.watched_over < revision:
            live.watched_over = revision
            self._tasks.start(self._adopt(live, revision))

    async def _adopt(self, live: Live, revision: int) -> None:
        """The server that made the last choice drives the bots; should it have died, we do."""
        await asyncio.sleep(ORPHAN)
        if live.revision <= revision:
            self.drive(live)

    async def _drive(self, live: Live) -> None:
        """Until no bot is asked. A database that fails for a while ends no match."""
        while True:
            try:
                if not await self._move_a_bot(live):
                    return
            except Refused as refused:
                log.warning("match %s: its bots stop: %s", live.id, refused.error)
                return
            except Exception:
                log.exception("match %s: its bots wait", live.id)
                await asyncio.sleep(RETRY)

    async def _move_a_bot(self, live: Live) -> bool:
        """Let the first bot that is asked choose; False where none is."""
        async with live.lock:
            await self.tables.refresh(live)
            match = live.game
            turn = [(seat, live.chairs[seat].bot) for seat in match.pending]
            bots_turn = [(seat, bot) for seat, bot in turn if bot is not None]
            if not bots_turn:
                return False
            seat, bot = bots_turn[0]
            if self.thinkers.is_slow(match.game.name, bot) and self._is_left(live):
                live.left = True
                return False
            decision = live.decision_id(seat)
            packed = live.packed()
            secret = match.together
        if live.watchers and not secret and self.pace:
            await self._pause(live)
        thinking = asyncio.ensure_future(self._think(live, match.game.name, packed, seat, bot))
        live.thought = Thought(seat, decision, bot, thinking)
        try:
            option = await thinking
        except asyncio.CancelledError:
            thinking.cancel()
            if asyncio.current_task().cancelling():  # type: ignore[union-attr]  # the server stops
                raise
            return True  # it is not asked any more: look again
        finally:
            live.thought = None
        with suppress(Refused):  # taken back, taken over, or played by another server meanwhile
            await self.commands.choose(live, seat, decision, option, None, bot)
        return True

    async def _think(self, live: Live, game: str, packed: bytes, seat: int, bot: str) -> str:
        """What a bot chooses; where it fails, anything legal, so that the match goes on."""
        try:
            return await self.thinkers.think(live.origin, live.id, game, packed, seat, bot)
        except Failed as failed:
            log.warning("bot %s failed in match %s: %s", bot, live.id, failed)
            return await self.thinkers.pick(live.origin, live.id, packed, seat)

    def _is_left(self, live: Live) -> bool:
        return not live.watchers and time.monotonic() - live.used > LEFT

    async def _pause(self, live: Live) -> None:
        """Bots move at a pace that people can follow, unless these have seen enough."""
        try:
            await asyncio.wait_for(live.hurried.wait(), self.pace)
        except TimeoutError:
            return
