"""Tile packs: the eight terrain tiles of a box (EXP-1 to EXP-3), as drawings that a person can read and edit.

A pack is a text file ``data/<content>/tiles/<pack>.txt``; one that was released stays as it is, a change is a new
content. Each tile begins with a line ``tile 3``; eight rows follow, each with the terrain drawn on the left and the
objects on the right, one character a square, blanks between. Empty lines and those that begin with ``#`` mean nothing.

Terrain: ``"`` prairie, ``~`` water, ``.`` desert, ``^`` mountain, the tile's number for the village. Objects: ``T``
temple, ``K`` key, ``S`` scroll, ``H`` horse, ``G`` gem, ``A`` apple, ``C`` carrot, ``F`` fish, ``-`` nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, NoReturn

import msgspec

from farshore.core.errors import BadFile
from farshore.core.words import Phrase
from farshore.games.explorers.layout import Fault, faults
from farshore.games.explorers.tile import SIDE, SQUARES, TILES, TURNS, Tile, alone, holds, place_of, square_at

TERRAIN_GLYPHS: Final = '"~.^'
"""By Terrain: how a square is drawn."""
OBJECT_GLYPHS: Final = "TKSHGACF"
"""By Object."""
NOTHING: Final = "-"

CONTENTS: Final = {
    "1": ("50335ae1453aca2b", "77964cee96f54588"),  # before a release it had another comment
    "2": ("72bc4cca1317b493",),
}
"""By name: the fingerprint of every content that was released, and others that records know it by; the newest last."""
DATA: Traversable = files("farshore.games.explorers") / "data"
FIRST, NEWEST = next(iter(CONTENTS)), next(reversed(CONTENTS))

_HEADING: Final = re.compile(r"\s*tile\b\s*(.*)")


class Pack(msgspec.Struct, frozen=True):
    """Eight checked tiles, in all their orientations."""

    name: str
    tiles: tuple[tuple[Tile, ...], ...]  # by number - 1, then by quarter-turns clockwise

    def tile(self, number: int, turns: int = 0) -> Tile:
        """Return a tile by its number, 1 to 8, and its quarter-turns clockwise, as a map code names it."""
        return self.tiles[number - 1][turns]


class _Drawing(NamedTuple):
    """Eight glyphs of a row, and the column of the file where they begin."""

    glyphs: str
    column: int


class _Row(NamedTuple):
    line: int
    terrain: _Drawing
    objects: _Drawing


class _Sketch(NamedTuple):
    """A tile as it stands in the file: its number, the line of its heading and its rows."""

    number: int
    line: int
    rows: list[_Row]


def read_pack(text: str, name: str, file: str) -> Pack:
    """Read and check a pack; a bad one raises ``BadFile`` with tile, line and column."""
    sketches: dict[int, _Sketch] = {}
    for sketch in _sketches(text, file):
        if sketch.number in sketches:
            first = sketches[sketch.number].line
            _refuse(file, sketch.line, 1, Phrase("explorers-pack-twice", number=sketch.number, first=first))
        sketches[sketch.number] = sketch
    for number in range(1, TILES + 1):
        if number not in sketches:
            _refuse(file, text.count("\n") + 1, 1, Phrase("explorers-pack-missing", number=number))
    tiles = [_tile(sketches[number], file) for number in range(1, TILES + 1)]
    return Pack(name, tuple(tuple(tile.turned(turns) for turns in range(TURNS)) for tile in tiles))


def draw_tile(tile: Tile) -> str:
    """Draw a tile as ``read_pack`` reads it, in the orientation it has."""
    lines = [f"tile {tile.number}"]
    for row in range(0, SQUARES, SIDE):
        places = range(row, row + SIDE)
        terrain = "".join(_glyph(place, tile.terrains, TERRAIN_GLYPHS, str(tile.number)) for place in places)
        objects = "".join(_glyph(place, tile.objects, OBJECT_GLYPHS, NOTHING) for place in places)
        lines.append(f"  {terrain}  {objects}")
    return "\n".join(lines) + "\n"


def _glyph(square: int, masks: tuple[int, ...], glyphs: str, otherwise: str) -> str:
    drawn = (glyph for mask, glyph in zip(masks, glyphs, strict=True) if holds(mask, square))
    return next(drawn, otherwise)


def _refuse(file: str, line: int, column: int, reason: Phrase, number: int | None = None) -> NoReturn:
    at = f"tile {number}" if number else ""  # the heading as it stands in the file, in any language
    raise BadFile(file, at, Phrase("explorers-pack-place", line=line, column=column, reason=reason))


def _sketches(text: str, file: str) -> Iterator[_Sketch]:
    """Yield the tiles of a file, each with all its rows."""
    sketch: _Sketch | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if heading := _HEADING.match(line):
            if sketch:
                yield _complete(sketch, file)
            sketch = _Sketch(_number(heading, number, file), number, [])
        elif not sketch:
            _refuse(file, number, 1, Phrase("explorers-pack-no-heading"))
        elif len(sketch.rows) == SIDE:
            _refuse(file, number, 1, Phrase("explorers-pack-surplus-row", rows=SIDE), sketch.number)
        else:
            sketch.rows.append(_row(line, number, sketch.number, file))
    if sketch:
        yield _complete(sketch, file)


def _number(heading: re.Match[str], line: int, file: str) -> int:
    number = heading[1].rstrip()  # not by the pattern: it would try every blank of a long line for the last one
    if number not in {str(known) for known in range(1, TILES + 1)}:
        _refuse(file, line, heading.start(1) + 1, Phrase("explorers-pack-number", text=number, last=TILES))
    return int(number)


def _complete(sketch: _Sketch, file: str) -> _Sketch:
    if len(sketch.rows) < SIDE:
        reason = Phrase("explorers-pack-rows", rows=len(sketch.rows), needed=SIDE)
        _refuse(file, sketch.line, 1, reason, sketch.number)
    return sketch


def _row(text: str, line: int, tile: int, file: str) -> _Row:
    drawings = [_Drawing(found[0], found.start() + 1) for found in re.finditer(r"\S+", text)]
    for drawing in drawings:
        if len(drawing.glyphs) != SIDE:
            reason = Phrase("explorers-pack-width", count=len(drawing.glyphs), needed=SIDE)
            _refuse(file, line, drawing.column + min(len(drawing.glyphs), SIDE), reason, tile)
    if len(drawings) != 2:
        column = drawings[2].column if len(drawings) > 2 else len(text.rstrip()) + 1
        _refuse(file, line, column, Phrase("explorers-pack-drawings"), tile)
    return _Row(line, *drawings)


def _tile(sketch: _Sketch, file: str) -> Tile:
    """Make the tile of a sketch and check its layout."""
    village, *terrains = _masks(sketch, "terrain", str(sketch.number) + TERRAIN_GLYPHS, file)
    _, *objects = _masks(sketch, "objects", NOTHING + OBJECT_GLYPHS, file)
    tile = Tile(sketch.number, 0, village, tuple(terrains), tuple(objects))
    fault = next(faults(tile), None)
    if fault:
        _refuse(file, *_place(fault, sketch), fault.reason, sketch.number)
    return tile


def _masks(sketch: _Sketch, drawing: str, glyphs: str, file: str) -> list[int]:
    """Return the squares that each glyph is drawn on, in the order of ``glyphs``."""
    masks = dict.fromkeys(glyphs, 0)
    for y, row in enumerate(sketch.rows):
        drawn: _Drawing = getattr(row, drawing)
        for x, glyph in enumerate(drawn.glyphs):
            if glyph not in masks:
                _refuse(file, row.line, drawn.column + x, _unknown(glyph, drawing, sketch.number), sketch.number)
            masks[glyph] |= alone(square_at(y, x))
    return list(masks.values())


def _unknown(glyph: str, drawing: str, number: int) -> Phrase:
    if drawing == "objects":
        return Phrase("explorers-pack-object", glyph=glyph, known=" ".join(OBJECT_GLYPHS), nothing=NOTHING)
    return Phrase("explorers-pack-terrain", glyph=glyph, known=" ".join(TERRAIN_GLYPHS), number=number)


def _place(fault: Fault, sketch: _Sketch) -> tuple[int, int]:
    """Return line and column of a fault; the tile's heading if no square is to blame."""
    if fault.square is None:
        return sketch.line, 1
    at, column = place_of(fault.square)
    row = sketch.rows[at]
    drawn: _Drawing = getattr(row, fault.drawing)
    return row.line, drawn.column + column


def data_folder() -> Traversable:
    """Return the folder of all contents."""
    return DATA


@cache
def pack_folder(box: str = NEWEST) -> dict[str, Traversable]:
    """Return the pack files of a content, by name."""
    folder = data_folder() / box / "tiles"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".txt"): file for file in found if file.name.endswith(".txt")}


@cache
def installed_pack(name: str = "standard", box: str = NEWEST) -> Pack:
    """Return a pack of a content by name; ``KeyError`` if there is none."""
    return read_pack(pack_folder(box)[name].read_text("utf-8"), name, f"{name}.txt")
