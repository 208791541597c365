"""What the engine must know about a game: which plans there are, and what comes of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from farshore.bots.turn import Turn
from farshore.core.contract import Action, State

Points = Sequence[float]
"""By seat: what is expected at the end of the game."""
KEPT: Final = "kept"
"""What is in hand to play with: no points yet, and may become those of any part of the score."""


class Expected(NamedTuple):
    """What all seats may expect to have at the end."""

    points: Points
    parts: Mapping[str, Points] = {}  # by part of the score, or ``KEPT``, always the same: together the points;
    # empty: the mind cannot tell


class Plan(NamedTuple):
    """What to do now, and how the rest of the turn is meant to go."""

    action: Action
    prior: float  # points: what it seems to be worth before anything is tried, compared with other plans
    rest: object = None  # whatever the mind needs to go on


class Mind(ABC):
    """A game as the engine sees it. One for each seat that a player takes; it may keep what helps."""

    batch = 1  # about how many trials are made at once
    trust = 0.0  # how many trials a plan's prior counts for

    @abstractmethod
    def plans(self, turn: Turn) -> list[Plan]:
        """Return the plans to compare, the likeliest first; at least one."""

    def plan_of(self, turn: Turn, action: Action) -> Plan | None:
        """Return a plan that begins with an action, whatever it seems to be worth; ``None`` where there is none.

        So whoever looks a game through compares what was done, too, which need not be among the ``plans``.
        """
        return None

    @abstractmethod
    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        """Carry out a plan in a world of its own, play on as far as makes sense, and say what is ``expected`` there.

        The same luck comes with every plan that is tried in the same world, so that they differ by themselves alone.
        """

    @abstractmethod
    def expected(self, world: State, turn: Turn) -> Expected:
        """Return what a position comes to in which a turn is over, as far as the seat knows whose turn it was.

        Of a game that is over that is how it ended.
        """

    def trials(self, turn: Turn, plans: Sequence[Plan], worlds: int) -> list[list[Expected]]:
        """Try every plan in the same worlds with the same luck; return what is expected then, by plan and world."""
        found: list[list[Expected]] = [[] for _ in plans]
        for _ in range(worlds):
            world, seed = turn.deal(), turn.rng.getrandbits(64)
            for number, plan in enumerate(plans):
                found[number].append(self.play_on(world.clone(), plan, turn, Random(seed)))
        return found

    def left(self, turn: Turn) -> float:
        """Return how much of the game is still to come, from 1 to 0."""
        return 1.0

    def unfold(self, turn: Turn, plan: Plan) -> Mapping[Hashable, Action]:
        """Return what the rest of a plan does, by where it does it (``where``); nothing if every choice is new."""
        return {}

    def where(self, turn: Turn) -> Hashable:
        """Return what tells one choice from every other in which a plan may go on."""
        return None
