"""What every bot is: something that chooses, knowing no more than its seat may know."""

from __future__ import annotations

from random import Random
from typing import Protocol

from farshore.core.contract import Action, Seat, State


class Bot(Protocol):
    """A player. It may keep nothing between two choices: a table can put any position before it."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return one of ``state.legal(seat)``, and leave the state as it is."""
