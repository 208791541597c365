"""What is still to come: bag, pile and shop; and the tile in hand with every way it can be turned."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.grid import ell, place_of, square_at, squares_of
from farshore.games.overworld.tiles import (
    COAST_TYPES,
    FACE_KINDS,
    FACES,
    LAND,
    PATTERNS,
    SIDE_NAMES,
    SURVEY_TYPES,
    WATER,
    Kind,
    survey_cells,
)
from farshore.games.overworld.view.gaps import ITEM_NAMES, Item
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.squares import KINDS, KindName, points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

Pattern = Literal["A", "B"]
MOST_BAGS: Final = 2_000
"""Bags of all tables that are remembered as they are shown."""


class BagTileView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A type of survey tile in the bag: it comes next with the chance ``left`` of all that are left."""

    tile: str  # "ldl": first end, corner, second end, each light or dark
    has_coast: bool  # a coast tile comes with it
    left: int


class BagView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The survey tiles not yet drawn."""

    tiles: tuple[BagTileView, ...]  # all types
    left: int  # in all
    draws: int  # how many of them can be drawn: with three players one stays in the box, unseen (OVW-4)
    coasts: int  # how many have the coast icon
    aside: tuple[str, ...]  # tiles that fitted nowhere (OVW-23)


class FaceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A face of a coast tile."""

    face: str  # "A0"
    land: KindName
    water: KindName


class PileView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The coast tiles of one pattern that are not yet laid."""

    pattern: Pattern
    left: int
    faces: tuple[FaceView, ...]


class ShopView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A kind of provision in the shop (OVW-70)."""

    item: Item
    left: int


class TurnedView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The tile in hand, one side up and turned one way (OVW-2)."""

    side: str  # "L" or "W"
    orientation: int  # 0: ends north and east of the corner, 1: east and south, …
    squares: tuple[Point, ...]  # one end, the corner, the other end, as seen from the corner
    kinds: tuple[KindName, ...]  # what they show


class TileView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The survey tile in hand."""

    tile: str
    has_coast: bool  # it has the coast icon; whether a coast tile comes with it depends on the pile (OVW-20)
    turned: tuple[TurnedView, ...]  # land side, then water side, each in all orientations


def bag_view(s: OverworldState) -> BagView:
    """Show what may still be drawn: it is the same until the next tile is."""
    return _bag(tuple(s.bag), s.terms.never_drawn, tuple(sorted(s.aside)))


@lru_cache(maxsize=MOST_BAGS)
def _bag(bag: tuple[int, ...], never_drawn: int, aside: tuple[int, ...]) -> BagView:
    tiles = tuple(
        BagTileView(tile=tile, has_coast=tile in COAST_TYPES, left=left)
        for tile, left in zip(SURVEY_TYPES, bag, strict=True)
    )
    return BagView(
        tiles=tiles,
        left=sum(bag),
        draws=sum(bag) - never_drawn,
        coasts=sum(tile.left for tile in tiles if tile.has_coast),
        aside=tuple(SURVEY_TYPES[tile] for tile in aside),
    )


def pile_views(s: OverworldState) -> tuple[PileView, ...]:
    """Show the coast tiles left, by pattern."""
    return _pile(tuple(s.pile))


@lru_cache(maxsize=MOST_BAGS)
def _pile(pile: tuple[int, ...]) -> tuple[PileView, ...]:
    patterns: tuple[Pattern, ...] = ("A", "B")
    assert "".join(patterns) == PATTERNS
    return tuple(
        PileView(pattern=pattern, left=left, faces=_faces(pattern))
        for pattern, left in zip(patterns, pile, strict=True)
    )


@cache
def _faces(pattern: Pattern) -> tuple[FaceView, ...]:
    return tuple(
        FaceView(face=face, land=KINDS[land], water=KINDS[water])
        for face, (land, water) in zip(FACES, FACE_KINDS, strict=True)
        if face.startswith(pattern)
    )


def shop_views(s: OverworldState) -> tuple[ShopView, ...]:
    """Show what the shop has; nothing without the expansion."""
    if not s.terms.provisions:
        return ()
    return tuple(ShopView(item=item, left=left) for item, left in zip(ITEM_NAMES, s.shop, strict=True))


def tile_view(s: OverworldState) -> TileView | None:
    """Show the survey tile while it is in hand."""
    return None if s.tile == NOWHERE or s.survey else _tile(s.tile)


@cache
def _tile(number: int) -> TileView:
    tile = SURVEY_TYPES[number]
    turned = tuple(_turned_view(number, side, orientation) for side in (LAND, WATER) for orientation in range(4))
    return TileView(tile=tile, has_coast=tile in COAST_TYPES, turned=turned)


def _turned_view(tile: int, side: int, orientation: int) -> TurnedView:
    home = square_at(0, 0)
    assert place_of(home) == (0, 0)
    return TurnedView(
        side=SIDE_NAMES[side],
        orientation=orientation,
        squares=points(squares_of(ell(home, orientation))),
        kinds=tuple(KINDS[Kind(cell)] for cell in survey_cells(tile, side)),
    )
