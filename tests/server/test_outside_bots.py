"""Bots from outside: a token each, the same API, a seat by a link or by their owner, and nothing that is for people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from farshore.core.registry import game as installed_game
from tests.children import running
from tests.server.house import PATIENCE, House, Json, Person, received
from tests.server.kept import Kept

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
LONGEST_EXAMPLE = 60


@contextmanager
def program(house: House, token: str) -> Iterator[Person]:
    """Ask as a program with a token does: without a cookie."""
    with Person(house.place) as asker:
        asker.http.headers["Authorization"] = f"Bearer {token}"
        yield asker


def made(owner: Person, name: str = "Tidewalker") -> str:
    """Make a bot; return its token."""
    return str(owner.post("/api/me/bots", {"name": name}, 201)["token"])


def link_of(table: Json, seat: int = 1) -> str:
    return str(table["seats"][seat]["invitation"]).removeprefix("/join#")


def test_a_token_is_shown_once_kept_as_a_hash_replaced_and_revoked(kept: Kept) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        answer = ann.post("/api/me/bots", {"name": "Tidewalker"}, 201)
        token, (bot,) = answer["token"], answer["bots"]
        assert bot["name"] == "Tidewalker"
        assert ann.get("/api/me/bots") == {"bots": [bot], "token": ""}, "and never again"
        assert not [row for row in kept.sql("SELECT token FROM sessions") if token in row[0]]
        with program(house, token) as asker:
            assert asker.get("/api/me")["name"] == "Tidewalker"
            other = ann.post(f"/api/me/bots/{bot['id']}/token", {}, 200)["token"]
            assert asker.get("/api/me", 401)["error"] == "unknown-token"
        with program(house, other) as asker:
            assert asker.get("/api/me")["name"] == "Tidewalker"
            assert ann.post(f"/api/me/bots/{bot['id']}/delete", {}, 200)["bots"] == []
            assert asker.get("/api/me", 401)["error"] == "unknown-token"
            assert asker.post("/api/join", {"token": "x"}, 401)["error"] == "unknown-token", "nor a guest by mistake"
        assert kept.sql("SELECT count(*) FROM bots") == [(0,)]


def test_a_token_opens_nothing_by_a_cookie_and_a_cookie_nothing_by_the_header(house: House) -> None:
    ann = house.person("Ann")
    name, cookie = ann.cookie
    with program(house, cookie) as asker:
        assert asker.get("/api/me", 401)["error"] == "unknown-token"
    with Person(house.place) as browser:
        browser.http.cookies.set(name, made(ann))
        assert browser.get("/api/me")["name"] == ""


def test_a_bot_needs_no_origin_but_no_other_site_can_speak_for_one(house: House) -> None:
    with program(house, made(house.person("Ann"))) as asker:
        ask = {"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert asker.http.post("/api/tables", json=ask, headers={"Origin": "http://evil.example"}).status_code == 403
        assert asker.http.post("/api/tables", json=ask).status_code == 201
        assert "set-cookie" not in asker.http.get("/api/me").headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/account", "/api/me/bots", "/api/me/sign-in-link", "/api/me/delete", "/api/sign-in"]
)
def test_what_is_for_people_no_bot_may(house: House, path: str) -> None:
    with program(house, made(house.person("Ann"))) as asker:
        assert asker.post(path, {}, 403)["error"] == "for-people"


def test_a_bot_takes_the_seat_of_a_link_and_is_shown_as_one(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("explorers", "me", "open")
    with program(house, made(ben)) as asker:
        asker.post("/api/join", {"token": link_of(table)}, 200)
        mine, other = ann.get(f"/api/tables/{table['id']}")["seats"]
        assert (mine["outside"], other["outside"], other["name"], other["kind"]) == (
            False,
            True,
            "Tidewalker",
            "person",
        )
        assert "call-off" in ann.get(f"/api/tables/{table['id']}")["ways"], "nobody else is wronged"
        state = asker.state(table["id"])
        assert (state["seats"][0]["seat"], bool(state["seats"][0]["offers"])) == (1, 1 in state["actors"])
        assert ann.get("/api/me")["companions"] == []
        asker.post(f"/api/tables/{table['id']}/seating", {"change": "hand"}, 200)
        asker.post(f"/api/tables/{table['id']}/seating", {"change": "return"}, 200)
        assert ann.get(f"/api/tables/{table['id']}")["seats"][1]["outside"]


def test_its_owner_seats_it_and_nobody_else(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    made(ann)
    (bot,) = ann.get("/api/me/bots")["bots"]
    table = ann.open("explorers", "me", "open", "open")
    path = f"/api/tables/{table['id']}/seat-bot"
    ben.post("/api/join", {"token": link_of(table, 2)}, 200)
    assert ben.post(path, {"seat": 1, "bot": bot["id"]}, 404)["error"] == "no-bot"
    made(ben)
    (bens,) = ben.get("/api/me/bots")["bots"]
    assert ben.post(path, {"seat": 1, "bot": bens["id"]}, 403)["error"] == "not-your-table"
    assert ann.post(path, {"seat": 2, "bot": bot["id"]}, 409)["error"] == "taken"
    assert ann.post(path, {"seat": 9, "bot": bot["id"]}, 409)["error"] == "taken"
    assert ann.post(path, {"seat": 1, "bot": bot["id"]}, 200)["seats"][1]["outside"]


def test_a_bot_sits_down_uninvited_nowhere(house: House) -> None:
    ask = {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    table = house.person("Ann").post("/api/tables", ask, 201)["id"]
    with program(house, made(house.person("Ben"))) as asker:
        assert asker.post(f"/api/tables/{table}/sit", {}, 403)["error"] == "not-your-table"


def test_nobody_has_more_bots_than_ten(house: House) -> None:
    ann = house.person("Ann")
    for number in range(10):
        made(ann, f"Bot {number}")
    assert ann.post("/api/me/bots", {"name": "One more"}, 409)["error"] == "too-many-bots"
    assert house.person().post("/api/me/bots", {"name": "A stranger's"}, 401)["error"] == "stranger"


@pytest.mark.parametrize("game", ["entdecker", "explorers", "overworld"])
def test_the_world_of_a_bot_shows_what_its_seat_sees_and_hides_the_rest(house: House, game: str) -> None:
    ann, rng = house.person("Ann"), Random(7)
    table = ann.open(game, "me", "open")["id"]
    with program(house, made(ann)) as asker:
        asker.post("/api/join", {"token": link_of(ann.get(f"/api/tables/{table}"))}, 200)
        for _ in range(12):
            state = asker.state(table)
            if state["over"]:
                break
            if 1 in state["actors"]:
                world = asker.get(f"/api/tables/{table}/world?seat=1")
                dealt = installed_game(game).with_content(world["content"]).read_position(world["position"])
                legal = {installed_game(game).write_action(action) for action in dealt.legal(1)}
                assert legal == {offer["notation"] for offer in state["seats"][0]["offers"]}
                assert world["seq"] == state["seq"]
                asker.act(table, 1, rng.choice(state["seats"][0]["offers"])["action"])
            else:
                assert asker.get(f"/api/tables/{table}/world", 409)["error"] == "not-to-act"
                ann.act(table, 0, rng.choice(ann.state(table)["seats"][0]["offers"])["action"])
    assert ann.get(f"/api/tables/{table}/world", 403)["error"] == "for-bots"


def test_a_socket_is_a_bots_too_until_its_token_ends(tmp_path: Path) -> None:
    with House(tmp_path, beat=0.1) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "open")
        token = made(ann)
        address, headers = f"ws://{house.place}/api/tables/{table['id']}/live", {"Authorization": f"Bearer {token}"}
        with program(house, token) as asker:
            asker.post("/api/join", {"token": link_of(table)}, 200)
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            assert received(socket)["seats"][0]["seat"] == 1
            (bot,) = ann.get("/api/me/bots")["bots"]
            ann.post(f"/api/me/bots/{bot['id']}/delete", {}, 200)
            assert _is_closed_at_last(socket)


def _is_closed_at_last(socket: ClientConnection) -> bool:
    """Listen until the server closes."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed:
        return True


def test_whoever_is_forgotten_takes_their_bots_along(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        table = ben.open("explorers", "me", "open")
        token = made(ann)
        with program(house, token) as asker:
            asker.post("/api/join", {"token": link_of(table)}, 200)
            ann.post("/api/me/delete", {}, 200)
            assert asker.get("/api/me", 401)["error"] == "unknown-token"
        seat = ben.get(f"/api/tables/{table['id']}")["seats"][1]
        assert (seat["kind"], seat["away"], seat["name"]) == ("bot", "resigned", "Captain")


def test_the_example_plays_a_whole_game(house: House) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= LONGEST_EXAMPLE
    ann = house.person("Ann")
    table = ann.open("explorers", "bot:random", "open")
    address = f"http://{house.place}{table['seats'][1]['invitation']}"
    with running(str(EXAMPLE), address, env={"FARSHORE_BOT_TOKEN": made(ann), "PATH": ""}, stdout=-1) as process:
        said = process.stdout
        assert said is not None
        last = said.readline()
    state = ann.state(table["id"])
    assert state["over"]
    assert last == f"The points: {state['scores']}\n"
