"""The porter before everything else: who may call from where, how often, and what every answer carries along.

Middleware: an ASGI application around the real one, so that nothing gets past it, sockets and unknown paths included.
"""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import sha256
from math import ceil
from typing import Final
from urllib.parse import urlsplit

from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from farshore.core.words import Phrase
from farshore.server.heavy_work import CALLER, Caller, HeavyWork
from farshore.server.metrics import Metrics
from farshore.server.rate_limit import ConnectionLimit, RateLimit
from farshore.server.readiness import Readiness
from farshore.server.settings import Settings
from farshore.server.web.asgi import App, Message, Receive, Scope, Send, address_of, is_api
from farshore.server.web.browsers import browser_of
from farshore.server.web.compression import Compression
from farshore.server.web.errors import Refusal
from farshore.server.web.headers import with_headers
from farshore.server.web.language import language_of
from farshore.server.web.open_files import room_for_sockets
from farshore.server.web.refusing import refuse, refuse_socket, told_why
from farshore.server.web.session import COOKIE, CookieName, token_of

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
OTHER: Final = "other"
"""A method, or a route, that there is not."""
STOP_MAIL: Final = "/api/mail/stop/"
"""Where the button of a mail program comes to, which sends a form: all that counts is in the address."""
SHARED: Final = 4  # how many times a guest's share one address may use
PIECE: Final = 16 * 1024
"""Bytes of an answer to whoever only looks, or of a file of the page, that count as one: sending more takes longer."""
HELD: Final = 0.25
"""Seconds for which whoever asks too often waits to be told so: as they have only so many connections, they cannot ask
much faster than they are answered. To close these instead made others wait longer: opening one is dear."""
TOLD, TOLD_AT_ONCE = 1.0, 4.0  # pages of one address that are told why they have no socket, a second

log = logging.getLogger("farshore.requests")


class Porter:
    """The porter."""

    def __init__(
        self, app: App, settings: Settings, metrics: Metrics, readiness: Readiness, cookie: CookieName
    ) -> None:
        self.app = app
        self.cookie = cookie
        self.settings = settings
        self.metrics = metrics
        self.readiness = readiness
        self._changes = RateLimit(settings.changes)
        self._looks = RateLimit(settings.looks)
        self._files = RateLimit(settings.files)
        self._work = HeavyWork(settings.work)
        self._compression = Compression()
        self._told = RateLimit(TOLD, TOLD_AT_ONCE)
        self._sockets = ConnectionLimit(settings.sockets)
        self._most_sockets = room_for_sockets(settings)
        metrics.watch("sockets", "Pages that are connected.", self._sockets.total)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[COOKIE] = self.cookie.text
        CALLER.set(
            Caller(address_of(scope), self._work, browser_of(scope))
        )  # of this request alone: each is a task of its own
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, refusal)
            return
        answer = with_headers(self._measured(self._charged(send, scope), scope), scope["path"])
        if refusal is not None:
            if refusal.status == HTTP_429_TOO_MANY_REQUESTS:
                await asyncio.sleep(HELD)
            await refuse(answer, refusal, language_of(scope))
        else:
            await self.app(scope, _whole(receive), self._compression.around(answer, scope))

    def _measured(self, send: Send, scope: Scope) -> Send:
        """Note how long a request has taken when its answer begins."""
        begun = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds, status = time.perf_counter() - begun, message["status"]
                method = scope["method"] if scope["method"] in METHODS else OTHER
                route = scope.get("path_template") or OTHER  # the address itself is what somebody typed
                self.metrics.request(method, route, status, seconds)
                facts = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1e3, 1)}
                log.info("%s %s: %s", method, route, status, extra={"facts": facts})
            await send(message)

        return noted

    def _charged(self, send: Send, scope: Scope) -> Send:
        """Take what somebody who only looks has cost beyond the one that every request does, by what is sent."""
        if is_api(scope["path"]) and scope["method"] not in SAFE:
            return send
        limit = self._looks if is_api(scope["path"]) else self._files
        sent = 0

        async def counted(message: Message) -> None:
            nonlocal sent
            sent += len(message.get("body", b""))
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body") and sent > PIECE:
                limit.charge(address_of(scope), ceil(sent / PIECE) - 1)

        return counted

    async def _socket(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        """Let a socket be opened, if there are not too many."""
        address = address_of(scope)
        if refusal is None and self._are_too_many(address):
            refusal = Refusal(HTTP_429_TOO_MANY_REQUESTS, Phrase("server-too-many-sockets"))
        if refusal is not None:
            await refuse_socket(scope, receive, send, refusal, self._told)
            return
        self._sockets.enter(address)
        try:
            await self.app(scope, receive, told_why(scope, send))
        finally:
            self._sockets.leave(address)

    def _are_too_many(self, address: str) -> bool:
        return self._sockets.is_full(address) or self._sockets.total() >= self._most_sockets

    def _refusal(self, scope: Scope) -> Refusal | None:
        """Return why a request is not let through."""
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            return Refusal(403, Phrase("server-host", host=host))
        is_change = scope["type"] == "http" and scope["method"] not in SAFE
        if (is_change or scope["type"] == "websocket") and not _is_same_origin(headers, host):
            return Refusal(403, Phrase("server-origin"))
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        if is_change and kind != "application/json" and not scope["path"].startswith(STOP_MAIL):
            return Refusal(415, Phrase("server-not-json"))
        if not self._has_time(scope, is_change):
            return Refusal(HTTP_429_TOO_MANY_REQUESTS, Phrase("server-too-often"))
        return None

    def _has_time(self, scope: Scope, is_change: bool) -> bool:
        address = address_of(scope)
        if not is_api(scope["path"]) and not is_change:
            return self._files.take(address)
        if not self._work.has_time(address):
            return False
        if not is_change:
            return self._looks.take(address)
        token = token_of(scope)  # and no other cookie: whoever changes those stays the same guest
        guest = sha256(token.encode(errors="replace")).hexdigest() if token else f"strangers at {address}"
        return self._changes.take(address, SHARED) and self._changes.take(guest)


def _name(host: str) -> str:
    """Return a host's name without its port; nothing of what is no host."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_same_origin(headers: dict[bytes, str], host: str) -> bool:
    """Tell whether a request comes from our own page, or from no page at all."""
    origin = headers.get(b"origin")
    if origin is not None:
        return origin.lower() in {f"http://{host}".lower(), f"https://{host}".lower()}
    return headers.get(b"sec-fetch-site", "none") in {"same-origin", "none"}


def _whole(receive: Receive) -> Receive:
    """Say in a sentence, though hardly anybody is there to hear it, that a request was only half sent."""

    async def received() -> Message:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refusal(400, Phrase("server-half-sent"))
        return message

    return received
