"""The description of the API for other programs: what Litestar finds out, and the types of the installed games."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore.core.registry import games
from farshore.server.web.messages.play import Problem

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


class Description(JsonRenderPlugin):
    """The document: what Litestar found out, with each game's view, options, actions and events, named after the game.

    It is made once, for it takes a quarter of a second: neither routes nor games change while a process runs.
    """

    def __init__(self) -> None:
        super().__init__()
        self._document: bytes | None = None

    def prepare(self, app: Litestar) -> None:
        """Make it before somebody asks for it. Takes long: not to be done on the event loop."""
        if self._document is None:
            self._document = _document(app.openapi_schema.to_schema())

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return it."""
        self.prepare(request.app)
        assert self._document is not None
        return self._document


def _document(described: dict[str, Any]) -> bytes:
    schemas = {**_problem_schemas(), **described.get("components", {}).get("schemas", {}), **game_schemas()}
    schemas |= {kind: {**schemas[kind], "properties": {"type": {"type": "string"}}} for kind in OPEN if kind in schemas}
    paths = {
        path: {method: _with_refusals(path, method, operation) for method, operation in operations.items()}
        for path, operations in described["paths"].items()
    }
    return msgspec.json.encode({**described, "paths": paths, "components": {"schemas": schemas}})


def _with_refusals(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """Say how an operation may be refused: by the gate, by its kind, and by what its address names."""
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


DESCRIPTION = Description()
CONFIG = OpenAPIConfig(title="Farshore", version="1", path="/api/schema", render_plugins=[DESCRIPTION])
