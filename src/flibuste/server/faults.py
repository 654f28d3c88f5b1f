"""Refusals in words: whatever is not carried out is answered with a `Fault` in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel.refusal import IllegalChoice
from flibuste.words.texts import LANGUAGES, spoken_with_rule

from . import wire, words

log = logging.getLogger("flibuste.server")


class Refused(Exception):
    """A request that is not carried out: an HTTP status, and the key of the text that says why."""

    def __init__(self, status: int, error: str, rule: str | None = None, **about: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule
        self.about = about


def _lang(request: Request[Any, Any, Any]) -> str:
    asked = request.query_params.get("lang", "fr")
    return asked if asked in LANGUAGES else "fr"


def fault(refused: Refused, lang: str) -> wire.Fault:
    return wire.Fault(refused.error, words.say(lang, f"error-{refused.error}", **refused.about), refused.rule)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Fault]:
    headers = {"retry-after": "30"} if refused.status in (429, 503) else {}
    return Response(fault(refused, _lang(request)), status_code=refused.status, headers=headers)


def on_illegal(request: Request[Any, Any, Any], illegal: IllegalChoice) -> Response[wire.Fault]:
    lang = _lang(request)
    reason = spoken_with_rule(illegal.why, lang)
    return Response(fault(Refused(422, "illegal", illegal.rule, reason=reason), lang), status_code=422)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Fault]:
    lang = _lang(request)
    if error.status_code == 413:
        refused = Refused(413, "too-large")
    elif error.status_code == 404:
        refused = Refused(404, "no-page")
    elif error.status_code == 405:
        refused = Refused(405, "no-method")
    else:
        extra = error.extra if isinstance(error.extra, list) else []
        reasons = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
        refused = Refused(error.status_code, "bad-request", reason="; ".join(reasons) or error.detail)
    return Response(fault(refused, lang), status_code=error.status_code, headers=error.headers)


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Fault]:
    """JSON in brackets without end: the decoder gives up."""
    refused = Refused(400, "bad-request", reason="JSON nested too deeply")
    return Response(fault(refused, _lang(request)), status_code=400)


def on_database(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[wire.Fault]:
    """The disk is full, or the database is away: it will be back."""
    log.error("the database failed on %s %r: %s", request.method, request.scope["path"], _first_line(error))
    body = fault(Refused(503, "database"), _lang(request))
    return Response(body, status_code=503, headers={"retry-after": "5"})


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Fault]:
    log.exception("failure on %s %r", request.method, request.scope["path"], exc_info=error)
    return Response(fault(Refused(500, "failure"), _lang(request)), status_code=500)
