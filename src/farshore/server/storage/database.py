"""The database: opened and brought up to date, written by one task at a time and read by many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from farshore.server.storage.errors import NewerData, NotSaved, OtherVersion
from farshore.server.storage.homes import FILE as FILE  # noqa: PLC0414 - who looks for it looks here
from farshore.server.storage.homes import Home, SqliteHome
from farshore.server.storage.log_writer import LogWriter, Work

PATIENCE = 5.0  # seconds to wait for those who still read or write when the server ends

Timed = Callable[[str], AbstractContextManager[None]]
"""Told how long something takes: to ``read``, to ``write``, or to add to a ``log``."""


class Pending(NamedTuple):
    """Something to be written, and who waits for it."""

    about: str  # a table
    work: Work
    done: asyncio.Future[None]


def _untimed(_kind: str) -> AbstractContextManager[None]:
    return nullcontext()


def home_at(where: Path | str) -> Home:
    """Return what is at a place: a folder, or the address of a database. Raises ``MissingExtra``."""
    if isinstance(where, Path):
        return SqliteHome(where)
    from farshore.server.storage.postgres import PostgresHome  # noqa: PLC0415 - late: it may not be installed

    return PostgresHome(where)


class Database:
    """Opens what is at a place, brings it up to date, and hands out sessions.

    What is written most often, the log, goes another way than sessions: what several tables want to write at the same
    time is committed together, in a thread that does nothing else. Nobody is answered before it is on disk.
    """

    def __init__(self, where: Path | str, timed: Timed = _untimed) -> None:
        self.home = home_at(where)
        self.timed = timed
        self.news = self.home.news()  # to be opened by whoever wants to hear; anybody may tell
        self._engine: AsyncEngine | None = None
        self._writer = asyncio.Lock()  # SQLite has one writer: waiting here costs less than waiting there
        self._log_writer = self._writer if self.home.has_one_writer else asyncio.Lock()
        self._sessions = 0  # in use
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._log: LogWriter | None = None
        self._log_thread: ThreadPoolExecutor | None = None
        self._pending: list[Pending] = []
        self._committing: asyncio.Task[None] | None = None  # as long as there is something to be written

    async def open(self, *, is_guest: bool = False) -> None:
        """Make what is missing, and migrate. Raises ``NewerData``, ``BadData``, ``NoDatabase`` or ``OSError``.

        A guest, beside the server that it belongs to, changes nothing: raises ``OtherVersion`` if that were needed.
        """
        self.home.make()
        self._engine = self.home.engine()
        self._log = self.home.log_writer()
        self._log_thread = ThreadPoolExecutor(1, "farshore-log")
        try:
            async with self._engine.begin() as connection:
                if is_guest:
                    await connection.run_sync(self._check_version)
                else:
                    await connection.run_sync(self.home.before_migrating)
                    await connection.run_sync(migrate)
        except OtherVersion:
            await self.close()
            raise
        except CommandError as error:
            await self.close()
            raise NewerData(str(self.home)) from error
        except DatabaseError as error:
            await self.close()
            raise self.home.bad(str(error.orig).partition("\n")[0]) from error

    def _check_version(self, connection: Connection) -> None:
        if not is_current(connection):
            raise OtherVersion(str(self.home))

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

    async def size(self) -> int:
        """Return how many bytes are kept."""
        async with self.reading() as session:
            return await self.home.size(session)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Give a session that only reads. Raises ``NotSaved``."""
        with self.timed("read"), self._reported():
            async with self._session() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a session whose changes are committed at the end, or not at all. Raises ``NotSaved``."""
        with self.timed("write"), self._reported():
            async with self._writer, self._session() as session, session.begin():
                yield session

    async def write(self, work: Work, about: str) -> None:
        """Write something about a table, all of it or nothing, together with what others write now.

        Raises ``NotSaved``.
        """
        done = asyncio.get_running_loop().create_future()
        with self.timed("log"), self._reported():
            self.home.check()
            self._pending.append(Pending(about, work, done))
            if self._committing is None:
                self._committing = asyncio.create_task(self._commit_all())
            await done

    async def _commit_all(self) -> None:
        """Write what is to be written, all that waits at a time, until there is nothing left."""
        try:
            with self._kept_open():
                while self._pending:
                    async with self._log_writer:
                        pending, self._pending = self._pending, []
                        await self._commit(pending)
        finally:
            self._committing = None

    async def _commit(self, pending: list[Pending]) -> None:
        assert self._log_thread is not None
        pending.sort(key=lambda each: each.about)  # as every process does: so none waits for one that waits for it
        loop = asyncio.get_running_loop()
        written: asyncio.Future[list[BaseException | None]] = loop.create_future()
        self._log_thread.submit(self._commit_in_thread, [each.work for each in pending], loop, written)
        for (_, _, done), wrong in zip(pending, await written, strict=True):
            if done.cancelled():
                continue
            if wrong is None:
                done.set_result(None)
            else:
                done.set_exception(wrong)

    def _commit_in_thread(
        self, works: list[Work], loop: asyncio.AbstractEventLoop, written: asyncio.Future[list[BaseException | None]]
    ) -> None:
        """Write, and wake the loop: a future of the thread and one of the loop would take longer than to write."""
        assert self._log is not None
        errors: list[BaseException | None]
        try:
            errors = self._log.commit(works)
        except Exception as error:  # noqa: BLE001 - whatever it is, all who wait must hear of it
            errors = [error] * len(works)
        loop.call_soon_threadsafe(_settle, written, errors)

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        async with self._in_use(), AsyncSession(self._engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def _in_use(self) -> AsyncIterator[None]:
        """Keep it open meanwhile. Raises ``DataGone``."""
        self.home.check()
        with self._kept_open():
            yield

    @contextmanager
    def _kept_open(self) -> Iterator[None]:
        self._sessions += 1
        self._is_idle.clear()
        try:
            yield
        finally:
            self._sessions -= 1
            if not self._sessions:
                self._is_idle.set()

    @contextmanager
    def _reported(self) -> Iterator[None]:
        """Say in our own words that the database failed."""
        try:
            yield
        except (DBAPIError, PoolTimeout) as error:
            raise NotSaved from error
        except self.home.errors as error:
            raise NotSaved from error


def _settle(written: asyncio.Future[list[BaseException | None]], errors: list[BaseException | None]) -> None:
    if not written.done():
        written.set_result(errors)


def migrate(connection: Connection) -> None:
    """Bring the tables up to date, which is quick where they are. Raises ``CommandError`` if they are newer."""
    if is_current(connection):
        return
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Tell whether the tables are as this version of Farshore has them."""
    return MigrationContext.configure(connection).get_current_revision() == newest()


@cache
def newest() -> str | None:
    """Return the last migration."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def migrations() -> Config:
    """Return where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "farshore.server.storage:migrations")
    return config
