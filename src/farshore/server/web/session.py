"""Who is asking: the cookie that holds a guest's token."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from farshore.server.lobby.errors import Stranger
from farshore.server.lobby.guests import Guests
from farshore.server.table.seating import Guest

COOKIE = "farshore"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(scope: Any) -> str:
    """Return the token that a request brings, which may be nobody's; empty: none."""
    return ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE, "")


async def asking(connection: Connection, guests: Guests) -> Guest | None:
    """Return who is asking; ``None``: a stranger."""
    return await guests.who(token_of(connection.scope))


def known(guest: Guest | None) -> Guest:
    """Return who is asking. Raises ``Stranger``."""
    if guest is None:
        raise Stranger
    return guest


def id_of(guest: Guest | None) -> str | None:
    """Return who is asking, as tables know them."""
    return None if guest is None else guest.id


def cookies(connection: Connection, token: str | None) -> list[Cookie]:
    """Return the cookie to keep, if somebody has become a guest: for scripts to read, none."""
    if token is None:
        return []
    is_secure = connection.url.scheme == "https"  # by plain HTTP a browser would not keep it
    return [Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure)]
