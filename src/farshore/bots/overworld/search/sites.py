"""Sites: the empty squares that one survey tile could make a gap (OVW-41), and who would win them.

Almost every gap is a single square. It is a tile away from being one if tiles lie on three sides of it (a *pocket*), or
on two sides that meet and an L fits around the rest (a *corner*).
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from farshore.bots.overworld.search.doors import Stakes
from farshore.bots.overworld.search.frontier import Frontier
from farshore.games.overworld.board import ONE_LABEL, Board
from farshore.games.overworld.grid import COVERING, STEPS, Ell, Square, ell, opposite, squares_of
from farshore.games.overworld.regions import spot, strengths
from farshore.games.overworld.tiles import TOUCHING

REACH: Final = 2
"""Explorers that whoever closes a gap may well add to those around it."""


class Kind(IntEnum):
    """How near a square is to being a gap, and how surely it stays so."""

    BARRED = 0  # a pocket that no tile can fill any more
    POCKET = 1  # another pocket
    CORNER = 2


class Site(NamedTuple):
    """A square that one tile could make a gap."""

    square: Square
    kind: Kind


_COVERABLE: Final = frozenset({0, *ONE_LABEL})
"""What a square meets on which a survey tile may still be laid."""


def _open_sides(taken: int) -> tuple[int, ...]:
    """Return the steps to the sides that are open, of those whose bits are not in ``taken``."""
    return tuple(step for direction, step in enumerate(STEPS) if not taken >> direction & 1)


_OPEN: Final = tuple(_open_sides(taken) for taken in range(16))
_POCKETS: Final = {taken: steps[0] for taken, steps in enumerate(_OPEN) if len(steps) == 1}
"""By the sides that are taken, as bits: the step to the one that is open."""
_CORNERS: Final = {
    taken: (steps[0], steps[1], steps[0] + steps[1])
    for taken, steps in enumerate(_OPEN)
    if len(steps) == 2 and steps[0] + steps[1]
}
"""By the sides that are taken, as bits: the steps to the squares of the L that would close the other two."""
_NEAR: Final = frozenset({*_POCKETS, *_CORNERS})
_TOUCHING: Final = tuple(
    (step, tuple(tuple(spot(step, half) for half in halves[opposite(direction)]) for halves in TOUCHING))
    for direction, step in enumerate(STEPS)
)
"""For each neighbour of a square: the step there, and by the cell that lies there what leads from the square's first
spot to those of its spots that share the edge."""


def sites(board: Board, frontier: Frontier, stakes: Stakes) -> list[Site]:
    """Return every square that one tile could make a gap in which a door would change somebody's tour."""
    found = []
    met_at = board.met_at
    for square, taken in frontier.taken.items():
        if taken not in _NEAR or not stakes[square]:
            continue
        if taken in _CORNERS:
            one, other, between = _CORNERS[taken]
            if met_at(square + one) | met_at(square + other) | met_at(square + between) in ONE_LABEL:
                found.append(Site(square, Kind.CORNER))
        elif met_at(square + _POCKETS[taken]) in _COVERABLE:
            found.append(Site(square, Kind.POCKET if met_at(square) in ONE_LABEL else Kind.BARRED))
    return found


def closers(board: Board, frontier: Frontier, square: Square) -> list[Ell]:
    """Return the Ls that would make a gap of a site."""
    taken, fits = frontier.taken[square], board.fits
    if taken in _CORNERS:
        around = {square + step for step in _CORNERS[taken]}
        corner = square + _CORNERS[taken][2]
        ells = [ell(corner, orientation) for orientation in range(4)]
        return [covered for covered in ells if covered in fits and {*squares_of(covered)} == around]
    beside = square + _POCKETS[taken]
    back, base = square - beside, ell(beside, 0)
    return [base + covered for covered, one, other in COVERING if back not in (one, other) and base + covered in fits]


def explorers_around(board: Board, square: Square) -> int:
    """Return the explorers in all regions that share an edge with an empty square, in one number (``regions``)."""
    cells, parents, explorers = board.cells, board.regions.parents, board.regions.explorers
    roots, found, here = set(), 0, spot(square, 0)
    for step, touching in _TOUCHING:  # written out: nothing is asked more often
        cell = cells.get(square + step)
        if cell is not None:
            for away in touching[cell]:
                at = here + away
                while (parent := parents[at]) != at:
                    at = parent
                if at not in roots:
                    roots.add(at)
                    found += explorers[at]
    return found


@lru_cache(maxsize=1 << 14)
def margins(explorers: int, seats: int) -> tuple[int, ...]:
    """Return by how many explorers each seat is ahead of the best of the others."""
    strength = strengths(explorers, seats)
    return tuple(own - max(strength[:seat] + strength[seat + 1 :]) for seat, own in enumerate(strength))
