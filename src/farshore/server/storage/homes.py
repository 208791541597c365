"""Where everything is kept: a file of SQLite in a folder, or a database of PostgreSQL, and how the two differ."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from farshore.core.errors import FarshoreError
from farshore.server.storage.errors import BadData, DataGone
from farshore.server.storage.log_writer import LogWriter, SqliteLog, prepare
from farshore.server.storage.news import News

FILE = "farshore.sqlite3"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700  # it holds the seeds of running games


class Home(ABC):
    """A database, before it is opened."""

    has_one_writer: bool  # the log and all else are written one after the other
    errors: type[Exception]  # what is raised beside SQLAlchemy's own

    @abstractmethod
    def __str__(self) -> str:
        """Return what it is called in a sentence: without a password."""

    @abstractmethod
    def make(self) -> None:
        """Make what must be there before it can be opened. Raises ``OSError``."""

    @abstractmethod
    def engine(self) -> AsyncEngine:
        """Return what sessions are opened by."""

    @abstractmethod
    def log_writer(self) -> LogWriter:
        """Return who writes the log."""

    def news(self) -> News:
        """Return what is heard of other processes that use it."""
        return News()

    @abstractmethod
    def bad(self, reason: str) -> FarshoreError:
        """Return what to raise if it cannot be opened."""

    def check(self) -> None:  # noqa: B027 - most databases say so themselves
        """Look whether it is still there. Raises ``DataGone``."""

    def before_migrating(self, connection: Connection) -> None:  # noqa: B027 - most have nothing to do
        """Keep others from migrating at the same time."""

    @abstractmethod
    async def size(self, session: AsyncSession) -> int:
        """Return how many bytes are kept."""


class SqliteHome(Home):
    """One file in a folder that only its owner may read."""

    has_one_writer = True
    errors = sqlite3.Error

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / FILE
        self._file: tuple[int, int] | None = None  # which one it was when it was opened

    def __str__(self) -> str:
        return str(self.folder)

    def make(self) -> None:
        """Make the folder and an empty file."""
        self.folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        self.path.touch(PRIVATE_FILE)
        self._file = _identity(self.path)

    def engine(self) -> AsyncEngine:
        """Open the file by aiosqlite."""
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self.path)),
            hide_parameters=True,  # they are what people typed
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    def log_writer(self) -> LogWriter:
        """Return who writes into the file."""
        return SqliteLog(self.path)

    def bad(self, reason: str) -> FarshoreError:
        """Say that the folder holds something else."""
        return BadData(self.folder, reason)

    def check(self) -> None:
        """Look which file is there: SQLite would go on with one that nobody finds again."""
        if self._file != _identity(self.path):
            raise DataGone

    async def size(self, session: AsyncSession) -> int:
        """Look at the file."""
        return self.path.stat().st_size if self.path.exists() else 0


def _identity(path: Path) -> tuple[int, int] | None:
    """Return which file is at a path, whatever else was there before; ``None``: none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepare(connection: Any, _record: object) -> None:
    prepare(connection)
