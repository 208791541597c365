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
from farshore.server.lobby.passwords import HASHER
from farshore.server.web.bots_only_play import PERSONAL
from tests.children import running
from tests.server.house import PATIENCE, House, Json, Person, received
from tests.server.kept import Kept
from tests.server.receivers import Browser

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
LONGEST_EXAMPLE = 60
PASSWORD = "correct horse"  # noqa: S105 - of nobody
HOOK = "https://hook.example/x"
ASKS: dict[str, Json] = {
    "/api/me": {"name": "Eve"},
    "/api/me/account": {"password": PASSWORD},
    "/api/me/bots": {"name": "Eve's"},
    "/api/me/club": {"listed": True},
    "/api/me/delete": {"password": ""},
    "/api/me/language": {"language": "de"},
    "/api/me/notices/hook": {"address": HOOK},
    "/api/me/notices/mail": {"address": "eve@home.example"},
    "/api/me/notices/push": Browser().subscription(HOOK),
    "/api/me/notices/quiet": {"start": 0, "end": 60, "zone": "Europe/Berlin"},
    "/api/me/password": {"old": "", "new": PASSWORD},
    "/api/me/sign-out": {"everywhere": True},
    "/api/sign-in": {"login": "nobody-1000", "password": PASSWORD, "bring": True},
    "/api/sign-in/link": {"token": "nobodys", "bring": True},
    "/api/sign-in/look": {"token": "nobodys"},
}
"""Wishes that are well formed, so that nothing else is wrong about them than who asks; others need no words."""


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


def personal(house: House) -> list[tuple[str, str]]:
    """Return everything about oneself that can be asked for, as the API describes it."""
    paths = house.person().get("/api/schema/openapi.json")["paths"]
    return [(method, path) for path in sorted(paths) for method in paths[path] if path.startswith(PERSONAL)]


def asked(person: Person, method: str, path: str) -> tuple[int, str]:
    """Ask for something as whoever holds a token would; return the status, and the refusal."""
    ask = ASKS.get(path, {}) if method == "post" else None
    answer = person.http.request(method, path.format(way="w", bot_id="b"), json=ask)
    is_json = answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json().get("error", "") if is_json else ""


def test_what_is_for_people_no_bot_may(house: House) -> None:
    token, ways = made(house.person("Ann")), personal(house)
    assert {path for method, path in ways if method == "post"} >= ASKS.keys()
    with program(house, token) as asker:
        answers = {(method, path): asked(asker, method, path) for method, path in ways}
    assert answers.pop(("get", "/api/me")) == (200, "")
    assert set(answers.values()) == {(403, "for-people")}


def test_a_token_in_a_cookie_is_nobodys_whatever_is_asked(house: House) -> None:
    ann = house.person("Ann")
    (name, _), token = ann.cookie, made(ann)
    for method, path in personal(house):
        with Person(house.place) as stranger, Person(house.place) as browser:
            browser.http.cookies.set(name, token)
            assert asked(browser, method, path) == asked(stranger, method, path), (method, path)
    with program(house, token) as asker:
        me = asker.get("/api/me")
        assert (me["name"], me["login"]) == ("Tidewalker", "")


def test_nobody_brings_along_what_a_bot_has(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table, token = ann.open("explorers", "me", "open"), made(ann)
    with program(house, token) as asker, Person(house.place) as browser:
        asker.post("/api/join", {"token": link_of(table)}, 200)
        browser.http.cookies.set(ann.cookie[0], token)
        login = ben.post("/api/me/account", {"password": PASSWORD}, 201)["login"]
        browser.post("/api/sign-in", {"login": login, "password": PASSWORD, "bring": True}, 200)
        assert [seat["seat"] for seat in asker.state(table["id"])["seats"]] == [1]
        assert ben.get("/api/me")["tables"] == []


def test_a_password_that_a_bot_once_got_is_none(kept: Kept) -> None:
    with House(kept) as house:
        made(house.person("Ann"))
        hashed = HASHER.hash(PASSWORD)
        kept.sql("INSERT INTO accounts (guest, login, password) SELECT guest, 'bot-1', :hash FROM bots", hash=hashed)
        ask = {"login": "bot-1", "password": PASSWORD}
        assert house.person().post("/api/sign-in", ask, 403)["error"] == "wrong-sign-in"
        assert kept.sql("SELECT count(*) FROM sessions") == [(2,)]


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
