"""What nobody needs any more is deleted from SQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, exists, select

from farshore.server.storage.models import (
    AccountRow,
    AdmissionRow,
    BotRow,
    CheckpointRow,
    ClockRow,
    EntryRow,
    ForgottenRow,
    GuestRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    SignInRow,
    TableRow,
)
from farshore.server.storage.notice_models import AttendanceRow, NoticeRow, QuietRow, WayRow
from farshore.server.storage.sql_part import SqlPart
from farshore.server.storage.talk import forget_talk_of
from farshore.server.storage.talk_models import SilenceRow, TalkRow


class ClearingInSql(SqlPart):
    """What deletes."""

    async def size(self) -> int:
        """Ask the database."""
        return await self.database.size()

    async def old_tables(self, before: float, most: int, but: Collection[str]) -> list[str]:
        """Look for tables."""
        is_old = TableRow.updated < before
        async with self.database.reading() as session:
            found = await session.scalars(select(TableRow.id).where(is_old).limit(most + len(but)))
            return [table for table in found if table not in but][:most]

    async def delete_tables(self, tables: Sequence[str]) -> None:
        """Delete rows, those that point to others first."""
        async with self.database.writing() as session:
            await session.execute(delete(NoticeRow).where(NoticeRow.table.in_(tables)))
            for kind in (
                EntryRow,
                CheckpointRow,
                ForgottenRow,
                AdmissionRow,
                AttendanceRow,
                ReviewRow,
                ClockRow,
                TalkRow,
                SilenceRow,
                SeatRow,
            ):
                await session.execute(delete(kind).where(kind.table.in_(tables)))
            await session.execute(delete(TableRow).where(TableRow.id.in_(tables)))
            for table in tables:
                await self.news.announce(session, "anew", table)

    async def delete_guests(self, before: float) -> int:
        """Delete rows that none points to but those that say where they are signed in."""
        pointing = [TableRow.host, SeatRow.guest, ForgottenRow.guest, AdmissionRow.guest, AccountRow.guest]
        pointing += [BotRow.guest, BotRow.owner]
        is_idle = (GuestRow.created < before, *(~exists().where(column == GuestRow.id) for column in pointing))
        idle = select(GuestRow.id).where(*is_idle)
        async with self.database.writing() as session:
            await forget_talk_of(session, idle)
            for kind in (WayRow, QuietRow, AttendanceRow, SessionRow, SignInRow):
                await session.execute(delete(kind).where(kind.guest.in_(idle)))
            connection = await session.connection()
            await self.news.announce(session, "guest", "")
            return (await connection.execute(delete(GuestRow).where(*is_idle))).rowcount
