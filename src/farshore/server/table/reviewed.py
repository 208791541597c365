"""A game that is over as the coach has seen it, in words and in the steps of a replay."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from farshore.bots.review.findings import Played, Review, TurningPoint
from farshore.bots.review.told import said_turn
from farshore.core.contract import Seat
from farshore.core.eras import taken_up
from farshore.core.words import FALLBACK
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable


class ExpectedPoints(msgspec.Struct, frozen=True, kw_only=True):
    """What was expected at a moment."""

    step: int  # of the past, as in a replay
    totals: tuple[float, ...]  # by seat: points at the end


class TurnInWords(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game swung."""

    step: int  # of the past, as in a replay: how things stood before it
    seat: Seat
    luck: bool  # chance did it, and no choice
    points: float  # given away; or brought by luck, good or bad
    text: str  # what happened
    better: str  # of a choice: what would have been better
    places: tuple[str, ...]  # … and where that is
    before: tuple[float, ...]  # by seat: what was expected at the end before it
    after: tuple[float, ...]  # … and then


class ReviewInWords(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over as the coach has seen it."""

    adviser: str  # which bot
    curve: list[ExpectedPoints]
    seats: list[Played]
    turning: list[TurnInWords]


def retold(table: LiveTable, own: tuple[Seat, ...], review: Review, language: str = FALLBACK) -> ReviewInWords:
    """Say how a game was played to somebody on some seats, or on none: when it is over everybody may know."""
    ends = _ends(table.knowledge(own))
    return ReviewInWords(
        adviser=review.adviser,
        curve=[
            ExpectedPoints(step=bisect_right(ends, moment.step), totals=tuple(round(each, 1) for each in moment.points))
            for moment in review.curve
        ],
        seats=review.seats,
        turning=[_turn(table, ends, point, language) for point in review.turning],
    )


def _turn(table: LiveTable, ends: list[int], point: TurningPoint, language: str) -> TurnInWords:
    chronicle, game = table.chronicle, table.game
    said = said_turn(game, chronicle.match.record, point, table.names(language), language)
    places: tuple[str, ...] = ()
    if point.best and point.step > taken_up(chronicle.match.record, game).after:  # else older rules have played it
        offers = game.offers(chronicle.state_after(point.step - 1), point.seat)
        places = next((one.places for one in offers if game.write_action(one.action) == point.best), ())
    return TurnInWords(
        step=bisect_right(ends, point.step - 1),
        seat=point.seat,
        luck=point.kind == "luck",
        points=point.points,
        text=said.text,
        better=said.better,
        places=places,
        before=tuple(round(each, 1) for each in point.before),
        after=tuple(round(each, 1) for each in point.after),
    )


def _ends(known: Knowledge) -> list[int]:
    """Return by step of the replay how many steps of the record had then been done."""
    seen, ends, steps = {id(deed) for deed in known.past()}, [], 0
    for deed in known.chronicle.past():
        steps += len(deed.entries)
        if id(deed) in seen:
            ends.append(steps)
    return ends
