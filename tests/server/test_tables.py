"""Names, tables, invitations: how people come together."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from farshore.core import registry
from farshore.core.record import Record
from farshore.games.entdecker import content as entdecker_content
from farshore.games.entdecker.game import Entdecker
from tests.new_contents import second, tuned_entdecker
from tests.server.house import House, Json, new_key

NOBODY: Json = {"invitations": [], "companions": []}


def test_a_stranger_has_no_name_and_no_tables(house: House) -> None:
    assert house.person().get("/api/me") == {
        "name": "",
        "login": "",
        "language": "",
        "tables": [],
        "lessons": [],
        **NOBODY,
    }


def test_a_name_brings_a_cookie_that_scripts_cannot_read(house: House) -> None:
    ann = house.person()
    answer = ann.http.post("/api/me", json={"name": "  Ann \u202e "})
    assert answer.json()["name"] == "Ann"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie  # by plain HTTP a browser would not keep it
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.post("/api/me", {"name": "Anna"})["name"] == "Anna"
    assert ann.post("/api/me", {"name": ""})["name"] == "Anna"


def test_the_cookie_is_not_in_the_database(house: House) -> None:
    ann = house.person("Ann")
    token = ann.cookie[1]
    if house.kept.database is None:
        assert all(token.encode() not in file.read_bytes() for file in house.kept.folder.iterdir() if file.is_file())
    assert not any(token in str(house.kept.sql(f"SELECT * FROM {rows}")) for rows in ("guests", "sessions"))  # noqa: S608 - ours


@pytest.mark.parametrize("name", ["", "  ", "…", "\u200b", "\x00", "x" * 25, "x" * 100])
def test_a_name_that_cannot_be_seen_or_read_is_refused(house: House, name: str) -> None:
    answer = house.person().http.post("/api/me", json={"name": name})
    assert answer.status_code in {400, 422}
    assert answer.json()["text"]
    assert "set-cookie" not in answer.headers


def test_a_cookie_of_nobody_is_a_stranger(house: House) -> None:
    stranger = house.person()
    stranger.http.cookies.set("farshore", "made-up")
    assert stranger.get("/api/me")["name"] == ""


def test_opening_a_table_introduces_a_stranger(house: House) -> None:
    ann = house.person()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"name": "Ann", "game": "explorers", "seats": seats, "options": {}}, 201)
    assert len(table["id"]) == 10
    assert table["host"]
    assert table["status"] == "waiting"
    assert table["options"]["gems"] == "basic"
    assert [(s["name"], s["kind"], s["bot"], s["yours"]) for s in table["seats"]] == [
        ("Ann", "person", "", True),
        ("Ann 2", "person", "", True),
        ("Green", "bot", "random", False),
        ("Violet", "open", "", False),
    ]
    assert [seat["colour"] for seat in table["seats"]] == ["blue", "orange", "green", "violet"]
    assert table["seats"][3]["invitation"].startswith("/join#")
    (mine,) = ann.get("/api/me")["tables"]
    assert (mine["id"], mine["title"], mine["status"], mine["your_turn"]) == (
        table["id"],
        "Explorers",
        "waiting",
        False,
    )


def test_a_bot_is_the_usual_opponent_unless_another_is_named(house: House) -> None:
    table = house.person("Ann").open("explorers", "open", "bot")
    assert table["seats"][1]["bot"] == "bruno"


def test_a_character_is_called_by_its_name_and_no_two_alike(house: House) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("yara", "yara", "greedy")]
    table = house.person("Ann").post("/api/tables", {"game": "entdecker", "seats": [{"kind": "me"}, *bots]}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Yara", "Yara 2", "Purple"]


@pytest.mark.parametrize(
    ("ask", "status", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-game"),
        ({"game": "entdecker", "seats": [{"kind": "me"}]}, 422, "bad-options"),
        ({"game": "entdecker", "seats": [{"kind": "bot"}] * 5}, 422, "bad-options"),
        ({"game": "entdecker", "seats": [{"kind": "bot"}] * 21}, 400, "bad-request"),
        ({"game": "entdecker", "seats": []}, 400, "bad-request"),
        ({"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "me-twice"),
        ({"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "cat"}]}, 400, "bad-request"),
        ({"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "bot-unknown"),
        ({"game": "entdecker", "seats": [{"kind": "bot"}] * 2, "options": {"edition": "x"}}, 422, "bad-options"),
        ({"game": "entdecker", "seats": [{"kind": "bot"}] * 2, "options": {"scenario": "x"}}, 422, None),
        ({"game": "entdecker", "seats": [{"kind": "bot"}] * 2, "colour": "red"}, 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_opened(
    house: House, ask: dict[str, object], status: int, error: str | None
) -> None:
    ann = house.person()
    problem = ann.post("/api/tables", {"name": "Ann", **ask}, status)
    assert problem["text"]
    assert error in {None, problem["error"]}
    assert ann.get("/api/me") == {"name": "", "login": "", "language": "", "tables": [], "lessons": [], **NOBODY}


def test_a_friend_joins_by_the_link_and_only_one_can(house: House) -> None:
    ann, ben, eve = house.person("Ann"), house.person(), house.person("Eve")
    table = ann.open("explorers", "me", "open")
    token = table["seats"][1]["invitation"].removeprefix("/join#")
    invitation = {
        "game": "explorers",
        "host_name": "Ann",
        "taken": False,
        "off": False,
        "table": "",
        "coach": False,
        "time": None,
    }
    assert ben.post("/api/join/look", {"token": token}) == invitation
    spectator = house.watcher(ann, table["id"])
    assert all(not seat["invitation"] for seat in spectator.get(f"/api/tables/{table['id']}")["seats"])
    waiting = ann.state(table["id"])
    assert waiting["seats"][0]["offers"] == []
    assert "still free" in waiting["waiting"]

    joined = ben.post("/api/join", {"token": token, "name": "Ann"})
    assert joined["status"] == "playing"
    assert [(seat["name"], seat["yours"]) for seat in joined["seats"]] == [("Ann", False), ("Ann 2", True)]
    assert not joined["host"]
    assert ben.post("/api/join", {"token": token})["id"] == table["id"]  # a second click
    assert ben.post("/api/join/look", {"token": token}) == {**invitation, "taken": True, "table": table["id"]}
    assert eve.post("/api/join", {"token": token}, 409)["error"] == "taken"
    assert [mine["id"] for mine in ben.get("/api/me")["tables"]] == [table["id"]]
    assert ann.state(table["id"])["seats"][0]["offers"] or ben.state(table["id"])["seats"][0]["offers"]
    assert ann.get(f"/api/tables/{table['id']}")["seats"][1]["invitation"] == ""


def test_whoever_comes_too_late_is_not_made_a_guest(house: House) -> None:
    ann, ben = house.person("Ann"), house.person()
    token = ann.open("explorers", "me", "open")["seats"][1]["invitation"].removeprefix("/join#")
    ann.post("/api/join", {"token": token})
    answer = ben.http.post("/api/join", json={"token": token, "name": "Ben"})
    assert answer.status_code == 409
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("token", ["x", "x" * 64, "%2e%2e", "-"])
def test_an_invitation_that_is_none_leads_nowhere(house: House, token: str) -> None:
    stranger = house.person()
    assert stranger.post("/api/join/look", {"token": token}, 404)["error"] == "no-invitation"
    assert stranger.post("/api/join", {"token": token, "name": "Ben"}, 404)["error"] == "no-invitation"


def test_no_table_no_state(house: House) -> None:
    ann = house.person("Ann")
    for path in ("", "/state", "/replay", "/record"):
        assert ann.get(f"/api/tables/nowhere{path}", 404)["error"] == "no-table"
    for path, wish in (
        ("actions", {"seat": 0, "action": {}, "seq": 0, "key": "k"}),
        ("undo", {"seat": 0, "seq": 0, "key": "k"}),
        ("why-not", {"seat": 0, "action": {}}),
        ("again", {}),
    ):
        assert ann.post(f"/api/tables/nowhere/{path}", wish, 404)["error"] == "no-table"


def test_playing_again_seats_the_same_people_once(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("overworld", "me", "open", "bot:random", ports=True)
    eve = house.watcher(ann, table["id"], "Eve")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    assert ben.post(f"/api/tables/{table['id']}/again", {}, 409)["error"] == "not-over"
    rng = Random(1)
    while not ann.play_on(table["id"], rng, until=lambda state: 1 in state["actors"])["over"]:
        ben.play_on(table["id"], rng, until=lambda state: 0 in state["actors"])
    eve.post(f"/api/tables/{table['id']}/again", {}, 403)
    house.person().post(f"/api/tables/{table['id']}/again", {}, 404)
    again = ben.post(f"/api/tables/{table['id']}/again", {}, 201)
    assert again["id"] != table["id"]
    assert again["options"]["ports"] is True
    assert again["status"] == "playing"
    assert [(seat["name"], seat["kind"], seat["yours"]) for seat in again["seats"]] == [
        ("Ann", "person", False),
        ("Ben", "person", True),
        ("Red", "bot", False),
    ]
    assert ann.post(f"/api/tables/{table['id']}/again", {}, 201)["id"] == again["id"]
    assert ann.state(table["id"])["table"]["again"] == again["id"]
    assert eve.state(table["id"])["table"]["again"] == ""


@pytest.mark.parametrize("gone", ["host", "friend"])
def test_playing_again_without_somebody_who_is_gone_leaves_their_seat_free(house: House, gone: str) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("overworld", "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    path = f"/api/tables/{table['id']}"
    wish = {"seat": 0, "matter": "end", "to": 0, "seq": ann.state(table["id"])["seq"], "key": new_key()}
    asked = ann.post(f"{path}/ask", wish)["snapshot"]
    ben.post(f"{path}/answer", {"seat": 1, "ask": asked["seq"], "agrees": True, "seq": asked["seq"], "key": new_key()})
    leaver, stays, seat = (ann, ben, 0) if gone == "host" else (ben, ann, 1)
    leaver.post("/api/me/delete", {})
    again = stays.post(f"{path}/again", {}, 201)
    assert (again["status"], again["host"]) == ("waiting", True), "nobody would ever play on that seat"
    assert [each["kind"] for each in again["seats"]][seat] == "open"
    house.person("Eve").post("/api/join", {"token": again["seats"][seat]["invitation"].removeprefix("/join#")})
    assert stays.state(again["id"])["table"]["status"] == "playing"


def test_playing_again_what_was_taken_in_leaves_its_seats_free(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    table = ann.open("explorers", "me")["id"]
    ann.play_on(table, Random(1))
    record = ann.http.get(f"/api/tables/{table}/record").text
    taken_in = eve.post("/api/records", {"record": record}, 201)["id"]
    again = eve.post(f"/api/tables/{taken_in}/again", {}, 201)
    assert again["host"]
    assert [(seat["kind"], bool(seat["invitation"])) for seat in again["seats"]] == [("open", True)]


def test_playing_again_takes_the_newest_content(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here", edition="digest")["id"]
    ann.play_on(table, Random(1))
    game = second(Entdecker(), monkeypatch, tmp_path, entdecker_content, tuned_entdecker)
    monkeypatch.setitem(registry._loaded, "entdecker", game)  # noqa: SLF001 - nothing else installs a game
    again = ann.post(f"/api/tables/{table}/again", {}, 201)["id"]
    headers = [Record.read(ann.http.get(f"/api/tables/{each}/record").text).header for each in (table, again)]
    assert [header.content for header in headers] == ["1", "tuned"]
    assert headers[0].options == headers[1].options


def test_nobody_begins_games_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.server.lobby.lobby.MOST_RUNNING", 2)
    ann, ben = house.person("Ann"), house.person("Ben")
    ann.open("entdecker", "me", "here")
    ann.open("entdecker", "me", "here")
    ask = {"name": "", "game": "entdecker", "options": {}, "seats": [{"kind": "me"}, {"kind": "here", "name": "Cy"}]}
    assert ann.post("/api/tables", ask, 409)["error"] == "too-many"
    ben.open("entdecker", "me", "here")


def test_tables_that_wait_for_me_come_first(house: House) -> None:
    ann = house.person("Ann")
    mine = ann.open("entdecker", "me", "here")
    other = ann.open("entdecker", "open", "open")
    listed = ann.get("/api/me")["tables"]
    assert [(table["id"], table["your_turn"]) for table in listed] == [(mine["id"], True), (other["id"], False)]


def test_a_whole_game_at_one_screen_comes_to_its_end(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("overworld", "me", "here:Ben")
    end = ann.play_on(table["id"], Random(4))
    assert end["winners"]
    assert end["waiting"] == "The game is over."
    assert ann.get("/api/me")["tables"][0]["over"]
    action = {"type": "ChooseGap", "square": "(0,0)"}
    problem = ann.act(table["id"], 0, action, status=422)
    assert problem == {"error": "illegal", "text": "The game is over.", "rule": ""}
