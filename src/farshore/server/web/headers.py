"""What every answer carries along to keep a browser careful."""

from __future__ import annotations

from typing import Final

from farshore.server.web.asgi import Message, Send, is_api

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
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


def with_headers(send: Send, path: str) -> Send:
    """Put on every answer what keeps a browser careful; nothing of the API is to be kept."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [(b"cache-control", b"no-store")] if is_api(path) else []
            message["headers"] = [*message.get("headers", []), *HEADERS, *kept]
        await send(message)

    return wrapped
