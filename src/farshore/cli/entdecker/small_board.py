"""The board for narrow or low screens: every space three characters on one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farshore.cli.canvas import Canvas
from farshore.cli.entdecker import signs
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import EdgeView, TileView, UnitView

WIDTH: Final = 3
LEFT: Final = 4
TOP: Final = 2

_MIDDLE: Final = {
    "": "~",
    "N": "╵",
    "E": "╶",
    "S": "╷",
    "W": "╴",
    "NE": "└",
    "NS": "╎",
    "NW": "┘",
    "ES": "┌",
    "EW": "╌",
    "SW": "┐",
    "NES": "├",
    "NEW": "┴",
    "NSW": "┤",
    "ESW": "┬",
    "NESW": "┼",
}
"""By the land sides: strokes that point at the land, as positions and scenarios draw it."""


def small_board_width(view: EntdeckerView) -> int:
    """Return how many columns the drawing takes."""
    return LEFT + WIDTH * view.board.width + 1


class SmallDrawing:
    """One small drawing of one view."""

    def __init__(self, view: EntdeckerView) -> None:
        self.view = view
        self.canvas = Canvas(small_board_width(view), TOP + view.board.height + 1)
        self.places = {
            f"{name}{row + 1}": (TOP + row, LEFT + WIDTH * column)
            for row in range(view.board.height)
            for column, name in enumerate(view.board.columns)
        }
        self.unfinished = {island.name for island in view.islands if not island.is_complete}
        affordable = [start for start in view.starts if any(payment.is_affordable for payment in start.payments)]
        self.starts = {start.space for start in affordable}
        self.targets = {placement.space for placement in view.placements}

    def draw(self) -> Text:
        """Draw everything, from the bottom up."""
        for column, name in enumerate(self.view.board.columns):
            self.canvas.put(0, LEFT + WIDTH * column + 1, name, signs.LABEL)
        for row in range(self.view.board.height):
            self.canvas.put(TOP + row, 0, f"{row + 1:>2}", signs.LABEL)
        for edge in self.view.board.edges:
            self._edge(edge)
        for space, (row, column) in self.places.items():
            style = signs.CHOICE if space in self.targets else signs.DARK
            self.canvas.put(row, column, signs.DARK_SIGN * WIDTH, style)
        for tile in self.view.tiles:
            self._tile(tile)
        for unit in self.view.units:
            self._unit(unit)
        if self.view.turn.ship in self.places:
            row, column = self.places[self.view.turn.ship]
            self.canvas.put(row, column, signs.SHIP, signs.SHIP_STYLE)
        return self.canvas.text()

    def _edge(self, edge: EdgeView) -> None:
        row, column = self.places[edge.facing]
        row += {"N": -1, "S": 1}.get(edge.side, 0)
        column += {"W": -1, "E": WIDTH}.get(edge.side, 1)
        if self.view.turn.ship == edge.name:
            self.canvas.put(row, column, signs.SHIP, signs.SHIP_STYLE)
        else:
            style = signs.CHOICE if edge.name in self.starts else signs.COIN
            self.canvas.put(row, column, signs.COINS[edge.coins], style)

    def _tile(self, tile: TileView) -> None:
        row, column = self.places[tile.space]
        style = signs.SEA
        if tile.land:
            is_open = any(mass.island in self.unfinished for mass in tile.masses)
            style = signs.LAND if is_open else signs.DONE_LAND
        sides = ("─" if "W" in tile.land else " ", "─" if "E" in tile.land else " ")
        self.canvas.put(row, column, f"{sides[0]}{_MIDDLE[tile.land]}{sides[1]}", style)
        if tile.bonus:
            self.canvas.put(row, column, f"{f'+{tile.bonus}':^{WIDTH}}", signs.FALLS)
        if tile.space in self.starts:
            self.canvas.put(row, column, "◇", signs.CHOICE)

    def _unit(self, unit: UnitView) -> None:
        row, column = self.places[unit.space]
        at = 0 if unit.side in {"W", "N"} else 1  # the first of two masses to the left
        style = f"bold {signs.seat_style(unit.seat)} on black"
        self.canvas.put(row, column + at, signs.unit_sign(unit.unit, unit.seat), style)


def draw_small_board(view: EntdeckerView) -> Text:
    """Draw a small board."""
    return SmallDrawing(view).draw()
