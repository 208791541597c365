"""Plans for one choice, tried in ways the cards may fall: what the others do in them is played once for all plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.explorers.search.future import ACHIEVEMENTS, Courses, Future, deal_courses
from farshore.bots.explorers.search.hopes import PARTS, HopesByTurn
from farshore.bots.explorers.search.sheets import Sheets, joined, sheet_of
from farshore.bots.search.mind import Expected
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

    def __init__(self, turn: Turn, hopes: HopesByTurn, turns: int, likely: dict[str, Sheets]) -> None:
        self.turn = turn
        self.s = own_state(turn.world)
        self.hopes = hopes
        self.future = Future(self.s, turn.seat, hopes, turns)
        self.likely = likely  # by side: one's own sheet, as the others may expect it
        self.sides = list(likely)
        iterations = turn.budget.limit.iterations
        self.size = COURSES if iterations is None else min(COURSES, 1 + iterations // 4)
        self._deal(0)

    def play(self, steps: Sequence[Step], worlds: int) -> list[list[Expected]]:
        """Play plans on in courses that were not played before; return what is expected then, by plan and course."""
        if self.used + worlds > self.count:
            self._deal(max(worlds, self.size))
        courses = np.arange(self.used, self.used + worlds)
        self.used += worlds
        own = joined([step.sheet for step in steps]).chosen(np.repeat(np.arange(len(steps)), worlds))
        at = np.concatenate([courses + self.count * self.sides.index(step.side) for step in steps])
        found = self.future.play_on(own, at, self.others)
        achieved = np.repeat([step.achieved for step in steps], worlds)
        found.points[:, self.turn.seat] += achieved
        found.parts[ACHIEVEMENTS, :, self.turn.seat] += achieved
        expected = [
            Expected(points, dict(zip(PARTS, parts, strict=True)))
            for points, parts in zip(found.points.tolist(), found.parts.swapaxes(0, 1).tolist(), strict=True)
        ]
        return [expected[start : start + worlds] for start in range(0, len(expected), worlds)]

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
        sheets = {
            seat: sheet_of(s, self.hopes.ground, s.shown[seat], now)
            for seat in range(s.terms.seats)
            if seat != self.turn.seat
        }
        self.others = self.future.play_others(own, sheets, courses)


def own_state(state: State) -> ExplorersState:
    """Return a state that must be one of Explorers. Raises ``TypeError``."""
    if not isinstance(state, ExplorersState):
        raise TypeError(f"not a state of Explorers: {state!r}")
    return state
