"""Temples: who explores them takes a number of their column, and in the expert game extra marks (EXP-37, EXP-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.steps import Automatic
from farshore.games.explorers import grid
from farshore.games.explorers.events import TempleExplored
from farshore.games.explorers.marks import begin_marks
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.terms import EXPERT_TEMPLE, EXTRA_MARKS, TEMPLE_POINTS, Terms

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class Batch(Automatic["ExplorersState"]):
    """Everyone is done: the temples explored are ranked, and in the expert game bring extra marks (EXP-37, EXP-38)."""

    def run(self, s: ExplorersState) -> None:
        """Rank them; a number is shared within a batch."""
        s.batches += 1
        if not any(sheet.batch for sheet in s.sheets):
            s.phase = Phase.TURN_END
            return
        for quadrant in range(4):
            here = [seat for seat, sheet in enumerate(s.sheets) if quadrant in sheet.batch]
            if here:
                place = s.terms.places[s.columns[quadrant]]
                s.columns[quadrant] += len(here)
                for seat in here:
                    explore_temple(s, seat, quadrant, place)
        for sheet in s.sheets:
            sheet.batch = ()
        if any(sheet.extras for sheet in s.sheets):
            begin_marks(s, Moment.EXTRA)
        else:
            s.phase = Phase.TURN_END


def explore_temple(s: ExplorersState, seat: int, quadrant: int, place: int) -> None:
    """Note the place a seat took in a temple's column."""
    sheet = s.sheets[seat]
    sheet.temples = (*sheet.temples[:quadrant], place, *sheet.temples[quadrant + 1 :])
    extra = extra_marks(s.terms, place)
    if extra:
        sheet.extras = (*sheet.extras, quadrant)
    square = grid.name_of(s.world.temples[quadrant])
    s.tell(TempleExplored(seat, grid.QUADRANT_NAMES[quadrant], temple_points(s.terms, place), extra, square))


def temple_points(terms: Terms, place: int) -> int:
    """Return what a place in a temple's column is worth."""
    return EXPERT_TEMPLE if terms.expert_temples else TEMPLE_POINTS[place]


def extra_marks(terms: Terms, place: int) -> int:
    """Return the extra marks that a place in a temple's column brings."""
    return EXTRA_MARKS[place] if terms.expert_temples else 0


def temple_score(s: ExplorersState, sheet: Sheet) -> int:
    """Return what an explorer's temples are worth."""
    return sum(temple_points(s.terms, place) for place in sheet.temples if place != NOT_VISITED)
