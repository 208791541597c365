"""The clocks of a table, as a message to one asker.

It has moments and no counting down, so that it changes only when something happened that the asker may know of.
"""

from __future__ import annotations

from farshore.core.contract import Seat
from farshore.server.lobby.timing import time_ways, votes_for, votes_needed
from farshore.server.table.clock import TableClock
from farshore.server.table.live_table import LiveTable
from farshore.server.web.messages.timing import SeatTime, TimeNow


def time_message(table: LiveTable, guest: str | None) -> TimeNow | None:
    """Say how the clocks stand; ``None``: there are none, and nothing that the asker may do.

    To the host as they are now, wherever they sit: nobody else may help a table at which somebody is gone.
    """
    if guest == table.host:
        table = table.now or table
    ways, clock = time_ways(table, guest), table.clock
    if clock is None and not ways.free:
        return None
    wish_pause = [] if clock is None else clock.state.wish_pause
    return TimeNow(
        control=None if clock is None else clock.control,
        paused=clock is not None and clock.state.is_paused,
        asked=[seat for seat, at in enumerate(table.sittings) if at.kind == "person" and at.guest in wish_pause],
        seats=[] if clock is None else [_seat_time(table, clock, seat) for seat in range(len(table.sittings))],
        ways=ways.table,
        takeover=ways.takeover,
        free=ways.free,
        frees_at=ways.frees_at,
    )


def _seat_time(table: LiveTable, clock: TableClock, seat: Seat) -> SeatTime:
    own = clock.state.seats[seat]
    return SeatTime(
        left=max(0.0, own.left),
        ends=own.ends,
        late=own.late is not None and table.sittings[seat].kind == "person",
        grace=clock.grace_ends(seat),
        frees=clock.frees_at(seat),
        votes=votes_for(table, seat),
        needed=votes_needed(table, seat),
    )
