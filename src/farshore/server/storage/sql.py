"""The repository in SQL."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.core.contract import Seat
from farshore.core.record import Header
from farshore.server.storage.database import Database
from farshore.server.storage.errors import NotSaved, WrittenElsewhere
from farshore.server.storage.models import EntryRow, GuestRow, SeatRow, TableRow
from farshore.server.storage.repository import InvitedSeat, Repository, StoredTable, TableSummary
from farshore.server.table.chronicle import Entry
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest, Sitting

_SITTING = (SeatRow.kind, SeatRow.name, SeatRow.guest, SeatRow.bot, SeatRow.invitation)
_ENTRY = (EntryRow.kind, EntryRow.seat, EntryRow.action, EntryRow.takes_back, EntryRow.guest, EntryRow.key)


class SqlRepository(Repository):
    """Everything in one database; see ``models`` for its tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self) -> None:
        """Open the database and bring it up to date."""
        await self.database.open()

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    async def add_guest(self, guest: Guest, token: str) -> None:
        """Add a row."""
        async with self.database.writing() as session:
            session.add(GuestRow(id=guest.id, name=guest.name, token=token, created=time.time()))

    async def rename_guest(self, guest: Guest) -> None:
        """Change a row."""
        async with self.database.writing() as session:
            await session.execute(update(GuestRow).where(GuestRow.id == guest.id).values(name=guest.name))

    async def guest(self, token: str) -> Guest | None:
        """Look for a row."""
        async with self.database.reading() as session:
            row = await session.scalar(select(GuestRow).where(GuestRow.token == token))
        return None if row is None else Guest(row.id, row.name)

    async def add_table(self, table: LiveTable) -> None:
        """Add a table with its seats and the first entries of its log."""
        now, names = time.time(), list(table.game.seat_names[: len(table.sittings)])
        header = msgspec.structs.replace(table.match.record.header, seats=names)
        row = TableRow(id=table.id, game=table.game.name, header=msgspec.json.encode(header).decode(), host=table.host)
        row.created = row.updated = now
        row.status, row.actors, row.again = table.status, _actors(table), table.rematch
        async with self.database.writing() as session:
            session.add(row)
            await session.flush()
            session.add_all(_seat_row(table.id, seat, sitting) for seat, sitting in enumerate(table.sittings))
            _add_entries(session, table.id, [entry for deed in table.chronicle.deeds for entry in deed.entries], 1, now)

    async def append(self, table: LiveTable, entries: Sequence[Entry], first: int) -> None:
        """Add entries; two writers cannot both add the same one."""
        now = time.time()
        summary: dict[str, Any] = {"status": table.status, "actors": _actors(table)}
        if not table.chronicle.deeds[-1].is_silent_to(()):  # everyone at the table is told when it was last changed
            summary["updated"] = now
        try:
            async with self.database.writing() as session:
                _add_entries(session, table.id, entries, first, now)
                await session.execute(update(TableRow).where(TableRow.id == table.id).values(**summary))
        except NotSaved as error:
            if isinstance(error.__cause__, IntegrityError):
                raise WrittenElsewhere from error
            raise

    async def take_seat(self, table: LiveTable, seat: Seat) -> None:
        """Change a seat."""
        summary = {"updated": time.time(), "status": table.status, "actors": _actors(table)}
        async with self.database.writing() as session:
            await session.merge(_seat_row(table.id, seat, table.sittings[seat]))
            await session.execute(update(TableRow).where(TableRow.id == table.id).values(**summary))

    async def link_rematch(self, table_id: str, rematch: str) -> None:
        """Change a table."""
        async with self.database.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(again=rematch))

    async def load(self, table_id: str) -> StoredTable | None:
        """Read a table, its seats and its log."""
        async with self.database.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await session.execute(select(*_SITTING).where(SeatRow.table == table_id).order_by(SeatRow.seat))
            rows = await session.execute(select(*_ENTRY).where(EntryRow.table == table_id).order_by(EntryRow.seq))
            return StoredTable(
                id=row.id,
                game=row.game,
                host=row.host,
                header=msgspec.json.decode(row.header, type=Header),
                sittings=msgspec.convert(seats.mappings().all(), list[Sitting]),
                entries=msgspec.convert(rows.mappings().all(), list[Entry]),
                rematch=row.again,
            )

    async def tables_of(self, guest: str, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        mine = select(SeatRow.table).where(SeatRow.guest == guest)
        async with self.database.reading() as session:
            rows = await session.scalars(
                select(TableRow)
                .where(TableRow.id.in_(mine) | (TableRow.host == guest))
                .order_by(TableRow.updated.desc())
                .limit(most)
            )
            tables = list(rows)
            seats = await session.scalars(
                select(SeatRow).where(SeatRow.table.in_([table.id for table in tables])).order_by(SeatRow.seat)
            )
            by_table: dict[str, list[SeatRow]] = {}
            for seat in seats:
                by_table.setdefault(seat.table, []).append(seat)
        return [_summary(table, by_table[table.id], guest) for table in tables]

    async def count_running(self, host: str) -> int:
        """Count tables."""
        running = select(func.count()).select_from(TableRow).where(TableRow.host == host, TableRow.status != "over")
        async with self.database.reading() as session:
            return await session.scalar(running) or 0

    async def tables_with_bots_to_act(self) -> list[str]:
        """Look for tables at which a bot is among the actors."""
        async with self.database.reading() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.actors, SeatRow.seat)
                .join(SeatRow, SeatRow.table == TableRow.id)
                .where(TableRow.status == "playing", SeatRow.kind == "bot")
            )
        return sorted({table for table, actors, seat in rows if str(seat) in actors.split(",")})

    async def invitation(self, token: str) -> InvitedSeat | None:
        """Look for a seat."""
        async with self.database.reading() as session:
            rows = await session.execute(
                select(SeatRow, TableRow.game, GuestRow.name)
                .join(TableRow, TableRow.id == SeatRow.table)
                .join(GuestRow, GuestRow.id == TableRow.host)
                .where(SeatRow.invitation == token)
            )
            found = rows.one_or_none()
        if found is None:
            return None
        seat, game, host = found
        is_open = seat.kind == "open"
        return InvitedSeat(
            table=seat.table, seat=seat.seat, game=game, host_name=host, is_open=is_open, guest=seat.guest
        )


def _actors(table: LiveTable) -> str:
    return ",".join(map(str, table.actors()))


def _summary(table: TableRow, seats: list[SeatRow], guest: str) -> TableSummary:
    fields = {"id": table.id, "game": table.game, "status": table.status, "updated": table.updated}
    fields |= {"actors": [int(seat) for seat in table.actors.split(",") if seat]}
    fields |= {"names": [seat.name for seat in seats], "own": [seat.seat for seat in seats if seat.guest == guest]}
    return msgspec.convert(fields, TableSummary)


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
