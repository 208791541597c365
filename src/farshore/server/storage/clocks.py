"""The clocks of tables as they are kept, and for how long no server has run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.server.storage.database import Database
from farshore.server.storage.models import ClockRow, FactRow
from farshore.server.storage.people import People
from farshore.server.table.clock import ClockState, TableClock
from farshore.server.table.time_control import TimeControl

SERVED: Final = "served"
"""The fact that says until when a server ran, and for how long none did before."""


class Served(msgspec.Struct, frozen=True):
    """A moment at which a server ran."""

    at: float  # seconds since 1970
    down: float = 0.0  # seconds, of all before that, in which none did


class Clocks:
    """The rows of it. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: float, most: int) -> list[str]:
        """Return tables at which something is to happen by now, the longest overdue first."""
        found = select(ClockRow.table).where(ClockRow.due <= now).order_by(ClockRow.due).limit(most)
        async with self.database.reading() as session:
            return list(await session.scalars(found))

    async def is_any_running(self) -> bool:
        """Tell whether time passes for anybody."""
        async with self.database.reading() as session:
            return await session.scalar(select(ClockRow.table).where(ClockRow.since.is_not(None)).limit(1)) is not None

    async def served(self, now: float) -> Served:
        """Return when a server last said that it runs; now, if none ever did."""
        text = await People(self.database).fact(SERVED, lambda: _text(Served(now)))
        return msgspec.json.decode(text, type=Served)

    async def replace_served(self, before: Served, after: Served) -> bool:
        """Write down when a server runs, unless another has done so meanwhile; tell whether it is written."""
        changed = update(FactRow).where(FactRow.name == SERVED, FactRow.value == _text(before))
        async with self.database.writing() as session:
            connection = await session.connection()
            is_written = (await connection.execute(changed.values(value=_text(after)))).rowcount == 1
            if is_written and after.down != before.down:
                await self.database.news.announce(session, "time", repr(after.down))
            return is_written


def clock_row(table_id: str, clock: TableClock) -> ClockRow:
    """Return what is kept of a clock that is new."""
    agreed = msgspec.json.encode(clock.control).decode()
    return ClockRow(table=table_id, agreed=agreed, **clock_values(clock))


def clock_values(clock: TableClock) -> dict[str, Any]:
    """Return what is kept of how a clock stands."""
    running = [seat.since for seat in clock.state.seats if seat.since is not None]
    state = msgspec.json.encode(clock.state).decode()
    return {"state": state, "due": clock.due(), "since": max(running, default=None)}


async def clocks_of(session: AsyncSession, tables: Sequence[str]) -> dict[str, TableClock]:
    """Return the clocks of those of some tables that have one."""
    rows = await session.scalars(select(ClockRow).where(ClockRow.table.in_(tables)))
    return {
        row.table: TableClock(
            msgspec.json.decode(row.agreed, type=TimeControl), msgspec.json.decode(row.state, type=ClockState)
        )
        for row in rows
    }


def _text(served: Served) -> str:
    return msgspec.json.encode(served).decode()
