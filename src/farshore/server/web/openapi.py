"""The description of the API for other programs: what Litestar finds out, and the types of the installed games."""

from __future__ import annotations

from http import HTTPStatus
from threading import Lock
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore.core.registry import games
from farshore.server.unbroken import in_thread
from farshore.server.web.messages.play import Problem

PATH: Final = "/api/schema"
REFERENCE: Final = "#/components/schemas/{name}"
EVERYWHERE: Final = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.FORBIDDEN,  # another site, or another host
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
"""How anything may be refused."""
CHANGES: Final = (
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)
"""How what changes something may be refused, too."""
AT_A_TABLE: Final = (
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    HTTPStatus.GONE,  # other rules than are installed, or a log that cannot be read
    HTTPStatus.UNPROCESSABLE_ENTITY,
)
"""How what is asked for at a table may be refused, too."""

OWN: Final = "/api/me/"
"""What only those may ask for who are known: refused like a change, though it may be none."""

OPEN: Final = ("Action", "Event")
"""What is always one of a game's own, or the table's: ``type`` says which, and further fields follow from it."""


class Description:
    """The document: what Litestar found out, with each game's view, options, actions and events, named after the game.

    It is made when it is first asked for, and once, for that takes half a second: neither routes nor games change while
    a process runs, and at most servers nobody ever asks.
    """

    def __init__(self) -> None:
        self._document = b""
        self._making = Lock()

    def document(self, app: Litestar) -> bytes:
        """Return it. Takes long the first time: not to be done on the event loop."""
        with self._making:
            self._document = self._document or _document(app.openapi_schema.to_schema())
        return self._document


DESCRIPTION: Final = Description()


def description() -> OpenAPIConfig:
    """Return where an application is described: by a router of its own."""
    router = Router(PATH, route_handlers=[], include_in_schema=False, before_request=_answer)
    return OpenAPIConfig(title="Farshore", version="1", openapi_router=router, render_plugins=[JsonRenderPlugin()])


async def _answer(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer with the document before Litestar would with its own; what else is asked for beside it is not there."""
    if request.scope["path"].rstrip("/") not in (PATH, f"{PATH}/openapi.json"):
        return None
    document = await in_thread(DESCRIPTION.document, request.app)
    return Response(document, media_type=OpenAPIMediaType.OPENAPI_JSON)


def _document(described: dict[str, Any]) -> bytes:
    schemas = {**_problem_schemas(), **described.get("components", {}).get("schemas", {}), **game_schemas()}
    schemas |= {kind: {**schemas[kind], "properties": {"type": {"type": "string"}}} for kind in OPEN if kind in schemas}
    paths = {
        path: {method: _with_refusals(path, method, operation) for method, operation in operations.items()}
        for path, operations in described["paths"].items()
    }
    return msgspec.json.encode({**described, "paths": paths, "components": {"schemas": schemas}})


def _with_refusals(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """Say how an operation may be refused: by the porter, by its kind, and by what its address names."""
    statuses = {*EVERYWHERE, *(CHANGES if method == "post" or path.startswith(OWN) else ())}
    if "{table_id}" in path:
        statuses |= {*AT_A_TABLE}
    elif "{" in path:
        statuses |= {HTTPStatus.NOT_FOUND}
    refusals = {str(int(status)): _refusal(status) for status in sorted(statuses)}
    return {**operation, "responses": {**operation["responses"], **refusals}}


def _refusal(status: HTTPStatus) -> dict[str, Any]:
    schema = {"$ref": REFERENCE.format(name=Problem.__name__)}
    return {"description": status.phrase, "content": {"application/json": {"schema": schema}}}


def _problem_schemas() -> dict[str, Any]:
    return msgspec.json.schema_components([Problem], ref_template=REFERENCE)[1]


def game_schemas() -> dict[str, Any]:
    """Return the schemas of the games' own types."""
    found: dict[str, Any] = {}
    for game in games().values():
        types = [game.view_type, game.options_type, *game.action_types, *game.event_types]
        template = REFERENCE.format(name=f"{game.name}.{{name}}")
        _, components = msgspec.json.schema_components(types, ref_template=template)
        found |= {f"{game.name}.{name}": schema for name, schema in components.items()}
    return found
