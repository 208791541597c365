"""What tables write at the same moment is written together, and one that fails takes nobody along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, insert

from farshore.server.storage.database import home_at
from farshore.server.storage.errors import is_conflict
from farshore.server.storage.log_writer import LogWriter, Prepared, Work
from tests.server.kept import Kept

pytestmark = pytest.mark.both_databases
_ADD = Prepared(insert(Table("notes", MetaData(), Column("id", Integer, primary_key=True), Column("text", String))))


@pytest.fixture
def writer(kept: Kept) -> Iterator[LogWriter]:
    kept.sql("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)")
    writer = home_at(kept.where).log_writer()
    yield writer
    writer.close()


def adding(*numbers: int) -> Work:
    return lambda connection: _ADD.run(connection, [{"text": f"note {number}", "id": number} for number in numbers])


def written(kept: Kept) -> list[int]:
    return [number for (number,) in kept.sql("SELECT id FROM notes ORDER BY id")]


def test_what_is_written_together_is_on_disk_when_it_is_told(kept: Kept, writer: LogWriter) -> None:
    assert writer.commit([adding(1), adding(2, 3), adding()]) == [None, None, None]
    assert written(kept) == [1, 2, 3]


def test_one_that_fails_is_told_so_and_the_others_are_written(kept: Kept, writer: LogWriter) -> None:
    writer.commit([adding(1)])
    first, wrong, last = writer.commit([adding(2), adding(3, 1), adding(4)])
    assert (first, last) == (None, None)
    assert is_conflict(wrong)
    assert written(kept) == [1, 2, 4]  # of the one that failed nothing


def test_a_mistake_of_ours_leaves_nothing_begun(kept: Kept, writer: LogWriter) -> None:
    def mistaken(connection: Any) -> None:
        adding(1)(connection)
        raise KeyError("text")

    with pytest.raises(KeyError):
        writer.commit([mistaken])
    assert writer.commit([adding(2)]) == [None]
    assert written(kept) == [2]
