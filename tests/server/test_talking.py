"""Talk at tables: who writes and reads it, who keeps it in order, how much there is of it, and when it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from farshore.server.lobby.talking import clean_text
from farshore.server.storage import talk as talk_storage
from farshore.server.storage.administration import administration
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from tests.server.house import House, Json, Person, eventually, received, until_refused
from tests.server.kept import Kept

TYPED = "the-treasure-is-mine"


def at_table(house: House) -> tuple[Person, Person, str]:
    """Let two people sit down."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("explorers", "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    return ann, ben, table["id"]


def say(person: Person, table: str, text: str = "", status: int = 200, sign: str = "") -> Json:
    """Say something."""
    return person.post(f"/api/tables/{table}/talk", {"text": text, "sign": sign, "since": 0}, status)


def heard(person: Person, table: str, since: int = 0) -> Json:
    """Return what there is to read."""
    return person.get(f"/api/tables/{table}/talk?since={since}")


def texts(talk: Json) -> list[str]:
    """Return what was said."""
    return [said["text"] for said in talk["said"]]


def do(person: Person, table: str, what: str, body: Json, status: int = 200) -> Json:
    """Do something about it."""
    return person.post(f"/api/tables/{table}/talk/{what}", body, status)


def test_what_one_says_the_others_at_the_table_read(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben, table = at_table(house)
        with ben.live(table) as socket:
            received(socket)
            say(ann, table, "  Look\nat  F7! \u202e\u200b")
            assert received(socket) == {"type": "talk", "revision": 1}
        [said] = heard(ben, table)["said"]
        assert (said["text"], said["name"], said["seat"], said["yours"]) == ("Look at F7!", "Ann", 0, False)
        say(ben, table, sign="thanks")
        assert [(each["sign"], each["yours"]) for each in heard(ben, table, 1)["said"]] == [("thanks", True)]
        with ben.live(table) as socket:
            received(socket)
            assert received(socket) == {"type": "talk", "revision": 2}, "whoever comes later is told how far it is"
    with House(kept) as house, Person(house.place, ann.http.cookies) as again:
        assert texts(heard(again, table)) == ["Look at F7!", ""], "it is kept"


def test_who_watches_reads_only_what_is_said_while_the_host_lets_them(house: House) -> None:
    ann, ben, table = at_table(house)
    eve = house.watcher(ann, table, "Eve")
    say(ann, table, "among us")
    nothing = {"revision": 0, "said": [], "speakers": [], "writes": False, "open": False, "host": False}
    assert heard(eve, table) == nothing
    do(ben, table, "open", {"open": True}, 403)
    with eve.live(table) as socket:
        received(socket)
        assert do(ann, table, "open", {"open": True})["open"]
        assert received(socket)["type"] == "talk"
        say(ben, table, "for everyone")
        assert received(socket)["type"] == "talk"
        assert texts(heard(eve, table)) == ["for everyone"]
        assert not heard(eve, table)["writes"]
        assert say(eve, table, "me too", 403)["error"] == "not-your-table"
        do(ann, table, "open", {"open": False})
        assert received(socket) == {"type": "talk", "revision": 0}
    assert heard(eve, table) == nothing
    assert texts(heard(ben, table)) == ["among us", "for everyone"]


def test_whom_one_does_not_want_to_read_one_does_not_read_anywhere(house: House) -> None:
    ann, ben, table = at_table(house)
    say(ben, table, "blah")
    muted = do(ann, table, "mute", {"seat": 1, "muted": True})
    assert muted["said"] == []
    assert [each["muted"] for each in muted["speakers"]] == [False, True]
    assert texts(say(ben, table, "blah again")) == ["blah", "blah again"], "they do not notice"
    other = ben.open("explorers", "me", "open")
    ann.post("/api/join", {"token": other["seats"][1]["invitation"].removeprefix("/join#")})
    say(ben, other["id"], "hello?")
    assert heard(ann, other["id"])["said"] == []
    assert texts(do(ann, table, "mute", {"seat": 1, "muted": False})) == ["blah", "blah again"]
    for nobody in (0, 7, None):  # oneself, no such seat, and the host sits
        assert do(ann, table, "mute", {"seat": nobody, "muted": True}, 404)["error"] == "talk-gone"


def test_the_host_removes_and_silences_and_is_shown_what_was_reported(house: House) -> None:
    ann, ben, table = at_table(house)
    eve = house.watcher(ann, table, "Eve")
    say(ben, table, TYPED)
    assert do(eve, table, "report", {"number": 1, "since": 0}, 404)["error"] == "talk-gone", "she cannot read it"
    assert not do(ben, table, "report", {"number": 1, "since": 0})["said"][0]["reported"], "only the host is told"
    assert heard(ann, table)["said"][0]["reported"]
    assert do(eve, table, "remove", {"number": 1, "since": 0}, 403)["error"] == "not-your-table"
    [gone] = do(ann, table, "remove", {"number": 1, "since": 2})["said"]
    assert (gone["text"], gone["removed"], gone["reported"]) == ("", True, False)
    assert TYPED not in ben.http.get(f"/api/tables/{table}/talk").text
    assert house.kept.sql('SELECT text FROM talk WHERE "table" = :table', table=table) == [("",)]

    do(ben, table, "silence", {"seat": 0, "silenced": True}, 403)
    do(ann, table, "silence", {"seat": 1, "silenced": True})
    assert say(ben, table, "but", 403)["error"] == "talk-silenced"
    assert not heard(ben, table)["writes"]
    do(ann, table, "silence", {"seat": 1, "silenced": False})
    own = say(ben, table, "oops")["said"][-1]["number"]
    assert do(ben, table, "remove", {"number": own, "since": 0})["said"][-1]["removed"], "what one said oneself"
    assert do(ann, table, "remove", {"number": 99, "since": 0}, 404)["error"] == "talk-gone"


def test_it_is_bounded_in_length_in_number_and_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_storage, "MOST_KEPT", 5)
    ann, ben, table = at_table(house)
    for nothing in ("", " \n", "\u200b\u2800"):
        assert say(ann, table, nothing, 422)["error"] == "talk-empty"
    assert say(ann, table, "x" * 301, 422)["error"] == "talk-long"
    say(ann, table, "x" * 300)
    say(ann, table, "x" * 2001, 400)
    answers = until_refused(lambda: ann.http.post(f"/api/tables/{table}/talk", json={"text": f"{TYPED}!", "since": 0}))
    assert len(answers) > 5
    assert answers[-1].json()["error"] == "talk-fast"
    assert say(ben, table, "calmly")["said"][-1]["text"] == "calmly", "others are not held up"
    assert len(heard(ben, table)["said"]) == 5, "the oldest are let go"


@pytest.mark.parametrize("typed", ["<b>F7</b>", "{@html}", "'; DROP TABLE talk; --", "%s %d"])
def test_what_is_typed_stays_what_it_is(typed: str) -> None:
    assert clean_text(typed) == typed


def test_what_is_said_is_in_no_log_and_no_record(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ann, _, table = at_table(house)
    with caplog.at_level("DEBUG", logger="farshore"):
        say(ann, table, TYPED)
        say(ann, table, TYPED * 30, 422)
        ann.post(f"/api/tables/{table}/talk", {"text": TYPED, "sign": TYPED, "since": 0}, 400)
    assert TYPED not in caplog.text
    assert TYPED not in ann.http.get("/metrics").text
    assert TYPED not in ann.http.get(f"/api/tables/{table}/record?seat=0").text
    assert TYPED not in ann.http.get(f"/api/tables/{table}/state").text


def rows(kept: Kept) -> int:
    """Count all rows about talk."""
    each = [kept.sql(f"SELECT 1 FROM {name}") for name in ("talk", "talk_mutes", "talk_silences")]  # noqa: S608
    return sum(map(len, each))


async def with_repository(kept: Kept, work: Callable[[SqlRepository], Any]) -> None:
    """Do something with what is kept."""
    repository = SqlRepository(Database(kept.where))
    await repository.open()
    try:
        await work(repository)
    finally:
        await repository.close()


def talked(house: House) -> tuple[Person, Person, str]:
    """Let two people talk, and not want to read each other."""
    ann, ben, table = at_table(house)
    say(ann, table, "hm")
    say(ben, table, TYPED)
    for person, seat in ((ann, 1), (ben, 0)):
        do(person, table, "mute", {"seat": seat, "muted": True})
    do(ann, table, "silence", {"seat": 1, "silenced": True})
    return ann, ben, table


def test_it_goes_with_the_table_and_with_the_person(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben, table = talked(house)
        assert rows(kept) == 5
        ben.post("/api/me/delete", {})
        assert rows(kept) == 1, "what Ann said stays"
        assert texts(heard(ann, table)) == ["hm"]
        talked(house)
    tables = [table for (table,) in kept.sql("SELECT id FROM tables")]
    asyncio.run(with_repository(kept, lambda repository: repository.delete_tables(tables)))
    assert rows(kept) == 2, "whom somebody does not want to read is about no table"
    asyncio.run(with_repository(kept, lambda repository: repository.delete_guests(1e12)))
    assert rows(kept) == 0


def test_what_a_guest_has_said_is_theirs_when_they_sign_in(house: House) -> None:
    ann, ben, table = talked(house)
    other = house.person("Benno")
    other.post("/api/me/account", {"password": "correct horse"})
    login = other.get("/api/me/account")["login"]
    ben.post("/api/sign-in", {"login": login, "password": "correct horse", "bring": True})
    assert [(each["text"], each["yours"]) for each in heard(ben, table)["said"]] == [(TYPED, True)]
    assert [each["muted"] for each in heard(ann, table)["speakers"]] == [False, True], "and is still not read"
    assert say(ben, table, "let me", 403)["error"] == "talk-silenced"


def test_who_runs_the_server_sees_what_was_reported_and_removes_it(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben, table = at_table(house)
        say(ben, table, TYPED)
        do(ann, table, "report", {"number": 1, "since": 0})

        async def look() -> None:
            async with administration(kept.where) as admin:
                [report] = await admin.reports()
                assert (report.table, report.number, report.text) == (table, 1, TYPED)
                await admin.remove_message(table, 1)
                assert await admin.reports() == []

        asyncio.run(look())
        assert eventually(lambda: heard(ann, table)["said"][0]["removed"])
