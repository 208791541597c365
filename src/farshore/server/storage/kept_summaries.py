"""What a lobby asks of SQL: tables with their seats, in short."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, case, func, select

from farshore.server.storage.clocks import clocks_of
from farshore.server.storage.models import AdmissionRow, ForgottenRow, GuestRow, SeatRow, TableRow
from farshore.server.storage.putting import put
from farshore.server.storage.repository import InvitedSeat, TableSummary
from farshore.server.storage.sql_part import SqlPart, forgotten, taught_of
from farshore.server.table.clock import TableClock
from farshore.server.table.seating import Sitting


class SummariesInSql(SqlPart):
    """What finds tables for people."""

    async def listed_tables(self, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        return await self._summaries(
            select(TableRow)
            .where(TableRow.status == "waiting", TableRow.listed == 1)
            .order_by(TableRow.updated.desc())
            .limit(most)
        )

    async def invitations_of(self, guest: str, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        free = select(AdmissionRow.table).join(
            SeatRow, (SeatRow.table == AdmissionRow.table) & (SeatRow.seat == AdmissionRow.seat)
        )
        free = free.where(AdmissionRow.guest == guest, SeatRow.kind == "open")
        return await self._summaries(
            select(TableRow)
            .where(TableRow.status == "waiting", TableRow.id.in_(free), TableRow.id.not_in(forgotten(guest)))
            .order_by(TableRow.updated.desc())
            .limit(most)
        )

    async def tables_of(self, guest: str, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        mine = select(SeatRow.table).where(SeatRow.guest == guest)
        return await self._summaries(
            select(TableRow)
            .where(TableRow.id.in_(mine) | (TableRow.host == guest), TableRow.id.not_in(forgotten(guest)))
            .where(TableRow.practised == "", TableRow.lesson == "")
            .order_by(TableRow.updated.desc())
            .limit(most)
        )

    async def lessons_of(self, guest: str) -> list[TableSummary]:
        """Read tables and their seats: of each scene the latest, and the latest that was not called off."""
        scene = (TableRow.game, TableRow.lesson, TableRow.scene)
        kind = case((TableRow.status == "off", 1), else_=0)
        ranked = select(
            TableRow.id,
            func.row_number().over(partition_by=(*scene, kind), order_by=TableRow.created.desc()).label("place"),
            func.max(TableRow.passed).over(partition_by=scene).label("ever"),
        )
        ranked = ranked.where(TableRow.host == guest, TableRow.lesson != "", TableRow.id.not_in(forgotten(guest)))
        latest = ranked.subquery()
        which = select(TableRow).join(latest, latest.c.id == TableRow.id).where(latest.c.place == 1)
        async with self.database.reading() as session:
            passed = set(await session.scalars(select(latest.c.id).where(latest.c.place == 1, latest.c.ever == 1)))
        found = await self._summaries(which.order_by(TableRow.created.desc()))
        return [msgspec.structs.replace(table, was_passed=table.id in passed) for table in found]

    async def _summaries(self, which: Select[TableRow]) -> list[TableSummary]:
        async with self.database.reading() as session:
            tables = list(await session.scalars(which))
            seats = await session.scalars(
                select(SeatRow).where(SeatRow.table.in_([table.id for table in tables])).order_by(SeatRow.seat)
            )
            by_table: dict[str, list[SeatRow]] = {}
            for seat in seats:
                by_table.setdefault(seat.table, []).append(seat)
            clocks = await clocks_of(session, [table.id for table in tables])
        return [_summary(table, by_table.get(table.id, []), clocks.get(table.id)) for table in tables]

    async def forget_table(self, guest: str, table_id: str) -> None:
        """Add a row, unless it is there."""
        async with self.database.writing() as session:
            await put(session, ForgottenRow, guest=guest, table=table_id)

    async def invitation(self, token: str) -> InvitedSeat | None:
        """Look for a seat."""
        async with self.database.reading() as session:
            rows = await session.execute(
                select(SeatRow, TableRow.game, TableRow.status, TableRow.coached, GuestRow.name)
                .join(TableRow, TableRow.id == SeatRow.table)
                .join(GuestRow, GuestRow.id == TableRow.host)
                .where(SeatRow.invitation == token)
            )
            found = rows.one_or_none()
            if found is None:
                return None
            seat, game, status, coached, host = found
            clock = (await clocks_of(session, [seat.table])).get(seat.table)
        return InvitedSeat(
            table=seat.table,
            seat=seat.seat,
            game=game,
            host_name=host,
            is_open=seat.kind == "open" and status == "waiting",
            is_off=status == "off",
            guest=seat.guest,
            is_coached=bool(coached),
            time=None if clock is None else clock.control,
        )


def _summary(table: TableRow, seats: list[SeatRow], clock: TableClock | None) -> TableSummary:
    fields: dict[str, Any] = {field: getattr(table, field) for field in ("id", "game", "host", "status", "updated")}
    fields["actors"] = [int(seat) for seat in table.actors.split(",") if seat]
    fields["sittings"] = [{field: getattr(seat, field) for field in Sitting.__struct_fields__} for seat in seats]
    fields |= {"taught": taught_of(table), "is_passed": bool(table.passed), "is_coached": bool(table.coached)}
    return msgspec.structs.replace(msgspec.convert(fields, TableSummary), clock=clock)
