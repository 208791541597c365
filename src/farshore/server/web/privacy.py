"""Tables are private: to whoever may not look at one, it is not there, whatever is asked about it.

A guard before every route whose address names a table, so that none can be forgotten. A socket asks by itself, before
everything that it sends: it says why it closes, and somebody may be sent away while it is open.
"""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from farshore.server.lobby.guests import Guests
from farshore.server.storage.cache import TableCache
from farshore.server.web.session import Connection, asking, id_of

TABLE = "table_id"


def private_tables(tables: TableCache, guests: Guests) -> Guard:
    """Return the guard. It raises ``NoSuchTable``."""

    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        named: dict[str, Any] = connection.path_params
        if TABLE in named and connection.scope["type"] == ScopeType.HTTP:
            await tables.check_look(str(named[TABLE]), id_of(await asking(connection, guests)))

    return guard
