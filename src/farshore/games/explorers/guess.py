"""Worlds that a seat could not tell apart from the real one: it does not know what others do in the running turn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Seat
from farshore.games.explorers.marks import Marks, begin
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.terms import EXTRA_MARKS

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

TRIES: Final = 100
"""How often a turn that explores the announced temples is looked for."""


def determinized(s: ExplorersState, seat: Seat, rng: Random) -> ExplorersState:
    """Return a copy in which others take the running turn anew, as far as ``seat`` knows that they have taken it.

    Whoever is done plays some turn to its end; whoever is not is taken back to where they began. Once temples have been
    announced (in the expert game, before extra marks) a turn that explores the same ones is looked for; where none is
    found, or several batches have passed, the real one stays.
    """
    world = s.clone()
    if s.phase == Phase.MARKS:
        for other in range(s.terms.seats):
            if other != seat and not _retake(s, world, other, rng):
                world.explorers[other] = s.explorers[other].clone()
        world.phase, world.moment, world.waiting = s.phase, s.moment, s.waiting
    return world


def _retake(s: ExplorersState, world: ExplorersState, other: Seat, rng: Random) -> bool:
    """Let another seat take its turn anew in ``world``. Returns whether it fits what was announced."""
    real = s.explorers[other]
    if s.moment != Moment.EXTRA:
        _start_again(s, world, other, s.moment)
        if real.is_done:
            _play(world, other, rng)
        return True
    if s.batches > 1:
        return False
    explored = {quadrant for quadrant in range(4) if real.temples[quadrant] != s.shown[other].temples[quadrant]}
    for _ in range(TRIES):
        _start_again(s, world, other, Moment.SETUP if s.turn < 0 else Moment.CARD)
        _play(world, other, rng)
        explorer = world.explorers[other]
        if set(explorer.batch) == explored:
            explorer.batch = ()
            explorer.temples = real.temples
            explorer.extras = tuple(q for q in sorted(explored) if EXTRA_MARKS[real.temples[q]])
            world.moment = Moment.EXTRA
            begin(world, other)
            if real.is_done and not explorer.is_done:
                _play(world, other, rng)
            return True
    return False


def _start_again(s: ExplorersState, world: ExplorersState, other: Seat, moment: Moment) -> None:
    """Take a seat back to the beginning of the turn."""
    world.explorers[other] = s.shown[other].clone()
    world.moment = moment
    begin(world, other)


def _play(world: ExplorersState, other: Seat, rng: Random) -> None:
    """Choose and mark at random until done."""
    step = Marks()
    while not world.explorers[other].is_done:
        step.apply(world, other, rng.choice(step.legal(world, other)))
