"""Scoring: regions, doors, provisions, the port (OVW-60 to OVW-62, OVW-70, OVW-71)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.overworld.contest import leaders_among
from farshore.games.overworld.entrance import standing
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import Square, place_of
from farshore.games.overworld.regions import Root
from farshore.games.overworld.terms import ITEMS, REGION_POINTS

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_TOURS: Final = 5_000
"""Tours of all tables that are remembered."""
_OUTWARD: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


class Score(NamedTuple):
    """A seat's points by part; ``sum`` is the whole."""

    regions: int
    doors: int
    provisions: int
    port: int


class Tour(NamedTuple):
    """The closed tour over a seat's doors."""

    squares: tuple[Square, ...]  # where the doors stand, gap by gap
    length: int


def scores(s: OverworldState) -> list[Score]:
    """Return the points of every seat as they stand."""
    regions = region_points(s)
    return [
        Score(
            regions=regions[seat],
            doors=tour(s, seat).length,
            provisions=provision_points(items_of(s, seat)) if s.terms.provisions else 0,
            port=port_points(s, seat) if s.terms.ports else 0,
        )
        for seat in range(s.terms.seats)
    ]


def region_points(s: OverworldState) -> list[int]:
    """Return two points for each region to whoever has most explorers in it, on a tie to each (OVW-60)."""
    seats = s.terms.seats
    points = [0] * seats
    for explorers in s.board.regions.explorers.values():
        if explorers:
            for seat in leaders_among(explorers, seats):
                points[seat] += REGION_POINTS
    return points


def tour(s: OverworldState, seat: Seat) -> Tour:
    """Return the longest closed tour over a seat's doors, each on the best square of its gap (OVW-61)."""
    return longest_tour([s.gaps[number].squares for number in standing(s, seat, Entrance.DOOR)])


def longest_tour(gaps: Sequence[Sequence[Square]]) -> Tour:
    """Choose a square in each of up to three gaps so that the tour is longest.

    Along rows and columns a closed tour over up to three squares is as long as the border of the box around them. So
    only squares that are outermost in some direction, straight or diagonal, can be best.
    """
    return _longest_tour(tuple([tuple(squares) for squares in gaps]))


@lru_cache(maxsize=MOST_TOURS)
def _longest_tour(gaps: tuple[tuple[Square, ...], ...]) -> Tour:
    best = Tour((), -1)
    for chosen in product(*map(_outermost, gaps)):
        length = _length(chosen)
        if length > best.length:
            best = Tour(chosen, length)
    return best


def _outermost(squares: Sequence[Square]) -> list[Square]:
    """Return the squares that lie furthest out in one of the eight directions, in order."""
    if len(squares) == 1:
        return list(squares)
    places = {square: place_of(square) for square in squares}
    return sorted({max(squares, key=lambda at: places[at][0] * x + places[at][1] * y) for x, y in _OUTWARD})


def _length(squares: Sequence[Square]) -> int:
    if not squares:
        return 0
    columns, rows = ({place_of(square)[axis] for square in squares} for axis in (0, 1))
    return 2 * (max(columns) - min(columns) + max(rows) - min(rows))


def items_of(s: OverworldState, seat: Seat) -> list[int]:
    """Count the items in a seat's gaps, by kind (OVW-70)."""
    owned = [gap.items for gap in s.gaps if gap.owner == seat]
    return [sum(items[kind] for items in owned) for kind in range(len(ITEMS))]


def provision_sets(items: Sequence[int]) -> list[int]:
    """Return the sizes of the sets of different kinds, built as large as possible first."""
    return [sum(count > number for count in items) for number in range(max(items))]


def provision_points(items: Sequence[int]) -> int:
    """Return each set's size squared."""
    return sum(size * size for size in provision_sets(items))


def port_points(s: OverworldState, seat: Seat) -> int:
    """Return the squares of the largest region that shares an edge with the gap of a seat's port (OVW-71)."""
    sizes = s.board.regions.sizes
    return max((sizes[root] for root in port_regions(s, seat)), default=0)


def port_regions(s: OverworldState, seat: Seat) -> set[Root]:
    """Return the regions of which a seat with a port may pick one."""
    ports = standing(s, seat, Entrance.PORT)
    return s.board.regions_around(s.gaps[ports[0]].squares) if ports else set()


def result_of(score: Score) -> tuple[int, int]:
    """Return what decides a seat's place: most points, then more door points, then it is shared (OVW-62)."""
    return sum(score), score.doors
