"""Tables: opening, inviting, joining, watching."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from farshore.core.contract import Seat
from farshore.server.lobby.leaving import SeatWay
from farshore.server.table.consent import Matter
from farshore.server.table.seat_change import Change
from farshore.server.table.seating import Away, Status
from farshore.server.table.time_control import TimeControl
from farshore.server.web.messages.wire import Answer, Ask, Key, Name, SeatNumber


class SeatAsk(Ask, frozen=True, kw_only=True):
    """Who shall sit on a seat: the asker, another person at the same screen, somebody with a link, a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=80)] = ""  # empty: the usual one


class TableAsk(Ask, frozen=True, kw_only=True):
    """A table to be opened. ``name``: how the asker wants to be called; empty: as before."""

    name: Name = ""
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatAsk], Meta(min_length=1, max_length=20)]
    coach: bool = False  # everybody who takes a seat agrees that the coach may be asked
    time: TimeControl | None = None  # how much time everybody has; None: all the time in the world
    delay: Annotated[int, Meta(ge=0, le=100)] = 0  # so many moves later spectators see what happens
    listed: bool = False  # for everyone on this server, who may sit down and look on; else for whoever has a link


class TableSeat(Answer, frozen=True, kw_only=True):
    """A seat as the asker may know it."""

    seat: Seat
    colour: str
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str
    outside: bool  # a program from outside plays here: whose seat it is, is no person
    away: Away  # why a bot plays on a person's seat
    yours: bool
    invitation: str  # the path to join by; only to the host, and only while the seat is open


class Table(Answer, frozen=True, kw_only=True):
    """A table as the asker may know it."""

    id: str
    game: str
    options: dict[str, Any]
    host: bool  # whether the asker opened it
    seats: list[TableSeat]
    status: Status
    ways: list[SeatWay]  # what the asker may do about their place
    matters: list[Matter]  # … and ask all others for
    seq: int
    again: str  # the table at which the same people play again; empty: none yet
    listed: bool  # for everyone on this server
    delay: int  # so many moves later spectators see what happens
    practice: bool  # everything may be taken back here
    coach: bool  # whoever plays here may ask the coach


class QrCode(Answer, frozen=True, kw_only=True):
    """A square to be photographed."""

    size: int  # squares a side, without the margin of four that it needs
    path: str  # of an SVG drawing: what is dark


class InvitationLink(Answer, frozen=True, kw_only=True):
    """How somebody is invited to a seat."""

    seat: Seat
    address: str
    code: QrCode  # of the address


class Invitations(Answer, frozen=True, kw_only=True):
    """The links to the open seats of a table, for its host."""

    links: list[InvitationLink]
    here_only: bool  # they work on the machine of the server alone
    command: str  # what to type so that others can reach it


class WatchLink(Answer, frozen=True, kw_only=True):
    """How somebody is invited to watch a table."""

    address: str
    code: QrCode  # of the address
    here_only: bool  # it works on the machine of the server alone


class WatchAsk(Ask, frozen=True, kw_only=True):
    """Somebody who wants to watch, with what the link ends with."""

    token: Key


class Watched(Answer, frozen=True, kw_only=True):
    """The table that somebody may watch from now on."""

    table: str


class SeatingAsk(Ask, frozen=True, kw_only=True):
    """A change of who plays. ``seat`` None: every seat that it may be about."""

    change: Change
    seat: SeatNumber | None = None


class JoinAsk(Ask, frozen=True, kw_only=True):
    """Somebody who takes an open seat. ``name`` empty: as before."""

    token: Key
    name: Name = ""


class InvitationAsk(Ask, frozen=True, kw_only=True):
    """Somebody who wants to know what a link invites to."""

    token: Key


class Invitation(Answer, frozen=True, kw_only=True):
    """What somebody with a link is invited to."""

    game: str
    host_name: str
    taken: bool
    off: bool  # the table was called off
    time: TimeControl | None  # how much time everybody has there
    coach: bool  # whoever plays there may ask the coach
    table: str  # where the asker already sits; else empty
