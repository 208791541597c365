"""A greedy player of Overworld.

It tries every action on a copy, plays its turn on to the end there without much thought, and takes the action after
which it is best off (``worth``). It does not think about the next tile or the turns of others.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.bot import SimpleBot
from farshore.bots.judging import ranked
from farshore.bots.overworld.worth import Weights, hopes_of, worth
from farshore.bots.search.halving import Ranked
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Seat, State
from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import STEPS, ell, square_named, squares_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState

MOST_TRIED: Final = 120
"""Of more placements it tries those that touch most tiles: the others, out in the open, are much like one another."""
_WEIGHED: Final = frozenset({Phase.WINNER, Phase.ENTRANCE})
"""What is weighed even on the way to the end of a turn: seldom, and too much hangs on it."""


class GreedyOverworld(SimpleBot):
    """Takes what looks best, in points."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, turn: Turn) -> Action:
        """Return the action that looks best; among equals, luck decides."""
        world = _own(turn.world)
        return max(self._thought_of(world, turn), key=lambda action: self._tried(world, turn.seat, action))

    def rank(self, turn: Turn) -> list[Ranked]:
        """Return what it thinks of, the best first."""
        world, seat = _own(turn.world), turn.seat
        values = {action: self._tried(world, seat, action) for action in self._thought_of(world, turn)}
        return ranked(values, hopes_of(world, self.weights), seat)

    def _thought_of(self, world: OverworldState, turn: Turn) -> list[Action]:
        """Return the actions that are tried, in any order."""
        mixed = turn.rng.sample(turn.legal, len(turn.legal))
        if len(mixed) > MOST_TRIED:
            mixed = sorted(mixed, key=lambda action: _contacts(world, action), reverse=True)[:MOST_TRIED]
        return mixed

    def _tried(self, world: OverworldState, seat: Seat, action: Action) -> float:
        """Return what the position is worth after an action and the rest of the turn."""
        imagined = world.clone()
        if imagined.phase == Phase.SURVEY:
            imagined.coast_due = False  # the coast is thought of when it is laid
        imagined.apply(seat, action)
        while imagined.phase >= Phase.SURVEY and (actors := imagined.actors()):
            legal = imagined.legal(actors[0])
            if actors[0] == seat and imagined.phase in _WEIGHED:
                return max(self._tried(imagined, seat, choice) for choice in legal)
            imagined.apply(actors[0], legal[0])
        return worth(imagined, seat, self.weights)


def _own(state: State) -> OverworldState:
    """Return a state that must be one of Overworld. Raises ``TypeError``."""
    if not isinstance(state, OverworldState):
        raise TypeError(f"not a state of Overworld: {state!r}")
    return state


def _contacts(world: OverworldState, action: Action) -> int:
    """Count the edges that a survey tile would share with others."""
    if not isinstance(action, PlaceSurvey):
        return 0
    covered = squares_of(ell(square_named(action.square), action.orientation))
    return sum(square + step in world.board.cells for square in covered for step in STEPS)
