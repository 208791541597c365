"""Who plays may change: seats become bots', people leave, resign or let a bot play for them, tables are called off.

What may be done depends on how a table stands. Before everyone is there, the host gives free seats to bots or calls the
table off, and a friend may leave. While it is played, a bot plays for whoever wishes it, for the time being or for
good, so that the others' game goes on; where there is nobody else, the game may be ended. What is over, or was given
up, may be forgotten: that takes it from one's own list and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

import msgspec

from farshore.bots.registry import usual_bot, usual_opponent
from farshore.core.contract import Seat
from farshore.server.lobby.errors import CannotChangeSeats
from farshore.server.lobby.seats import bot_name, new_invitation
from farshore.server.storage.cache import TableCache
from farshore.server.storage.retrying import tried_again
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seat_change import Change, SeatChange
from farshore.server.table.seating import Guest, Sitting, Status

SeatWay = Literal["fill", "leave", "hand", "return", "resign", "call-off", "forget"]
"""What somebody may do about their place: one of the changes, or to take the table from their list."""
GIVE_UP: Final = frozenset({"resign", "call-off"})
"""What can be done once, and always: also by somebody who has done more than one may."""


def ways(status: Status, host: str, sittings: Sequence[Sitting], guest: str | None) -> list[SeatWay]:
    """Return what somebody may do about their place at a table."""
    if guest is None:
        return []
    own = [sitting for sitting in sittings if sitting.guest == guest and sitting.away != "resigned"]
    is_member = guest == host or any(sitting.guest == guest for sitting in sittings)
    match status:
        case "waiting":
            return ["fill", "call-off"] if guest == host else ["leave"] if own else []
        case "playing" if own:
            others = [sitting for sitting in sittings if sitting.guest not in {None, guest} and not sitting.outside]
            has_others = any(sitting.away != "resigned" for sitting in others)
            is_there = any(sitting.kind == "person" for sitting in own)
            is_away = any(sitting.away == "handed" for sitting in own)
            possible: dict[SeatWay, bool] = {"hand": is_there, "return": is_away, "resign": has_others}
            return [way for way, is_possible in {**possible, "call-off": not has_others}.items() if is_possible]
        case "playing":
            is_bots_only = all(sitting.guest is None for sitting in sittings)
            return (["call-off", "forget"] if is_bots_only and guest == host else ["forget"]) if is_member else []
        case "over" | "agreed" | "off":
            return ["forget"] if is_member else []


@tried_again
async def change_seats(
    tables: TableCache, guest: Guest, table_id: str, change: Change, seat: Seat | None, *, is_going: bool = False
) -> None:
    """Do one of the ways, for one seat or for all that it is about. Raises ``CannotChangeSeats``.

    ``is_going``: they are to be forgotten, and may do this however much they have done before.
    """
    async with tables.at(table_id) as table:
        if change not in ways(table.status, table.host, table.sittings, guest.id):
            raise CannotChangeSeats
        about = _about(table, guest.id, change) if seat is None else [seat]
        if change != "call-off" and not set(about) <= set(_about(table, guest.id, change)):
            raise CannotChangeSeats
        asker = None if is_going or change in GIVE_UP else guest.id
        for each in [None] if change == "call-off" else about:
            await tables.change(table, partial(change_seat, table, guest.id, change, each), asker)


async def forget(tables: TableCache, guest: Guest, table_id: str) -> None:
    """Take a table from somebody's list. Raises ``CannotChangeSeats`` while they play there."""
    async with tables.at(table_id) as table:
        if "forget" not in ways(table.status, table.host, table.sittings, guest.id):
            raise CannotChangeSeats
        await tables.repository.forget_table(guest.id, table.id)


def _about(table: LiveTable, guest: str, change: Change) -> list[Seat]:
    """Return the seats that a change may be about."""
    return [
        seat
        for seat, sitting in enumerate(table.sittings)
        if (sitting.kind == "open" if change == "fill" else sitting.guest == guest and _is_about(sitting, change))
    ]


def _is_about(sitting: Sitting, change: Change) -> bool:
    match change:
        case "hand":
            return sitting.kind == "person"
        case "return":
            return sitting.away == "handed"
        case "resign" | "leave":
            return sitting.away != "resigned"
    return sitting.kind == "person"


def change_seat(table: LiveTable, guest: str | None, change: Change, seat: Seat | None) -> Deed:
    """Change who plays, in memory."""
    if seat is None:
        return table.chronicle.note(SeatChange(change, None), guest)
    before = table.sittings[seat]
    table.sit(seat, _changed(table, before, change))
    return table.chronicle.note(SeatChange(change, seat, before.name), guest)


def _changed(table: LiveTable, sitting: Sitting, change: Change) -> Sitting:
    game, others = table.game, [other.name for other in table.sittings]
    bot = sitting.bot or usual_bot(game.name)
    match change:
        case "fill":
            opponent = usual_opponent(game.name)
            return msgspec.structs.replace(sitting, kind="bot", bot=opponent, name=bot_name(game, opponent, others))
        case "hand":
            return msgspec.structs.replace(sitting, kind="bot", bot=bot, away="handed")
        case "resign":
            return msgspec.structs.replace(sitting, kind="bot", bot=bot, away="resigned")
        case "return":
            return msgspec.structs.replace(sitting, kind="person", bot="", away="")
        case "takeover":
            agreed = table.time_control.bot if table.time_control is not None else bot
            return msgspec.structs.replace(sitting, kind="bot", bot=agreed, away="handed")
        case "leave" | "free":
            return Sitting(kind="open", name="", invitation=new_invitation())
    return sitting
