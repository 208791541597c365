"""Explorers as a small picture: terrain, objects by letter, and each explorer's marks in a corner of the square."""

from __future__ import annotations

from typing import Final

from farshore.envs.pictures.canvas import INK, PAPER, SEATS, Canvas, Colour, Picture, block, disc
from farshore.games.explorers import grid
from farshore.games.explorers.tiles import NOTHING
from farshore.games.explorers.view import ExplorersView

SIZE: Final = 20
TERRAIN: Final[dict[str, Colour]] = {
    "P": (184, 217, 138),
    "W": (110, 170, 222),
    "D": (245, 229, 170),
    "M": (158, 152, 148),
    "?": (60, 60, 64),
}
_CORNERS: Final = ((-0.33, -0.33), (-0.33, 0.33), (0.33, -0.33), (0.33, 0.33))


def draw_explorers(view: ExplorersView) -> Picture:
    """Draw the map, the marks that everybody may know, and the points."""
    canvas = Canvas(grid.SIZE, grid.SIZE, SIZE, [explorer.score.total for explorer in view.explorers])
    for row, (terrain, objects) in enumerate(zip(view.map.terrain, view.map.objects, strict=True)):
        for column, (ground, thing) in enumerate(zip(terrain, objects, strict=True)):
            _draw_square(canvas, row, column, ground, thing)
    for explorer in view.explorers:
        corner = block(SIZE, 0.13, *_CORNERS[explorer.seat])
        for name in explorer.marks:
            canvas.piece(*grid.place_of(grid.SQUARE[name]), corner, SEATS[explorer.seat])
    return canvas.pixels


def _draw_square(canvas: Canvas, row: int, column: int, ground: str, thing: str) -> None:
    canvas.fill(row, column, TERRAIN.get(ground, PAPER))
    canvas.rule(row, column)
    if ground not in TERRAIN:  # the number of a village
        canvas.piece(row, column, disc(SIZE, 0.25), PAPER)
    if thing != NOTHING:
        canvas.letter(row, column, thing, INK)
