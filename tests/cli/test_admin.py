"""``farshore admin``: what is kept is looked up beside the server, and deleted where none runs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from farshore import Record
from farshore.cli.places import server_lock
from farshore.server.settings import Choices
from tests.cli.command import farshore, one_line
from tests.server.conftest import kept_by
from tests.server.conftest import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.house import House, Person
from tests.server.kept import BOTH, Kept
from tests.server.test_talking import at_table, do, heard, say


@pytest.fixture(params=BOTH)
def kept(request: pytest.FixtureRequest) -> Kept:
    return kept_by(request.param, "admin", request)


def test_people_and_tables_are_looked_up_taken_out_and_deleted(kept: Kept, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    where = f"data = '{kept.folder}'\n" if kept.database is None else f'database = "{kept.database}"\n'
    settings.write_text(where)

    def admin(*typed: object, code: int = 0) -> str:
        return farshore("admin", *typed, "--settings", settings, code=code)

    with House(kept) as house:
        ann, ben = house.person("Ann Boleyn"), house.person("Ben")
        opened = ann.open("explorers", "me", "open")
        table, over = opened["id"], ann.open("explorers", "me")["id"]
        ben.post("/api/join", {"token": opened["seats"][1]["invitation"].removeprefix("/join#")})
        ann.play_on(over, Random(1), lambda _: kept.database is not None)  # a whole game once is enough
        ben.post(f"/api/tables/{table}/seating", {"change": "resign"})
        people = [msgspec.json.decode(line) for line in admin("people", "--json").splitlines()]
        ids = {one["name"]: one["id"] for one in people}
        assert {one["name"]: one["seats"] for one in people} == {"Ann Boleyn": 2, "Ben": 1}
        assert "Ann Boleyn" in admin("people", "boleyn")
        assert "Ben" not in admin("people", "boleyn")
        tables = [msgspec.json.decode(line) for line in admin("tables", "--json", "--person", ids["Ben"]).splitlines()]
        assert [(one["id"], one["game"], one["status"]) for one in tables] == [(table, "explorers", "playing")]
        assert tables[0]["people"] == [ids["Ann Boleyn"], ids["Ben"]]
        if kept.database is None:
            assert over in admin("tables", "--status", "over")
            record = Record.read(admin("export", "table", over))
            assert record.steps == Record.read(ann.http.get(f"/api/tables/{over}/record").text).steps
        assert "add --secrets" in one_line(admin("export", "table", table, code=1))
        assert Record.read(admin("export", "table", table, "--secrets")).header.seed
        known = msgspec.json.decode(admin("export", "person", ids["Ben"]))
        assert [row["name"] for row in known["guests"]] == ["Ben"]
        assert [row["table"] for row in known["seats"]] == [table]
        assert "token" not in str(known)
        cookies = [dict(person.http.cookies) for person in (ann, ben)]

    with server_lock(Choices(data=kept.folder, database=kept.database)):
        assert "Stop that server first" in one_line(admin("delete", "table", table, code=1))
    assert "There is no such table" in one_line(admin("delete", "table", "nowhere", code=1))
    assert "Nobody is known as nobody" in one_line(admin("delete", "person", "nobody", code=1))
    assert "The table is deleted." in admin("delete", "table", over)
    assert "The person is forgotten." in admin("delete", "person", ids["Ben"])
    assert "Ben" not in str([kept.sql(f"SELECT * FROM {rows}") for rows in ("guests", "seats", "entries")])  # noqa: S608 - our own words
    with House(kept) as house:
        ann, ben = house.person(), house.person()
        ann.http.cookies.update(cookies[0])
        ben.http.cookies.update(cookies[1])
        assert [one["id"] for one in ann.get("/api/me")["tables"]] == [table]
        assert ben.get("/api/me")["tables"] == []
        ann.state(table)


def test_where_somebody_is_forgotten_who_plays_others_play_on(kept: Kept, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = '{kept.folder}'\n" if kept.database is None else f'database = "{kept.database}"\n')
    with House(kept) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        time = {"kind": "days", "days": 1}
        playing = ann.open_asking("overworld", "me", "open", "open", time=time)
        waiting = ann.open("overworld", "me", "open", "open")
        for table in (playing, waiting):
            ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        bot = ben.post("/api/me/bots", {"name": "Robo"}, 201)["token"]
        program = {"Authorization": f"Bearer {bot}"}
        token = playing["seats"][2]["invitation"].removeprefix("/join#")
        assert httpx.post(f"http://{house.place}/api/join", json={"token": token}, headers=program).status_code == 200
        listed = msgspec.json.decode(farshore("admin", "people", "Ben", "--settings", settings, "--json"))
        cookies = ann.http.cookies
    farshore("admin", "delete", "person", listed["id"], "--settings", settings)
    with House(kept) as house, Person(house.place, cookies) as ann:
        state = ann.state(playing["id"])
        assert [(seat["kind"], seat["away"]) for seat in state["table"]["seats"]] == [
            ("person", ""),
            ("bot", "resigned"),
            ("bot", "resigned"),
        ]
        assert [clock["left"] > 0 for clock in state["time"]["seats"]] == [True] * 3
        assert ann.state(waiting["id"])["table"]["seats"][1]["kind"] == "open"
        ann.play_on(playing["id"], Random(1), lambda state: state["seq"] > 12)


def test_what_another_version_keeps_is_left_as_it_is(kept: Kept, tmp_path: Path) -> None:
    with House(kept):
        pass
    kept.sql("UPDATE alembic_version SET version_num = '0001'")
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = '{kept.folder}'\n" + (f'database = "{kept.database}"\n' if kept.database else ""))
    assert "another version of Farshore" in one_line(farshore("admin", "people", "--settings", settings, code=1))
    assert kept.sql("SELECT version_num FROM alembic_version") == [("0001",)]


@pytest.mark.parametrize("typed", [["tables"], ["delete", "person", "x"], ["move"]])
def test_where_nothing_is_kept_nothing_is_made(
    typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if typed == ["move"]:
        monkeypatch.setenv("FARSHORE_DATABASE", "postgresql://nobody@localhost:1/nothing")
    assert "No tables are kept" in one_line(farshore("admin", *typed, "--data", tmp_path / "new", code=1))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["export", "table", "-x1"], "no such table"),
        (["delete", "table", "-x1"], "no such table"),
        (["remove", "-x1", "7"], "no longer there"),
        (["mute", "-x1"], "Nobody is known as -x1"),
        (["unmute", "-x1", "--table", "-x2"], "Nobody is known as -x1"),
    ],
)
def test_an_id_may_begin_with_a_dash(typed: list[str], told: str, tmp_path: Path) -> None:
    with House(tmp_path):
        pass
    assert told in one_line(farshore("admin", *typed, "--data", tmp_path, code=1))


def test_a_status_that_there_is_not_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    told = one_line(farshore("admin", "tables", "--status", "plaing", "--data", tmp_path, code=1))
    assert "“plaing”" in told
    assert "waiting, playing, over, agreed, off" in told


def test_who_disturbs_is_muted_and_talks_again_while_the_server_runs(kept: Kept, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = '{kept.folder}'\n" if kept.database is None else f'database = "{kept.database}"\n')

    def admin(*typed: object, code: int = 0) -> str:
        return one_line(farshore("admin", *typed, "--settings", settings, code=code))

    with House(kept) as house:
        ann, ben, first = at_table(house)
        own = ben.open("explorers", "me", "open")["id"]
        [(person,)] = kept.sql("SELECT id FROM guests WHERE name = 'Ben'")
        assert "no longer talk at one table" in admin("mute", person, "--table", first)
        assert say(ben, first, "but", 403)["error"] == "talk-silenced"
        say(ben, own, "here")
        say(ann, first, "peace")
        assert "no longer talk at 2 tables" in admin("mute", person)
        assert say(ben, own, "nor here", 403)["error"] == "talk-silenced", "although it is their own"
        assert "talk again at one table" in admin("unmute", person, "--table", own)
        say(ben, own, "here again")
        assert "talk again at one table" in admin("unmute", person)
        say(ben, first, "sorry")
        assert "talk again at 0 tables" in admin("unmute", person)
        assert "There is no such table" in admin("mute", person, "--table", "nowhere", code=1)


def test_what_was_reported_is_read_and_taken_away_while_the_server_runs(tmp_path: Path) -> None:
    def admin(*typed: object, code: int = 0) -> str:
        return farshore("admin", *typed, "--data", tmp_path, code=code)

    with House(tmp_path) as house:
        ann, ben, table = at_table(house)
        for text in ("nothing wrong", "[/b] a [red]curse[/red]"):
            say(ben, table, text)
        do(ann, table, "report", {"number": 2, "since": 0})
        listed = admin("reports")
        assert "[/b] a [red]curse[/red]" in listed
        assert "nothing wrong" not in listed
        [report] = [msgspec.json.decode(line) for line in admin("reports", "--json").splitlines()]
        assert (report["table"], report["number"]) == (table, 2)
        assert "removed" in one_line(admin("remove", table, 2))
        assert admin("reports", "--json") == ""
        assert [each["removed"] for each in heard(ann, table)["said"]] == [False, True]
        assert one_line(admin("remove", table, 3, code=1))
