"""The greedy player of Explorers as it was when strength was first measured. It must never change."""

from __future__ import annotations

from typing import Final

from farshore.bots.explorers.greedy import GreedyExplorers
from farshore.bots.explorers.worth import Weights

WEIGHTS: Final = Weights(marks=2.8, nearness=1.5, patience=0.05, extra_mark=0.8, scroll=2.0)


class YardstickExplorers(GreedyExplorers):
    """What others are measured by."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)
