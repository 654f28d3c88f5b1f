"""What stands before the application: security headers, and limits on how much one address may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

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


def bucket_of(scope: Scope) -> str:
    """Whom a request is counted for: its address; for IPv6 the network of 64 bits that one house is given."""
    client = scope.get("client")
    address = client[0] if client else ""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)


class Bucket:
    """Requests of one address: refilled by the second, emptied by each request."""

    __slots__ = ("at", "channels", "left")

    def __init__(self, burst: int) -> None:
        self.left = float(burst)
        self.at = time.monotonic()
        self.channels = 0


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
        bucket = self.buckets.pop(address, None) or Bucket(self.limits.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > _ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket

    def _allowed(self, bucket: Bucket) -> bool:
        now = time.monotonic()
        refilled = bucket.left + (now - bucket.at) * self.limits.rate
        bucket.left = min(float(self.limits.burst), refilled)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        bucket = self._bucket(scope)
        allowed = self._allowed(bucket)
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

        if allowed:
            await self.app(scope, receive, with_headers)
        else:
            await _too_many(with_headers)
        self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and write it down where that is wanted."""
        self.metrics.request(status)
        path = scope["path"]
        if status == 200 and path.endswith("/choices"):
            self.metrics.choice(seconds)
        if self.access is not None:
            self.access.write(bucket_of(scope), str(scope.get("method", "")), path, status, seconds)

    async def _channel(
        self, bucket: Bucket, allowed: bool, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if not allowed or bucket.channels >= self.limits.channels:
            await send({"type": "websocket.close", "code": 1013, "reason": "too many"})
            return
        bucket.channels += 1
        try:
            await self.app(scope, receive, send)
        finally:
            bucket.channels -= 1


async def _too_many(send: Send) -> None:
    body = b'{"error":"too-many","message":"Too many requests: wait a moment. / Trop de requetes."}'
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
