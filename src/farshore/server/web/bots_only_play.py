"""A bot plays, and does nothing else: who somebody is, and how they sign in, is for people.

A guard before every route about oneself, so that none can be forgotten; that a bot may ask who it is, and where it
sits, is the exception.
"""

from __future__ import annotations

from typing import Final

from litestar.handlers import BaseRouteHandler

from farshore.server.lobby.errors import ForPeople
from farshore.server.web.session import Connection, bearer_of

PERSONAL: Final = ("/api/me", "/api/sign-in")
OPEN: Final = ("GET", "/api/me")


async def bots_only_play(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse whoever shows a bot's token. Raises ``ForPeople``."""
    route = str(connection.scope.get("path_template", ""))
    if bearer_of(connection.scope) and route.startswith(PERSONAL) and (connection.scope.get("method"), route) != OPEN:
        raise ForPeople
