"""What is written most often, the log, in SQL that is made once and over a connection of its own.

A session, or even a statement of SQLAlchemy, takes longer than SQLite takes to write an entry and to wait for the disk.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import UpdateBase
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg

PRAGMAS = (
    "journal_mode = WAL",  # readers do not wait for the writer
    "synchronous = FULL",  # what was acknowledged survives even a power cut
    "foreign_keys = ON",
    "busy_timeout = 10000",
)


class Prepared:
    """A statement that is put into SQL once: for SQLite, and for PostgreSQL, which takes parameters by name."""

    def __init__(self, statement: UpdateBase) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        assert compiled.positiontup is not None
        self.sql, self._order = str(compiled), tuple(compiled.positiontup)
        self.named_sql = str(statement.compile(dialect=psycopg.dialect()))  # type: ignore[no-untyped-call]

    def run(self, connection: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write some rows, of numbers and texts only. Raises whatever the database does."""
        if isinstance(connection, sqlite3.Connection):
            connection.executemany(self.sql, [tuple([row[name] for name in self._order]) for row in rows])
        elif rows:
            with connection.cursor() as cursor:
                cursor.executemany(self.named_sql, rows)


Work = Callable[[Any], None]
"""Something to be written, over a connection of either kind."""


class LogWriter(ABC):
    """A connection that is opened when it is first needed. Everything here is done in one thread."""

    errors: type[Exception]
    """What the database raises."""

    def commit(self, works: Sequence[Work]) -> list[BaseException | None]:
        """Write several things at once; if one of them cannot be, each by itself. Return what went wrong."""
        try:
            self.write(works)
        except self.errors as error:
            return [error] if len(works) == 1 else [self.commit([work])[0] for work in works]
        return [None] * len(works)

    @abstractmethod
    def write(self, works: Sequence[Work]) -> None:
        """Write several things, all or nothing; the next time begins afresh if it fails."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the connection."""


class SqliteLog(LogWriter):
    """Writes into the file."""

    errors = sqlite3.Error

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(sqlite3.Error):
                connection.close()

    def write(self, works: Sequence[Work]) -> None:
        """Write in one transaction."""
        if self._connection is None:
            self._connection = sqlite3.connect(self.path, isolation_level=None)
            prepare(self._connection)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work in works:
                work(self._connection)
            self._connection.execute("COMMIT")
        except BaseException:
            self.close()  # which takes back what was begun; the next one begins afresh
            raise


def prepare(connection: Any) -> None:
    """Set up a connection of any kind as the file is meant to be used."""
    with closing(connection.cursor()) as cursor:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
