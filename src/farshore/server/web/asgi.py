"""ASGI, as far as the gate before the application needs it; types as the specification has them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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
    """Return where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
