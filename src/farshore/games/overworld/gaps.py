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


def enclosed_area(board: Board, start: Square) -> tuple[Square, ...]:
    """Return the empty squares connected with a square, in order; none if a way leads to the outside."""
    return _enclosed(board, plot_at(start), set(), only_gaps=False)


def enclosed_areas_of(board: Board, squares: Iterable[Square]) -> list[tuple[Square, ...]]:
    """Return the enclosed areas to which some empty squares belong, each once."""
    outside, found = set[Plot](), list[tuple[Square, ...]]()
    for square in squares:
        area = _enclosed(board, plot_at(square), outside, only_gaps=False)
        if area and area not in found:
            found.append(area)
    return found


def _enclosed(board: Board, start: Plot, outside: set[Plot], *, only_gaps: bool) -> tuple[Square, ...]:
    """Return what ``enclosed_area`` does; with ``only_gaps``, none also if a survey tile could cover another of them.

    What is found to be none is noted in ``outside``, so that nothing is searched twice. The way north is tried first:
    outside it soon leads beyond the northernmost row, so the search ends.
    """
    if start in outside:
        return ()
    north, meets = row_start(board.northmost), board.meets
    area = {start}
    pending = [start]
    while pending:
        plot = pending.pop()
        if plot.square < north:
            outside |= area
            return ()
        for beside in (plot.south, plot.west, plot.east, plot.north):
            if meets[beside.number] < TAKEN and beside not in area:
                if beside in outside or (only_gaps and board.is_coverable(beside)):
                    outside |= area
                    return ()
                area.add(beside)
                pending.append(beside)
    return tuple(sorted([plot.square for plot in area]))


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
    outside, found = set[Plot](), list[tuple[Square, ...]]()
    for plot in doubtful:
        gap = _enclosed(board, plot, outside, only_gaps=True)
        if gap and gap not in found:
            found.append(gap)
    return tuple(sorted(found)) if found else ()
