"""The live channel: a WebSocket on which a link is sent its table, again whenever that changes."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from . import sight, wire
from .faults import Refused, fault
from .guard import bucket_of
from .house import House
from .presence import BEAT, SILENCE
from .tables import Live, hashed, link_of, seat_of


@websocket("/api/matches/{match:str}/live")
async def live_channel(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """The client says hello (token, seat, language), and again when these change; it is sent the table,
    and again whenever that changes. A client that draws more slowly than bots move would fall behind, its
    pongs queued behind tables that nobody looks at any more: so ours says "next" and is sent the newest."""
    await socket.accept()
    try:
        await Channel(socket, match).run()
    except (WebSocketDisconnect, TimeoutError):
        return


class Channel:
    def __init__(self, socket: WebSocket[Any, Any, Any], match: str) -> None:
        self.socket = socket
        self.match = match
        self.house: House = socket.app.state.house
        self.hello: wire.Hello | None = None
        self.ground: str | None = None
        self.story: list[wire.Line] = []
        self.news = asyncio.Event()
        self.ready = asyncio.Event()
        self.company = asyncio.Event()
        self.heard = 0.0
        #: the seats that the link opens with which hello was said last
        self.seats: tuple[int, ...] = ()
        #: whom the channel is counted for
        self.origin = bucket_of(socket.scope)

    async def run(self) -> None:
        await self._hear(timeout=10)
        if self.hello is None:
            return
        try:
            live = await self.house.tables.get(self.match)
            link = link_of(live, self.hello.token)
            seat_of(link, self.hello.seat)
        except Refused as refused:
            await self._refuse(refused)
            return
        except SQLAlchemyError:
            await self._refuse(Refused(503, "database"))
            return
        self.house.driver.visit(live)
        self.news = self.house.news.watch(live, link.seats, self.origin)
        self.news.set()
        presence = self.house.presence
        self.seats = link.seats
        presence.come(live, self, self.seats)
        live.listeners.add(self.company)
        reader = asyncio.create_task(self._read())
        beating = asyncio.create_task(self._beat(live))
        try:
            while not reader.done():
                waiting = asyncio.create_task(self._due())
                await asyncio.wait((reader, waiting), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if reader.done():
                    break
                if self.company.is_set():
                    self.company.clear()
                    await self._must_open(live)
                    if self.hello.beats:
                        await self._tell(wire.Live(here=sorted(live.here)))
                if self.ready.is_set() and self.news.is_set():
                    self.news.clear()
                    await self._send(live)
        except Refused as refused:
            await self._refuse(refused)
        except SQLAlchemyError:  # the database is away: the page comes back
            await self._refuse(Refused(503, "database"))
        finally:
            reader.cancel()
            beating.cancel()
            self.house.news.leave(live, self.news, self.origin)
            live.listeners.discard(self.company)
            presence.leave(live, self)
            await asyncio.gather(reader, beating, return_exceptions=True)

    async def _must_open(self, live: Live) -> None:
        """Raises Refused where the link was replaced: who asks for no table must not stay either."""
        if live.stale:
            async with live.lock:
                await self.house.tables.refresh(live)
        assert self.hello is not None
        link_of(live, self.hello.token)

    async def _due(self) -> None:
        """Until there is something to send to somebody who looks."""
        told = asyncio.create_task(self._ready_for_news())
        met = asyncio.create_task(self.company.wait())
        try:
            await asyncio.wait((told, met), return_when=asyncio.FIRST_COMPLETED)
        finally:
            told.cancel()
            met.cancel()

    async def _ready_for_news(self) -> None:
        await self.ready.wait()
        await self.news.wait()

    async def _beat(self, live: Live) -> None:
        """Find out whether the page is still there, where that matters to anybody."""
        presence = self.house.presence
        there = True
        while True:
            await asyncio.sleep(BEAT)
            hello = self.hello
            if hello is None or not hello.beats or not presence.matters(live):
                self.heard = time.monotonic()
            else:
                await self._tell(wire.Live(beat=True))
            silent = time.monotonic() - self.heard > SILENCE
            if silent and there:
                presence.lose(live, self)
            elif not silent and not there:
                presence.come(live, self, self.seats)
            there = not silent
            if live.stale or (hello is not None and hashed(hello.token) not in live.links):
                self.company.set()

    async def _read(self) -> None:
        while True:
            await self._hear()

    async def _hear(self, timeout: float | None = None) -> None:
        said = await asyncio.wait_for(self.socket.receive_data("text"), timeout)
        try:
            heard = msgspec.json.decode(said, type=wire.Hello | Literal["next", "beat"])
        except (msgspec.MsgspecError, RecursionError) as error:
            await self._refuse(Refused(400, "bad-request", reason=str(error)))
            raise WebSocketDisconnect(detail="bad hello", code=1003) from None
        self.heard = time.monotonic()
        if heard == "beat":
            return
        self.ready.set()
        if heard == "next":
            return
        self.hello = heard
        self.ground, self.story = None, []
        self.news.set()

    async def _send(self, live: Live) -> None:
        hello = self.hello
        assert hello is not None
        await self.house.tables.check(live)
        async with self.house.easel.hand(self.origin) as hand, live.lock:
            await self.house.tables.refresh(live)
            self.news.clear()  # what is sent now is the newest
            link = link_of(live, hello.token)
            if link.seats != self.seats:  # it is somebody else by now
                self.seats = link.seats
                self.house.presence.come(live, self, self.seats)
            eyes = None if hello.curtain else seat_of(link, hello.seat)
            look = partial(sight.look, live, link, eyes, hello.lang, known=self.story, ground=self.ground)
            table, story = await hand.do(partial(look, board=False, panels=True))
        if hello is not self.hello:
            return  # said hello anew meanwhile: the next message is for that
        self.story = story
        if table.panels is not None and table.panels.map.layers.ground is not None:
            self.ground = table.panels.map.layers.ground
        if hello.paced:
            self.ready.clear()
        await self._tell(wire.Live(table=table))

    async def _refuse(self, refused: Refused) -> None:
        lang = self.hello.lang if self.hello else "fr"
        await self._tell(wire.Live(fault=fault(refused, lang)))
        await self.socket.close(code=4000 + refused.status % 1000, reason=refused.error)

    async def _tell(self, message: wire.Live) -> None:
        """Send a message. Raises WebSocketDisconnect where the channel was closed meanwhile, for what came on
        it while a table was drawn: that is the guest's doing, and no failure."""
        try:
            await self.socket.send_data(msgspec.json.encode(message).decode(), "text")
        except RuntimeError:
            raise WebSocketDisconnect(detail="closed", code=1006) from None
