"""A greedy player of Explorers.

It marks where it is worth most afterwards (``worth``), one mark after the other; a side, a scroll or a terrain is tried
by marking greedily to the end of the turn on a copy. Of all explorers it only looks at its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farshore.bots.bot import SimpleBot
from farshore.bots.explorers.chart import chart_of
from farshore.bots.explorers.worth import Weights, worth
from farshore.bots.judging import ranked
from farshore.bots.search.halving import Ranked
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Seat, State
from farshore.games.explorers import grid
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.marks import Marks
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.state import ExplorersState

_MARKS: Final = Marks()


class GreedyExplorers(SimpleBot):
    """Takes what looks best, in points; it does not think about the next card."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, turn: Turn) -> Action:
        """Return the action that looks best; the tiles to lay are left to luck."""
        world = _own(turn.world)
        if world.phase == Phase.LAY:
            return turn.rng.choice(turn.legal)
        return max(turn.legal, key=self._judge(world, turn))

    def rank(self, turn: Turn) -> list[Ranked]:
        """Return what it might do, the best first; nothing where luck decides."""
        world = _own(turn.world)
        if world.phase == Phase.LAY:
            return []
        judge = self._judge(world, turn)
        return ranked({action: judge(action) for action in turn.legal}, (), turn.seat)

    def _judge(self, world: ExplorersState, turn: Turn) -> Callable[[Action], float]:
        """Return what tells how good an action is: marks are tried by themselves, all else to the end of the turn."""
        if isinstance(turn.legal[0], Mark):
            return self._marked(world, turn.seat, _distances(world, turn.seat))
        return lambda action: self._tried(world, turn.seat, action)

    def _tried(self, state: ExplorersState, seat: Seat, action: Action) -> float:
        """Return what the explorer is worth after a choice and the marks that it brings."""
        imagined = state.clone()
        if state.phase == Phase.MARKS:
            _MARKS.apply(imagined, seat, action)  # only this seat's part: a turn that ends here goes no further
        else:
            imagined.apply(seat, action)
            if not imagined.sheets[seat].allowed and (choices := imagined.legal(seat)):
                return max(self._tried(imagined, seat, choice) for choice in choices)
        explorer = imagined.sheets[seat]
        distances = _distances(imagined, seat)
        while explorer.allowed or explorer.horses:
            mark = self._best_mark(imagined, seat, _MARKS.legal(imagined, seat), distances)
            _MARKS.apply(imagined, seat, mark)
            distances = _nearer(imagined, distances, mark)
        return worth(imagined, explorer, distances, self.weights)

    def _best_mark(self, state: ExplorersState, seat: Seat, legal: Sequence[Action], distances: list[int]) -> Action:
        """Return the mark after which the explorer is worth most."""
        return legal[0] if len(legal) == 1 else max(legal, key=self._marked(state, seat, distances))

    def _marked(self, state: ExplorersState, seat: Seat, distances: list[int]) -> Callable[[Action], float]:
        """Return what tells how much the explorer is worth after a mark."""
        imagined = state.clone()
        known: dict[tuple[int, ...], float] = {}  # marks on empty squares that bring the same things nearer are equal

        def after(action: Action) -> float:
            nearer = _nearer(state, distances, action)
            same = tuple(nearer) if _is_plain(state, action) else ()
            if same in known:
                return known[same]
            explorer = imagined.sheets[seat] = state.sheets[seat].clone()
            _MARKS.apply(imagined, seat, action)
            value = worth(imagined, explorer, nearer, self.weights)
            if same:
                known[same] = value
            return value

        return after


def _own(state: State) -> ExplorersState:
    """Return a state that must be one of Explorers. Raises ``TypeError``."""
    if not isinstance(state, ExplorersState):
        raise TypeError(f"not a state of Explorers: {state!r}")
    return state


def _is_plain(state: ExplorersState, action: Action) -> bool:
    """Tell whether a mark takes nothing and counts for nothing but the way it opens."""
    return (
        not state.achievements and isinstance(action, Mark) and grid.SQUARE[action.square] not in state.world.object_at
    )


def _distances(state: ExplorersState, seat: Seat) -> list[int]:
    return chart_of(state.world).distances(state.sheets[seat].marks)


def _nearer(state: ExplorersState, distances: list[int], action: Action) -> list[int]:
    """Return the distances after an action, which may be to stop."""
    if isinstance(action, Mark):
        return chart_of(state.world).nearer(distances, grid.SQUARE[action.square])
    return distances
