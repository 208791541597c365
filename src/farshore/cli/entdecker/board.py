"""The board in full size: every space five by three characters."""

from __future__ import annotations

from rich.text import Text

from farshore.cli.entdecker import signs
from farshore.cli.entdecker.drawing import Drawing
from farshore.cli.entdecker.tiles import HEIGHT, WIDTH, land_spots, ship_spot, tile_art, unit_spot
from farshore.games.entdecker.view.board import TileView


class LargeDrawing(Drawing):
    """One drawing in full size."""

    width, height = WIDTH, HEIGHT

    def draw(self) -> Text:
        """Draw everything, from the bottom up."""
        self.draw_around()
        tiles = {tile.space: tile for tile in self.view.tiles}
        for space in self.places:
            if space not in tiles:
                self._dark(space)
        for tile in tiles.values():
            self._tile(tile)
        masses = {mass.name: mass.sides for tile in self.view.tiles for mass in tile.masses}
        for unit in self.view.units:
            sides = masses[f"{unit.space}/{unit.side}" if unit.side else unit.space]
            self.draw_unit(unit, *unit_spot(sides))
        if self.view.turn.ship in tiles:
            self._ship(tiles[self.view.turn.ship])
        return self.canvas.text()

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

    def _ship(self, tile: TileView) -> None:
        row, column = self.places[tile.space]
        line, at = ship_spot(tile.land)
        self.canvas.put(row + line, column + at, signs.SHIP, signs.SHIP_STYLE)
