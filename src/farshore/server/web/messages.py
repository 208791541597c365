"""What the server and the page say to each other: every request and every answer, as JSON.

``seq`` is everywhere the number of entries of the table's log that the asker may know of: what others do unseen in a
simultaneous turn is not counted, for the count alone would give something away. It only ever grows.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from farshore.bots.counsel import Counsel
from farshore.core.contract import Gain, Seat, Standing, View
from farshore.core.hints import Whose
from farshore.core.rulebook import PartKind
from farshore.server.lobby.leaving import Way
from farshore.server.lobby.teaching import Others
from farshore.server.table.coaching import LessonNow, LessonStep
from farshore.server.table.curve import CurvePoint
from farshore.server.table.line import Line
from farshore.server.table.outlook import SeatSnapshot
from farshore.server.table.puzzling import PuzzleNow, PuzzleStep
from farshore.server.table.reviewed import ReviewInWords
from farshore.server.table.seat_change import Change
from farshore.server.table.seating import Away, Status

Name = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server says."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the page asks for."""


# -- what can be played


class Colour(Answer, frozen=True, kw_only=True):
    """What a seat is called by default."""

    name: str
    title: str


class Choice(Answer, frozen=True, kw_only=True):
    """A value of an option."""

    value: str | bool | None  # None: something else decides, such as the edition
    title: str
    text: str


class Option(Answer, frozen=True, kw_only=True):
    """Something a table may agree on."""

    field: str
    title: str
    text: str
    type: Literal["bool", "choice", "int", "text", "list"]  # "list": several of the choices
    choices: list[Choice]
    free: bool  # of a "choice": another text may be given, too
    default: Any
    min: int | None
    max: int | None


class BotChoice(Answer, frozen=True, kw_only=True):
    """A player that is a program."""

    name: str
    title: str
    text: str
    level: int  # of a character, from 1, gentle, to 4, strong; 0: it is none


class Rule(Answer, frozen=True, kw_only=True):
    """A rule in our own words."""

    number: str
    title: str
    text: str
    also: str  # words that people look for it by, though it does not use them, with commas between
    section: str


class ScorePart(Answer, frozen=True, kw_only=True):
    """Something that points come from."""

    name: str
    title: str


class AboutGame(Answer, frozen=True, kw_only=True):
    """Facts about a game that a page needs before it knows a view."""

    usual_seats: int
    first_options: list[str]  # fields of the options that a table is asked about first
    keeps_secrets: bool  # people at one screen must hide something from one another
    parts: list[ScorePart]  # in the order of a standing's parts
    words: dict[str, str]  # titles of the view's fields and of verbs, where the game has some: "view-…", "verb-…"


class LessonInfo(Answer, frozen=True, kw_only=True):
    """A lesson of a game."""

    name: str
    title: str
    text: str  # what it teaches
    minutes: int
    scenes: int


class GameInfo(Answer, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    text: str
    seats: list[int]
    colours: list[Colour]
    options: list[Option]
    bots: list[BotChoice]
    rules: list[Rule]
    lessons: list[LessonInfo]  # the one to begin with first
    rulebook: bool  # it has one to read
    coach: bool  # it has a bot that can say how good moves are
    puzzles: int  # positions in which one is to find the move, that come with it
    about: AboutGame


class PreviewAsk(Ask, frozen=True, kw_only=True):
    """What a game would begin like."""

    game: str
    seats: SeatNumber
    options: dict[str, Any] = {}


class Preview(Answer, frozen=True, kw_only=True):
    """A beginning, as a spectator would see it; chance would bring another one."""

    view: View


class BookNote(Answer, frozen=True, kw_only=True):
    """What a table must have chosen for a part of a rulebook to hold."""

    field: str
    title: str
    value: str


class BookFigure(Answer, frozen=True, kw_only=True):
    """A figure of a rulebook: a real position, drawn by the board."""

    view: View
    seat: Seat | None  # by whose eyes
    names: list[str]  # by seat
    show: str  # which part of the table
    around: list[str]  # places that are in the picture; none: all of the board
    lit: list[str]  # places that it speaks of
    open: list[str]  # places where whoever is to act may act
    caption: str


class BookPart(Answer, frozen=True, kw_only=True):
    """A part of a chapter."""

    name: str
    kind: PartKind
    text: str
    notes: list[BookNote]  # none: it holds at every table
    figure: BookFigure | None


class BookChapter(Answer, frozen=True, kw_only=True):
    """A chapter of a rulebook."""

    name: str
    title: str
    rules: list[str]  # numbers of those that it covers
    parts: list[BookPart]
    practice: str  # the position at which it can be tried; empty: none


class GlanceBox(Answer, frozen=True, kw_only=True):
    """A box of the summary on one page."""

    name: str
    title: str
    text: str


class ReadRulebook(Answer, frozen=True, kw_only=True):
    """A rulebook to read."""

    game: str
    title: str
    aim: str
    chapters: list[BookChapter]
    glance: list[GlanceBox]


# -- hints


class Hint(Answer, frozen=True, kw_only=True):
    """What a thing of the table is for."""

    name: str  # as the page marks it
    text: str
    rule: str


class FirstTime(Answer, frozen=True, kw_only=True):
    """What is said once, when it first happens to somebody."""

    name: str
    text: str
    rule: str  # empty: it rests on none
    event: str  # the kind of event; empty: the page knows by its name when it happens
    whose: Whose
    when: dict[str, str]  # what fields of the event say, with * for anything, | between several
    least: dict[str, int]  # how much they are at least; of a field by seat, one's own
    shared: str  # a field by seat in which another has as much as oneself, and not nothing


class GameHints(Answer, frozen=True, kw_only=True):
    """What a page may say about the things of a game."""

    hints: list[Hint]
    first_times: list[FirstTime]


# -- who one is


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
    updated: float  # seconds since 1970
    ways: list[Way]  # what the asker may do about their place
    lesson: str  # the title of the lesson that is under way there; empty: it is a game


class InvitedTo(Answer, frozen=True, kw_only=True):
    """A table at which a seat waits for the asker: somebody has invited them, or it is listed for everyone."""

    id: str
    game: str
    title: str
    host_name: str
    seats: list[str]  # who is there; of a seat that is free, nothing
    open: int  # seats that are free
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


# -- tables


class SeatAsk(Ask, frozen=True, kw_only=True):
    """Who shall sit on a seat: the asker, another person at the same screen, somebody with a link, a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=80)] = ""  # empty: the usual one


class TableAsk(Ask, frozen=True, kw_only=True):
    """A table to be opened. ``name``: how the asker wants to be called; empty: as before."""

    name: Name = ""
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatAsk], Meta(min_length=1, max_length=20)]
    coach: bool = False  # everybody who takes a seat agrees that the coach may be asked
    listed: bool = False  # for everyone on this server, who may sit down and look on; else for whoever has a link


class TableSeat(Answer, frozen=True, kw_only=True):
    """A seat as the asker may know it."""

    seat: Seat
    colour: str
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str
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
    ways: list[Way]  # what the asker may do about their place
    seq: int
    again: str  # the table at which the same people play again; empty: none yet
    listed: bool  # for everyone on this server
    practice: bool  # everything may be taken back here
    coach: bool  # whoever plays here may ask the coach


class PracticeAsk(Ask, frozen=True, kw_only=True):
    """A position to be tried out: a document, or one that the game brings. ``name`` as in ``TableAsk``."""

    name: Name = ""
    game: str
    position: Annotated[str, Meta(max_length=20_000)] = ""
    shipped: Annotated[str, Meta(max_length=80)] = ""
    others: Others = "bots"  # who plays the other seats


class LessonAsk(Ask, frozen=True, kw_only=True):
    """A lesson to go on with, or one of its scenes, counted from 0, to begin anew. ``name`` as in ``TableAsk``."""

    name: Name = ""
    scene: SeatNumber | None = None


class LessonStepAsk(Ask, frozen=True, kw_only=True):
    """Going on, or back, in a lesson. ``beat``: the one that the asker is at; empty: the scene is over."""

    step: LessonStep
    beat: Annotated[str, Meta(max_length=80)]
    seq: Count
    key: Key


class PuzzleAsk(Ask, frozen=True, kw_only=True):
    """A puzzle to be opened. ``name`` as in ``TableAsk``."""

    name: Name = ""


class PuzzleStepAsk(Ask, frozen=True, kw_only=True):
    """Trying again, or having the best move shown."""

    step: PuzzleStep
    seq: Count
    key: Key


class PuzzleInfo(Answer, frozen=True, kw_only=True):
    """A position in which one is to find the move."""

    name: str
    own: bool  # from a game that the asker has played
    text: str  # what it is about; of one's own, what was given away there
    level: int  # from 1 to 3; 0: not known
    state: Literal["new", "tried", "solved"]


class PuzzleList(Answer, frozen=True, kw_only=True):
    """The positions of a game in which one is to find the move, one's own games' first."""

    puzzles: list[PuzzleInfo]


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


class Invitation(Answer, frozen=True, kw_only=True):
    """What somebody with a link is invited to."""

    game: str
    host_name: str
    taken: bool
    off: bool  # the table was called off
    coach: bool  # whoever plays there may ask the coach
    table: str  # where the asker already sits; else empty


# -- play


class ActionAsk(Ask, frozen=True, kw_only=True):
    """An action of a seat. ``seq``: of the snapshot it is based on; ``key``: a new one for every new wish."""

    seat: SeatNumber
    action: dict[str, Any]
    seq: Count
    key: Key


class UndoAsk(Ask, frozen=True, kw_only=True):
    """A seat's wish to take back its last step."""

    seat: SeatNumber
    seq: Count
    key: Key


class WhyNotAsk(Ask, frozen=True, kw_only=True):
    """A question about an action that is not offered."""

    seat: SeatNumber
    action: dict[str, Any]


class WhyNot(Answer, frozen=True, kw_only=True):
    """Why not; empty if it may be done after all."""

    rule: str
    text: str


class Ahead(Answer, frozen=True, kw_only=True):
    """What an action that is offered would do, as far as neither chance nor a secret decides it."""

    texts: list[str]  # a few words for each thing; none: nothing worth telling
    gains: tuple[Gain, ...]  # points, by seat and part
    open: bool  # chance, or something that the asker does not know, decides the rest


class AdviceAsk(Ask, frozen=True, kw_only=True):
    """A question to the coach: what had a seat better do? ``seq``: of the snapshot that is looked at."""

    seat: SeatNumber
    seq: Count


class CoachSays(Answer, frozen=True, kw_only=True):
    """What the coach thinks, of one position."""

    text: str  # if it has nothing to say; else empty
    moves: list[Counsel]  # the best first, then the next best; none: no opinion


class Snapshot(Answer, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """How a table stands, and what happened since the asker last knew."""

    seq: int
    table: Table
    over: bool
    actors: list[Seat]
    winners: list[Seat]
    scores: list[int]
    seats: list[SeatSnapshot]
    waiting: str
    standings: list[Standing]  # by seat, as far as all at the screen may know; empty if the game does not say
    verdict: str  # when it is over: more than who won
    lesson: LessonNow | None  # what the coach says, to whoever is taught here
    puzzle: PuzzleNow | None  # how whoever is to find the move stands with it
    lines: list[Line]


class Done(Answer, frozen=True, kw_only=True):
    """What was asked for is done, and on disk."""

    seq: int  # right after it
    snapshot: Snapshot  # how things stand now, and what happened since the asker's count was that of the wish


class Beat(Answer, frozen=True, kw_only=True, tag_field="type", tag="beat"):
    """A sign that the connection lives."""


class Replay(Answer, frozen=True, kw_only=True):
    """How things stood after a deed of the past; 0: at the beginning."""

    step: int
    steps: int
    seq: int  # the asker's count then: lines up to it had been told
    view: View
    exact: bool  # else older rules have played it: the lines are right, the view is that of the next moment known
    lines: list[Line]


class Curve(Answer, frozen=True, kw_only=True):
    """How everyone's points went, for a drawing."""

    points: list[CurvePoint]


class ReviewNow(Answer, frozen=True, kw_only=True):
    """A game that is over as the coach has seen it, or how far it has come."""

    state: Literal["none", "working", "done", "failed"]
    done: int  # while it works: choices that were looked at …
    of: int  # … of so many; 0: nobody knows yet
    told: ReviewInWords | None  # once it is done


class Problem(Answer, frozen=True, kw_only=True):
    """What went wrong."""

    error: str
    text: str
    rule: str = ""
    snapshot: Snapshot | UnsetType = UNSET  # of what is the case now, to a page that is out of date
