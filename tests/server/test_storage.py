"""The database: brought up to date at the start, private, and the only truth."""

from __future__ import annotations

import asyncio
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from farshore.server.lobby import play
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.seats import SeatWish
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import FILE, Database
from farshore.server.storage.errors import NewerData, NoSuchTable, WrittenElsewhere
from farshore.server.storage.models import Base
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.deed import Entry
from farshore.server.table.errors import Stale
from farshore.server.table.outlook import outlook
from farshore.server.table.wish import Wish
from farshore.server.unbroken import to_the_end
from tests.server.house import House
from tests.server.kept import Kept

pytestmark = pytest.mark.both_databases
FULL = (
    ["CREATE TRIGGER full_disk BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END"],
    [
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''disk full''; END'",
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()",
    ],
)
"""How the disk of either database becomes full."""


def test_the_migrations_make_exactly_what_the_models_say(kept: Kept) -> None:
    async def make() -> None:
        database = Database(kept.where)
        await database.open()
        await database.close()

    asyncio.run(make())
    asyncio.run(make())  # a second start finds everything done
    engine = create_engine(kept.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with House(folder, is_first=True):
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_what_a_newer_farshore_has_kept_is_not_touched(kept: Kept) -> None:
    async def make() -> None:
        database = Database(kept.where)
        await database.open()
        await database.close()

    asyncio.run(make())
    kept.sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerData, match="newer Farshore"):
        asyncio.run(make())


def test_tables_are_found_again_after_a_restart(kept: Kept) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "me", "here:Ben", "bot:random", edition="digest")["id"]
        ann.play_on(table, Random(1), lambda state: state["seq"] > 30 and state["actors"][0] != 2)
        before, cookies = ann.state(table), dict(ann.http.cookies)
    with House(kept) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.get("/api/me")["name"] == "Ann"
        assert [mine["id"] for mine in ann.get("/api/me")["tables"]] == [table]
        assert ann.state(table) == before
        ann.play_on(table, Random(2), lambda state: state["seq"] > before["seq"] + 10)


def test_a_table_of_other_rules_is_said_to_be_one(kept: Kept) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "me", "here:Ben")["id"]
        cookies = dict(ann.http.cookies)
    kept.sql("UPDATE tables SET header = replace(header, '\"rules_version\"\\:1', '\"rules_version\"\\:99')")
    with House(kept) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        problem = ann.get(f"/api/tables/{table}/state", 410)
        assert "version 99 of the rules" in problem["text"]
        assert ann.get("/api/me")["tables"][0]["id"] == table


def test_what_cannot_be_saved_has_not_happened(kept: Kept) -> None:
    """The disk is full, or another program holds the file: nobody is told anything, and it can be tried again."""
    with House(kept) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "me", "here:Ben")["id"]
        eve = house.watcher(ann, table)
        before = ann.state(table)
        action = before["seats"][0]["offers"][0]["action"]
        for statement in FULL[kept.database is not None]:
            kept.sql(statement)
        wish = {"seat": 0, "action": action, "seq": before["seq"], "key": "k"}
        ann.post(f"/api/tables/{table}/actions", wish, 503 if kept.database else 409)  # SQLite takes it for a conflict
        assert ann.state(table) == before
        assert eve.state(table)["seq"] == before["seq"]
        kept.sql("DROP TRIGGER full_disk" + (" ON entries" if kept.database else ""))
        assert ann.post(f"/api/tables/{table}/actions", wish)["seq"] > before["seq"]


def run(kept: Kept, story: Callable[[TableCache, Lobby, Guests], Any]) -> None:
    """Run a story without a server around it."""

    async def main() -> None:
        repository = SqlRepository(Database(kept.where))
        await repository.open()
        await repository.news.open()
        try:
            tables = TableCache(repository, 2)
            await story(tables, Lobby(tables, Limits(tables, Settings())), Guests(repository))
        finally:
            await repository.news.close()
            await repository.close()

    asyncio.run(main())


SEATS = [SeatWish("me"), SeatWish("here")]


def test_no_entry_is_written_twice(kept: Kept) -> None:
    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        ann, _ = await guests.welcome(None, "Ann")
        table = await lobby.open(ann, "explorers", {}, SEATS)
        with pytest.raises(WrittenElsewhere):
            await tables.repository.append(table, [Entry(seat=0, action="mark a1")], 1)

    run(kept, story)


def test_a_table_rests_when_nobody_is_there_and_is_glanced_at_when_nobody_holds_it(kept: Kept) -> None:
    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        ann, _ = await guests.welcome(None, "Ann")
        table = await lobby.open(ann, "explorers", {}, SEATS)
        assert tables.glance(table.id, ann.id) is table
        assert tables.glance(table.id, "a stranger") is None
        assert tables.glance("no such table", ann.id) is None
        async with tables.at(table.id):
            assert tables.glance(table.id, ann.id) is None
            outlook(table, (0, 1))
            tables.rest(table.id)
            assert table.outlooks
        tables.rest(table.id)
        assert not table.outlooks
        tables.rest("no such table")
        await tables.close()

    run(kept, story)


def test_two_servers_on_one_folder_do_not_spoil_a_log(kept: Kept) -> None:
    """The one that comes second is told to look again, and then sees what the other has done."""

    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        ann, _ = await guests.welcome(None, "Ann")
        table = await lobby.open(ann, "explorers", {}, SEATS)
        other = TableCache(tables.repository, 2)
        async with other.at(table.id) as twin:
            seq = twin.knowledge((0, 1)).seq
            seat = twin.actors()[0]
            action = {"type": type(first := twin.match.legal(seat)[0]).__name__}
            action |= {field: getattr(first, field) for field in first.__struct_fields__}
        async with tables.at(table.id) as table:
            await play.act(tables, table, ann.id, Wish(seat=seat, action=action, seq=seq, key="one"))
        with pytest.raises((WrittenElsewhere, Stale), match=r"Another server|Look again"):
            async with other.at(table.id) as twin:
                await play.act(other, twin, ann.id, Wish(seat=seat, action=action, seq=seq, key="two"))
        async with other.at(table.id) as twin:
            assert twin.match.record == table.match.record

    run(kept, story)


def test_nothing_is_broken_off_in_the_middle(kept: Kept) -> None:
    """Whoever is cancelled while something is being written waits for it, and so does the end of the server."""

    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        assert isinstance(tables.repository, SqlRepository)
        writing, done, database = asyncio.Event(), asyncio.Event(), tables.repository.database

        async def work() -> None:
            async with database.writing():
                writing.set()
                await asyncio.sleep(0.1)
                done.set()

        waiting = asyncio.create_task(to_the_end(work()))
        await writing.wait()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert done.is_set()
        writing.clear()
        done.clear()
        working = asyncio.create_task(work())
        await writing.wait()
        await database.close()
        assert done.is_set()
        await working

    run(kept, story)


def test_tables_that_nobody_uses_leave_the_memory_and_come_back(kept: Kept) -> None:
    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        ann, _ = await guests.welcome(None, "Ann")
        opened = [(await lobby.open(ann, "explorers", {}, SEATS)).id for _ in range(5)]
        for table_id in opened:
            async with tables.at(table_id) as table:
                assert table.id == table_id
        assert len(tables._slots) == 2  # noqa: SLF001 - what is in memory can be seen nowhere else
        for _ in range(3):
            with tables.watching("nowhere"), pytest.raises(NoSuchTable):
                async with tables.at("nowhere"):
                    pass
        assert "nowhere" not in tables._slots  # noqa: SLF001 - as above

    run(kept, story)
