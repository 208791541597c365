"""The repository in SQL."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Integer,
    Select,
    String,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    null,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.bots.puzzles.puzzle import Puzzle
from farshore.core.contract import Seat
from farshore.core.record import End, Header
from farshore.server.storage.clocks import Clocks, clock_row, clock_values, clocks_of
from farshore.server.storage.database import Database
from farshore.server.storage.errors import NotSaved, WrittenElsewhere, is_conflict
from farshore.server.storage.log_writer import Prepared
from farshore.server.storage.models import (
    AccountRow,
    AdmissionRow,
    Base,
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
from farshore.server.storage.news import Kind
from farshore.server.storage.notice_models import AttendanceRow, NoticeRow, QuietRow, WayRow
from farshore.server.storage.notices import NoticeBook
from farshore.server.storage.people import People
from farshore.server.storage.presence import Presence
from farshore.server.storage.putting import put
from farshore.server.storage.repository import (
    InvitedSeat,
    Repository,
    ReviewedGame,
    StoredLog,
    StoredTable,
    TableSummary,
)
from farshore.server.storage.results import Results
from farshore.server.storage.talk import TalkBook, forget_talk_of
from farshore.server.storage.talk_models import SilenceRow, TalkRow
from farshore.server.table.chronicle import Entry, LogCheckpoint
from farshore.server.table.clock import TableClock
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import closing_checkpoint, due_checkpoint
from farshore.server.table.seating import Privacy, Sitting, Taught
from farshore.server.table.talk import Talked

_SITTING = [getattr(SeatRow, field) for field in Sitting.__struct_fields__]
_ENTRY = [getattr(EntryRow, field) for field in Entry.__struct_fields__]
_CHECKPOINT = (CheckpointRow.after, CheckpointRow.rules_version, CheckpointRow.position, CheckpointRow.kind)

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


class SqlRepository(Repository):
    """Everything in one database; see ``models`` for its tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.presence = Presence(database)
        self.notices = NoticeBook(database)
        self.talk = TalkBook(database)
        self.clocks = Clocks(database)
        self.results = Results(database)
        self.news = database.news

    async def open(self) -> None:
        """Open the database and bring it up to date."""
        await self.database.open()

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    async def tell(self, kind: Kind, about: str) -> None:
        """Commit nothing else."""
        if self.news.is_shared:
            async with self.database.writing() as session:
                await self.news.tell(session, kind, about)

    async def answer(self) -> None:
        """Ask for nothing."""
        async with self.database.reading() as session:
            await session.execute(select(1))

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
                await self.news.tell(session, "table", rematch_of.id)
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
            self.news.tell_by(connection, "log", f"{table.id} {summary['status']}")

        with _written_once():
            await self.database.write(write, table.id)
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
                await self.news.tell(session, "log", f"{table.id} {summary['status']}")
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
        summary = {"updated": time.time(), "status": table.status, "actors": _actors(table)}
        with _written_once():
            async with self.database.writing() as session:
                connection = await session.connection()
                await connection.execute(_REVISE.values(summary), _revised(table))
                await connection.execute(_RESEAT, _seat_values(table, seat))
                for values in _clock_values(table):
                    await connection.execute(_SET_CLOCK, values)
                await self.news.tell(session, "table", table.id)
        table.revision += 1

    async def listed_tables(self, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        return await self._summaries(
            select(TableRow)
            .where(TableRow.status == "waiting", TableRow.listed == 1)
            .order_by(TableRow.updated.desc())
            .limit(most)
        )

    async def invitations_of(self, guest: str) -> list[TableSummary]:
        """Read tables and their seats."""
        free = select(AdmissionRow.table).join(
            SeatRow, (SeatRow.table == AdmissionRow.table) & (SeatRow.seat == AdmissionRow.seat)
        )
        free = free.where(AdmissionRow.guest == guest, SeatRow.kind == "open")
        return await self._summaries(
            select(TableRow)
            .where(TableRow.status == "waiting", TableRow.id.in_(free), TableRow.id.not_in(_forgotten(guest)))
            .order_by(TableRow.updated.desc())
        )

    async def keep_review(self, table_id: str, review: str) -> None:
        """Add a row, or change it."""
        async with self.database.writing() as session:
            await put(session, ReviewRow, table=table_id, review=review, made=time.time())

    async def review(self, table_id: str) -> str | None:
        """Look for a row."""
        async with self.database.reading() as session:
            return await session.scalar(select(ReviewRow.review).where(ReviewRow.table == table_id))

    async def reviews_of(self, guest: str, game: str, most: int) -> list[ReviewedGame]:
        """Look for rows of games that are over."""
        async with self.database.reading() as session:
            rows = await session.execute(
                select(ReviewRow.table, ReviewRow.review, SeatRow.seat)
                .join(TableRow, TableRow.id == ReviewRow.table)
                .join(SeatRow, SeatRow.table == ReviewRow.table)
                .where(SeatRow.guest == guest, TableRow.game == game, TableRow.status == "over")
                .where(TableRow.puzzle == "", TableRow.id.not_in(_forgotten(guest)))
                .order_by(ReviewRow.made.desc(), SeatRow.seat)
                .limit(most)
            )
        found: dict[str, ReviewedGame] = {}
        for table, review, seat in rows:
            seats = found[table].seats if table in found else ()
            found[table] = ReviewedGame(table=table, seats=(*seats, seat), review=review)
        return list(found.values())

    async def puzzles_of(self, guest: str, game: str) -> dict[str, bool]:
        """Look for tables."""
        begun = (
            select(TableRow.puzzle, func.max(TableRow.passed))
            .where(TableRow.host == guest, TableRow.game == game, TableRow.puzzle != "")
            .group_by(TableRow.puzzle)
        )
        async with self.database.reading() as session:
            return {puzzle: bool(passed) for puzzle, passed in await session.execute(begun)}

    async def load(self, table_id: str, known: int = 0) -> StoredTable | None:
        """Read a table, its seats and its log: the revision first, so that all else is at least as new."""
        async with self.database.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await session.execute(select(*_SITTING).where(SeatRow.table == table_id).order_by(SeatRow.seat))
            rows = await session.execute(_log(table_id, known))
            stood = await session.execute(
                select(*_CHECKPOINT).where(CheckpointRow.table == table_id).order_by(CheckpointRow.after)
            )
            return StoredTable(
                id=row.id,
                game=row.game,
                host=row.host,
                header=msgspec.json.decode(row.header, type=Header),
                sittings=msgspec.convert(seats.mappings().all(), list[Sitting]),
                entries=_entries(rows),
                checkpoints=msgspec.convert(stood.mappings().all(), list[LogCheckpoint]),
                end=None if row.result is None else msgspec.json.decode(row.result, type=End),
                rematch=row.again,
                practised=frozenset(int(seat) for seat in row.practised.split(",") if seat),
                taught=_taught(row),
                is_coached=bool(row.coached),
                puzzle=msgspec.json.decode(row.asked, type=Puzzle) if row.asked else None,
                privacy=Privacy(
                    watch=row.watch,
                    admitted=await _admitted(session, table_id),
                    is_listed=bool(row.listed),
                    delay=row.delay,
                ),
                clock=(await clocks_of(session, [table_id])).get(table_id),
                origin=row.origin,
                talked=Talked(revision=row.talked, is_open=bool(row.talk_open)),
                revision=row.revision,
            )

    async def load_log(self, table_id: str, known: int, has_clock: bool) -> StoredLog | None:
        """Read what is new in a log: the revision first, as above."""
        async with self.database.reading() as session:
            revision = await session.scalar(select(TableRow.revision).where(TableRow.id == table_id))
            if revision is None:
                return None
            rows = await session.execute(_log(table_id, known))
            entries = _entries(rows)
            clock = (await clocks_of(session, [table_id])).get(table_id) if has_clock else None
        return StoredLog(entries=entries, clock=clock, revision=revision)

    async def tables_of(self, guest: str, most: int) -> list[TableSummary]:
        """Read tables and their seats."""
        mine = select(SeatRow.table).where(SeatRow.guest == guest)
        return await self._summaries(
            select(TableRow)
            .where(TableRow.id.in_(mine) | (TableRow.host == guest), TableRow.id.not_in(_forgotten(guest)))
            .where(TableRow.practised == "", TableRow.lesson == "")
            .order_by(TableRow.updated.desc())
            .limit(most)
        )

    async def lessons_of(self, guest: str) -> list[TableSummary]:
        """Read tables and their seats."""
        return await self._summaries(
            select(TableRow)
            .where(TableRow.host == guest, TableRow.lesson != "", TableRow.id.not_in(_forgotten(guest)))
            .order_by(TableRow.created.desc())
        )

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

    async def count_running(self, host: str) -> int:
        """Count tables."""
        running = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.host == host, TableRow.status.in_(("waiting", "playing")))
            .where(TableRow.practised == "", TableRow.lesson == "")
        )
        async with self.database.reading() as session:
            return await session.scalar(running) or 0

    async def count_all_running(self) -> int:
        """Count tables."""
        running = select(func.count()).select_from(TableRow).where(TableRow.status.in_(("waiting", "playing")))
        async with self.database.reading() as session:
            return await session.scalar(running.where(TableRow.practised == "", TableRow.lesson == "")) or 0

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
                await self.news.tell(session, "anew", table)

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
            await self.news.tell(session, "guest", "")
            return (await connection.execute(delete(GuestRow).where(*is_idle))).rowcount

    async def count_practice(self, host: str, since: float) -> int:
        """Count tables."""
        opened = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.host == host, TableRow.created >= since)
            .where((TableRow.practised != "") | (TableRow.lesson != ""))
        )
        async with self.database.reading() as session:
            return await session.scalar(opened) or 0

    async def tables_with_bots_to_act(self, before: float) -> dict[str, int]:
        """Look for tables at which a bot is among the actors."""
        is_actor = ("," + TableRow.actors + ",").contains("," + cast(SeatRow.seat, String) + ",")
        found = (
            select(TableRow.id, TableRow.revision)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(TableRow.status == "playing", TableRow.updated <= before, SeatRow.kind == "bot", is_actor)
        )
        async with self.database.reading() as session:
            rows = await session.execute(found)
            return {table: revision for table, revision in rows}  # noqa: C416 - rows are no pairs to mypy

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


@contextmanager
def _written_once() -> Iterator[None]:
    """Say in our own words that an entry was there already."""
    try:
        yield
    except NotSaved as error:
        if is_conflict(error.__cause__):
            raise WrittenElsewhere from error
        raise


async def _admitted(session: AsyncSession, table_id: str) -> dict[str, int]:
    rows = await session.execute(select(AdmissionRow.guest, AdmissionRow.seat).where(AdmissionRow.table == table_id))
    return {guest: seat for guest, seat in rows}  # noqa: C416 - rows are no pairs to mypy


async def _write_checkpoints(session: AsyncSession, table: LiveTable) -> None:
    """Replace the checkpoints of a table; there are never many."""
    await session.execute(_DROP_CHECKPOINTS, {"row": table.id})
    if rows := _checkpoint_rows(table):
        await session.execute(_ADD_CHECKPOINTS, rows)


def _checkpoint_rows(table: LiveTable) -> list[dict[str, Any]]:
    return [{"table": table.id, **msgspec.structs.asdict(line)} for line in table.chronicle.checkpoints]


def _log(table_id: str, known: int) -> Select[Any]:
    """Return what reads the entries of a log but the first."""
    return select(*_ENTRY).where(EntryRow.table == table_id, EntryRow.seq > known).order_by(EntryRow.seq)


def _entries(rows: Iterable[Any]) -> list[Entry]:
    """Read entries of a log, whose columns were asked for in the order of the fields."""
    return [
        Entry(
            kind=kind,
            seat=seat,
            action=action,
            takes_back=takes_back,
            guest=guest,
            key=key,
            told=told,
            actors=actors,
        )
        for kind, seat, action, takes_back, guest, key, told, actors in rows
    ]


def _revised(table: LiveTable) -> dict[str, Any]:
    """Return what changes a table that is as it is known here, and is refused by any other."""
    return {"row": table.id, "known": table.revision, "next": table.revision + 1}


def _result(table: LiveTable) -> str | None:
    end = table.match.record.end
    return None if end is None else msgspec.json.encode(end).decode()


def _passed(table: LiveTable) -> int:
    if table.puzzling is not None:
        return int(table.puzzling.is_solved(table.chronicle))
    return int(table.coaching is not None and table.coaching.is_over(table.chronicle))


def _taught(row: TableRow) -> Taught | None:
    return Taught(lesson=row.lesson, scene=row.scene) if row.lesson else None


def _forgotten(guest: str) -> Select[str]:
    return select(ForgottenRow.table).where(ForgottenRow.guest == guest)


def _actors(table: LiveTable) -> str:
    return ",".join(map(str, table.actors()))


def _summary(table: TableRow, seats: list[SeatRow], clock: TableClock | None) -> TableSummary:
    fields: dict[str, Any] = {field: getattr(table, field) for field in ("id", "game", "host", "status", "updated")}
    fields["actors"] = [int(seat) for seat in table.actors.split(",") if seat]
    fields["sittings"] = [{field: getattr(seat, field) for field in Sitting.__struct_fields__} for seat in seats]
    fields |= {"taught": _taught(table), "is_passed": bool(table.passed), "is_coached": bool(table.coached)}
    return msgspec.structs.replace(msgspec.convert(fields, TableSummary), clock=clock)


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
