"""How a terrain tile must be laid out (EXP-3).

Every square of every map is reachable, for a reason that needs one tile at a time: if the squares of each tile that are
not its village are connected, and no village is on the rim, then two tiles side by side touch along eight pairs of
terrain squares whatever their orientation, so the four tiles of any of the 8·7·6·5·4⁴ maps are connected too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

from farshore.core.words import Phrase
from farshore.games.explorers.tile import INSIDE, WHOLE, Object, Terrain, Tile, areas, beside, squares, steps

FEWEST_SQUARES, MOST_SQUARES = 12, 20  # of each terrain
FEWEST_AREAS, MOST_AREAS, SMALLEST_AREA = 6, 10, 3
TERRAINS_BESIDE_VILLAGE = 2
TEMPLE_TO_VILLAGE, KEY_TO_TEMPLE, EQUAL_OBJECTS = 4, 4, 3  # steps, at least
PROVISIONS: Final = (Object.APPLE, Object.CARROT, Object.FISH)


class Fault(NamedTuple):
    """What is wrong with a tile, and where. ``square``: None if no single one is to blame."""

    reason: Phrase
    square: int | None = None
    drawing: Literal["terrain", "objects"] = "terrain"


def due(number: int, kind: Object) -> int:
    """Return how many objects of a kind the tile of this number has."""
    if kind == Object.GEM:
        return 2 if number % 2 else 3
    return 2 if kind == PROVISIONS[(number - 1) % len(PROVISIONS)] else 1


def faults(tile: Tile) -> Iterator[Fault]:
    """Yield everything that is wrong with a tile."""
    yield from _village(tile)
    yield from _terrains(tile)
    yield from _areas(tile)
    yield from _objects(tile)
    yield from _distances(tile)
    yield from _reachable(tile)


def _village(tile: Tile) -> Iterator[Fault]:
    places = list(squares(tile.village))
    if not places:
        yield Fault(Phrase("explorers-tile-no-village", number=tile.number))
    for place in places[1:]:
        yield Fault(Phrase("explorers-tile-second-village"), place)
    for place in squares(tile.village & ~INSIDE):
        yield Fault(Phrase("explorers-tile-village-rim"), place)
    around = beside(tile.village)
    if places and sum(1 for mask in tile.terrains if mask & around) < TERRAINS_BESIDE_VILLAGE:
        yield Fault(Phrase("explorers-tile-village-terrains", least=TERRAINS_BESIDE_VILLAGE), places[0])
    for mask in tile.objects:
        for place in squares(mask & around):
            yield Fault(Phrase("explorers-tile-village-object"), place, "objects")
        for place in squares(mask & tile.village):
            yield Fault(Phrase("explorers-tile-object-on-village"), place, "objects")


def _terrains(tile: Tile) -> Iterator[Fault]:
    for terrain in Terrain:
        count = tile.terrains[terrain].bit_count()
        if not FEWEST_SQUARES <= count <= MOST_SQUARES:
            what = _name(terrain)
            reason = Phrase(
                "explorers-tile-terrain", terrain=what, count=count, least=FEWEST_SQUARES, most=MOST_SQUARES
            )
            yield Fault(reason)


def _areas(tile: Tile) -> Iterator[Fault]:
    count = 0
    for terrain in Terrain:
        for area in areas(tile.terrains[terrain]):
            count += 1
            size = area.bit_count()
            if size < SMALLEST_AREA:
                reason = Phrase("explorers-tile-area", terrain=_name(terrain), size=size, least=SMALLEST_AREA)
                yield Fault(reason, next(squares(area)))
    if not FEWEST_AREAS <= count <= MOST_AREAS:
        yield Fault(Phrase("explorers-tile-areas", count=count, least=FEWEST_AREAS, most=MOST_AREAS))


def _objects(tile: Tile) -> Iterator[Fault]:
    for kind in Object:
        places, needed = list(squares(tile.objects[kind])), due(tile.number, kind)
        if len(places) != needed:
            surplus = places[needed] if len(places) > needed else None
            reason = Phrase(
                "explorers-tile-objects", object=_name(kind), number=tile.number, needed=needed, count=len(places)
            )
            yield Fault(reason, surplus, "objects")


def _distances(tile: Tile) -> Iterator[Fault]:
    temples, keys = list(squares(tile.objects[Object.TEMPLE])), list(squares(tile.objects[Object.KEY]))
    for village, temple in product(squares(tile.village), temples):
        if steps(village, temple) < TEMPLE_TO_VILLAGE:
            reason = Phrase("explorers-tile-temple-village", steps=steps(village, temple), least=TEMPLE_TO_VILLAGE)
            yield Fault(reason, temple, "objects")
    for temple, key in product(temples, keys):
        if steps(temple, key) < KEY_TO_TEMPLE:
            reason = Phrase("explorers-tile-key-temple", steps=steps(temple, key), least=KEY_TO_TEMPLE)
            yield Fault(reason, key, "objects")
    for kind in Object:
        for one, other in combinations(squares(tile.objects[kind]), 2):
            if steps(one, other) < EQUAL_OBJECTS:
                apart = steps(one, other)
                reason = Phrase("explorers-tile-equal-objects", object=_name(kind), steps=apart, least=EQUAL_OBJECTS)
                yield Fault(reason, other, "objects")


def _reachable(tile: Tile) -> Iterator[Fault]:
    """With the village inside this holds by construction; it is checked because maps rely on it."""
    for cut_off in list(areas(WHOLE & ~tile.village))[1:]:
        yield Fault(Phrase("explorers-tile-cut-off"), next(squares(cut_off)))


def _name(kind: Terrain | Object) -> Phrase:
    if isinstance(kind, Terrain):
        return Phrase(f"explorers-terrain-{kind.name.lower()}")
    return Phrase(f"explorers-object-{kind.name.lower()}")
