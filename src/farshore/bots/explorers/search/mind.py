"""What the engine must know about Explorers, and the bot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.bot import Bot, Player
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.search.chances import Chances, guessed
from farshore.bots.explorers.search.future import LAST, Courses, Future, Table, deal_courses, turn_of
from farshore.bots.explorers.search.ground import Ints, ground_of
from farshore.bots.explorers.search.hopes import Outlook, Weights
from farshore.bots.explorers.search.plans import actions_of, choices_of, find_lines
from farshore.bots.explorers.search.sheets import Sheets, joined, sheet_of
from farshore.bots.explorers.search.turns import end_turn
from farshore.bots.search.mind import Mind, Plan, Points
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseSide
from farshore.games.explorers.cards import CARDS, number_of, sides
from farshore.games.explorers.marks import MARKS
from farshore.games.explorers.phase import Moment, Phase
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


class ExplorersMind(Mind):
    """Explorers for one seat: a beam finds plans, and they are played to the end of the game many at once."""

    batch = BATCH
    trust = TRUST

    def __init__(self, chances: Chances, weights: Weights, width: int, plans: int, turns: int) -> None:
        self.chances, self.weights = chances, weights
        self.width = width  # of the beam, for each choice
        self.count = plans  # to compare
        self.turns = turns  # to play on
        self._outlook: Outlook | None = None
        self._table: _Tables | None = None
        self._greedy = GreedyExplorers()

    def outlook(self, s: ExplorersState) -> Outlook:
        """Return the hopes of this map; made anew only where the map is another."""
        ground = ground_of(s.world)
        if self._outlook is None or self._outlook.ground is not ground or self._outlook.terms is not s.terms:
            self._outlook = Outlook(ground, s.terms, self.chances, self.weights)
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
            actions = actions_of(options[line.choice], line, grid.NAMES)
            side = next((action.side for action in actions if isinstance(action, ChooseSide)), "")
            sheet = found.sheets.chosen(np.array([number]))
            end_turn(sheet, hopes)
            step = Step(actions, sheet, side)
            plans.append(Plan(actions[0], worth, step))
        return plans

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Points:
        """Play one plan to the end."""
        return self.trials(turn, [plan], 1)[0][0]

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Points]]:
        """Play all plans on through the same cards."""
        s = _own(turn.world)
        if self._table is None or self._table.turn is not turn:
            self._table = _Tables(self, turn)
        steps = [plan.rest for plan in plans if isinstance(plan.rest, Step)]
        found: dict[int, list[Points]] = {}
        courses = self._table.next(worlds)
        for side in dict.fromkeys(step.side for step in steps):
            at = [number for number, step in enumerate(steps) if step.side == side]
            own = joined([steps[number].sheet for number in at])
            points = self._table.played(own, side, courses)
            found.update(zip(at, points, strict=True))
        return [found[number] for number in range(len(steps))]

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


class _Tables:
    """What the others do while a seat thinks about one choice: the same for all its plans that leave them the same."""

    def __init__(self, mind: ExplorersMind, turn: Turn) -> None:
        self.turn = turn
        self.s = _own(turn.world)
        self.outlook = mind.outlook(self.s)
        self.future = Future(self.s, turn.seat, self.outlook, mind.turns)
        self.tables: dict[str, Table] = {}  # by the side chosen now
        self.courses = deal_courses(self.s, 0, turn.rng)
        self.used = 0

    def next(self, count: int) -> Ints:
        """Return courses that nobody has played on in yet."""
        if self.used + count > len(self.courses):
            self.courses = deal_courses(self.s, max(count, COURSES), self.turn.rng)
            self.used = 0
            self.tables.clear()
        self.used += count
        return np.arange(self.used - count, self.used)

    def table(self, own: Sheets, side: str) -> Table:
        """Return what the others do in all courses if this side is chosen now; one's own sheet is one that is likely."""
        if side not in self.tables:
            s, now = self.s, self.future.now
            chosen = self.courses.chosen.copy()
            if side:
                chosen[:, now] = sides(CARDS[number_of(s.card)]).index(side)
            others = {
                seat: sheet_of(s, self.outlook.ground, s.shown[seat], now)
                for seat in range(s.terms.seats)
                if seat != self.turn.seat
            }
            self.tables[side] = self.future.table(own, others, Courses(self.courses.cards, chosen))
        return self.tables[side]

    def played(self, own: Sheets, side: str, courses: Ints) -> list[list[Points]]:
        """Play sheets on in some courses; return the points by sheet, course and seat."""
        table = self.table(own, side)
        points = self.future.play_on(own.chosen(np.repeat(np.arange(len(own)), len(courses))), np.tile(courses, len(own)), table)
        found: list[list[Points]] = points.reshape(len(own), len(courses), -1).tolist()
        return found


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

    def __init__(self, width: int = 16, plans: int = 16, turns: int = LAST, weights: Weights | None = None) -> None:
        self.width, self.plans, self.turns = width, plans, turns
        self.weights = weights or Weights()
        self.chances = guessed()

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(ExplorersMind(self.chances, self.weights, self.width, self.plans, self.turns))
