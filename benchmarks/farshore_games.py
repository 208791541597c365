"""Random play of Farshore's own games: every registered one, alone, for two and for four players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.engine import Decision, Engine
from farshore.core.contract import CHANCE, Game
from farshore.core.registry import broken_games, games
from farshore.core.simulate import random_game


class Farshore(Engine):
    """A game of Farshore at its default options."""

    def __init__(self, game: Game, seats: int) -> None:
        self.name = f"farshore {version('farshore')}"
        self.game = f"{game.name}, {seats} players" if seats > 1 else f"{game.name}, alone"
        self.key = f"farshore-{game.name}-{seats}"
        self.rules = game
        self.seats = seats

    def play(self, rng: Random) -> int:
        """Play one game with the driver that ``farshore simulate`` uses."""
        return random_game(self.rules.new(self.seats), rng).decisions

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game as ``random_game`` does, one decision at a time."""
        state = self.rules.new(self.seats)
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                actions, weights = zip(*state.outcomes(), strict=True)
                state.apply(CHANCE, rng.choices(actions, weights)[0])
            else:
                legal = state.legal(seat)
                yield state, len(legal)
                state.apply(seat, rng.choice(legal))

    def cloner(self, position: Any) -> Callable[[], object]:
        """Copy the state."""
        clone: Callable[[], object] = position.clone
        return clone


def find(wanted: Callable[[str], bool]) -> tuple[list[Farshore], dict[str, str]]:
    """Return the wanted games of this installation, and for each that is broken, why."""
    tables = [Farshore(game, seats) for game in games().values() for seats in (1, 2, 4) if seats in game.seats]
    broken = {f"farshore-{name}": str(error) for name, error in broken_games().items()}
    return [table for table in tables if wanted(table.key)], broken
