"""Which empty squares of Overworld are enclosed, kept as tiles are laid (OVW-41).

Looking at the whole table after every tile would take longer than all else. A square that is laid can only cut a part
off where the empty squares around it do not hang together any more; only there is looked further.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.games.overworld.board import Board
from farshore.games.overworld.gaps import Gap, enclosed_areas_of
from farshore.games.overworld.grid import STEPS, Square

_AROUND: Final[tuple[int, ...]] = tuple(
    step for side in range(4) for step in (STEPS[side], STEPS[side] + STEPS[(side + 1) % 4])
)
"""The steps to the eight squares around one, from the north clockwise; every other one lies beside it."""


def _parts(taken: int) -> int:
    """Return into how many parts those of the eight squares fall that are not taken, as far as they lie beside it."""
    empty = [not taken >> at & 1 for at in range(8)]
    if all(empty):
        return 1
    first = empty.index(False)
    parts, has_beside = 0, False
    for at in [(first + step) % 8 for step in range(1, 9)]:  # the last is taken
        if empty[at]:
            has_beside |= at % 2 == 0
        else:
            parts += has_beside
            has_beside = False
    return parts


_MAY_CUT: Final[tuple[bool, ...]] = tuple(_parts(taken) > 1 for taken in range(1 << 8))
"""By the squares around one that are taken, as bits: whether laying it may cut something off."""


class Enclosed:
    """The enclosed areas of one board that only grows."""

    def __init__(self) -> None:
        self._taken: set[Square] = set()
        self._closed = 0  # gaps that are among these
        self._areas: list[tuple[Square, ...]] = []

    def lay(self, board: Board, gaps: Sequence[Gap], laid: Sequence[Square]) -> None:
        """Note squares that were laid on a board, and gaps that were closed there."""
        for gap in gaps[self._closed :]:
            self._taken.update(gap.squares)
        self._closed = len(gaps)
        doubtful: set[Square] = set()
        may_cut = False
        for square in laid:
            may_cut |= self._may_cut(square)
            self._taken.add(square)
        if may_cut:  # and what was cut off may lie beside another of them
            doubtful.update([square + step for square in laid for step in STEPS])
        opened = [area for area in self._areas if not self._taken.isdisjoint(area)]
        if opened:
            self._areas = [area for area in self._areas if area not in opened]
            for area in opened:
                doubtful.update(area)
        if not doubtful:
            return
        known = {square for area in self._areas for square in area}
        empty = [square for square in sorted(doubtful) if square not in known and board.is_empty(square)]
        self._areas += enclosed_areas_of(board, empty)

    def _may_cut(self, square: Square) -> bool:
        around, taken = 0, self._taken
        for at, step in enumerate(_AROUND):
            if square + step in taken:
                around |= 1 << at
        return _MAY_CUT[around]

    def areas(self, board: Board) -> list[tuple[Square, ...]]:
        """Return the areas that are not closed."""
        self._areas = [area for area in self._areas if board.is_empty(area[0])]
        return self._areas
