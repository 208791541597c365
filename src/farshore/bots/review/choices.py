"""The choices of a game that is over, each put before an adviser as it was put before its seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from farshore.bots.advice import Advice, advise, seat_adviser
from farshore.bots.budget import Limit
from farshore.bots.gate import deal
from farshore.bots.review.findings import Judged, NotFinished, Review
from farshore.bots.review.swings import reviewed
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Game, Seat, State
from farshore.core.record import Record
from farshore.core.replay import replay


class Choice(NamedTuple):
    """A choice that somebody had."""

    step: int  # of the record, from 1: by which it was made
    seat: Seat
    state: State  # before it
    taken: str  # in notation


def choices(record: Record, game: Game) -> Iterator[Choice]:
    """Yield every choice of a game that is over, as far as the present rules have played it. Raises ``NotFinished``."""
    if record.end is None:
        raise NotFinished
    for done, state in replay(record, game):
        if done == len(record.steps):
            return
        step = record.steps[done]
        if step.seat != CHANCE and len(state.legal(step.seat)) > 1:
            yield Choice(done + 1, step.seat, state.clone(), step.action)


def judged(choice: Choice, advice: Sequence[Advice]) -> Judged | None:
    """Compare what was done with what was advised; ``None``: the adviser has no opinion."""
    if not advice or not advice[0].points:
        return None
    taken = next((one for one in advice if one.action == choice.taken), None)
    return Judged(
        step=choice.step,
        seat=choice.seat,
        taken=choice.taken,
        best=advice[0].action,
        expected=advice[0].points,
        after=() if taken is None else taken.points,
        behind=None if taken is None else taken.behind,
        spread=0.0 if taken is None else taken.spread,
        answers=tuple(advice),
    )


def look_through(record: Record, game: Game, limit: Limit, rng: Random, progress: Callable[[int, int], None]) -> Review:
    """Look a game through in this process; ``progress`` is told how many choices are done, of how many.

    Raises ``NotFinished``, ``NoAdviser`` or ``BadRecord``.
    """
    game = game.with_content(record.header.content)
    seats, found = len(record.header.seats), []
    players = [seat_adviser(game, seat, seats) for seat in range(seats)]
    had = list(choices(record, game))
    for number, choice in enumerate(had):
        progress(number, len(had))
        world = deal(choice.state, choice.seat, rng)
        turn, done = Turn(world, choice.seat, limit, rng), game.read_action(choice.taken)
        found.append(judged(choice, advise(game, players[choice.seat], turn, done)))
    progress(len(had), len(had))
    return reviewed(record, game, [one for one in found if one is not None])
