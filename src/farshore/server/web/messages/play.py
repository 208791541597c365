"""Play: what a seat wishes, how a table stands, how it came to this; and what went wrong."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from farshore.bots.counsel import Counsel
from farshore.core.contract import Gain, Seat, Standing, View
from farshore.server.table.agreeing import AskNow
from farshore.server.table.curve import CurvePoint
from farshore.server.table.lesson import LessonNow
from farshore.server.table.line import Line
from farshore.server.table.outlook import SeatSnapshot
from farshore.server.table.puzzling import PuzzleNow
from farshore.server.table.reviewed import ReviewInWords
from farshore.server.web.messages.tables import Table
from farshore.server.web.messages.timing import TimeNow
from farshore.server.web.messages.wire import Answer, Ask, Count, Key, SeatNumber


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
    ask: AskNow | None  # what somebody asks all others for
    standings: list[Standing]  # by seat, as far as all at the screen may know; empty if the game does not say
    verdict: str  # when it is over: more than who won
    lesson: LessonNow | None  # what the coach says, to whoever is taught here
    puzzle: PuzzleNow | None  # how whoever is to find the move stands with it
    time: TimeNow | None  # how the clocks stand, and what the asker may do about them; None: nothing at all
    lines: list[Line]


class Done(Answer, frozen=True, kw_only=True):
    """What was asked for is done, and on disk."""

    seq: int  # right after it
    snapshot: Snapshot  # how things stand now, and what happened since the asker's count was that of the wish


class Heartbeat(Answer, frozen=True, kw_only=True, tag_field="type", tag="beat"):
    """A sign that the connection lives."""


class TalkSign(Answer, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """A sign that something was said at the table, or decided about it: whoever wants to know asks for it."""

    revision: int


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
