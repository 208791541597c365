"""How a request or a socket that is not let through is told why: the same sentence by whichever way it can be read.

A browser shows its page nothing of a socket that was refused before it was open, neither a status nor a word. So our
own page is let in and told as the socket is closed; everybody else gets an answer of HTTP, as to any other request.
"""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from farshore.core.errors import FarshoreError
from farshore.server.web.asgi import Message, Receive, Scope, Send
from farshore.server.web.errors import Refusal, problem
from farshore.server.web.language import language_of

CLOSED_FOR: Final = 4000
"""With the status added, how a socket is closed for a reason: 4404. All but 4429 will not go away by themselves."""
LONGEST_REASON: Final = 123
"""Bytes of UTF-8 that fit into the frame which closes a socket (RFC 6455, 5.5)."""
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
    """Answer a request that is not let through."""
    body = msgspec.json.encode(problem(refusal, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == HTTP_429_TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


async def refuse_socket(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer a socket that is not let through."""
    await receive()
    language = language_of(scope)
    closing: Message = {"type": "websocket.close", "code": CLOSED_FOR + refusal.status}
    closing["reason"] = reason_of(refusal, language)
    if refusal.status == HTTP_429_TOO_MANY_REQUESTS and _is_page(scope):
        await send({"type": "websocket.accept"})
        await send(closing)
    elif AS_HTTP in (scope.get("extensions") or {}):
        await refuse(send, refusal, language, AS_HTTP)
    else:
        await send(closing)


def _is_page(scope: Scope) -> bool:
    """Tell whether a page asks, and not a program; of which site was looked at before anybody is told to wait."""
    return any(key == b"origin" for key, _ in scope["headers"])
