"""Somebody is forgotten: what is theirs alone is deleted, and where others have a share in it, only their name.

There is one way, for whoever deletes their account and for whoever runs the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.core.contract import Seat
from farshore.server.storage.models import Base, EntryRow, GuestRow, SeatRow
from farshore.server.table.names import NAMELESS
from farshore.server.table.seat_change import read_change

STAYS: Final = frozenset({"tables", "seats", "entries"})
"""What others have a share in: it stays when somebody is forgotten, without their name."""
ENDS_SITTING: Final = frozenset({"leave", "free"})
"""Changes after which a seat is no longer whose it was; the log keeps whose."""


def of_people() -> list[tuple[Table, Sequence[str]]]:
    """Return the tables of the database that say something of a person, and in which columns they are named."""
    found: list[tuple[Table, Sequence[str]]] = [(Base.metadata.tables[GuestRow.__tablename__], ["id"])]
    for table in Base.metadata.sorted_tables:
        columns = [key.parent.name for key in table.foreign_keys if key.column.table.name == GuestRow.__tablename__]
        if table.name == EntryRow.__tablename__:
            columns = ["guest"]  # which points to nobody, so that a log never hinders
        if columns:
            found.append((table, columns))
    return found


async def forget_person(session: AsyncSession, person: str) -> None:
    """Delete what is somebody's alone, and let nobody be them any more; a row without a name is left of them."""
    for rows, columns in of_people():
        if rows.name not in STAYS | {GuestRow.__tablename__}:
            await session.execute(delete(rows).where(or_(*(rows.c[column] == person for column in columns))))
    nobody = {"name": "", "language": "", "token": person}  # which in old rows is what a browser was known by
    await session.execute(update(GuestRow).where(GuestRow.id == person).values(**nobody))


async def unname(session: AsyncSession, person: str) -> set[str]:
    """Take somebody's name away from where they sit or sat, and from what the logs tell of it; return the tables."""
    sits = select(SeatRow.table, SeatRow.seat).where(SeatRow.guest == person)
    seats: dict[str, set[Seat]] = {}
    for table, seat in (await session.execute(sits)).all():
        seats.setdefault(table, set()).add(seat)
    left = select(EntryRow.table).where(EntryRow.guest == person, EntryRow.kind == "seating").distinct()
    tables = {*seats, *await session.scalars(left)}
    for table in sorted(tables):
        await _unname_in_log(session, person, table, seats.get(table, set()))
    await session.execute(update(SeatRow).where(SeatRow.guest == person).values(name=NAMELESS))
    return tables


async def _unname_in_log(session: AsyncSession, person: str, table: str, theirs: set[Seat]) -> None:
    """Go back through who sat where, from the seats that are theirs now."""
    here = EntryRow.table == table
    changes = select(EntryRow.seq, EntryRow.guest, EntryRow.told).where(here, EntryRow.kind == "seating")
    for seq, guest, told in (await session.execute(changes.order_by(EntryRow.seq.desc()))).all():
        change = read_change(told)
        if change.seat is None:
            continue
        if change.change in ENDS_SITTING:
            theirs = theirs | {change.seat} if guest == person else theirs - {change.seat}
        if change.name and change.seat in theirs:
            hidden = msgspec.structs.replace(change, name=NAMELESS).text()
            await session.execute(update(EntryRow).where(here, EntryRow.seq == seq).values(told=hidden))
