"""Many explorers' sheets at once: a sheet is a column of numbers, and a row of squares.

The numbers are packed into two arrays and the squares into one, so that sheets are copied and chosen in three steps: an
array's operation costs the more beside the work it does, the fewer sheets there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.bots.explorers.search.ground import BARRED, NOTHING, NOWHERE, Bytes, Ground, Ints, Shorts
from farshore.games.explorers import grid
from farshore.games.explorers.provisions import MOST_OF_A_KIND
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import Terms
from farshore.games.explorers.tile import Object

Bools = NDArray[np.bool_]

NEAR: Final = 1  # of a square's status: beside a mark …
TAKEN: Final = 2  # … marked, or never to be marked
NEVER: Final = 99  # no turn of the game
ANY_TERRAIN: Final = 15

# The rows of what explorers hold.
EXPLORED: Final = slice(0, 4)  # by quadrant: the turn in which the temple was explored, of those running or to come
STRUCK: Final = slice(4, 8)  # by quadrant: places of the temple's column that are gone for this explorer
LARDER: Final = slice(8, 11)  # apples, carrots, fish of the running round
ROOM: Final = slice(11, 14)  # how many more of each may be marked in it
KEYS: Final = 14
SCROLLS: Final = 15
FRESH: Final = 16  # scrolls found in the running turn
HORSES: Final = 17  # marks of horses to place first
GEMS: Final = 18
MEALS: Final = 19  # points for provisions of the rounds that ended, from the first on …
JEWELS: Final = 20  # … and for gems
HELD: Final = 21

_TEMPLE: Final = int(Object.TEMPLE)


def _finds() -> Ints:
    """Return, by what is held and kind of object, what finding it adds; slots suffice for all that lie on a map."""
    table = np.zeros((HELD, NOTHING + 1), np.int64)
    table[KEYS, Object.KEY] = table[FRESH, Object.SCROLL] = table[HORSES, Object.HORSE] = table[GEMS, Object.GEM] = 1
    table[KEYS, Object.TEMPLE] = -1
    for kind in range(3):
        table[LARDER.start + kind, Object.APPLE + kind] = 1
        table[ROOM.start + kind, Object.APPLE + kind] = -1
    return table


FINDS: Final = _finds()
_BARS: Final = np.array([[BARRED[Object.APPLE]], [BARRED[Object.CARROT]], [BARRED[Object.FISH]]], np.uint8)
_TEMPLE_BARRED: Final = np.uint8(BARRED[Object.TEMPLE])


class Sheets:
    """Sheets side by side. What happens, happens to many at once."""

    __slots__ = ("away", "held", "status")

    def __init__(self, away: Shorts, held: Ints, status: Bytes) -> None:
        self.away = away  # by target and sheet: how far it is, as the ground counts
        self.held = held  # by what it is and sheet
        self.status = status  # by sheet and square: NEAR, TAKEN

    def __len__(self) -> int:
        return len(self.status)

    def chosen(self, which: Ints) -> Sheets:
        """Return some of the sheets, each as often as it is named."""
        return Sheets(self.away[:, which], self.held[:, which], self.status[which])

    def repeated(self, times: int) -> Sheets:
        """Return the first sheet so many times."""
        return self.chosen(np.zeros(times, np.int64))

    def put(self, which: Ints, sheets: Sheets) -> None:
        """Replace some of the sheets."""
        self.away[:, which] = sheets.away
        self.held[:, which] = sheets.held
        self.status[which] = sheets.status

    def open_squares(self, ground: Ground, terrains: Ints) -> Bools:
        """Tell, by sheet and square, whether it may be marked, given the terrains (bits) that each is committed to."""
        held = self.held
        allowed = np.where(held[HORSES] > 0, ANY_TERRAIN, terrains).astype(np.uint8)
        barred = np.where(held[ROOM] > 0, np.uint8(0), _BARS).sum(axis=0, dtype=np.uint8)  # EXP-33, EXP-34
        barred += np.where(held[KEYS] > 0, np.uint8(0), _TEMPLE_BARRED)  # EXP-37
        is_open: Bools = (ground.traits & allowed[:, None]) > 0
        is_open &= (ground.traits & barred[:, None]) == 0
        is_open &= self.status == NEAR
        return is_open

    def mark(self, ground: Ground, at: Ints, squares: Ints, turn: int) -> None:
        """Mark a square on each of some sheets, and take what lies there."""
        self.status[at, squares] = TAKEN
        self.status[at[:, None], ground.beside[squares]] |= NEAR
        self.away[:, at] = np.minimum(self.away[:, at], ground.away[:, squares])
        kinds = ground.kind_at[squares]
        self.held[:, at] += FINDS[:, kinds]
        temples = (kinds == _TEMPLE).nonzero()[0]
        if len(temples):
            self.held[ground.quadrant[squares[temples]], at[temples]] = turn


def after_marks(sheets: Sheets, ground: Ground, at: Ints, squares: Ints, turn: int) -> tuple[Shorts, Ints]:
    """Return how far all is, and what is held, after one more mark on each of the sheets ``at`` (EXP-30 to EXP-37)."""
    away = np.minimum(sheets.away[:, at], ground.away[:, squares])
    kinds = ground.kind_at[squares]
    held = sheets.held[:, at] + FINDS[:, kinds]
    temples = (kinds == _TEMPLE).nonzero()[0]
    if len(temples):
        held[ground.quadrant[squares[temples]], temples] = turn
    return away, held


def joined(parts: Sequence[Sheets]) -> Sheets:
    """Return all sheets side by side."""
    return Sheets(
        np.concatenate([part.away for part in parts], axis=1),
        np.concatenate([part.held for part in parts], axis=1),
        np.concatenate([part.status for part in parts]),
    )


def sheet_of(s: ExplorersState, ground: Ground, sheet: Sheet, turn: int) -> Sheets:
    """Return one explorer's sheet, as the only one."""
    status = np.zeros((1, grid.SQUARES + 1), np.uint8)
    status[0, grid.squares_of(sheet.near)] = NEAR
    status[0, grid.squares_of(sheet.marks | (grid.FULL & ~s.world.land))] |= TAKEN
    status[0, NOWHERE] = TAKEN
    away = ground.away[:, grid.squares_of(sheet.marks)].min(axis=1, keepdims=True)
    held = np.zeros((HELD, 1), np.int64)
    held[EXPLORED, 0] = [turn if quadrant in sheet.batch else NEVER for quadrant in range(4)]
    held[STRUCK, 0] = s.columns
    held[LARDER, 0] = sheet.larder
    held[ROOM, 0] = rooms(s.terms, s.round) - held[LARDER, 0]
    held[KEYS:, 0] = (
        sheet.keys,
        sheet.scrolls,
        sheet.fresh_scrolls,
        sheet.horses,
        sheet.gems,
        sheet.provision_points,
        sheet.gem_points,
    )
    return Sheets(away, held, status)


def rooms(terms: Terms, round_: int) -> Ints:
    """Return how many provisions of each kind a round has room for (EXP-33, EXP-34)."""
    if terms.expert_provisions:
        return np.array([MOST_OF_A_KIND if kind == round_ - 1 else 0 for kind in range(3)])
    return np.ones(3, np.int64)
