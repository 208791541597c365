"""How much each feature of a position counts, by how much of the board is still undiscovered.

The weights are those of ``weights.toml``, which ``python -m tools.entdecker_fitting`` fits to how games ended.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, NamedTuple

from farshore.bots.entdecker.search.features import NAMES, Features

FILE: Final = "weights.toml"


class Weights(NamedTuple):
    """What the features count while so much of the board is undiscovered."""

    left: float  # the part of the board, from 0 to 1
    points: Features


Beliefs = tuple[Weights, ...]
"""Weights at some moments of a game, from the end to the beginning; between two they change evenly."""


@cache
def beliefs_for(seats: int) -> Beliefs:
    """Return what games of so many players have shown."""
    return read_beliefs((files(__package__) / FILE).read_text("utf-8"), seats)


def read_beliefs(text: str, seats: int) -> Beliefs:
    """Read the weights for a number of players."""
    found = tomllib.loads(text)[f"seats-{seats}"]
    by_moment = zip(*(found[name] for name in NAMES), strict=True)
    return tuple(Weights(left, Features(*points)) for left, points in zip(found["left"], by_moment, strict=True))


def tasted(beliefs: Beliefs, tastes: Mapping[str, float]) -> Beliefs:
    """Return beliefs of somebody to whom some features are so many times dearer."""
    return tuple(
        Weights(left, points._replace(**{name: times * getattr(points, name) for name, times in tastes.items()}))
        for left, points in beliefs
    )


def at(beliefs: Beliefs, left: float) -> Features:
    """Return what the features count with so much of the board left."""
    return Features(
        *(sum(map(_times, row, blend([moment.left for moment in beliefs], left))) for row in _rows(beliefs))
    )


def _rows(beliefs: Beliefs) -> list[tuple[float, ...]]:
    return list(zip(*(moment.points for moment in beliefs), strict=True))


def _times(one: float, other: float) -> float:
    return one * other


def blend(moments: Sequence[float], left: float) -> list[float]:
    """Return how much each of some moments counts for what lies between them: one, or the two beside it."""
    left = max(moments[0], min(moments[-1], left))
    parts = [0.0] * len(moments)
    for number, (low, high) in enumerate(pairwise(moments)):
        if low <= left <= high:
            parts[number] = (high - left) / (high - low)
            parts[number + 1] = 1 - parts[number]
            break
    return parts
