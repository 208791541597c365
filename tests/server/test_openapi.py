"""The description of the API is true, and whatever it allows is answered without the server failing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import booleans, sampled_from
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.effort import IS_THOROUGH, tries
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


RECORD = Path(__file__).parents[1] / "records" / "explorers-solo.jsonl"
"""Of a game that is over."""
HOOK = "https://127.0.0.1/x"
"""Where nothing is sent: it is this machine."""
LEAVING = ("/api/me/sign-out", "/api/me/delete", "/api/me/password")
"""After which somebody may no longer be known."""


@pytest.fixture(scope="module")
def ann(house: House) -> Person:
    """Somebody with a name, so that more is tried than what a stranger may."""
    return house.person("Ann")


@pytest.fixture(scope="module")
def tables(house: House, ann: Person) -> dict[str, str]:
    """Tables of hers in all kinds of states."""
    book = house.person().get("/api/rulebooks/entdecker")
    shipped = next(chapter["practice"] for chapter in book["chapters"] if chapter["practice"])
    record = {"record": RECORD.read_text(encoding="utf-8")}
    return {
        "running": ann.open("entdecker", "me", "here:Ben")["id"],
        "waiting": ann.open("overworld", "me", "open")["id"],
        "over": ann.post("/api/records", record, 201)["id"],
        "practice": ann.post("/api/practice", {"game": "entdecker", "shipped": shipped}, 201)["id"],
    }


@pytest.fixture(scope="module")
def bot(house: House) -> str:
    """The token of somebody's bot."""
    return str(house.person("Ben").post("/api/me/bots", {"name": "Tidewalker"}, 201)["token"])


def known_names(person: Person, path: str) -> dict[str, str]:
    """Return what an address may name that there is."""
    if "{way}" in path:
        (way,) = person.post("/api/me/notices/hook", {"address": HOOK}, 201)["ways"]
        return {"way": way["id"]}
    if "{bot_id}" in path:
        return {"bot_id": person.post("/api/me/bots", {"name": "Tidewalker"}, 201)["bots"][0]["id"]}
    if "{puzzle}" in path:
        puzzles = {game: person.get(f"/api/puzzles/{game}")["puzzles"] for game in ("explorers", "overworld")}
        return next({"game": game, "puzzle": found[0]["name"]} for game, found in puzzles.items() if found)
    return {}


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
    description: schemathesis.BaseSchema,
    house: House,
    ann: Person,
    tables: dict[str, str],
    bot: str,
    path: str,
    method: str,
) -> None:
    asker = house.person("Eve") if path in LEAVING else ann
    known = known_names(asker, path)

    @settings(max_examples=tries(200, 6), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(
        case=description[path][method].as_strategy(),
        at=sampled_from(sorted(tables)),
        is_known=booleans(),
        is_bot=sampled_from([False, False, True]),
    )
    def attempt(case: schemathesis.Case[Any], at: str, is_known: bool, is_bot: bool) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = tables[at]
        if is_known:
            case.path_parameters.update(known)
        if is_bot:
            response = case.call(headers={"Authorization": f"Bearer {bot}"})
        else:
            response = case.call(cookies=dict(asker.http.cookies))
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json()["text"]

    anew = attempt if IS_THOROUGH else seed(1)(attempt)
    anew()
