"""Refusals in words: whatever is not carried out is answered with a `Fault` in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ..kernel.decision import IllegalChoice
from ..kernel.text import LANGUAGES
from . import wire, words
from .hub import Refused

log = logging.getLogger("flibuste.server")


def _lang(request: Request[Any, Any, Any]) -> str:
    asked = request.query_params.get("lang", "fr")
    return asked if asked in LANGUAGES else "fr"


def fault(refused: Refused, lang: str) -> wire.Fault:
    return wire.Fault(refused.error, words.say(lang, f"error-{refused.error}", **refused.about), refused.rule)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Fault]:
    return Response(fault(refused, _lang(request)), status_code=refused.status)


def on_illegal(request: Request[Any, Any, Any], illegal: IllegalChoice) -> Response[wire.Fault]:
    lang = _lang(request)
    reason = illegal.why.told(lang) if illegal.why else illegal.reason
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


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Fault]:
    log.exception("failure on %s %s", request.method, request.url.path, exc_info=error)
    return Response(fault(Refused(500, "failure"), _lang(request)), status_code=500)
