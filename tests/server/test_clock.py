"""The clock of a table by itself: when it runs, what a turn costs and brings, and when it rings."""

from __future__ import annotations

import msgspec
import pytest

from farshore.core.contract import Seat
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.registry import game
from farshore.server.lobby.timing import time_ways
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.clock import SeatClock
from farshore.server.table.clock import TableClock as Clock
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seat_change import Change, SeatChange
from farshore.server.table.seating import Sitting
from farshore.server.table.time_control import DAY, TimeControl

LIVE = TimeControl(kind="live", bank=600, increment=10, takeover="automatic", bot="random")
DAYS = TimeControl(kind="days", days=3, takeover="automatic", bot="random")


class Desk:
    """A table of two people, without a server, at which a test says what time it is."""

    def __init__(self, name: str, control: TimeControl) -> None:
        played = game(name)
        chronicle = Chronicle(played, Match.new(played, 2, fate=Fate(b"time")).record.header)
        seats = [Sitting(kind="person", name=guest, guest=guest) for guest in ("ann", "ben")]
        self.table = LiveTable("t", "ann", seats, chronicle, clock=Clock.new(control, 2))
        self.now = 0.0
        self.table.keep_time(self.now)

    @property
    def clock(self) -> Clock:
        assert self.table.clock is not None
        return self.table.clock

    def seat(self, seat: Seat) -> SeatClock:
        return self.clock.state.seats[seat]

    def act(self, seat: Seat, after: float = 0.0) -> Deed:
        """Let a seat do the first thing that it may, some seconds later."""
        self.now += after
        deed = self.table.chronicle.play(seat, self.table.match.legal(seat)[0])
        self.table.keep_time(self.now, deed)
        return deed

    def end_turn(self, seat: Seat, after: float = 0.0) -> None:
        """Let a seat act until it is not to act any more, or another turn has begun."""
        while not any(event.begins_turn for event in self.act(seat, after).events) and seat in self.table.actors():
            after = 0.0

    def undo(self, seat: Seat, after: float = 0.0) -> None:
        self.now += after
        self.table.keep_time(self.now, self.table.chronicle.undo(seat))

    def note(self, change: Change, seat: Seat | None, guest: str = "", after: float = 0.0) -> None:
        self.now += after
        self.table.keep_time(self.now, self.table.chronicle.note(SeatChange(change, seat), guest))


def test_only_whoever_is_to_act_loses_time_and_every_turn_brings_some() -> None:
    desk = Desk("overworld", LIVE)
    (first,) = desk.table.actors()
    assert desk.clock.due() == 600
    desk.end_turn(first, after=100)
    assert (desk.seat(first).left, desk.seat(first).since) == (510, None)
    (second,) = desk.table.actors()
    assert second != first
    assert (desk.seat(second).since, desk.clock.due()) == (100, 700)


@pytest.mark.parametrize(("control", "whole"), [(DAYS, 3 * DAY), (LIVE, 600)])
def test_letting_a_bot_play_for_a_moment_brings_no_more_time(control: TimeControl, whole: float) -> None:
    desk = Desk("overworld", control)
    (seat,) = desk.table.actors()
    person = desk.table.sittings[seat]
    desk.table.sittings[seat] = Sitting(kind="bot", name="", bot="random", guest=person.guest, away="handed")
    desk.note("hand", seat, person.guest or "", after=500)
    assert desk.clock.due() is None
    desk.table.sittings[seat] = person
    desk.note("return", seat, person.guest or "", after=100)
    assert desk.clock.due() == desk.now + whole - 500
    desk.end_turn(seat)
    desk.end_turn(1 - seat)
    assert desk.seat(seat).left == (whole if control is DAYS else whole - 500 + control.increment)


def test_days_are_for_every_turn_anew() -> None:
    desk = Desk("overworld", DAYS)
    (first,) = desk.table.actors()
    desk.end_turn(first, after=2 * DAY)
    desk.end_turn(1 - first, after=DAY)
    assert desk.seat(first).left == 3 * DAY
    assert desk.clock.due() == desk.now + 3 * DAY


def test_all_who_act_at_once_have_their_clocks_running_and_each_stops_when_its_seat_is_done() -> None:
    desk = Desk("explorers", LIVE)
    while len(desk.table.actors()) < 2:
        desk.act(desk.table.actors()[0])
    begun = desk.now
    assert [desk.seat(seat).since is not None for seat in (0, 1)] == [True, True]
    while 0 in desk.table.actors():
        desk.act(0, after=1)
    assert desk.table.actors() == (1,)
    spent = desk.now - begun
    assert desk.seat(0).since is None
    assert desk.seat(0).left == 600 - spent + 10
    desk.end_turn(1, after=5)  # all are done: the next turn begins
    assert {seat for seat in (0, 1) if desk.seat(seat).since == desk.now} == {*desk.table.actors()}
    assert desk.seat(1).left == 600 - spent - 5 + 10


def test_what_is_done_unseen_within_a_turn_leaves_no_trace_in_any_clock() -> None:
    desk = Desk("explorers", LIVE)
    while len(desk.table.actors()) < 2:
        desk.act(desk.table.actors()[0])
    before = msgspec.json.encode(desk.clock.state)
    desk.act(0, after=3.7)
    assert desk.table.actors() == (0, 1), "its turn is not over"
    desk.undo(0, after=0.1)
    assert msgspec.json.encode(desk.clock.state) == before


@pytest.mark.parametrize("control", [LIVE, DAYS])
def test_whoever_takes_the_end_of_a_turn_back_has_what_they_had(control: TimeControl) -> None:
    desk = Desk("explorers", control)
    while len(desk.table.actors()) < 2:
        desk.act(desk.table.actors()[0])
    while 0 in desk.table.actors():
        desk.act(0, after=7)
    left = desk.seat(0).left
    desk.undo(0, after=20)
    assert desk.seat(0).since == desk.now
    assert desk.seat(0).left == left - (10 if control.kind == "live" else 0)


def test_it_rings_once_and_after_a_grace_a_bot_takes_over() -> None:
    desk = Desk("overworld", LIVE)
    (seat,) = desk.table.actors()
    assert desk.clock.ring(599) is None
    assert desk.clock.ring(600) == ("late", seat)
    desk.note("late", seat, after=600)
    assert desk.clock.ring(600) is None
    assert desk.clock.due() == 600 + LIVE.grace
    assert desk.clock.ring(600 + LIVE.grace) == ("takeover", seat)
    desk.end_turn(seat, after=30)  # in time after all
    assert desk.seat(seat).late is None
    assert desk.seat(seat).left == 10


@pytest.mark.parametrize("increment", [0, 10])
def test_to_be_taken_over_again_and_again_brings_no_more_than_to_end_ones_turns(increment: int) -> None:
    desk = Desk("overworld", msgspec.structs.replace(LIVE, increment=increment))
    (seat,) = desk.table.actors()
    person = desk.table.sittings[seat]
    for used in (600, increment, increment):
        desk.note("late", seat, after=used)
        assert desk.clock.ring(desk.now + LIVE.grace) == ("takeover", seat)
        desk.table.sit(seat, Sitting(kind="bot", name="", bot="random"))
        desk.note("takeover", seat, after=LIVE.grace)
        assert (desk.seat(seat).left, desk.seat(seat).since) == (increment, None)
        desk.table.sit(seat, person)
        desk.note("return", seat)
        assert desk.clock.due() == desk.now + increment
        assert desk.seat(seat).late is None, "and has the grace once more, to look around and to move"


@pytest.mark.parametrize("control", [LIVE, DAYS])
def test_whoever_is_late_is_no_less_late_for_having_let_a_bot_play(control: TimeControl) -> None:
    desk = Desk("overworld", control)
    (seat,) = desk.table.actors()
    person = desk.table.sittings[seat]
    rung = desk.clock.due()
    assert rung is not None
    desk.note("late", seat, after=rung)
    desk.note("vote", seat, guest="ben")
    desk.table.sit(seat, Sitting(kind="bot", name="", bot="random", guest=person.guest, away="handed"))
    desk.note("hand", seat, after=control.grace - 20)
    assert desk.clock.due() is None, "nobody waits for them"
    desk.table.sit(seat, person)
    desk.note("return", seat, after=10)
    assert desk.seat(seat).votes == ["ben"]
    assert desk.clock.ring(desk.now) is None, "it rings once in a turn"
    assert desk.clock.ring(rung + control.grace) == ("takeover", seat), "when it would have without the bot"


def test_a_turn_that_a_bot_has_ended_leaves_nobody_late() -> None:
    desk = Desk("overworld", LIVE)
    (seat,) = desk.table.actors()
    person = desk.table.sittings[seat]
    desk.note("late", seat, after=600)
    desk.table.sit(seat, Sitting(kind="bot", name="", bot="random", guest=person.guest, away="handed"))
    desk.note("hand", seat)
    desk.end_turn(seat)
    desk.table.sit(seat, person)
    desk.note("return", seat)
    assert desk.seat(seat).late is None


def test_nobody_takes_over_where_nobody_else_waits() -> None:
    desk = Desk("overworld", LIVE)
    (seat,) = desk.table.actors()
    desk.table.sit(1 - seat, Sitting(kind="bot", name="", bot="random"))
    desk.note("late", seat, after=600)
    assert desk.clock.due() is None


def test_a_pause_stops_all_clocks_and_whoever_was_late_has_the_whole_grace_again() -> None:
    desk = Desk("overworld", LIVE)
    (seat,) = desk.table.actors()
    desk.note("late", seat, after=600)
    desk.note("pause", None, after=50)
    assert desk.clock.due() is None
    desk.note("resume", seat, after=10_000)
    assert desk.clock.due() == desk.now + LIVE.grace
    desk.note("pause", None)
    desk.end_turn(seat, after=1)
    assert desk.seat(seat).left == 0, "a turn within a pause costs nothing and brings nothing"


def test_time_that_goes_backwards_as_after_a_crash_costs_nothing() -> None:
    desk = Desk("overworld", LIVE)
    (seat,) = desk.table.actors()
    desk.now = -4
    desk.end_turn(seat)
    assert desk.seat(seat).left == 610


def test_if_the_host_decides_the_others_vote_on_the_hosts_own_seat() -> None:
    desk = Desk("overworld", msgspec.structs.replace(LIVE, takeover="host"))
    (seat,) = desk.table.actors()
    desk.note("late", seat, after=600)
    late, other = (("ann", "ben"), ("ben", "ann"))[seat]
    assert time_ways(desk.table, other).takeover == (seat,)
    assert time_ways(desk.table, late).takeover == ()
    assert time_ways(desk.table, other).free == (() if late == "ann" else (seat,))
