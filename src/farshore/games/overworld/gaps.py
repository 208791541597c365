"""Gaps: enclosed areas into which no survey tile could ever be placed (OVW-41), and what stands in them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.overworld.board import TAKEN, Board
from farshore.games.overworld.grid import Square, row_start
from farshore.games.overworld.plots import Plot, plot_at
from farshore.games.overworld.terms import ITEMS

NOBODY: Final = -1
NO_ITEMS: Final = (0,) * len(ITEMS)


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
    north, meets = row_start(board.northmost), board.meets
    area = {start}
    pending = [plot_at(start)]
    while pending:
        plot = pending.pop()
        if plot.square < north or (only_gaps and board.is_coverable(plot)):
            return ()
        for beside in (plot.south, plot.west, plot.east, plot.north):
            if meets[beside.number] < TAKEN and beside.square not in area:
                area.add(beside.square)
                pending.append(beside)
    return tuple(sorted(area))


def has_fit(board: Board, squares: Iterable[Square]) -> bool:
    """Say whether a survey tile could still cover one of these empty squares."""
    return any(board.is_coverable(plot_at(square)) for square in squares)


def new_gaps(board: Board, laid: Iterable[Square]) -> tuple[tuple[Square, ...], ...]:
    """Return the gaps beside squares just laid, in order. All others were gaps before, or are none still."""
    meets, doubtful = board.meets, list[Plot]()
    for square in laid:
        for beside in plot_at(square).sides:
            if meets[beside.number] < TAKEN and not board.is_coverable(beside) and beside not in doubtful:
                doubtful.append(beside)
    if not doubtful:
        return ()
    return tuple(sorted({enclosed_area(board, plot.square, only_gaps=True) for plot in doubtful} - {()}))
