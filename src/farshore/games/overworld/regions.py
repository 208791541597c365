"""Regions: edge-connected squares of one kind, with their size and explorers, kept as tiles are laid (OVW-40).

The parts of a region are *spots*: a square and a half of it (``square * 2 + half``); a survey square has one spot, a
coast two. Spots only ever join, so a forest of parents serves. A region is known by its root, and the explorers in it
are one number with eight bits for each seat: the numbers of several regions can simply be added.
"""

from __future__ import annotations

from typing import Final

from farshore.games.overworld.grid import Square

Spot = int
Root = int

_BITS: Final = 8
_ALL: Final = (1 << _BITS) - 1


def spot(square: Square, half: int) -> Spot:
    """Return a half of a square."""
    return square * 2 + half


def square_of(at: Spot) -> Square:
    """Return the square of a spot."""
    return at >> 1


def half_of(at: Spot) -> int:
    """Return which half of its square a spot is: a camel holds the land half of a coast, a ship the water half."""
    return at & 1


def strengths(explorers: int, seats: int) -> list[int]:
    """Return the explorers of each seat."""
    return [explorers >> _BITS * seat & _ALL for seat in range(seats)]


class Regions:
    """All regions of a board."""

    __slots__ = ("explorers", "parents", "sizes")

    def __init__(self, parents: dict[Spot, Spot], sizes: dict[Root, int], explorers: dict[Root, int]) -> None:
        self.parents = parents
        self.sizes = sizes  # by root: how many squares; a coast half is one
        self.explorers = explorers  # by root: how many explorers of each seat

    def clone(self) -> Regions:
        """Return an independent copy."""
        return Regions(self.parents.copy(), self.sizes.copy(), self.explorers.copy())

    def add(self, new: Spot, beside: list[Spot]) -> None:
        """Add a spot to the regions of some others, which become one; without any it begins a region."""
        if not beside:
            self.parents[new] = new
            self.sizes[new] = 1
            self.explorers[new] = 0
            return
        root = self.parents[new] = self.root(beside[0])
        self.sizes[root] += 1
        for other in beside[1:]:
            self.join(root, other)

    def root(self, of: Spot) -> Root:
        """Return the region of a spot."""
        parents = self.parents
        while (parent := parents[of]) != of:
            parents[of] = of = parents[parent]
        return of

    def join(self, one: Spot, other: Spot) -> None:
        """Make one region of two, if they are not one already."""
        large, small = self.root(one), self.root(other)
        if large == small:
            return
        sizes = self.sizes
        if sizes[large] < sizes[small]:
            large, small = small, large
        explorers = self.explorers
        self.parents[small] = large
        sizes[large] += sizes[small]
        explorers[large] += explorers[small]
        del sizes[small], explorers[small]

    def enter(self, at: Spot, seat: int) -> None:
        """Count an explorer in."""
        self.explorers[self.root(at)] += 1 << _BITS * seat

    def leave(self, at: Spot, seat: int) -> None:
        """Count an explorer out."""
        self.explorers[self.root(at)] -= 1 << _BITS * seat
