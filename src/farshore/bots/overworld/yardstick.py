"""The greedy player of Overworld as it was when strength was first measured. It must never change."""

from __future__ import annotations

from typing import Final

from farshore.bots.overworld.greedy import GreedyOverworld
from farshore.bots.overworld.worth import Weights

WEIGHTS: Final = Weights(explorer=0.6, more=0.25, first_door=6.0, barred=0.5, pocket=0.25)


class YardstickOverworld(GreedyOverworld):
    """What others are measured by."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)
