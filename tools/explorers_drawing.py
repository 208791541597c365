"""Draw terrain tiles of Explorers as one SVG picture, to look at them before choosing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from farshore.games.explorers.tile import SIDE, Object, Terrain, Tile, squares
from farshore.games.explorers.tiles import OBJECT_GLYPHS

UNIT = 24
ACROSS = 4
COLOURS = {
    Terrain.PRAIRIE: "#a9c46c",
    Terrain.WATER: "#7fb2d9",
    Terrain.DESERT: "#ecd592",
    Terrain.MOUNTAIN: "#a3978f",
}
VILLAGE_COLOUR = "#ffffff"


def picture(tiles: Sequence[Tile]) -> str:
    """Return an SVG document with the tiles, four in a row."""
    step = UNIT * (SIDE + 1)
    width, height = step * ACROSS, step * -(-len(tiles) // ACROSS)
    parts = [
        f'<g transform="translate({index % ACROSS * step + UNIT // 2} {index // ACROSS * step + UNIT // 2})">'
        f"{''.join(_squares(tile))}</g>"
        for index, tile in enumerate(tiles)
    ]
    size = f'width="{width}" height="{height}" font-family="sans-serif" font-size="15" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


def _squares(tile: Tile) -> Iterator[str]:
    for terrain in Terrain:
        yield from (_square(square, COLOURS[terrain]) for square in squares(tile.terrains[terrain]))
    for square in squares(tile.village):
        yield _square(square, VILLAGE_COLOUR) + _letter(square, str(tile.number))
    for kind in Object:
        yield from (_letter(square, OBJECT_GLYPHS[kind]) for square in squares(tile.objects[kind]))


def _square(square: int, colour: str) -> str:
    x, y = square % SIDE * UNIT, square // SIDE * UNIT
    return f'<rect x="{x}" y="{y}" width="{UNIT}" height="{UNIT}" fill="{colour}" stroke="#0003"/>'


def _letter(square: int, letter: str) -> str:
    x, y = square % SIDE * UNIT + UNIT // 2, square // SIDE * UNIT + 18
    return f'<text x="{x}" y="{y}">{letter}</text>'
