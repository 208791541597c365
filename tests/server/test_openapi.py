"""The description of the API is true, and whatever it allows is answered without the server failing."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.effort import tries
from tests.server.house import House, Person

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
PATHS = {
    "/api/games": {"get"},
    "/api/preview": {"post"},
    "/api/rulebooks/{game}": {"get"},
    "/api/hints/{game}": {"get"},
    "/api/me": {"get", "post"},
    "/api/me/language": {"post"},
    "/api/me/account": {"get", "post"},
    "/api/me/password": {"post"},
    "/api/me/sign-in-link": {"post"},
    "/api/me/sign-out": {"post"},
    "/api/me/delete": {"post"},
    "/api/me/notices": {"get"},
    "/api/me/notices/push": {"post"},
    "/api/me/notices/mail": {"post"},
    "/api/me/notices/hook": {"post"},
    "/api/me/notices/quiet": {"post"},
    "/api/me/notices/{way}/test": {"post"},
    "/api/me/notices/{way}/remove": {"post"},
    "/api/mail/confirm": {"post"},
    "/api/mail/stop/{token}": {"post"},
    "/api/me/bots": {"get", "post"},
    "/api/me/bots/{bot_id}/token": {"post"},
    "/api/me/bots/{bot_id}/delete": {"post"},
    "/api/me/club": {"get", "post"},
    "/api/me/club/csv": {"get"},
    "/api/tables/{table_id}/continue": {"post"},
    "/api/records": {"post"},
    "/api/tables/{table_id}/seat-bot": {"post"},
    "/api/tables/{table_id}/world": {"get"},
    "/api/sign-in": {"post"},
    "/api/sign-in/link": {"post"},
    "/api/sign-in/look": {"post"},
    "/api/tables": {"post"},
    "/api/practice": {"post"},
    "/api/lessons/{game}/{lesson}": {"post"},
    "/api/tables/{table_id}/lesson": {"post"},
    "/api/join/look": {"post"},
    "/api/join": {"post"},
    "/api/tables/{table_id}": {"get"},
    "/api/tables/{table_id}/state": {"get"},
    "/api/tables/{table_id}/actions": {"post"},
    "/api/tables/{table_id}/undo": {"post"},
    "/api/tables/{table_id}/talk": {"get", "post"},
    "/api/tables/{table_id}/talk/mute": {"post"},
    "/api/tables/{table_id}/talk/silence": {"post"},
    "/api/tables/{table_id}/talk/remove": {"post"},
    "/api/tables/{table_id}/talk/report": {"post"},
    "/api/tables/{table_id}/talk/open": {"post"},
    "/api/tables/{table_id}/time": {"get", "post"},
    "/api/tables/{table_id}/moments": {"get"},
    "/api/tables/{table_id}/ask": {"post"},
    "/api/tables/{table_id}/answer": {"post"},
    "/api/tables/{table_id}/foretell": {"get"},
    "/api/tables/{table_id}/why-not": {"post"},
    "/api/tables/{table_id}/replay": {"get"},
    "/api/tables/{table_id}/curve": {"get"},
    "/api/tables/{table_id}/advice": {"post"},
    "/api/tables/{table_id}/review": {"get", "post"},
    "/api/tables/{table_id}/puzzle": {"post"},
    "/api/puzzles/{game}": {"get"},
    "/api/puzzles/{game}/{puzzle}": {"post"},
    "/api/tables/{table_id}/record": {"get"},
    "/api/tables/{table_id}/again": {"post"},
    "/api/tables/{table_id}/invitations": {"get"},
    "/api/tables/{table_id}/watch-link": {"get", "post"},
    "/api/watch": {"post"},
    "/api/lobby": {"get"},
    "/api/tables/{table_id}/sit": {"post"},
    "/api/tables/{table_id}/invite": {"post"},
    "/api/tables/{table_id}/decline": {"post"},
    "/api/tables/{table_id}/seating": {"post"},
    "/api/tables/{table_id}/forget": {"post"},
}


LEAVING = ("/api/me/sign-out", "/api/me/delete", "/api/me/password")
"""After which somebody may no longer be known."""


@pytest.fixture(scope="module")
def ann(house: House) -> Person:
    """Somebody with a name, so that more is tried than what a stranger may."""
    return house.person("Ann")


@pytest.fixture(scope="module")
def table(ann: Person) -> str:
    return str(ann.open("entdecker", "me", "here:Ben")["id"])


@pytest.fixture(scope="module")
def description(house: House) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{house.place}/api/schema/openapi.json")


def test_the_description_names_every_path_and_the_types_of_the_games(house: House) -> None:
    document = house.person().get("/api/schema/openapi.json")
    assert {path: set(methods) for path, methods in document["paths"].items()} == PATHS
    schemas = document["components"]["schemas"]
    assert {"Snapshot", "Table", "entdecker.PlaceTile", "entdecker.EntdeckerView", "explorers.Marked"} <= schemas.keys()
    place = schemas["entdecker.EntdeckerView"]["properties"]["board"]
    assert place == {"$ref": "#/components/schemas/entdecker.BoardView"}


@pytest.mark.parametrize(("path", "method"), [(path, method) for path in PATHS for method in sorted(PATHS[path])])
def test_nothing_that_can_be_asked_makes_the_server_fail(
    description: schemathesis.BaseSchema, house: House, ann: Person, table: str, path: str, method: str
) -> None:
    asker = house.person("Eve") if path in LEAVING else ann

    @seed(1)
    @settings(max_examples=tries(200, 6), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=description[path][method].as_strategy())
    def attempt(case: schemathesis.Case[Any]) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        response = case.call(cookies=dict(asker.http.cookies))
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json()["text"]

    attempt()
