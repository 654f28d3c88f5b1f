"""What stands before the application: security headers, and limits on how much one address may ask."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .journal import AccessLog
from .limits import Limits
from .metrics import Metrics
from .wire import VERSION

#: Only our own files; no inline script or style; nobody may frame us.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"flibuste-wire", str(VERSION).encode()),
]
_ADDRESSES = 10_000
#: In the state of a channel's scope: what its connection is told once the channel is open.
OPENED = "opened"
#: What is said before anybody knows the reader's language.
TOO_MANY = b'{"error":"too-many","message":"Too many requests: wait a moment. / Trop de requetes."}'
FOREIGN_PAGE = (
    b'{"error":"foreign-page","message":"Not from a page of another site. / Pas depuis un autre site."}'
)
NO_HOST = b'{"error":"bad-request","message":"Host: expected a name. / Host : un nom est attendu."}'

#: What a request may call the host that it is for: a name or an address, and a port. Whatever asks for
#: the address of a request would fail at anything else.
_HOST = re.compile(rb"(?:[A-Za-z0-9._~%-]*|\[[0-9A-Fa-f:.]+\])(?::([0-9]{0,5}))?")


def bucket_of(scope: Scope) -> str:
    """Whom a request is counted for."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(_ADDRESSES)
def network_of(address: str) -> str:
    """The address; for IPv6 the network of 64 bits that one house is given."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)


class Tokens:
    """What an address may ask: refilled by the second, emptied by each request."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, limits: Limits) -> None:
        self.rate, self.burst = limits.rate, float(limits.burst)
        self.left = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """One of them, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    async def wait(self) -> None:
        """One of them, as soon as there is one."""
        while not self.take():
            await asyncio.sleep((1 - self.left) / max(self.rate, 0.01))


class Bucket:
    """What one address has asked: requests, and what goes to and fro on its live channels."""

    __slots__ = ("busy", "channels", "messages", "requests")

    def __init__(self, limits: Limits) -> None:
        self.requests = Tokens(limits)
        self.messages = Tokens(limits)
        self.channels = 0
        #: requests that are not answered yet
        self.busy = 0


class Guard:
    """An ASGI application around ours."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, access: AccessLog | None = None
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.access = access
        self.limits = limits
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def _bucket(self, scope: Scope) -> Bucket:
        address = bucket_of(scope)
        bucket = self.buckets.pop(address, None) or Bucket(self.limits)
        self.buckets[address] = bucket
        if len(self.buckets) > _ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        bucket = self._bucket(scope)
        allowed = bucket.requests.take()
        if kind == "websocket":
            await self._channel(bucket, allowed, scope, receive, send)
            return

        began = time.perf_counter()
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if not _for_a_host(scope):
            await _refuse(with_headers, 400, NO_HOST)
        elif _from_elsewhere(scope):
            await _refuse(with_headers, 403, FOREIGN_PAGE)
        elif allowed and bucket.busy < self.limits.busy:
            bucket.busy += 1
            try:
                await self.app(scope, receive, with_headers)
            finally:
                bucket.busy -= 1
        else:
            await _refuse(with_headers, 429, TOO_MANY, (b"retry-after", b"1"))
        self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and write it down where that is wanted."""
        self.metrics.request(status)
        path = scope["path"]
        if status == 200 and path.endswith("/choices"):
            self.metrics.choice(seconds)
        if self.access is not None:
            sent = scope["raw_path"].decode("ascii", "replace")  # as it came: a terminal may show the log
            self.access.write(bucket_of(scope), str(scope.get("method", "")), sent, status, seconds)

    async def _channel(
        self, bucket: Bucket, allowed: bool, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if not allowed or bucket.channels >= self.limits.channels:
            await send({"type": "websocket.close", "code": 1013, "reason": "too many"})
            return

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "websocket.receive":
                await bucket.messages.wait()
            return message

        async def say(message: Message) -> None:
            if message["type"] == "websocket.send":
                await bucket.messages.wait()
            await send(message)
            if message["type"] == "websocket.accept":
                scope.get("state", {}).get(OPENED, _nobody)()

        bucket.channels += 1
        try:
            await self.app(scope, hear, say)
        finally:
            bucket.channels -= 1


def _nobody() -> None:
    """A channel that came by no connection of ours."""


def _from_elsewhere(scope: Scope) -> bool:
    """Whether a page of another site asks for a change: a browser says so, and no page of ours does that."""
    if scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return False
    return (b"sec-fetch-site", b"cross-site") in scope["headers"]


def _for_a_host(scope: Scope) -> bool:
    """Whether each host that a request names can be one."""
    named = [_HOST.fullmatch(value) for name, value in scope["headers"] if name == b"host"]
    return all(host is not None and int(host[1] or 0) < 2**16 for host in named)


async def _refuse(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
