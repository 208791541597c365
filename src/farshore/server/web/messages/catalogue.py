"""What can be played: games, their options, bots and lessons."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from farshore.core.contract import View
from farshore.server.web.messages.wire import Answer, Ask, SeatNumber


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
    options: dict[str, Any] = field(default_factory=dict)


class Preview(Answer, frozen=True, kw_only=True):
    """A beginning, as a spectator would see it; chance would bring another one."""

    view: View
