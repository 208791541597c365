"""A map of Explorers as tables of numbers: what lies where, and how far every square is from all one may want."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.games.explorers import grid
from farshore.games.explorers.provisions import KINDS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import World

Ints = NDArray[np.int64]
Shorts = NDArray[np.int16]
Bytes = NDArray[np.uint8]

STEP: Final = 2  # what a mark of a way costs …
CHANGE: Final = 1  # … and another terrain than that of the mark before: it needs another card
FAR: Final = 79  # as far as nothing that can be reached
WIDTH: Final = FAR + 1  # how many distances there are
NOWHERE: Final = grid.SQUARES  # beyond the rim
NOTHING: Final = len(Object)  # where no object lies
BARRED: Final = {  # how what may be barred stands beside the terrain's bit
    Object.TEMPLE: 16,
    Object.APPLE: 32,
    Object.CARROT: 64,
    Object.FISH: 128,
}


class Ground:
    """What a player may want on a map, target by target: the objects by kind, then the villages' neighbours."""

    def __init__(self, world: World) -> None:
        self.world = world
        targets: list[int] = []
        self.objects: list[slice] = []  # by kind
        for kind in Object:
            squares = grid.squares_of(world.objects[kind])
            self.objects.append(slice(len(targets), len(targets) + len(squares)))
            targets += squares
        self.villages: list[slice] = []
        for village in world.villages:
            squares = grid.squares_of(grid.beside(village))
            self.villages.append(slice(len(targets), len(targets) + len(squares)))
            targets += squares
        self.targets = targets
        self.beside = _beside()
        self.kind_at = np.full(grid.SQUARES + 1, NOTHING, np.int64)  # by square
        self.traits = np.zeros(grid.SQUARES + 1, np.uint8)  # by square: its terrain, and why it may be barred, as bits
        for terrain, land in enumerate(world.terrain):
            self.traits[grid.squares_of(land)] = 1 << terrain
        for square, kind in world.object_at.items():
            self.kind_at[square] = kind
            self.traits[square] |= BARRED.get(kind, 0)
        self.quadrant = np.array([grid.quadrant_of(square) for square in range(grid.SQUARES)], np.int64)
        self.temple_quadrants = [grid.quadrant_of(square) for square in targets[self.objects[Object.TEMPLE]]]
        # By target and square: how far it is, plus WIDTH times the target's number: where to look in a table by both.
        self.base = (np.arange(len(targets)) * WIDTH)[:, None].astype(np.int16)
        self.away = (_ways(world, targets, self.beside).T + self.base).astype(np.int16)


def _beside() -> Ints:
    """Return every square's four neighbours; where there are fewer, ``NOWHERE``."""
    found = np.full((grid.SQUARES + 1, 4), NOWHERE, np.int64)
    for square in range(grid.SQUARES):
        squares = grid.squares_of(grid.NEIGHBOURS[square])
        found[square, : len(squares)] = squares
    return found


def _ways(world: World, targets: list[int], beside: Ints) -> Ints:
    """Return what the way from each square to each target costs, around temples and provisions: they may be barred."""
    barred = world.objects[Object.TEMPLE] | sum(world.objects[kind] for kind in KINDS)
    is_open = np.zeros(grid.SQUARES + 1, bool)
    is_open[grid.squares_of(world.land & ~barred)] = True
    terrain = np.full(grid.SQUARES + 1, -1)
    for number, land in enumerate(world.terrain):
        terrain[grid.squares_of(land)] = number
    change = (terrain[:, None] != terrain[beside]) * CHANGE
    to_go = np.full((grid.SQUARES + 1, len(targets)), FAR, np.int64)  # from a square that was marked just now
    to_go[targets, range(len(targets))] = 0
    while True:
        passing = np.where(is_open[:, None] | (to_go == 0), to_go, FAR)
        nearer = to_go
        for side in range(4):
            nearer = np.minimum(nearer, passing[beside[:, side]] + STEP + change[:, side, None])
        if (nearer == to_go).all():
            break
        to_go = nearer
    passing = np.where(is_open[:, None] | (to_go == 0), to_go, FAR)
    away = np.minimum.reduce([passing[beside[:, side]] + STEP for side in range(4)])  # the first card is not known
    away[targets, range(len(targets))] = 0
    away[NOWHERE] = FAR
    bounded: Ints = np.minimum(away, FAR)
    return bounded


@lru_cache(maxsize=64)
def ground_of(world: World) -> Ground:
    """Return the tables of a map; the last ones made are kept."""
    return Ground(world)
