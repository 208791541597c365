"""The sea chart: which tiles lie where, what surrounds every space, where a ship can still set out or get to.

Everything is kept up to date as tiles are laid, so that the questions of a turn are look-ups.
"""

from __future__ import annotations

from bisect import insort

from farshore.games.entdecker.board import NO_COAST, Board
from farshore.games.entdecker.tile import (
    ALL_AROUND,
    ALL_LAND,
    ALL_SEA,
    FITTING_PATTERNS,
    IS_LAND,
    OPEN_SEA,
    OPPOSITE,
    SEA_SIDES,
    TOUCH,
    UNDISCOVERED,
)


class Chart:
    """The tiles on the board."""

    __slots__ = ("around", "board", "is_afloat", "left", "shores", "tiles")

    def __init__(
        self, board: Board, tiles: list[int], around: list[int], shores: list[int], is_afloat: list[bool], left: int
    ) -> None:
        self.board = board
        self.tiles = tiles  # by cell: the land mask; Edge Spaces are sea; UNDISCOVERED
        self.around = around  # by cell: what surrounds it, packed as in ``tile``
        self.shores = shores  # Edge Spaces and tiles with a sea side against an undiscovered space, in reading order
        self.is_afloat = is_afloat  # by cell: a tile joined by sea to an Edge Space (ENT-21); once so, for ever so
        self.left = left  # undiscovered spaces

    def clone(self) -> Chart:
        """Return an independent copy."""
        return Chart(
            self.board, self.tiles.copy(), self.around.copy(), self.shores.copy(), self.is_afloat.copy(), self.left
        )

    def lay(self, cell: int, mask: int) -> None:
        """Lay a tile on an undiscovered space."""
        tiles, around, shores = self.tiles, self.around, self.shores
        tiles[cell] = mask
        self.left -= 1
        touch = TOUCH[mask]
        for side, step in enumerate(self.board.steps):
            beside = cell + step
            before = around[beside]
            near = around[beside] = before | touch[side]
            open_sea = OPEN_SEA[tiles[beside]]  # of what is undiscovered, as of land: none
            if open_sea[before] and not open_sea[near]:
                shores.remove(beside)
        if OPEN_SEA[mask][around[cell]]:
            insort(shores, cell)
        self._float(cell)

    def _float(self, cell: int) -> None:
        """Note that a tile, and what it joins by sea, has a line to an Edge Space now."""
        tiles, steps, is_afloat = self.tiles, self.board.steps, self.is_afloat
        sides = SEA_SIDES[tiles[cell]]
        for side in sides:
            if is_afloat[cell + steps[side]]:
                break
        else:
            if not sides or self.board.coast_cost[cell] == NO_COAST:
                return
        due = [cell]
        while due:
            cell = due.pop()
            is_afloat[cell] = True
            for side in SEA_SIDES[tiles[cell]]:
                beside = cell + steps[side]
                if not is_afloat[beside] and tiles[beside] >= ALL_SEA and self.board.edge_cost[beside] == NO_COAST:
                    due.append(beside)

    def open_sea(self, cell: int) -> list[int]:
        """Return the undiscovered spaces across a sea side of a tile or Edge Space."""
        steps = self.board.steps
        return [cell + steps[side] for side in OPEN_SEA[self.tiles[cell]][self.around[cell]]]

    def is_dead_end(self, cell: int) -> bool:
        """Tell whether no sea side of this tile or Edge Space faces an undiscovered space (ENT-33)."""
        return not OPEN_SEA[self.tiles[cell]][self.around[cell]]

    def patterns_beside(self, cell: int) -> int:
        """Return the set of patterns that fit somewhere across a sea side of this cell, as bits (ENT-31)."""
        patterns = 0
        for space in self.open_sea(cell):
            patterns |= FITTING_PATTERNS[self.around[space]]
        return patterns

    def is_surrounded(self, space: int) -> bool:
        """Tell whether a space has tiles or Edge Spaces on all four sides (ENT-60)."""
        return self.around[space] >= ALL_AROUND

    def cut_off(self, space: int) -> set[int]:
        """Return the undiscovered spaces that no ship can reach any more, together with this space or tile (ENT-61).

        They are joined by undiscovered areas and sea tiles, and none of these leads to an Edge Space. Empty if this
        one can be reached.
        """
        tiles, steps, is_afloat, coast_cost = self.tiles, self.board.steps, self.is_afloat, self.board.coast_cost
        is_seen = [False] * self.board.size
        is_seen[space] = True
        seen, due = [space], [space]
        while due:
            cell = due.pop()
            mask = tiles[cell]
            if mask == UNDISCOVERED:
                if coast_cost[cell] != NO_COAST:
                    return set()
                mask = ALL_SEA
            for side in SEA_SIDES[mask]:
                beside = cell + steps[side]
                other = tiles[beside]
                if is_seen[beside] or (other != UNDISCOVERED and IS_LAND[other][OPPOSITE[side]]):
                    continue
                if is_afloat[beside]:
                    return set()
                is_seen[beside] = True
                seen.append(beside)
                due.append(beside)
        return {cell for cell in seen if tiles[cell] == UNDISCOVERED}


def empty_chart(board: Board) -> Chart:
    """Return the chart of a board where nothing has been discovered."""
    tiles = [ALL_LAND] * board.size  # corners are never asked for
    for cell in board.spaces:
        tiles[cell] = UNDISCOVERED
    for cell in board.edges:
        tiles[cell] = ALL_SEA
    return Chart(board, tiles, board.around.copy(), list(board.edges), [False] * board.size, len(board.spaces))
