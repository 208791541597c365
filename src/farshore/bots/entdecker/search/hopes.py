"""What every seat may hope for at the end, in points: what it has, and what its features are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

from farshore.bots.entdecker.search.beliefs import Beliefs, at
from farshore.bots.entdecker.search.features import (
    Features,
    isle_features,
    parts,
    path_feature,
    purse_features,
    supply_features,
)
from farshore.bots.entdecker.search.survey import Isle, Survey, counts, stake_of
from farshore.bots.search.mind import KEPT, Expected
from farshore.core.contract import Seat
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import IN_SUPPLY, seat_of_scout

MOST_KEPT: Final = 1 << 15
"""So many things of a kind are remembered, before all are forgotten."""
K = TypeVar("K")
V = TypeVar("V")
MOST_GOLD: Final = 60
NEAR: Final = 6
"""Spaces left that are taken to be alike where it need not be exact."""
Numbered = tuple[tuple[int, float], ...]
"""Some features, by number."""
_NUMBER: Final = {name: number for number, name in enumerate(Features._fields)}
PathKey = tuple[tuple[int, ...], float]
"""The spaces of a path, and what its token is worth."""


class PrivateKnowledge:
    """What a seat knows that others do not: what the tokens are worth to it, and which scouts count double."""

    __slots__ = ("double", "tokens")

    def __init__(self, tokens: tuple[float, ...], double: frozenset[int]) -> None:
        self.tokens = tokens  # by path: what is expected of its token
        self.double = double  # its own top scouts (ENT-95); of the others' it knows nothing


def relative(points: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the mean of the others: what habits go by, where nothing is tried."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def remember(known: dict[K, V], key: K, found: V) -> V:
    """Note what was found out, and return it."""
    if len(known) > MOST_KEPT:
        known.clear()
    known[key] = found
    return found


class Isles:
    """The features of islands, by seat: each is looked at once in a game."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._known: dict[Isle, tuple[Numbered, ...]] = {}

    def __getitem__(self, isle: Isle) -> tuple[Numbered, ...]:
        found = self._known.get(isle)
        if found is None:
            by_seat = (isle_features(self.terms, isle, seat) for seat in range(self.terms.seats))
            found = remember(self._known, isle, tuple(numbered(features) for features in by_seat))
        return found


def numbered(features: dict[str, float]) -> Numbered:
    """Return features by their numbers, those that are there."""
    return tuple((_NUMBER[name], value) for name, value in features.items() if value)


class Hopes:
    """What the parts of a position are worth with so much undiscovered; what was asked once is remembered."""

    def __init__(self, terms: Terms, weights: Features, double: frozenset[int], isles: Isles) -> None:
        self.terms = terms
        self.weights = weights
        self._double = double
        self._features = isles
        self._isles: dict[Isle, tuple[float, ...]] = {}
        self._paths: dict[PathKey, tuple[float, ...]] = {}
        self.ways: dict[Hashable, Any] = {}  # what ``prospects`` found out about spaces: the ways to lay a tile …
        self.ends: dict[Hashable, Any] = {}  # … and, at some prices, the best for each pattern

    def worth(self, features: Numbered) -> float:
        """Return what some features are worth."""
        weights, total = self.weights, 0.0
        for number, value in features:
            total += weights[number] * value
        return total

    @cached_property
    def purse(self) -> list[float]:
        """What gold is worth, by how much there is."""
        return [self.worth(numbered(purse_features(gold))) for gold in range(MOST_GOLD)]

    @cached_property
    def scouts(self) -> list[float]:
        """What scouts in supply are worth, by how many there are."""
        return [self.worth(numbered(supply_features(scouts, 0, 0))) for scouts in range(self.terms.scouts + 1)]

    def isle(self, isle: Isle) -> tuple[float, ...]:
        """Return by seat what an island is worth."""
        found = self._isles.get(isle)
        if found is None:
            found = self._unfinished(isle) if isle.open_sides else self._complete(isle)
            remember(self._isles, isle, found)
        return found

    def _unfinished(self, isle: Isle) -> tuple[float, ...]:
        return tuple([self.worth(features) for features in self._features[isle]])

    def _complete(self, isle: Isle) -> tuple[float, ...]:
        """An island that is about to be scored: its units are as good as gone."""
        shares = parts(self.terms, isle.stakes, isle.order)
        points = []
        for seat, share in enumerate(shares):
            scouts, forts, settlements = counts(stake_of(isle.stakes, seat))
            kept = scouts * self.weights.scouts_near + forts * self.weights.forts
            points.append(share * isle.value + kept + settlements * self.weights.settlements)
        return tuple(points)

    def path(self, key: PathKey) -> tuple[float, ...]:
        """Return by seat what a path's token is worth."""
        found = self._paths.get(key)
        if found is None:
            found = remember(self._paths, key, self._path(key))
        return found

    def _path(self, key: PathKey) -> tuple[float, ...]:
        spaces, value = key
        seats = self.terms.seats
        names = [path_feature(spaces, self._double, seats, seat) for seat in range(seats)]
        return tuple(getattr(self.weights, name) * value if name else 0.0 for name in names)

    def supply(self, s: EntdeckerState, seat: Seat) -> float:
        """Return what a seat's units in supply are worth."""
        scouts, forts, settlements = IN_SUPPLY[seat]
        supply, weights = s.supply, self.weights
        return self.scouts[supply[scouts]] + weights.forts * supply[forts] + weights.settlements * supply[settlements]

    def all(self, s: EntdeckerState, knowledge: PrivateKnowledge) -> list[float]:
        """Return by seat what may be hoped for at the end."""
        points = [float(score) for score in s.score]
        if not s.is_over:
            self._add_islands(Survey(s), points)
            self._add_kept(s, points)
        self._add_paths(s, knowledge, points)
        return points

    def expected(self, s: EntdeckerState, knowledge: PrivateKnowledge) -> Expected:
        """Return the same with the parts of the score that it comes from."""
        produce, finds = _produce_so_far(s), [float(points) for points in s.finds]
        islands = [score - won - found for score, won, found in zip(s.score, produce, finds, strict=True)]
        kept, points = [0.0] * len(islands), [float(score) for score in s.score]
        if not s.is_over:
            survey = Survey(s)
            for some in (points, islands):
                self._add_islands(survey, some)
            for some in (points, kept):
                self._add_kept(s, some)
        for some in (points, produce):
            self._add_paths(s, knowledge, some)
        return Expected(points, {"islands": islands, "produce": produce, "waterfalls": finds, KEPT: kept})

    def _add_islands(self, survey: Survey, points: list[float]) -> None:
        for root in survey.stakes:
            for seat, worth in enumerate(self.isle(survey.isle(root))):
                points[seat] += worth

    def _add_kept(self, s: EntdeckerState, points: list[float]) -> None:
        """Add what there is to play with: scouts on their way to the jungle, gold, units in supply, and the turn."""
        for scout in s.bound:
            points[seat_of_scout(scout)] += self.weights.scouts_near
        purse = self.purse
        for seat in range(self.terms.seats):
            points[seat] += purse[min(s.gold[seat], MOST_GOLD - 1)] + self.supply(s, seat)
        points[s.seat] += self.weights.to_move

    def _add_paths(self, s: EntdeckerState, knowledge: PrivateKnowledge, points: list[float]) -> None:
        """Add the tokens; of one taken in imagination that nobody has seen, the score has points that do not count."""
        jungle, terms = s.jungle, self.terms
        length, spaces = terms.path_spaces, jungle.spaces
        for path, value in enumerate(knowledge.tokens):
            taken_by = jungle.taken_by[path]
            if taken_by >= 0:
                points[taken_by] += value - terms.produce_value[jungle.tokens[path]]
                continue
            on_path = spaces[path * length : (path + 1) * length]
            if not s.is_over and any(on_path):
                for seat, worth in enumerate(self.path((tuple(on_path), value))):
                    points[seat] += worth


def _produce_so_far(s: EntdeckerState) -> list[float]:
    """Return by seat the points of its score that came from tokens."""
    points = [0.0] * s.terms.seats
    for path, seat in enumerate(s.jungle.taken_by):
        if seat >= 0:
            points[seat] += s.terms.produce_value[s.jungle.tokens[path]]
    return points


class Stages:
    """The hopes at every moment of a game."""

    def __init__(self, terms: Terms, beliefs: Beliefs, double: frozenset[int]) -> None:
        self.terms = terms
        self.beliefs = beliefs
        self.double = double
        self._isles = Isles(terms)
        self._known: dict[int, Hopes] = {}

    def at(self, left: int) -> Hopes:
        """Return the hopes with so many spaces left."""
        if left not in self._known:
            share = left / len(self.terms.board.spaces)
            self._known[left] = Hopes(self.terms, at(self.beliefs, share), self.double, self._isles)
        return self._known[left]

    def near(self, left: int) -> Hopes:
        """Return hopes that are nearly right, and which were therefore more likely asked before."""
        return self.at(left - left % NEAR)
