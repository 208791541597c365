"""Who is where: what is somebody's at tables, who may look at them, who is invited, and who has played with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.core.contract import Seat
from farshore.server.storage.database import Database
from farshore.server.storage.forgetting import unname
from farshore.server.storage.models import (
    AdmissionRow,
    Base,
    BotRow,
    EntryRow,
    ForgottenRow,
    GuestRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from farshore.server.storage.putting import put
from farshore.server.storage.talk import hand_talk_over
from farshore.server.storage.talk_models import SilenceRow
from farshore.server.table.seating import WATCHES

_SEATS, _TABLES = (Base.metadata.tables[kind.__tablename__] for kind in (SeatRow, TableRow))
MOST_BESIDE: Final = 500
"""Seats beside somebody's that are looked at for whom they have played with: the latest."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a person has played with."""

    name: str  # empty: they have given none
    games: int  # together
    table: str  # the latest
    seat: Seat  # theirs there
    game: str  # what was played there
    updated: float  # when, in seconds since 1970


class NamedSeat(NamedTuple):
    """A seat of somebody, and how it is called."""

    table: str
    seat: Seat
    name: str
    names: tuple[str, ...]  # of all seats there


class Presence:
    """The rows of it. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def seats_of(self, guest: str, most: int, after: str) -> list[NamedSeat]:
        """Return the seats of a guest at so many tables behind one in their order, at those that are over, too."""
        mine = select(SeatRow.table).where(SeatRow.guest == guest, SeatRow.table > after)
        mine = mine.distinct().order_by(SeatRow.table).limit(most)
        rows = select(SeatRow).order_by(SeatRow.table, SeatRow.seat)
        by_table: dict[str, list[SeatRow]] = {}
        async with self.database.reading() as session:
            tables = list(await session.scalars(mine))
            for row in await session.scalars(rows.where(SeatRow.table.in_(tables))):
                by_table.setdefault(row.table, []).append(row)
        return [
            NamedSeat(table, seat.seat, seat.name, tuple(other.name for other in seats))
            for table, seats in by_table.items()
            for seat in seats
            if seat.guest == guest
        ]

    async def rename_seats(self, seats: Sequence[NamedSeat]) -> None:
        """Call seats otherwise."""
        row = update(_SEATS).where(_SEATS.c.table == bindparam("at"), _SEATS.c.seat == bindparam("number"))
        called = [{"at": seat.table, "number": seat.seat, "called": seat.name} for seat in seats]
        async with self.database.writing() as session:
            await (await session.connection()).execute(row.values(name=bindparam("called")), called)
            await self._renewed(session, {seat.table for seat in seats})

    async def _renewed(self, session: AsyncSession, tables: set[str]) -> None:
        """Let nobody go on with tables as they were, here or elsewhere."""
        if not tables:
            return
        row = update(_TABLES).where(_TABLES.c.id == bindparam("row")).values(revision=_TABLES.c.revision + 1)
        ordered = sorted(tables)  # as all who write lock them
        await (await session.connection()).execute(row, [{"row": table} for table in ordered])
        for table in ordered:
            await self.database.news.announce(session, "anew", table)

    async def anonymize(self, guest: str) -> list[str]:
        """Take a guest's name away wherever it was kept at a table; return the tables."""
        async with self.database.writing() as session:
            tables = await unname(session, guest)
            await self._renewed(session, tables)
        return sorted(tables)

    async def hand_over(self, guest: str, to: str) -> list[str]:
        """Make another guest's what is one's at tables, and one's bots; return those at which they sit."""
        async with self.database.writing() as session:
            tables = set(await session.scalars(select(SeatRow.table).where(SeatRow.guest == guest)))
            tables |= set(await session.scalars(select(TableRow.id).where(TableRow.host == guest)))
            told = (EntryRow.guest == guest, EntryRow.kind == "seating")  # which has no key that both may have used
            tables |= set(await session.scalars(select(EntryRow.table).where(*told)))
            await session.execute(update(EntryRow).where(*told).values(guest=to))
            await session.execute(update(SeatRow).where(SeatRow.guest == guest).values(guest=to))
            await session.execute(update(TableRow).where(TableRow.host == guest).values(host=to))
            await hand_talk_over(session, guest, to)
            await session.execute(update(BotRow).where(BotRow.owner == guest).values(owner=to))
            for kind in (AdmissionRow, ForgottenRow, SilenceRow):
                has = select(kind.table).where(kind.guest == to)
                await session.execute(delete(kind).where(kind.guest == guest, kind.table.in_(has)))
                await session.execute(update(kind).where(kind.guest == guest).values(guest=to))
            await self._renewed(session, tables)
        return sorted(tables)

    async def may_look(self, table_id: str, guest: str | None) -> bool:
        """Tell whether there is a table at which somebody may look; takes as long whether it is there or not."""
        who = guest or ""  # which is nobody's
        sits = exists().where(SeatRow.table == table_id, SeatRow.guest == who)
        is_admitted = exists().where(AdmissionRow.table == table_id, AdmissionRow.guest == who)
        may = (TableRow.host == who) | sits | is_admitted | (TableRow.listed == 1)
        found = select(TableRow.id).where(TableRow.id == table_id, may)
        async with self.database.reading() as session:
            return await session.scalar(found) is not None

    async def waited_since(self, table_id: str, actors: Sequence[Seat]) -> float:
        """Return when everybody at a table last saw a change, or somebody was last to act beside these, since 1970."""
        updated = select(TableRow.updated).where(TableRow.id == table_id)
        others = select(func.max(EntryRow.at)).where(EntryRow.table == table_id)
        others = others.where(EntryRow.actors != ",".join(map(str, actors)))
        async with self.database.reading() as session:
            return max(await session.scalar(updated) or 0.0, await session.scalar(others) or 0.0)

    async def admit(self, table_id: str, guest: str, seat: Seat) -> None:
        """Let somebody look at a table: to watch, or because they are invited to a seat."""
        async with self.database.writing() as session:
            await put(session, AdmissionRow, table=table_id, guest=guest, seat=seat)
            await self.database.news.announce(session, "table", table_id)

    async def send_away(self, table_id: str, guest: str) -> None:
        """Let somebody no longer look at a table although they do not sit there."""
        row = delete(AdmissionRow).where(AdmissionRow.table == table_id, AdmissionRow.guest == guest)
        async with self.database.writing() as session:
            await session.execute(row)
            await self.database.news.announce(session, "table", table_id)

    async def companions(self, guest: str, most: int) -> list[Companion]:
        """Return whom a guest has played with and who can still be reached, the latest first."""
        mine = select(SeatRow.table).where(SeatRow.guest == guest)
        beside = (
            select(GuestRow.id, GuestRow.name, TableRow.id, SeatRow.seat, TableRow.game, TableRow.updated)
            .join(TableRow, TableRow.id == SeatRow.table)
            .join(GuestRow, GuestRow.id == SeatRow.guest)
            .where(SeatRow.table.in_(mine), SeatRow.guest != guest, TableRow.status.in_(("playing", "over", "agreed")))
            .where(exists().where(SessionRow.guest == SeatRow.guest), SeatRow.outside == 0)
            .order_by(TableRow.updated.desc(), SeatRow.seat)
            .limit(MOST_BESIDE)
        )
        found: dict[str, Companion] = {}
        tables: dict[str, set[str]] = {}
        async with self.database.reading() as session:
            for who, name, table, seat, game, updated in (await session.execute(beside)).all():
                latest = Companion(name=name, games=0, table=table, seat=seat, game=game, updated=updated)
                found.setdefault(who, latest)
                tables.setdefault(who, set()).add(table)
        counted = [msgspec.structs.replace(each, games=len(tables[who])) for who, each in found.items()]
        return counted[:most]

    async def watch_of(self, table_id: str) -> str | None:
        """Return what the link to watch a table ends with; ``None``: there is no such table."""
        async with self.database.reading() as session:
            return await session.scalar(select(TableRow.watch).where(TableRow.id == table_id))

    async def renew_watch(self, table_id: str, watch: str) -> None:
        """Let nobody watch a table any more but by another link."""
        watching = delete(AdmissionRow).where(AdmissionRow.table == table_id, AdmissionRow.seat == WATCHES)
        async with self.database.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(watch=watch))
            await session.execute(watching)
            await self.database.news.announce(session, "table", table_id)
