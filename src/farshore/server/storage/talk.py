"""The talk at tables, as it is kept: beside the logs, bounded for each table."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.server.storage.database import Database
from farshore.server.storage.models import GuestRow, TableRow
from farshore.server.storage.putting import put
from farshore.server.storage.talk_models import MuteRow, SilenceRow, TalkRow
from farshore.server.table.talk import Sign

MOST_KEPT: Final = 500
"""Messages of one table: the latest."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said."""

    number: int
    guest: str
    name: str  # of whoever said it; empty: they have given none
    text: str
    sign: Sign
    language: str  # in which it was said
    at: float
    is_removed: bool
    is_reported: bool


class ReportListed(msgspec.Struct, frozen=True, kw_only=True):
    """A message that somebody has reported, in a list."""

    table: str
    number: int
    person: str  # who said it
    at: float
    text: str  # or its sign


class TalkBook:
    """The rows of it. Every method raises ``NotSaved`` if the database fails, and then nothing has changed.

    Whatever changes the talk at a table returns its next revision, which only the database counts: two processes never
    give the same one.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: str, guest: str, text: str, sign: Sign, language: str, at: float) -> int:
        """Keep what somebody says, and let go of what was said longest ago."""
        async with self.database.writing() as rows:
            number = await self._next(rows, table)
            is_open = await rows.scalar(select(TableRow.talk_open).where(TableRow.id == table))
            said: dict[str, Any] = {"guest": guest, "text": text, "sign": sign, "language": language, "at": at}
            state = {"changed": number, "is_open": is_open or 0, "is_removed": 0, "is_reported": 0}
            rows.add(TalkRow(table=table, number=number, **said, **state))
            kept = select(TalkRow.number).where(TalkRow.table == table).order_by(TalkRow.number.desc())
            await rows.flush()
            oldest = await rows.scalar(kept.offset(MOST_KEPT - 1).limit(1))
            if oldest is not None:
                await rows.execute(delete(TalkRow).where(TalkRow.table == table, TalkRow.number < oldest))
        return number

    async def said(self, table: str, since: int, reader: str | None, *, is_watching: bool) -> list[Message]:
        """Return what has changed since a revision, as far as somebody may and wants to read it; the oldest first."""
        muted = select(MuteRow.other).where(MuteRow.guest == (reader or ""))
        found = (
            select(TalkRow, GuestRow.name)
            .join(GuestRow, GuestRow.id == TalkRow.guest)
            .where(TalkRow.table == table, TalkRow.changed > since, TalkRow.guest.not_in(muted))
            .order_by(TalkRow.number)
        )
        if is_watching:
            found = found.where(TalkRow.is_open == 1)
        async with self.database.reading() as rows:
            return [_message(row, name) for row, name in await rows.execute(found)]

    async def name(self, guest: str) -> str:
        """Return the name that somebody has given; empty: none."""
        async with self.database.reading() as rows:
            return await rows.scalar(select(GuestRow.name).where(GuestRow.id == guest)) or ""

    async def author(self, table: str, number: int) -> str | None:
        """Return who said something; ``None``: nothing is kept under this number."""
        async with self.database.reading() as rows:
            return await rows.scalar(select(TalkRow.guest).where(TalkRow.table == table, TalkRow.number == number))

    async def remove(self, table: str, number: int) -> int:
        """Take away what a message said; that there was one stays."""
        return await self._change(table, number, {"text": "", "sign": "", "is_removed": 1, "is_reported": 0})

    async def report(self, table: str, number: int) -> int:
        """Note that somebody wants a message to be looked at."""
        return await self._change(table, number, {"is_reported": 1})

    async def _change(self, table: str, number: int, values: dict[str, Any]) -> int:
        async with self.database.writing() as rows:
            revision = await self._next(rows, table)
            row = update(TalkRow).where(TalkRow.table == table, TalkRow.number == number, TalkRow.is_removed == 0)
            await rows.execute(row.values(changed=revision, **values))
        return revision

    async def open_to_watchers(self, table: str, *, is_open: bool) -> int:
        """Let whoever watches read what is said from now on, or nothing any more."""
        async with self.database.writing() as rows:
            await rows.execute(update(TableRow).where(TableRow.id == table).values(talk_open=int(is_open)))
            return await self._next(rows, table)

    async def silence(self, table: str, guest: str, *, is_silent: bool) -> int:
        """Let somebody no longer talk at a table, or again."""
        async with self.database.writing() as rows:
            if is_silent:
                await put(rows, SilenceRow, table=table, guest=guest)
            else:
                here = (SilenceRow.table == table, SilenceRow.guest == guest)
                await rows.execute(delete(SilenceRow).where(*here))
            return await self._next(rows, table)

    async def silenced(self, table: str) -> set[str]:
        """Return who may not talk at a table."""
        async with self.database.reading() as rows:
            return set(await rows.scalars(select(SilenceRow.guest).where(SilenceRow.table == table)))

    async def silent_at(self, guest: str) -> list[str]:
        """Return at which tables somebody may not talk."""
        async with self.database.reading() as rows:
            return list(await rows.scalars(select(SilenceRow.table).where(SilenceRow.guest == guest)))

    async def mute(self, guest: str, other: str, *, is_muted: bool) -> None:
        """Let somebody no longer read another, or again."""
        async with self.database.writing() as rows:
            if is_muted:
                await put(rows, MuteRow, guest=guest, other=other)
            else:
                await rows.execute(delete(MuteRow).where(MuteRow.guest == guest, MuteRow.other == other))

    async def muted_by(self, guest: str) -> set[str]:
        """Return whom somebody does not want to read."""
        async with self.database.reading() as rows:
            return set(await rows.scalars(select(MuteRow.other).where(MuteRow.guest == guest)))

    async def reports(self) -> list[ReportListed]:
        """Return what was reported at any table and is still there, the latest first."""
        found = select(TalkRow).where(TalkRow.is_reported == 1).order_by(TalkRow.at.desc())
        async with self.database.reading() as rows:
            return [
                ReportListed(table=row.table, number=row.number, person=row.guest, at=row.at, text=row.text or row.sign)
                for row in await rows.scalars(found)
            ]

    async def _next(self, rows: AsyncSession, table: str) -> int:
        """Count the next revision of a table's talk; whoever else writes there waits."""
        await rows.execute(update(TableRow).where(TableRow.id == table).values(talked=TableRow.talked + 1))
        await self.database.news.announce(rows, "table", table)
        return await rows.scalar(select(TableRow.talked).where(TableRow.id == table)) or 0


async def forget_talk_of(rows: AsyncSession, guests: Any) -> None:
    """Delete all that some people, as ``in_`` takes them, have said, and whom they do not read or who not them."""
    for column in (TalkRow.guest, SilenceRow.guest, MuteRow.guest, MuteRow.other):
        await rows.execute(delete(column.class_).where(column.in_(guests)))


async def hand_talk_over(rows: AsyncSession, guest: str, to: str) -> None:
    """Make another's what one has said, and whom one does not read."""
    await rows.execute(update(TalkRow).where(TalkRow.guest == guest).values(guest=to))
    mine = {*await rows.scalars(select(MuteRow.other).where(MuteRow.guest == guest))}
    by = {*await rows.scalars(select(MuteRow.guest).where(MuteRow.other == guest))}
    await rows.execute(delete(MuteRow).where((MuteRow.guest == guest) | (MuteRow.other == guest)))
    pairs = {(to, other) for other in mine} | {(other, to) for other in by}
    for one, other in pairs - {(to, to)}:
        await rows.merge(MuteRow(guest=one, other=other))


def _message(row: TalkRow, name: str) -> Message:
    return Message(
        number=row.number,
        guest=row.guest,
        name=name,
        text=row.text,
        sign=cast("Sign", row.sign),
        language=row.language,
        at=row.at,
        is_removed=bool(row.is_removed),
        is_reported=bool(row.is_reported),
    )
