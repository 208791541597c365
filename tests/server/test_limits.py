"""Nothing grows without bounds: guests, tables, logs and what is old; and no stranger takes more than a share."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore.server import bots, retention
from farshore.server.lobby import limits
from farshore.server.lobby.belongings import rename
from farshore.server.lobby.guests import Guests, new_session
from farshore.server.rate_limit import SITE
from farshore.server.storage import cache
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import FILE, Database
from farshore.server.storage.people import MOST_SESSIONS
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.seating import Guest
from tests.server.house import House, Person, eventually, new_key
from tests.server.kept import Kept
from tests.server.test_continuing import played
from tests.server.test_leaving import seating
from tests.server.test_time import LIVE, Group

DAY = 24 * 60 * 60.0
BOTS = {"game": "explorers", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}


def until(house: House, status: int, most: int = 200, **ask: Any) -> dict[str, Any]:
    """Open tables, each as a stranger without a cookie, until one is refused."""
    for _ in range(most):
        stranger = house.person()
        answer = stranger.http.post("/api/tables", json={**BOTS, **ask})
        stranger.close()
        if answer.status_code != 201:
            assert answer.status_code == status, answer.text
            return dict(answer.json())
    raise AssertionError("nothing was refused")


def counted(kept: Kept, table: str) -> int:
    return int(kept.sql(f"SELECT count(*) FROM {table}")[0][0])  # noqa: S608 - our own words


def test_a_new_cookie_for_every_table_does_not_help(tmp_path: Path) -> None:
    with House(tmp_path, running_each=3) as house:
        host = house.person("Ann")
        first = host.open("explorers", "me", "open")["id"]
        assert until(house, 409)["error"] == "too-many-here"
        assert counted(house.kept, "tables") == 3
        host.post(f"/api/tables/{first}/seating", {"change": "call-off"})
        assert host.open("explorers", "me", "open"), "one that is over makes room"


def test_a_new_network_of_ones_site_for_every_table_does_not_help(tmp_path: Path) -> None:
    with House(tmp_path, running_each=1, proxies=("127.0.0.1",)) as house:
        eve = house.person("Eve")

        def opened(network: int, site: int = 1) -> int:
            away = {"X-Forwarded-For": f"2001:db8:{site}:{network}::1"}
            return eve.http.post("/api/tables", json=BOTS, headers=away).status_code

        assert opened(0) == 201
        assert opened(0) == 409
        assert [opened(network) for network in range(1, SITE + 1)] == [201] * (SITE - 1) + [409]
        assert opened(0, site=2) == 201


def test_the_whole_server_has_so_many_running_tables_and_goes_on_with_those(tmp_path: Path) -> None:
    with House(tmp_path, running=2) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        assert until(house, 503)["error"] == "no-room"
        ann.act(table, 0, ann.state(table)["seats"][0]["offers"][0]["action"])


def test_tables_and_guests_come_no_faster_than_people_do(tmp_path: Path) -> None:
    with House(tmp_path, openings=0.001, newcomers=0.001) as house:
        assert until(house, 429)["error"] == "too-often"
        assert counted(house.kept, "tables") == 60
        assert counted(house.kept, "guests") == 60


def test_a_full_disk_is_said_before_anything_is_opened(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        cookies = dict(house.person("Ann").http.cookies)
    with House(tmp_path, largest_data=1) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        answer = ann.post("/api/practice", {"game": "entdecker", "shipped": "nothing-like-it"}, 404)
        assert answer["error"] != "no-room", "what is wrong with the wish itself is said first"
        assert ann.post("/api/tables", BOTS, 503)["error"] == "no-room"
        assert house.person().post("/api/me", {"name": "Ben"}, 503)["error"] == "no-room-for-guests"
        assert counted(house.kept, "guests") == 1
        assert counted(house.kept, "tables") == 0


def test_records_come_in_up_to_so_many_bytes_from_one_address_whoever_brings_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played("explorers").record.text()
    monkeypatch.setattr(limits, "IMPORTED_AT_ONCE", 2 * len(record.encode()) + 1)
    with House(tmp_path, imports=0.001) as house:
        for name in ("Ann", "Ben", "Cleo"):  # the third overdraws it, as the last of somebody's may
            house.person(name).post("/api/records", {"record": record}, 201)
        dora = house.person("Dora")
        assert dora.post("/api/records", {"record": record}, 429)["error"] == "too-often"
        assert dora.post("/api/records", {"record": "no record"}, 429)["error"] == "too-often", "before it is read"
        dora.open("explorers", "me", "open")  # games that are played here are another matter


def test_records_leave_half_of_the_room_to_those_who_play_here(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, used = house.person("Ann"), (tmp_path / FILE).stat().st_size
        ann.open("explorers", "me", "open")
    with House(tmp_path, largest_data=int(1.8 * used) + 1_000_000) as house:
        house.person("Ben").post("/api/records", {"record": played("explorers").record.text()}, 201)
    with House(tmp_path, largest_data=int(1.8 * used)) as house:
        cleo = house.person("Cleo")
        assert cleo.post("/api/records", {"record": played("explorers").record.text()}, 503)["error"] == "no-room"
        assert cleo.open("explorers", "me", "open")


def test_a_log_ends_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.TableCache, "longest_log", property(lambda _: 10, lambda *_: None), raising=False)
    with House(tmp_path) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        seq = ann.state(table)["seq"]
        while (state := ann.state(table))["seq"] < 10:
            ann.act(table, 0, state["seats"][0]["offers"][0]["action"], state["seq"])
            ann.undo(table, 0)
        assert state["seq"] > seq
        answer = ann.act(table, 0, state["seats"][0]["offers"][0]["action"], status=409)
        assert answer["error"] == "table-full"
        assert ann.state(table)["seq"] == state["seq"]


def test_whoever_fills_their_share_of_a_log_stops_nobody_but_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache.TableCache, "longest_log", property(lambda _: 60, lambda *_: None), raising=False)
    with House(tmp_path) as house:
        group = Group(house, {**LIVE, "takeover": "never"}, "Ann", "Ben", "Eve")
        (eve,) = [person for seat, person in enumerate(group.people) if seat == max({1, 2} - {group.acting})]
        for number in range(60 // 4):
            group.wish(eve, ("pause", "decline")[number % 2])
        seq = group.people[0].state(group.id)["seq"]
        assert group.wish(eve, "decline", status=409)["error"] == "share-used"
        assert group.people[0].state(group.id)["seq"] == seq
        group.late.act(group.id, group.acting, group.late.state(group.id)["seats"][0]["offers"][0]["action"])
        assert group.people[0].state(group.id)["seq"] > seq
        seat = group.people.index(eve)
        assert seating(eve, group.id, "resign")["seats"][seat]["away"] == "resigned"


def test_so_many_bytes_of_moves_are_kept_from_one_address_whoever_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOGGED_AT_ONCE", 3000)
    with House(tmp_path, logged=0.001, proxies=("127.0.0.1",)) as house:
        eve, eva, ann = (house.person(name) for name in ("Eve", "Eva", "Ann"))
        ann.http.headers["x-forwarded-for"] = "10.1.2.3"
        tables = {person: person.open("explorers", "me", "here")["id"] for person in (eve, eva, ann)}
        refused = eventually(lambda: _act_and_take_back(eve, tables[eve]), every=0)
        assert refused == "logged-too-much"
        state = eva.state(tables[eva])
        assert _act_and_take_back(eva, tables[eva]) == "logged-too-much", "another cookie is no other address"
        assert eva.state(tables[eva]) == state
        assert not _act_and_take_back(ann, tables[ann])
        assert eve.post(f"/api/tables/{tables[eve]}/seating", {"change": "call-off"}, 200)["status"] == "off"


def _act_and_take_back(person: Person, table: str) -> str:
    """Do something, and take it back; return why that is refused, if it is."""
    state = person.state(table)
    wish = {"seat": 0, "seq": state["seq"], "key": new_key()}
    action = state["seats"][0]["offers"][0]["action"]
    for path, more in (("actions", {"action": action}), ("undo", {})):
        wish |= {"seq": person.state(table)["seq"], "key": new_key()}
        answer = person.http.post(f"/api/tables/{table}/{path}", json={**wish, **more})
        if answer.status_code != 200:
            return str(answer.json()["error"])
    return ""


def test_a_guest_has_three_new_names_at_once_and_then_waits(house: House) -> None:
    ann = house.person("Ann")
    for name in ("Bea", "Cleo", "Dora"):
        ann.post("/api/me", {"name": name})
    assert ann.post("/api/me", {"name": "Eve"}, 429)["error"] == "too-often"
    assert ann.post("/api/me", {"name": "Dora"})["name"] == "Dora", "which is no new one"
    house.person("Ben").post("/api/me", {"name": "Eve"})


def test_moves_are_written_while_somebody_is_called_otherwise_at_a_hundred_tables(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.begin()
    before, now = Guest("ann", "Ann"), Guest("ann", "Bea")
    kept.sql("INSERT INTO guests (id, name, token, created, language) VALUES ('ann', 'Ann', 'ann', 0, '')")
    rows = "id, game, header, host, created, updated, status, actors, again, practised, passed, coached, watch, listed"
    for number in range(120):
        values = f"'t{number:03}', 'explorers', '', 'ann', 0, 0, 'over', '', '', '', 0, 0, 'w{number}', 0"
        kept.sql(f"INSERT INTO tables ({rows}) VALUES ({values})")  # noqa: S608 - our own words
        sits = f"'t{number:03}', 0, 'person', 'Ann', 'ann', '', 0, ''"
        kept.sql(f'INSERT INTO seats ("table", seat, kind, name, guest, bot, outside, away) VALUES ({sits})')  # noqa: S608

    async def story() -> list[int]:
        repository = SqlRepository(Database(tmp_path))
        await repository.open()
        called: list[int] = []
        try:
            renaming = asyncio.create_task(rename(TableCache(repository, 2), before, now))
            while not renaming.done():

                def move(connection: sqlite3.Connection) -> None:
                    (found,) = connection.execute("SELECT count(*) FROM seats WHERE name = 'Bea'")
                    called.append(found[0])

                await repository.database.write(move, "a table")
        finally:
            await repository.close()
        return called

    called = asyncio.run(story())
    assert any(0 < number < 120 for number in called), "in between"
    assert counted(kept, "seats WHERE name = 'Bea'") == 120


def test_whoever_signs_in_everywhere_is_signed_in_where_they_were_last(kept: Kept) -> None:
    async def story() -> tuple[int, list[bool]]:
        repository = SqlRepository(Database(kept.where))
        await repository.open()
        try:
            guests = Guests(repository)
            ann, token = await guests.welcome(None, "Ann")
            tokens = [str(token)]
            for number in range(1, MOST_SESSIONS + 3):
                session, token = new_session()
                later = msgspec.structs.replace(session, seen=session.seen + number)
                await repository.people.add_session(ann.id, later)
                tokens.append(token)
            known = [await Guests(repository).who(token) is not None for token in tokens]
            return len(await repository.people.sessions_of(ann.id)), known
        finally:
            await repository.close()

    count, known = asyncio.run(story())
    assert count == MOST_SESSIONS
    assert known == [False] * 3 + [True] * MOST_SESSIONS


def test_what_nobody_has_touched_for_long_is_deleted_where_that_is_wished(kept: Kept) -> None:
    """Otherwise everything is kept for ever."""
    with House(kept) as house:
        ann = house.person("Ann")
        lately, old = (ann.open("explorers", "me", "here:Ben")["id"] for _ in range(2))
        lesson = ann.post("/api/practice", {"game": "entdecker", "shipped": _shipped(house)}, 201)["id"]
        house.person("Nobody who ever sat down")
        cookies = dict(ann.http.cookies)
    now = time.time()
    for table, days in ((old, 400), (lesson, 400), (lately, 300)):
        kept.sql("UPDATE tables SET updated = :at WHERE id = :table", at=now - days * DAY, table=table)
    kept.sql("UPDATE guests SET created = :at", at=now - 400 * DAY)
    with House(kept) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.get(f"/api/tables/{old}")["id"] == old
    assert (counted(kept, "tables"), counted(kept, "guests")) == (3, 2)
    with House(kept, keep_days=365.0) as house:
        eventually(lambda: counted(kept, "tables") == 1 and counted(kept, "guests") == 1)
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.get(f"/api/tables/{lately}")["id"] == lately
        assert ann.get(f"/api/tables/{old}", 404)["error"] == "no-table"
        for rows in ("entries", "seats", "checkpoints"):
            found = kept.sql(f'SELECT DISTINCT "table" FROM {rows}')  # noqa: S608 - our own words
            assert {table for (table,) in found} <= {lately}


def test_a_mistake_does_not_end_what_is_done_from_time_to_time(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Deleting what is old, and, of several processes, looking for bots that nobody plays for."""
    made: Counter[str] = Counter()

    async def round_of_deleting(*_: object) -> int:
        made["deleting"] += 1
        raise ValueError("a secret")

    async def look_for_bots(_: object, idle: float) -> None:
        made["looking"] += bool(idle)
        if idle:
            raise ValueError("a secret")

    monkeypatch.setattr(retention, "EVERY", 0.01)
    monkeypatch.setattr(bots, "ROUND", 0.01)
    monkeypatch.setattr(retention.Retention, "tidy", round_of_deleting)
    monkeypatch.setattr(bots.Bots, "_take_over", look_for_bots)
    with House(kept, keep_days=365.0):
        eventually(lambda: made["deleting"] > 2 and (kept.database is None or made["looking"] > 2))
    assert "deleting what is old has failed" in caplog.messages


def test_data_that_is_gone_is_noticed_and_nothing_is_pretended(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with House(folder) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        state = ann.state(table)
        folder.rename(tmp_path / "elsewhere")
        for path, ask in (("/api/me", {"name": "Bea"}), ("/api/tables", BOTS)):
            assert ann.post(path, ask, 503)["error"] == "data-gone"
        action = state["seats"][0]["offers"][0]["action"]
        assert ann.act(table, 0, action, state["seq"], status=503)["error"] == "data-gone"
        assert ann.get("/api/me", 503)["error"] == "data-gone"
        folder.mkdir()
        (folder / FILE).touch()
        assert ann.post("/api/me", {"name": "Bea"}, 503)["error"] == "data-gone", "another file is not the same one"
        (folder / FILE).unlink()
        folder.rmdir()
        (tmp_path / "elsewhere").rename(folder)
        assert ann.act(table, 0, action, state["seq"])["snapshot"]["seq"] > state["seq"], "it was brought back"


def _shipped(house: House) -> str:
    book = house.person().get("/api/rulebooks/entdecker")
    return next(str(chapter["practice"]) for chapter in book["chapters"] if chapter["practice"])
