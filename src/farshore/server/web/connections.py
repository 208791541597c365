"""Connections: how many one address may have open, and how long a request may be on its way.

uvicorn waits forever for whoever connects and says nothing, or stops in the middle of a request, or does not read the
answer; and it reads headers of any length, and however many requests are sent before the first of them is answered. A
protocol of its own class closes such connections. What becomes a WebSocket is counted by the porter from then on; see
``light_socket``.
"""

from __future__ import annotations

import asyncio
import logging
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from farshore.server.rate_limit import ConnectionLimit, RateLimit
from farshore.server.settings import Settings
from farshore.server.web.asgi import caller_at

LARGEST_HEADERS: Final = 32 * 1024
"""Bytes of a request before its body."""
OPENED: Final = 4
"""How many times as many connections as one may have open it may open in a second: as many as there may be requests."""
MOST_AHEAD: Final = 8
"""Requests that may wait on a connection behind the one that is being answered; browsers send none."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 29\r\n\r\nToo many connections at once."
)
"""Said before anything was read: so nobody knows in which language."""


QUIET: Final = logging.getLogger("uvicorn.error.strangers")
"""Of what a stranger does wrong nothing is written down: it would be for them to say how much."""
QUIET.setLevel(logging.ERROR)


class TooManyAheadError(Exception):
    """Too many requests were sent before the first of them was answered."""


class Connections:
    """Everyone who is connected, by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = ConnectionLimit(settings.connections_each)
        self._opened = RateLimit(settings.connections_each * OPENED)
        self._proxies = [network for network in map(_network, settings.proxies) if network is not None]

    def is_full(self, address: str) -> bool:
        """Tell whether one more is too many, at a time or too soon.

        A proxy that is trusted has as many as all that come through it.
        """
        if self.open.total() >= self.settings.connections:
            return True
        caller = caller_at(address)
        return (self.open.is_full(caller) or not self._opened.take(caller)) and not self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        """Tell as uvicorn does whether somebody is believed: a proxy is named by its address or its network."""
        found = _network(address)
        return found is not None and any(found.network_address in proxy for proxy in self._proxies)

    def protocol(self) -> type[HttpToolsProtocol]:
        """Return the class that uvicorn makes an object of for each connection."""
        return type("GuardedProtocol", (GuardedConnection,), {"all": self})


def _network(text: str) -> IPv4Network | IPv6Network | None:
    """Return the network that an address or a network names; nothing, if it is the name of something else."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


class GuardedConnection(HttpToolsProtocol):
    """One connection: whatever it waits for, it does not wait for long."""

    all: Connections

    def __init__(self, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.logger = QUIET
        self._caller = ""
        self._is_counted = False
        self._deadline: asyncio.TimerHandle | None = None  # until when the request must be there
        self._stuck: asyncio.TimerHandle | None = None  # until when the answer must be read on
        self._leaving: asyncio.TimerHandle | None = None  # until when the last answer must be read
        self._unread = 0  # bytes of headers so far; of a body none are counted here
        self._has_headers = False
        self._running: RequestResponseCycle | None = None  # what is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection, or refuse it."""
        super().connection_made(transport)
        address = str(self.client[0]) if self.client else ""
        self._caller = caller_at(address)
        if self.all.is_full(address):
            transport.write(FULL)
            transport.close()
            return
        self.all.open.enter(self._caller)
        self._is_counted = True
        self._wait(self.all.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self._stop_waiting()
        self.resume_writing()
        if self._leaving is not None:
            self._leaving.cancel()
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, as long as it is no endless header."""
        if self.transport.is_closing():
            return
        if not self._has_headers:
            self._unread += len(data)
            if self._deadline is None:  # the first bytes of another request
                self._wait(self.all.settings.header_seconds)
        super().data_received(data)
        if not self._has_headers and self._unread > LARGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_headers_complete(self) -> None:
        """Begin to wait for the body. Raises ``TooManyAheadError``, which ends the reading."""
        if len(self.pipeline) >= MOST_AHEAD:
            self._drop()
            raise TooManyAheadError
        self._has_headers, self._unread = True, 0
        self._wait(self.all.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer: all of the request is there."""
        self._has_headers = False
        self._stop_waiting()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Begin to answer a request."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Say that no request can be read, unless nobody is there any more."""
        if not self.transport.is_closing():
            super().send_400_response(msg)
            self._close()

    def on_response_complete(self) -> None:
        """Go on with the next request, or be done."""
        super().on_response_complete()
        self._close()

    def timeout_keep_alive_handler(self) -> None:
        """Be done with whoever asks nothing any more."""
        super().timeout_keep_alive_handler()
        self._close()

    def pause_writing(self) -> None:
        """Begin to wait for the other side to read."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.all.settings.body_seconds, self._drop)

    def resume_writing(self) -> None:
        """Wait no longer: the other side reads."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self._stop_waiting()
        self.resume_writing()
        self._leave()
        super().handle_websocket_upgrade()

    def _close(self) -> None:
        """Wait no longer than for an answer until what is closing has been read: till then it would stay open."""
        if self.transport.is_closing() and self._leaving is None:
            self._leaving = self.loop.call_later(self.all.settings.body_seconds, self._drop)

    def _drop(self) -> None:
        """Be done at once: what is still being answered is not sent to a connection that is gone."""
        if self._running is not None:
            self._running.disconnected = True
        self.transport.abort()

    def _wait(self, seconds: float) -> None:
        """Wait for what is to come, so long and no longer."""
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._drop)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.all.open.leave(self._caller)
