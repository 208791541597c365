"""What every seat may expect to have at the end: its points as they stand, and what its prospects are worth.

What they are worth depends on how long the game still lasts. The weights are first made from many games, by how they
ended (``python -m tools.overworld_fitting``), and then learned from what trials find
(``python -m tools.overworld_learning``). They say who will be ahead, and by how much; how much all will have is the
level, found by itself (``python -m tools.overworld_level``): no choice depends on it, but people are told of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.prospects import Prospects, prospects
from farshore.bots.search.mind import KEPT, Expected
from farshore.games.overworld.scoring import Score, scores
from farshore.games.overworld.state import OverworldState

FITTED: Final = "weights.toml"
LEARNED: Final = "learned.toml"
LEVEL: Final = "level.toml"
KNOTS: Final = (2, 8, 20, 36)
"""Tiles to come for which there are weights; between them they change evenly, and at the end nothing is to come."""
Weights = tuple[tuple[float, ...], ...]
"""By prospect and knot: points for each."""
COUNTED: Final = {"tour", "regions", "provisions", "port"}
"""Prospects that are points already: their weights say how much more or less they are worth."""
_PARTS: Final = {"tour": "doors", "regions": "regions", "provisions": "provisions", "port": "port"} | dict.fromkeys(
    ("camels", "ships", "more", "left", "turn"), KEPT
)
_PART_OF: Final = tuple(_PARTS.get(name, "doors") for name in Prospects._fields)
"""By prospect the part of the score that it counts for: what sites offer are doors."""
_STANDING: Final = tuple(float(name in COUNTED) for name in Prospects._fields)


class Level(NamedTuple):
    """By knot, how many points all have beyond what the weights say: in any game, and more with expansions."""

    game: tuple[float, ...]
    provisions: tuple[float, ...]
    ports: tuple[float, ...]


class Expectation:
    """Knows what prospects are worth."""

    def __init__(self, weights: dict[int, Weights] | None = None, tastes: Mapping[str, float] | None = None) -> None:
        """By number of seats: what prospects are worth; and by prospect how many times dearer it is to this one."""
        self._levels = {} if weights else read_levels()  # that of other weights is not known
        self._weights = _tasted(weights or learned_weights(), tastes or {})
        self._at: dict[tuple[int, int], list[float]] = {}

    def points(self, s: OverworldState, before: Frontier | None = None) -> list[float]:
        """Return what every seat may expect, without the level. A turn must be over.

        A frontier from before saves finding it.
        """
        if s.is_over:
            return [float(points) for points in s.scores()]
        weights = self._weights_at(s.terms.seats, round(tiles_to_come(s)))
        frontier = before.after(s) if before else Frontier(s)
        return [standing(seen) + sum(map(mul, weights, seen)) for seen in prospects(s, frontier)]

    def expected(self, s: OverworldState) -> Expected:
        """Return the same with the level, and the parts of the score that it comes from."""
        if s.is_over:
            by_part = dict(zip(Score._fields, zip(*scores(s), strict=True), strict=True))
            return Expected(s.scores(), by_part | {KEPT: (0,) * s.terms.seats})
        weights = self._weights_at(s.terms.seats, round(tiles_to_come(s)))
        seen = prospects(s, Frontier(s))
        level = self._level(s)
        parts = {part: [0.0] * len(seen) for part in Score._fields} | {KEPT: [level] * len(seen)}
        for seat, one in enumerate(seen):
            for part, weight, now, value in zip(_PART_OF, weights, _STANDING, one, strict=True):
                parts[part][seat] += (weight + now) * value
        return Expected([level + standing(one) + sum(map(mul, weights, one)) for one in seen], parts)

    def _level(self, s: OverworldState) -> float:
        """Return what all have beyond what the weights say."""
        found = self._levels.get(s.terms.seats)
        if found is None:
            return 0.0
        rows = [
            found.game,
            *([found.provisions] if s.terms.provisions else []),
            *([found.ports] if s.terms.ports else []),
        ]
        parts = stage(round(tiles_to_come(s)))
        return sum(sum(map(mul, row, parts)) for row in rows)

    def _weights_at(self, seats: int, tiles: int) -> list[float]:
        """Return the weights of all prospects with so many tiles to come."""
        found = self._at.get((seats, tiles))
        if found is None:
            parts = stage(tiles)
            found = [sum(map(mul, row, parts)) for row in self._weights[seats]]
            self._at[seats, tiles] = found
        return found


def standing(seen: Prospects) -> float:
    """Return a seat's points as they stand."""
    return seen.tour + seen.regions + seen.provisions + seen.port


def tiles_to_come(s: OverworldState) -> float:
    """Return how many tiles will still be drawn, on average; a turn must be over.

    The game ends in the round in which the last coast is drawn, and one tile more has the icon than there are coasts in
    the pile (OVW-20, OVW-50).
    """
    pile, bag = sum(s.pile), sum(s.bag) - s.terms.never_drawn
    if not pile:
        return min(bag, (s.first - s.active) % s.terms.seats)
    return min(bag, pile * (bag + 1) / (pile + 2) + (s.terms.seats - 1) / 2)


def stage(tiles: float) -> tuple[float, ...]:
    """Return how much the weights of each knot count with so many tiles to come."""
    before = (0, *KNOTS[:-1])
    after = (*KNOTS[1:], KNOTS[-1] + 1)
    return tuple(
        max(0.0, min((tiles - low) / (at - low), 1.0 if at == KNOTS[-1] else (high - tiles) / (high - at)))
        for low, at, high in zip(before, KNOTS, after, strict=True)
    )


def _tasted(weights: dict[int, Weights], tastes: Mapping[str, float]) -> dict[int, Weights]:
    times = [tastes.get(name, 1.0) for name in Prospects._fields]
    return {
        seats: tuple(tuple(dear * points for points in row) for dear, row in zip(times, rows, strict=True))
        for seats, rows in weights.items()
    }


def learned_weights() -> dict[int, Weights]:
    """Return the weights that were learned, by number of seats; where there are none, the fitted ones."""
    return read_weights(FITTED) | read_weights(LEARNED)


@cache
def read_weights(file: str) -> dict[int, Weights]:
    """Return weights that come with the package, by number of seats."""
    text = (files(__package__) / file).read_text("utf-8")
    return {
        int(seats): tuple(tuple(table[name]) for name in Prospects._fields)
        for seats, table in tomllib.loads(text).items()
    }


@cache
def read_levels() -> dict[int, Level]:
    """Return the levels that come with the package, by number of seats."""
    text = (files(__package__) / LEVEL).read_text("utf-8")
    return {
        int(seats): Level(**{name: tuple(row) for name, row in table.items()})
        for seats, table in tomllib.loads(text).items()
    }
