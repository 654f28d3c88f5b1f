"""What people at one table do with each other: think again in secret, play once more."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from . import wire
from .faults import Refused
from .guard import bucket_of
from .visits import LINK, Visit, faults_of, say


@say("/api/matches/{match:str}/withdraw", summary="Take back a secret answer while others still think")
async def withdraw(visit: Visit, sitting: int, data: wire.Withdraw, lang: wire.Lang = "fr") -> wire.Ack:
    return wire.Ack(await visit.house.commands.withdraw(visit.live, sitting, data.request))


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
