"""What the engine must know about Overworld, and the bot."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Player
from farshore.bots.overworld.search.expected import (
    FITTED,
    KNOTS,
    Expectation,
    Weights,
    read_weights,
    tiles_to_come,
)
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.guesses import guessed_weights
from farshore.bots.overworld.search.turns import Turns, draw
from farshore.bots.search.mind import Expected, Mind, Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.overworld.state import OverworldState

TRUST: Final = 2.0  # trials that a prior counts for


class OverworldMind(Mind):
    """Overworld for one seat: plans are what is best at the end of the turn, and some turns of all are played on."""

    trust = TRUST

    def __init__(self, expectation: Expectation, plans: int, turns: int, width: int, late: int) -> None:
        self.count = plans  # to compare
        self.turns = turns  # to play on; 0: until all have had one …
        self.late = late  # … and with so few tiles to come, to the end
        self.expectation = expectation
        self._turns = Turns(expectation, width)

    def plans(self, turn: Turn) -> list[Plan]:
        """Return the actions after which one is best off at the end of the turn."""
        s = own_state(turn.world)
        frontier = Frontier(s)
        found = [self._turns.tried(s, action, frontier) for action in turn.legal]
        found.sort(key=lambda tried: -tried.ahead)
        return [Plan(tried.action, tried.ahead) for tried in found[: self.count]]

    def plan_of(self, turn: Turn, action: Action) -> Plan:
        """Return what an action is worth at the end of the turn."""
        s = own_state(turn.world)
        return Plan(action, self._turns.tried(s, action, Frontier(s)).ahead)

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        """Finish the turn, play some turns on, and say what all may then expect."""
        s = own_state(world)
        tiles, picks = Random(luck.getrandbits(64)), Random(luck.getrandbits(64))
        s.apply(turn.seat, plan.action)
        s = self._turns.finished(s, picks)
        left = (self.turns or s.terms.seats) if tiles_to_come(s) > self.late else sum(s.bag)
        while left and not s.is_over:
            draw(s, tiles)
            s = self._turns.played(s, picks)
            left -= 1
        return self.expected(s, turn)

    def expected(self, world: State, turn: Turn) -> Expected:
        """Return what all may expect, by the weights."""
        return self.expectation.expected(own_state(world))

    def left(self, turn: Turn) -> float:
        """Return the part of the tiles that is still to come."""
        return min(1.0, tiles_to_come(own_state(turn.world)) / KNOTS[-1])


def own_state(world: State) -> OverworldState:
    """Tell the type checker, and a confused caller, that a world must be one of Overworld."""
    if not isinstance(world, OverworldState):
        raise TypeError(f"not a state of Overworld: {world!r}")
    return world


class SearchOverworld(Bot):
    """Looks at all it might do, and plays what looks best on to see what the others make of it."""

    def __init__(
        self,
        plans: int = 12,
        turns: int = 0,
        width: int = 10,
        late: int = 4,
        tastes: Mapping[str, float] | None = None,
        fitted: bool = False,
        guessed: bool = False,
    ) -> None:
        self.plans, self.turns, self.width, self.late = plans, turns, width, late
        self.expectation = Expectation(_weights(fitted, guessed), tastes)

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat."""
        return SearchPlayer(OverworldMind(self.expectation, self.plans, self.turns, self.width, self.late))


def _weights(fitted: bool, guessed: bool) -> dict[int, Weights] | None:
    """Return the weights asked for, by number of seats; None: the learned ones."""
    if guessed:
        return dict.fromkeys(read_weights(FITTED), guessed_weights())
    return read_weights(FITTED) if fitted else None
