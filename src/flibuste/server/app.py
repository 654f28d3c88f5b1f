"""The HTTP interface. OpenAPI at /schema."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple

from litestar import Litestar, MediaType, Request, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import Parameter
from litestar.types import ASGIApp

from .. import __version__
from ..kernel.decision import IllegalChoice
from ..kernel.game import Unfit, find, games
from ..kernel.text import rules
from . import faults, pool, sight, static, wire, words
from .channel import live_channel
from .guard import Guard
from .hooks import hook
from .hub import Hub, Limits, Live, Refused
from .store import Link, Store

Lang = wire.Lang
MatchId = Annotated[str, Parameter(max_length=24)]
GameName = Annotated[str, Parameter(max_length=40)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=11)]
SeatPath = Annotated[int, Parameter(ge=0, le=11)]

#: How long a poll may wait for news.
POLL = 25.0
#: These requests need the secret of a link.
LINK = [{"link": list[str]()}]
NO_STORE = [ResponseHeader(name="cache-control", value="no-store")]


def _faults(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(wire.Fault, generate_examples=False) for code in codes}


def _hub(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _bearer(request: Request[Any, Any, Any]) -> str:
    """The secret of the link that a request comes with."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _known(game: str) -> str:
    if game not in games():
        raise Refused(404, "no-game", name=game)
    return game


# ---- the shelf


@get("/api/texts", responses=_faults(400), summary="The words of the pages")
async def page_texts(lang: Lang = "fr") -> dict[str, str]:
    return words.catalogue(lang)


@get("/api/games", responses=_faults(400), summary="The games on the shelf", sync_to_thread=True)
def list_games(lang: Lang = "fr") -> list[wire.GameSight]:
    return [sight.shelf(name, lang) for name in games()]


@get(
    "/api/games/{game:str}/poster",
    media_type="image/svg+xml",
    responses=_faults(400, 404),
    summary="A game's board at its start",
    sync_to_thread=True,
)
def game_poster(game: GameName, lang: Lang = "fr", theme: Literal["day", "night"] | None = None) -> str:
    return sight.poster(_known(game), lang, theme)


@get("/api/games/{game:str}/rules", responses=_faults(400, 404), summary="All rules", sync_to_thread=True)
def game_rules(game: GameName, lang: Lang = "fr") -> list[wire.RuleSight]:
    return [sight.rule(game, rule_id, lang) for rule_id in rules(_known(game))]


@get("/api/games/{game:str}/rule", responses=_faults(400, 404), summary="One rule", sync_to_thread=True)
def game_rule(
    game: GameName, rule: Annotated[str, Parameter(query="id", max_length=40)], lang: Lang = "fr"
) -> wire.RuleSight:
    return sight.rule(_known(game), rule, lang)


@get(
    "/api/games/{game:str}/catalogue",
    responses=_faults(400, 404),
    summary="All that a fleet can be built from",
    sync_to_thread=True,
)
def game_catalogue(game: GameName, lang: Lang = "fr") -> dict[str, Any]:
    return dict(_shipyard(game, "listing")(lang))


@post(
    "/api/games/{game:str}/catalogue",
    status_code=200,
    responses=_faults(400, 404),
    summary="Judge a fleet: its total, and what is wrong with it",
    sync_to_thread=True,
)
def judge_order(game: GameName, data: wire.Order, lang: Lang = "fr") -> dict[str, Any]:
    return dict(_shipyard(game, "judge")(data.fleet, data.points, lang))


def _shipyard(game: str, name: str) -> Callable[..., Any]:
    found = hook(find(_known(game)), "shipyard", name)
    if found is None:
        raise Refused(404, "no-catalogue", name=game)
    return found


# ---- matches


@post("/api/matches", responses=_faults(400, 413, 422, 503), summary="Start a match")
async def make_match(request: Request[Any, Any, Any], data: wire.NewMatch, lang: Lang = "fr") -> wire.Made:
    try:
        return await _hub(request).make(data)
    except Refused as refused:
        if isinstance(refused.__cause__, Unfit):
            refused.about["reason"] = refused.__cause__.why.told(lang)
        raise


class Visit(NamedTuple):
    """Somebody at a table, by the link that he came with."""

    hub: Hub
    live: Live
    link: Link


async def visiting(request: Request[Any, Any, Any], match: MatchId) -> Visit:
    hub = _hub(request)
    live = await hub.live(match)
    return Visit(hub, live, hub.may(live, _bearer(request)))


async def sitting(visit: Visit, seat: SeatQuery = None) -> int:
    """The seat for which a link speaks: the one named, or its only one."""
    found = Hub.seat_of(visit.link, seat)
    if found is None:
        linked = visit.link.seats
        raise Refused(403 if not linked else 400, "which-seat" if linked else "only-watching")
    return found


#: What the one who sits at a table may send.
_say = partial(post, security=LINK, status_code=200, responses=_faults(400, 401, 403, 404, 409, 413, 422))
#: What may be asked once a match is over.
_afterwards = partial(
    get, security=LINK, responses=_faults(400, 401, 403, 404, 409), response_headers=NO_STORE
)


@get(
    "/api/matches/{match:str}/table",
    security=LINK,
    responses=_faults(400, 401, 403, 404, 410),
    response_headers=NO_STORE,
    summary="The table as a link shows it; with `since`, once it has changed",
)
async def table(
    visit: Visit,
    lang: Lang = "fr",
    seat: SeatQuery = None,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    board: bool = True,
    sheets: bool = True,
    story: bool = True,
    view: bool = False,
    curtain: bool = False,
) -> wire.Sight:
    hub, live, link = visit
    eyes = None if curtain else hub.seat_of(link, seat)
    if since and live.revision <= since:
        event = hub.watch(live, link.seats)
        try:
            await asyncio.wait_for(event.wait(), POLL)
        except TimeoutError:
            pass
        finally:
            hub.leave(live, event)
    show = partial(sight.look, live, link, eyes, lang, board=board, sheets=sheets, story=story, view=view)
    async with live.lock:
        await hub.refresh(live)
        found, _ = await asyncio.to_thread(show) if board else show()  # only drawing takes its time
    return found


@contextmanager
def _in_words(live: Live, lang: str) -> Iterator[None]:
    """What the rules refuse is told in the reader's language."""
    try:
        yield
    except IllegalChoice as illegal:
        reason, rule = sight.why(live.game.game.name, illegal.why or illegal.reason, illegal.rule, lang)
        raise Refused(422, "illegal", rule, reason=reason) from None


@_say(
    "/api/matches/{match:str}/choices",
    summary="Answer the decision that a seat is asked; acknowledged once it is on the disk",
)
async def choose(visit: Visit, sitting: int, data: wire.Choice, lang: Lang = "fr") -> wire.Ack:
    with _in_words(visit.live, lang):
        revision = await visit.hub.choose(visit.live, sitting, data.decision, data.option, data.request)
    return wire.Ack(revision)


@_say(
    "/api/matches/{match:str}/weigh",
    summary="Whether an answer would be allowed, without giving it: for forms, as they are filled in",
)
async def weigh(visit: Visit, sitting: int, data: wire.Weigh, lang: Lang = "fr") -> wire.Weighed:
    async with visit.live.lock:
        await visit.hub.refresh(visit.live)
        return sight.weigh(visit.live, sitting, data, lang)


@_say("/api/matches/{match:str}/undo", summary="Take back the last choice, where that is allowed")
async def undo(visit: Visit, sitting: int, data: wire.Undo, lang: Lang = "fr") -> wire.Ack:
    return wire.Ack(await visit.hub.undo(visit.live, sitting, data.decision, data.request))


@post(
    "/api/matches/{match:str}/hurry",
    security=LINK,
    status_code=200,
    responses=_faults(400, 401, 403, 404),
    summary="Let the bots play on without pauses until a person is asked",
)
async def hurry(visit: Visit, lang: Lang = "fr") -> wire.Ack:
    if not visit.link.seats and not visit.link.host:
        raise Refused(403, "only-watching")
    visit.live.hurried.set()
    return wire.Ack(visit.live.revision)


def _may_hand_over(visit: Visit, seat: int) -> None:
    if seat >= len(visit.live.chairs):
        raise Refused(404, "no-seat")
    if not visit.link.host and seat not in visit.link.seats:
        raise Refused(403, "not-your-seat")


@put(
    "/api/matches/{match:str}/seats/{seat:int}",
    security=LINK,
    responses=_faults(400, 401, 403, 404, 413, 422),
    summary="Hand a seat over to a bot, or back to a person; rename it",
)
async def hand_over(visit: Visit, seat: SeatPath, data: wire.Hand, lang: Lang = "fr") -> wire.Ack:
    _may_hand_over(visit, seat)
    return wire.Ack(await visit.hub.hand_over(visit.live, seat, data))


@post(
    "/api/matches/{match:str}/seats/{seat:int}/link",
    security=LINK,
    responses=_faults(400, 401, 403, 404),
    summary="A fresh link to a seat; the old one stops working",
)
async def new_link(visit: Visit, seat: SeatPath, lang: Lang = "fr") -> wire.SeatLink:
    if not visit.link.host:
        raise Refused(403, "only-host")
    _may_hand_over(visit, seat)
    return wire.SeatLink(seat, await visit.hub.new_link(visit.live, seat))


# ---- after the game


def _ended(live: Live) -> None:
    if not live.game.over:
        raise Refused(409, "not-over")


@_afterwards(
    "/api/matches/{match:str}/record",
    media_type=MediaType.TEXT,
    summary="The whole match as a text file, once it is over",
)
async def record(visit: Visit, lang: Lang = "fr") -> str:
    _ended(visit.live)
    return visit.live.game.record()


@_afterwards(
    "/api/matches/{match:str}/replay",
    summary="The table as it stood after a number of choices, once the match is over",
)
async def replay(
    visit: Visit,
    at: Annotated[int, Parameter(ge=0, le=2**31)],
    lang: Lang = "fr",
    seat: SeatQuery = None,
) -> wire.Sight:
    hub, live, link = visit
    _ended(live)
    eyes = hub.seat_of(link, seat)
    choices = min(at, len(live.game.journal))
    async with live.lock:
        found, _ = await asyncio.to_thread(sight.look, live, link, eyes, lang, at=choices)
    return found


@post(
    "/api/matches/{match:str}/audit",
    security=LINK,
    status_code=200,
    responses=_faults(400, 401, 403, 404, 409),
    summary="Deal and roll everything anew from the seed, and judge every choice again",
)
async def audit(visit: Visit, lang: Lang = "fr") -> wire.Audit:
    hub, live, _ = visit
    _ended(live)
    fault = await hub.thinkers.run(pool.audit, live.game.record())
    if fault is None:
        count = len(live.game.dice.outcomes)
        said = words.say(lang, "audit-holds", choices=len(live.game.journal), outcomes=count)
        return wire.Audit(True, said)
    line, reason = fault
    return wire.Audit(False, words.say(lang, "audit-fails", line=line, reason=reason), line)


# ---- pages


@get(["/", "/m/{match:str}", "/fleet/{game:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], match: str | None = None, game: str | None = None) -> Any:
    name = "table.html" if match else "fleet.html" if game else "lobby.html"
    return static.answer(name, request)


@get("/web/{path:path}", include_in_schema=False)
async def web_file(request: Request[Any, Any, Any], path: str) -> Any:
    found = static.answer(str(path).lstrip("/"), request)
    if found is None:
        raise Refused(404, "no-page")
    return found


@get("/healthz", summary="Whether the server is up")
async def health() -> dict[str, str]:
    return {"flibuste": __version__}


def make_app(store: Store, limits: Limits, pace: float, workers: int) -> ASGIApp:
    """The whole application, as ASGI."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(store, limits, pace, workers)
        app.state.hub = hub
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Litestar(
        [
            page_texts,
            list_games,
            game_poster,
            game_rules,
            game_rule,
            game_catalogue,
            judge_order,
            make_match,
            table,
            choose,
            weigh,
            undo,
            hurry,
            hand_over,
            new_link,
            record,
            replay,
            audit,
            live_channel,
            page,
            web_file,
            health,
        ],
        lifespan=[lifespan],
        dependencies={"visit": Provide(visiting), "sitting": Provide(sitting)},
        logging_config=None,
        request_max_body_size=limits.body,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=4,
            minimum_size=2000,
            exclude=[r"^/(web/.*|m/.*|fleet/.*)?$"],  # static files are kept compressed
        ),
        exception_handlers={
            Refused: faults.on_refused,
            IllegalChoice: faults.on_illegal,
            HTTPException: faults.on_http,
            Exception: faults.on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Flibuste",
            version=__version__,
            path="/schema",
            components=Components(security_schemes={"link": SecurityScheme(type="http", scheme="bearer")}),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
    return Guard(app, limits)
