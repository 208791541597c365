"""Whoever asks sees all that was answered before, by whichever process: a guard before every route about anything.

What another process has told is heard within milliseconds. Somebody who has just sat down at one process and acts at
another must not be told in between that they do not sit there.
"""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from farshore.server.storage.news import News
from farshore.server.web.asgi import is_api
from farshore.server.web.session import Connection


def hearing(news: News) -> list[Guard]:
    """Return the guard; none where there are no other processes."""

    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        if is_api(connection.scope["path"]):
            await news.heard_all()

    return [guard] if news.is_shared else []
