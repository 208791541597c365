"""Regions of Overworld as learners see them: how large each is and how strong everybody is there (OVW-40).

Both stand on every square of a region. They are written again only where a region has grown, has been joined with
another, or has another number of explorers; and so are the points that regions bring.
"""

from __future__ import annotations

from typing import Final

from farshore.envs.observations.drawn import Cells, SeatPlanes
from farshore.games.overworld.contest import leaders_among
from farshore.games.overworld.regions import Regions, Root, Spot, strengths
from farshore.games.overworld.terms import REGION_POINTS

MOST: Final = 120  # of planes that count


class _Region:
    """What is shown of a region."""

    __slots__ = ("explorers", "fresh", "places", "size")

    def __init__(self) -> None:
        self.places: list[int] = []  # of its spots within the window: those on land, then those on water, in two planes
        self.fresh: list[int] = []  # further ones, which show nothing yet
        self.size = 0
        self.explorers = 0  # of each seat, as ``strengths`` reads them


class DrawnRegions:
    """All regions of a table."""

    def __init__(self, board: Cells, start: int, area: int, seats: int) -> None:
        """Begin with nothing; ``start``: the first plane, of the sizes on land; ``area``: squares of a plane."""
        self._board = board
        self._start = start
        self._area = area
        self._seats = seats
        self._strengths = SeatPlanes(board, start + 2 * area, 2 * area, seats)
        self._regions: dict[Root, _Region] = {}
        self._touched: dict[Root, _Region] = {}
        self.points: list[int] = [0] * seats  # by seat: what regions bring

    def turn_to(self, seat: int) -> None:
        """Let a seat observe."""
        self._strengths.turn_to(seat)

    def forget(self) -> None:
        """Begin with a table on which nothing lies."""
        self._board[self._start : self._start + 2 * self._area] = bytes(2 * self._area)
        self._strengths.clear()
        self._regions = {}
        self._touched = {}
        self.points = [0] * self._seats

    def lay(self, regions: Regions, at: Spot, place: int) -> None:
        """Note a spot that was laid, and where it is in its two planes; beyond the window: less than 0."""
        region = self._touch(regions.root(at))
        if place >= 0:
            region.fresh.append(place)

    def enter(self, regions: Regions, at: Spot) -> None:
        """Note that an explorer has come to a spot or left it."""
        self._touch(regions.root(at))

    def _touch(self, root: Root) -> _Region:
        region = self._regions.get(root)
        if region is None:
            region = self._regions[root] = _Region()
        self._touched[root] = region
        return region

    def draw(self, regions: Regions) -> bool:
        """Draw what has changed of the regions that were noted. Tell whether anybody is stronger or weaker anywhere."""
        if len(self._regions) > len(regions.sizes):
            self._join(regions)
        has_changed = False
        for root, region in self._touched.items():
            explorers, size = regions.explorers[root], min(regions.sizes[root], MOST)
            if explorers != region.explorers:
                has_changed = True
                self._count(region.explorers, -REGION_POINTS)
                self._count(explorers, REGION_POINTS)
                self._paint(region.places, region.explorers, explorers)
                region.explorers = explorers
            if region.fresh:
                self._paint(region.fresh, 0, explorers)
                region.places += region.fresh
                region.fresh = []
            if size != region.size:
                region.size = size
                self._draw_size(region.places, size)
        self._touched = {}
        return has_changed

    def _join(self, regions: Regions) -> None:
        """Make one of regions that have grown together: as the larger one is shown, so are then the others."""
        parents, shown = regions.parents, self._regions
        for root in [root for root in shown if parents[root] != root]:
            gone, region = shown.pop(root), self._touch(regions.root(root))
            self._count(gone.explorers, -REGION_POINTS)
            self._paint(gone.places, gone.explorers, region.explorers)
            self._draw_size(gone.places, region.size)
            region.places += gone.places
            region.fresh += gone.fresh

    def _count(self, explorers: int, points: int) -> None:
        """Count points to whoever leads with so many explorers of each seat."""
        if explorers:
            for seat in leaders_among(explorers, self._seats):
                self.points[seat] += points

    def _paint(self, places: list[int], before: int, now: int) -> None:
        """Draw the strengths of a region that were others before."""
        if before != now and places:
            old, new = strengths(before, self._seats), strengths(now, self._seats)
            for owner in range(self._seats):
                if old[owner] != new[owner]:
                    self._strengths.fill(owner, places, new[owner])

    def _draw_size(self, places: list[int], size: int) -> None:
        board, start = self._board, self._start
        for place in places:
            board[start + place] = size
