"""A gentle player: it chooses as another one does, but overlooks much of what it might do.

So its moves make sense, some of them are good, and whoever has just learnt a game can win.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from farshore.bots.bot import SimpleBot
from farshore.bots.turn import Turn
from farshore.core.contract import Action

ATTENTION: Final = 0.35
"""Of what it might do, the part that it thinks of."""


class Gentle(SimpleBot):
    """Takes the best of what it happens to think of."""

    def __init__(self, judge: SimpleBot, attention: float = ATTENTION) -> None:
        self.judge = judge  # who would choose if it thought of everything
        self.attention = attention

    def choose(self, turn: Turn) -> Action:
        """Return the best of some of the actions, drawn by luck."""
        turn.legal = turn.rng.sample(turn.legal, ceil(len(turn.legal) * self.attention))
        return turn.legal[0] if len(turn.legal) == 1 else self.judge.choose(turn)
