"""ASGI, as far as the porter before the application needs it; types as the specification has them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv6Network, ip_address
from typing import Any, Final

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""

API: Final = "/api/"


def is_api(path: str) -> bool:
    """Tell whether a path leads to the API; the router takes several slashes for one."""
    return f"/{path.lstrip('/')}".startswith(API)


def address_of(scope: Scope) -> str:
    """Return where a request comes from, as far as one caller can be told from another."""
    client = scope.get("client")
    return caller_at(str(client[0])) if client else ""


@lru_cache(maxsize=4_096)
def caller_at(address: str) -> str:
    """Return who calls from an address: of IPv6 a network, of which a household has all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
