"""A turn taken anew, such as somebody who has not seen the real one may believe in (see ``secrets``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.games.explorers import grid
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.marks import MARKS, begin
from farshore.games.explorers.phase import Moment
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import EXTRA_MARKS

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

TRIES: Final = 100
"""How often a turn that explores the announced temples is looked for."""
WANDERING: Final = 0.3
"""How often such a turn leads anywhere instead."""


def retake(s: ExplorersState, world: ExplorersState, other: Seat, rng: Random) -> bool:
    """Let a seat take its turn anew in ``world``. Returns whether it fits what was announced.

    Once temples have been announced (in the expert game, before extra marks) a turn that explores the same ones is
    looked for; it may not be found, and is not looked for when several batches have passed.
    """
    real = s.sheets[other]
    if s.moment != Moment.EXTRA:
        _start_again(s, world, other, s.moment)
        if real.is_done:
            _play(world, other, rng)
        return True
    if s.batches > 1:
        return False
    explored = {quadrant for quadrant in range(4) if real.temples[quadrant] != s.shown[other].temples[quadrant]}
    for _ in range(TRIES):
        _start_again(s, world, other, Moment.SETUP if s.turn_number < 0 else Moment.CARD)
        _play(world, other, rng, explored)
        sheet = world.sheets[other]
        if set(sheet.batch) == explored:
            sheet.batch = ()
            sheet.temples = real.temples
            sheet.extras = tuple(q for q in sorted(explored) if EXTRA_MARKS[real.temples[q]])
            world.moment = Moment.EXTRA
            begin(world, other)
            if real.is_done and not sheet.is_done:
                _play(world, other, rng)
            return True
    return False


def _start_again(s: ExplorersState, world: ExplorersState, other: Seat, moment: Moment) -> None:
    """Take a seat back to the beginning of the turn."""
    world.sheets[other] = s.shown[other].clone()
    world.moment = moment
    begin(world, other)


def _play(world: ExplorersState, other: Seat, rng: Random, explored: set[int] | None = None) -> None:
    """Choose and mark at random until done; if it is known which temples were explored, more or less towards those."""
    while not world.sheets[other].is_done:
        actions = MARKS.legal(world, other)
        if explored is not None and isinstance(actions[0], Mark):
            actions = _towards(world, world.sheets[other], explored, actions, rng)
        MARKS.apply(world, other, rng.choice(actions))


def _towards(
    world: ExplorersState, sheet: Sheet, explored: set[int], actions: Sequence[Action], rng: Random
) -> Sequence[Action]:
    """Return the marks on a temple that was explored, mostly those nearest to one, never one that was not explored."""
    temples = world.world.temples
    goals = [grid.only_square(temple) for quadrant, temple in enumerate(temples) if quadrant in explored]
    goals = [goal for goal in goals if not grid.holds(sheet.marks, goal)]
    others = {grid.only_square(temple) for quadrant, temple in enumerate(temples) if quadrant not in explored}
    squares = {action: grid.SQUARE[action.square] for action in actions if isinstance(action, Mark)}
    allowed = [action for action, square in squares.items() if square not in others] or list(squares)
    if not goals or rng.random() < WANDERING:
        return allowed
    away = {action: min(grid.steps(squares[action], goal) for goal in goals) for action in allowed}
    return [action for action in allowed if away[action] == min(away.values())]
