"""How a table stands, as a message to one asker."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from farshore.core.contract import Seat
from farshore.core.words import FALLBACK
from farshore.server.lobby.leaving import ways
from farshore.server.table.advised import may_ask
from farshore.server.table.agreeing import matters
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outlook import SeatSnapshot, outlook
from farshore.server.table.seating import Sitting
from farshore.server.unbroken import in_thread
from farshore.server.web.messages.play import Replay, Snapshot
from farshore.server.web.messages.tables import Table, TableSeat
from farshore.server.web.timing import time_message

MOST_AT_ONCE = 8
"""Deeds that are put into words at once, without a thread: about as many milliseconds at most."""
MOST_SEATINGS = 2_000
"""Seatings of all tables, each as one person is told of it, that are remembered."""
JOIN = "/join#"
"""The page that takes an invitation, which stands behind the sign ``#``: so no proxy on the way writes it down."""


def table_message(table: LiveTable, guest: str | None, language: str = FALLBACK) -> Table:
    """Say who sits where; the links to open seats only to the host."""
    is_host = guest is not None and guest == table.host
    own, sittings = table.seats_of(guest), tuple(table.sittings)
    return Table(
        id=table.id,
        game=table.game.name,
        options=table.match.record.header.options or {},
        host=is_host,
        seats=_seats(table.game.seat_names, table.names(language), sittings, guest, is_host),
        status=table.status,
        ways=_ways(table.status, table.host, sittings, guest),
        matters=matters(table, guest),
        seq=table.knowledge(own).seq,
        again=table.rematch if own else "",
        listed=table.privacy.is_listed,
        delay=table.privacy.delay,
        practice=bool(table.chronicle.practised),
        coach=may_ask(table),
    )


@lru_cache(maxsize=MOST_SEATINGS)
def _seats(
    colours: tuple[str, ...], names: tuple[str, ...], sittings: tuple[Sitting, ...], guest: str | None, is_host: bool
) -> list[TableSeat]:
    """Say who sits where, once: that changes seldom. Not to be changed."""
    return [
        TableSeat(
            seat=seat,
            colour=colours[seat],
            name=names[seat],
            kind=sitting.kind,
            bot=sitting.bot,
            outside=bool(sitting.outside),
            away=sitting.away,
            yours=guest is not None and sitting.guest == guest,
            invitation=f"{JOIN}{sitting.invitation}" if sitting.kind == "open" and is_host else "",
        )
        for seat, sitting in enumerate(sittings)
    ]


_ways = lru_cache(maxsize=MOST_SEATINGS)(ways)
"""What somebody may do about their place, found out once. Not to be changed."""


def snapshot(table: LiveTable, guest: str | None, since: int = 0, language: str = FALLBACK) -> Snapshot:
    """Say how a table stands, and what happened since the asker's count was ``since``.

    What the seats see is already written as JSON: it is the bulk, and others may be told the same.
    """
    own = table.seats_of(guest)
    now = outlook(table, own, language)
    return Snapshot(
        seq=now.seq,
        table=table_message(table, guest, language),
        over=now.over,
        actors=now.actors,
        winners=now.winners,
        scores=now.scores,
        seats=cast("list[SeatSnapshot]", now.seats_json),
        waiting=now.waiting,
        ask=now.ask,
        standings=now.standings,
        verdict=now.verdict,
        lesson=now.lesson,
        puzzle=now.puzzle,
        time=time_message(table, guest),
        lines=table.knowledge(own).lines_since(since, table.names(language), language),
    )


async def fetch_snapshot(table: LiveTable, guest: str | None, since: int = 0, language: str = FALLBACK) -> Snapshot:
    """Do the same at a table that is held; in a thread if there is much to tell that was never told before."""
    if is_long(table, guest, since, language):
        return await in_thread(snapshot, table, guest, since, language)
    return snapshot(table, guest, since, language)


def is_long(table: LiveTable, guest: str | None, since: int, language: str) -> bool:
    """Tell whether there is much to tell, or to show for the first time."""
    if table.chronicle.is_unseen and table.chronicle.size > MOST_AT_ONCE:
        return True
    known = table.knowledge(table.seats_of(guest))
    return known.untold(table.names(language), language, since) > MOST_AT_ONCE


def replay_message(
    table: LiveTable, guest: str | None, step: int, seat: Seat | None, language: str = FALLBACK, at: int | None = None
) -> Replay | None:
    """Say how things stood after a step of the past, or when the asker's count was ``at``; ``None``: no such step."""
    known = table.knowledge(table.seats_of(guest))
    past = known.past()
    if at is not None:
        step = known.step_at(at)
    if step > len(past):
        return None
    deed = past[step - 1] if step else None
    lines = [] if deed is None else known.lines_of(deed, table.names(language), language)
    view, is_exact = known.view_after(deed, seat)
    return Replay(step=step, steps=len(past), seq=known.number_of(deed), view=view, exact=is_exact, lines=lines)
