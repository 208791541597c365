"""The geometry of a board: spaces, Edge Spaces and their names (ENT-1, ENT-2).

Spaces are cells of a padded grid, counted row by row; the ring around the undiscovered spaces holds the Edge Spaces, so
that every space has four neighbours and no rule needs to ask where the board ends.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.games.entdecker.tile import ALL_AROUND, NOTHING_AROUND, OPPOSITE, SEA_BESIDE, SIDE_NAMES

NO_COAST: Final = 1_000_000
"""Dearer than any purse: not beside an Edge Space."""


def column_name(column: int) -> str:
    """Return A … Z, then AA, AB …."""
    return chr(65 + column) if column < 26 else "A" + chr(65 + column - 26)


def mass_of(cell: int, index: int) -> int:
    """Return the number of a mass of land: of its cell and its index on the tile (ENT-4)."""
    return cell << 1 | index


def cell_of(mass: int) -> int:
    """Return the cell that a mass lies on."""
    return mass >> 1


def index_of(mass: int) -> int:
    """Return the index of a mass on its tile."""
    return mass & 1


class Board:
    """An unchanging board of ``width`` × ``height`` spaces, with ``coins`` on its Edge Spaces by side (N, E, S, W)."""

    def __init__(self, width: int, height: int, coins: tuple[int, int, int, int]) -> None:
        self.width = width
        self.height = height
        self.coins = coins
        stride = width + 2
        self.size = stride * (height + 2)  # cells, ring and corners included
        self.steps: tuple[int, ...] = (-stride, 1, stride, -1)  # to the neighbour on each side
        self.spaces = tuple(row * stride + column for row in range(1, height + 1) for column in range(1, width + 1))
        self.masses: tuple[tuple[int, ...], ...] = tuple(  # those a cell may hold
            (mass_of(cell, 0), mass_of(cell, 1)) for cell in range(self.size)
        )
        self.names = [""] * self.size  # by cell; corners have none
        self.edge_cost = [NO_COAST] * self.size  # by cell: the coins of an Edge Space
        self.coast_cost = [NO_COAST] * self.size  # by cell: the cheapest Edge Space beside a space
        self.around = [ALL_AROUND] * self.size  # what surrounds each cell of an empty board (packed as in ``tile``)
        for cell in self.spaces:
            row, column = divmod(cell, stride)
            self.names[cell] = f"{column_name(column - 1)}{row}"
            self.around[cell] = NOTHING_AROUND
        for cell in self.spaces:
            self._add_edges_beside(cell)
        self.cell = {name: cell for cell, name in enumerate(self.names) if name}
        self.edges = tuple(cell for cell in range(self.size) if self.edge_cost[cell] != NO_COAST)

    def _add_edges_beside(self, cell: int) -> None:
        """Put an Edge Space on each side where the board ends; it shows sea to its one facing space."""
        column, row = self.column_and_row(cell)
        ends = (row == 0, column == self.width - 1, row == self.height - 1, column == 0)
        for side, step in enumerate(self.steps):
            if not ends[side]:
                continue
            edge = cell + step
            label = column_name(column) if side in {0, 2} else str(row + 1)
            self.names[edge] = f"{SIDE_NAMES[side]}:{label}"
            self.edge_cost[edge] = self.coins[side]
            self.coast_cost[cell] = min(self.coast_cost[cell], self.coins[side])
            self.around[edge] &= ~SEA_BESIDE[OPPOSITE[side]]
            self.around[cell] |= SEA_BESIDE[side]

    def column_and_row(self, cell: int) -> tuple[int, int]:
        """Return where a space lies, both counted from 0."""
        row, column = divmod(cell, self.width + 2)
        return column - 1, row - 1


@lru_cache(maxsize=64)
def board_of(width: int, height: int, coins: tuple[int, int, int, int]) -> Board:
    """Return the board of this size; the same object for the same size."""
    return Board(width, height, coins)
