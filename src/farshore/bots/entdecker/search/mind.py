"""What the engine must know about Entdecker, and the bot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from farshore.bots.bot import Bot, Player
from farshore.bots.entdecker.search.beliefs import Beliefs, beliefs_for, tasted
from farshore.bots.entdecker.search.guesses import GUESSES
from farshore.bots.entdecker.search.habits import Habits
from farshore.bots.entdecker.search.hopes import PrivateKnowledge, Stages
from farshore.bots.entdecker.search.luck import Luck
from farshore.bots.entdecker.worth import token_value
from farshore.bots.search.mind import Expected, Mind, Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Action, Game, Seat, State
from farshore.games.entdecker.actions import DrawHidden, SendScout, StartAt
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.units import scout_code

TRUST: Final[dict[int, float]] = {
    Phase.START: 24.0,
    Phase.ANNOUNCE: 24.0,
    Phase.EXPLORE: 12.0,
    Phase.PLACE: 8.0,
}
"""By phase: how many trials a prior counts for. The more luck is still to come, the less a trial tells."""
LITTLE_TRUST: Final = 4.0
DOUBT: Final = 8.0  # points: what seems to gain so much less than the best is not tried


class Style(NamedTuple):
    """How a player thinks."""

    plans: int  # to compare
    turns: int  # that are played on; 0: until one's own turn comes again
    to_the_end: int  # spaces left from which on a game is played to its end
    trust: float  # in priors, beside what is usual
    beliefs: Beliefs | None  # None: what games have shown
    tastes: Mapping[str, float]  # by feature: how many times dearer it is to this one


class EntdeckerMind(Mind):
    """Entdecker for one seat: what habit thinks best is tried, and played on by habit until the turn comes round."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._stages: Stages | None = None
        self._turn: Turn | None = None
        self._worlds = 0  # that were dealt for this turn
        self._offset = 0.0

    def stages(self, s: EntdeckerState, double: frozenset[int]) -> Stages:
        """Return the hopes of this table; made anew only where it is another."""
        known = self._stages
        if known is None or known.terms is not s.terms or known.double != double:
            beliefs = tasted(self.style.beliefs or beliefs_for(s.terms.seats), self.style.tastes)
            known = self._stages = Stages(s.terms, beliefs, double)
        return known

    def habits(self, s: EntdeckerState, seat: Seat) -> Habits:
        """Return how all seats play, as far as one of them knows."""
        knowledge = knowledge_of(s, seat)
        return Habits(self.stages(s, knowledge.double), knowledge)

    def plans(self, turn: Turn) -> list[Plan]:
        """Return the actions that seem to gain most; top scouts are named by luck (ENT-95)."""
        s = own_state(turn.world)
        if s.phase == Phase.TOP_SCOUTS:
            return [Plan(turn.rng.choice(turn.legal), 0.0)]
        self.trust = TRUST.get(s.phase, LITTLE_TRUST) * self.style.trust
        habits = self.habits(s, turn.seat)
        legal = distinct(s, turn.rng.sample(turn.legal, len(turn.legal)), habits.knowledge)
        gains = habits.gains(s, legal)
        plans = [Plan(action, gain) for action, gain in zip(legal, gains, strict=True) if gain > -inf]
        plans.sort(key=lambda plan: -plan.prior)  # among equals luck decides
        near = sum(plan.prior >= max(gains) - DOUBT for plan in plans)
        # The second best is tried in any case: to say how good the best is, there must be something to compare it with.
        return plans[: max(2, min(near, self.style.plans))] or [Plan(legal[0], 0.0)]

    def plan_of(self, turn: Turn, action: Action) -> Plan | None:
        """Return what an action seems to gain; nobody can say it of top scouts, and of very long journeys."""
        s = own_state(turn.world)
        if s.phase == Phase.TOP_SCOUTS:
            return None
        [gain] = self.habits(s, turn.seat).gains(s, [action])
        return Plan(action, gain) if gain > -inf else None

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        """Play one plan on."""
        s = own_state(world)
        return self._play_on(s, plan.action, turn, Luck(luck), self.habits(s, turn.seat))

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Expected]]:
        """Try every plan in the same worlds with the same luck."""
        habits = self.habits(own_state(turn.world), turn.seat)
        if self._turn is not turn:
            self._turn, self._worlds, self._offset = turn, 0, turn.rng.random()
        found: list[list[Expected]] = [[] for _ in plans]
        for _ in range(worlds):
            world, luck = own_state(turn.deal()), Luck(Random(turn.rng.getrandbits(64)), self._worlds, self._offset)
            self._worlds += 1
            for plan, outcomes in zip(plans, found, strict=True):
                luck.again()
                outcomes.append(self._play_on(world.clone(), plan.action, turn, luck, habits))
        return found

    def expected(self, world: State, turn: Turn) -> Expected:
        """Return what all may hope for, as far as the seat knew when it chose."""
        return _hoped(own_state(world), self.habits(own_state(turn.world), turn.seat))

    def _play_on(self, s: EntdeckerState, action: Action, turn: Turn, luck: Luck, habits: Habits) -> Expected:
        turns = -1 if s.chart.left <= self.style.to_the_end else self.style.turns or s.terms.seats
        s.apply(turn.seat, action)
        play_turns(s, habits, luck, turns, turn.seat)
        return _hoped(s, habits)

    def left(self, turn: Turn) -> float:
        """Return the part of the board that is undiscovered."""
        s = own_state(turn.world)
        return s.chart.left / len(s.terms.board.spaces)


def _hoped(s: EntdeckerState, habits: Habits) -> Expected:
    return habits.stages.at(s.chart.left).expected(s, habits.knowledge)


def play_turns(s: EntdeckerState, habits: Habits, luck: Luck, turns: int, seat: Seat) -> None:
    """Play on by habit until so many turns have begun, or with -1 to the end. ``seat``: whose turn it is."""
    begun = 0
    while actors := s.actors():
        if s.seat != seat:
            seat = s.seat
            begun += 1
            if begun == turns:
                return
        if actors[0] == CHANCE:
            s.apply(CHANCE, luck.choose(begun, s.phase, s.outcomes()))
        else:
            s.apply(s.mover, habits.act(s))


def distinct(s: EntdeckerState, legal: Sequence[Action], knowledge: PrivateKnowledge) -> list[Action]:
    """Return the actions that differ: of like stacks and paths one, of starts for the same spaces the cheapest."""
    found: dict[Hashable, Action] = {}
    for action in sorted(legal, key=_expense):
        found.setdefault(_likeness(s, action, knowledge), action)
    return list(found.values())


def _expense(action: Action) -> int:
    return action.bank + sum(action.tolls) if isinstance(action, StartAt) else 0


def _likeness(s: EntdeckerState, action: Action, knowledge: PrivateKnowledge) -> Hashable:
    """Return what is the same for actions that come to the same."""
    if isinstance(action, DrawHidden):
        return s.stacks.backs[action.stack - 1]
    if isinstance(action, StartAt):
        return tuple(s.chart.open_sea(s.chart.board.cell[action.space]))
    if isinstance(action, SendScout):
        path, jungle = action.path - 1, s.jungle
        hut = knowledge.tokens[path], jungle.seen_by[path], jungle.taken_by[path]
        return tuple(jungle.path(path)), hut, action.number, action.spot
    return action


def knowledge_of(s: EntdeckerState, seat: Seat) -> PrivateKnowledge:
    """Return what a seat knows that others do not."""
    tokens = tuple(float(token_value(s, seat, path)) for path in range(s.terms.paths))
    return PrivateKnowledge(tokens, frozenset(scout_code(seat, number) for number in s.top_scouts[seat] if number))


def own_state(state: State) -> EntdeckerState:
    """Tell the type checker, and a confused caller, that it must be a state of Entdecker."""
    if not isinstance(state, EntdeckerState):
        raise TypeError(f"not a state of Entdecker: {state!r}")
    return state


class SearchEntdecker(Bot):
    """Tries what seems best in many possible games, each played on by habit."""

    def __init__(
        self,
        plans: int = 8,
        turns: int = 0,
        to_the_end: int = 10,
        trust: float = 1.0,
        beliefs: Beliefs | None = None,
        tastes: Mapping[str, float] | None = None,
        guessed: bool = False,
    ) -> None:
        known = GUESSES if guessed else beliefs
        self.style = Style(plans, turns, to_the_end, trust, known, tastes or {})

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(EntdeckerMind(self.style))
