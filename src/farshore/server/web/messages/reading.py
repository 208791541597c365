"""What can be read: the rulebook, and the hints beside the things on the screen."""

from __future__ import annotations

from farshore.core.contract import Seat, View
from farshore.core.hints import Whose
from farshore.core.rulebook import PartKind
from farshore.server.web.messages.wire import Answer


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
