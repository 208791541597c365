"""What goes wrong at the web table, and how it is answered: always a status, a key and a sentence."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_410_GONE,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from farshore.bots.puzzles.puzzle import UnknownPuzzle
from farshore.bots.review.findings import NotFinished
from farshore.core.errors import BadRecord, FarshoreError, IllegalAction, UnknownGame
from farshore.core.lessons import UnknownLesson, UnknownPosition
from farshore.core.rulebook import UnknownRulebook
from farshore.core.words import FALLBACK, Phrase
from farshore.server.lobby import errors as lobby
from farshore.server.notices import errors as notices
from farshore.server.storage import errors as storage
from farshore.server.table import errors as table
from farshore.server.web.language import language_of
from farshore.server.web.messages.play import Problem, Snapshot

log = logging.getLogger("farshore.server")

PREFIX = "server-"
SOCKET: Final = "WS"
RETRY_LATER: Final = {"Retry-After": "5"}

STATUS: Final[dict[type[FarshoreError], int]] = {
    FarshoreError: HTTP_422_UNPROCESSABLE_ENTITY,  # whatever is not named here
    BadRecord: HTTP_410_GONE,  # a table whose log cannot have been played, by these rules or any
    UnknownGame: HTTP_404_NOT_FOUND,
    lobby.NoSuchInvitation: HTTP_404_NOT_FOUND,
    lobby.CannotChangeSeats: HTTP_409_CONFLICT,
    lobby.NotInvited: HTTP_409_CONFLICT,
    lobby.NotOver: HTTP_409_CONFLICT,
    lobby.NotYourTable: HTTP_403_FORBIDDEN,
    lobby.SeatTaken: HTTP_409_CONFLICT,
    lobby.Stranger: HTTP_401_UNAUTHORIZED,
    lobby.SignedOut: HTTP_401_UNAUTHORIZED,
    lobby.WrongSignIn: HTTP_403_FORBIDDEN,
    lobby.TryLater: HTTP_429_TOO_MANY_REQUESTS,
    lobby.HasAccount: HTTP_409_CONFLICT,
    lobby.NoSuchSignIn: HTTP_404_NOT_FOUND,
    lobby.UnknownToken: HTTP_401_UNAUTHORIZED,
    lobby.ForPeople: HTTP_403_FORBIDDEN,
    lobby.ForBots: HTTP_403_FORBIDDEN,
    lobby.NotToAct: HTTP_409_CONFLICT,
    lobby.NoSuchBot: HTTP_404_NOT_FOUND,
    lobby.TooManyBots: HTTP_409_CONFLICT,
    lobby.NotExact: HTTP_409_CONFLICT,
    lobby.NoMember: HTTP_403_FORBIDDEN,
    lobby.NoRoom: HTTP_503_SERVICE_UNAVAILABLE,
    lobby.NoRoomForGuests: HTTP_503_SERVICE_UNAVAILABLE,
    lobby.FreedTooSoon: HTTP_409_CONFLICT,
    lobby.TooManyHere: HTTP_409_CONFLICT,
    lobby.TooManyTables: HTTP_409_CONFLICT,
    lobby.TooManyWatch: HTTP_409_CONFLICT,
    lobby.TooOften: HTTP_429_TOO_MANY_REQUESTS,
    lobby.Silenced: HTTP_403_FORBIDDEN,
    lobby.TalksTooFast: HTTP_429_TOO_MANY_REQUESTS,
    notices.NoMail: HTTP_409_CONFLICT,
    notices.NoSuchWay: HTTP_404_NOT_FOUND,
    notices.TooManyWays: HTTP_409_CONFLICT,
    notices.TooManyNotices: HTTP_429_TOO_MANY_REQUESTS,
    NotFinished: HTTP_409_CONFLICT,
    UnknownLesson: HTTP_404_NOT_FOUND,
    UnknownPosition: HTTP_404_NOT_FOUND,
    UnknownPuzzle: HTTP_404_NOT_FOUND,
    UnknownRulebook: HTTP_404_NOT_FOUND,
    storage.BrokenTable: HTTP_410_GONE,
    storage.LoggedTooMuch: HTTP_429_TOO_MANY_REQUESTS,
    storage.NoSuchMessage: HTTP_404_NOT_FOUND,
    storage.NoSuchTable: HTTP_404_NOT_FOUND,
    storage.NotSaved: HTTP_503_SERVICE_UNAVAILABLE,
    storage.ShareUsed: HTTP_409_CONFLICT,
    storage.TableFull: HTTP_409_CONFLICT,
    storage.WrittenElsewhere: HTTP_409_CONFLICT,
    table.AskedAlready: HTTP_409_CONFLICT,
    table.BotPlays: HTTP_409_CONFLICT,
    table.CalledOff: HTTP_409_CONFLICT,
    table.CannotAsk: HTTP_409_CONFLICT,
    table.CannotUndo: HTTP_409_CONFLICT,
    table.CoachBusy: HTTP_503_SERVICE_UNAVAILABLE,
    table.EndedByAgreement: HTTP_409_CONFLICT,
    table.NoLesson: HTTP_409_CONFLICT,
    table.NoPuzzle: HTTP_409_CONFLICT,
    table.NoSuchStep: HTTP_404_NOT_FOUND,
    table.NotAsked: HTTP_409_CONFLICT,
    table.NotCoached: HTTP_403_FORBIDDEN,
    table.NotYourSeat: HTTP_403_FORBIDDEN,
    table.SeatsOpen: HTTP_409_CONFLICT,
    table.Stale: HTTP_409_CONFLICT,
    table.Stopped: HTTP_409_CONFLICT,
}
"""The status that belongs to each kind of error, or else to the kind it is a kind of."""


class Refusal(FarshoreError):
    """Something that the web itself, and neither a table nor a rule of its game, does not allow."""

    def __init__(self, status: int, why: Phrase) -> None:
        super().__init__(why.key, **why.params)
        self.status = status


class StaleWish(table.Stale):
    """A wish of a page that is out of date, and what is the case now."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__()
        self.snapshot = snapshot


def problem(error: FarshoreError, language: str = FALLBACK) -> Problem:
    """Say what went wrong."""
    rule = error.rule if isinstance(error, IllegalAction) else ""
    key = "illegal" if isinstance(error, IllegalAction) else error.key.removeprefix(PREFIX)
    snapshot = error.snapshot if isinstance(error, StaleWish) else msgspec.UNSET
    return Problem(error=key, text=error.phrase.say(language), rule=rule, snapshot=snapshot)


def status_of(error: FarshoreError) -> int:
    """Return the status that belongs to an error."""
    if isinstance(error, Refusal):
        return error.status
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def _answer(request: Request[Any, Any, Any], error: FarshoreError) -> Response[Problem]:
    answer = problem(error, language_of(request.scope))
    status = status_of(error)
    headers = RETRY_LATER if status in {HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE} else None
    return Response(answer, status_code=status, media_type="application/json", headers=headers)


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


def _not_text(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Problem]:
    return _answer(request, Refusal(HTTP_400_BAD_REQUEST, Phrase("server-not-text")))


def _not_saved(request: Request[Any, Any, Any], error: storage.NotSaved) -> Response[Problem]:
    cause = getattr(error.__cause__, "orig", error.__cause__)
    log.error("%s: %s", error.key, str(cause or "").partition("\n")[0])  # what follows may quote what was written
    return _answer(request, error)


def note_unexpected(asked: ASGIConnection[Any, Any, Any, Any], error: Exception) -> None:
    """Write down that something failed that should not."""
    place = asked.scope.get("path_template", "")  # the address itself is what somebody typed
    where = "".join(traceback.format_tb(error.__traceback__))  # without its message, in which that may be quoted
    method = asked.scope.get("method", SOCKET)
    log.error("%s %s failed: %s\n%s", method, place, type(error).__name__, where)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    note_unexpected(request, error)
    return _answer(request, Refusal(HTTP_500_INTERNAL_SERVER_ERROR, Phrase("server-failed")))


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    FarshoreError: _expected,
    HTTPException: _http,
    RecursionError: _nested,
    UnicodeDecodeError: _not_text,
    storage.NotSaved: _not_saved,
    Exception: _unexpected,
}
"""For Litestar: how each kind of error is answered."""


def answer_to(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Return how an error is answered, as Litestar would find it out."""
    return next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)(request, error)
