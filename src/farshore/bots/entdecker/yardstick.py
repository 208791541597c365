"""The greedy player of Entdecker as it was when strength was first measured. It must never change."""

from __future__ import annotations

from typing import Final

from farshore.bots.entdecker.greedy import GreedyEntdecker
from farshore.bots.entdecker.worth import Weights

WEIGHTS: Final = Weights(
    growth=0.5,
    haste=0.85,
    overtaken=(0.12, 0.05, 0.0),
    scout=2.5,
    kept=(0.2, 1.0, 1.5),
    gold=0.8,
    enough=7,
    onward=0.6,
)


class YardstickEntdecker(GreedyEntdecker):
    """What others are measured by."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)
