"""What somebody has at tables: it goes by their new name, goes over to who they are elsewhere, or is given up.

Whoever deletes their account leaves what was played behind, without a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.errors import BadRecord, UnknownGame
from farshore.core.words import FALLBACK, say
from farshore.server.lobby.errors import CannotChangeSeats
from farshore.server.lobby.leaving import SeatWay, change_seats, ways
from farshore.server.lobby.seats import given_name
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import BrokenTable, NoSuchTable, TableFull
from farshore.server.storage.presence import NamedSeat
from farshore.server.storage.repository import TableSummary
from farshore.server.table.names import NAMELESS
from farshore.server.table.seat_change import Change
from farshore.server.table.seating import Guest

MOST_TABLES: Final = 1_000
"""Of one person that are given up when they delete their account: more are not under way at once."""
AT_ONCE: Final = 50
"""Tables at which a seat is called otherwise in one go: others' moves are written in between."""
MOST_NAMESAKES: Final = 20
WAYS_OUT: Final[tuple[Change, ...]] = ("call-off", "leave", "resign")
"""How somebody gives up their place at a table, as far as they may."""
IN_VAIN: Final = (CannotChangeSeats, NoSuchTable, TableFull, BrokenTable, BadRecord, UnknownGame)
"""Why they cannot: it has ended meanwhile, or nobody can play there any more."""


async def rename(tables: TableCache, before: Guest, now: Guest) -> None:
    """Call somebody by their new name wherever they sit by the old one, at some tables at a time."""
    seats: list[NamedSeat] = []
    while before.name != now.name:
        seats = await tables.repository.presence.seats_of(before.id, AT_ONCE, seats[-1].table if seats else "")
        if not seats:
            return
        renamed: dict[str, NamedSeat] = {}  # by table: one seat each, others there are of people beside them
        for seat in seats:
            if seat.table not in renamed and _is_called(seat.name, before.name):
                others = [other for number, other in enumerate(seat.names) if number != seat.seat]
                renamed[seat.table] = seat._replace(name=given_name(now.name, others))
        if renamed:
            await tables.repository.presence.rename_seats(list(renamed.values()))
            await tables.read_again(renamed)


async def bring(tables: TableCache, guest: Guest, to: Guest) -> None:
    """Hand all that a guest without an account has over to who they are elsewhere."""
    people = tables.repository.people
    if guest.id != to.id and await people.account(guest=guest.id) is None:
        await tables.read_again(await tables.repository.presence.hand_over(guest.id, to.id))
        await people.delete_account(guest.id)


async def give_up(tables: TableCache, guest: Guest) -> None:
    """Give up every place of somebody, and let nobody be called by their name any more.

    Once they are forgotten it is done again: until then they may have sat down somewhere in another browser.
    """
    for table in await tables.repository.tables_of(guest.id, MOST_TABLES):
        await _leave(tables, guest, table)
    await tables.read_again(await tables.repository.presence.anonymize(guest.id))


async def _leave(tables: TableCache, guest: Guest, table: TableSummary) -> None:
    possible: Sequence[SeatWay] = ways(table.status, table.host, table.sittings, guest.id)
    for way in WAYS_OUT:
        if way in possible:
            try:
                await change_seats(tables, guest, table.id, way, None, is_going=True)
            except IN_VAIN:
                continue
            return


def _is_called(name: str, by: str) -> bool:
    """Tell whether somebody of a name would be called so at a table: perhaps with a number."""
    if not by:
        return name == NAMELESS
    namesakes = (say("server-numbered-name", FALLBACK, name=by, number=number) for number in range(2, MOST_NAMESAKES))
    return name == by or name in namesakes
