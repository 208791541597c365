"""How people are reached, and what was sent to them, as it is kept.

Whatever must happen once, however many processes look, is decided by a write that only one of them makes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec
from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.orm import aliased

from farshore.core.contract import Seat
from farshore.server.storage.database import Database
from farshore.server.storage.errors import NotSaved, is_conflict
from farshore.server.storage.models import EntryRow, ForgottenRow, GuestRow, SeatRow, TableRow
from farshore.server.storage.notice_models import AttendanceRow, NoticeRow, QuietRow, WayRow
from farshore.server.storage.putting import put
from farshore.server.table.seating import Guest, Sitting
from farshore.server.table.turns import Logged, turn_of

Kind = Literal["push", "mail", "hook"]
Occasion = Literal["turn", "reminder"]
State = Literal["due", "sending", "sent", "failed"]

MOST_FAILURES: Final = 10
"""In a row, after which a way is not tried any more by itself."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way by which somebody wants to be reached."""

    id: str
    guest: str
    kind: Kind
    address: str
    base: str  # what links begin with
    language: str
    created: float
    keys: str = ""  # of a browser
    session: str = ""  # of a browser
    is_on: bool = True
    failures: int = 0  # in a row
    trouble: str = ""  # why the latest failed

    @property
    def is_tried(self) -> bool:
        """Whether anything is sent there by itself."""
        return self.is_on and self.failures < MOST_FAILURES


class Quiet(msgspec.Struct, frozen=True, kw_only=True):
    """Hours in which somebody is told nothing, every day."""

    start: int  # minutes since midnight
    end: int
    zone: str


class Awaited(NamedTuple):
    """Somebody who is to act at a table where others wait, and can be reached."""

    guest: str
    table: str
    seats: tuple[Seat, ...]  # theirs
    actors: tuple[Seat, ...]
    updated: float  # when everyone last saw a change


class Noticed(NamedTuple):
    """The latest that was to be told in one way about a table."""

    turn: int
    state: State
    due: float
    tries: int


Told = dict[tuple[str, str, Occasion], Noticed]
"""By way, table and occasion."""


class NoticeBook:
    """The rows of it. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ways_of(self, guests: Collection[str]) -> list[Way]:
        """Return how some people are reached, the oldest way first."""
        theirs = select(WayRow).where(WayRow.guest.in_(guests)).order_by(WayRow.created, WayRow.id)
        async with self.database.reading() as rows:
            return [_way(row) for row in await rows.scalars(theirs)]

    async def way(self, way: str) -> Way | None:
        """Return a way."""
        async with self.database.reading() as rows:
            row = await rows.get(WayRow, way)
        return None if row is None else _way(row)

    async def add(self, way: Way) -> None:
        """Keep a way: instead of the same one of whoever used that browser before, or of an earlier mailbox."""
        same = (WayRow.kind == way.kind) & (WayRow.address == way.address)
        if way.kind != "push":
            same &= WayRow.guest == way.guest
        if way.kind == "mail":
            same = (WayRow.kind == "mail") & (WayRow.guest == way.guest)
        values = {**msgspec.structs.asdict(way), "is_on": int(way.is_on)}
        async with self.database.writing() as rows:
            await rows.execute(delete(WayRow).where(same))
            rows.add(WayRow(**values))

    async def remove(self, way: str) -> bool:
        """Forget a way; tell whether it was there. What it has told, the latest of the others need not tell again."""
        async with self.database.writing() as rows:
            row = await rows.get(WayRow, way)
            if row is None:
                return False
            others = select(WayRow.id).where(WayRow.guest == row.guest, WayRow.id != way)
            heir = await rows.scalar(others.order_by(WayRow.created.desc(), WayRow.id.desc()).limit(1))
            if heir is not None:
                told = select(NoticeRow).where(NoticeRow.way == way, NoticeRow.state.in_(["sending", "sent"]))
                for each in await rows.scalars(told):
                    known = {column.key: getattr(each, column.key) for column in NoticeRow.__table__.columns}
                    await put(rows, NoticeRow, **{**known, "way": heir})
            await rows.execute(delete(WayRow).where(WayRow.id == way))
        return True

    async def confirm(self, way: str, since: float) -> bool:
        """Switch a mailbox on that was named since a time; tell whether it is on now."""
        found = update(WayRow).where(WayRow.id == way, or_(WayRow.created >= since, WayRow.is_on == 1))
        return await self._changed(found.values(is_on=1))

    async def note(self, way: str, trouble: str) -> None:
        """Note how the latest attempt went: well, if there was no trouble."""
        failures = WayRow.failures + 1 if trouble else 0
        async with self.database.writing() as rows:
            await rows.execute(update(WayRow).where(WayRow.id == way).values(trouble=trouble, failures=failures))

    async def quiet_of(self, guests: Collection[str]) -> dict[str, Quiet]:
        """Return when some people do not want to be told anything."""
        async with self.database.reading() as rows:
            found = await rows.scalars(select(QuietRow).where(QuietRow.guest.in_(guests)))
            return {row.guest: Quiet(start=row.start, end=row.end, zone=row.zone) for row in found}

    async def keep_quiet(self, guest: str, quiet: Quiet | None) -> None:
        """Keep when somebody does not want to be told anything; ``None``: they always do."""
        async with self.database.writing() as rows:
            if quiet is None:
                await rows.execute(delete(QuietRow).where(QuietRow.guest == guest))
            else:
                await put(rows, QuietRow, guest=guest, **msgspec.structs.asdict(quiet))

    async def person(self, guest: str) -> Guest | None:
        """Return who somebody is."""
        async with self.database.reading() as rows:
            row = await rows.get(GuestRow, guest)
        return None if row is None else Guest(row.id, row.name, row.language)

    async def awaited(self) -> list[Awaited]:
        """Return everyone who can be reached and is to act where another person plays, too."""
        other = aliased(SeatRow)
        reached = select(WayRow.guest).where(WayRow.is_on == 1, WayRow.failures < MOST_FAILURES)
        is_waited_for = exists().where(
            other.table == SeatRow.table, other.kind == "person", other.guest != SeatRow.guest
        )
        is_forgotten = exists().where(ForgottenRow.table == SeatRow.table, ForgottenRow.guest == SeatRow.guest)
        seats = (
            select(SeatRow.guest, SeatRow.table, SeatRow.seat, TableRow.actors, TableRow.updated)
            .join(TableRow, TableRow.id == SeatRow.table)
            .where(SeatRow.guest.in_(reached), SeatRow.kind == "person", TableRow.status == "playing")
            .where(TableRow.practised == "", TableRow.lesson == "", TableRow.puzzle == "")
            .where(is_waited_for, ~is_forgotten)
            .order_by(TableRow.updated, SeatRow.table, SeatRow.seat)
        )
        async with self.database.reading() as rows:
            found = (await rows.execute(seats)).all()
        by_table: dict[tuple[str, str], Awaited] = {}
        for guest, table, seat, listed, updated in found:
            assert guest is not None
            actors = tuple(int(actor) for actor in listed.split(",") if actor)
            known = by_table.get((guest, table), Awaited(guest, table, (), actors, updated))
            by_table[guest, table] = known._replace(seats=(*known.seats, seat))
        return [each for each in by_table.values() if {*each.seats} & {*each.actors}]

    async def turn(self, awaited: Awaited) -> int:
        """Return which turn of somebody it is."""
        log = (
            select(EntryRow.seq, EntryRow.kind, EntryRow.seat, EntryRow.takes_back, EntryRow.actors)
            .where(EntryRow.table == awaited.table)
            .order_by(EntryRow.seq)
        )
        async with self.database.reading() as rows:
            found = (await rows.execute(log)).all()
        return turn_of([Logged(*row) for row in found], awaited.actors, awaited.seats)

    async def seated(self, table: str) -> tuple[str, list[Sitting]]:
        """Return what is played at a table, and who sits there."""
        columns = [getattr(SeatRow, field) for field in Sitting.__struct_fields__]
        async with self.database.reading() as rows:
            game = await rows.scalar(select(TableRow.game).where(TableRow.id == table))
            seats = await rows.execute(select(*columns).where(SeatRow.table == table).order_by(SeatRow.seat))
            return game or "", msgspec.convert(seats.mappings().all(), list[Sitting])

    async def told(self, ways: Collection[str]) -> Told:
        """Return what was to be told in some ways."""
        async with self.database.reading() as rows:
            found = await rows.scalars(select(NoticeRow).where(NoticeRow.way.in_(ways)))
            return {(row.way, row.table, cast("Occasion", row.kind)): _noticed(row) for row in found}

    async def begin(self, way: str, table: str, occasion: Occasion, turn: int, now: float) -> bool:
        """Note that a turn is to be told of; tell whether nobody has done so before."""
        due: dict[str, Any] = {"turn": turn, "state": "due", "due": now, "tries": 0}
        row = update(NoticeRow).where(*_is(way, table, occasion)).values(**due)
        if await self._changed(row.where(NoticeRow.turn != turn)):
            return True
        try:
            async with self.database.writing() as rows:
                rows.add(NoticeRow(way=way, table=table, kind=occasion, **due))
        except NotSaved as error:
            if is_conflict(error.__cause__):  # it is there already, or the way or the table no longer is
                return False
            raise
        return True

    async def claim(self, way: str, table: str, occasion: Occasion, turn: int, now: float) -> bool:
        """Take it upon oneself to tell of a turn; tell whether nobody else has. Whoever then fails ends it, too."""
        is_due = (NoticeRow.turn == turn, NoticeRow.state == "due", NoticeRow.due <= now)
        row = update(NoticeRow).where(*_is(way, table, occasion), *is_due)
        return await self._changed(row.values(state="sending", tries=NoticeRow.tries + 1))

    async def settle(self, way: str, table: str, occasion: Occasion, state: State, due: float) -> None:
        """Note what has come of it."""
        async with self.database.writing() as rows:
            row = update(NoticeRow).where(*_is(way, table, occasion), NoticeRow.state == "sending")
            await rows.execute(row.values(state=state, due=due))

    async def attend(self, present: Sequence[tuple[str, str]], until: float) -> None:
        """Note that some people are at tables, so that no process tells them until a time that they are to act."""
        async with self.database.writing() as rows:
            for guest, table in sorted(present):  # in one order: nobody waits for one that waits for them
                await put(rows, AttendanceRow, guest=guest, table=table, until=until)

    async def attending(self, guests: Collection[str], now: float) -> set[tuple[str, str]]:
        """Return which of some people are at which table, or just were."""
        there = select(AttendanceRow.guest, AttendanceRow.table).where(AttendanceRow.guest.in_(guests))
        async with self.database.reading() as rows:
            return {(guest, table) for guest, table in await rows.execute(there.where(AttendanceRow.until > now))}

    async def _changed(self, statement: Any) -> bool:
        async with self.database.writing() as rows:
            connection = await rows.connection()
            return (await connection.execute(statement)).rowcount > 0


def _is(way: str, table: str, occasion: Occasion) -> tuple[Any, ...]:
    return NoticeRow.way == way, NoticeRow.table == table, NoticeRow.kind == occasion


def _way(row: WayRow) -> Way:
    fields = {field: getattr(row, field) for field in Way.__struct_fields__}
    return msgspec.convert({**fields, "is_on": bool(row.is_on)}, Way)


def _noticed(row: NoticeRow) -> Noticed:
    return Noticed(row.turn, cast("State", row.state), row.due, row.tries)
