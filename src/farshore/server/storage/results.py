"""Results as they are kept: games that are over, and whoever may be named on the club's page."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import select, update

from farshore.core.record import End
from farshore.server.storage.database import Database
from farshore.server.storage.models import AccountRow, GuestRow, SeatRow, TableRow
from farshore.server.table.seating import Sitting
from farshore.server.unbroken import in_thread

_SITTING = [getattr(SeatRow, field) for field in Sitting.__struct_fields__]


AT_ONCE: Final = 100
"""Games that are read at once: nobody else waits for longer than that takes."""


class _Ended(NamedTuple):
    """What is read of a table."""

    id: str
    game: str
    host: str
    listed: int
    header: str
    result: str | None
    updated: float


_ENDED = [getattr(TableRow, field) for field in _Ended._fields]
_FIRST = (inf, "")


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
        found: list[FinishedGame] = []
        last, looked_at = _FIRST, 0
        while looked_at < most and (page := await self._page(last, min(AT_ONCE, most - looked_at))):
            last, looked_at = (page[-1].updated, page[-1].id), looked_at + len(page)
            games = await in_thread(_games, page, await self._sittings([row.id for row in page]))
            found += games
        return found[::-1]

    async def _page(self, last: tuple[float, str], most: int) -> list[_Ended]:
        """Read so many games before one, the latest first."""
        updated, table = last
        is_before = (TableRow.updated < updated) | ((TableRow.updated == updated) & (TableRow.id > table))
        is_game = (TableRow.practised == "", TableRow.lesson == "", TableRow.puzzle == "", TableRow.origin == "")
        over = select(*_ENDED).where(TableRow.status == "over", TableRow.result.is_not(None), *is_game)
        over = over.where(is_before).order_by(TableRow.updated.desc(), TableRow.id).limit(most)
        async with self.database.reading() as session:
            return [_Ended(*row) for row in await session.execute(over)]

    async def _sittings(self, tables: Sequence[str]) -> list[Any]:
        seats = select(SeatRow.table, *_SITTING).order_by(SeatRow.table, SeatRow.seat)
        async with self.database.reading() as session:
            return list(await session.execute(seats.where(SeatRow.table.in_(tables))))

    async def is_member(self, guest: str) -> bool:
        """Tell whether somebody has an account."""
        async with self.database.reading() as session:
            return await session.scalar(select(AccountRow.guest).where(AccountRow.guest == guest)) is not None

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


def _games(page: Sequence[_Ended], seats: Sequence[Any]) -> list[FinishedGame]:
    sittings: dict[str, list[Sitting]] = {}
    for table, *fields in seats:
        named = dict(zip(Sitting.__struct_fields__, fields, strict=True))
        sittings.setdefault(table, []).append(msgspec.convert(named, Sitting))
    games = (_finished(row, sittings.get(row.id, [])) for row in page)
    return [game for game in games if game is not None]


def _finished(row: _Ended, sittings: list[Sitting]) -> FinishedGame | None:
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
