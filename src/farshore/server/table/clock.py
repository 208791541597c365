"""The clock of a table: what every seat has left, and since when it runs. It never looks at the time: it is told.

A clock runs while a person is to act, of several who act at once for each of them. It follows nothing but what
everybody may know: who is to act, whose turn begins, who plays. What a seat does unseen within its turn leaves no
trace, and while a clock runs on its numbers stay as they are, to the last digit.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from farshore.core.contract import Seat
from farshore.server.table.deed import Deed
from farshore.server.table.seat_change import SeatChange
from farshore.server.table.time_control import TimeControl

Ring = tuple[Literal["late", "takeover"], Seat]
"""Somebody's time is up, or their grace is over and a bot takes over."""


class SeatClock(msgspec.Struct):
    """The clock of one seat."""

    left: float  # seconds, when it last began to run or stood still
    since: float | None = None  # when it began to run; None: it stands still
    late: float | None = None  # when it rang; None: it has not, in this turn
    is_fresh: bool = True  # a turn begins when it next runs
    added: float = 0.0  # seconds, at the end of the last turn: taken back with it
    votes: list[str] = msgspec.field(default_factory=list)  # the guests who want a bot to take over
    taken: float | None = None  # when a bot took over; None: none has, or its person is back

    @property
    def ends(self) -> float | None:
        """When it runs out, if it runs."""
        return None if self.since is None else self.since + self.left

    def stop(self, now: float) -> None:
        """Let it stand still. Time that goes backwards, as after a crash, costs nothing."""
        if self.since is not None:
            self.left -= max(0.0, now - self.since)
            self.since = None

    def forget_ring(self) -> None:
        """Begin anew: nobody is late."""
        self.late, self.votes = None, []


class ClockState(msgspec.Struct):
    """How all clocks of a table stand."""

    seats: list[SeatClock]
    is_paused: bool = False
    has_company: bool = False  # several people play: else nobody waits for whoever runs out
    wish_pause: list[str] = msgspec.field(default_factory=list)  # the guests who want a pause


class TableClock:
    """What was agreed, and how the clocks stand."""

    def __init__(self, control: TimeControl, state: ClockState) -> None:
        self.control = control
        self.state = state

    @classmethod
    def new(cls, control: TimeControl, seats: int) -> TableClock:
        """Return a clock that has not run yet."""
        return cls(control, ClockState([SeatClock(control.allowance) for _ in range(seats)]))

    def follow(self, now: float, actors: Collection[Seat], people: Mapping[Seat, str], deed: Deed | None) -> None:
        """Know who is to act now, who play themselves, and what was just done; ``None``: somebody sat down."""
        self.state.has_company = len({*people.values()}) > 1
        if deed is not None and deed.change is not None:
            self._note(now, deed.change, deed.entries[0].guest or "")
        for seat, clock in enumerate(self.state.seats):
            is_running, has_ended = clock.since is not None, _ends_turn(deed, seat, actors)
            runs = seat in actors and seat in people and not self.state.is_paused
            if has_ended or not runs:
                clock.stop(now)
            if has_ended:
                self._end_turn(clock, is_running)
            if _takes_up(deed, seat, actors):
                clock.left, clock.added, clock.is_fresh = clock.left - clock.added, 0.0, False
            if runs and clock.since is None:
                self._start(clock, now, is_back=_is_back(deed, seat))

    def due(self) -> float | None:
        """Return when something is next to happen by itself."""
        moments = [self._rings_at(clock) for clock in self.state.seats]
        return min((moment for moment in moments if moment is not None), default=None)

    def ring(self, now: float) -> Ring | None:
        """Return what is to happen now."""
        for seat, clock in enumerate(self.state.seats):
            moment = self._rings_at(clock)
            if moment is not None and moment <= now:
                return ("late" if clock.late is None else "takeover"), seat
        return None

    def grace_ends(self, seat: Seat) -> float | None:
        """Return from when on a bot may take over; ``None``: the seat is not late, or stands still."""
        clock = self.state.seats[seat]
        return None if clock.late is None or clock.since is None else clock.late + self.control.grace

    def frees_at(self, seat: Seat) -> float | None:
        """Return from when on the host may give a seat to somebody else; ``None``: not as things stand.

        That is a grace after its time was up, and another one after a bot took over: nobody loses a seat for good who
        only looked away, and nobody's secrets are to be had by setting a short time.
        """
        clock = self.state.seats[seat]
        return clock.taken + self.control.grace if clock.taken is not None else self.grace_ends(seat)

    def _rings_at(self, clock: SeatClock) -> float | None:
        if clock.since is None:
            return None
        if clock.late is None:
            return clock.ends
        is_taken_over = self.control.takeover == "automatic" and self.state.has_company
        return clock.late + self.control.grace if is_taken_over else None

    def _note(self, now: float, change: SeatChange, guest: str) -> None:
        """Follow a change of who plays, a vote, or a pause."""
        state = self.state
        match change.change:
            case "pause-ask":
                state.wish_pause = [*state.wish_pause, guest]
            case "pause-no":
                state.wish_pause = []
            case "pause" | "resume":
                state.is_paused, state.wish_pause = change.change == "pause", []
            case "late" if change.seat is not None:
                state.seats[change.seat].late = now
            case "vote" if change.seat is not None:
                state.seats[change.seat].votes = [*state.seats[change.seat].votes, guest]
            case "return" if change.seat is not None:
                state.seats[change.seat].taken = None
            case "hand" | "resign" | "takeover" | "free" | "leave" if change.seat is not None:
                self._lose(now, state.seats[change.seat], change)

    def _lose(self, now: float, clock: SeatClock, change: SeatChange) -> None:
        """Follow that somebody no longer plays.

        Whoever lets a bot play and comes back in the same turn has no more time for it than before, and whoever was
        late still is, with the same votes. Whoever was taken over comes back with what ending that turn would have left
        them, however often: it is never worth the wait.
        """
        clock.stop(now)
        if change.change == "hand":
            return
        clock.forget_ring()
        clock.is_fresh, clock.added, clock.taken = True, 0.0, None
        if change.change == "takeover":
            clock.taken = now
            clock.left = max(0.0, clock.left) + self._gained
        elif change.change in {"free", "leave"}:
            clock.left = self.control.allowance

    @property
    def _gained(self) -> float:
        """Seconds that a turn of one's own brings."""
        return float(self.control.increment) if self.control.kind == "live" else 0.0

    def _end_turn(self, clock: SeatClock, has_run: bool) -> None:
        clock.forget_ring()
        clock.is_fresh = True
        clock.added = self._gained if has_run else 0.0
        clock.left = max(0.0, clock.left) + clock.added

    def _start(self, clock: SeatClock, now: float, *, is_back: bool) -> None:
        """Let it run. After a pause, whoever was late has their whole grace again; not if they let a bot play."""
        if clock.is_fresh:
            clock.is_fresh, clock.added = False, 0.0
            if self.control.kind == "days":
                clock.left = self.control.allowance
        if clock.late is not None and not is_back:
            clock.late = now
        clock.since = now


def _ends_turn(deed: Deed | None, seat: Seat, actors: Collection[Seat]) -> bool:
    """Tell whether a seat's turn has ended: it need no longer act, or at once begins another."""
    if deed is None or not deed.is_step or seat not in deed.actors:
        return False
    return seat not in actors or any(event.begins_turn and event.whose in {None, seat} for event in deed.events)


def _is_back(deed: Deed | None, seat: Seat) -> bool:
    """Tell whether somebody plays themselves again who let a bot play."""
    change = None if deed is None else deed.change
    return change is not None and change.change == "return" and change.seat == seat


def _takes_up(deed: Deed | None, seat: Seat, actors: Collection[Seat]) -> bool:
    """Tell whether a turn that had ended goes on, for its end was taken back."""
    return (
        deed is not None and deed.takes_back is not None and deed.seat == seat and seat in set(actors) - {*deed.actors}
    )
