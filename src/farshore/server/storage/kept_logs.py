"""Tables in SQL: their seats, logs and clocks as they are written. Two writers cannot both write the same entry."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Integer, bindparam, case, delete, insert, null, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.core.contract import Seat
from farshore.server.storage.clocks import clock_row, clock_values
from farshore.server.storage.errors import NotSaved, WrittenElsewhere, is_conflict
from farshore.server.storage.log_writer import Prepared
from farshore.server.storage.models import Base, CheckpointRow, ClockRow, EntryRow, SeatRow, TableRow
from farshore.server.storage.sql_part import SqlPart
from farshore.server.table.deed import Entry
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import closing_checkpoint, due_checkpoint
from farshore.server.table.seating import Sitting

_TABLES, _SEATS, _ENTRIES, _CHECKPOINTS = (
    Base.metadata.tables[kind.__tablename__] for kind in (TableRow, SeatRow, EntryRow, CheckpointRow)
)
_ADD_ENTRIES = insert(_ENTRIES)
_ADD_CHECKPOINTS = insert(_CHECKPOINTS)
_DROP_CHECKPOINTS = delete(_CHECKPOINTS).where(_CHECKPOINTS.c.table == bindparam("row"))
_NEXT = case((_TABLES.c.revision == bindparam("known", type_=Integer), bindparam("next", type_=Integer)), else_=null())
"""The next revision of a table that is as it was known to be; else none, which the database refuses."""
_REVISE = update(_TABLES).where(_TABLES.c.id == bindparam("row")).values(revision=_NEXT)
_NOTE_SILENT = _REVISE.values({column: bindparam(column) for column in ("status", "actors", "result", "passed")})
_NOTE_LOUD = _NOTE_SILENT.values(updated=bindparam("updated"))
_RESEAT = (
    update(_SEATS)
    .where(_SEATS.c.table == bindparam("row"), _SEATS.c.seat == bindparam("number"))
    .values({field: bindparam(field) for field in Sitting.__struct_fields__})
)
_SET_CLOCK = (
    update(Base.metadata.tables[ClockRow.__tablename__])
    .where(ClockRow.table == bindparam("row"))
    .values({column: bindparam(f"its_{column}") for column in ("state", "since", "due")})
)
_LOG_CLOCK = Prepared(_SET_CLOCK)
_LOG_ENTRIES, _LOG_SILENT, _LOG_LOUD = Prepared(_ADD_ENTRIES), Prepared(_NOTE_SILENT), Prepared(_NOTE_LOUD)
_LOG_SEAT, _LOG_DROP, _LOG_CHECKPOINTS = Prepared(_RESEAT), Prepared(_DROP_CHECKPOINTS), Prepared(_ADD_CHECKPOINTS)


class LogsInSql(SqlPart):
    """What changes tables."""

    async def add_table(self, table: LiveTable, rematch_of: LiveTable | None = None) -> None:
        """Add a table with its seats and the first entries of its log."""
        now, names = time.time(), list(table.game.seat_names[: len(table.sittings)])
        header = msgspec.structs.replace(table.match.record.header, seats=names)
        row = TableRow(id=table.id, game=table.game.name, header=msgspec.json.encode(header).decode(), host=table.host)
        row.created = row.updated = now
        row.status, row.actors, row.again = table.status, _actors(table), table.rematch
        row.result = _result(table)
        row.practised, row.passed = ",".join(map(str, sorted(table.chronicle.practised))), _passed(table)
        row.coached = int(table.is_coached)
        row.watch, row.listed = table.privacy.watch, int(table.privacy.is_listed)
        row.delay, row.origin = table.privacy.delay, table.origin
        if table.taught is not None:
            row.lesson, row.scene = table.taught.lesson, table.taught.scene
        if table.puzzle is not None:
            asked = msgspec.structs.replace(table.puzzle, position="")  # the header has it
            row.puzzle, row.asked = asked.id, msgspec.json.encode(asked).decode()
        with _written_once():
            await self._add(table, row, rematch_of)

    async def _add(self, table: LiveTable, row: TableRow, rematch_of: LiveTable | None) -> None:
        async with self.database.writing() as session:
            if rematch_of is not None:
                change = _REVISE.values(again=table.id)
                await (await session.connection()).execute(change, _revised(rematch_of))
                await self.news.announce(session, "table", rematch_of.id)
            session.add(row)
            await session.flush()
            session.add_all(_seat_row(table.id, seat, sitting) for seat, sitting in enumerate(table.sittings))
            if table.clock is not None:
                session.add(clock_row(table.id, table.clock))
            entries = [entry for deed in table.chronicle.deeds for entry in deed.entries]
            if entries:
                await session.execute(_ADD_ENTRIES, _entry_rows(table.id, entries, 1, row.created))
            if checkpoints := _checkpoint_rows(table):  # of a game that was played elsewhere
                await session.execute(_ADD_CHECKPOINTS, checkpoints)
        if rematch_of is not None:
            rematch_of.revision += 1

    async def append(self, table: LiveTable, entries: Sequence[Entry], first: int) -> None:
        """Add entries; two writers cannot both add the same one."""
        now = time.time()
        rows = _entry_rows(table.id, entries, first, now)
        summary: dict[str, Any] = {**_revised(table), "status": table.status, "actors": _actors(table)}
        summary |= {"result": _result(table), "passed": _passed(table)}
        note = _LOG_SILENT
        if not table.chronicle.deeds[-1].is_silent_to(()):  # everyone at the table is told when it was last changed
            note, summary = _LOG_LOUD, {**summary, "updated": now}
        change = table.chronicle.deeds[-1].change
        seats = [] if change is None or change.seat is None else [_seat_values(table, change.seat)]
        clocks = _clock_values(table)
        checkpoints = None if due_checkpoint(table.chronicle) is None else _checkpoint_rows(table)

        def write(connection: Any) -> None:
            _LOG_ENTRIES.run(connection, rows)
            note.run(connection, [summary])
            _LOG_SEAT.run(connection, seats)
            _LOG_CLOCK.run(connection, clocks)
            if checkpoints is not None:
                _LOG_DROP.run(connection, [{"row": table.id}])
                _LOG_CHECKPOINTS.run(connection, checkpoints)
            self.news.announce_by(connection, "log", f"{table.id} {summary['status']}")

        with _written_once():
            await self.database.write(write, table.id)
        table.changed_at = now
        table.revision += 1

    async def renew(self, table: LiveTable, known: int) -> None:
        """Change what is there, and add what is new, at once."""
        chronicle, now = table.chronicle, time.time()
        if chronicle.stopped is not None:
            return
        due_checkpoint(chronicle)
        entries = [entry for deed in chronicle.deeds for entry in deed.entries]
        summary: dict[str, Any] = {"status": table.status, "actors": _actors(table), "result": _result(table)}
        told = [
            {"number": seq, "said": entry.told, "acting": entry.actors} for seq, entry in enumerate(entries[:known], 1)
        ]
        renewed = update(EntryRow).where(EntryRow.table == table.id, EntryRow.seq == bindparam("number"))
        with _written_once():
            async with self.database.writing() as session:
                connection = await session.connection()
                if told:
                    await connection.execute(renewed.values(told=bindparam("said"), actors=bindparam("acting")), told)
                if entries[known:]:
                    await session.execute(_ADD_ENTRIES, _entry_rows(table.id, entries[known:], known + 1, now))
                await connection.execute(_REVISE.values(summary), _revised(table))
                await _write_checkpoints(session, table)
                await self.news.announce(session, "log", f"{table.id} {summary['status']}")
        table.revision += 1

    async def keep_checkpoint(self, table: LiveTable) -> None:
        """Replace the rows of a table, unless another server has gone on with it."""
        if closing_checkpoint(table.chronicle) is None:
            return
        now = select(TableRow.revision).where(TableRow.id == table.id).with_for_update()  # whoever goes on waits
        async with self.database.writing() as session:
            if await session.scalar(now) == table.revision:
                await _write_checkpoints(session, table)

    async def take_seat(self, table: LiveTable, seat: Seat) -> None:
        """Change a seat."""
        now = time.time()
        summary = {"updated": now, "status": table.status, "actors": _actors(table)}
        with _written_once():
            async with self.database.writing() as session:
                connection = await session.connection()
                await connection.execute(_REVISE.values(summary), _revised(table))
                await connection.execute(_RESEAT, _seat_values(table, seat))
                for values in _clock_values(table):
                    await connection.execute(_SET_CLOCK, values)
                await self.news.announce(session, "table", table.id)
        table.changed_at = now
        table.revision += 1


@contextmanager
def _written_once() -> Iterator[None]:
    """Say in our own words that an entry was there already."""
    try:
        yield
    except NotSaved as error:
        if is_conflict(error.__cause__):
            raise WrittenElsewhere from error
        raise


async def _write_checkpoints(session: AsyncSession, table: LiveTable) -> None:
    """Replace the checkpoints of a table; there are never many."""
    await session.execute(_DROP_CHECKPOINTS, {"row": table.id})
    if rows := _checkpoint_rows(table):
        await session.execute(_ADD_CHECKPOINTS, rows)


def _checkpoint_rows(table: LiveTable) -> list[dict[str, Any]]:
    return [{"table": table.id, **msgspec.structs.asdict(line)} for line in table.chronicle.checkpoints]


def _revised(table: LiveTable) -> dict[str, Any]:
    """Return what changes a table that is as it is known here, and is refused by any other."""
    return {"row": table.id, "known": table.revision, "next": table.revision + 1}


def _result(table: LiveTable) -> str | None:
    end = table.match.record.end
    return None if end is None else msgspec.json.encode(end).decode()


def _passed(table: LiveTable) -> int:
    if table.puzzling is not None:
        return int(table.puzzling.is_solved(table.chronicle))
    return int(table.lesson is not None and table.lesson.is_over(table.chronicle))


def _actors(table: LiveTable) -> str:
    return ",".join(map(str, table.actors()))


def _clock_values(table: LiveTable) -> list[dict[str, Any]]:
    """Return how the clock of a table stands, to be written; nothing of a table without one."""
    if table.clock is None:
        return []
    return [{"row": table.id, **{f"its_{column}": value for column, value in clock_values(table.clock).items()}}]


def _seat_row(table_id: str, seat: int, sitting: Sitting) -> SeatRow:
    return SeatRow(table=table_id, seat=seat, **msgspec.structs.asdict(sitting))


def _seat_values(table: LiveTable, seat: int) -> dict[str, Any]:
    return {"row": table.id, "number": seat, **msgspec.structs.asdict(table.sittings[seat])}


def _entry_rows(table_id: str, entries: Sequence[Entry], first: int, now: float) -> list[dict[str, Any]]:
    return [
        {"table": table_id, "seq": seq, "at": now, **msgspec.structs.asdict(entry)}
        for seq, entry in enumerate(entries, first)
    ]
