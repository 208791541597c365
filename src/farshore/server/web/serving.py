"""How uvicorn serves the web table: with limits, and with trust in nobody but the proxies that are named."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import nullcontext
from types import FrameType
from typing import Any, Final

import uvicorn

from farshore.server.heap import steady_heap
from farshore.server.settings import Settings
from farshore.server.web.asgi import App
from farshore.server.web.connections import Connections
from farshore.server.web.light_socket import LONGEST_MESSAGE, light_sockets
from farshore.server.web.porter import Porter

GOODBYE: Final = 3  # seconds that open connections get when the server ends


class SteadyServer(uvicorn.Server):
    """Has a process of its own, whose memory it settles once everything is loaded."""

    has_process = True

    async def main_loop(self) -> None:
        """Serve."""
        with steady_heap() if self.has_process else nullcontext():
            await super().main_loop()


class TableServer(SteadyServer):
    """Ends without a hurry: it first says that it is about to, for a while, so that a proxy sends nobody here any more.

    Then uvicorn lets what was asked be answered, and tells sockets to connect anew. Who cannot wait asks again.
    """

    def __init__(self, app: Porter, settings: Settings, goodbye: int = GOODBYE) -> None:
        super().__init__(server_config(app, settings, goodbye))
        self.readiness = app.readiness
        self.drain_seconds = settings.drain_seconds
        self.is_worker = False  # one of several: a parent hears what is typed, and tells them

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End, or be about to."""
        if self.is_worker and sig == signal.SIGINT:
            return
        if self.readiness.stage == "stopping" or not self.drain_seconds:
            self.readiness.stop()
            super().handle_exit(sig, frame)
        else:
            self.readiness.stop()
            asyncio.get_running_loop().call_later(self.drain_seconds, self.handle_exit, sig, frame)


def server_config(app: App, settings: Settings, goodbye: int = GOODBYE) -> uvicorn.Config:
    """Return how the application is to be served."""
    protocol: Any = Connections(settings).protocol()
    return uvicorn.Config(
        app,
        http=protocol,
        ws=light_sockets(settings),
        log_level=logging.WARNING,
        log_config=None,
        access_log=False,  # addresses and what people typed into them are nobody's business
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=goodbye,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # uvicorn would believe every program on this machine
        forwarded_allow_ips=list(settings.proxies),
    )
