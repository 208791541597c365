"""The map that all explorers share: four tiles put together (EXP-1, EXP-11, EXP-12)."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Final

from farshore.core.errors import BadFile
from farshore.core.words import Phrase
from farshore.games.explorers import grid
from farshore.games.explorers.cards import SIDES, TERRAINS
from farshore.games.explorers.tile import SIDE, Object, Terrain, Tile, rows_of
from farshore.games.explorers.tiles import NEWEST, Pack, installed_pack, read_pack

Laid = tuple[tuple[int, int], ...]
"""Tiles and quarter-turns, quadrant by quadrant."""
_CORNER: Final = tuple(grid.square_at(row, column) for row in (0, SIDE) for column in (0, SIDE))
"""By quadrant: its north-western square."""
_PLACED: Final = re.compile(r"([1-8])r([0-3])")


def _spread(mask: int, quadrant: int) -> int:
    """Return the squares of a tile's mask as squares of the map."""
    wide = 0
    for row, squares in enumerate(rows_of(mask)):
        wide |= squares << grid.square_at(row, 0)
    return wide << _CORNER[quadrant]


class Placed:
    """A tile in one orientation on one quadrant, as squares of the map."""

    def __init__(self, tile: Tile, quadrant: int) -> None:
        self.terrain = tuple(_spread(mask, quadrant) for mask in tile.terrains)
        self.objects = tuple(_spread(mask, quadrant) for mask in tile.objects)
        self.village = _spread(tile.village, quadrant)
        self.object_at = {square: kind for kind in Object for square in grid.squares_of(self.objects[kind])}


class World:
    """A map: its terrains, objects and villages as sets of squares. Unchanging, and shared by all states."""

    def __init__(self, placed: tuple[Placed, ...]) -> None:
        self.terrain = tuple(sum(part.terrain[kind] for part in placed) for kind in Terrain)
        self.land = sum(self.terrain)  # every square but the villages
        self.objects = tuple(sum(part.objects[kind] for part in placed) for kind in Object)
        self.object_at: dict[int, Object] = {}
        for part in placed:
            self.object_at |= part.object_at
        self.land_of = {side: self.squares_of(side) for side in SIDES}  # by side of a card
        self.villages = tuple(part.village for part in placed)  # by quadrant
        self.temples = tuple(part.objects[Object.TEMPLE] for part in placed)  # by quadrant

    def squares_of(self, terrains: str) -> int:
        """Return the squares of some different terrains, by their letters."""
        return sum(self.terrain[TERRAINS.index(letter)] for letter in terrains)

    def terrains_in(self, squares: int) -> str:
        """Return the letters of the terrains that some of the squares are of."""
        return "".join(letter for letter, land in zip(TERRAINS, self.terrain, strict=True) if land & squares)

    @cached_property
    def areas(self) -> tuple[list[int], ...]:
        """By terrain: its connected areas on the whole map."""
        return tuple(grid.areas(terrain) for terrain in self.terrain)

    @cached_property
    def lures(self) -> int:
        """What explorers go for: the objects, and the neighbours of villages."""
        beside = 0
        for village in self.villages:
            beside |= grid.beside(village)
        return sum(self.objects) | beside & self.land

    @cached_property
    def central_villages(self) -> tuple[int, ...]:
        """The villages nearest the map's centre, in a straight line (EXP-12)."""
        squares = [grid.only_square(village) for village in self.villages]
        distances = [_from_centre(square) for square in squares]
        return tuple(square for square, away in zip(squares, distances, strict=True) if away == min(distances))


def _from_centre(square: int) -> int:
    """Return the squared distance of a square's centre from the map's centre, in half squares."""
    row, column = grid.place_of(square)
    return (2 * row + 1 - grid.SIZE) ** 2 + (2 * column + 1 - grid.SIZE) ** 2


NOWHERE: Final = World(())
"""The map before any tile is laid."""


class Atlas:
    """Every way in which a pack's tiles can lie."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._placed: dict[tuple[int, int, int], Placed] = {}
        self._worlds: dict[Laid, World] = {}

    def world(self, laid: Laid) -> World:
        """Return the map of four tiles; the last ones made are kept."""
        world = self._worlds.get(laid)
        if world is None:
            if len(self._worlds) >= 256:
                self._worlds.clear()
            world = self._worlds[laid] = World(tuple(self._place(*spot) for spot in enumerate(laid)))
        return world

    def _place(self, quadrant: int, spot: tuple[int, int]) -> Placed:
        key = (quadrant, *spot)
        if key not in self._placed:
            self._placed[key] = Placed(self.pack.tile(*spot), quadrant)
        return self._placed[key]


@lru_cache(maxsize=16)
def atlas_of(own_tiles: str, box: str = NEWEST) -> Atlas:
    """Return the atlas of a content's pack, or of one's own. Raises ``BadFile``."""
    return Atlas(read_pack(own_tiles, "own", "own_tiles") if own_tiles else installed_pack("standard", box))


def read_code(code: str) -> Laid:
    """Read a map code, ``3r1 7r0 5r2 1r3``. Raises ``BadFile``."""
    found = [_PLACED.fullmatch(word) for word in code.split()]
    laid = tuple((int(match[1]), int(match[2])) for match in found if match)
    if len(found) != 4 or len(laid) != 4 or len({tile for tile, _ in laid}) != 4:
        raise BadFile("map", code, Phrase("explorers-map-code"))
    return laid


def write_code(laid: Laid) -> str:
    """Write a map code."""
    return " ".join(f"{tile}r{turns}" for tile, turns in laid)
