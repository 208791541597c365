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
from farshore.bots.explorers.search.hopes import PARTS, Hopes, HopesByTurn, Reals, by_part
from farshore.bots.explorers.search.plans import actions_of, choices_of, find_drafts
from farshore.bots.explorers.search.sheets import sheet_of
from farshore.bots.explorers.search.trials import Step, Trials, own_state
from farshore.bots.explorers.search.turns import end_turn
from farshore.bots.explorers.worth import achievement
from farshore.bots.search.mind import Expected, Mind, Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.explorers.actions import ChooseSide
from farshore.games.explorers.marks import MARKS
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.scoring import Score, score
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.temples import temple_score
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
        self._hopes: HopesByTurn | None = None
        self._trials: Trials | None = None
        self._greedy = GreedyExplorers()

    def hopes(self, s: ExplorersState) -> HopesByTurn:
        """Return the hopes of this map; made anew only where the map is another."""
        ground = ground_of(s.world)
        if self._hopes is None or self._hopes.ground is not ground or self._hopes.terms is not s.terms:
            self._hopes = HopesByTurn(ground, s.terms, self.beliefs.chances(), self.beliefs.weights)
        return self._hopes

    def plans(self, turn: Turn) -> list[Plan]:
        """Return the best drafts of the turn; before there is a map, or a start, what the greedy player takes."""
        s = own_state(turn.world)
        if s.phase not in {Phase.SIDE, Phase.MARKS}:
            return [Plan(self._greedy.choose(turn), 0.0)]
        options = choices_of(s, turn.seat)
        hopes = self.hopes(s).after(turn_of(s))
        found = find_drafts(s, turn.seat, hopes, options, self.width, self.count)
        plans = []
        for number, (draft, worth) in enumerate(zip(found.drafts, found.worth, strict=True)):
            actions = actions_of(options[draft.choice], draft)
            side = next((action.side for action in actions if isinstance(action, ChooseSide)), "")
            sheet = found.sheets.chosen(np.array([number]))
            end_turn(sheet, hopes)
            step = Step(actions, sheet, side, found.achieved[number])
            plans.append(Plan(actions[0], worth, step))
        return plans

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        """Play one plan on."""
        return self.trials(turn, [plan], 1)[0][0]

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Expected]]:
        """Play all plans on through the same cards."""
        steps = [plan.rest for plan in plans if isinstance(plan.rest, Step)]
        if self._trials is None or self._trials.turn is not turn:
            likely = {step.side: step.sheet for step in steps[::-1]}  # of each side the plan named first
            self._trials = Trials(turn, self.hopes(own_state(turn.world)), self.turns, likely)
        return self._trials.play(steps, worlds)

    def expected(self, world: State, turn: Turn) -> Expected:
        """Return what all have and may hope for: as at the end of a trial, where many sheets are valued at once."""
        s = own_state(world)
        if s.is_over:
            found = [_ended(score(s, sheet)) for sheet in s.sheets]
        else:
            hopes = self.hopes(s).after(turn_of(s))
            found = [_standing(s, sheet, hopes) for sheet in s.sheets]
        return Expected([sum(one) for one in found], dict(zip(PARTS, zip(*found, strict=True), strict=True)))

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


def _ended(points: Score) -> list[float]:
    """Return what one explorer has at the end, by ``PARTS``."""
    return [*points[:-1], sum(points.achievements), 0]


def _standing(s: ExplorersState, sheet: Sheet, hopes: Hopes) -> list[float]:
    """Return what one explorer has and may hope for, by ``PARTS``."""
    one = sheet_of(s, hopes.ground, sheet, hopes.turn)
    had: dict[str, Reals | float] = {
        "provisions": sheet.provision_points,
        "gems": sheet.gem_points,
        "temples": temple_score(s, sheet) + hopes.explored(one.held),
        "achievements": sum(achievement(s, sheet, index) for index in range(len(s.achievements))),
    }
    found: list[float] = by_part([*hopes.shares(one.away, one.held), *had.items()], 1)[:, 0].tolist()
    return found


class SearchExplorers(Bot):
    """Plans whole turns, and plays those that look best on to see what they come to."""

    def __init__(self, width: int = 16, plans: int = 9, turns: int = 14, beliefs: Beliefs | None = None) -> None:
        self.width, self.plans, self.turns = width, plans, turns
        self.beliefs = beliefs or Beliefs()

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(ExplorersMind(self.beliefs, self.width, self.plans, self.turns))
