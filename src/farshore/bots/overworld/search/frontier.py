"""The frontier: the empty squares beside what lies on the board, and which sides of them are taken.

Whoever looks at many placements from one position works it out once, and from there only what each of them changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from farshore.games.overworld.board import TAKEN
from farshore.games.overworld.grid import Square, opposite
from farshore.games.overworld.plots import Plot, plot_at
from farshore.games.overworld.state import OverworldState

_SEEN_FROM: Final = tuple(1 << opposite(direction) for direction in range(4))
"""For each neighbour of a square: the bit of the side on which it has the square."""


class Frontier:
    """The empty squares beside what lies on a board."""

    __slots__ = ("_cells", "_gaps", "taken")

    taken: dict[Square, int]  # by empty square: a bit for every side that is laid or closed, by direction

    def __init__(self, s: OverworldState) -> None:
        self.taken = {}
        self._count(s)
        meets = s.board.meets
        self._surround(s, (plot for plot in s.board.known if meets[plot.number] >= TAKEN))

    def after(self, s: OverworldState) -> Frontier:
        """Return the frontier of a position to which this one has led."""
        found: Frontier = Frontier.__new__(Frontier)
        found.taken = taken = self.taken.copy()
        found._count(s)
        laid = [*islice(reversed(s.board.cells), found._cells - self._cells)]
        laid += [square for gap in s.gaps[self._gaps :] for square in gap.squares]
        for square in laid:
            taken.pop(square, None)
        found._surround(s, map(plot_at, laid))
        return found

    def _count(self, s: OverworldState) -> None:
        """Note how much there was, so as to know what is new."""
        self._cells, self._gaps = len(s.board.cells), len(s.gaps)

    def _surround(self, s: OverworldState, plots: Iterable[Plot]) -> None:
        """Note for all empty squares beside some that they have those."""
        taken, meets = self.taken, s.board.meets
        for plot in plots:
            for side, beside in zip(_SEEN_FROM, plot.sides, strict=True):
                if meets[beside.number] < TAKEN:
                    square = beside.square
                    taken[square] = taken.get(square, 0) | side
