"""The map as a client draws it: terrain and object of every square, tiles and villages (EXP-1 to EXP-3, EXP-12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from farshore.core.remembered import Remembered
from farshore.games.explorers import grid
from farshore.games.explorers.cards import TERRAINS
from farshore.games.explorers.opening import tiles_left
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.tile import SIDE, Tile
from farshore.games.explorers.tiles import NOTHING, OBJECT_GLYPHS
from farshore.games.explorers.world import World, write_code

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

UNKNOWN: Final = "?"  # a square of a quadrant where no tile lies yet
MOST_MAPS: Final = 500
"""Maps of all tables that are remembered as they are shown."""


class QuadrantView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tile on a quadrant, with the squares of its village and its temple."""

    quadrant: str  # "A"
    tile: int
    turns: int  # quarter-turns clockwise
    village: str
    temple: str


class TileView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tile that may still be laid, as drawn: not turned."""

    tile: int
    terrain: tuple[str, ...]  # rows from the north, as in ``MapView``
    objects: tuple[str, ...]


class MapView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The map that all share.

    Terrain, row by row from the north: P prairie, W water, D desert, M mountain, a number for a village, ``?`` where no
    tile lies yet. Objects: T temple, K key, S scroll, H horse, G gem, A apple, C carrot, F fish, ``-`` nothing.
    """

    code: str  # "3r1 7r0 5r2 1r3"
    columns: tuple[str, ...]  # "a" to "p"
    rows: tuple[str, ...]  # "1" to "16"
    terrain: tuple[str, ...]
    objects: tuple[str, ...]
    quadrants: tuple[QuadrantView, ...]
    start: str | None  # the start village
    tiles: tuple[TileView, ...]  # while the map is laid: the tiles left (EXP-11)


_MAPS: Final = Remembered[MapView](MOST_MAPS)


def map_view(s: ExplorersState, known: Sheet) -> MapView:
    """Show the map as far as it is laid; the start village is the one that any explorer has marked."""
    world = s.terms.atlas.world(s.laid)
    start = known.marks & ~world.land
    of = world, s.laid, start, tiles_left(s) if s.phase in {Phase.MAP, Phase.LAY} else None
    return _MAPS.get(of, lambda: _map_view(s, world, start))


def _map_view(s: ExplorersState, world: World, start: int) -> MapView:
    return MapView(
        code=write_code(s.laid),
        columns=tuple(grid.NAMES[column][0] for column in range(grid.SIZE)),
        rows=tuple(str(row + 1) for row in range(grid.SIZE)),
        terrain=_drawn(_terrain(s, world), UNKNOWN),
        objects=_drawn(dict(zip(OBJECT_GLYPHS, world.objects, strict=True)), NOTHING),
        quadrants=_quadrant_views(s, world),
        start=grid.name_of(start) if start else None,
        tiles=_tiles_left(s),
    )


def _terrain(s: ExplorersState, world: World) -> dict[str, int]:
    """Return the squares of every terrain letter and every village number."""
    villages = {str(tile): village for (tile, _), village in zip(s.laid, world.villages, strict=True)}
    return dict(zip(TERRAINS, world.terrain, strict=True)) | villages


def _drawn(masks: dict[str, int], otherwise: str, side: int = grid.SIZE) -> tuple[str, ...]:
    """Draw sets of squares, each with its glyph, as rows."""
    return _drawn_once(tuple(masks.items()), otherwise, side)


@lru_cache(maxsize=256)
def _drawn_once(masks: tuple[tuple[str, int], ...], otherwise: str, side: int) -> tuple[str, ...]:
    """Draw what does not change all game long only once."""
    glyphs = [otherwise] * (side * side)
    for glyph, squares in masks:
        for square in grid.squares_of(squares):
            glyphs[square] = glyph
    return tuple("".join(glyphs[row : row + side]) for row in range(0, side * side, side))


def _quadrant_views(s: ExplorersState, world: World) -> tuple[QuadrantView, ...]:
    return tuple(
        QuadrantView(
            quadrant=grid.QUADRANT_NAMES[quadrant],
            tile=tile,
            turns=turns,
            village=grid.name_of(world.villages[quadrant]),
            temple=grid.name_of(world.temples[quadrant]),
        )
        for quadrant, (tile, turns) in enumerate(s.laid)
    )


def _tiles_left(s: ExplorersState) -> tuple[TileView, ...]:
    if s.phase not in {Phase.MAP, Phase.LAY}:
        return ()
    return tuple(_tile_view(s.terms.atlas.pack.tile(number)) for number in tiles_left(s))


def _tile_view(tile: Tile) -> TileView:
    return TileView(
        tile=tile.number,
        terrain=_drawn(dict(zip(TERRAINS, tile.terrains, strict=True)), str(tile.number), SIDE),
        objects=_drawn(dict(zip(OBJECT_GLYPHS, tile.objects, strict=True)), NOTHING, SIDE),
    )
