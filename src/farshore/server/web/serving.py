"""How uvicorn serves the web table: with limits, and with trust in nobody but the proxies that are named."""

from __future__ import annotations

import logging
from typing import Any, Final

import uvicorn

from farshore.server.settings import Settings
from farshore.server.web.asgi import App
from farshore.server.web.connections import Connections

LONGEST_MESSAGE: Final = 1024  # bytes that a page may send over a socket, on which it has nothing to say
GOODBYE: Final = 3  # seconds that open connections get when the server ends


def server_config(app: App, settings: Settings, goodbye: int = GOODBYE) -> uvicorn.Config:
    """Return how the application is to be served."""
    protocol: Any = Connections(settings).protocol()
    return uvicorn.Config(
        app,
        http=protocol,
        log_level=logging.WARNING,
        log_config=None,
        access_log=False,  # addresses and what people typed into them are nobody's business
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=goodbye,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # uvicorn would believe every program on this machine
        forwarded_allow_ips=list(settings.proxies),
    )
