"""Connections: no head, body or answer may take for ever, and nobody can hold every file handle.

There need be no proxy in front. What waits for a request (a half-sent one, its body included, or the next) is
the first to go when there are too many connections, beginning with the address that has the most of them.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any, ClassVar, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import OPENED, network_of
from .limits import Limits

Phase = Literal["head", "body", "answer", "channel", "refused"]

#: Seconds between two looks at who has taken too long.
SWEEP = 1.0

#: How long, and how much, a refused client may still send before it is cut off: one that is cut off at once
#: would lose the refusal too, since a reset connection drops what was not read.
LINGER = 2.0
LINGER_SIZE = 256 * 1024

#: How many requests may come before the first of them is answered. Each takes memory before anybody has
#: counted it, and one read of the socket can bring thousands.
PIPELINE = 32

#: What a live channel may bring: bytes at once, and each second. Its words are short, and every frame, even
#: an empty one that nobody ever hears of, costs time.
HEARD, HEARD_RATE = 8192.0, 2048.0


class TooMany(Exception):
    """More requests at once than a connection may bring."""


class Door:
    """All open connections of a server."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.open: set[Connection] = set()
        #: those that wait for a request, the longest wait first, by address
        self.waiting: dict[str, dict[Connection, None]] = {}
        self.refused = 0
        self._sweeping = False

    def figures(self) -> dict[str, float]:
        """How many are open, and how many were ended so far."""
        return {'{state="open"}': len(self.open), '{state="ended"}': self.refused}

    def enter(self, connection: Connection) -> bool:
        """Let a connection in; False where there is no room, and nobody who could be sent away."""
        if len(self.open) >= self.most and not self._make_room():
            return False
        self.open.add(connection)
        if not self._sweeping:
            self._sweeping = True
            connection.loop.call_later(SWEEP, self._sweep, connection.loop)
        return True

    def leave(self, connection: Connection) -> None:
        self.open.discard(connection)
        self.busy(connection)

    def wait(self, connection: Connection) -> None:
        self.waiting.setdefault(connection.address, {})[connection] = None

    def busy(self, connection: Connection) -> None:
        same = self.waiting.get(connection.address)
        if same is not None:
            same.pop(connection, None)
            if not same:
                del self.waiting[connection.address]

    def close(self) -> None:
        """The server stops: requests that have not come yet are not waited for."""
        for connection in list(self.open):
            if connection.phase in ("head", "body", "refused"):
                connection.transport.abort()

    def _make_room(self) -> bool:
        """End the longest wait of the address that has most connections waiting; whether there was one."""
        self.refused += 1
        most = max(self.waiting.values(), key=len, default=None)
        if most is None:
            return False
        last = next(iter(most))
        self.leave(last)  # at once: many may come before it is gone
        last.transport.abort()
        return True

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connection in self.open:
            connection.notice_end(now)
        for connection in [one for one in self.open if one.until < now]:
            self.refused += 1
            connection.end()
        self._sweeping = bool(self.open)
        if self._sweeping:
            loop.call_later(SWEEP, self._sweep, loop)


class Connection(HttpToolsProtocol):
    """An HTTP connection with a limit on every part of a request."""

    door: ClassVar[Door]

    address = ""
    phase: Phase = "head"
    #: when the present part must be over, on the loop's clock
    until = 0.0
    #: bytes of the head so far; once refused, bytes that were thrown away
    size = 0
    #: the whole request has come
    received = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        self._begin("head", self.door.limits.head)
        if self.door.enter(self):
            self.door.wait(self)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.phase == "refused":
            self.size += len(data)
            if self.size > LINGER_SIZE:
                self.transport.abort()
            return
        if self.phase == "head":
            self.size += len(data)
        super().data_received(data)
        too_long = self.phase == "head" and self.size > self.door.limits.head_size
        if too_long and not self.transport.is_closing():
            self._refuse(b"431 Request Header Fields Too Large")

    def send_400_response(self, msg: str) -> None:
        self.door.refused += 1
        super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise TooMany  # the parser stops here: what was read but not parsed is thrown away
        super().on_message_begin()
        self._begin("head", self.door.limits.head)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.phase != "body":  # what comes behind a body nobody reads, and it may have no end
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.size = 0
        self.received = False
        self._begin("body", self.door.limits.send)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.received = True
        answered = self.cycle is not None and self.cycle.response_complete
        super().on_message_complete()
        if answered:  # before the body had come whole
            self._wait_for_request()
        else:
            self.door.busy(self)
            self._begin("answer", self.door.limits.answer)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.received and not self.pipeline:
            self._wait_for_request()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol speaks on the connection, which stays counted until it is lost, and
        may bring only so much. Until the application opens the channel it waits like any half-sent request:
        that protocol may not like what was sent, and then it says nothing and waits for ever."""
        self._begin("channel", self.door.limits.head)
        self.door.wait(self)
        self.app_state = self.app_state | {OPENED: self._opened}
        super().handle_websocket_upgrade()
        channel: Any = self.transport.get_protocol()
        if channel is self:
            return
        lost, received = channel.connection_lost, channel.data_received
        left, at = HEARD, self.loop.time()

        def leave(exc: Exception | None) -> None:
            self.door.leave(self)
            lost(exc)

        def hear(data: bytes) -> None:
            nonlocal left, at
            now = self.loop.time()
            left, at = min(HEARD, left + (now - at) * HEARD_RATE) - len(data), now
            if left < 0:
                self.door.refused += 1
                self.transport.abort()
            else:
                received(data)

        channel.connection_lost = leave
        channel.data_received = hear
        self.transport.set_protocol(channel)  # a loop may have kept the methods that it found

    def _opened(self) -> None:
        """The channel was accepted: it stays as long as somebody is there."""
        self.door.busy(self)
        self.until = math.inf

    def notice_end(self, now: float) -> None:
        """A channel that was closed has so long to take what was still to be sent: whoever reads nothing
        would keep it for ever."""
        if self.phase == "channel" and self.until == math.inf and self.transport.is_closing():
            self.until = now + self.door.limits.send

    def end(self) -> None:
        """It has taken too long."""
        if self.phase != "refused" and (self.size or self.phase == "body"):
            self._refuse(b"408 Request Timeout")
        else:
            self.transport.abort()

    def _wait_for_request(self) -> None:
        self._begin("head", self.door.limits.head)
        self.door.wait(self)

    def _begin(self, phase: Phase, seconds: float) -> None:
        self.phase = phase
        self.until = self.loop.time() + seconds

    def _refuse(self, status: bytes) -> None:
        self.door.refused += 1
        self.size = 0
        self._begin("refused", LINGER)
        self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.write_eof()


def guarded(limits: Limits, most: int) -> type[Connection]:
    """The protocol of a server with these limits: uvicorn makes one for each connection."""
    return type("GuardedConnection", (Connection,), {"door": Door(limits, most)})
