"""What a tile may gain before it lies anywhere, and a unit before it stands: the change of what the islands are worth.

Neither fills nor the way of scouts into the jungle are thought of: who tries a tile will see.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from farshore.bots.entdecker.search.hopes import MOST_GOLD, Hopes, relative, remember
from farshore.bots.entdecker.search.survey import Isle, Survey, stake
from farshore.core.contract import Seat
from farshore.games.entdecker.board import mass_of
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import (
    ALL_LAND,
    BIT_COUNT,
    KNOWN_AROUND,
    LAND_AROUND,
    MASS_AT,
    MASSES,
    OPPOSITE,
    PATTERN,
    SIDES,
)
from farshore.games.entdecker.units import IN_SUPPLY, SCOUT, UNIT_NAMES

_UNITS: Final = range(len(UNIT_NAMES))
_NOBODY: Final[tuple[Seat, ...]] = ()
_MATCHING: Final = tuple(
    tuple(mask for mask in range(ALL_LAND) if mask & known == land)
    for known, land in zip(KNOWN_AROUND, LAND_AROUND, strict=True)
)
"""By surroundings: the land masks that match, all land excepted: such a tile is never placed."""


class Laid(NamedTuple):
    """What a tile gains if it lies so, in points; what a unit costs is not taken off."""

    mask: int
    alone: float  # with no unit on it
    units: tuple[float, float, float]  # with a scout, a fort, a settlement


Best = tuple[float, float]
"""What the best way to lay a tile gains: if the ship sails on; if the journey ends on it, with or without a unit."""
Prices = tuple[float, float, float]
"""What a scout, a fort, a settlement costs, in points; endless if there is none, or too little gold."""
ByPattern = tuple[Best | None, ...]
"""The best way to lay each pattern; ``None``: it does not fit."""
Beside = tuple[int, int, Isle]
"""A side, and the island that touches a space there: root and what matters of it."""


class Prospects:
    """The prospects of one seat in one position."""

    def __init__(self, s: EntdeckerState, seat: Seat, hopes: Hopes) -> None:
        self.s = s
        self.seat = seat
        self.hopes = hopes
        self.survey = Survey(s)
        self._gold = s.gold[seat]

    def price(self, gold: int) -> float:
        """Return what paying some gold costs in points."""
        purse, own = self.hopes.purse, min(self._gold, MOST_GOLD - 1)
        return purse[own] - purse[max(0, min(own - gold, MOST_GOLD - 1))]

    def prices(self, gold: int, recall: float = inf) -> Prices:
        """Return what each unit costs with so much gold left. ``recall``: what taking a scout back costs."""
        s, hopes, weights = self.s, self.hopes, self.hopes.weights
        scouts, forts, settlements = (s.supply[place] for place in IN_SUPPLY[self.seat])
        costs, purse, own = s.terms.unit_cost, hopes.purse, min(max(gold, 0), MOST_GOLD - 1)
        paid = [purse[own] - purse[own - cost] if cost <= gold else inf for cost in costs]
        kept = hopes.scouts[scouts] - hopes.scouts[scouts - 1] if scouts else recall
        return (
            paid[0] + kept,
            paid[1] + weights.forts if forts else inf,
            paid[2] + weights.settlements if settlements else inf,
        )

    def beside(self, cell: int, prices: Prices) -> ByPattern:
        """Return what each pattern can gain across the sea sides of a cell."""
        found = [self.space(space, prices) for space in self.s.chart.open_sea(cell)]
        if len(found) == 1:
            return found[0]
        return tuple(map(_best, *found)) if found else (None,) * 7

    def space(self, space: int, prices: Prices) -> ByPattern:
        """Return what each pattern can gain on a space."""
        key = self._key(space)
        known: ByPattern | None = self.hopes.ends.get((key, prices))
        if known is None:
            known = remember(self.hopes.ends, (key, prices), _by_pattern(self._ways(key), prices))
        return known

    def ways(self, space: int) -> tuple[Laid, ...]:
        """Return every way in which a tile could lie on a space."""
        return self._ways(self._key(space))

    def _key(self, space: int) -> tuple[Seat, int, int, tuple[Beside, ...]]:
        """Return all that matters about a space: its surroundings, waterfalls to be found, the islands beside it."""
        s = self.s
        chart, parent = s.chart, s.islands.parent
        around, tiles, steps = chart.around[space], chart.tiles, chart.board.steps
        found, beside = 0, []
        for side in SIDES[LAND_AROUND[around]]:
            cell = space + steps[side]
            root = mass_of(cell, MASS_AT[tiles[cell]][OPPOSITE[side]])
            while (above := parent[root]) != root:
                root = above
            beside.append((side, root, self.survey.isle(root)))
            if cell in s.unfound:
                found += s.terms.scenario.waterfalls[cell]
        return self.seat, around, found, tuple(beside)

    def _ways(self, key: tuple[Seat, int, int, tuple[Beside, ...]]) -> tuple[Laid, ...]:
        known: tuple[Laid, ...] | None = self.hopes.ways.get(key)
        if known is None:
            _, around, found, beside = key
            laid = tuple(self._laid(mask, beside, found) for mask in _MATCHING[around])
            known = remember(self.hopes.ways, key, laid)
        return known

    def _laid(self, mask: int, beside: tuple[Beside, ...], found: int) -> Laid:
        """Return what a tile gains if it lies so. ``found``: points of waterfalls that it finds."""
        islands = _joined(mask, beside)
        touched = {root: isle for _, root, isle in beside}
        before = sum(self.worth(isle) for isle in touched.values())
        worths = [self.worth(isle) for isle in islands]
        alone = sum(worths) - before + found
        scout, fort, settlement = (
            max((self.with_unit(isle, unit) - worth for isle, worth in zip(islands, worths, strict=True)), default=-inf)
            + alone
            for unit in _UNITS
        )
        return Laid(mask, alone, (scout, fort, settlement))

    def worth(self, isle: Isle) -> float:
        """Return what an island is worth to the seat beside the others."""
        return relative(self.hopes.isle(isle), self.seat) if isle.stakes else 0.0

    def with_unit(self, isle: Isle, unit: int) -> float:
        """Return what it is worth with one more unit of the seat."""
        order = isle.order if self.seat in isle.order else (*isle.order, self.seat)
        order = order if self.s.terms.first_wins_ties else _NOBODY
        return self.worth(Isle(isle.value, isle.open_sides, isle.stakes + stake(self.seat, unit), order))

    def standing(self, mass: int) -> tuple[float, float, float]:
        """Return what each unit gains on a mass that lies already; what it costs is not taken off."""
        isle = self.survey.isle(self.s.islands.find(mass))
        here = self.worth(isle)
        scout, fort, settlement = (self.with_unit(isle, unit) - here for unit in _UNITS)
        return scout, fort, settlement

    def without_scout(self, mass: int) -> float:
        """Return what the seat loses if its scout on a mass is taken back."""
        isle = self.survey.isle(self.s.islands.find(mass))
        return self.worth(isle) - self.worth(isle._replace(stakes=isle.stakes - stake(self.seat, SCOUT)))


def _joined(mask: int, beside: tuple[Beside, ...]) -> list[Isle]:
    """Return the islands that a tile belongs to once it lies beside these."""
    groups: list[list[Beside]] = [[] for _ in MASSES[mask]]
    for touch in beside:
        groups[MASS_AT[mask][touch[0]]].append(touch)
    bits = [BIT_COUNT[part] for part in MASSES[mask]]
    if len(groups) == 2 and {root for _, root, _ in groups[0]} & {root for _, root, _ in groups[1]}:
        groups, bits = [groups[0] + groups[1]], [sum(bits)]
    return [_island(group, sides) for group, sides in zip(groups, bits, strict=True)]


def _island(beside: list[Beside], sides: int) -> Isle:
    """Return the island that a mass with so many land sides makes with those it touches."""
    touched = {root: isle for _, root, isle in beside}.values()
    order = tuple(dict.fromkeys(seat for isle in touched for seat in isle.order))
    return Isle(
        1 + sum(isle.value for isle in touched),
        sides + sum(isle.open_sides for isle in touched) - 2 * len(beside),
        sum(isle.stakes for isle in touched),
        order,
    )


def _by_pattern(ways: tuple[Laid, ...], prices: Prices) -> ByPattern:
    best: list[Best | None] = [None] * 7
    scout, fort, settlement = prices
    for mask, alone, units in ways:
        end = max(alone, units[0] - scout, units[1] - fort, units[2] - settlement)
        so_far = best[PATTERN[mask]]
        best[PATTERN[mask]] = (alone, end) if so_far is None else (max(alone, so_far[0]), max(end, so_far[1]))
    return tuple(best)


def _best(*ways: Best | None) -> Best | None:
    """Return the best of some ways to lay a tile."""
    found = [way for way in ways if way is not None]
    return (max([way[0] for way in found]), max([way[1] for way in found])) if found else None
