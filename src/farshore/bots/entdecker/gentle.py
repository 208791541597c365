"""A gentle player of Entdecker, for whoever has just learnt it."""

from __future__ import annotations

from farshore.bots.entdecker.greedy import GreedyEntdecker
from farshore.bots.gentle import ATTENTION, Gentle


class GentleEntdecker(Gentle):
    """Plays as the greedy one does, but overlooks much."""

    def __init__(self, attention: float = ATTENTION) -> None:
        super().__init__(GreedyEntdecker(), attention)
