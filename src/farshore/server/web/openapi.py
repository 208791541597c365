"""The description of the API for other programs: what Litestar finds out, and the types of the installed games."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore.core.registry import games

REFERENCE = "#/components/schemas/{name}"


class WithGames(JsonRenderPlugin):
    """Adds each game's view, options, actions and events, named after the game: ``entdecker.PlaceTile``."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        schemas = {**openapi_schema.get("components", {}).get("schemas", {}), **game_schemas()}
        return msgspec.json.encode({**openapi_schema, "components": {"schemas": schemas}})


def game_schemas() -> dict[str, Any]:
    """Return the schemas of the games' own types."""
    found: dict[str, Any] = {}
    for game in games().values():
        types = [game.view_type, game.options_type, *game.action_types, *game.event_types]
        template = REFERENCE.format(name=f"{game.name}.{{name}}")
        _, components = msgspec.json.schema_components(types, ref_template=template)
        found |= {f"{game.name}.{name}": schema for name, schema in components.items()}
    return found


CONFIG = OpenAPIConfig(title="Farshore", version="1", path="/api/schema", render_plugins=[WithGames()])
