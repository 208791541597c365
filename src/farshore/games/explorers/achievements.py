"""The 32 achievements, each a small predicate over the marks (EXP-60, EXP-61).

An achievement is either scored at the end of the game or is a race, whose condition is looked at when a turn ends.
Marks include the start village.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from farshore.games.explorers import grid
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import World

Points = Callable[[World, int], int]
Condition = Callable[[World, int], bool]

PROVISIONS: Final = (Object.APPLE, Object.CARROT, Object.FISH)
FEW: Final = (1, 3, 6, 10)
SOME: Final = (2, 4, 7, 11)
MANY: Final = (2, 5, 9, 14)


def step(count: int, points: tuple[int, ...]) -> int:
    """Return what a count from 1 on is worth; beyond the last step the last."""
    return points[min(count, len(points)) - 1] if count else 0


def without(kind: Object, points: int, world: World, marks: int) -> int:
    """Score if no object of a kind is marked (N1 to N3)."""
    return 0 if marks & world.objects[kind] else points


def every_area(terrain: int, points: int, world: World, marks: int) -> int:
    """Score a mark in every connected area of a terrain on the whole map (A1 to A4)."""
    return points if all(marks & area for area in world.areas[terrain]) else 0


def full_line(points: int, world: World, marks: int) -> int:
    """Score one full row or column (F)."""
    return points if any(line & ~marks == 0 for line in (*grid.ROWS, *grid.COLUMNS)) else 0


def objects(kind: Object, points: tuple[int, ...], world: World, marks: int) -> int:
    """Score the marked objects of a kind (C1 to C3, C5 to C8)."""
    return step((marks & world.objects[kind]).bit_count(), points)


def gems(points: tuple[int, ...], world: World, marks: int) -> int:
    """Score 3, 5, 7, 9 gems (C4); between steps the lower counts."""
    return step(max(0, (marks & world.objects[Object.GEM]).bit_count() - 1) // 2, points)


def provision_sets(points: tuple[int, ...], world: World, marks: int) -> int:
    """Score sets of three different provisions (C9)."""
    return step(min((marks & world.objects[kind]).bit_count() for kind in PROVISIONS), points)


def surrounded_villages(points: tuple[int, ...], world: World, marks: int) -> int:
    """Score villages with four marked neighbours (C10)."""
    return step(sum(grid.beside(village) & ~marks == 0 for village in world.villages), points)


def visited_temples(points: tuple[int, ...], world: World, marks: int) -> int:
    """Score temples with at least two marked neighbours (C11); the temple itself need not be marked."""
    return step(sum((grid.beside(temple) & marks).bit_count() >= 2 for temple in world.temples), points)


def corners(points: tuple[int, ...], world: World, marks: int) -> int:
    """Score marked map corners (C12)."""
    return step(sum(bool(corner & marks) for corner in grid.CORNERS), points)


def longest(shifts: tuple[grid.Shift, ...], world: World, marks: int) -> int:
    """Score each mark of the longest unbroken line in these directions (Z1 to Z3)."""
    return max(_run(marks, shift) for shift in shifts)


def _run(marks: int, shift: grid.Shift) -> int:
    length = 0
    while marks:
        length += 1
        marks &= shift(marks)
    return length


def largest_square(world: World, marks: int) -> int:
    """Score the marks of the largest filled square (Q)."""
    side = 0
    while marks:
        side += 1
        marks &= grid.from_east(marks) & grid.from_south(marks) & grid.from_south_east(marks)
    return side * side


def has(needed: dict[Object, int], world: World, marks: int) -> bool:
    """Tell whether so many objects of each kind are marked (R1 to R4)."""
    return all((marks & world.objects[kind]).bit_count() >= count for kind, count in needed.items())


def is_beside_every_village(world: World, marks: int) -> bool:
    """Tell whether a mark lies beside every village (R5)."""
    return all(grid.beside(village) & marks for village in world.villages)


def is_beside_villages_and_in_temples(world: World, marks: int) -> bool:
    """Tell whether marks lie beside three villages and on three temples (R6)."""
    beside = sum(bool(grid.beside(village) & marks) for village in world.villages)
    return beside >= 3 and (marks & world.objects[Object.TEMPLE]).bit_count() >= 3


def is_on_every_edge(world: World, marks: int) -> bool:
    """Tell whether a mark lies on each edge of the map (R7); a corner lies on two."""
    return all(edge & marks for edge in grid.EDGES)


def is_in_every_quadrant(world: World, marks: int) -> bool:
    """Tell whether three marks lie in every quadrant (R8)."""
    return all((quadrant & marks).bit_count() >= 3 for quadrant in grid.QUADRANTS)


AT_THE_END: Final[dict[str, Points]] = {
    "N1": partial(without, Object.SCROLL, 6),
    "N2": partial(without, Object.HORSE, 8),
    "N3": partial(without, Object.GEM, 16),
    "A1": partial(every_area, 0, 10),
    "A2": partial(every_area, 1, 10),
    "A3": partial(every_area, 2, 10),
    "A4": partial(every_area, 3, 10),
    "F": partial(full_line, 12),
    "C1": partial(objects, Object.APPLE, FEW),
    "C2": partial(objects, Object.CARROT, FEW),
    "C3": partial(objects, Object.FISH, FEW),
    "C4": partial(gems, MANY),
    "C5": partial(objects, Object.HORSE, SOME),
    "C6": partial(objects, Object.KEY, SOME),
    "C7": partial(objects, Object.SCROLL, SOME),
    "C8": partial(objects, Object.TEMPLE, MANY),
    "C9": partial(provision_sets, MANY),
    "C10": partial(surrounded_villages, (4, 9, 15, 22)),
    "C11": partial(visited_temples, MANY),
    "C12": partial(corners, (3, 7, 12, 18)),
    "Z1": partial(longest, (grid.from_east,)),
    "Z2": partial(longest, (grid.from_south,)),
    "Z3": partial(longest, (grid.from_south_east, grid.from_south_west)),
    "Q": largest_square,
}
"""Achievements scored at the end of the game."""

RACES: Final[dict[str, Condition]] = {
    "R1": partial(has, {Object.GEM: 5}),
    "R2": partial(has, dict.fromkeys(PROVISIONS, 2)),
    "R3": partial(has, {Object.HORSE: 3}),
    "R4": partial(has, {Object.KEY: 2, Object.SCROLL: 2}),
    "R5": is_beside_every_village,
    "R6": is_beside_villages_and_in_temples,
    "R7": is_on_every_edge,
    "R8": is_in_every_quadrant,
}
"""Achievements for which explorers race."""

NAMES: Final = (*AT_THE_END, *RACES)
