"""By which rules the steps of a record were played, and from where the present ones can take it up.

A record begins by the rules its header names. Where it goes on by others, a checkpoint says so; there may be more of
them than that, and each is a place from which to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from farshore.core.contract import Event, Game
from farshore.core.errors import BadRecord
from farshore.core.record import Record, Step
from farshore.core.told import read_events
from farshore.core.words import Phrase


class Era(NamedTuple):
    """A stretch of a record, to the next checkpoint or the end."""

    after: int  # so many steps
    rules_version: int
    position: str | None  # how it then stood; None: as the header says

    def is_played_by(self, game: Game) -> bool:
        """Tell whether the rules are the present ones."""
        return self.rules_version == game.rules_version


def eras(record: Record) -> list[Era]:
    """Return the stretches of a record."""
    first = Era(0, record.header.rules_version, None)
    return [first, *(Era(line.after, line.rules_version, line.position) for line in record.checkpoints)]


def taken_up(record: Record, game: Game) -> Era:
    """Return from where the present rules replay a record. Raises ``BadRecord`` if it was played by newer ones.

    That is where everything after it was played by them, or else the last checkpoint that older ones have left.
    """
    stretches = eras(record)
    if stretches[-1].rules_version > game.rules_version:
        found = stretches[-1].rules_version
        raise BadRecord(Phrase("record-rules-version", found=found, known=game.rules_version), line=1)
    start = stretches.pop()
    while stretches and start.is_played_by(game) and stretches[-1].is_played_by(game):
        start = stretches.pop()
    return start


def unproven(record: Record, game: Game) -> int:
    """Return how many steps at the beginning of a record cannot be proved, being played by rules that are gone."""
    start = taken_up(record, game)
    return start.after if start.is_played_by(game) else len(record.steps)


def history(record: Record, game: Game, steps: int) -> Iterator[tuple[int, Step, list[Event]]]:
    """Yield the number of each of the first steps, the step, and what it told, as far as the record says so."""
    for number, step in enumerate(record.steps[:steps], 1):
        yield number, step, [] if step.told is msgspec.UNSET else read_events(game, step.told)
