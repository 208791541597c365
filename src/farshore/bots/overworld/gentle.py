"""A gentle player of Overworld, for whoever has just learnt it."""

from __future__ import annotations

from farshore.bots.gentle import ATTENTION, Gentle
from farshore.bots.overworld.greedy import GreedyOverworld


class GentleOverworld(Gentle):
    """Plays as the greedy one does, but overlooks much."""

    def __init__(self, attention: float = ATTENTION) -> None:
        super().__init__(GreedyOverworld(), attention)
