"""The club's page."""

from __future__ import annotations

from farshore.server.web.messages.wire import Answer, Ask


class ClubAsk(Ask, frozen=True, kw_only=True):
    """Whether the asker wants to be named on the club's page."""

    listed: bool


class ClubPerson(Answer, frozen=True, kw_only=True):
    """How somebody fares in a game."""

    name: str
    bot: bool  # a bot of this server, by which the others can be measured
    you: bool
    rating: float  # by openskill; everybody begins with 25
    spread: float  # to each side, within which it is believed to be in 95 of 100 cases
    games: int
    wins: int
    streak: int  # games won one after the other, up to now
    best_streak: int


class ClubSolo(Answer, frozen=True, kw_only=True):
    """The best that somebody has done alone."""

    name: str
    you: bool
    rank: int  # from 1
    title: str  # of the rank
    points: int
    ended: float  # seconds since 1970


class ClubGame(Answer, frozen=True, kw_only=True):
    """A game, and how everybody who may be named fares in it."""

    game: str
    title: str
    people: list[ClubPerson]  # the best first
    solo: list[ClubSolo]  # likewise


class ClubSeat(Answer, frozen=True, kw_only=True):
    """A seat of a game that is over."""

    name: str
    points: int
    won: bool
    you: bool


class ClubResult(Answer, frozen=True, kw_only=True):
    """A game that is over, at a table that the asker may look at."""

    table: str
    title: str
    ended: float  # seconds since 1970
    seats: list[ClubSeat]


class ClubPage(Answer, frozen=True, kw_only=True):
    """The club, as the asker may know it."""

    listed: bool  # whether the asker is named
    games: list[ClubGame]
    results: list[ClubResult]  # the latest first
