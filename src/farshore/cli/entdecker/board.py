"""The board in full size: every space five by three characters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farshore.cli.canvas import Canvas
from farshore.cli.entdecker import signs
from farshore.cli.entdecker.tiles import HEIGHT, WIDTH, land_spots, ship_spot, tile_art, unit_spot
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import EdgeView, TileView, UnitView

LEFT: Final = 4  # row number and western Edge Space
TOP: Final = 2  # column letters and northern Edge Spaces


def board_width(view: EntdeckerView) -> int:
    """Return how many columns the drawing takes."""
    return LEFT + WIDTH * view.board.width + 1


def board_height(view: EntdeckerView) -> int:
    """Return how many lines the drawing takes."""
    return TOP + HEIGHT * view.board.height + 1


class Drawing:
    """One drawing of one view."""

    def __init__(self, view: EntdeckerView) -> None:
        self.view = view
        self.canvas = Canvas(board_width(view), board_height(view))
        self.places = {
            f"{name}{row + 1}": (TOP + HEIGHT * row, LEFT + WIDTH * column)
            for row in range(view.board.height)
            for column, name in enumerate(view.board.columns)
        }
        self.unfinished = {island.name for island in view.islands if not island.is_complete}
        affordable = [start for start in view.starts if any(payment.is_affordable for payment in start.payments)]
        self.starts = {start.space for start in affordable}
        self.targets = {placement.space for placement in view.placements}

    def draw(self) -> Text:
        """Draw everything, from the bottom up."""
        self._labels()
        for edge in self.view.board.edges:
            self._edge(edge)
        tiles = {tile.space: tile for tile in self.view.tiles}
        for space in self.places:
            if space not in tiles:
                self._dark(space)
        for tile in tiles.values():
            self._tile(tile)
        masses = {mass.name: mass.sides for tile in self.view.tiles for mass in tile.masses}
        for unit in self.view.units:
            self._unit(unit, masses[f"{unit.space}/{unit.side}" if unit.side else unit.space])
        if self.view.turn.ship in tiles:
            self._ship(tiles[self.view.turn.ship])
        return self.canvas.text()

    def _labels(self) -> None:
        for column, name in enumerate(self.view.board.columns):
            self.canvas.put(0, LEFT + WIDTH * column + 2, name, signs.LABEL)
        for row in range(self.view.board.height):
            self.canvas.put(TOP + HEIGHT * row + 1, 0, f"{row + 1:>2}", signs.LABEL)

    def _edge(self, edge: EdgeView) -> None:
        row, column = self.places[edge.facing]
        row += {"N": -1, "S": HEIGHT}.get(edge.side, 1)
        column += {"W": -1, "E": WIDTH}.get(edge.side, 2)
        if self.view.turn.ship == edge.name:
            self.canvas.put(row, column, signs.SHIP, signs.SHIP_STYLE)
        else:
            style = signs.CHOICE if edge.name in self.starts else signs.COIN
            self.canvas.put(row, column, signs.COINS[edge.coins], style)

    def _dark(self, space: str) -> None:
        row, column = self.places[space]
        for line in range(HEIGHT):
            self.canvas.put(row + line, column, signs.DARK_SIGN * WIDTH, signs.DARK)
        if space in self.targets:
            self.canvas.put(row + 1, column, f"{space:^{WIDTH}}", signs.CHOICE)
        else:
            self.canvas.put(row + 1, column, f"{space:{signs.DARK_SIGN}^{WIDTH}}")

    def _tile(self, tile: TileView) -> None:
        row, column = self.places[tile.space]
        for line, art in enumerate(tile_art(tile.land)):
            self.canvas.put(row + line, column, art, signs.FRESH_SEA if tile.is_fresh else signs.SEA)
        for mass in tile.masses:
            style = signs.FRESH_LAND if tile.is_fresh else signs.LAND
            if mass.island not in self.unfinished:
                style = signs.DONE_LAND
            for line, at in land_spots(mass.sides):
                self.canvas.put(row + line, column + at, signs.LAND_SIGN, style)
        if tile.bonus:
            self.canvas.put(row + 1, column, f"{f'≋+{tile.bonus}':^{WIDTH}}", signs.FALLS)
        if tile.space in self.starts:
            line, at = ship_spot(tile.land)
            self.canvas.put(row + line, column + at, "◇", signs.CHOICE)

    def _unit(self, unit: UnitView, sides: str) -> None:
        row, column = self.places[unit.space]
        line, at = unit_spot(sides)
        style = f"bold {signs.seat_style(unit.seat)} on black"
        self.canvas.put(row + line, column + at, signs.unit_sign(unit.unit, unit.seat), style)

    def _ship(self, tile: TileView) -> None:
        row, column = self.places[tile.space]
        line, at = ship_spot(tile.land)
        self.canvas.put(row + line, column + at, signs.SHIP, signs.SHIP_STYLE)


def draw_board(view: EntdeckerView) -> Text:
    """Draw a board."""
    return Drawing(view).draw()
