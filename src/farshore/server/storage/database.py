"""The database: one SQLite file, written by one task at a time and read by many."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from farshore.server.storage.errors import BadData, DataGone, NewerData, NotSaved
from farshore.server.storage.log_writer import LogWriter, Work, prepare
from farshore.server.unbroken import to_the_end

FILE = "farshore.sqlite3"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700  # it holds the seeds of running games
PATIENCE = 5.0  # seconds to wait for those who still read or write when the server ends


Timed = Callable[[str], AbstractContextManager[None]]
"""Told how long something takes: to ``read``, to ``write``, or to add to a ``log``."""


def _untimed(_kind: str) -> AbstractContextManager[None]:
    return nullcontext()


class Database:
    """Opens the file in a folder, brings it up to date, and hands out sessions.

    What is written most often, the log, goes another way than sessions: what several tables want to write at the same
    time is committed together, in a thread that does nothing else. Nobody is answered before it is on disk.
    """

    def __init__(self, folder: Path, timed: Timed = _untimed) -> None:
        self.timed = timed
        self.folder = folder
        self.path = folder / FILE
        self._file: tuple[int, int] | None = None  # which one it was when it was opened
        self._engine: AsyncEngine | None = None
        self._writer = asyncio.Lock()  # SQLite has one writer: waiting here costs less than waiting there
        self._sessions = 0  # in use
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._log: LogWriter | None = None
        self._log_thread: ThreadPoolExecutor | None = None
        self._pending: list[tuple[Work, asyncio.Future[None]]] = []

    async def open(self) -> None:
        """Make what is missing, and migrate. Raises ``NewerData``, ``BadData`` or ``OSError``."""
        self.folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        path = self.path
        path.touch(PRIVATE_FILE)
        self._file = _identity(path)
        self._engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(path)),
            hide_parameters=True,  # they are what people typed
        )
        event.listen(self._engine.sync_engine, "connect", _prepare)
        self._log = LogWriter(path)
        self._log_thread = ThreadPoolExecutor(1, "farshore-log")
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
        if self._log is not None and self._log_thread is not None:
            await asyncio.wrap_future(self._log_thread.submit(self._log.close))
            self._log_thread.shutdown()
            self._log = self._log_thread = None

    def size(self) -> int:
        """Return how many bytes the file has."""
        return self.path.stat().st_size if self.path.exists() else 0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Give a session that only reads. Raises ``NotSaved``."""
        with self.timed("read"), _reported():
            async with self._session() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a session whose changes are committed at the end, or not at all. Raises ``NotSaved``."""
        with self.timed("write"), _reported():
            async with self._writer, self._session() as session, session.begin():
                yield session

    async def write(self, work: Work) -> None:
        """Write something, all of it or nothing, together with what others write now. Raises ``NotSaved``."""
        done = asyncio.get_running_loop().create_future()
        with self.timed("log"), _reported():
            async with self._in_use():
                self._pending.append((work, done))
                async with self._writer:  # whoever comes first writes for all who wait
                    if pending := self._pending:
                        self._pending = []
                        await to_the_end(self._commit(pending))
            await done

    async def _commit(self, pending: list[tuple[Work, asyncio.Future[None]]]) -> None:
        assert self._log is not None
        works = [work for work, _ in pending]
        errors: list[BaseException | None]
        try:
            errors = await asyncio.get_running_loop().run_in_executor(self._log_thread, self._log.commit, works)
        except Exception as error:  # noqa: BLE001 - whatever it is, all who wait must hear of it
            errors = [error] * len(works)
        for (_, done), wrong in zip(pending, errors, strict=True):
            if done.cancelled():
                continue
            if wrong is None:
                done.set_result(None)
            else:
                done.set_exception(wrong)

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        async with self._in_use(), AsyncSession(self._engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def _in_use(self) -> AsyncIterator[None]:
        """Keep the file open meanwhile. Raises ``DataGone``: SQLite would go on with a file that nobody finds again."""
        if self._file != _identity(self.path):
            raise DataGone
        self._sessions += 1
        self._is_idle.clear()
        try:
            yield
        finally:
            self._sessions -= 1
            if not self._sessions:
                self._is_idle.set()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return which file is at a path, whatever else was there before; ``None``: none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def _reported() -> Iterator[None]:
    """Say in our own words that the database failed."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise NotSaved from error


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", "farshore.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare(connection: Any, _record: object) -> None:
    prepare(connection)
