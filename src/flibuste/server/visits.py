"""A request that comes to a match by a link: whose it is, which seat it speaks for, what it may answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, NamedTuple

from litestar import Request, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from flibuste.kernel.match import Match

from . import wire
from .faults import Refused
from .guard import bucket_of
from .house import House
from .store import Link
from .tables import Live, link_of, seat_of

MatchId = Annotated[str, Parameter(max_length=24)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=11)]

#: These requests need the secret of a link.
LINK = [{"link": list[str]()}]
NO_STORE = [ResponseHeader(name="cache-control", value="no-store")]


def faults_of(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(wire.Fault, generate_examples=False) for code in codes}


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def _bearer(request: Request[Any, Any, Any]) -> str:
    """The secret of the link that a request comes with."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


class Visit(NamedTuple):
    """A guest at a table, by the link that was sent."""

    house: House
    live: Live
    link: Link
    #: whom the visit is counted for
    origin: str

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Match]:
        """The match, as it is on the disk, while nobody changes it. A link may have been replaced while its
        holder waited."""
        async with self.live.lock:
            await self.house.tables.refresh(self.live)
            if self.link.hash not in self.live.links:
                raise Refused(403, "no-link")
            yield self.live.game


async def visiting(request: Request[Any, Any, Any], match: MatchId) -> Visit:
    house = house_of(request)
    live = await house.tables.get(match)
    link = link_of(live, _bearer(request))
    house.driver.visit(live)
    return Visit(house, live, link, bucket_of(request.scope))


async def sitting(visit: Visit, seat: SeatQuery = None) -> int:
    """The seat for which a link speaks: the one named, or its only one."""
    meant = seat_of(visit.link, seat)
    if meant is None:
        linked = visit.link.seats
        raise Refused(403 if not linked else 400, "which-seat" if linked else "only-watching")
    return meant


#: What the one who sits at a table may send.
say = partial(post, security=LINK, status_code=200, responses=faults_of(400, 401, 403, 404, 409, 413, 422))
#: What may be asked once a match is over.
afterwards = partial(
    get, security=LINK, responses=faults_of(400, 401, 403, 404, 409), response_headers=NO_STORE
)
