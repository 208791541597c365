"""Habits that make a bot play as people do: what they overlook, and what they take when much is about as good.

A person who overlooks something does not play at random: they look at few places, near where they last were, and find
what is good there. And whoever sees several good moves does not always take the very best, nor the same one every time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

import msgspec

from farshore.bots.bot import Bot, Player
from farshore.bots.budget import Budget, Limit
from farshore.bots.judging import Adviser
from farshore.bots.search.halving import Ranked
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat

WILD: Final = 3.0
"""So many times its slack an action may be behind the best: what is worse is not taken, however often it is asked."""
WANDERING: Final = 6.0
"""Squares by which the eye strays from where it last was."""
NOWHERE: Final = (-1000, -1000)
_SQUARE: Final = re.compile(r"\((-?\d+),(-?\d+)\)|([A-Za-z])(\d+)")


class Habits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How somebody plays, beside what they know."""

    places: int | None = None  # of the board that are looked at for every choice; None: all
    slack: float = (
        0.0  # points: a move so far behind the best is taken about a third as often; of plans: all within alike
    )
    iterations: int | None = None  # the most that are thought for a choice; None: as long as may be


class Habitual(Bot):
    """A bot that plays as another one does, with habits."""

    def __init__(self, bot: Bot, habits: Habits) -> None:
        self.bot = bot
        self.habits = habits

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Sit down as the bot does."""
        return HabitualPlayer(self.bot.sit(game, seat, seats), self.habits)


class HabitualPlayer(Player):
    """Looks at some places, lets another player judge what may be done there, and takes one of the best."""

    def __init__(self, player: Player, habits: Habits) -> None:
        self.player = player
        self.habits = habits
        self.last = ""  # where it last did something
        if isinstance(player, SearchPlayer):
            player.slack = habits.slack  # it keeps its plans, and so chooses among them itself

    def choose(self, turn: Turn) -> Action:
        """Return one of the best of what it looked at."""
        turn.budget = _shortened(turn.budget, self.habits.iterations)
        turn.legal = self._noticed(turn)
        action = turn.legal[0] if len(turn.legal) == 1 else self._chosen(turn)
        self.last = place_of(action) or self.last
        return action

    def leave(self) -> None:
        """Stand up as the bot does."""
        self.player.leave()

    def _noticed(self, turn: Turn) -> list[Action]:
        """Return what may be done at the places that are looked at; what is no place on the board is always seen."""
        most = self.habits.places
        places = dict.fromkeys(filter(None, map(place_of, turn.legal)))
        if most is None or len(places) <= most:
            return turn.legal
        seen = sorted(places, key=lambda place: steps(self.last, place) + WANDERING * turn.rng.random())[:most]
        return [action for action in turn.legal if place_of(action) in {"", *seen}]

    def _chosen(self, turn: Turn) -> Action:
        if isinstance(self.player, SearchPlayer) or not isinstance(self.player, Adviser):
            return self.player.choose(turn)
        ranked = self.player.rank(turn)
        return taken(ranked, self.habits.slack, turn.rng).action if ranked else self.player.choose(turn)


def taken(ranked: Sequence[Ranked], slack: float, luck: Random) -> Ranked:
    """Return one of the best: the further behind, the more seldom, and nothing that is far behind."""
    close = [one for one in ranked if one.behind <= WILD * slack]
    weights = [exp(-one.behind / slack) if slack else 1.0 for one in close]
    return luck.choices(close, weights)[0]


def place_of(action: Action) -> str:
    """Return where on the board something is done, as the game names it; empty: nowhere, or it does not say."""
    name = getattr(action, "square", "") or getattr(action, "space", "")
    return name if isinstance(name, str) else ""


def steps(one: str, other: str) -> int:
    """Return how far two places are from one another; 0 where their names do not tell."""
    (x, y), (column, row) = _coordinates(one), _coordinates(other)
    return abs(x - column) + abs(y - row) if (x, y) != NOWHERE != (column, row) else 0


def _coordinates(name: str) -> tuple[int, int]:
    """Read a square as games write it: “C4”, “c4” or “(2,-1)”."""
    found = _SQUARE.fullmatch(name)
    if found is None:
        return NOWHERE
    x, y, column, row = found.groups()
    return (int(x), int(y)) if column is None else (ord(column), int(row))


def _shortened(budget: Budget, iterations: int | None) -> Budget:
    """Return a budget of at most so many iterations."""
    if iterations is None:
        return budget
    granted = budget.limit.iterations
    most = iterations if granted is None else min(iterations, granted)
    return Budget(Limit(seconds=budget.limit.seconds, iterations=most))
