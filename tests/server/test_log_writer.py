"""What tables write at the same moment is written together, and one that fails takes nobody along."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, insert

from farshore.server.storage.log_writer import LogWriter, Prepared, Work

_ADD = Prepared(insert(Table("notes", MetaData(), Column("id", Integer, primary_key=True), Column("text", String))))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "log.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)")
    return path


@pytest.fixture
def writer(path: Path) -> Iterator[LogWriter]:
    writer = LogWriter(path)
    yield writer
    writer.close()


def adding(*numbers: int) -> Work:
    return lambda connection: _ADD.run(connection, [{"text": f"note {number}", "id": number} for number in numbers])


def written(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT id FROM notes ORDER BY id")]


def test_what_is_written_together_is_on_disk_when_it_is_told(path: Path, writer: LogWriter) -> None:
    assert writer.commit([adding(1), adding(2, 3)]) == [None, None]
    assert written(path) == [1, 2, 3]


def test_one_that_fails_is_told_so_and_the_others_are_written(path: Path, writer: LogWriter) -> None:
    writer.commit([adding(1)])
    first, wrong, last = writer.commit([adding(2), adding(3, 1), adding(4)])
    assert (first, last) == (None, None)
    assert isinstance(wrong, sqlite3.IntegrityError)
    assert written(path) == [1, 2, 4]  # of the one that failed nothing


def test_a_mistake_of_ours_leaves_nothing_begun(path: Path, writer: LogWriter) -> None:
    def mistaken(connection: sqlite3.Connection) -> None:
        adding(1)(connection)
        raise KeyError("text")

    with pytest.raises(KeyError):
        writer.commit([mistaken])
    assert writer.commit([adding(2)]) == [None]
    assert written(path) == [2]
