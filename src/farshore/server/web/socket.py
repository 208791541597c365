"""The WebSocket of a table: how it stands at once, and again after every change that the asker may know of.

Every connection remembers what it has sent, so nothing is sent twice and nothing is left out however often it breaks:
whoever comes back says up to where they know. Changes that come faster than they can be sent are sent together.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Self

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from farshore.core.errors import FarshoreError
from farshore.server.lobby.errors import SignedOut
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.talking import revision_for
from farshore.server.storage.cache import TableCache
from farshore.server.web.dependencies import (
    Since,
    Spoken,
    TableId,
    TheAttendance,
    TheGuests,
    TheSettings,
    TheTables,
)
from farshore.server.web.errors import note_unexpected, problem, status_of
from farshore.server.web.messages.play import Heartbeat, TalkSign
from farshore.server.web.refusing import CLOSED_FOR, reason_of
from farshore.server.web.session import asking, id_of
from farshore.server.web.snapshot import fetch_snapshot, is_long, snapshot
from farshore.server.web.written import written

_encode = msgspec.json.Encoder().encode
HEARTBEAT: Final = _encode(Heartbeat()).decode()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    tables: TheTables,
    guests: TheGuests,
    settings: TheSettings,
    attendance: TheAttendance,
    spoken: Spoken,
    since: Since = 0,
    hidden: FromQuery[bool] = False,
) -> None:
    """Serve a connection until one side closes it; ``hidden``: of a page that nobody looks at."""
    guest = await asking(socket, guests)
    await socket.accept()
    watch = Watch(socket, tables, guests, table_id, id_of(guest), spoken)
    sending = asyncio.create_task(watch.send(since, settings.beat))
    listening = asyncio.create_task(_listen(socket))
    try:
        with attendance.at(None if hidden else id_of(guest), table_id):
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)  # whoever went in the same moment is known to have gone
    finally:
        has_gone = listening.done()
        for task in (sending, listening):
            task.cancel()
        said, heard = await asyncio.gather(sending, listening, return_exceptions=True)
        for failed in (heard, None if has_gone else said):  # what cannot be said to somebody who has gone is no failure
            if isinstance(failed, Exception) and not isinstance(failed, OSError):
                note_unexpected(socket, failed)


class Watch:
    """One connection."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: TableCache,
        guests: Guests,
        table_id: str,
        guest: str | None,
        language: str,
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.guests = guests
        self.table_id = table_id
        self.guest = guest
        self.language = language
        self.talked = 0  # up to where they know that something was said
        self.sent: int | None = None  # by its mark, how the table stood when something was last sent

    async def send(self, since: int, heartbeat: float) -> None:
        """Send what is new whenever there is something, and a heartbeat when there was nothing for a while."""
        try:
            with Bell(heartbeat) as bell, self.tables.watching(self.table_id, bell):
                while True:
                    bell.clear()
                    since = await self._send_news(since)
                    while not bell.is_set():
                        if bell.is_heartbeat_due:
                            await self._check_signed_in()
                            self.tables.rest(self.table_id)
                            await self.socket.send_text(HEARTBEAT)
                            bell.wait_for_heartbeat()
                        else:
                            await bell.wait_for_any()
        except FarshoreError as error:
            await self.socket.send_text(_encode(problem(error, self.language)).decode())
            await self.socket.close(CLOSED_FOR + status_of(error), reason_of(error, self.language))

    async def _check_signed_in(self) -> None:
        """Raise ``SignedOut`` if whoever has opened this is no longer signed in."""
        if id_of(await asking(self.socket, self.guests)) != self.guest:
            raise SignedOut

    async def _send_news(self, since: int) -> int:
        """Send how the table stands unless the asker would see no difference; return up to where they now know."""
        table = self.tables.glance(self.table_id, self.guest)
        if table is not None and not is_long(table, self.guest, since, self.language):
            news = snapshot(table, self.guest, since, self.language)
            message = written(table, self.guest, since, self.language, news)
            talked = revision_for(table, self.guest)
        else:
            await self.tables.check_look(self.table_id, self.guest)
            async with self.tables.looked_at(self.table_id, self.guest) as table:
                news = await fetch_snapshot(table, self.guest, since, self.language)
                message = written(table, self.guest, since, self.language, news)
                talked = revision_for(table, self.guest)
        if news.lines or message.mark != self.sent:
            self.sent = message.mark
            await self.socket.send_text(message.text)
        if talked != self.talked:
            self.talked = talked
            await self.socket.send_text(_encode(TalkSign(revision=talked)).decode())
        return news.seq


class Bell(asyncio.Event):
    """Set when something has changed. It also says when a heartbeat is due, with one timer for all that comes between.

    What others do unseen must not move a heartbeat: that alone would tell of it.
    """

    def __init__(self, every: float) -> None:
        super().__init__()
        self.every = every
        self.is_heartbeat_due = False
        self._any = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> Self:
        self.wait_for_heartbeat()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def set(self) -> None:
        """Say that something has changed."""
        super().set()
        self._any.set()

    async def wait_for_any(self) -> None:
        """Wait until something may have changed, or a heartbeat is due."""
        await self._any.wait()
        self._any.clear()

    def wait_for_heartbeat(self) -> None:
        """Begin to wait for the next heartbeat."""
        self.is_heartbeat_due = False
        self._timer = asyncio.get_running_loop().call_later(self.every, self._strike)

    def _strike(self) -> None:
        self.is_heartbeat_due = True
        self._any.set()


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait for the other side to close; whatever it says is not listened to."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return
