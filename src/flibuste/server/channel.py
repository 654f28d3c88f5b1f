"""The live channel: a WebSocket on which a link is sent its table, again whenever that changes."""

from __future__ import annotations

import asyncio
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
from .tables import Live, link_of, seat_of


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
        reader = asyncio.create_task(self._read())
        try:
            while not reader.done():
                waiting = asyncio.create_task(self._due())
                await asyncio.wait((reader, waiting), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if self.ready.is_set() and self.news.is_set() and not reader.done():
                    self.news.clear()
                    await self._send(live)
        except Refused as refused:
            await self._refuse(refused)
        except SQLAlchemyError:  # the database is away: the page comes back
            await self._refuse(Refused(503, "database"))
        finally:
            reader.cancel()
            self.house.news.leave(live, self.news, self.origin)
            await asyncio.gather(reader, return_exceptions=True)

    async def _due(self) -> None:
        """Until there is something to send to somebody who looks."""
        await self.ready.wait()
        await self.news.wait()

    async def _read(self) -> None:
        while True:
            await self._hear()

    async def _hear(self, timeout: float | None = None) -> None:
        said = await asyncio.wait_for(self.socket.receive_data("text"), timeout)
        try:
            heard = msgspec.json.decode(said, type=wire.Hello | Literal["next"])
        except (msgspec.MsgspecError, RecursionError) as error:
            await self._refuse(Refused(400, "bad-request", reason=str(error)))
            raise WebSocketDisconnect(detail="bad hello", code=1003) from None
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
        async with live.lock:
            await self.house.tables.refresh(live)
            link = link_of(live, hello.token)
            eyes = None if hello.curtain else seat_of(link, hello.seat)
            look = partial(sight.look, live, link, eyes, hello.lang, known=self.story, ground=self.ground)
            found, story = await self.house.easel.run(self.origin, partial(look, board=False, panels=True))
        if hello is not self.hello:
            return  # said hello anew meanwhile: the next message is for that
        self.story = story
        if found.panels is not None and found.panels.map.layers.ground is not None:
            self.ground = found.panels.map.layers.ground
        if hello.paced:
            self.ready.clear()
        await self._tell(wire.Live(table=found))

    async def _refuse(self, refused: Refused) -> None:
        lang = self.hello.lang if self.hello else "fr"
        await self._tell(wire.Live(fault=fault(refused, lang)))
        await self.socket.close(code=4000 + refused.status % 1000, reason=refused.error)

    async def _tell(self, message: wire.Live) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode(), "text")
