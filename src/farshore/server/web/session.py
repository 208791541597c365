"""Who is asking: the cookie that holds a guest's token, or the header that holds a bot's.

Browsers send cookies to every port of a host, so that each server calls its own by a name of its own.
A header is sent by nobody's browser for another page, so that a bot needs no ``Origin``. What a person is known by is
taken from a cookie alone, what a bot is known by from the header alone.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from farshore.server.lobby.errors import Stranger, UnknownToken
from farshore.server.lobby.guests import Guests
from farshore.server.storage.people import SignedIn
from farshore.server.table.seating import Guest

OLD_COOKIE: Final = "farshore"
"""What every server called it before they had names: whoever has none of ours yet is still known by it."""
COOKIE: Final = "farshore.cookie"
"""Where the porter notes in a request what this server calls its cookie."""
TOKEN: Final = "farshore.token"  # noqa: S105 - only its name
"""Where is noted in a request what it is known by: it is asked for several times."""
BEARER: Final = "bearer"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class CookieName:
    """What this server calls its cookie, as soon as it knows who it is."""

    def __init__(self) -> None:
        self.text = OLD_COOKIE

    def follow(self, identity: str) -> None:
        """Take the name that belongs to a server."""
        self.text = f"{OLD_COOKIE}-{identity}"


def bearer_of(scope: Any) -> str:
    """Return the token that a request brings in its header, which may be nobody's; empty: none."""
    given = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"authorization"), "")
    scheme, _, token = given.partition(" ")
    return token.strip() if scheme.lower() == BEARER else ""


def token_of(scope: Any) -> str:
    """Return the token that a request brings, which may be nobody's; empty: none."""
    found: str | None = scope.get(TOKEN)
    if found is None:
        found = scope[TOKEN] = bearer_of(scope) or _cookie_of(scope)
    return found


def _cookie_of(scope: Any) -> str:
    brought = Connection(scope).cookies
    return brought.get(scope[COOKIE], "") or brought.get(OLD_COOKIE, "")


async def asking(connection: Connection, guests: Guests) -> Guest | None:
    """Return who is asking; ``None``: a stranger. Raises ``UnknownToken``."""
    found, is_bearer = await guests.who(token_of(connection.scope)), bool(bearer_of(connection.scope))
    if is_bearer and (found is None or not found.is_bot):
        raise UnknownToken
    return None if found is not None and found.is_bot and not is_bearer else found


def known(guest: Guest | None) -> Guest:
    """Return who is asking. Raises ``Stranger``."""
    if guest is None:
        raise Stranger
    return guest


async def signed_in(connection: Connection, guests: Guests) -> SignedIn:
    """Return which person is asking, and in which session. Raises ``Stranger``."""
    found = await signed_in_before(connection, guests)
    if found is None:
        raise Stranger
    return found


async def signed_in_before(connection: Connection, guests: Guests) -> SignedIn | None:
    """Return who is signed in where somebody asks; ``None``: nobody, nor is a bot whose token stands in a cookie."""
    found = await guests.signed_in(_cookie_of(connection.scope))
    return None if found is None or found.guest.is_bot else found


def id_of(guest: Guest | None) -> str | None:
    """Return who is asking, as tables know them."""
    return None if guest is None else guest.id


def cookies(connection: Connection, token: str | None) -> list[Cookie]:
    """Return the cookie to keep, if somebody has become a guest or signed in: for scripts to read, none."""
    return [] if token is None else [_cookie(connection, token, YEAR)]


def renamed(connection: Connection) -> list[Cookie]:
    """Return the cookie to keep for a guest who is still known by the old one."""
    own = connection.scope[COOKIE]  # type: ignore[typeddict-item]
    return [] if own in connection.cookies else cookies(connection, connection.cookies.get(OLD_COOKIE))


def no_cookie(connection: Connection) -> list[Cookie]:
    """Return the cookie that takes a guest's away."""
    return [_cookie(connection, "", 0)]


def _cookie(connection: Connection, token: str, seconds: int) -> Cookie:
    is_secure = connection.url.scheme == "https"  # by plain HTTP a browser would not keep it
    name: str = connection.scope[COOKIE]  # type: ignore[typeddict-item]
    return Cookie(key=name, value=token, max_age=seconds, path="/", httponly=True, samesite="lax", secure=is_secure)
