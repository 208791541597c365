"""How a request or a socket that is not let through is told why: the same sentence by whichever way it can be read.

A browser shows its page nothing of a socket that was refused before it was open, neither a status nor a word. So our
own page is let in and told as the socket is closed; everybody else gets an answer of HTTP, as to any other request.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from farshore.core.errors import FarshoreError
from farshore.server.rate_limit import RateLimit
from farshore.server.web.asgi import Message, Receive, Scope, Send, address_of
from farshore.server.web.errors import Refusal, answer_to, problem
from farshore.server.web.language import language_of
from farshore.server.web.messages.play import Problem

CLOSED_FOR: Final = 4000
"""With the status added, how a socket is closed for a reason: 4404. All but 4429 will not go away by themselves."""
LONGEST_REASON: Final = 123
"""Bytes of UTF-8 that fit into the frame which closes a socket (RFC 6455, 5.5)."""
FAILED: Final = "farshore.failed"
"""Where is noted in a request what has failed about it."""
AS_HTTP: Final = "websocket.http.response"
"""The extension of ASGI by which a socket is refused with an answer."""


def reason_of(error: FarshoreError, language: str) -> str:
    """Return why a socket is closed, as far as there is room to say it."""
    text = error.phrase.say(language)
    if len(text.encode()) <= LONGEST_REASON:
        return text
    room = LONGEST_REASON - len("…".encode())
    return text.encode()[:room].decode(errors="ignore") + "…"


async def refuse(send: Send, refusal: Refusal, language: str, kind: str = "http.response") -> None:
    """Answer a request that is not let through; whoever asks too often has to connect anew."""
    headers = []
    if refusal.status == HTTP_429_TOO_MANY_REQUESTS:
        headers = [(b"retry-after", b"1"), (b"connection", b"close")]
    await _say(send, refusal.status, problem(refusal, language), headers, kind)


async def refuse_socket(
    scope: Scope, receive: Receive, send: Send, refusal: Refusal, told: RateLimit | None = None
) -> None:
    """Answer a socket that is not let through; ``told``: how many pages are told so that they can hear it."""
    await receive()
    language = language_of(scope)
    closing: Message = {"type": "websocket.close", "code": CLOSED_FOR + refusal.status}
    closing["reason"] = reason_of(refusal, language)
    is_to_wait = refusal.status == HTTP_429_TOO_MANY_REQUESTS and _is_page(scope)
    if is_to_wait and (told is None or told.take(address_of(scope))):
        await send({"type": "websocket.accept"})
        await send(closing)
    elif AS_HTTP in (scope.get("extensions") or {}):
        await refuse(send, refusal, language, AS_HTTP)
    else:
        await send(closing)


async def note_failure(error: Exception, scope: Any) -> None:
    """Note what has failed; Litestar says of a socket only that something has."""
    scope[FAILED] = error


def told_why(scope: Scope, send: Send) -> Send:
    """Answer a socket that fails before it is open in words, as any other request is."""
    is_open = False

    async def telling(message: Message) -> None:
        nonlocal is_open
        is_open = is_open or message["type"] == "websocket.accept"
        failed = scope.get(FAILED)
        if message["type"] == "websocket.close" and not is_open and failed is not None:
            answer = answer_to(Request(scope), failed)  # type: ignore[arg-type]
            headers = [(name.lower().encode(), value.encode()) for name, value in answer.headers.items()]
            await _say(send, answer.status_code or 500, answer.content, headers, AS_HTTP)
        else:
            await send(message)

    return telling if AS_HTTP in (scope.get("extensions") or {}) else send


async def _say(send: Send, status: int, problem: Problem, headers: list[tuple[bytes, bytes]], kind: str) -> None:
    body = msgspec.json.encode(problem)
    sent = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": f"{kind}.start", "status": status, "headers": sent})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


def _is_page(scope: Scope) -> bool:
    """Tell whether a page asks, and not a program; of which site was looked at before anybody is told to wait."""
    return any(key == b"origin" for key, _ in scope["headers"])
