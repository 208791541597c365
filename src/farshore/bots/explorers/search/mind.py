"""What the engine must know about Explorers, and the bot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final

import numpy as np

from farshore.bots.bot import Bot, Player
from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.search.beliefs import Beliefs
from farshore.bots.explorers.search.future import turn_of
from farshore.bots.explorers.search.ground import ground_of
from farshore.bots.explorers.search.hopes import Outlook
from farshore.bots.explorers.search.plans import actions_of, choices_of, find_lines
from farshore.bots.explorers.search.trials import Step, Trials, own_state
from farshore.bots.explorers.search.turns import end_turn
from farshore.bots.search.mind import Mind, Plan, Points
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.explorers.actions import ChooseSide
from farshore.games.explorers.marks import MARKS
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import ROUNDS, TURNS

BATCH: Final = 96  # trials at once
TRUST: Final = 8.0  # trials that a prior counts for


class ExplorersMind(Mind):
    """Explorers for one seat: a beam finds plans, and they are played on for some turns, many at once."""

    batch = BATCH
    trust = TRUST

    def __init__(self, beliefs: Beliefs, width: int, plans: int, turns: int) -> None:
        self.beliefs = beliefs
        self.width = width  # of the beam, for each choice
        self.count = plans  # to compare
        self.turns = turns  # to play on
        self._outlook: Outlook | None = None
        self._trials: Trials | None = None
        self._greedy = GreedyExplorers()

    def outlook(self, s: ExplorersState) -> Outlook:
        """Return the hopes of this map; made anew only where the map is another."""
        ground = ground_of(s.world)
        if self._outlook is None or self._outlook.ground is not ground or self._outlook.terms is not s.terms:
            self._outlook = Outlook(ground, s.terms, self.beliefs.chances(), self.beliefs.weights)
        return self._outlook

    def plans(self, turn: Turn) -> list[Plan]:
        """Return the best lines of the turn; before there is a map, or a start, what the greedy player takes."""
        s = own_state(turn.world)
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
        """Play one plan on."""
        return self.trials(turn, [plan], 1)[0][0]

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Points]]:
        """Play all plans on through the same cards."""
        steps = [plan.rest for plan in plans if isinstance(plan.rest, Step)]
        if self._trials is None or self._trials.turn is not turn:
            likely = {step.side: step.sheet for step in steps[::-1]}  # of each side the plan named first
            self._trials = Trials(turn, self.outlook(own_state(turn.world)), self.turns, likely)
        return self._trials.play(steps, worlds)

    def left(self, turn: Turn) -> float:
        """Return the part of the turns that is still to come."""
        return 1 - (turn_of(own_state(turn.world)) + 1) / (ROUNDS * TURNS)

    def where(self, turn: Turn) -> Hashable:
        """Tell choices apart by the turn and how far one's own sheet is in it."""
        return _where(own_state(turn.world), turn.seat)

    def unfold(self, turn: Turn, plan: Plan) -> Mapping[Hashable, Action]:
        """Return the actions of a plan by where each is due."""
        if not isinstance(plan.rest, Step):
            return {}
        imagined, found = own_state(turn.world).clone(), {}
        for action in plan.rest.actions:
            found[_where(imagined, turn.seat)] = action
            if imagined.phase == Phase.MARKS:
                MARKS.apply(imagined, turn.seat, action)
            else:
                imagined.apply(turn.seat, action)
        return found


def _where(s: ExplorersState, seat: Seat) -> Hashable:
    """Return what tells a choice of a seat apart: moves are taken back, and then another card may lie there."""
    sheet = s.sheets[seat]
    return s.phase, turn_of(s), s.card, s.side, sheet.marks, sheet.allowed, sheet.due, sheet.horses, sheet.extras


class SearchExplorers(Bot):
    """Plans whole turns, and plays those that look best on to see what they come to."""

    def __init__(self, width: int = 16, plans: int = 9, turns: int = 14, beliefs: Beliefs | None = None) -> None:
        self.width, self.plans, self.turns = width, plans, turns
        self.beliefs = beliefs or Beliefs()

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(ExplorersMind(self.beliefs, self.width, self.plans, self.turns))
