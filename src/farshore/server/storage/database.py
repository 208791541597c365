"""The database: one SQLite file, written by one task at a time and read by many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from farshore.server.storage.errors import BadData, NewerData, NotSaved

T = TypeVar("T")

FILE = "farshore.sqlite3"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700  # it holds the seeds of running games
PATIENCE = 5.0  # seconds to wait for those who still read or write when the server ends
PRAGMAS = (
    "journal_mode = WAL",  # readers do not wait for the writer
    "synchronous = FULL",  # what was acknowledged survives even a power cut
    "foreign_keys = ON",
    "busy_timeout = 10000",
)


class Database:
    """Opens the file in a folder, brings it up to date, and hands out sessions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._engine: AsyncEngine | None = None
        self._writer = asyncio.Lock()  # SQLite has one writer: waiting here costs less than waiting there
        self._sessions = 0  # in use
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    async def open(self) -> None:
        """Make what is missing, and migrate. Raises ``NewerData``, ``BadData`` or ``OSError``."""
        self.folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        path = self.folder / FILE
        path.touch(PRIVATE_FILE)
        self._engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
        event.listen(self._engine.sync_engine, "connect", _prepare)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except CommandError as error:
            await self.close()
            raise NewerData(self.folder) from error
        except DatabaseError as error:
            await self.close()
            raise BadData(self.folder, str(error.orig)) from error

    async def close(self) -> None:
        """Let go of the file, as soon as whoever uses it is done."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_idle.wait(), PATIENCE)
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Give a session that only reads. Raises ``NotSaved``."""
        with _reported():
            async with self._session() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a session whose changes are committed at the end, or not at all. Raises ``NotSaved``."""
        with _reported():
            async with self._writer, self._session() as session, session.begin():
                yield session

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        self._sessions += 1
        self._is_idle.clear()
        try:
            async with AsyncSession(self._engine, expire_on_commit=False) as session:
                yield session
        finally:
            self._sessions -= 1
            if not self._sessions:
                self._is_idle.set()


@contextmanager
def _reported() -> Iterator[None]:
    """Say in our own words that the database failed."""
    try:
        yield
    except DBAPIError as error:
        raise NotSaved from error


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something that is not to be broken off in the middle, even if whoever waits is cancelled."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        raise


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", "farshore.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
