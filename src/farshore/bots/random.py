"""The bot that knows nothing."""

from __future__ import annotations

from random import Random

from farshore.core.contract import Action, Seat, State


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return a random legal action."""
        return rng.choice(state.legal(seat))
