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

PATIENCE: Final = 10.0  # seconds in which the database must answer; else the line is taken to be cut


class LineCut(Exception):
    """The connection is gone, or its other side is."""


class Asked:
    """A question, and where its answer goes."""

    def __init__(self, sql: str, values: Sequence[str]) -> None:
        self.sql = sql.encode()
        self.values = [value.encode() for value in values]
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.is_sent = False


class Line:
    """A connection that is open, until it is cut."""

    def __init__(self, connection: psycopg.AsyncConnection, heard: Callable[[str], None]) -> None:
        self._connection = connection
        self._libpq = connection.pgconn
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._questions: deque[Asked] = deque()  # the first one is sent
        self._answer = ""
        self._refused = False
        self._echo: Asked | None = None
        self.cut = asyncio.Event()
        self._socket = self._libpq.socket
        self._libpq.nonblocking = 1
        self._loop.add_reader(self._socket, self._read)

    async def ask(self, sql: str, *values: str) -> str:
        """Return the one value of the one row that is asked for. Raises ``LineCut``."""
        return await self._answered(self._put(Asked(sql, values)))

    async def echo(self) -> None:
        """Wait until all is heard that was told before. Whoever asks for it at the same time asks once."""
        if self._echo is None or self._echo.is_sent:
            self._echo = self._put(Asked("SELECT 1", ()))
        await self._answered(self._echo)

    async def close(self) -> None:
        """Hang up."""
        self._hang_up()
        await self._connection.close()

    def _put(self, asked: Asked) -> Asked:
        if self.cut.is_set():
            raise LineCut
        self._questions.append(asked)
        if len(self._questions) == 1:
            self._send()
        return asked

    async def _answered(self, asked: Asked) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(asked.answer)
        except TimeoutError:
            self._hang_up()
            raise LineCut from None

    def _send(self) -> None:
        asked = self._questions[0]
        asked.is_sent = True
        try:
            self._libpq.send_query_params(asked.sql, asked.values)
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
            while (told := self._libpq.notifies()) is not None:
                self._heard(told.extra.decode())
            while self._questions and not self._libpq.is_busy():
                self._take()
        except psycopg.Error:
            self._hang_up()

    def _take(self) -> None:
        """Take in a part of an answer; after the last one, ask the next question."""
        result = self._libpq.get_result()
        if result is not None:
            self._refused = result.status not in {ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK}
            self._answer = (result.get_value(0, 0) or b"").decode() if result.ntuples else ""
            return
        asked = self._questions.popleft()
        if self._refused:
            _fail(asked)
        elif not asked.answer.done():
            asked.answer.set_result(self._answer)
        if self._questions:
            self._send()

    def _hang_up(self) -> None:
        if self.cut.is_set():
            return
        self.cut.set()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        for asked in self._questions:
            _fail(asked)
        self._questions.clear()


def _fail(asked: Asked) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(LineCut())
        asked.answer.exception()  # whoever asked may be gone
