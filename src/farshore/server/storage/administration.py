"""What whoever runs a server may look up, take out and delete, in the file or the database, beside the server.

Whatever only reads is safe while a server runs. What is deleted, a running server would still have in memory: so only
whoever holds its lock may delete.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select

from farshore.core.errors import FarshoreError
from farshore.core.registry import game as installed_game
from farshore.server.storage.backup import NothingKept
from farshore.server.storage.database import Database
from farshore.server.storage.errors import NoSuchMessage, NoSuchTable
from farshore.server.storage.forgetting import forget_person, of_people, unname
from farshore.server.storage.homes import FILE
from farshore.server.storage.models import BotRow, EntryRow, GuestRow, SeatRow, TableRow
from farshore.server.storage.sql import SqlRepository
from farshore.server.storage.talk import ReportListed, TalkBook
from farshore.server.table.outliving import read_chronicle

HIDDEN: Final = frozenset({"token", "password", "header", "invitation", "position", "watch", "keys"})
"""Columns that nobody may take out: by what somebody is let in, or what is somebody's secret."""


class PersonListed(msgspec.Struct, frozen=True):
    """A person, in a list."""

    id: str
    name: str
    created: float
    seats: int


class TableListed(msgspec.Struct, frozen=True):
    """A table, in a list."""

    id: str
    game: str
    status: str
    people: list[str]  # who sit there, by their ids
    entries: int
    updated: float


class NoSuchPerson(FarshoreError):
    """A person that there is not."""

    def __init__(self, person: str) -> None:
        super().__init__("server-no-person", person=person)


class StillPlayed(FarshoreError):
    """A game that is not over, whose record would tell everyone's secrets."""

    def __init__(self) -> None:
        super().__init__("server-still-played")


class Administration:
    """A file or a database, opened beside its server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def people(self, name: str = "") -> list[PersonListed]:
        """List those whose name contains something, the latest first."""
        seats = select(func.count()).where(SeatRow.guest == GuestRow.id).scalar_subquery()
        found = select(GuestRow.id, GuestRow.name, GuestRow.created, seats).order_by(GuestRow.created.desc())
        if name:
            found = found.where(func.lower(GuestRow.name).contains(name.lower(), autoescape=True))
        async with self.database.reading() as session:
            return [PersonListed(*row) for row in await session.execute(found)]

    async def tables(self, status: str = "", person: str = "") -> list[TableListed]:
        """List tables of a status, or of a person, the lately touched first."""
        entries = select(func.count()).where(EntryRow.table == TableRow.id).scalar_subquery()
        found = select(TableRow, entries).order_by(TableRow.updated.desc())
        if status:
            found = found.where(TableRow.status == status)
        if person:
            theirs = select(SeatRow.table).where(SeatRow.guest == person)
            found = found.where(or_(TableRow.host == person, TableRow.id.in_(theirs)))
        async with self.database.reading() as session:
            rows = (await session.execute(found)).all()
            seats = await session.execute(select(SeatRow.table, SeatRow.guest).order_by(SeatRow.table, SeatRow.seat))
            people: dict[str, list[str]] = {}
            for table, guest in seats:
                if guest is not None:
                    people.setdefault(table, []).append(guest)
        return [
            TableListed(row.id, row.game, row.status, people.get(row.id, []), size, row.updated) for row, size in rows
        ]

    async def reports(self) -> list[ReportListed]:
        """List what was reported of the talk at tables, the latest first."""
        return await TalkBook(self.database).reports()

    async def remove_message(self, table: str, number: int) -> None:
        """Remove something that was said; a running server keeps none of it in memory. Raises ``NoSuchMessage``."""
        book = TalkBook(self.database)
        if await book.author(table, number) is None:
            raise NoSuchMessage
        await book.remove(table, number)

    async def mute(self, person: str, table: str = "") -> int:
        """Let somebody no longer talk at a table, or at all where they sit or are host now; return at how many.

        A running server asks for it whenever somebody talks. Raises ``NoSuchPerson`` or ``NoSuchTable``.
        """
        theirs = await self._tables_of(person, table) or [one.id for one in await self.tables(person=person)]
        for each in theirs:
            await TalkBook(self.database).silence(each, person, is_silent=True)
        return len(theirs)

    async def unmute(self, person: str, table: str = "") -> int:
        """Let somebody talk again at a table, or wherever they may not; return at how many. Raises as ``mute`` does."""
        book = TalkBook(self.database)
        asked = set(await self._tables_of(person, table))
        theirs = [each for each in await book.silent_at(person) if not asked or each in asked]
        for each in theirs:
            await book.silence(each, person, is_silent=False)
        return len(theirs)

    async def _tables_of(self, person: str, table: str) -> list[str]:
        """Return the one table that is asked for, if it is, once there are such a person and such a table."""
        async with self.database.reading() as session:
            if await session.get(GuestRow, person) is None:
                raise NoSuchPerson(person)
            if table and await session.get(TableRow, table) is None:
                raise NoSuchTable
        return [table] if table else []

    async def record(self, table: str, *, with_secrets: bool = False) -> str:
        """Return the whole record of a table. Raises ``NoSuchTable`` or ``StillPlayed``."""
        stored = await SqlRepository(self.database).load(table)
        if stored is None:
            raise NoSuchTable
        game, practised = installed_game(stored.game), stored.practised
        chronicle = read_chronicle(game, stored.header, stored.entries, stored.checkpoints, stored.end, practised)
        if not chronicle.match.over and not with_secrets:
            raise StillPlayed
        return chronicle.match.record.text()

    async def known_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return all that is kept of a person, by table of the database. Raises ``NoSuchPerson``."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self.database.reading() as session:
            for rows, columns in of_people():
                theirs = or_(*(rows.c[column] == person for column in columns))
                shown = select(*(column for column in rows.c if column.name not in HIDDEN)).where(theirs)
                found[rows.name] = [dict(row) for row in (await session.execute(shown)).mappings()]
        if not found[GuestRow.__tablename__]:
            raise NoSuchPerson(person)
        return found

    async def delete_table(self, table: str) -> None:
        """Delete a table and all that is known of it. Raises ``NoSuchTable``."""
        repository = SqlRepository(self.database)
        if await repository.load(table) is None:
            raise NoSuchTable
        await repository.delete_tables([table])

    async def with_bots(self, person: str) -> list[str]:
        """Return somebody and their bots, by their ids. Raises ``NoSuchPerson``."""
        await self.known_of(person)
        async with self.database.reading() as session:
            return [*await session.scalars(select(BotRow.guest).where(BotRow.owner == person)), person]

    async def delete_person(self, person: str) -> None:
        """Forget who somebody was, and their bots. Their games stay, without their name. Raises ``NoSuchPerson``."""
        for one in await self.with_bots(person):
            async with self.database.writing() as session:
                await forget_person(session, one)
                await unname(session, one)


@asynccontextmanager
async def administration(where: Path | str) -> AsyncIterator[Administration]:
    """Open what a server keeps, as a guest. Raises ``NothingKept``, ``NoDatabase`` or ``OtherVersion``."""
    if isinstance(where, Path) and not (where / FILE).is_file():
        raise NothingKept(where)
    database = Database(where)
    await database.open(is_guest=True)
    try:
        yield Administration(database)
    finally:
        await database.close()
