"""Gaps: enclosed areas into which no survey tile could ever be placed (OVW-41), and what stands in them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.overworld.board import Board
from farshore.games.overworld.grid import EAST, NORTH, SOUTH, STEPS, WEST, Square, row_of

NOBODY: Final = -1
ITEMS: Final = ("torch", "map", "key", "potion", "leg")  # of the provisions expansion (OVW-70)
NO_ITEMS: Final = (0,) * len(ITEMS)
_SOUTH_TO_NORTH: Final = tuple(STEPS[direction] for direction in (SOUTH, WEST, EAST, NORTH))


class Entrance(IntEnum):
    """What stands in a gap."""

    NONE = 0
    DOOR = 1
    PORT = 2


class Gap(NamedTuple):
    """A resolved gap. Never changed, only replaced."""

    squares: tuple[Square, ...]  # in order
    owner: Seat = NOBODY  # whose door, port or explorers it holds
    entrance: Entrance = Entrance.NONE
    left: tuple[int, ...] = ()  # explorers left behind by the owner: 0 a camel, 1 a ship
    items: tuple[int, ...] = NO_ITEMS  # provisions, by kind


def enclosed_area(board: Board, start: Square, *, only_gaps: bool = False) -> tuple[Square, ...]:
    """Return the empty squares connected with a square, in order; none if a way leads to the outside.

    With ``only_gaps``, none also if a survey tile could be placed among them, which is known sooner. The way north is
    tried first: outside it soon leads beyond the northernmost row, so the search ends.
    """
    north = row_of(min(board.cells))
    area = {start}
    pending = [start]
    while pending:
        square = pending.pop()
        if row_of(square) < north or (only_gaps and board.is_coverable(square)):
            return ()
        for step in _SOUTH_TO_NORTH:
            beside = square + step
            if beside not in area and board.is_empty(beside):
                area.add(beside)
                pending.append(beside)
    return tuple(sorted(area))


def has_fit(board: Board, squares: Iterable[Square]) -> bool:
    """Say whether a survey tile could still cover one of these empty squares."""
    return any(board.is_coverable(square) for square in squares)


def new_gaps(board: Board, laid: Iterable[Square]) -> tuple[tuple[Square, ...], ...]:
    """Return the gaps beside squares just laid, in order. All others were gaps before, or are none still."""
    beside = {square + step for square in laid for step in STEPS}
    doubtful = [square for square in beside if board.is_empty(square) and not board.is_coverable(square)]
    return tuple(sorted({enclosed_area(board, square, only_gaps=True) for square in doubtful} - {()}))
