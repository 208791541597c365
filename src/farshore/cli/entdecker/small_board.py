"""The board for narrow or low screens: every space three characters on one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farshore.cli.entdecker import signs
from farshore.cli.entdecker.drawing import Drawing
from farshore.games.entdecker.view.board import TileView

WIDTH: Final = 3

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


class SmallDrawing(Drawing):
    """One small drawing."""

    width, height = WIDTH, 1

    def draw(self) -> Text:
        """Draw everything, from the bottom up."""
        self.draw_around()
        for space, (row, column) in self.places.items():
            style = signs.CHOICE if space in self.targets else signs.DARK
            self.canvas.put(row, column, signs.DARK_SIGN * WIDTH, style)
        for tile in self.view.tiles:
            self._tile(tile)
        for unit in self.view.units:
            self.draw_unit(unit, 0, 0 if unit.side in {"W", "N"} else 1)  # the first of two masses to the left
        if self.view.turn.ship in self.places:
            row, column = self.places[self.view.turn.ship]
            self.canvas.put(row, column, signs.SHIP, signs.SHIP_STYLE)
        return self.canvas.text()

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
