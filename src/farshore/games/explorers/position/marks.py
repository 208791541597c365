"""Marks as a drawing of 16 rows, or as a list of squares and straight lines.

::

       abcdefghijklmnop
     1 ................
     2 ......xx........
     3 ......x+........

``x`` is a mark, ``+`` a mark of the running turn that only its explorer has seen, ``.`` no mark. Reading needs neither
the letters nor the numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.games.explorers import grid
from farshore.games.explorers.position.document import wrong
from farshore.games.explorers.tiles import NOTHING, OBJECT_GLYPHS, TERRAIN_GLYPHS
from farshore.games.explorers.world import Laid, World

MARKED: Final = "x"
NEW: Final = "+"
UNMARKED: Final = "."
_HEADING: Final = "abcdefghijklmnop"
_LONGEST: Final = 2000  # characters; more cannot be a drawing


def read_marks(marks: str | list[str], at: str) -> tuple[int, int]:
    """Return the squares marked before the running turn, and in it."""
    if isinstance(marks, str):
        return _read_drawing(marks, at)
    squares = 0
    for index, text in enumerate(marks):
        squares |= _read_line(text, f"{at}[{index}]")
    return squares, 0


def _read_line(text: str, at: str) -> int:
    """Read a square, or all squares of a straight line from one to another."""
    ends = [grid.SQUARE.get(name) for name in text.split("-")]
    if len(ends) > 2 or (one := ends[0]) is None or (other := ends[-1]) is None:
        raise wrong(at, "square", text=text)
    one, other = sorted((one, other))
    (top, left), (bottom, right) = grid.place_of(one), grid.place_of(other)
    if top != bottom and left != right:
        raise wrong(at, "line", text=text)
    step = 1 if top == bottom else grid.SIZE
    return grid.set_of(range(one, other + 1, step))


def _read_drawing(text: str, at: str) -> tuple[int, int]:
    if len(text) > _LONGEST:
        raise wrong(at, "rows")
    rows = [line.split()[-1] for line in text.splitlines() if line.strip() and line.strip() != _HEADING]
    if len(rows) != grid.SIZE:
        raise wrong(at, "rows")
    old = new = 0
    for number, row in enumerate(rows):
        if len(row) != grid.SIZE:
            raise wrong(at, "row-length", row=number + 1, count=len(row))
        for column, glyph in enumerate(row):
            square = grid.square_at(number, column)
            if glyph == MARKED:
                old |= grid.ALONE[square]
            elif glyph == NEW:
                new |= grid.ALONE[square]
            elif glyph != UNMARKED:
                raise wrong(at, "glyph", glyph=glyph, square=grid.NAMES[square])
    return old, new


def write_marks(old: int, new: int) -> str:
    """Draw the marks of an explorer."""
    glyphs = [UNMARKED] * grid.SQUARES
    for squares, glyph in ((new, NEW), (old, MARKED)):
        for square in grid.squares_of(squares):
            glyphs[square] = glyph
    drawn = "".join(glyphs)
    rows = [f"{row + 1:2} {drawn[grid.square_at(row, 0) : grid.square_at(row + 1, 0)]}\n" for row in range(grid.SIZE)]
    return f"   {_HEADING}\n{''.join(rows)}"


@lru_cache(maxsize=64)
def draw_map(laid: Laid, world: World) -> str:
    """Draw terrain and objects as a comment, for whoever reads the document."""
    terrain = [str(laid[grid.quadrant_of(square)][0]) for square in range(grid.SQUARES)]
    objects = [NOTHING] * grid.SQUARES
    for glyphs, masks, drawing in (
        (TERRAIN_GLYPHS, world.terrain, terrain),
        (OBJECT_GLYPHS, world.objects, objects),
    ):
        for glyph, mask in zip(glyphs, masks, strict=True):
            for square in grid.squares_of(mask):
                drawing[square] = glyph
    lines = [f"#    {_HEADING}  {_HEADING}\n"]
    for row in range(grid.SIZE):
        here = slice(grid.square_at(row, 0), grid.square_at(row + 1, 0))
        lines.append(f"# {row + 1:2} {''.join(terrain[here])}  {''.join(objects[here])}\n")
    return "".join(lines)
