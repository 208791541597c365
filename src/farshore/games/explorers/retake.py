"""A turn taken anew, such as somebody who has not seen the real one may believe in (see ``secrets``).

It is drawn by how people play: they go for what can be taken and is near. How often objects and temples are taken in
such turns was compared with games of greedy players, and a test keeps it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseTerrain, TakeSide, UseScroll
from farshore.games.explorers.marks import MARKS, begin, mark, marks_on, refresh, squares
from farshore.games.explorers.phase import Moment
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import EXTRA_MARKS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import World

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

TRIES: Final = 100
"""How often a turn that explores the announced temples is looked for."""
WANDERING: Final = 0.3
"""How often such a turn leads anywhere instead."""
SCROLL: Final = 0.1
"""How likely a terrain of a scroll is chosen, compared with a side."""
LURE: Final[tuple[float, ...]] = (1000.0, 240.0, 60.0, 14.0, 4.0, 1.0)
"""How likely a square is marked: a temple that can be explored, one beside it, something else that can be taken or that
is beside a village or two steps from such a temple, and then by the steps to such a square."""


def retake(s: ExplorersState, world: ExplorersState, other: Seat, rng: Random) -> None:
    """Let a seat take its turn anew in ``world``, so that it fits what was announced.

    Once temples have been announced (in the expert game, before extra marks) a turn that explores the same ones is
    looked for; where none is found the explorer goes straight to them, in more marks than there may have been.
    """
    real = s.sheets[other]
    if s.moment != Moment.EXTRA:
        _start_again(s, world, other)
        if real.is_done:
            _play(world, other, rng)
        return
    explored = {quadrant for quadrant in range(4) if real.temples[quadrant] != s.shown[other].temples[quadrant]}
    for _ in range(TRIES):
        _start_again(s, world, other)
        if _explores(s, world, other, explored, rng):
            return
    _go_straight(s, world, other, explored)


def _start_again(s: ExplorersState, world: ExplorersState, other: Seat) -> None:
    """Take a seat back to the beginning of the turn."""
    world.sheets[other] = s.shown[other].clone()
    world.moment = Moment.SETUP if s.turn_number < 0 else Moment.CARD
    begin(world, other)


def _explores(s: ExplorersState, world: ExplorersState, other: Seat, explored: set[int], rng: Random) -> bool:
    """Play a turn with its batches so far. Returns whether it explored the temples announced, and waits if it must."""
    real, sheet = s.sheets[other], world.sheets[other]
    found: set[int] = set()
    for _ in range(s.batches):
        _play(world, other, rng, explored - found)
        batch, sheet.batch = sheet.batch, ()
        if not explored.issuperset(batch):
            return False
        found.update(batch)
        _rank(s, world, other, batch)
    if found != explored or sheet.is_done > real.is_done:
        return False
    if real.is_done and not sheet.is_done:
        _play(world, other, rng)
    return True


def _rank(s: ExplorersState, world: ExplorersState, other: Seat, batch: Sequence[int]) -> None:
    """Note the places of temples explored in a batch as they were announced, and begin their extra marks (EXP-38)."""
    real, sheet = s.sheets[other], world.sheets[other]
    sheet.temples = tuple(
        real.temples[quadrant] if quadrant in batch else place for quadrant, place in enumerate(sheet.temples)
    )
    sheet.extras = tuple(quadrant for quadrant in sorted(batch) if EXTRA_MARKS[real.temples[quadrant]])
    world.moment = Moment.EXTRA
    begin(world, other)


def _go_straight(s: ExplorersState, world: ExplorersState, other: Seat, explored: set[int]) -> None:
    """Let a seat mark the shortest ways to the temples announced, first to a key where it has none."""
    _start_again(s, world, other)
    sheet, objects = world.sheets[other], world.world.objects
    for quadrant in sorted(explored):
        refresh(world, sheet)
        if not sheet.keys:
            _mark_way(world, other, objects[Object.KEY] & ~sheet.marks)
        _mark_way(world, other, world.world.temples[quadrant])
    sheet.batch, sheet.due, sheet.horses = (), 0, 0
    _rank(s, world, other, sorted(explored))
    if s.sheets[other].is_done:
        sheet.extras, sheet.is_done = (), True


def _mark_way(world: ExplorersState, other: Seat, goals: int) -> None:
    """Mark a shortest way to the nearest of some squares, around all that lies on the map wherever that can be done."""
    sheet, land = world.sheets[other], world.world.land
    empty = land & ~sum(world.world.objects)
    for layer in way_to(goals, sheet.near, empty) or way_to(goals, sheet.near, land):
        square = grid.squares_of(layer & sheet.near & ~sheet.marks)[0]
        sheet.due += 1
        mark(world, other, square)


def way_to(goals: int, near: int, land: int) -> list[int]:
    """Return layers of squares, from beside the marks to the goals, of which one each is a shortest way over some land.

    There may be none.
    """
    layers, seen = [goals], goals
    while layers[-1] and not layers[-1] & near:
        layers.append(grid.beside(layers[-1]) & land & ~seen)
        seen |= layers[-1]
    return layers[::-1] if layers[-1] else []


def _play(world: ExplorersState, other: Seat, rng: Random, explored: set[int] | None = None) -> None:
    """Choose and mark until done; if it is known which temples were explored, more or less towards those."""
    sheet = world.sheets[other]
    while not sheet.is_done:
        if not sheet.horses and not sheet.allowed:
            MARKS.apply(world, other, _choice(world, other, rng))
            continue
        open_squares = squares(sheet)
        if explored is not None:
            open_squares = _towards(world.world, sheet, explored, open_squares, rng)
        MARKS.apply(world, other, _drawn(world.world, sheet, open_squares, rng))


def _choice(world: ExplorersState, other: Seat, rng: Random) -> Action:
    """Draw what to commit to, the likelier the more its best square lures."""
    sheet = world.sheets[other]
    parts = _by_lure(world.world, sheet, sheet.near & sheet.free)
    actions = MARKS.legal(world, other)
    weights = []
    for action in actions:
        land = world.world.land_of[action.side if isinstance(action, TakeSide) else _terrain(action)]
        best = next((lure for lure, part in zip(LURE, parts, strict=True) if part & land), 0.5)
        weights.append(best * (SCROLL if isinstance(action, UseScroll) else 1.0))
    return rng.choices(actions, weights)[0]


def _terrain(action: Action) -> str:
    assert isinstance(action, UseScroll | ChooseTerrain)
    return action.terrain


def _drawn(world: World, sheet: Sheet, open_squares: int, rng: Random) -> Action:
    """Draw a square to mark, the likelier the more it lures."""
    parts = _by_lure(world, sheet, open_squares)
    weights = [lure * part.bit_count() for lure, part in zip(LURE, parts, strict=True)]
    return rng.choice(marks_on(rng.choices(parts, weights)[0]))


def _by_lure(world: World, sheet: Sheet, open_squares: int) -> list[int]:
    """Return squares in parts, those that lure most first (``LURE``)."""
    temples = sheet.free & world.objects[Object.TEMPLE]  # none without a key
    way = temples | grid.beside(temples)
    parts = [open_squares & temples, open_squares & way & ~temples]
    left = open_squares & ~way
    wanted = sheet.free & world.lures | grid.beside(way)
    for _ in LURE[2:-1]:
        parts.append(left & wanted)
        left &= ~wanted
        wanted |= grid.beside(wanted)
    return [*parts, left]


def _towards(world: World, sheet: Sheet, explored: set[int], open_squares: int, rng: Random) -> int:
    """Return the squares nearest to a temple that was explored, now and then all; never a temple that was not."""
    others = sum(temple for quadrant, temple in enumerate(world.temples) if quadrant not in explored)
    allowed = open_squares & ~others or open_squares
    goals = [grid.only_square(temple) for quadrant, temple in enumerate(world.temples) if quadrant in explored]
    goals = [goal for goal in goals if not grid.holds(sheet.marks, goal)]
    if not goals or rng.random() < WANDERING:
        return allowed
    away = {square: min(grid.steps(square, goal) for goal in goals) for square in grid.squares_of(allowed)}
    nearest = min(away.values())
    return grid.set_of(square for square, steps in away.items() if steps == nearest)
