"""A socket that says much and listens to nothing, and waits for nobody for long.

uvicorn takes in whatever comes, a quarter of a megabyte at a time, each frame in Python on the event loop; it waits for
ever for whoever does not read; and whom it tells to go has ten seconds for it. A page has nothing to say on its socket
but that it is still there and that it goes.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from farshore.server.rate_limit import RateLimit
from farshore.server.settings import Settings
from farshore.server.web.shared_deflate import SharedDeflateFactory

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LONGEST_MESSAGE: Final = 1024
"""Bytes that one message to us may have."""
HEARD: Final = 100.0
"""Bytes a second that are taken in: an answer to a ping, every twenty seconds, has ten."""
HEARD_AT_ONCE: Final = 2 * 1024
FAREWELL: Final = 1.0
"""Seconds for whoever is told to go."""
SELF: Final = ""  # the only caller on a connection


class LightSocket(WebSocketsSansIOProtocol):
    """A socket; what it says is compressed once for all who are told the same, see ``shared_deflate``."""

    patience = 20.0  # seconds without reading on

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = FAREWELL
        self._heard = RateLimit(HEARD, HEARD_AT_ONCE / HEARD)
        self._stuck: asyncio.TimerHandle | None = None  # until when the other side must read on
        self._leaving: asyncio.TimerHandle | None = None  # when it is over, though the other side may not have read it
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [SharedDeflateFactory()]

    def data_received(self, data: bytes) -> None:
        """Take in what is said, as long as it is next to nothing; first comes the request itself, which is measured."""
        if self.handshake_initiated:
            self._heard.charge(SELF, len(data))
            if self._heard.is_in_debt(SELF):
                self._drop()
                return
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """Listen to nothing: nobody would ever ask for what was kept."""

    handle_bytes = handle_cont = handle_text

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        for timer in (self._stuck, self._leaving):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Begin to wait for the other side to read."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.patience, self._drop)

    def resume_writing(self) -> None:
        """Wait no longer: the other side reads."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    async def send(self, message: ASGISendEvent) -> None:
        """Say something. A refusal said to its end is an answer: uvicorn would write down an error for each of them."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """Give up whoever is no longer there."""
        super().keepalive_timeout()
        self._leave()

    async def run_asgi(self) -> None:
        """Serve it, and let go of it: what is closed stays open for as long as the last of it is not read."""
        await super().run_asgi()
        self._leave()

    def _leave(self) -> None:
        if not self.disconnected and self._leaving is None:
            self._leaving = self.loop.call_later(2 * FAREWELL, self._drop)

    def _drop(self) -> None:
        """Be done at once: nothing more is sent."""
        self.disconnected = True
        self.transport.abort()


def light_sockets(settings: Settings) -> type[LightSocket]:
    """Return the class that uvicorn makes an object of for each socket."""
    return type("GuardedSocket", (LightSocket,), {"patience": settings.body_seconds})
