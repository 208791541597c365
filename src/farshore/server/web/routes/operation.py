"""For whoever runs the server: is it alive, does it take work, and how does it fare."""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from farshore.server.storage.errors import NotSaved
from farshore.server.web.asgi import address_of
from farshore.server.web.dependencies import HttpRequest, TheMetrics, TheReadiness, TheSettings, TheTables
from farshore.server.web.reach import is_local

NOT_KEPT: Final = {"Cache-Control": "no-store"}
FORWARDED: Final = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip"})
"""What a proxy adds: whoever it asks for is not on this machine."""


@get("/health", include_in_schema=False)
async def health() -> Response[dict[str, str]]:
    """Answer: a server that cannot is to be started anew."""
    return Response({"status": "alive"}, headers=NOT_KEPT)


@get("/ready", include_in_schema=False)
async def ready(readiness: TheReadiness, tables: TheTables) -> Response[dict[str, str]]:
    """Tell whether more work may be sent here: everything is open, the database answers, and it is not about to end."""
    status = readiness.stage
    try:
        await tables.repository.answer()
    except NotSaved:
        return Response({"status": "no database"}, status_code=503, headers=NOT_KEPT)
    return Response({"status": status}, status_code=200 if status == "ready" else 503, headers=NOT_KEPT)


@get("/metrics", include_in_schema=False)
async def measures(request: HttpRequest, settings: TheSettings, metrics: TheMetrics) -> Response[bytes]:
    """Return what is measured, to this machine or to whoever knows the token; to others there is nothing here."""
    if not (is_from_here(request.scope) or _has_token(request.scope, settings.metrics_token)):
        raise NotFoundException
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST, headers=NOT_KEPT)


def is_from_here(scope: Any) -> bool:
    """Tell whether a request comes from this very machine, and not from a proxy there for somebody else."""
    return is_local(address_of(scope)) and not any(key in FORWARDED for key, _ in scope["headers"])


def _has_token(scope: Any, token: str) -> bool:
    given = dict(scope["headers"]).get(b"authorization", b"")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


HANDLERS = [health, ready, measures]
