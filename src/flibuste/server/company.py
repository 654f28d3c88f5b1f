"""What people at one table do with each other: be invited, think again in secret, play once more."""

from __future__ import annotations

import ipaddress
from functools import partial
from typing import Any

from litestar import Request, get, post

from . import reach, wire
from .faults import Refused
from .guard import bucket_of
from .visits import LINK, Visit, faults_of, house_of, say

#: What stands in a page's address where it was opened on the server's own machine.
OWN = ("localhost", "127.0.0.1", "::1")


@get("/api/reach", summary="How other machines reach this server; told on its own machine only")
async def reached(request: Request[Any, Any, Any]) -> wire.Reach:
    client = request.client.host if request.client else ""
    try:
        near = ipaddress.ip_address(client).is_loopback
    except ValueError:
        near = False
    passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if not near or passed_on or request.url.hostname not in OWN:
        return wire.Reach(None)
    return wire.Reach(house_of(request).bound.address())


@post(
    "/api/code",
    status_code=200,
    media_type="image/svg+xml",
    responses=faults_of(400, 413),
    summary="A text (a link) as a QR code",
)
async def draw_code(request: Request[Any, Any, Any], data: wire.Code) -> str:
    return await house_of(request).easel.run(bucket_of(request.scope), partial(reach.code, data.text))


@say("/api/matches/{match:str}/withdraw", summary="Take back a secret answer while others still think")
async def withdraw(visit: Visit, sitting: int, data: wire.Withdraw, lang: wire.Lang = "fr") -> wire.Ack:
    return wire.Ack(await visit.house.commands.withdraw(visit.live, sitting, data.decision, data.request))


@post(
    "/api/matches/{match:str}/rematch",
    security=LINK,
    status_code=200,
    responses=faults_of(400, 401, 403, 404, 409, 422, 429, 503),
    summary="Play again with the same people, each a seat further on; whoever asks first makes the match",
)
async def rematch(request: Request[Any, Any, Any], visit: Visit, lang: wire.Lang = "fr") -> wire.Rematch:
    if not visit.link.seats and not visit.link.host:
        raise Refused(403, "only-watching")
    return wire.Rematch(await visit.house.commands.rematch(visit.live, bucket_of(request.scope)))
