"""Nothing grows without bounds: guests, tables, logs and what is old; and no stranger takes more than a share."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from farshore.server.lobby import limits
from farshore.server.rate_limit import SITE
from farshore.server.storage import cache
from farshore.server.storage.database import FILE
from tests.server.house import House, eventually
from tests.server.kept import Kept
from tests.server.test_continuing import played

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
    with House(tmp_path, largest_data=1) as house:
        ann = house.person("Ann")
        answer = ann.post("/api/practice", {"game": "entdecker", "shipped": "nothing-like-it"}, 404)
        assert answer["error"] != "no-room", "what is wrong with the wish itself is said first"
        assert ann.post("/api/tables", BOTS, 503)["error"] == "no-room"
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
