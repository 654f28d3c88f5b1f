"""The HTTP interface. OpenAPI at /schema."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

from litestar import Litestar, MediaType, Request, Response, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import Parameter
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from flibuste import __version__
from flibuste.kernel.game import Catalogue
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice, Unfit
from flibuste.words.texts import spoken_with_rule

from . import company, faults, school, sight, static, wire, words
from .channel import live_channel
from .faults import Refused
from .guard import Guard, bucket_of
from .house import House
from .journal import AccessLog
from .limits import Limits
from .pool import Failed
from .store import NotReady
from .tables import Live, seat_of
from .visits import LINK, NO_STORE, SeatQuery, Visit, afterwards, faults_of, house_of, say, sitting, visiting

Lang = wire.Lang
GameName = Annotated[str, Parameter(max_length=40)]
SeatPath = Annotated[int, Parameter(ge=0, le=11)]

log = logging.getLogger("flibuste.server")

#: Seconds in which a database that is ready takes a line.
READY = 5.0
#: How long a poll may wait for news.
POLL = 25.0


T = TypeVar("T")


def _known(game: str) -> str:
    if game not in games():
        raise Refused(404, "no-game", name=game)
    return game


async def _in_turn(request: Request[Any, Any, Any], work: Callable[[], T]) -> T:
    """What costs time, done when it is its asker's turn."""
    return await house_of(request).easel.run(bucket_of(request.scope), work)


# ---- the shelf


#: What stays the same while the server runs: it is written, encoded and compressed once.
_leaf = partial(get, packed=True)


@_leaf("/api/texts", responses=faults_of(400), summary="The words of the pages")
async def page_texts(request: Request[Any, Any, Any], lang: Lang = "fr") -> Response[dict[str, str]]:
    return await static.leaf(request, words.catalogue, lang)


@_leaf("/api/games", responses=faults_of(400), summary="The games on the shelf")
async def list_games(request: Request[Any, Any, Any], lang: Lang = "fr") -> Response[list[wire.GameSight]]:
    return await static.leaf(request, sight.shelves, lang)


@_leaf(
    "/api/games/{game:str}/poster",
    media_type="image/svg+xml",
    responses=faults_of(400, 404),
    summary="A game's board at its start",
)
async def game_poster(
    request: Request[Any, Any, Any],
    game: GameName,
    lang: Lang = "fr",
    theme: Literal["day", "night"] | None = None,
) -> Response[str]:
    return await static.leaf(request, sight.poster, _known(game), lang, theme)


@_leaf("/api/games/{game:str}/rules", responses=faults_of(400, 404), summary="All rules")
async def game_rules(
    request: Request[Any, Any, Any], game: GameName, lang: Lang = "fr"
) -> Response[list[wire.RuleSight]]:
    return await static.leaf(request, sight.all_rules, _known(game), lang)


@get("/api/games/{game:str}/rule", responses=faults_of(400, 404), summary="One rule", sync_to_thread=True)
def game_rule(
    game: GameName, rule: Annotated[str, Parameter(query="id", max_length=40)], lang: Lang = "fr"
) -> wire.RuleSight:
    return sight.rule(_known(game), rule, lang)


@_leaf(
    "/api/games/{game:str}/catalogue",
    responses=faults_of(400, 404),
    summary="All that a fleet can be built from",
)
async def game_catalogue(
    request: Request[Any, Any, Any], game: GameName, lang: Lang = "fr"
) -> Response[dict[str, Any]]:
    return await static.leaf(request, _catalogue(game).listing, lang)


@post(
    "/api/games/{game:str}/catalogue",
    status_code=200,
    responses=faults_of(400, 404),
    summary="Judge a fleet: its total, and what is wrong with it",
)
async def judge_order(
    request: Request[Any, Any, Any], game: GameName, data: wire.Order, lang: Lang = "fr"
) -> dict[str, Any]:
    return await _in_turn(request, partial(_catalogue(game).judge, data.fleet, data.points, lang))


def _catalogue(game: str) -> Catalogue:
    catalogue = find(_known(game)).catalogue
    if catalogue is None:
        raise Refused(404, "no-catalogue", name=game)
    return catalogue


@_leaf(
    "/api/games/{game:str}/book",
    responses=faults_of(400, 404),
    summary="The rules to read: an overview, then chapter by chapter",
)
async def game_book(
    request: Request[Any, Any, Any], game: GameName, lang: Lang = "fr"
) -> Response[wire.Book]:
    return await static.leaf(request, school.book, _known(game), lang)


@_leaf(
    "/api/games/{game:str}/glossary",
    responses=faults_of(400, 404),
    summary="The words of a game, explained",
)
async def game_glossary(
    request: Request[Any, Any, Any], game: GameName, lang: Lang = "fr"
) -> Response[list[wire.TermSight]]:
    return await static.leaf(request, school.terms, _known(game), lang)


# ---- lessons


@_leaf(
    "/api/games/{game:str}/lessons",
    responses=faults_of(400, 404),
    summary="The lessons of a game, and the worked examples of its rulebook",
)
async def game_lessons(
    request: Request[Any, Any, Any], game: GameName, lang: Lang = "fr"
) -> Response[list[wire.LessonEntry]]:
    return await static.leaf(request, school.entries, _known(game), lang)


@post(
    "/api/games/{game:str}/lessons/{name:str}",
    status_code=200,
    responses=faults_of(400, 404, 422),
    summary="A step of a lesson: the page says where its learner is and what is wanted",
)
async def attend_lesson(
    request: Request[Any, Any, Any], game: GameName, name: GameName, data: wire.LessonStep, lang: Lang = "fr"
) -> wire.LessonSight:
    return await _in_turn(request, partial(house_of(request).school.attend, _known(game), name, data, lang))


@post(
    "/api/games/{game:str}/lessons/{name:str}/weigh",
    status_code=200,
    responses=faults_of(400, 404, 422),
    summary="Whether an answer would be allowed in a lesson, without giving it",
)
async def weigh_in_lesson(
    request: Request[Any, Any, Any], game: GameName, name: GameName, data: wire.LessonStep, lang: Lang = "fr"
) -> wire.Weighed:
    return await _in_turn(request, partial(house_of(request).school.weigh, _known(game), name, data, lang))


# ---- matches


@post("/api/matches", responses=faults_of(400, 413, 422, 429, 503), summary="Start a match")
async def make_match(request: Request[Any, Any, Any], data: wire.NewMatch, lang: Lang = "fr") -> wire.Made:
    try:
        return await house_of(request).commands.make(data, bucket_of(request.scope))
    except Refused as refused:
        if isinstance(refused.__cause__, Unfit):
            refused.about["reason"] = spoken_with_rule(refused.__cause__.why, lang)
        raise


@get(
    "/api/matches/{match:str}/table",
    security=LINK,
    responses=faults_of(400, 401, 403, 404, 410),
    response_headers=NO_STORE,
    summary="The table as a link shows it; with `since`, once it has changed",
)
async def table(
    visit: Visit,
    lang: Lang = "fr",
    seat: SeatQuery = None,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    board: bool = True,
    panels: bool = False,
    sheets: bool = True,
    story: bool = True,
    view: bool = False,
    curtain: bool = False,
) -> wire.Sight:
    house, live, link, origin = visit
    eyes = None if curtain else seat_of(link, seat)
    if since and live.revision <= since and house.news.may_wait(origin):
        event = house.news.watch(live, link.seats, origin)
        house.presence.come(live, event, link.seats)
        live.listeners.add(event)
        try:
            await asyncio.wait_for(event.wait(), POLL)
        except TimeoutError:
            pass
        finally:
            house.news.leave(live, event, origin)
            live.listeners.discard(event)
            house.presence.leave(live, event)
        await house.tables.check(live)
    look = partial(sight.look, live, link, eyes, lang, board=board, panels=panels)
    show = partial(look, sheets=sheets, story=story, view=view)
    if board or panels or story:  # what is drawn, and what must be put into words, takes its time
        async with house.easel.hand(origin) as hand, visit.held():
            shown, _ = await hand.do(show)
    else:
        async with visit.held():
            shown, _ = show()
    return shown


@contextmanager
def _in_words(live: Live, lang: str) -> Iterator[None]:
    """What the rules refuse is told in the reader's language."""
    try:
        yield
    except IllegalChoice as illegal:
        reason = spoken_with_rule(illegal.why, lang)
        raise Refused(422, "illegal", illegal.rule, reason=reason) from None


@say(
    "/api/matches/{match:str}/choices",
    summary="Answer the decision that a seat is asked; acknowledged once it is on the disk",
)
async def choose(visit: Visit, sitting: int, data: wire.Choice, lang: Lang = "fr") -> wire.Ack:
    with _in_words(visit.live, lang):
        revision = await visit.house.commands.choose(
            visit.live, sitting, data.decision, data.option, data.request
        )
    return wire.Ack(revision)


@say(
    "/api/matches/{match:str}/weigh",
    summary="Whether an answer would be allowed, without giving it: for forms, as they are filled in",
)
async def weigh(visit: Visit, sitting: int, data: wire.Weigh, lang: Lang = "fr") -> wire.Weighed:
    async with visit.house.easel.hand(visit.origin) as hand, visit.held():
        return await hand.do(partial(sight.weigh, visit.live, sitting, data, lang))


@say("/api/matches/{match:str}/undo", summary="Take back the last choice, where that is allowed")
async def undo(visit: Visit, sitting: int, data: wire.Undo, lang: Lang = "fr") -> wire.Ack:
    return wire.Ack(await visit.house.commands.undo(visit.live, sitting, data.decision, data.request))


@say(
    "/api/matches/{match:str}/advice",
    summary="What the adviser would do, and why; where several people play, once all of them have asked",
)
async def advice(visit: Visit, sitting: int, lang: Lang = "fr") -> wire.Advice:
    async with visit.house.easel.hand(visit.origin) as hand, visit.held():
        return await school.advise(visit.live, sitting, lang, hand.do)


@post(
    "/api/matches/{match:str}/hurry",
    security=LINK,
    status_code=200,
    responses=faults_of(400, 401, 403, 404),
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
    responses=faults_of(400, 401, 403, 404, 413, 422),
    summary="Hand a seat over to a bot, or back to a person; rename it",
)
async def hand_over(visit: Visit, seat: SeatPath, data: wire.Hand, lang: Lang = "fr") -> wire.Ack:
    _may_hand_over(visit, seat)
    return wire.Ack(await visit.house.commands.hand_over(visit.live, seat, data))


@post(
    "/api/matches/{match:str}/seats/{seat:int}/link",
    security=LINK,
    responses=faults_of(400, 401, 403, 404),
    summary="A fresh link to a seat; the old one stops working",
)
async def new_link(visit: Visit, seat: SeatPath, lang: Lang = "fr") -> wire.SeatLink:
    if not visit.link.host:
        raise Refused(403, "only-host")
    _may_hand_over(visit, seat)
    return wire.SeatLink(seat, await visit.house.commands.new_link(visit.live, seat))


# ---- after the game


def _must_be_over(match: Match) -> None:
    """What is shown afterwards tells all: no end counts that is not on the disk."""
    if not match.over:
        raise Refused(409, "not-over")


@afterwards(
    "/api/matches/{match:str}/record",
    media_type=MediaType.TEXT,
    summary="The whole match as a text file, once it is over",
)
async def record(visit: Visit, lang: Lang = "fr") -> str:
    async with visit.house.easel.hand(visit.origin) as hand, visit.held() as match:
        _must_be_over(match)
        return await hand.do(match.record)


@afterwards(
    "/api/matches/{match:str}/replay",
    summary="The table as it stood after a number of choices, once the match is over",
)
async def replay(
    visit: Visit,
    at: Annotated[int, Parameter(ge=0, le=2**31)],
    lang: Lang = "fr",
    seat: SeatQuery = None,
) -> wire.Sight:
    live, link = visit.live, visit.link
    eyes = seat_of(link, seat)
    async with visit.house.easel.hand(visit.origin) as hand, visit.held() as match:
        _must_be_over(match)
        choices = min(at, len(match.journal))
        look = partial(sight.look, live, link, eyes, lang, at=choices, board=False, panels=True)
        shown, _ = await hand.do(look)
    return shown


@post(
    "/api/matches/{match:str}/audit",
    security=LINK,
    status_code=200,
    responses=faults_of(400, 401, 403, 404, 409, 503),
    summary="Deal and roll everything anew from the seed, and judge every choice again",
)
async def audit(visit: Visit, lang: Lang = "fr") -> wire.Audit:
    async with visit.house.easel.hand(visit.origin) as hand, visit.held() as match:
        _must_be_over(match)
        text = await hand.do(match.record)
        choices, outcomes = len(match.journal), len(match.dice.outcomes)
    try:
        fault = await visit.house.thinkers.audit(visit.origin, visit.live.id, text)
    except Failed as failed:
        raise Refused(503, "busy") from failed
    if fault is None:
        return wire.Audit(True, words.say(lang, "audit-holds", choices=choices, outcomes=outcomes))
    line, reason = fault
    return wire.Audit(False, words.say(lang, "audit-fails", line=line, reason=reason), line)


# ---- pages


#: Where each page is; a lesson is taught on a table. Games bring pages of their own.
PAGES = {
    "/": "lobby.html",
    "/m/{match:str}": "table.html",
    "/learn/{game:str}/{lesson:str}": "table.html",
    "/rules/{game:str}": "rules.html",
}
OWN_PAGES = static.own_pages()


@get([*PAGES, *OWN_PAGES], include_in_schema=False, packed=True)
async def page(request: Request[Any, Any, Any]) -> Any:
    path = request.scope["path"].rstrip("/")
    if path in OWN_PAGES:
        return static.answer(OWN_PAGES[path], request)
    first = request.scope["path"].split("/")[1]
    return static.answer(next(name for path, name in PAGES.items() if path.split("/")[1] == first), request)


@get("/web/{path:path}", include_in_schema=False, packed=True)
async def web_file(request: Request[Any, Any, Any], path: str) -> Any:
    file = static.answer(str(path).lstrip("/"), request)
    if file is None:
        raise Refused(404, "no-page")
    return file


@get("/healthz", summary="Whether the server is alive")
async def health() -> dict[str, str]:
    return {"flibuste": __version__, "wire": str(wire.VERSION)}


@get(
    "/readyz",
    responses=faults_of(503),
    summary="Whether the server can play: its tables are there, its disk takes",
)
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    house = house_of(request)
    try:
        await house.writer.ready(READY)
    except (SQLAlchemyError, NotReady, TimeoutError) as error:
        log.warning("not ready: %s", error)
        raise Refused(503, "database") from None
    return {"flibuste": __version__, "wire": str(wire.VERSION)}


def make_app(house: House, limits: Limits, access: AccessLog | None = None) -> ASGIApp:
    """The whole application, as ASGI."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        [
            page_texts,
            list_games,
            game_poster,
            game_rules,
            game_rule,
            game_catalogue,
            judge_order,
            game_book,
            game_glossary,
            game_lessons,
            attend_lesson,
            weigh_in_lesson,
            make_match,
            table,
            choose,
            weigh,
            undo,
            advice,
            hurry,
            hand_over,
            new_link,
            company.reached,
            company.draw_code,
            company.withdraw,
            company.rematch,
            record,
            replay,
            audit,
            live_channel,
            page,
            web_file,
            health,
            ready,
        ],
        lifespan=[lifespan],
        dependencies={"visit": Provide(visiting), "sitting": Provide(sitting)},
        logging_config=None,
        request_max_body_size=limits.body,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=4,
            minimum_size=2000,
            exclude_opt_key="packed",
        ),
        exception_handlers={
            Refused: faults.on_refused,
            IllegalChoice: faults.on_illegal,
            HTTPException: faults.on_http,
            RecursionError: faults.on_too_deep,
            SQLAlchemyError: faults.on_database,
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
    return Guard(app, limits, house.metrics, access)
