"""Time at a table, as far as people decide it: pauses, who plays for whoever ran out, and whose seat becomes free.

A pause is agreed on by everybody who plays, and ended by anybody. It stops the clocks and not the game: whoever likes
may still move. Whoever has run out of time is reminded first; when their grace is over, a bot takes over as the table
agreed; if that is the host's to decide and it is their own time that is up, the others vote. The host may free a seat
instead, with a link for somebody else, so that no game is stalled for ever: where there are clocks, that of somebody
who has run out when the grace is over, or for whom a bot has played for as long, else that of somebody whom all others
have waited for long enough. Whoever takes it sees what the seat
sees: nobody is to lose theirs, and their secrets, by looking away for a moment.
"""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Literal

import msgspec

from farshore.core.contract import Seat
from farshore.server.lobby.errors import CannotChangeSeats, FreedTooSoon
from farshore.server.lobby.leaving import change_seat
from farshore.server.storage.cache import TableCache
from farshore.server.storage.retrying import tried_again
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seat_change import Change, SeatChange
from farshore.server.table.seating import Guest

TimeWay = Literal["pause", "decline", "resume", "takeover", "free"]
"""What somebody may do about time: want a pause, or agree to one; not want it; let the clocks go on; let a bot take
over, or vote for it; free a seat."""


class TimeWays(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may do about time now, or, where a grace is not over, soon."""

    table: tuple[TimeWay, ...] = ()  # about all clocks
    takeover: tuple[Seat, ...] = ()  # the seats for which they may let a bot play, or vote for it
    free: tuple[Seat, ...] = ()  # the seats that they may free …
    frees_at: float | None = None  # … from when on without clocks, in seconds since 1970


def time_ways(table: LiveTable, guest: str | None) -> TimeWays:
    """Return what somebody may do about time at a table."""
    if guest is None or table.status != "playing" or table.chronicle.practised:
        return TimeWays()
    free = tuple(seat for seat in range(len(table.sittings)) if guest == table.host and _is_to_free(table, guest, seat))
    if table.clock is None:
        return TimeWays(free=free, frees_at=table.frees_at if free else None)
    takeover = tuple(seat for seat in _others(table, guest) if _may_decide(table, guest, seat))
    return TimeWays(table=_about_all(table, guest), takeover=takeover, free=free)


def _others(table: LiveTable, guest: str) -> list[Seat]:
    """Return the seats on which other people play."""
    return [seat for seat, at in enumerate(table.sittings) if at.kind == "person" and at.guest != guest]


def _may_decide(table: LiveTable, guest: str, seat: Seat) -> bool:
    """Tell whether somebody may let a bot play for whoever is late, or vote for it.

    Who has voted does so again only if those who have left since would have decided otherwise.
    """
    assert table.clock is not None
    clock = table.clock.state.seats[seat]
    if clock.late is None:
        return False
    if is_put_to_vote(table, seat):
        return guest in table.people() and (guest not in clock.votes or _is_voted_out(table, seat))
    return table.clock.control.takeover == "host" and guest == table.host


def is_put_to_vote(table: LiveTable, seat: Seat) -> bool:
    """Tell whether the others vote on a seat that is late; else the host decides, the clock, or nobody."""
    takeover = None if table.time_control is None else table.time_control.takeover
    return takeover == "vote" or (takeover == "host" and table.sittings[seat].guest == table.host)


def _is_to_free(table: LiveTable, host: str, seat: Seat) -> bool:
    """Tell whether the host may free a seat, now or soon: without clocks, if nobody else is to act."""
    sitting = table.sittings[seat]
    if sitting.guest in {None, host} or sitting.away == "resigned":
        return False
    if table.clock is not None:
        return table.clock.frees_at(seat) is not None
    return sitting.kind == "person" and seat in table.actors() and table.waited_for == sitting.guest


def _about_all(table: LiveTable, guest: str) -> tuple[TimeWay, ...]:
    if table.clock is None or guest not in table.people():
        return ()
    state = table.clock.state
    if state.is_paused:
        return ("resume",)
    if guest in state.wish_pause:
        return ("decline",)
    return ("pause", "decline") if state.wish_pause else ("pause",)


async def manage_time(tables: TableCache, guest: Guest, table_id: str, way: TimeWay, seat: Seat | None) -> None:
    """Do one of the ways. Raises ``CannotChangeSeats`` if it is none, or comes before a grace is over.

    Or ``FreedTooSoon``: all must have waited for long enough for whoever loses a seat.
    """
    await _manage(tables, guest, table_id, way, seat)
    await _settle(tables, guest, table_id, seat)


@tried_again
async def _settle(tables: TableCache, guest: Guest, table_id: str, seat: Seat | None) -> None:
    """Let happen what everybody, or enough of them, has now agreed on."""
    async with tables.at(table_id) as table:
        if table.clock is None or table.status != "playing":
            return
        state = table.clock.state
        if state.wish_pause and not state.is_paused and table.people() <= {*state.wish_pause}:
            await tables.change(table, partial(_note, table, guest.id, "pause", None), guest.id)
        if seat is not None and _is_voted_out(table, seat):
            await take_over(tables, table, seat, guest.id)


@tried_again
async def _manage(tables: TableCache, guest: Guest, table_id: str, way: TimeWay, seat: Seat | None) -> None:
    async with tables.at(table_id) as table:
        ways = time_ways(table, guest.id)
        match way:
            case "pause" | "decline" | "resume" if way in ways.table:
                await _decide_pause(tables, table, guest.id, way)
            case "takeover" if seat in ways.takeover:
                await _decide_takeover(tables, table, guest.id, seat)
            case "free" if seat in ways.free:
                await _check_waited(tables, table, seat)
                sat = table.sittings[seat].guest  # whose name the log keeps, until they are forgotten
                await tables.change(table, partial(change_seat, table, sat, "free", seat), guest.id)
            case _:
                raise CannotChangeSeats


async def _check_waited(tables: TableCache, table: LiveTable, seat: Seat) -> None:
    """Raise ``FreedTooSoon`` if a grace is not over.

    Or if, without clocks, somebody else was to act lately, or all saw something happen. Nor does time count in which
    this server did not run: nobody could act.
    """
    if table.clock is not None:
        left = (table.clock.frees_at(seat) or 0.0) - tables.now()
    else:
        since = await tables.repository.presence.waited_since(table.id, table.match.actors())
        left = max(since, tables.begun) + tables.free_after - tables.wall()
    if left > 0:
        raise FreedTooSoon(ceil(left / 60))


async def _decide_pause(
    tables: TableCache, table: LiveTable, guest: str, way: Literal["pause", "decline", "resume"]
) -> None:
    changes: dict[str, Change] = {"pause": "pause-ask", "decline": "pause-no", "resume": "resume"}
    own = next(seat for seat in table.seats_of(guest) if table.sittings[seat].kind == "person")
    await tables.change(table, partial(_note, table, guest, changes[way], own), guest)


async def _decide_takeover(tables: TableCache, table: LiveTable, guest: str, seat: Seat) -> None:
    """Let a bot take over, or count a vote for it."""
    assert table.clock is not None
    ends = table.clock.grace_ends(seat)
    if ends is None or ends > tables.now():
        raise CannotChangeSeats
    if not is_put_to_vote(table, seat):
        await take_over(tables, table, seat, guest)
    elif guest not in table.clock.state.seats[seat].votes:
        await tables.change(table, partial(_note, table, guest, "vote", seat), guest)


def _is_voted_out(table: LiveTable, seat: Seat) -> bool:
    """Tell whether enough of the others want a bot to take over for somebody who is late."""
    if table.clock is None or table.sittings[seat].kind != "person" or not is_put_to_vote(table, seat):
        return False
    is_late = table.clock.state.seats[seat].late is not None
    return is_late and votes_for(table, seat) >= votes_needed(table, seat)


def votes_for(table: LiveTable, seat: Seat) -> int:
    """Return how many of those who still have a vote want a bot to take over."""
    return 0 if table.clock is None else len(_voters(table, seat) & {*table.clock.state.seats[seat].votes})


def votes_needed(table: LiveTable, seat: Seat) -> int:
    """Return how many must want a bot to take over: more than half of the others; 1: whoever may decide."""
    return len(_voters(table, seat)) // 2 + 1 if is_put_to_vote(table, seat) else 1


def _voters(table: LiveTable, seat: Seat) -> set[str]:
    return {guest for guest in table.people() if guest != table.sittings[seat].guest}


async def take_over(tables: TableCache, table: LiveTable, seat: Seat, guest: str | None = None) -> None:
    """Let the bot that was agreed on play for whoever ran out of time, at a table that is held."""
    await tables.change(table, partial(change_seat, table, guest, "takeover", seat))


async def remind(tables: TableCache, table: LiveTable, seat: Seat) -> None:
    """Write down that somebody has run out of time, at a table that is held."""
    await tables.change(table, partial(_note, table, None, "late", seat))


def _note(table: LiveTable, guest: str | None, change: Change, seat: Seat | None) -> Deed:
    """Write something down that changes no seat."""
    name = "" if seat is None else table.sittings[seat].name
    return table.chronicle.note(SeatChange(change, seat, name), guest)
