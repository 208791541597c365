"""How things stood earlier: played again from the nearest of some states that are kept on the way."""

from __future__ import annotations

from farshore.core.contract import Game, State
from farshore.core.eras import taken_up
from farshore.core.record import Record
from farshore.core.replay import opening

EVERY = 32
"""Steps between two states that are kept. A replay is mostly read onwards, so the last one asked for is kept too."""


class Rewind:
    """The past of one match. Its steps were checked when they were played, and are trusted here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._kept: dict[int, State] = {}  # by number of steps
        self._last: tuple[int, State] | None = None

    def state_after(self, record: Record, count: int) -> State:
        """Return the state after the first ``count`` steps of a record, which the present rules must have played.

        It is not to be changed.
        """
        begun, state = self._nearest(record, count)
        for number, step in enumerate(record.steps[begun:count], begun + 1):
            state.apply(step.seat, self.game.read_action(step.action))
            if number % EVERY == 0 and number not in self._kept:
                self._kept[number] = state.clone()
        self._last = count, state
        return state

    def forget(self, steps: int) -> None:
        """Know that what came after the first ``steps`` steps is no longer so."""
        self._kept = {count: state for count, state in self._kept.items() if count <= steps}
        if self._last is not None and self._last[0] > steps:
            self._last = None

    def _nearest(self, record: Record, count: int) -> tuple[int, State]:
        """Return a state to go on from, free to be changed, and how many steps led to it."""
        if self._last is not None and count - EVERY <= self._last[0] <= count:
            return self._last
        begun = max((kept for kept in self._kept if kept <= count), default=None)
        if begun is not None:
            return begun, self._kept[begun].clone()
        era = taken_up(record, self.game)
        return era.after, opening(record.header, self.game, era)
