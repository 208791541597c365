"""How large the board is drawn, and which part of it a narrow screen shows."""

from __future__ import annotations

from typing import Final, NamedTuple

from farshore.games.overworld.view import OverworldView

LEFT: Final = 4  # row numbers
TOP: Final = 1  # column numbers
MARGIN: Final = 1  # empty squares around the tiles
LINES_BELOW: Final = 12  # lines for news and choices, which a board should leave on the screen


class Size(NamedTuple):
    """A size of the drawing: how many characters and lines a square takes."""

    width: int
    height: int
    label_step: int  # every so many columns are numbered


LARGE: Final = Size(6, 3, 1)
MIDDLE: Final = Size(4, 2, 1)
SMALL: Final = Size(2, 1, 2)


class Window(NamedTuple):
    """The part of the board that is drawn: its outermost rows and columns."""

    north: int
    east: int
    south: int
    west: int

    @property
    def columns(self) -> int:
        """How many columns it has."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.south - self.north + 1

    def has(self, x: int, y: int) -> bool:
        """Tell whether a square is drawn."""
        return self.west <= x <= self.east and self.north <= y <= self.south

    def width(self, size: Size) -> int:
        """Return how many characters its drawing takes."""
        return LEFT + self.columns * size.width

    def height(self, size: Size) -> int:
        """Return how many lines its drawing takes."""
        return TOP + self.rows * size.height


def whole(view: OverworldView) -> Window:
    """Return a window on all of the board."""
    board = view.board
    return Window(board.north - MARGIN, board.east + MARGIN, board.south + MARGIN, board.west - MARGIN)


def fitting(view: OverworldView, width: int, height: int) -> tuple[Size, Window]:
    """Choose the largest size in which all of the board fits; too wide for the smallest, it is cut to the screen."""
    window = whole(view)
    for size in (LARGE, MIDDLE):
        if window.width(size) <= width and window.height(size) + LINES_BELOW <= height:
            return size, window
    return SMALL, cut(view, window, width)


def cut(view: OverworldView, window: Window, width: int) -> Window:
    """Cut a board that is too wide, so that what was laid in this turn is near the middle."""
    room = max((width - LEFT) // SMALL.width, 1)
    if window.columns <= room:
        return window
    west = focus(view) - room // 2
    west = min(max(west, window.west), window.east - room + 1)
    return window._replace(west=west, east=west + room - 1)


def focus(view: OverworldView) -> int:
    """Return the column to look at: of the tiles laid in this turn, or of the gap in question, else the middle."""
    laid = [square.x for square in view.board.squares if square.is_fresh]
    disputed = [x for area in view.areas if area.is_current or area.is_pending for x, _ in area.squares]
    columns = disputed or laid or [view.board.west, view.board.east]
    return (min(columns) + max(columns)) // 2
