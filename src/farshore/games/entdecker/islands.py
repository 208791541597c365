"""Islands: masses of land joined across tiles, kept as a union-find forest (ENT-70, ENT-71).

A mass is a number that stands for its cell and its index on the tile (``board.mass_of``). The root of an island is its
first mass in reading order, which names it.
"""

from __future__ import annotations

from functools import cache

from farshore.games.entdecker.board import Board, cell_of, index_of, mass_of
from farshore.games.entdecker.tile import (
    BIT_COUNT,
    LAND_SIDES,
    MASS_AT,
    MASSES,
    OPPOSITE,
    SIDE_NAMES,
    SIDES,
    UNDISCOVERED,
)


class Islands:
    """Which masses belong together, how large each island is and how many of its land sides are open."""

    __slots__ = ("bonus", "masses", "open_sides", "parent", "straits")

    def __init__(
        self, parent: list[int], open_sides: list[int], masses: list[int], bonus: dict[int, int], straits: list[int]
    ) -> None:
        self.parent = parent  # by mass
        self.open_sides = open_sides  # by root: land sides that face an undiscovered space
        self.masses = masses  # by root: how many masses belong
        self.bonus = bonus  # by mass of a waterfall: what it adds to its island
        self.straits = straits  # cells of tiles with two masses

    def clone(self) -> Islands:
        """Return an independent copy."""
        return Islands(self.parent.copy(), self.open_sides.copy(), self.masses.copy(), self.bonus, self.straits.copy())

    def find(self, mass: int) -> int:
        """Return the root that stands for the island of a mass: its first mass in reading order."""
        parent = self.parent
        while (above := parent[mass]) != mass:
            parent[mass] = mass = parent[above]
        return mass

    def lay(self, board: Board, tiles: list[int], cell: int) -> None:
        """Join the land of a tile that has just been laid."""
        mask = tiles[cell]
        parts = MASSES[mask]
        masses = board.masses
        for index, part in enumerate(parts):
            mass = masses[cell][index]
            self.parent[mass] = mass
            self.open_sides[mass] = BIT_COUNT[part]
            self.masses[mass] = 1
        if len(parts) == 2:
            self.straits.append(cell)
        for side in LAND_SIDES[mask]:
            beside = cell + board.steps[side]
            other = tiles[beside]
            if other != UNDISCOVERED:
                self._join(masses[cell][MASS_AT[mask][side]], masses[beside][MASS_AT[other][OPPOSITE[side]]])

    def _join(self, mass: int, other: int) -> None:
        """Two land sides met: both are closed, and their islands are one."""
        root, other_root = self.find(mass), self.find(other)
        if root == other_root:
            self.open_sides[root] -= 2
            return
        if other_root < root:
            root, other_root = other_root, root
        self.parent[other_root] = root
        self.open_sides[root] += self.open_sides[other_root] - 2
        self.masses[root] += self.masses[other_root]

    def size(self, root: int) -> int:
        """Return the number of tiles that carry an island; a tile counts once (ENT-71)."""
        doubled = sum(1 for cell in self.straits if self.find(mass_of(cell, 0)) == root == self.find(mass_of(cell, 1)))
        return self.masses[root] - doubled

    def value(self, root: int) -> int:
        """Return what an island is worth to the first in rank (ENT-71)."""
        return self.size(root) + sum(bonus for mass, bonus in self.bonus.items() if self.find(mass) == root)

    def members(self, board: Board, tiles: list[int]) -> dict[int, list[int]]:
        """Return the masses of every island, in reading order, by root."""
        islands: dict[int, list[int]] = {}
        for cell in board.spaces:
            if tiles[cell] != UNDISCOVERED:
                for mass in masses_on(board, tiles, cell):
                    islands.setdefault(self.find(mass), []).append(mass)
        return islands


def no_islands(board: Board, bonus: dict[int, int]) -> Islands:
    """Return the islands of an empty board. ``bonus``: of waterfalls, by mass."""
    masses = 1 + board.masses[-1][-1]
    return Islands(list(range(masses)), [0] * masses, [0] * masses, bonus, [])


def masses_on(board: Board, tiles: list[int], cell: int) -> tuple[int, ...]:
    """Return the masses of the tile on a cell, in reading order."""
    return board.masses[cell][: len(MASSES[tiles[cell]])]


def mass_name(board: Board, tiles: list[int], mass: int) -> str:
    """Return the name of a mass: ``C3``, or ``C3/E`` for one of two masses on a tile."""
    cell = cell_of(mass)
    return mass_names(board.names[cell], tiles[cell])[index_of(mass)]


@cache
def mass_names(space: str, mask: int) -> tuple[str, ...]:
    """Return the names of all masses of a tile on a space, in reading order."""
    parts = MASSES[mask]
    if len(parts) < 2:
        return (space,) * len(parts)
    return tuple(f"{space}/{SIDE_NAMES[SIDES[part][0]]}" for part in parts)


def mass_named(board: Board, tiles: list[int], name: str) -> int | None:
    """Return the mass with this name, or ``None``."""
    cell = board.cell.get(name.partition("/")[0])
    if cell is None or tiles[cell] == UNDISCOVERED:
        return None
    masses = masses_on(board, tiles, cell)
    return next((mass for mass in masses if mass_name(board, tiles, mass) == name), None)
