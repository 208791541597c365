"""What the engine must know about Explorers, and the bot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.bot import Bot, Player
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.search.beliefs import Beliefs
from farshore.bots.explorers.search.future import LAST, Courses, Future, deal_courses, turn_of
from farshore.bots.explorers.search.ground import ground_of
from farshore.bots.explorers.search.hopes import Outlook
from farshore.bots.explorers.search.plans import actions_of, choices_of, find_lines
from farshore.bots.explorers.search.sheets import Sheets, joined, sheet_of
from farshore.bots.explorers.search.turns import end_turn
from farshore.bots.search.mind import Mind, Plan, Points
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.explorers.actions import ChooseSide
from farshore.games.explorers.cards import CARDS, number_of, sides
from farshore.games.explorers.marks import MARKS
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import ROUNDS, TURNS

BATCH: Final = 256  # trials at once
COURSES: Final = 64  # ways in which the cards may fall that are played by the whole table at once
TRUST: Final = 16.0  # trials that a prior counts for


class Step(NamedTuple):
    """How a plan of a turn goes on."""

    actions: tuple[Action, ...]
    sheet: Sheets  # after them
    side: str  # that the active player chooses by it
    achieved: int  # what achievements are worth after them


class ExplorersMind(Mind):
    """Explorers for one seat: a beam finds plans, and they are played to the end of the game many at once."""

    batch = BATCH
    trust = TRUST

    def __init__(self, beliefs: Beliefs, width: int, plans: int, turns: int) -> None:
        self.beliefs = beliefs
        self.width = width  # of the beam, for each choice
        self.count = plans  # to compare
        self.turns = turns  # to play on
        self._outlook: Outlook | None = None
        self._trials: _Trials | None = None
        self._greedy = GreedyExplorers()

    def outlook(self, s: ExplorersState) -> Outlook:
        """Return the hopes of this map; made anew only where the map is another."""
        ground = ground_of(s.world)
        if self._outlook is None or self._outlook.ground is not ground or self._outlook.terms is not s.terms:
            self._outlook = Outlook(ground, s.terms, self.beliefs.chances(), self.beliefs.weights)
        return self._outlook

    def plans(self, turn: Turn) -> list[Plan]:
        """Return the best lines of the turn; before there is a map, or a start, what the greedy player takes."""
        s = _own(turn.world)
        if s.phase not in {Phase.SIDE, Phase.MARKS}:
            return [Plan(self._greedy.choose(turn), 0.0)]
        options = choices_of(s, turn.seat)
        hopes = self.outlook(s).after(turn_of(s))
        found = find_lines(s, turn.seat, hopes, options, self.width, self.count)
        plans = []
        for number, (line, worth) in enumerate(zip(found.lines, found.worth, strict=True)):
            actions = actions_of(options[line.choice], line)
            side = next((action.side for action in actions if isinstance(action, ChooseSide)), "")
            sheet = found.sheets.chosen(np.array([number]))
            end_turn(sheet, hopes)
            step = Step(actions, sheet, side, found.achieved[number])
            plans.append(Plan(actions[0], worth, step))
        return plans

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Points:
        """Play one plan to the end."""
        return self.trials(turn, [plan], 1)[0][0]

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Points]]:
        """Play all plans on through the same cards."""
        steps = [plan.rest for plan in plans if isinstance(plan.rest, Step)]
        if self._trials is None or self._trials.turn is not turn:
            self._trials = _Trials(self, turn, {step.side: step.sheet for step in steps[::-1]})
        return self._trials.play(steps, worlds)

    def left(self, turn: Turn) -> float:
        """Return the part of the turns that is still to come."""
        return 1 - (turn_of(_own(turn.world)) + 1) / (ROUNDS * TURNS)

    def where(self, turn: Turn) -> Hashable:
        """Tell choices apart by the turn and how far one's own sheet is in it."""
        return _where(_own(turn.world), turn.seat)

    def unfold(self, turn: Turn, plan: Plan) -> Mapping[Hashable, Action]:
        """Return the actions of a plan by where each is due."""
        if not isinstance(plan.rest, Step):
            return {}
        imagined, found = _own(turn.world).clone(), {}
        for action in plan.rest.actions:
            found[_where(imagined, turn.seat)] = action
            if imagined.phase == Phase.MARKS:
                MARKS.apply(imagined, turn.seat, action)
            else:
                imagined.apply(turn.seat, action)
        return found


class _Trials:
    """The courses in which the plans for one choice are tried, and what the others do in them.

    That is the same for all plans that leave the others the same: for those by which the same side is chosen now.
    """

    def __init__(self, mind: ExplorersMind, turn: Turn, likely: dict[str, Sheets]) -> None:
        self.turn = turn
        self.s = _own(turn.world)
        self.outlook = mind.outlook(self.s)
        self.future = Future(self.s, turn.seat, self.outlook, mind.turns)
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
        found: list[list[Points]] = points.reshape(len(steps), worlds, -1).tolist()
        return found

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


def _where(s: ExplorersState, seat: Seat) -> Hashable:
    sheet = s.sheets[seat]
    is_committed = bool(sheet.allowed)
    return s.phase == Phase.SIDE, turn_of(s), sheet.marks, sheet.due, sheet.horses, is_committed, sheet.extras


def _own(state: State) -> ExplorersState:
    if not isinstance(state, ExplorersState):
        raise TypeError(f"not a state of Explorers: {state!r}")
    return state


class SearchExplorers(Bot):
    """Thinks a whole turn ahead, and plays what looks best to the end of the game."""

    def __init__(self, width: int = 16, plans: int = 16, turns: int = LAST + 1, beliefs: Beliefs | None = None) -> None:
        self.width, self.plans, self.turns = width, plans, turns
        self.beliefs = beliefs or Beliefs()

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(ExplorersMind(self.beliefs, self.width, self.plans, self.turns))
