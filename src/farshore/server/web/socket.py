"""The WebSocket of a table: how it stands at once, and again after every change that the asker may know of.

Every connection remembers what it has sent, so nothing is sent twice and nothing is left out however often it breaks:
whoever comes back says up to where they know. Changes that come faster than they can be sent are sent together.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

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
from farshore.server.web.errors import problem, status_of
from farshore.server.web.messages.play import Beat, Snapshot, TalkSign
from farshore.server.web.session import asking, id_of
from farshore.server.web.snapshot import fetch_snapshot

REFUSED = 4000
"""With the status added, how a socket is closed for a reason that will not go away: 4404."""

_encode = msgspec.json.Encoder().encode


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
) -> None:
    """Serve a connection until one side closes it."""
    guest = await asking(socket, guests)
    await socket.accept()
    watch = Watch(socket, tables, guests, table_id, id_of(guest), spoken)
    sending = asyncio.create_task(watch.send(since, settings.beat))
    listening = asyncio.create_task(_listen(socket))
    try:
        with attendance.at(id_of(guest), table_id):
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


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

    async def send(self, since: int, beat: float) -> None:
        """Send what is new whenever there is something, and a beat when there was nothing for a while."""
        try:
            with self.tables.watching(self.table_id) as changed:
                sent: Snapshot | None = None
                due = time.monotonic() + beat  # what others do unseen must not move it: that alone would tell of it
                while True:
                    changed.clear()
                    sent = await self._send_news(sent, since)
                    since = sent.seq
                    while not await _is_set(changed, due - time.monotonic()):
                        await self._check_signed_in()
                        await self.socket.send_text(_encode(Beat()).decode())
                        due = time.monotonic() + beat
        except FarshoreError as error:
            await self.socket.send_text(_encode(problem(error, self.language)).decode())
            await self.socket.close(code=REFUSED + status_of(error))

    async def _check_signed_in(self) -> None:
        """Raise ``SignedOut`` if whoever has opened this is no longer signed in."""
        if id_of(await asking(self.socket, self.guests)) != self.guest:
            raise SignedOut

    async def _send_news(self, sent: Snapshot | None, since: int) -> Snapshot:
        """Send how the table stands unless the asker would see no difference; return what they now know."""
        await self.tables.check_look(self.table_id, self.guest)
        async with self.tables.looked_at(self.table_id, self.guest) as table:
            news = await fetch_snapshot(table, self.guest, since, self.language)
            talked = revision_for(table, self.guest)
        if sent is None or news != msgspec.structs.replace(sent, lines=[]):
            await self.socket.send_text(_encode(news).decode())
        if talked != self.talked:
            self.talked = talked
            await self.socket.send_text(_encode(TalkSign(revision=talked)).decode())
        return news


async def _is_set(event: asyncio.Event, within: float) -> bool:
    try:
        async with asyncio.timeout(within):  # ``wait_for`` would make a task each time
            await event.wait()
    except TimeoutError:
        return False
    return True


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait for the other side to close; whatever it says is not listened to."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return
