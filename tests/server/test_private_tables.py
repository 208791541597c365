"""Private tables: to whoever neither sits there nor was let in, a table is not there, whatever is asked about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.routes import WebSocketRoute
from websockets.exceptions import ConnectionClosed

from farshore.server.app import create_inner
from farshore.server.metrics import Metrics
from farshore.server.readiness import Readiness
from farshore.server.settings import Settings
from farshore.server.web.session import CookieName
from tests.server.house import House, Json, Person, received

NOWHERE = "AAAAAAAAAA"
HERE = "{table_id}"


def sockets() -> list[str]:
    """Return the addresses of all sockets."""
    routes = create_inner(Settings(), Metrics(), Readiness(), CookieName()).routes.routes
    return [route.path.replace(":str", "") for route in routes if isinstance(route, WebSocketRoute)]


@pytest.fixture(scope="module")
def routes(house: House) -> list[tuple[str, str]]:
    """Everything that can be asked about a table, as the description of the API has it."""
    paths: dict[str, Json] = house.person().get("/api/schema/openapi.json")["paths"]
    return [(method, path) for path, methods in paths.items() if HERE in path for method in methods]


def asked(person: Person, method: str, path: str, table: str) -> tuple[int, str]:
    """Ask something about a table."""
    answer = person.http.request(method, path.replace(HERE, table), json={} if method == "post" else None)
    return answer.status_code, answer.text


def told(person: Person, table: str) -> Iterator[Json]:
    """Return what a socket says, and how it is closed."""
    with person.live(table) as socket:
        yield received(socket)
        with pytest.raises(ConnectionClosed) as closed:
            received(socket)
        yield closed.value.rcvd.code if closed.value.rcvd else None


def test_to_a_stranger_no_table_is_there_by_any_route(house: House, routes: list[tuple[str, str]]) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "open")["id"]
    over = ann.open("explorers", "bot:random")["id"]
    assert len(routes) >= 20
    for stranger in (house.person(), house.person("Eve")):
        for method, path in routes:
            nothing = asked(stranger, method, path, NOWHERE)
            assert nothing[0] == 404, (method, path)
            for there in (table, over):
                assert asked(stranger, method, path, there) == nothing, (method, path)
    assert {asked(ann, method, path, table)[0] for method, path in routes if method == "get"} >= {200}


def test_nor_by_any_socket(house: House) -> None:
    assert sockets() == ["/api/tables/{table_id}/live"]
    table = house.person("Ann").open("explorers", "me")["id"]
    for stranger in (house.person(), house.person("Eve")):
        problem, code = told(stranger, NOWHERE)
        assert (problem["error"], code) == ("no-table", 4404)
        assert list(told(stranger, table)) == [problem, code]


def test_a_friend_who_took_a_seat_sees_it_and_no_longer_when_they_have_left(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("explorers", "me", "open", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    assert ben.state(table["id"])
    ben.post(f"/api/tables/{table['id']}/seating", {"change": "leave"})
    ben.get(f"/api/tables/{table['id']}/state", 404)


def test_whoever_has_the_link_watches_and_keeps_watching(house: House) -> None:
    ann, eve = house.person("Ann"), house.person()
    table = ann.open("explorers", "me")["id"]
    token = ann.watch_token(table)
    assert token.startswith(f"{table}.")
    for _ in range(2):
        assert eve.post("/api/watch", {"token": token}) == {"table": table}
    assert eve.state(table)["seats"][0]["seat"] is None
    with eve.live(table) as socket:
        assert received(socket)["table"]["id"] == table
    wish = {"seat": 0, "action": {}, "seq": 0, "key": "k"}
    assert eve.post(f"/api/tables/{table}/actions", wish, 403)["error"] == "not-your-seat"


def test_only_the_host_has_the_link(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    opened = ann.open("explorers", "me", "open")
    ben.post("/api/join", {"token": opened["seats"][1]["invitation"].removeprefix("/join#")})
    for other in (ben, house.watcher(ann, opened["id"], "Eve")):
        assert other.get(f"/api/tables/{opened['id']}/watch-link", 403)["error"] == "not-your-table"
        assert other.post(f"/api/tables/{opened['id']}/watch-link", {}, 403)["error"] == "not-your-table"


def test_another_link_sends_those_away_who_watch_by_the_old_one(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me")["id"]
    old, eve = ann.watch_token(table), house.watcher(ann, table)
    with eve.live(table) as socket:
        received(socket)
        renewed = ann.post(f"/api/tables/{table}/watch-link", {})["address"]
        assert received(socket)["error"] == "no-table", "a page that is open is told"
    eve.get(f"/api/tables/{table}/state", 404)
    assert eve.post("/api/watch", {"token": old}, 404)["error"] == "no-invitation"
    assert eve.post("/api/watch", {"token": renewed.partition("#")[2]})
    assert ann.state(table)


@pytest.mark.parametrize("token", ["x", ".", "AAAAAAAAAA.", "AAAAAAAAAA.x", ".x", "{table}", "{table}.", "{table}.x"])
def test_a_link_that_was_made_up_leads_nowhere(house: House, token: str) -> None:
    table = house.person("Ann").open("explorers", "me")["id"]
    eve = house.person()
    assert eve.post("/api/watch", {"token": token.format(table=table)}, 404)["error"] == "no-invitation"
    assert not eve.http.cookies
