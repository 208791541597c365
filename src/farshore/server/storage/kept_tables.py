"""Tables in SQL as they are read again, wholly or what is new in their logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.bots.puzzles.puzzle import Puzzle
from farshore.core.record import End, Header
from farshore.server.storage.clocks import clocks_of
from farshore.server.storage.models import AdmissionRow, CheckpointRow, EntryRow, SeatRow, TableRow
from farshore.server.storage.repository import StoredLog, StoredTable
from farshore.server.storage.sql_part import SqlPart, taught_of
from farshore.server.table.deed import Entry, LogCheckpoint
from farshore.server.table.seating import Privacy, Sitting
from farshore.server.table.talk import Talked

_SITTING = [getattr(SeatRow, field) for field in Sitting.__struct_fields__]
_ENTRY = [getattr(EntryRow, field) for field in Entry.__struct_fields__]
_CHECKPOINT = (CheckpointRow.after, CheckpointRow.rules_version, CheckpointRow.position, CheckpointRow.kind)


class TablesInSql(SqlPart):
    """What reads tables."""

    async def load(self, table_id: str, known: int = 0) -> StoredTable | None:
        """Read a table, its seats and its log: the revision first, so that all else is at least as new."""
        async with self.database.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await session.execute(select(*_SITTING).where(SeatRow.table == table_id).order_by(SeatRow.seat))
            rows = await session.execute(_log(table_id, known))
            stood = await session.execute(
                select(*_CHECKPOINT).where(CheckpointRow.table == table_id).order_by(CheckpointRow.after)
            )
            return StoredTable(
                id=row.id,
                game=row.game,
                host=row.host,
                header=msgspec.json.decode(row.header, type=Header),
                sittings=msgspec.convert(seats.mappings().all(), list[Sitting]),
                entries=_entries(rows),
                checkpoints=msgspec.convert(stood.mappings().all(), list[LogCheckpoint]),
                end=None if row.result is None else msgspec.json.decode(row.result, type=End),
                rematch=row.again,
                practised=frozenset(int(seat) for seat in row.practised.split(",") if seat),
                taught=taught_of(row),
                is_coached=bool(row.coached),
                puzzle=msgspec.json.decode(row.asked, type=Puzzle) if row.asked else None,
                privacy=Privacy(
                    watch=row.watch,
                    admitted=await _admitted(session, table_id),
                    is_listed=bool(row.listed),
                    delay=row.delay,
                ),
                clock=(await clocks_of(session, [table_id])).get(table_id),
                origin=row.origin,
                talked=Talked(revision=row.talked, is_open=bool(row.talk_open)),
                revision=row.revision,
            )

    async def load_log(self, table_id: str, known: int, has_clock: bool) -> StoredLog | None:
        """Read what is new in a log: the revision first, as above."""
        async with self.database.reading() as session:
            revision = await session.scalar(select(TableRow.revision).where(TableRow.id == table_id))
            if revision is None:
                return None
            rows = await session.execute(_log(table_id, known))
            entries = _entries(rows)
            clock = (await clocks_of(session, [table_id])).get(table_id) if has_clock else None
        return StoredLog(entries=entries, clock=clock, revision=revision)


async def _admitted(session: AsyncSession, table_id: str) -> dict[str, int]:
    rows = await session.execute(select(AdmissionRow.guest, AdmissionRow.seat).where(AdmissionRow.table == table_id))
    return {guest: seat for guest, seat in rows}  # noqa: C416 - rows are no pairs to mypy


def _log(table_id: str, known: int) -> Select[Any]:
    """Return what reads the entries of a log but the first."""
    return select(*_ENTRY).where(EntryRow.table == table_id, EntryRow.seq > known).order_by(EntryRow.seq)


def _entries(rows: Iterable[Any]) -> list[Entry]:
    """Read entries of a log, whose columns were asked for in the order of the fields."""
    return [
        Entry(
            kind=kind,
            seat=seat,
            action=action,
            takes_back=takes_back,
            guest=guest,
            key=key,
            told=told,
            actors=actors,
        )
        for kind, seat, action, takes_back, guest, key, told, actors in rows
    ]
