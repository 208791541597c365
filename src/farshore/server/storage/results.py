"""Results as they are kept: games that are over, and whoever may be named on the club's page."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update

from farshore.core.record import End
from farshore.server.storage.database import Database
from farshore.server.storage.models import AccountRow, GuestRow, SeatRow, TableRow
from farshore.server.table.seating import Sitting

_SITTING = [getattr(SeatRow, field) for field in Sitting.__struct_fields__]


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, and was played from its beginning."""

    table: str
    game: str
    host: str
    is_listed: bool  # everyone on this server may look at it
    options: dict[str, Any]
    sittings: list[Sitting]
    scores: list[int]
    winners: list[int]
    ended: float  # seconds since 1970


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has an account."""

    name: str  # empty: they have given none
    is_listed: bool  # they may be named


class _Agreed(msgspec.Struct, frozen=True):
    """What of a record's first line is looked at."""

    options: dict[str, Any] | None = None
    start: str | None = None


class Results:
    """The rows of it. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def finished(self, most: int) -> list[FinishedGame]:
        """Return the latest games that are over, the oldest first: no practice, no lesson, nothing from a position."""
        is_game = (TableRow.practised == "", TableRow.lesson == "", TableRow.puzzle == "", TableRow.origin == "")
        over = select(TableRow).where(TableRow.status == "over", TableRow.result.is_not(None), *is_game)
        over = over.order_by(TableRow.updated.desc()).limit(most)
        async with self.database.reading() as session:
            tables = list(await session.scalars(over))
            seats = select(SeatRow.table, *_SITTING).order_by(SeatRow.table, SeatRow.seat)
            found = await session.execute(seats.where(SeatRow.table.in_([table.id for table in tables])))
            sittings: dict[str, list[Sitting]] = {}
            for row in found.mappings():
                fields = {field: row[field] for field in Sitting.__struct_fields__}
                sittings.setdefault(row["table"], []).append(msgspec.convert(fields, Sitting))
        games = (_finished(table, sittings.get(table.id, [])) for table in reversed(tables))
        return [game for game in games if game is not None]

    async def members(self) -> dict[str, Member]:
        """Return everybody who has an account."""
        people = select(GuestRow.id, GuestRow.name, AccountRow.unlisted)
        people = people.join(AccountRow, AccountRow.guest == GuestRow.id)
        async with self.database.reading() as session:
            rows = await session.execute(people)
            return {guest: Member(name=name, is_listed=not unlisted) for guest, name, unlisted in rows}

    async def list_member(self, guest: str, is_listed: bool) -> None:
        """Name somebody on the club's page, or no longer."""
        async with self.database.writing() as session:
            row = update(AccountRow).where(AccountRow.guest == guest)
            await session.execute(row.values(unlisted=int(not is_listed)))
            await self.database.news.announce(session, "club", "")


def _finished(row: TableRow, sittings: list[Sitting]) -> FinishedGame | None:
    """Read a row; a game that began with a position is none of these."""
    agreed = msgspec.json.decode(row.header, type=_Agreed)
    end = msgspec.json.decode(row.result or "", type=End)
    if agreed.start is not None or len(sittings) != len(end.scores):
        return None
    return FinishedGame(
        table=row.id,
        game=row.game,
        host=row.host,
        is_listed=bool(row.listed),
        options=agreed.options or {},
        sittings=sittings,
        scores=end.scores,
        winners=end.winners,
        ended=row.updated,
    )
