"""A gentle player: it chooses as another one does, but overlooks much of what it might do.

So some of its moves make sense, and whoever has just learnt a game and plays sensibly wins more often than not:
``python -m tools.gentleness`` measures it.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.bot import SimpleBot
from farshore.bots.turn import Turn
from farshore.core.contract import Action

ATTENTION: Final = 1.5
"""How many of the things it might do it thinks of, on average: a single one is done without a thought."""


class Gentle(SimpleBot):
    """Takes the best of what it happens to think of."""

    def __init__(self, judge: SimpleBot, attention: float = ATTENTION) -> None:
        self.judge = judge  # who would choose if it thought of everything
        self.attention = attention

    def choose(self, turn: Turn) -> Action:
        """Return the best of some of the actions, drawn by luck."""
        more = turn.rng.random() < self.attention % 1
        turn.legal = turn.rng.sample(turn.legal, min(int(self.attention) + more, len(turn.legal)))
        return turn.legal[0] if len(turn.legal) == 1 else self.judge.choose(turn)
