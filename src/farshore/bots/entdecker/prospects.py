"""What a tile may gain before it lies anywhere.

For every pattern and every way it could lie beside the ship: what the islands that it would join are then worth,
without a unit and with each that could be placed on it. Neither fills nor scoring are thought of.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from farshore.bots.entdecker.worth import Stake, Stakes, Weights, all_stakes, purse, stakes_worth
from farshore.core.contract import Seat
from farshore.games.entdecker.board import mass_of
from farshore.games.entdecker.islands import Islands
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import (
    ALL_LAND,
    FITTING,
    LAND_SIDES,
    MASS_AT,
    MASSES,
    OPPOSITE,
    PATTERNS,
    UNDISCOVERED,
)
from farshore.games.entdecker.units import IN_SUPPLY

Space = tuple[int, int]
"""A space as far as prospects go: its cell and what surrounds it; where that is no land, the cell does not matter."""


class Prospect(NamedTuple):
    """What a tile can gain at best, in points."""

    alone: float  # with no unit on it
    units: tuple[float, float, float]  # with a scout, a fort, a settlement, its cost included

    def or_better(self, other: Prospect) -> Prospect:
        """Return the best of two ways to lay the tile."""
        scout, fort, settlement = map(max, self.units, other.units)
        return Prospect(max(self.alone, other.alone), (scout, fort, settlement))


ByPattern = list[Prospect | None]
"""The prospects of each pattern; ``None``: it does not fit."""


class Prospects:
    """The prospects of one seat at one moment; what was looked at once is remembered."""

    def __init__(self, world: EntdeckerState, seat: Seat, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self._stakes = all_stakes(world)
        self._tiles = world.chart.tiles.copy()
        self._known: dict[Space, ByPattern] = {}

    def price(self, gold: float) -> float:
        """Return what paying some gold costs the seat in points."""
        own = self.world.gold[self.seat]
        return purse(self.world, own, self.weights) - purse(self.world, own - gold, self.weights)

    def spaces(self, cell: int) -> dict[Space, int]:
        """Return the spaces across the sea sides of a cell, those that are alike only once."""
        chart = self.world.chart
        return {
            (space if around & ALL_LAND else 0, around): space
            for space in chart.open_sea(cell)
            for around in (chart.around[space],)
        }

    def beside(self, cell: int) -> ByPattern:
        """Return what each pattern can gain in the best of these spaces."""
        best: ByPattern = [None] * (len(PATTERNS) + 1)
        for kind, space in self.spaces(cell).items():
            if kind not in self._known:
                self._known[kind] = [None, *(self._in(space, FITTING[pattern][kind[1]]) for pattern in PATTERNS)]
            for pattern, here in enumerate(self._known[kind]):
                so_far = best[pattern]
                best[pattern] = here.or_better(so_far) if here and so_far else here or so_far
        return best

    def _in(self, space: int, masks: Sequence[int]) -> Prospect | None:
        """Return the best way in which a pattern can lie in a space."""
        best = None
        for mask in masks:
            here = self._laid(space, mask)
            best = here.or_better(best) if best else here
        return best

    def _laid(self, space: int, mask: int) -> Prospect:
        """Return what a tile gains if it lies so."""
        before, joined = self._joined(space, mask)
        islands = self.world.islands.clone()
        self._tiles[space] = mask
        islands.lay(self.world.chart.board, self._tiles, space)
        self._tiles[space] = UNDISCOVERED
        roots = [islands.find(mass_of(space, index)) for index in range(len(MASSES[mask]))]
        stakes: dict[int, Stakes] = dict.fromkeys(roots, ())
        for index, units in joined:
            stakes[roots[index]] = merged(stakes[roots[index]], units)
        alone = {root: self._island(islands, root, stakes[root]) for root in stakes}
        gain = sum(alone.values()) - before
        scout, fort, settlement = (gain + self._unit(unit, islands, stakes, alone) for unit in range(3))
        return Prospect(gain, (scout, fort, settlement))

    def _joined(self, space: int, mask: int) -> tuple[float, list[tuple[int, Stakes]]]:
        """Return what the islands are worth that a tile would join, and whose units are on them, by its masses."""
        islands, steps = self.world.islands, self.world.chart.board.steps
        roots: dict[int, int] = {}
        for side in LAND_SIDES[mask]:
            beside = space + steps[side]
            tile = self._tiles[beside]
            if tile != UNDISCOVERED:
                root = islands.find(mass_of(beside, MASS_AT[tile][OPPOSITE[side]]))
                roots.setdefault(root, MASS_AT[mask][side])
        before = sum(self._island(islands, root, self._stakes.get(root, ())) for root in roots)
        return before, [(index, self._stakes.get(root, ())) for root, index in roots.items()]

    def _island(self, islands: Islands, root: int, stakes: Stakes) -> float:
        """Return what an island is worth to the seat beside the others."""
        if not stakes:
            return 0.0
        terms = self.world.terms
        points = stakes_worth(terms, self.weights, islands.value(root), islands.open_sides[root], stakes)
        return sum(
            value if stake.seat == self.seat else -self.weights.rivals * value / (terms.seats - 1)
            for stake, value in zip(stakes, points, strict=True)
        )

    def _unit(self, unit: int, islands: Islands, stakes: dict[int, Stakes], alone: dict[int, float]) -> float:
        """Return what one unit on the better of the tile's islands adds, less what it costs."""
        if not self.world.supply[IN_SUPPLY[self.seat][unit]]:
            return -inf
        cost = self.price(self.world.terms.unit_cost[unit]) + self.weights.kept[unit]
        own = Stake(self.seat, (int(unit == 0), int(unit == 1), int(unit == 2)))
        gains = (self._island(islands, root, merged(there, (own,))) - alone[root] for root, there in stakes.items())
        return max(gains, default=-inf) - cost


def merged(one: Stakes, other: Stakes) -> Stakes:
    """Return the units of two islands that become one."""
    if not one or not other:
        return one or other
    found = dict(one)
    for seat, units in other:
        scouts, forts, settlements = map(sum, zip(found.get(seat, (0, 0, 0)), units, strict=True))
        found[seat] = (scouts, forts, settlements)
    return tuple(Stake(seat, units) for seat, units in found.items())
