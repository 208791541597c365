"""Time: how the clocks of a table stand, and what can be done about them."""

from __future__ import annotations

from farshore.core.contract import Seat
from farshore.server.lobby.timing import TimeWay
from farshore.server.table.time_control import TimeControl
from farshore.server.web.messages.wire import Answer, Ask, SeatNumber


class SeatTime(Answer, frozen=True, kw_only=True):
    """The clock of a seat. Moments are in seconds of the server, which says what time it is if it is asked."""

    left: float  # seconds, while it stands still
    ends: float | None  # when it runs out; None: it stands still
    late: bool  # it has run out in this turn
    grace: float | None  # from when on a bot may take over; None: the seat is not late
    frees: float | None  # from when on the host may free it; None: not as things stand
    votes: int  # of those who want that …
    needed: int  # … and by how many it is decided


class TimeNow(Answer, frozen=True, kw_only=True):
    """How the clocks of a table stand, and what the asker may do about them."""

    control: TimeControl | None  # what was agreed; None: there are no clocks here
    paused: bool
    asked: list[Seat]  # the seats of those who want a pause
    seats: list[SeatTime]
    ways: tuple[TimeWay, ...]  # about all clocks
    takeover: tuple[Seat, ...]  # the seats for which the asker may let a bot play, or vote for it
    free: tuple[Seat, ...]  # the seats that the asker may free …
    frees_at: float | None  # … from when on without clocks, in seconds since 1970; None: each seat's clock says it


class TimeAsk(Ask, frozen=True, kw_only=True):
    """What the asker wants to do about time, for all or for one seat."""

    way: TimeWay
    seat: SeatNumber | None = None


class ServerTime(Answer, frozen=True, kw_only=True):
    """What time it is."""

    now: float  # seconds, by which the clocks go
