"""How a seat plays without looking ahead: what every action seems to gain, in points.

It goes by what the islands, paths, gold and units are worth (``hopes``), and by what a journey may gain (``journeys``).
So it is fast enough to play on in many imagined games, and says which actions are worth trying.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from farshore.bots.entdecker.search.hopes import MOST_GOLD, Hopes, PrivateKnowledge, Stages, relative
from farshore.bots.entdecker.search.sailing import Sailing
from farshore.bots.entdecker.search.scouting import Scouting
from farshore.core.contract import Action
from farshore.games.entdecker import actions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.stacks import PLAIN
from farshore.games.entdecker.state import EntdeckerState

_OF_SCOUTS: Final = frozenset({Phase.SCOUTS, Phase.NATIVES, Phase.SETTLED})


class Habits:
    """What actions seem to gain, for any seat, as far as one of them knows the tokens."""

    def __init__(self, stages: Stages, knowledge: PrivateKnowledge) -> None:
        self.stages = stages
        self.knowledge = knowledge
        self._meant: Action | None = None  # what to announce after a start

    def act(self, s: EntdeckerState) -> Action:
        """Return what whoever decides now does."""
        legal = s.legal(s.mover)
        meant, self._meant = self._meant, None
        if len(legal) == 1:
            return legal[0]
        if s.phase == Phase.START:
            return self._start(s, legal)
        if s.phase == Phase.ANNOUNCE and meant is not None and meant in legal:
            return meant
        if s.phase == Phase.EXPLORE and s.landed < 0 and isinstance(legal[0], actions.DrawHidden):
            return self._first_draw(s, legal)
        gains = self.gains(s, legal)
        return legal[gains.index(max(gains))]

    def _start(self, s: EntdeckerState, legal: Sequence[Action]) -> Action:
        """Choose a starting space, and what to announce there."""
        sailing = Sailing(s, s.mover, self._hopes(s), self.knowledge)
        gains = sailing.starts(legal)
        start = legal[gains.index(max(gains))]
        self._meant = sailing.meant.get(start)
        return start

    def _first_draw(self, s: EntdeckerState, legal: Sequence[Action]) -> Action:
        """Draw without much thought: a tile without question mark, if there is one."""
        backs = s.stacks.backs
        return next(
            (draw for draw in legal if isinstance(draw, actions.DrawHidden) and backs[draw.stack - 1] == PLAIN),
            legal[0],
        )

    def _hopes(self, s: EntdeckerState) -> Hopes:
        return self.stages.near(s.chart.left)

    def gains(self, s: EntdeckerState, legal: Sequence[Action]) -> list[float]:
        """Return what each action seems to gain."""
        hopes = self._hopes(s)
        if s.phase in _OF_SCOUTS:
            return Scouting(s, s.mover, hopes, self.knowledge).sends(legal)
        sailing = Sailing(s, s.mover, hopes, self.knowledge)
        match s.phase:
            case Phase.START:
                return sailing.starts(legal)
            case Phase.ANNOUNCE:
                return sailing.announcements(legal)
            case Phase.EXPLORE | Phase.RECALLED:
                return sailing.explored(legal)
            case Phase.PLACE:
                return sailing.placements(legal)
            case Phase.WHEEL:
                return incomes(s, hopes, legal)
            case _:
                return [0.0] * len(legal)


def incomes(s: EntdeckerState, hopes: Hopes, legal: Sequence[Action]) -> list[float]:
    """The roller gets as much as is chosen, everyone else one more (ENT-20)."""
    purse = hopes.purse
    found = []
    for action in legal:
        if not isinstance(action, actions.ChooseIncome):
            found.append(-inf)
            continue
        after = [purse[min(gold + action.gold + (seat != s.seat), MOST_GOLD - 1)] for seat, gold in enumerate(s.gold)]
        found.append(relative(after, s.seat))
    return found
