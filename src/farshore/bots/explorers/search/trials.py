"""Plans for one choice, tried in ways the cards may fall: what the others do in them is played once for all plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.explorers.search.future import Courses, Future, deal_courses
from farshore.bots.explorers.search.hopes import Outlook
from farshore.bots.explorers.search.sheets import Sheets, joined, sheet_of
from farshore.bots.search.mind import Points
from farshore.bots.turn import Turn
from farshore.core.contract import Action, State
from farshore.games.explorers.cards import CARDS, number_of, sides
from farshore.games.explorers.state import ExplorersState

COURSES: Final = 40  # ways in which the cards may fall that are played by the whole table at once


class Step(NamedTuple):
    """How a plan of a turn goes on."""

    actions: tuple[Action, ...]
    sheet: Sheets  # after them
    side: str  # that the active player chooses by it
    achieved: int  # what achievements are worth after them


class Trials:
    """The courses in which the plans for one choice are tried, and what the others do in them.

    That is the same for all plans that leave the others the same: for those by which the same side is chosen now.
    """

    def __init__(self, turn: Turn, outlook: Outlook, turns: int, likely: dict[str, Sheets]) -> None:
        self.turn = turn
        self.s = own_state(turn.world)
        self.outlook = outlook
        self.future = Future(self.s, turn.seat, outlook, turns)
        self.likely = likely  # by side: one's own sheet, as the others may expect it
        self.sides = list(likely)
        iterations = turn.budget.limit.iterations
        self.size = COURSES if iterations is None else min(COURSES, 1 + iterations // 4)
        self._deal(0)

    def play(self, steps: Sequence[Step], worlds: int) -> list[list[Points]]:
        """Play plans on in courses that were not played before; return the points by plan, course and seat."""
        if self.used + worlds > self.count:
            self._deal(max(worlds, self.size))
        courses = np.arange(self.used, self.used + worlds)
        self.used += worlds
        own = joined([step.sheet for step in steps]).chosen(np.repeat(np.arange(len(steps)), worlds))
        at = np.concatenate([courses + self.count * self.sides.index(step.side) for step in steps])
        points = self.future.play_on(own, at, self.table)
        points[:, self.turn.seat] += np.repeat([step.achieved for step in steps], worlds)
        by_plan = points.reshape(len(steps), worlds, -1).tolist()
        return [[tuple(seats) for seats in courses_of] for courses_of in by_plan]

    def _deal(self, count: int) -> None:
        """Draw new courses, for each side the same, and let the others play."""
        self.count, self.used = count, 0
        if not count:
            return
        s, now = self.s, self.future.now
        dealt = deal_courses(s, count, self.turn.rng)
        again = np.tile(np.arange(count), len(self.sides))
        courses = Courses(dealt.cards[again], dealt.chosen[again])
        for number, side in enumerate(self.sides):
            if side:
                chosen = sides(CARDS[number_of(s.card)]).index(side)
                courses.chosen[number * count : (number + 1) * count, now] = chosen
        own = joined([self.likely[side].repeated(count) for side in self.sides])
        others = {
            seat: sheet_of(s, self.outlook.ground, s.shown[seat], now)
            for seat in range(s.terms.seats)
            if seat != self.turn.seat
        }
        self.table = self.future.table(own, others, courses)


def own_state(state: State) -> ExplorersState:
    """Return a state that must be one of Explorers. Raises ``TypeError``."""
    if not isinstance(state, ExplorersState):
        raise TypeError(f"not a state of Explorers: {state!r}")
    return state
