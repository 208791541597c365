"""A gentle player of Explorers, for whoever has just learnt it."""

from __future__ import annotations

from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.gentle import ATTENTION, Gentle


class GentleExplorers(Gentle):
    """Plays as the greedy one does, but overlooks much."""

    def __init__(self, attention: float = ATTENTION) -> None:
        super().__init__(GreedyExplorers(), attention)
