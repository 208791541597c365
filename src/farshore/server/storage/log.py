"""Reading and writing tables and their logs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.core.record import Header
from farshore.core.registry import game as installed_game
from farshore.server.chronicle import Chronicle, Entry
from farshore.server.live_table import LiveTable, Sitting
from farshore.server.storage.models import EntryRow, SeatRow, TableRow

_SITTING = (SeatRow.kind, SeatRow.name, SeatRow.guest, SeatRow.bot, SeatRow.invitation)
_ENTRY = (EntryRow.kind, EntryRow.seat, EntryRow.action, EntryRow.takes_back, EntryRow.guest, EntryRow.key)


async def add_table(session: AsyncSession, table: LiveTable) -> None:
    """Write a new table, and what chance has already brought."""
    now = time.time()
    header = msgspec.structs.replace(
        table.match.record.header, seats=list(table.game.seat_names[: len(table.sittings)])
    )
    row = TableRow(id=table.id, game=table.game.name, header=msgspec.json.encode(header).decode(), host=table.host)
    row.created = row.updated = now
    row.status, row.actors, row.again = table.status, _actors(table), table.again
    session.add(row)
    await session.flush()
    session.add_all(_seat_row(table.id, seat, sitting) for seat, sitting in enumerate(table.sittings))
    _add_entries(session, table.id, [entry for deed in table.chronicle.deeds for entry in deed.entries], 1, now)


async def append(session: AsyncSession, table: LiveTable, entries: Sequence[Entry], first: int) -> None:
    """Add the entries of the latest deed to a log, and note how the table then stands."""
    now = time.time()
    _add_entries(session, table.id, entries, first, now)
    summary: dict[str, Any] = {"status": table.status, "actors": _actors(table)}
    if not table.chronicle.deeds[-1].is_silent_to(()):  # everyone at the table is told when it was last changed
        summary["updated"] = now
    await session.execute(update(TableRow).where(TableRow.id == table.id).values(**summary))


async def change_seat(session: AsyncSession, table: LiveTable, seat: int) -> None:
    """Note who has taken a seat."""
    await session.merge(_seat_row(table.id, seat, table.sittings[seat]))
    summary = {"updated": time.time(), "status": table.status, "actors": _actors(table)}
    await session.execute(update(TableRow).where(TableRow.id == table.id).values(**summary))


async def link_again(session: AsyncSession, table_id: str, again: str) -> None:
    """Note where the same people play again."""
    await session.execute(update(TableRow).where(TableRow.id == table_id).values(again=again))


async def read_table(session: AsyncSession, table_id: str) -> LiveTable | None:
    """Read a table and play its log. Raises ``BadRecord`` or ``UnknownGame`` if that is no longer possible."""
    row = await session.get(TableRow, table_id)
    if row is None:
        return None
    seats = await session.execute(select(*_SITTING).where(SeatRow.table == table_id).order_by(SeatRow.seat))
    sittings = msgspec.convert(seats.mappings().all(), list[Sitting])
    rows = await session.execute(select(*_ENTRY).where(EntryRow.table == table_id).order_by(EntryRow.seq))
    entries = msgspec.convert(rows.mappings().all(), list[Entry])
    header = msgspec.json.decode(row.header, type=Header)
    chronicle = Chronicle.read(installed_game(row.game), header, entries)
    return LiveTable(row.id, row.host, sittings, chronicle, row.again)


def _actors(table: LiveTable) -> str:
    return ",".join(map(str, table.actors()))


def _seat_row(table_id: str, seat: int, sitting: Sitting) -> SeatRow:
    return SeatRow(
        table=table_id,
        seat=seat,
        kind=sitting.kind,
        name=sitting.name,
        guest=sitting.guest,
        bot=sitting.bot,
        invitation=sitting.invitation,
    )


def _add_entries(session: AsyncSession, table_id: str, entries: Sequence[Entry], first: int, now: float) -> None:
    for seq, entry in enumerate(entries, first):
        session.add(
            EntryRow(
                table=table_id,
                seq=seq,
                kind=entry.kind,
                seat=entry.seat,
                action=entry.action,
                takes_back=entry.takes_back,
                guest=entry.guest,
                key=entry.key,
                at=now,
            )
        )


async def tables_with_bots_to_act(session: AsyncSession) -> list[str]:
    """Return the tables that wait for a bot."""
    rows = await session.execute(
        select(TableRow.id, TableRow.actors, SeatRow.seat)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where(TableRow.status == "playing", SeatRow.kind == "bot")
    )
    return sorted({table for table, actors, seat in rows if str(seat) in actors.split(",")})
