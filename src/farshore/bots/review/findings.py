"""What is found when a game is looked through: without words, to be kept. All points are expected ones, at the end."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec

from farshore.bots.advice import Advice
from farshore.core.contract import Game, Seat
from farshore.core.errors import FarshoreError
from farshore.core.record import Record


class NotFinished(FarshoreError):
    """A game that is not over, and so is nobody's to look through."""

    def __init__(self) -> None:
        super().__init__("review-not-over")


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What the adviser thinks of a choice."""

    step: int
    seat: Seat
    taken: str
    best: str
    expected: tuple[float, ...]  # by seat: points at the end, if the best is done
    after: tuple[float, ...]  # … with what was done; empty: the adviser did not try it
    behind: float | None  # points: how much less that brings; None: it did not even think of it
    spread: float  # the standard error of that
    answers: tuple[Advice, ...] = ()  # all that it thought of, the best first


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What was expected at a moment."""

    step: int  # of the record: so many had been done
    points: tuple[float, ...]  # by seat: points at the end


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat has played."""

    choices: int  # of which it is known what they gave away
    best: int  # of them as good as the best
    lost: float  # points: what the others gave away
    luck: float | None  # points: what chance brought against what was expected, beside the mean of all; alone: none


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game swung."""

    kind: Literal["choice", "luck"]
    step: int  # of the record, from 1: by which it happened
    seat: Seat  # of a choice, whose; of luck, for whom it mattered most
    points: float  # given away; or brought by luck, good or bad
    best: str  # of a choice: what was better, in notation
    before: tuple[float, ...]  # by seat: what the seat expected at the end before it
    after: tuple[float, ...]  # … and then
    answers: tuple[Advice, ...] = ()  # of a choice: all that the adviser thought of, the best first


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, looked through."""

    of: str  # the game: a digest of its steps
    adviser: str  # which bot
    curve: list[Moment]  # the last is how it ended
    seats: list[Played]
    turning: list[TurningPoint]  # in the order of the game


def digest(record: Record, game: Game) -> str:
    """Return what tells a game from every other, and from itself with other steps or by other rules."""
    steps = "\n".join([f"{game.rules_version}", *(f"{step.seat} {step.action}" for step in record.steps)])
    return sha256(steps.encode()).hexdigest()[:16]
