"""What somebody at a table asks for: to act, or to take back. Whatever is refused changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from farshore.core.contract import Action, Game, Seat
from farshore.core.errors import IllegalAction
from farshore.server.table.deed import Deed
from farshore.server.table.errors import (
    BadAction,
    BotPlays,
    CalledOff,
    EndedByAgreement,
    NoSuchAction,
    NotYourSeat,
    SeatsOpen,
    Stale,
    Stopped,
)
from farshore.server.table.live_table import LiveTable


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks for; the same key twice is the same wish."""

    seat: Seat
    seq: int  # how many entries of the log they knew of
    key: str
    action: dict[str, Any] | None  # its type and fields; None: to take back the last step


def grant(table: LiveTable, guest: str, wish: Wish) -> Deed:
    """Do what somebody asks for, in memory. Raises ``FarshoreError``, and then nothing has changed."""
    check_wish(table, guest, wish)
    if wish.action is None:
        return table.chronicle.undo(wish.seat, guest, wish.key)
    action = read_action(table.game, wish.action)
    try:
        return table.chronicle.play(wish.seat, action, guest, wish.key)
    except IllegalAction as error:
        if wish.seq < table.knowledge(table.seats_of(guest)).seq:  # it was possible on the page they saw
            raise Stale from error
        raise


def check_wish(table: LiveTable, guest: str, wish: Wish) -> None:
    """Refuse what is not the asker's business, what comes too early, and what is based on an old page."""
    check_seat(table, guest, wish.seat)
    check_open(table)
    if not table.is_played_by(guest, wish.seat):
        raise BotPlays
    _check_current(table, guest, wish.seat, wish.seq)
    if table.status == "waiting":
        raise SeatsOpen


def check_standing(table: LiveTable, guest: str, seat: Seat, seq: int) -> None:
    """Refuse what concerns a table as somebody on a seat sees it, on an old page or where there is no more play."""
    check_seat(table, guest, seat)
    check_open(table)
    _check_current(table, guest, seat, seq)


def check_open(table: LiveTable) -> None:
    """Refuse whatever is wished for at a table at which nobody plays on."""
    if table.chronicle.stopped is not None:
        raise Stopped
    if table.status == "off":
        raise CalledOff
    if table.status == "agreed":
        raise EndedByAgreement


def _check_current(table: LiveTable, guest: str, seat: Seat, seq: int) -> None:
    known = table.knowledge(table.seats_of(guest))
    if seq > known.seq or not table.chronicle.is_current(seat, known.deeds_since(seq)):
        raise Stale


def check_seat(table: LiveTable, guest: str | None, seat: Seat) -> None:
    """Raise ``NotYourSeat`` unless a seat is the asker's."""
    if seat not in table.seats_of(guest):
        raise NotYourSeat


def read_action(game: Game, raw: dict[str, Any]) -> Action:
    """Read an action as a page sends it: its type and fields. Raises ``NoSuchAction`` or ``BadAction``."""
    kind = _kinds(game.action_types).get(str(raw.get("type")))
    if kind is None:
        raise NoSuchAction(str(raw.get("type", "")))
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadAction(kind.__name__, str(error)) from error


@cache
def _kinds(types: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {kind.__name__: kind for kind in types}
