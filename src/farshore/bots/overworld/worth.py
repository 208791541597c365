"""What a position of Overworld is worth to a seat, in points, beside what it is worth to its rivals.

The points as they stand (OVW-60 to OVW-71), and what may come of them: explorers in supply can still go out, a first
door waits for the second, and a *pocket* (an empty square with tiles on three sides) may become a gap. It is worth what
a door in it would add to the tour of whoever would win it now (OVW-42). Hopes fade as the bag empties.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farshore.core.contract import Seat
from farshore.games.overworld.board import ONE_LABEL, TAKEN, Board
from farshore.games.overworld.contest import leaders
from farshore.games.overworld.entrance import standing
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import Square
from farshore.games.overworld.regions import strengths
from farshore.games.overworld.scoring import items_of, longest_tour, port_points, provision_points
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, DOORS, REGION_POINTS, SHIP, supply_of

Doors = tuple[tuple[Square, ...], ...]
"""The gaps in which a seat's doors stand."""


class Weights(NamedTuple):
    """What the player believes: guesses, and others near them do about as well."""

    explorer: float = 0.6  # points: of each of the first three camels or ships in supply …
    more: float = 0.25  # … and of each further one
    first_door: float = 6.0  # points: of a door alone, before there is a tour
    barred: float = 0.5  # the chance that a pocket becomes a gap which no survey tile can cover any more …
    pocket: float = 0.25  # … and of another one
    rivals: float = 1.0  # how much of what rivals gain it sees: 0 is blind to them


def worth(s: OverworldState, seat: Seat, weights: Weights) -> float:
    """Return by how many points a seat is ahead of the others, with all that may be hoped for."""
    return lead(hopes_of(s, weights), seat, weights.rivals)


def lead(hopes: list[float], seat: Seat, rivals: float = 1.0) -> float:
    """Return how far a seat is ahead of the mean of the others; ``rivals``: how much of it is seen."""
    return hopes[seat] - rivals * (sum(hopes) - hopes[seat]) / (len(hopes) - 1)


def hopes_of(s: OverworldState, weights: Weights) -> list[float]:
    """Return by seat the points as they stand, and what may come of them."""
    seats = range(s.terms.seats)
    time = sum(s.bag) / s.terms.tiles
    doors = [doors_of(s, other) for other in seats]
    hopes = [points_of(s, other, doors[other]) for other in seats]
    for explorers in filter(None, s.board.regions.explorers.values()):
        for other in first_in(explorers, s.terms.seats):
            hopes[other] += REGION_POINTS
    for other in seats:
        hopes[other] += time * (supply_hope(s, other, weights) + weights.first_door * (len(doors[other]) == 1))
    counted = s.board.regions.explorers
    for square, chance in pockets(s.board, weights):
        around = sum(counted[region] for region in s.board.regions_around((square,)))
        ahead = first_in(around, s.terms.seats)
        for other in ahead:
            hopes[other] += time * chance * door_hope(doors[other], square, weights) / len(ahead)
    return hopes


def doors_of(s: OverworldState, seat: Seat) -> Doors:
    """Return the gaps in which a seat's doors stand."""
    return tuple(s.gaps[number].squares for number in standing(s, seat, Entrance.DOOR))


def points_of(s: OverworldState, seat: Seat, doors: Doors) -> float:
    """Return a seat's points as they stand, but for its regions."""
    provisions = provision_points(items_of(s, seat)) if s.terms.provisions else 0
    port = port_points(s, seat) if s.terms.ports else 0
    return float(tour_length(doors) + provisions + port)


def supply_hope(s: OverworldState, seat: Seat, weights: Weights) -> float:
    """Return what the explorers in supply are worth: three are needed to hold a tile."""
    counts = (s.supply[supply_of(seat, CAMEL)], s.supply[supply_of(seat, SHIP)])
    return sum(weights.explorer * min(count, 3) + weights.more * max(0, count - 3) for count in counts)


def pockets(board: Board, weights: Weights) -> list[tuple[Square, float]]:
    """Return the empty squares with tiles on three sides, and how likely each is to become a gap."""
    meets = board.meets
    return [
        (plot.square, weights.pocket if met in ONE_LABEL else weights.barred)
        for plot in board.known
        if (met := meets[plot.number]) < TAKEN
        and (meets[plot.north.number] >= TAKEN)  # written out: nothing is asked more often
        + (meets[plot.east.number] >= TAKEN)
        + (meets[plot.south.number] >= TAKEN)
        + (meets[plot.west.number] >= TAKEN)
        >= 3
    ]


def door_hope(doors: Doors, square: Square, weights: Weights) -> float:
    """Return what a door in a square would add; with all doors out the one is moved that loses least (OVW-43)."""
    if not doors:
        return weights.first_door
    if len(doors) < DOORS:
        return tour_length((*doors, (square,))) - tour_length(doors)
    moved = (tour_length((*doors[:number], *doors[number + 1 :], (square,))) for number in range(DOORS))
    return max(0, max(moved) - tour_length(doors))


@lru_cache(maxsize=1 << 14)
def tour_length(doors: Doors) -> int:
    """Return the length of the longest tour over doors in these gaps (OVW-61)."""
    return longest_tour(doors).length


@lru_cache(maxsize=1 << 14)
def first_in(explorers: int, seats: int) -> tuple[Seat, ...]:
    """Return who has most explorers in a region, or in several: they are counted in one number."""
    return tuple(leaders(strengths(explorers, seats)))
