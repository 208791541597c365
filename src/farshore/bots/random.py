"""The bot that knows nothing."""

from __future__ import annotations

from farshore.bots.bot import SimpleBot
from farshore.bots.turn import Turn
from farshore.core.contract import Action


class RandomBot(SimpleBot):
    """Every legal action is equally likely."""

    def choose(self, turn: Turn) -> Action:
        """Return a random legal action."""
        return turn.rng.choice(turn.legal)
