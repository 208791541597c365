"""A map of Explorers as a player sees it who wants something: how many marks away everything is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.games.explorers import grid
from farshore.games.explorers.provisions import KINDS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import World

FAR: Final = 80  # more marks than any way needs


class Chart:
    """A map's targets (objects, and the neighbours of villages) and how far each is from every square."""

    def __init__(self, world: World) -> None:
        targets: list[int] = []

        def noted(squares: list[int]) -> slice:
            targets.extend(squares)
            return slice(len(targets) - len(squares), len(targets))

        self.objects = [noted(grid.squares_of(world.objects[kind])) for kind in Object]
        self.temples = [grid.quadrant_of(square) for square in targets[self.objects[Object.TEMPLE]]]
        self.villages = [noted(grid.squares_of(grid.beside(village))) for village in world.villages]
        ways = [_ways(world, target) for target in targets]
        self.rows = [bytes(row) for row in zip(*ways, strict=True)]  # by square: how far every target is

    def distances(self, marks: int) -> list[int]:
        """Return how many marks every target is away; 0: it is marked."""
        rows = [self.rows[square] for square in grid.squares_of(marks)]
        return list(map(min, rows[0], *rows))

    def nearer(self, distances: list[int], square: int) -> list[int]:
        """Return the distances when one more square is marked."""
        return list(map(min, distances, self.rows[square]))


@lru_cache(maxsize=64)
def chart_of(world: World) -> Chart:
    """Return the chart of a map; the last ones made are kept."""
    return Chart(world)


def _ways(world: World, target: int) -> list[int]:
    """Return how many marks lead from each square to a target, around temples and provisions: they may be barred."""
    barred = world.objects[Object.TEMPLE] | sum(world.objects[kind] for kind in KINDS)
    away = [FAR] * grid.SQUARES
    reached = layer = 1 << target
    distance = 0
    while layer:
        for square in grid.squares_of(layer):
            away[square] = distance
        open_squares = layer & world.land & ~barred if distance else layer
        layer = grid.beside(open_squares) & ~reached
        reached |= layer
        distance += 1
    return away
