"""The gate before everything else: who may call from where, how often, and what every answer carries along.

An ASGI application around the real one, so that nothing gets past it, sockets and unknown paths included.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from farshore.core.words import Phrase
from farshore.server.errors import Refusal, problem
from farshore.server.settings import Settings

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application; its types as the specification has them."""

API: Final = "/api/"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SHARED: Final = 4  # how many times a guest's share one address may use
BURST: Final = 6  # seconds' worth that may come at once
MOST_BUCKETS: Final = 10_000
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Buckets:
    """How much each caller may still ask for: a share that fills up again with time."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}  # by caller: how much was left, and when

    def take(self, caller: str, share: float = 1) -> bool:
        """Take one from a caller's bucket, ``share`` times as large as usual; tell whether there was one."""
        if not self.rate:
            return True
        now, size = time.monotonic(), self.rate * share * BURST
        left, when = self._left.get(caller, (size, now))
        left = min(size, left + (now - when) * self.rate * share)
        if len(self._left) > MOST_BUCKETS:
            self._left = {key: value for key, value in self._left.items() if now - value[1] < BURST}
        self._left[caller] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Guard:
    """The gate."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._changes = Buckets(settings.changes)
        self._looks = Buckets(settings.looks)
        self._sockets: Counter[str] = Counter()  # open, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, refusal)
        elif refusal is not None:
            await _refuse(_with_headers(send, scope["path"]), refusal)
        else:
            await self.app(scope, receive, _with_headers(send, scope["path"]))

    async def _socket(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        """Let a socket be opened, if there are not too many."""
        address = _address(scope)
        if refusal is not None or self._sockets[address] >= self.settings.sockets:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _refusal(self, scope: Scope) -> Refusal | None:
        """Return why a request is not let through."""
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            return Refusal(403, Phrase("server-host", host=host))
        is_change = scope["type"] == "http" and scope["method"] not in SAFE
        if (is_change or scope["type"] == "websocket") and not _is_same_origin(headers, host):
            return Refusal(403, Phrase("server-origin"))
        if is_change and headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
            return Refusal(415, Phrase("server-not-json"))
        if not self._has_time(scope, headers, is_change):
            return Refusal(429, Phrase("server-too-often"))
        return None

    def _has_time(self, scope: Scope, headers: dict[bytes, str], is_change: bool) -> bool:
        address = _address(scope)
        if not is_change:
            return not _is_api(scope["path"]) or self._looks.take(address)
        if not self._changes.take(address, SHARED):
            return False
        cookies = headers.get(b"cookie")
        return cookies is None or self._changes.take(sha256(cookies.encode()).hexdigest())


def _is_api(path: str) -> bool:
    """Tell whether a path leads to the API; the router takes several slashes for one."""
    return f"/{path.lstrip('/')}".startswith(API)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


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


def _with_headers(send: Send, path: str) -> Send:
    """Put on every answer what keeps a browser careful; nothing of the API is to be kept."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [(b"cache-control", b"no-store")] if _is_api(path) else []
            message["headers"] = [*message.get("headers", []), *HEADERS, *kept]
        await send(message)

    return wrapped


async def _refuse(send: Send, refusal: Refusal) -> None:
    headers = [(b"content-type", b"application/json")]
    if refusal.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    body = msgspec.json.encode(problem(refusal))
    await send({"type": "http.response.body", "body": body, "more_body": False})
