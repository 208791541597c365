"""Who one is, on which devices, and whom one plays with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farshore.core.contract import Seat
from farshore.server.lobby.leaving import SeatWay
from farshore.server.table.seating import Away, Status
from farshore.server.table.time_control import TimeControl
from farshore.server.web.messages.tables import QrCode
from farshore.server.web.messages.wire import Answer, Ask, Key, Name, Password, SeatNumber


class MeAsk(Ask, frozen=True, kw_only=True):
    """How the asker wants to be called."""

    name: Name


class LanguageAsk(Ask, frozen=True, kw_only=True):
    """In which language the asker wants to be spoken to."""

    language: Annotated[str, Meta(min_length=1, max_length=35)]


class MyTable(Answer, frozen=True, kw_only=True):
    """A table of the asker's."""

    id: str
    game: str
    title: str
    seats: list[str]
    status: Status
    your_turn: bool
    over: bool  # or called off
    away: Away  # a bot plays for the asker
    time: TimeControl | None  # how much time everybody has; None: all the time in the world
    left: float | None  # seconds that the asker has left, if their clock runs
    late: bool  # the asker has run out of time
    paused: bool  # the clocks stand still
    updated: float  # seconds since 1970
    ways: list[SeatWay]  # what the asker may do about their place
    lesson: str  # the title of the lesson that is under way there; empty: it is a game


class InvitedTo(Answer, frozen=True, kw_only=True):
    """A table at which a seat waits for the asker: somebody has invited them, or it is listed for everyone."""

    id: str
    game: str
    title: str
    host_name: str
    seats: list[str]  # who is there; of a seat that is free, nothing
    open: int  # seats that are free
    time: TimeControl | None  # how much time everybody has there
    coach: bool  # whoever plays there may ask the coach
    updated: float  # seconds since 1970


class OpenTables(Answer, frozen=True, kw_only=True):
    """The tables on this server that wait for anybody."""

    tables: list[InvitedTo]


class Companion(Answer, frozen=True, kw_only=True):
    """Somebody whom the asker has played with, by where they last did."""

    name: str
    games: int  # together
    table: str
    seat: Seat  # theirs there
    title: str  # what was played there
    updated: float  # seconds since 1970


class InviteAsk(Ask, frozen=True, kw_only=True):
    """Who sits on a seat here shall be invited to another game."""

    seat: SeatNumber


class SitAsk(Ask, frozen=True, kw_only=True):
    """Somebody who takes a seat without a link: at a table that is listed, or because they are invited."""

    name: Name = ""


class MyLesson(Answer, frozen=True, kw_only=True):
    """A lesson that the asker has begun."""

    game: str
    name: str
    done: bool  # at some time
    table: str  # where it is under way; empty: nowhere


class Me(Answer, frozen=True, kw_only=True):
    """Who the asker is; a stranger has no name, and no language that was chosen."""

    name: str  # empty: they have given none
    login: str  # by what they sign in; empty: they have chosen no password
    language: str
    tables: list[MyTable]
    lessons: list[MyLesson]
    invitations: list[InvitedTo]
    companions: list[Companion]


class MySession(Answer, frozen=True, kw_only=True):
    """A browser in which the asker is signed in."""

    id: str
    browser: str  # "Firefox, Linux"; empty: not known
    created: float  # seconds since 1970
    seen: float  # to the hour
    here: bool  # the one that asks


class MyAccount(Answer, frozen=True, kw_only=True):
    """By what the asker can sign in, and where they are signed in."""

    name: str
    login: str  # empty: they have chosen no password
    sessions: list[MySession]


class PasswordAsk(Ask, frozen=True, kw_only=True):
    """A guest who wants to be known by a password, too."""

    password: Password


class NewPasswordAsk(Ask, frozen=True, kw_only=True):
    """Another password."""

    old: Password
    new: Password


class DeleteAsk(Ask, frozen=True, kw_only=True):
    """Somebody who wants to be forgotten; of whoever has a password, it is asked for."""

    password: Password = ""


class SignOutAsk(Ask, frozen=True, kw_only=True):
    """Where the asker wants to be signed out: here, at one of their sessions, or everywhere."""

    session: Annotated[str, Meta(max_length=64)] = ""  # empty: here
    everywhere: bool = False


class SignInLink(Answer, frozen=True, kw_only=True):
    """How the asker can sign in elsewhere, once."""

    address: str
    code: QrCode  # of the address
    here_only: bool  # it works on the machine of the server alone
    minutes: int  # for which it can be used


class SignInAsk(Ask, frozen=True, kw_only=True):
    """Somebody who signs in. ``bring``: what they have played as a guest in this browser shall be theirs, too."""

    login: Name
    password: Password
    bring: bool = False


class LinkSignInAsk(Ask, frozen=True, kw_only=True):
    """Somebody who signs in by what a link ends with. ``bring`` as in ``SignInAsk``."""

    token: Key
    bring: bool = False


class SignInLookAsk(Ask, frozen=True, kw_only=True):
    """Somebody who wants to know whom a link signs in."""

    token: Key


class WhoSignsIn(Answer, frozen=True, kw_only=True):
    """Who has signed in, or would by a link."""

    name: str  # empty: they have given none
