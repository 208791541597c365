"""What explorers have and may hope for, in points: the same question for many sheets at once.

Everything that can still be taken is worth its points times the chance that it is taken in time (``chances``). It is
asked after a turn, or within one, before a round that ends with it is scored. What earlier rounds brought is left out,
and so are earlier temples. After the last turn nothing is left to hope for, and the rest is what the explorer has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from farshore.bots.explorers.search.chances import Chances, Goal
from farshore.bots.explorers.search.ground import FAR, WIDTH, Ground, Ints, Shorts
from farshore.bots.explorers.search.sheets import (
    EXPLORED,
    FRESH,
    GEMS,
    HORSES,
    KEYS,
    LARDER,
    NEVER,
    SCROLLS,
    STRUCK,
)
from farshore.bots.search.mind import KEPT
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.provisions import MOST_OF_A_KIND
from farshore.games.explorers.scoring import Score
from farshore.games.explorers.terms import EXPERT_TEMPLE, EXTRA_MARKS, ROUNDS, TEMPLE_POINTS, TURNS, Terms
from farshore.games.explorers.tile import Object

Reals = NDArray[np.float32]
Rows = TypeVar("Rows", Ints, Shorts, Reals)

Share = tuple[str, Reals]
"""A part of the score, or ``KEPT``, and what each sheet is worth by it."""

PARTS: Final = (*Score._fields, KEPT)
MOST_GEMS: Final = 40
FEW: Final = 700  # columns that are sorted faster one by one
_EXPERT_VILLAGE_STEPS: Final = (12, 6, 8, 14)  # EXP-40
_EAGER: Final = 1.6  # how many of the one kind of a round are believed to be taken, where chances say one (EXP-34)


class Weights(NamedTuple):
    """What is not told by the rules, in points."""

    scroll: float = 2.0
    horse: float = 0.8
    extra_mark: float = 0.8
    meal: float = 3.3  # a provision for a later round


class Hopes:
    """What may be hoped for after one turn of the game on one map."""

    def __init__(self, ground: Ground, terms: Terms, chances: Chances, weights: Weights, turn: int) -> None:
        self.ground, self.terms, self.weights, self.turn = ground, terms, weights, turn
        self.round = max(0, turn) // TURNS
        self.left = TURNS * ROUNDS - 1 - turn  # turns of the game
        self.ends = [self.left - TURNS * later for later in range(ROUNDS - self.round)][::-1]  # … to each round's end
        self.rounds = len(self.ends)
        self.scroll = weights.scroll * min(1.0, self.left / 6)
        objects = ground.objects
        self.gems, self.scrolls_there, self.horses = objects[Object.GEM], objects[Object.SCROLL], objects[Object.HORSE]
        self.temples, self.keys = objects[Object.TEMPLE], objects[Object.KEY]
        self.meals = slice(objects[Object.APPLE].start, objects[Object.FISH].stop)
        self.kinds = [objects[Object.APPLE + kind].start - self.meals.start for kind in range(3)]
        self.beside = slice(ground.villages[0].start, ground.villages[-1].stop)
        self.table = self._table(chances)
        self.meal = self._untaken(chances[Goal.MEAL, self.ends[0]])
        self.gem_by = [self._untaken(chances[Goal.GEM, end]) for end in self.ends]  # to each round's end
        self._value_places(chances)
        counts = [min(count, terms.gem_slots) for count in range(MOST_GEMS + 1)]
        self.gem_points = np.array([gem_points(terms, count) for count in counts], np.float32)
        self.gem_steps = np.diff(self.gem_points)
        self.ranks = np.arange(len(ground.temple_quadrants))[:, None]
        self.quadrants = np.array(ground.temple_quadrants, np.int16)[:, None]

    def _table(self, chances: Chances) -> Reals:
        """Return, by target and distance, what may be hoped for by itself."""
        ground, left = self.ground, self.left
        table = np.zeros((len(ground.targets), WIDTH), np.float32)
        table[self.scrolls_there] = self.scroll * chances[Goal.SCROLL, left]
        table[self.horses] = self.weights.horse * chances[Goal.HORSE, left]
        table[self.gems] = np.sum([chances[Goal.GEM, end] for end in self.ends], axis=0)
        for kind in range(3):
            table[ground.objects[Object.APPLE + kind]] = self._larder(chances, kind)
        table[:, 0] = 0  # taken: counted as what one has
        table[self.beside] = chances[Goal.VILLAGE, left]
        table[self.beside, 0] = 1
        flat: Reals = table.ravel()
        return flat

    def _untaken(self, chances: Reals) -> Reals:
        """Return, by target and distance, how likely it is still to be taken."""
        table = np.tile(chances, (len(self.ground.targets), 1))
        table[:, 0] = 0
        flat: Reals = table.ravel()
        return flat

    def _larder(self, chances: Chances, kind: int) -> Reals:
        """Return, by distance, how likely a provision serves a later round, or in the expert game its own."""
        if not self.terms.expert_provisions:
            whenever: Reals = chances[Goal.LARDER, self.left]
            return whenever
        later = kind + 1 - self.round  # EXP-34
        return np.zeros(WIDTH, np.float32) if later < 0 else chances[Goal.LARDER, self.ends[later]]

    def _value_places(self, chances: Chances) -> None:
        """Work out what temples are worth, by the place in their column: explored, and by the way to them."""
        terms, weights = self.terms, self.weights
        places = range(len(terms.places))
        self.place = np.array([_worth_of_place(terms, weights, place) for place in places], np.float32)
        self.last_place = len(self.place) - 1
        goals = (Goal.TEMPLE, Goal.LOCKED)
        ways = [[_temple(self.place, chances[goal], self.ends, place) for place in places] for goal in goals]
        self.temple = np.array(ways, np.float32)

    def worth(self, away: Shorts, held: Ints) -> Reals:
        """Return what each sheet is worth, with the temples explored in turns that were played on."""
        return self.hoped(away, held) + self.explored(held)

    def explored(self, held: Ints) -> Reals:
        """Return what the temples explored are believed to be worth."""
        struck = np.minimum(held[STRUCK], self.last_place)
        values: Reals = np.where(held[EXPLORED] == NEVER, np.float32(0), self.place.take(struck)).sum(axis=0)
        return values

    def hoped(self, away: Shorts, held: Ints) -> Reals:
        """Return what each sheet is worth but for the temples explored."""
        return total(self.shares(away, held))

    def shares(self, away: Shorts, held: Ints) -> list[Share]:
        """Return the same by part of the score; of a part there may be several."""
        values = self.table.take(away)
        terms = self.terms
        return [
            ("gems", self._expert_gems(away, held) if terms.expert_gems else self._gems(held, values)),
            (KEPT, values[self.scrolls_there].sum(axis=0)),
            (KEPT, values[self.horses].sum(axis=0)),
            (KEPT, np.float32(self.scroll) * (held[SCROLLS] + held[FRESH])),
            (KEPT, np.float32(self.weights.horse) * held[HORSES]),
            ("villages", self._villages(values[self.beside])),
            (
                "provisions",
                self._expert_provisions(held, values)
                if terms.expert_provisions
                else self._provisions(away, held, values),
            ),
            ("temples", self._temples(away, held)),
        ]

    def _gems(self, held: Ints, values: Reals) -> Reals:
        """Value gems at the end of every round (EXP-35)."""
        gems = held[GEMS]
        points: Reals = self.gem_points.take(gems) * np.float32(self.rounds)
        points += self.gem_steps.take(gems) * values[self.gems].sum(axis=0)
        return points

    def _expert_gems(self, away: Shorts, held: Ints) -> Reals:
        """Value the track as far as each round is hoped to come on it: its later steps are greater (EXP-36)."""
        points = np.zeros(away.shape[1], np.float32)
        for likely in self.gem_by:
            gems = held[GEMS] + likely.take(away[self.gems]).sum(axis=0)
            points += np.interp(gems, np.arange(len(self.gem_points)), self.gem_points)
        return points

    def _villages(self, values: Reals) -> Reals:
        """Value the neighbours of villages, marked and hoped for (EXP-39, EXP-40): 3, 2, 2, 3 for the nearest first.

        In the expert game all four are needed. Whoever goes for one goes for all: so the chance is the root of what it
        would be if each were reached or missed by itself, and they are worth a way long before the last is near.
        """
        villages = values.reshape(len(self.ground.villages), -1, values.shape[1])
        if not self.terms.expert_villages:
            points: Reals = 2 * values.sum(axis=0) + (villages.max(axis=1) + villages.min(axis=1)).sum(axis=0)
            return points
        sides = [in_order(-village) for village in villages]
        points = np.zeros(values.shape[1], np.float32)
        for count, step in enumerate(_EXPERT_VILLAGE_STEPS):
            points += step * np.sqrt(np.prod([-village[count] for village in sides], axis=0))
        return points

    def _provisions(self, away: Shorts, held: Ints, values: Reals) -> Reals:
        """Value the provisions of this round, and those left for later ones (EXP-33)."""
        near = np.maximum.reduceat(self.meal.take(away[self.meals]), self.kinds, axis=0)
        has = held[LARDER] > 0
        one, two, three = np.where(has, np.float32(1), near)
        pairs = one * two + two * three + three * one
        all_three = one * two * three
        points: Reals = 2 * (one + two + three) + pairs + all_three  # 2, 5, 10 for one, two, three kinds
        later = self.rounds - 1
        if later:
            left = np.add.reduceat(values[self.meals], self.kinds, axis=0)
            likely = 1 - np.exp(left / (has - np.float32(later + 1)))
            points += np.float32(self.weights.meal * later) * likely.sum(axis=0)
        return points

    def _expert_provisions(self, held: Ints, values: Reals) -> Reals:
        """Value the one kind of every round (EXP-34). However many are near, none of them is as good as taken."""
        points = np.zeros(values.shape[1], np.float32)
        left = np.add.reduceat(values[self.meals], self.kinds, axis=0)
        for kind in range(max(0, self.round - 1), 3):
            has = held[LARDER][kind].astype(np.float32)
            room = MOST_OF_A_KIND - has
            count = has + room * (1 - np.exp(-np.float32(_EAGER) * left[kind] / np.maximum(1, room)))
            points += count * count
        return points

    def _temples(self, away: Shorts, held: Ints) -> Reals:
        """Value temples: the nearest for the keys in hand, the others with the way to a key before (EXP-37)."""
        base = self.ground.base
        ways, to_keys = away[self.temples] - base[self.temples], away[self.keys] - base[self.keys]
        ways[ways == 0] = FAR
        to_keys[to_keys == 0] = FAR
        order = in_order(ways * 4 + self.quadrants)
        count, sheets = len(order), np.arange(away.shape[1])
        before = np.full((2 * count, away.shape[1]), FAR, np.int16)
        before[:count] = 0
        before[count : count + len(to_keys)] = in_order(to_keys)[:count]
        struck = np.minimum(held[STRUCK], self.last_place)
        rank = self.ranks - np.minimum(held[KEYS], count)  # which of the keys to be found it waits for; below 0: none
        way = np.minimum(FAR, (order >> 2) + before[rank + count, sheets])
        points: Reals = self.temple[(rank >= 0).view(np.int8), struck[order & 3, sheets], way].sum(axis=0)
        return points


def total(shares: Sequence[Share]) -> Reals:
    """Return what each sheet is worth by all shares together, which are used up by that."""
    (_, points), *others = shares
    for _, more in others:
        points += more
    return points


def by_part(shares: Iterable[tuple[str, Reals | float]], sheets: int) -> Reals:
    """Return the same by ``PARTS``, in the first place."""
    parts = np.zeros((len(PARTS), sheets), np.float32)
    for part, more in shares:
        parts[PARTS.index(part)] += more
    return parts


def in_order(rows: Rows) -> Rows:
    """Return rows of which every column is in order; they are few, and the columns may be many."""
    if rows.shape[1] < FEW:
        return np.sort(rows, axis=0)
    found = list(rows)
    for last in range(len(found) - 1, 0, -1):
        for at in range(last):
            found[at], found[at + 1] = np.minimum(found[at], found[at + 1]), np.maximum(found[at], found[at + 1])
    return np.stack(found)


def _worth_of_place(terms: Terms, weights: Weights, place: int) -> float:
    """Return what a place of a temple's column is worth."""
    number = terms.places[place]
    return EXPERT_TEMPLE + weights.extra_mark * EXTRA_MARKS[number] if terms.expert_temples else TEMPLE_POINTS[number]


def _temple(places: Reals, chances: Chances, ends: list[int], place: int) -> Reals:
    """Return, by distance, what a temple is worth, of whose column a place is struck with every round (EXP-71)."""
    values = [places[min(place + later, len(places) - 1)] for later in range(len(ends))]
    points = np.zeros(WIDTH, np.float32)
    for value, later, end in zip(values, [*values[1:], np.float32(0)], ends, strict=True):
        points += (value - later) * chances[end]
    points[FAR] = 0
    return points


class HopesByTurn:
    """The hopes of every turn on one map, each made when it is first asked for."""

    def __init__(self, ground: Ground, terms: Terms, chances: Chances, weights: Weights) -> None:
        self.ground, self.terms, self.chances, self.weights = ground, terms, chances, weights
        self._after: dict[int, Hopes] = {}

    def after(self, turn: int) -> Hopes:
        """Return what may be hoped for after a turn of the game, from 0 on; -1: after the set-up."""
        if turn not in self._after:
            self._after[turn] = Hopes(self.ground, self.terms, self.chances, self.weights, turn)
        return self._after[turn]
