"""What is laid, as it is shown while nobody stands there: it stays the same until the next tile is laid.

And then most of it does, too: what is laid next changes the squares of the regions that it belongs to, and no others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.core.remembered import Remembered
from farshore.games.overworld.board import Board
from farshore.games.overworld.grid import Square, name_of
from farshore.games.overworld.regions import Root, Spot, half_of, spot, square_of
from farshore.games.overworld.tiles import HALVES, Cell
from farshore.games.overworld.view.squares import SIDES, SquareView, square_view

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_LANDS: Final = 500
"""Boards of all tables that are remembered as they are shown."""
LAID_AT_ONCE: Final = (1, 3)
"""Squares of a coast tile, and of a survey tile."""

Names = dict[Root, str]
"""The regions of a board, in reading order, and how they are called."""
Parts = tuple[tuple[Spot, Cell], ...]
"""What belongs to a region, in reading order."""
Laid = tuple[tuple[Square, Cell], ...]
"""What lies where, in the order in which it was laid."""


class Land:
    """The squares of a board and its regions, by what lies there alone."""

    def __init__(self, board: Board, before: Land | None = None) -> None:
        """Look at a board; at most of it only once if it is known how it looked before more was laid there."""
        cells = sorted(board.cells.items())
        new = [(square, cell) for square, cell in cells if before is None or square not in before.number]
        joined = _joined(board, before, new)
        changed = {_name(min(parts)[0]): tuple(sorted(parts)) for parts in joined.values()}
        kept = {} if before is None else _without(before.regions, board, joined)
        in_order = sorted((kept | changed).items(), key=lambda region: region[1][0])
        self.regions: dict[str, Parts] = dict(in_order)  # by name, as one reads
        self.region_at: dict[Spot, str] = {} if before is None else before.region_at.copy()
        renamed = {at: name for name, parts in changed.items() for at, _ in parts if self.region_at.get(at) != name}
        self.region_at |= renamed
        self.number: dict[Square, int] = {
            square: number for number, (square, _) in enumerate(cells)
        }  # in reading order
        others = set(map(square_of, renamed))
        self.squares: list[SquareView] = [
            square_view(square, cell, self.region_at)
            if before is None or square in others
            else before.squares[before.number[square]]
            for square, cell in cells
        ]

    def names(self, board: Board) -> Names:
        """Return how the regions are called, by how the board knows them: that depends on how they grew together."""
        return {board.regions.root(parts[0][0]): name for name, parts in self.regions.items()}


def _joined(board: Board, before: Land | None, new: list[tuple[Square, Cell]]) -> dict[Root, list[tuple[Spot, Cell]]]:
    """Return the regions of what was just laid, by root, each with all that now belongs to it."""
    root = board.regions.root
    joined: dict[Root, list[tuple[Spot, Cell]]] = {}
    for square, cell in new:
        for half in HALVES[cell]:
            at = spot(square, half)
            joined.setdefault(root(at), []).append((at, cell))
    for parts in () if before is None else before.regions.values():
        if (at := root(parts[0][0])) in joined:
            joined[at] += parts
    return joined


def _without(regions: dict[str, Parts], board: Board, joined: dict[Root, list[tuple[Spot, Cell]]]) -> dict[str, Parts]:
    return {name: parts for name, parts in regions.items() if board.regions.root(parts[0][0]) not in joined}


def _name(first: Spot) -> str:
    """Name a region by its first spot, so that names do not depend on how regions grew together."""
    return f"{name_of(square_of(first))}{SIDES[half_of(first)]}"


_LANDS: Final = Remembered[Land](MOST_LANDS)


def land_of(s: OverworldState) -> Land:
    """Return what is laid."""
    laid = tuple(s.board.cells.items())
    return _LANDS.get(laid, lambda: Land(s.board, _before(laid)))


def _before(laid: Laid) -> Land | None:
    """Return how a board looked before the last tile was laid there, if that is known."""
    known = (_LANDS.known(laid[:-squares]) for squares in LAID_AT_ONCE if len(laid) > squares)
    return next((land for land in known if land is not None), None)
