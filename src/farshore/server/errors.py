"""What goes wrong at the web table, and how it is answered: always a status, a key and a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_410_GONE,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from sqlalchemy.exc import DBAPIError

from farshore.core.errors import BadRecord, FarshoreError, IllegalAction, UnknownGame
from farshore.core.words import FALLBACK, Phrase
from farshore.server.language import known_language
from farshore.server.messages import Problem, Snapshot

log = logging.getLogger("farshore.server")

PREFIX = "server-"


class Refusal(FarshoreError):
    """Something that the table, and not a rule of the game, does not allow."""

    def __init__(self, status: int, why: Phrase, snapshot: Snapshot | None = None) -> None:
        super().__init__(why.key, **why.params)
        self.status = status
        self.snapshot = snapshot  # of an asker whose page is out of date


def problem(error: FarshoreError, language: str = FALLBACK) -> Problem:
    """Say what went wrong."""
    rule = error.rule if isinstance(error, IllegalAction) else ""
    key = "illegal" if isinstance(error, IllegalAction) else error.key.removeprefix(PREFIX)
    snapshot = error.snapshot if isinstance(error, Refusal) else None
    return Problem(error=key, text=error.phrase.say(language), rule=rule, snapshot=snapshot or msgspec.UNSET)


def status_of(error: FarshoreError) -> int:
    """Return the status that belongs to an error."""
    match error:
        case Refusal():
            return error.status
        case UnknownGame():
            return HTTP_404_NOT_FOUND
        case BadRecord():  # a table that was begun by other rules than are installed now
            return HTTP_410_GONE
    return HTTP_422_UNPROCESSABLE_ENTITY


def _answer(request: Request[Any, Any, Any], error: FarshoreError) -> Response[Problem]:
    language = known_language(request.query_params.get("language"))
    return Response(problem(error, language), status_code=status_of(error), media_type="application/json")


def _expected(request: Request[Any, Any, Any], error: FarshoreError) -> Response[Problem]:
    return _answer(request, error)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what Litestar found wrong before any of our code was asked."""
    match error.status_code:
        case status if status == HTTP_404_NOT_FOUND:
            why = Phrase("server-not-found")
        case status if status == HTTP_405_METHOD_NOT_ALLOWED:
            why = Phrase("server-method")
        case status if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            why = Phrase("server-too-large")
        case status if status >= HTTP_500_INTERNAL_SERVER_ERROR:
            return _unexpected(request, error)
        case _:
            why = Phrase("server-bad-request", reason=_reason(error))
    return _answer(request, Refusal(error.status_code, why))


def _reason(error: HTTPException) -> str:
    """Return what is wrong with a request, in the words of whoever noticed."""
    extra = error.extra if isinstance(error, ClientException) and isinstance(error.extra, list) else []
    parts = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(parts) or str(error.detail)


def _nested(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return _answer(request, Refusal(HTTP_400_BAD_REQUEST, Phrase("document-nested")))


def _not_saved(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("the database failed: %s", error)
    return _answer(request, Refusal(HTTP_503_SERVICE_UNAVAILABLE, Phrase("server-not-saved")))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, Refusal(HTTP_500_INTERNAL_SERVER_ERROR, Phrase("server-failed")))


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    FarshoreError: _expected,
    HTTPException: _http,
    RecursionError: _nested,
    DBAPIError: _not_saved,
    Exception: _unexpected,
}
"""For Litestar: how each kind of error is answered."""
