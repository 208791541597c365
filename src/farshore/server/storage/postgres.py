"""PostgreSQL: everything in a database of its own, by an address such as ``postgresql://farshore@localhost/farshore``."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, LiteralString, Self
from zlib import crc32

from sqlalchemy import Connection, event, func, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from farshore.core.errors import FarshoreError
from farshore.core.extras import need
from farshore.server.folder_lock import FolderInUse
from farshore.server.storage.errors import NoDatabase, OtherServers
from farshore.server.storage.homes import Home
from farshore.server.storage.log_writer import LogWriter, Work

need("postgres")

import psycopg  # noqa: E402 - it may be missing
from psycopg.types.string import StrDumperUnknown  # noqa: E402 - as above

from farshore.server.storage.news import News  # noqa: E402 - as above
from farshore.server.storage.postgres_news import SERVING, PostgresNews  # noqa: E402 - as above

MIGRATING: Final = 0x666172_0001
VERSIONS: Final = 0x666172
"""Numbers of locks that nobody else in the database will have."""
_HAS_OTHERS: Final = """
    SELECT count(*) > 0 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid = %s AND objid::bigint <> %s
"""
CONNECTING: Final = 10  # seconds
CONNECTIONS: Final = 10  # of one server, beside the log's


class WithoutNul(StrDumperUnknown):
    """Writes texts: PostgreSQL has no NUL in any, SQLite has. Whoever sends one finds nothing by it."""

    def dump(self, obj: str) -> Any:
        """Write a text, with the sign for what cannot be written in its place."""
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


class PostgresHome(Home):
    """A database of PostgreSQL."""

    has_one_writer = False
    errors = psycopg.Error

    def __init__(self, address: str) -> None:
        self.url = make_url(address)

    def __str__(self) -> str:
        return self.url.set(query={}).render_as_string(hide_password=True)

    def make(self) -> None:
        """Make nothing: whoever runs PostgreSQL has made the database."""

    def engine(self) -> AsyncEngine:
        """Connect by psycopg."""
        engine = create_async_engine(
            self.url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,  # they are what people typed
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,  # PostgreSQL may have been started anew
            connect_args={"connect_timeout": CONNECTING},
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    def log_writer(self) -> LogWriter:
        """Return who writes into the database."""
        return PostgresLog(self.conninfo())

    def news(self) -> News:
        """Return what is heard over a connection of its own."""
        return PostgresNews(self.conninfo(), self.bad)

    def conninfo(self) -> str:
        """Return the address as psycopg takes it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def bad(self, reason: str) -> FarshoreError:
        """Say that there is no such database, or something else in it."""
        return NoDatabase(str(self), reason)

    def before_migrating(self, connection: Connection) -> None:
        """Wait for whoever migrates: others go on when it is done."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})

    async def size(self, session: AsyncSession) -> int:
        """Ask for it."""
        return await session.scalar(select(func.pg_database_size(func.current_database()))) or 0


class PostgresLog(LogWriter):
    """Writes over one connection: what several tables write at the same moment goes there and is committed together."""

    errors = psycopg.Error

    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self._connection: psycopg.Connection | None = None

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(psycopg.Error):
                connection.close()

    def write(self, works: Sequence[Work]) -> None:
        """Write in one transaction; nothing waits for an answer but the commit."""
        if self._connection is None:
            self._connection = psycopg.connect(self.conninfo, autocommit=True, connect_timeout=CONNECTING)
            self._connection.adapters.register_dumper(str, WithoutNul)
        try:
            with self._connection.pipeline(), self._connection.transaction():
                for work in works:
                    work(self._connection)
        except BaseException:
            self.close()  # which takes back what was begun; the next one begins afresh
            raise


class DatabaseLock:
    """Holds a database, as ``FolderLock`` does a folder. PostgreSQL lets go of it however the process ends.

    Servers hold it together, if they are of one version; whoever deletes, or moves everything, holds it alone.
    """

    def __init__(self, home: PostgresHome, *, is_shared: bool = False, version: str = "") -> None:
        self.home = home
        self.is_shared = is_shared
        self.version = version
        self._connection: psycopg.Connection | None = None

    def __enter__(self) -> Self:
        """Hold the database. Raises ``FolderInUse``, ``OtherServers`` or ``NoDatabase``."""
        try:
            self._connection = psycopg.connect(self.home.conninfo(), autocommit=True, connect_timeout=CONNECTING)
        except psycopg.Error as error:
            raise self.home.bad(first_line(error)) from error
        try:
            if self.is_shared:
                self._join()
            else:
                self._take("SELECT pg_try_advisory_lock(%s)")
        except BaseException:
            self._let_go()
            raise
        return self

    def _join(self) -> None:
        """Hold it together with others of the same version, one after the other: no two miss each other."""
        own = crc32(self.version.encode()) - 2**31
        with self._connection_open.transaction():
            self._connection_open.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            self._take("SELECT pg_try_advisory_lock_shared(%s)")
            if self._is_true(_HAS_OTHERS, VERSIONS, own % 2**32):
                raise OtherServers(str(self.home))
            self._connection_open.execute("SELECT pg_advisory_lock_shared(%s, %s)", (VERSIONS, own))

    @property
    def _connection_open(self) -> psycopg.Connection:
        assert self._connection is not None
        return self._connection

    def _take(self, lock: LiteralString) -> None:
        if not self._is_true(lock, SERVING):
            raise FolderInUse("")

    def _is_true(self, question: LiteralString, *values: int) -> bool:
        return self._connection_open.execute(question, values).fetchone() == (True,)

    def say(self, address: str) -> None:
        """Note where the server is: for whoever looks who is connected."""
        self._connection_open.execute("SELECT set_config('application_name', %s, false)", (f"farshore {address}",))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._let_go()

    def _let_go(self) -> None:
        """Unlock before hanging up: PostgreSQL notices that a connection is gone some time after whoever comes next."""
        with suppress(psycopg.Error):
            self._connection_open.execute("SELECT pg_advisory_unlock_all()")
        self._connection_open.close()


def _prepare(connection: Any, _record: object) -> None:
    connection.driver_connection.adapters.register_dumper(str, WithoutNul)


def first_line(error: BaseException) -> str:
    """Return what a database says, without what follows: that may quote what was written."""
    return str(error).partition("\n")[0]
