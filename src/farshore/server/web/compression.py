"""Answers are compressed once: the same bytes again are remembered, and what is large is compressed off the loop.

Litestar's own compression does it anew for every answer, on the event loop.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Final

from farshore.server.unbroken import in_thread
from farshore.server.web.asgi import Message, Scope, Send

SMALLEST: Final = 1_000  # bytes that are worth it
MOST_AT_ONCE: Final = 16_000  # bytes that are compressed without a thread: half a millisecond
MOST_KEPT: Final = 16 * 1024 * 1024  # bytes of answers that are remembered, before and after
LEVEL: Final = 5
KINDS: Final = (b"text/", b"application/json", b"application/jsonl", b"application/javascript", b"image/svg")


class Compression:
    """Compresses, and remembers what was compressed lately."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, bytes] = OrderedDict()  # by what was compressed, the least lately asked first
        self._size = 0

    def around(self, send: Send, scope: Scope) -> Send:
        """Compress an answer that is sent, if the asker understands it and it is worth it."""
        if not any(key == b"accept-encoding" and b"gzip" in value.lower() for key, value in scope["headers"]):
            return send
        held: list[Message] = []

        async def compressing(message: Message) -> None:
            if message["type"] == "http.response.start":
                held.append(message)
                return
            for start in held:
                if not message.get("more_body") and _is_worth_it(start, message):
                    message["body"] = await self.of(message["body"])
                    start["headers"] = _headers(start, len(message["body"]))
                await send(start)
            held.clear()
            await send(message)

        return compressing

    async def of(self, body: bytes) -> bytes:
        """Return some bytes compressed."""
        known = self._known.get(body)
        if known is not None:
            self._known.move_to_end(body)
            return known
        made = await in_thread(_compressed, body) if len(body) > MOST_AT_ONCE else _compressed(body)
        self._keep(body, made)
        return made

    def _keep(self, body: bytes, made: bytes) -> None:
        if body in self._known or len(body) > MOST_KEPT // 4:
            return
        self._known[body] = made
        self._size += len(body) + len(made)
        while self._size > MOST_KEPT:
            old, its = self._known.popitem(last=False)
            self._size -= len(old) + len(its)


def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def _is_worth_it(start: Message, message: Message) -> bool:
    headers = dict(start.get("headers", []))
    kind = headers.get(b"content-type", b"")
    is_plain = b"content-encoding" not in headers and len(message.get("body", b"")) >= SMALLEST
    return is_plain and kind.startswith(KINDS)


def _headers(start: Message, length: int) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer that is now compressed."""
    kept = [(key, value) for key, value in start["headers"] if key.lower() not in {b"content-length", b"vary"}]
    vary = [value for key, value in start["headers"] if key.lower() == b"vary"]
    return [
        *kept,
        (b"content-encoding", b"gzip"),
        (b"content-length", str(length).encode()),
        (b"vary", b", ".join([*vary, b"Accept-Encoding"])),
    ]
