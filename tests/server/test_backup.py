"""A copy of all tables, made while they are played at, and brought back."""

from __future__ import annotations

import sqlite3
import stat
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from farshore.server.storage.backup import BackupExists, BadBackup, NothingKept, TablesThere, back_up, restore
from farshore.server.storage.database import FILE
from farshore.server.storage.errors import NewerData
from tests.cli.command import farshore, one_line
from tests.server.house import House


def test_a_copy_that_was_made_during_play_is_played_on(tmp_path: Path) -> None:
    """Every action that was answered before the copy was begun is in it, whatever is written meanwhile."""
    copy, stop = tmp_path / "copy.sqlite3", threading.Event()
    with House(tmp_path / "tables") as house:
        ann = house.person("Ann")
        table, other = (ann.open("explorers", "me", "here:Ben")["id"] for _ in range(2))
        ann.play_on(table, Random(1), lambda state: state["seq"] > 20)
        before, cookies = ann.state(table), dict(ann.http.cookies)
        busy = threading.Thread(target=ann.play_on, args=(other, Random(2), lambda _: stop.is_set()))
        busy.start()
        try:
            assert back_up(tmp_path / "tables", copy).tables == 2
        finally:
            stop.set()
            busy.join()
    assert sorted(tmp_path.iterdir()) == [copy, tmp_path / "tables"], "one file, and nothing half made beside it"
    found, aside = restore(copy, tmp_path / "elsewhere")
    assert (found.tables, aside) == (2, None)
    with House(tmp_path / "elsewhere") as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.state(table) == before
        ann.play_on(table, Random(3), lambda state: state["seq"] > before["seq"] + 5)
        ann.state(other)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder in which one table is kept."""
    folder = tmp_path / "tables"
    with House(folder) as house:
        house.person("Ann").open("explorers", "me")
    return folder


def test_what_is_replaced_stays_beside_it(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(kept, copy)
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the seeds of running games"
    with House(kept) as house:
        house.person("Ben").open("explorers", "me")
    with pytest.raises(TablesThere, match="--replace"):
        restore(copy, kept)
    found, aside = restore(copy, kept, replace=True)
    assert (found.tables, count(kept / FILE)) == (1, 1)
    assert aside is not None
    assert count(aside) == 2


def test_what_cannot_be_copied_or_brought_back_is_said_and_changes_nothing(kept: Path, tmp_path: Path) -> None:
    copy, text, newer = tmp_path / "copy", tmp_path / "text", tmp_path / "newer"
    with pytest.raises(NothingKept, match="No tables are kept"):
        back_up(tmp_path / "nowhere", copy)
    text.write_text("a letter to a friend, long enough to be taken for a file of tables" * 20)
    with pytest.raises(BackupExists):
        back_up(kept, text)
    assert text.read_text().startswith("a letter")
    back_up(kept, newer)
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (kept / FILE).read_bytes()
    with pytest.raises(BadBackup, match="not a sound copy"):
        restore(text, kept, replace=True)
    with pytest.raises(NewerData, match="newer Farshore"):
        restore(newer, kept, replace=True)
    with pytest.raises(FileNotFoundError):
        restore(copy, kept, replace=True)
    assert (kept / FILE).read_bytes() == before
    assert not (kept / ".restored").exists()


def test_it_is_typed(kept: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", tmp_path / "other"
    assert f"One table is in {copy} (0." in one_line(farshore("backup", copy, "--data", kept))
    assert "exists already" in one_line(farshore("backup", copy, "--data", kept, code=1))
    with House(other):
        pass
    assert "No such file" in one_line(farshore("restore", "mistyped", "--data", tmp_path / "new", code=1))
    assert not (tmp_path / "new").exists()
    assert "--replace" in one_line(farshore("restore", copy, "--data", other, code=1))
    said = one_line(farshore("restore", copy, "--data", other, "--replace"))
    assert f"One table is back in {other}. What was there before is now {other}/{FILE}." in said


def test_nothing_is_brought_back_under_a_server_that_runs(kept: Path, tmp_path: Path) -> None:
    from farshore.server.folder_lock import FolderLock  # noqa: PLC0415 - what a server holds while it runs

    copy = tmp_path / "copy"
    back_up(kept, copy)
    with FolderLock(kept) as lock:
        lock.say("http://127.0.0.1:8420/")
        said = one_line(farshore("restore", copy, "--data", kept, "--replace", code=1))
    assert "are open at http://127.0.0.1:8420/ Stop that server first." in said


def count(path: Path) -> int:
    """Return how many tables a file holds."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
