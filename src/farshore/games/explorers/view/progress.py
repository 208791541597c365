"""How far an achievement has come: what it counts, how many there are, and how many the next step takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from farshore.games.explorers import grid
from farshore.games.explorers.achievements import AT_THE_END, PROVISIONS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import World

FOUR: Final = (1, 2, 3, 4)
GEMS: Final = (3, 5, 7, 9)


class Count(NamedTuple):
    """Something counted; ``needed`` is 0 where there is no more to reach."""

    what: str
    have: int
    needed: int


Progress = Callable[[World, int], list[Count]]


def progress(name: str, world: World, marks: int) -> list[Count]:
    """Return what an achievement counts among these marks."""
    return _PROGRESS[name](world, marks)


def _next(have: int, steps: tuple[int, ...]) -> int:
    """Return the next step above a count; beyond the last there is none."""
    return next((step for step in steps if step > have), 0)


def _found(kind: Object, world: World, marks: int) -> int:
    return (marks & world.objects[kind]).bit_count()


def _objects(kind: Object, steps: tuple[int, ...], world: World, marks: int) -> list[Count]:
    have = _found(kind, world, marks)
    return [Count(kind.name.lower(), have, _next(have, steps))]


def _all_of(needed: dict[Object, int], world: World, marks: int) -> list[Count]:
    return [Count(kind.name.lower(), _found(kind, world, marks), least) for kind, least in needed.items()]


def _areas(terrain: int, world: World, marks: int) -> list[Count]:
    areas = world.areas[terrain]
    return [Count("areas", sum(bool(marks & area) for area in areas), len(areas))]


def _full_line(world: World, marks: int) -> list[Count]:
    return [Count("line", max((line & marks).bit_count() for line in (*grid.ROWS, *grid.COLUMNS)), grid.SIZE)]


def _sets(world: World, marks: int) -> list[Count]:
    found = {kind: _found(kind, world, marks) for kind in PROVISIONS}
    needed = _next(min(found.values()), FOUR)
    return [Count(kind.name.lower(), have, needed) for kind, have in found.items()]


def _surrounded(world: World, marks: int) -> list[Count]:
    have = sum(grid.beside(village) & ~marks == 0 for village in world.villages)
    return [Count("villages", have, _next(have, FOUR))]


def _visited(world: World, marks: int) -> list[Count]:
    have = sum((grid.beside(temple) & marks).bit_count() >= 2 for temple in world.temples)
    return [Count("temples", have, _next(have, FOUR))]


def _corners(world: World, marks: int) -> list[Count]:
    have = sum(bool(corner & marks) for corner in grid.CORNERS)
    return [Count("corners", have, _next(have, FOUR))]


def _longest(name: str, most: int, world: World, marks: int) -> list[Count]:
    have = AT_THE_END[name](world, marks)
    return [Count("line", have, have + 1 if have < most else 0)]


def _square(world: World, marks: int) -> list[Count]:
    have = AT_THE_END["Q"](world, marks)
    side = round(have**0.5)
    return [Count("square", have, (side + 1) ** 2 if side < grid.SIZE else 0)]


def _villages(needed: int, world: World, marks: int) -> Count:
    return Count("villages", sum(bool(grid.beside(village) & marks) for village in world.villages), needed)


def _edges(world: World, marks: int) -> list[Count]:
    return [Count("edges", sum(bool(edge & marks) for edge in grid.EDGES), len(grid.EDGES))]


def _quadrants(world: World, marks: int) -> list[Count]:
    pairs = zip(grid.QUADRANT_NAMES, grid.QUADRANTS, strict=True)
    return [Count(name, (squares & marks).bit_count(), 3) for name, squares in pairs]


_PROGRESS: Final[dict[str, Progress]] = {
    "N1": partial(_objects, Object.SCROLL, ()),
    "N2": partial(_objects, Object.HORSE, ()),
    "N3": partial(_objects, Object.GEM, ()),
    "A1": partial(_areas, 0),
    "A2": partial(_areas, 1),
    "A3": partial(_areas, 2),
    "A4": partial(_areas, 3),
    "F": _full_line,
    "C1": partial(_objects, Object.APPLE, FOUR),
    "C2": partial(_objects, Object.CARROT, FOUR),
    "C3": partial(_objects, Object.FISH, FOUR),
    "C4": partial(_objects, Object.GEM, GEMS),
    "C5": partial(_objects, Object.HORSE, FOUR),
    "C6": partial(_objects, Object.KEY, FOUR),
    "C7": partial(_objects, Object.SCROLL, FOUR),
    "C8": partial(_objects, Object.TEMPLE, FOUR),
    "C9": _sets,
    "C10": _surrounded,
    "C11": _visited,
    "C12": _corners,
    "Z1": partial(_longest, "Z1", grid.SIZE),
    "Z2": partial(_longest, "Z2", grid.SIZE),
    "Z3": partial(_longest, "Z3", grid.SIZE),
    "Q": _square,
    "R1": partial(_all_of, {Object.GEM: 5}),
    "R2": partial(_all_of, dict.fromkeys(PROVISIONS, 2)),
    "R3": partial(_all_of, {Object.HORSE: 3}),
    "R4": partial(_all_of, {Object.KEY: 2, Object.SCROLL: 2}),
    "R5": lambda world, marks: [_villages(4, world, marks)],
    "R6": lambda world, marks: [_villages(3, world, marks), *_all_of({Object.TEMPLE: 3}, world, marks)],
    "R7": _edges,
    "R8": _quadrants,
}
