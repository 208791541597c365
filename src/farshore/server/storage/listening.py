"""One connection to PostgreSQL on the event loop, over which a process hears what others tell, and asks in between.

A connection of psycopg either waits for what is told or asks; libpq, which it is made of, does both at once. PostgreSQL
sends what was told before the answer to whatever is asked later: so an answer says that all before it was heard.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import psycopg
from psycopg.pq import ExecStatus

PATIENCE: Final = 20.0  # seconds in which the database must answer; else the line is taken to be cut


class ConnectionCut(Exception):
    """The connection is gone, or its other side is."""


class Query:
    """A question, and who wait for its answer."""

    def __init__(self, sql: str, values: Sequence[str]) -> None:
        self.sql = sql.encode()
        self.values = [value.encode() for value in values]
        self.askers: list[asyncio.Future[str]] = []
        self.is_sent = False

    def answer(self, text: str) -> None:
        """Answer all who still wait."""
        for asker in self.askers:
            if not asker.done():
                asker.set_result(text)

    def fail(self) -> None:
        """Tell all who still wait that there is no answer."""
        for asker in self.askers:
            if not asker.done():
                asker.set_exception(ConnectionCut())


class ListeningConnection:
    """A connection that is open, until it is cut."""

    def __init__(self, connection: psycopg.AsyncConnection, heard: Callable[[str], None]) -> None:
        self._connection = connection
        self._libpq = connection.pgconn
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._queries: deque[Query] = deque()  # the first one is sent
        self._deadline: asyncio.TimerHandle  # until when what is asked must be answered
        self._answer = ""
        self._refused = False
        self._echo: Query | None = None
        self.cut = asyncio.Event()
        self._socket = self._libpq.socket
        self._libpq.nonblocking = 1
        self._loop.add_reader(self._socket, self._read)

    async def ask(self, sql: str, *values: str) -> str:
        """Return the one value of the one row that is asked for. Raises ``ConnectionCut``."""
        return await self._answer_to(self._put(Query(sql, values)))

    async def echo(self) -> None:
        """Wait until all is heard that was told before. Whoever asks for it at the same time asks once."""
        if self._echo is None or self._echo.is_sent:
            self._echo = self._put(Query("SELECT 1", ()))
        await self._answer_to(self._echo)

    async def close(self) -> None:
        """Hang up."""
        self._hang_up()
        await self._connection.close()

    def _put(self, query: Query) -> Query:
        if self.cut.is_set():
            raise ConnectionCut
        self._queries.append(query)
        if len(self._queries) == 1:
            self._send()
        return query

    def _answer_to(self, query: Query) -> asyncio.Future[str]:
        """Return the answer for one who asks, who may give up without the others. Raises ``ConnectionCut``."""
        if self.cut.is_set():  # in the moment of asking
            raise ConnectionCut
        asker = self._loop.create_future()
        query.askers.append(asker)
        return asker

    def _send(self) -> None:
        query = self._queries[0]
        query.is_sent = True
        self._deadline = self._loop.call_later(PATIENCE, self._hang_up)
        try:
            self._libpq.send_query_params(query.sql, query.values)
            self._flush()
        except psycopg.Error:
            self._hang_up()

    def _flush(self) -> None:
        """Send what is to be sent, now or when there is room."""
        try:
            is_left = self._libpq.flush()
        except psycopg.Error:
            self._hang_up()
            return
        if is_left:
            self._loop.add_writer(self._socket, self._flush)
        else:
            self._loop.remove_writer(self._socket)

    def _read(self) -> None:
        """Take in what has come."""
        try:
            self._libpq.consume_input()
            self._hear()
            while self._queries and not self._libpq.is_busy():
                self._take()
            self._hear()  # what came behind an answer, and with it
        except psycopg.Error:
            self._hang_up()

    def _hear(self) -> None:
        """Hand on what was told. Raises ``psycopg.Error``."""
        while (told := self._libpq.notifies()) is not None:
            self._heard(told.extra.decode())

    def _take(self) -> None:
        """Take in a part of an answer; after the last one, ask the next question."""
        result = self._libpq.get_result()
        if result is not None:
            self._refused = result.status not in {ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK}
            self._answer = (result.get_value(0, 0) or b"").decode() if result.ntuples else ""
            return
        query = self._queries.popleft()
        self._deadline.cancel()
        if self._refused:
            query.fail()
        else:
            query.answer(self._answer)
        if self._queries:
            self._send()

    def _hang_up(self) -> None:
        if self.cut.is_set():
            return
        self.cut.set()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        for query in self._queries:
            query.fail()
        if self._queries:
            self._deadline.cancel()
        self._queries.clear()
