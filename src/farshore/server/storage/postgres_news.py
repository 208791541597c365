"""What processes tell each other through PostgreSQL: ``NOTIFY`` in the transaction that changes something.

What only one process does at a time is a lock of the same connection: PostgreSQL lets go of it however a process ends.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast

import psycopg
from sqlalchemy import func, select

from farshore.core.errors import FarshoreError
from farshore.server.storage.listening import ConnectionCut, ListeningConnection
from farshore.server.storage.news import Kind, News

CHANNEL: Final = "farshore"
SERVING: Final = 0x666172_0002
LISTENING: Final = 0x666172_0003
"""Numbers of locks: every process holds the first that serves, and all lines the second, together with others."""
_COUNT: Final = """
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1
    AND (classid::bigint << 32) + objid::bigint = $1
"""
HELLO: Final = "hello"
HERE: Final = "here"
"""What a process says that begins to listen, and what all others answer."""
GREETING: Final = 5.0  # seconds that one waits for them
CONNECTING: Final = 10  # seconds
AGAIN: Final = 1.0  # seconds until the line is tried again
HEARTBEAT: Final = 10.0  # seconds of silence after which is looked whether the other side is there

log = logging.getLogger("farshore.news")


class PostgresNews(News):
    """Hears all that other processes tell, over one connection that is opened anew when it is lost."""

    is_shared = True

    def __init__(self, conninfo: str, bad: Callable[[str], FarshoreError]) -> None:
        super().__init__()
        self.conninfo = conninfo
        self.bad = bad
        self.sender = secrets.token_hex(6)
        self._line: ListeningConnection | None = None
        self._has_others = True  # as far as is known: whoever is alone need not ask whether there was something to hear
        self._greeted = 0  # how often
        self._answers = 0  # to the greeting
        self._answered = asyncio.Event()
        self._answering: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def is_hearing(self) -> bool:  # type: ignore[override]
        """Whether the line is open."""
        return self._line is not None and not self._line.cut.is_set()

    async def open(self) -> None:
        """Connect, and stay connected."""
        try:
            self._line = await self._connected()
            await self._greet(self._line)
        except (psycopg.Error, ConnectionCut) as error:
            raise self.bad(str(error).partition("\n")[0] or "LISTEN") from error
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Hang up, which lets go of everything."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._line is not None:
            await self._line.close()
            self._line = None
        self._held.clear()

    async def heard_all(self) -> None:
        """Ask something: what was told before comes before the answer."""
        if self._has_others and self._line is not None:
            with suppress(ConnectionCut):
                await self._line.echo()

    async def announce(self, session: Any, kind: Kind, about: str) -> None:
        """Notify in the transaction of a session."""
        await session.execute(select(func.pg_notify(CHANNEL, self._words(kind, about))))

    def announce_by(self, connection: Any, kind: Kind, about: str) -> None:
        """Notify in the transaction of a log."""
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self._words(kind, about)))

    async def hold(self, what: str) -> bool:
        """Take a lock, unless somebody has it."""
        if self._line is None or not await super().hold(what):
            return False
        try:
            if await self._line.ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", what) == "t":
                return True
        except ConnectionCut:
            pass
        await super().let_go(what)
        return False

    async def let_go(self, what: str) -> None:
        """Give the lock back; if the line was cut meanwhile, that has happened by itself."""
        if what in self._held and self._line is not None:
            with suppress(ConnectionCut):
                await self._line.ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", what)
        await super().let_go(what)

    def _words(self, kind: Kind, about: str) -> str:
        return f"{self.sender} {kind} {about}"

    def _hear(self, words: str) -> None:
        sender, kind, about = words.split(" ", 2)
        if sender == self.sender:
            return
        if kind == HERE:
            self._answers += 1
            self._answered.set()
        elif kind == HELLO:
            self._has_others = True
            self._greeted += 1
            task = asyncio.create_task(self._say(HERE))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        else:
            for listener in self._listeners.get(cast("Kind", kind), ()):
                listener(about)

    async def _connected(self) -> ListeningConnection:
        """Open a line. Raises ``psycopg.Error`` or ``ConnectionCut``."""
        connection = await psycopg.AsyncConnection.connect(
            self.conninfo, autocommit=True, connect_timeout=CONNECTING, application_name=f"farshore news {self.sender}"
        )
        line = ListeningConnection(connection, self._hear)
        try:
            await line.ask(f"LISTEN {CHANNEL}")
            is_let_in = await line.ask("SELECT pg_try_advisory_lock_shared($1)", str(SERVING)) == "t"
            await line.ask("SELECT pg_advisory_lock_shared($1)", str(LISTENING))
        except BaseException:
            await line.close()
            raise
        if not is_let_in:  # somebody deletes, or moves everything
            await line.close()
            raise ConnectionCut
        return line

    async def _say(self, kind: str) -> None:
        if self._line is not None:
            with suppress(ConnectionCut):
                await self._line.ask("SELECT pg_notify($1, $2)", CHANNEL, f"{self.sender} {kind} ")

    async def _count(self, line: ListeningConnection) -> int:
        """Return how many others listen; know whether any does, unless one just said so. Raises ``ConnectionCut``."""
        greeted = self._greeted
        others = int(await line.ask(_COUNT, str(LISTENING))) - 1
        if greeted == self._greeted:
            self._has_others = others > 0
        return others

    async def _greet(self, line: ListeningConnection) -> None:
        """Wait until all others know that they are no longer alone. Raises ``ConnectionCut``."""
        self._answers = 0
        others = await self._count(line)
        await self._say(HELLO)
        with suppress(TimeoutError):
            async with asyncio.timeout(GREETING):
                while self._answers < others:
                    self._answered.clear()
                    await self._answered.wait()

    async def _keep(self) -> None:
        """Look after the line: what was told while it was cut is not known."""
        while True:
            line = self._line
            assert line is not None
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await line.cut.wait()
            except TimeoutError:
                with suppress(ConnectionCut):
                    await self._count(line)
                continue
            log.warning("nothing is heard of other processes until the database is reached again")
            await line.close()
            await self._connect_again()

    async def _connect_again(self) -> None:
        self._held.clear()
        self._has_others = True  # who has come meanwhile could not say so
        while True:
            try:
                self._line = await self._connected()
            except (psycopg.Error, ConnectionCut, OSError):
                await asyncio.sleep(AGAIN)
                continue
            for listener in self.missed:  # at once: from now on what is in memory is believed
                listener()
            with suppress(ConnectionCut):
                await self._greet(self._line)
            return
