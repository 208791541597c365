"""The turning points of a game in words: what happened, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from farshore.bots.review.findings import TurningPoint
from farshore.core.contract import Game
from farshore.core.record import Record
from farshore.core.told import read_events
from farshore.core.words import SPOKEN


class SaidTurn(NamedTuple):
    """A turning point in words."""

    text: str  # what was done, or what chance brought
    better: str  # of a choice: what would have been better


def said_turn(
    game: Game, record: Record, point: TurningPoint, names: Sequence[str], language: str = SPOKEN
) -> SaidTurn:
    """Say what happened at a turning point of a game that is over: of that everybody may know all."""
    step = record.steps[point.step - 1]
    if point.kind == "choice":
        done, better = (
            game.telling.describe(game.read_action(each), names, language) for each in (step.action, point.best)
        )
        return SaidTurn(done, better)
    told = [] if step.told is msgspec.UNSET else read_events(game, step.told)
    return SaidTurn(" ".join(game.telling.narrate(event, names, language) for event in told), "")
