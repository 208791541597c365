"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from farshore.core.words import FALLBACK
from farshore.server import errors, pages
from farshore.server.bots import Bots
from farshore.server.given import Asked, Language
from farshore.server.guard import Guard
from farshore.server.identity import Guest, Guests
from farshore.server.language import known_language
from farshore.server.live import live
from farshore.server.matches import Matches
from farshore.server.openapi import CONFIG
from farshore.server.routes import lobby, table
from farshore.server.settings import Settings
from farshore.server.storage.database import Database
from farshore.server.tables import Tables
from farshore.server.thinking import Thinkers

T = TypeVar("T")


def create_app(settings: Settings | None = None) -> Guard:
    """Return the web table as an ASGI application. It opens its data folder when it is started."""
    settings = settings or Settings()
    return Guard(create_inner(settings), settings)


def create_inner(settings: Settings) -> Litestar:
    """Return what is behind the gate."""
    database = Database(settings.data)
    matches = Matches(database, settings.kept)
    tables, guests = Tables(matches), Guests(database)

    @asynccontextmanager
    async def run(_app: Litestar) -> AsyncIterator[None]:
        await database.open()
        thinkers = Thinkers(settings.workers, settings.budget)
        bots = Bots(matches, thinkers, settings.pace)
        matches.listeners.append(bots.wake)
        await bots.resume()
        try:
            yield
        finally:
            await bots.stop()
            thinkers.stop()
            await database.close()

    async def provide_guest(request: Asked) -> Guest | None:
        return await guests.who(request)

    return Litestar(
        route_handlers=[*lobby.HANDLERS, *table.HANDLERS, live, pages.page],
        lifespan=[run],
        dependencies={
            "settings": _provide(settings),
            "matches": _provide(matches),
            "tables": _provide(tables),
            "guests": _provide(guests),
            "guest": Provide(provide_guest),
            "spoken": Provide(_spoken, sync_to_thread=False),
        },
        exception_handlers=errors.HANDLERS,
        request_max_body_size=settings.largest_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=CONFIG,
        logging_config=None,
    )


def _spoken(language: Language = FALLBACK) -> str:
    return known_language(language)


def _provide(thing: T) -> Provide:
    """Hand the same thing to everyone who asks for it by name."""
    give: Callable[[], T] = lambda: thing  # noqa: E731 - the annotation tells Litestar what it is
    return Provide(give, sync_to_thread=False)
