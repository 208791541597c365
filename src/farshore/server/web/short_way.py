"""The short way of what is asked for most often, an action: past routes, dependencies and layers that it does not need.

The long way, by Litestar, does the same and is what is described to other programs. Whatever is unusual about a request
takes it; so this knows only how an action is done, and no rule about requests.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import Litestar, Request

from farshore.server.lobby.guests import Guests
from farshore.server.storage.cache import TableCache
from farshore.server.web.asgi import App, Message, Receive, Scope, Send
from farshore.server.web.dependencies import Call
from farshore.server.web.errors import answer_to
from farshore.server.web.language import spoken_to
from farshore.server.web.messages.play import ActionAsk, Done
from farshore.server.web.routes.table import do_action
from farshore.server.web.session import Connection, asking, id_of

ROUTE: Final = "/api/tables/{table_id}/actions"
PATH: Final = re.compile(ROUTE.replace("{table_id}", "([A-Za-z0-9_-]+)"))
HOST: Final = re.compile(rb"[A-Za-z0-9._-]+(:[0-9]{1,5})?")
"""A host as browsers name it; of any other Litestar tells whether it is one."""
JSON: Final = (b"content-type", b"application/json")

_read = msgspec.json.Decoder(ActionAsk).decode
_encode = msgspec.json.Encoder().encode


class ShortWay:
    """An application around the one with all routes."""

    def __init__(self, routes: Litestar, tables: TableCache, guests: Guests, largest_body: int) -> None:
        self.routes = routes
        self.app: App = routes
        self.tables = tables
        self.guests = guests
        self.largest_body = largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an action; hand on everything else."""
        found = PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None or not self._is_usual(scope):
            await self.app(scope, receive, send)
            return
        scope["path_template"] = ROUTE
        try:
            body = await _whole_body(receive)
        except Exception as error:  # noqa: BLE001 - as Litestar does
            await _fail(scope, send, error)
            return
        try:
            ask = _read(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await self.app(scope, _again(body, receive), send)  # which says what is wrong with it
            return
        try:
            answer = _encode(await self._do(scope, found[1], ask))
        except Exception as error:  # noqa: BLE001 - as Litestar does
            await _fail(scope, send, error)
            return
        await _send(send, 200, answer)

    def _is_usual(self, scope: Scope) -> bool:
        """Tell whether there is nothing about a request that Litestar might object to."""
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"")
        is_short = length.isdigit() and int(length) <= self.largest_body
        return is_short and not scope.get("root_path") and HOST.fullmatch(headers.get(b"host", b"")) is not None

    async def _do(self, scope: Scope, table_id: str, ask: ActionAsk) -> Done:
        """Do what the guards before every route do, and then the action."""
        if self.tables.news.is_shared:
            await self.tables.news.heard_all()
        guest = await asking(Connection(scope), self.guests)  # type: ignore[arg-type]
        await self.tables.check_look(table_id, id_of(guest))
        return await do_action(Call(guest, self.tables, spoken_to(scope, guest)), table_id, ask)


async def _whole_body(receive: Receive) -> bytes:
    """Return all that was sent; how much it may be was announced, and uvicorn reads no more."""
    message = await receive()
    parts = [message.get("body", b"")]
    while message.get("more_body"):
        message = await receive()
        parts.append(message.get("body", b""))
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """Let somebody else read what was read."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return unread.pop() if unread else await receive()

    return received


async def _fail(scope: Scope, send: Send, error: Exception) -> None:
    answer = answer_to(Request(scope), error)  # type: ignore[arg-type]
    headers = [(name.lower().encode(), value.encode()) for name, value in answer.headers.items()]
    await _send(send, answer.status_code or 500, _encode(answer.content), headers)


async def _send(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    sent = [JSON, (b"content-length", b"%d" % len(body)), *(headers or ())]
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
