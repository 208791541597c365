"""Make terrain tiles for Explorers by the layout rules (EXP-3), rate them, draw them, and choose a pack.

``python -m tools.explorers_tiles --seed 7 --many 60`` makes 60 tiles of each number and prints the best of each with
their ratings; ``--pack`` prints the eight that make the best pack together, as a pack file; ``--svg FILE`` draws what
is printed. The same seed gives the same tiles. The first content (``data/1``) was chosen with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

from farshore.games.explorers.layout import FEWEST_AREAS, MOST_AREAS, MOST_SQUARES, SMALLEST_AREA, due, faults
from farshore.games.explorers.tile import (
    INSIDE,
    SIDE,
    TILES,
    WHOLE,
    Object,
    Terrain,
    Tile,
    beside,
    squares,
    steps,
    turned,
)
from farshore.games.explorers.tile import areas as areas_of
from farshore.games.explorers.tiles import draw_tile
from tools.explorers_drawing import picture

LARGEST_AREA = 13
RIM = (1 << SIDE) - 1  # the northern one
PLACINGS = 12  # of objects, tried on one tile
LOOKED_AT = 30  # squares, for one object: with many, objects lie far apart and points are hard to come by
KEPT = 60  # of each number, for choosing a pack


# Making one tile: areas are grown, coloured with terrains, and the objects are placed by search.


def make(number: int, rng: Random) -> Tile:
    """Make a tile that breaks no layout rule: random areas, and the best of some ways to place the objects on them."""
    while True:
        village = 1 << rng.choice(list(squares(INSIDE)))
        grown = _grow(village, rng.randint(FEWEST_AREAS, MOST_AREAS), rng)
        terrains = _colour(grown, rng) if grown else None
        if terrains:
            placed = [objects for _ in range(PLACINGS) if (objects := _place(number, village, rng))]
            tiles = [Tile(number, 0, village, terrains, objects) for objects in placed]
            sound = [tile for tile in tiles if not any(faults(tile))]
            if sound:
                return max(sound, key=rating)


def _grow(village: int, count: int, rng: Random) -> list[int] | None:
    """Grow areas from random squares until the tile is full; None if one stays too small or grows too large."""
    free = WHOLE & ~village
    grown = [1 << square for square in rng.sample(list(squares(free)), count)]
    appetite = [rng.choice((1.0, 1.5, 2.0, 3.0)) for _ in grown]
    free &= ~sum(grown)
    while free:
        hungry = [index for index in range(count) if beside(grown[index]) & free]
        index = min(hungry, key=lambda index: grown[index].bit_count() / appetite[index] + rng.random())
        area = grown[index]
        around = list(squares(beside(area) & free))
        # The more of the area a square touches, the smoother the coast.
        square = max(around, key=lambda square: (beside(1 << square) & area).bit_count() + 1.2 * rng.random())
        grown[index] |= 1 << square
        free &= ~(1 << square)
    return grown if all(SMALLEST_AREA <= area.bit_count() <= LARGEST_AREA for area in grown) else None


def _colour(grown: Sequence[int], rng: Random) -> tuple[int, ...] | None:
    """Give every area a terrain that no area beside it has, none with too many squares."""

    def rest(index: int, masks: tuple[int, ...]) -> tuple[int, ...] | None:
        if index == len(grown):
            return masks
        for terrain in rng.sample(list(Terrain), len(Terrain)):
            mask = masks[terrain] | grown[index]
            if not masks[terrain] & beside(grown[index]) and mask.bit_count() <= MOST_SQUARES:
                found = rest(index + 1, (*masks[:terrain], mask, *masks[terrain + 1 :]))
                if found:
                    return found
        return None

    return rest(0, (0,) * len(Terrain))


def _place(number: int, village: int, rng: Random) -> tuple[int, ...] | None:
    """Place the objects one by one, each as far from the others as luck allows; None if one finds no square."""
    masks = [0] * len(Object)
    free = WHOLE & ~village & ~beside(village)
    (home,) = squares(village)
    wanted = [kind for kind in Object for _ in range(due(number, kind))]
    for kind in wanted:
        taken = sum(masks)
        fitting = [square for square in squares(free & ~taken) if _fits(kind, square, home, masks)]
        if not fitting:
            return None
        some = rng.sample(fitting, min(LOOKED_AT, len(fitting)))
        square = max(some, key=lambda square: min(steps(square, other) for other in squares(taken | village)))
        masks[kind] |= 1 << square
    return tuple(masks)


def _fits(kind: Object, square: int, home: int, masks: Sequence[int]) -> bool:
    if any(steps(square, equal) < 3 for equal in squares(masks[kind])):
        return False
    if kind == Object.TEMPLE:
        return steps(square, home) >= 4
    return kind != Object.KEY or all(steps(square, temple) >= 4 for temple in squares(masks[Object.TEMPLE]))


# Rating: what makes a tile varied and good to play. Every part is from 0 to 1.


def rate(tile: Tile) -> dict[str, float]:
    """Rate a tile, part by part."""
    return {
        "shapes": _shapes(tile),
        "sizes": min(1.0, pstdev(area.bit_count() for area in _all_areas(tile)) / 3),
        "rims": _rims(tile),
        "village": min(1.0, (len(_terrains(tile, beside(tile.village))) - 1) / 2),
        "spread": _spread(tile),
        "ways": _ways(tile),
        "length": min(1.0, max(0.0, (_length(tile) - 26) / 10)),
        "temple": min(1.0, _depth(tile, tile.objects[Object.TEMPLE]) / 2),
        "shares": _shares(tile),
    }


def rating(tile: Tile) -> float:
    """Rate a tile with one number: the mean of the parts, and a weak part counts double."""
    parts = rate(tile).values()
    return fmean((fmean(parts), min(parts)))


@cache
def _all_areas(tile: Tile) -> tuple[int, ...]:
    return tuple(area for mask in tile.terrains for area in areas_of(mask))


def _terrains(tile: Tile, mask: int) -> list[Terrain]:
    return [terrain for terrain in Terrain if tile.terrains[terrain] & mask]


def _shapes(tile: Tile) -> float:
    """Few spurs: squares with only one neighbour of their terrain."""
    spurs = sum((beside(1 << square) & mask).bit_count() < 2 for mask in tile.terrains for square in squares(mask))
    return max(0.0, 1 - spurs / 24)


def _rims(tile: Tile) -> float:
    """Three or four terrains on every rim, so that no neighbour shuts a terrain out."""
    counts = [len(_terrains(tile, turned(RIM, turns))) for turns in range(4)]
    return min(1.0, (fmean((*counts, min(counts))) - 1) / 2)


def _spread(tile: Tile) -> float:
    """Objects in every corner of the tile, and few of them side by side."""
    lying = sum(tile.objects)
    corner = sum(0b1111 << SIDE * row for row in range(4))
    fewest = min((lying & turned(corner, turns)).bit_count() for turns in range(4))
    touching = (beside(lying) & lying).bit_count()
    return min(1.0, fewest / 2) * max(0.0, 1 - touching / 8)


def _ways(tile: Tile) -> float:
    """Something near the village, something far, and the rest between."""
    (home,) = squares(tile.village)
    ways = sorted(steps(home, square) for square in squares(sum(tile.objects)))
    return fmean((ways[0] == 2, ways[1] <= 3, ways[-1] >= 8, len(set(ways)) / 7 if len(set(ways)) < 7 else 1))


def _length(tile: Tile) -> int:
    """Return how long the shortest net of ways is that joins the village and all objects."""
    ends = list(squares(sum(tile.objects)))
    nearest = {end: steps(end, home) for end in ends for home in squares(tile.village)}
    length = 0
    while nearest:
        joined = min(nearest, key=lambda end: nearest[end])
        length += nearest.pop(joined)
        nearest = {end: min(way, steps(end, joined)) for end, way in nearest.items()}
    return length


def _depth(tile: Tile, goal: int) -> int:
    """Return how many other areas must be crossed between the village and a square."""
    reached, depth = tile.village, -1
    everything = _all_areas(tile)
    while not reached & goal:
        around = beside(reached)
        reached |= sum({area for area in everything if area & around and not area & reached})
        depth += 1
    return depth


def _shares(tile: Tile) -> float:
    """Every terrain with a fair share of the objects."""
    lying = sum(tile.objects)
    shares = [(mask & lying).bit_count() for mask in tile.terrains]
    return max(0.0, 1 - (max(shares) - min(shares)) / 6) * (min(shares) > 0)


# Choosing a pack: eight good tiles that differ.


def choose(candidates: Sequence[Sequence[Tile]], rng: Random) -> list[Tile]:
    """Choose one candidate of each number by exchanging as long as the pack gets better, from several beginnings."""
    known = {tile: rating(tile) for tiles in candidates for tile in tiles}
    packs = (_improved([rng.choice(tiles) for tiles in candidates], candidates, known) for _ in range(12))
    return max(packs, key=lambda pack: _pack_rating(pack, known))


def _improved(pack: list[Tile], candidates: Sequence[Sequence[Tile]], known: dict[Tile, float]) -> list[Tile]:
    best = _pack_rating(pack, known)
    while True:
        before = best
        for index, tiles in enumerate(candidates):
            exchanged = ([*pack[:index], tile, *pack[index + 1 :]] for tile in tiles)
            pack = max(exchanged, key=lambda other: _pack_rating(other, known))
            best = _pack_rating(pack, known)
        if best <= before:
            return pack


def _pack_rating(pack: Sequence[Tile], known: dict[Tile, float]) -> float:
    """The tiles' ratings, and how different they are: villages and temples at many places, terrains shared fairly."""
    villages = len({_place_class(tile.village) for tile in pack}) / TILES
    temples = len({_place_class(tile.objects[Object.TEMPLE]) for tile in pack}) / TILES
    counts = len({len(_all_areas(tile)) for tile in pack}) / (MOST_AREAS - FEWEST_AREAS + 1)
    fair = fmean(_fair(pack, kind) for kind in Object)
    squares_of = [sum(tile.terrains[terrain].bit_count() for tile in pack) for terrain in Terrain]
    even = max(0.0, 1 - pstdev(squares_of) / 12)
    return 2 * fmean(known[tile] for tile in pack) + fmean((villages, temples, counts, fair, fair, even))


@cache
def _place_class(mask: int) -> int:
    """Return what the four orientations of a square have in common."""
    return min(turned(mask, turns) for turns in range(4))


def _fair(pack: Sequence[Tile], kind: Object) -> float:
    """Tell how evenly the objects of a kind are shared between the terrains."""
    shares = [sum((tile.terrains[terrain] & tile.objects[kind]).bit_count() for tile in pack) for terrain in Terrain]
    return max(0.0, 1 - (max(shares) - min(shares)) / 6)


# The command.


def _described(tile: Tile) -> str:
    parts = " ".join(f"{name} {value:.2f}" for name, value in rate(tile).items())
    return f"# {rating(tile):.3f}: {parts}\n{draw_tile(tile)}"


def _made(many: int, rng: Random) -> Iterator[list[Tile]]:
    for number in range(1, TILES + 1):
        yield sorted((make(number, rng) for _ in range(many)), key=rating, reverse=True)[:KEPT]


def main() -> None:
    """Make, rate, choose and print."""
    parser = argparse.ArgumentParser(description="Make terrain tiles for Explorers.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--many", type=int, default=60, help="how many tiles of each number to make")
    parser.add_argument("--best", type=int, default=1, help="how many tiles of each number to print")
    parser.add_argument("--pack", action="store_true", help="print the eight that make the best pack together")
    parser.add_argument("--svg", type=Path, help="draw what is printed into this file, too")
    asked = parser.parse_args()
    rng = Random(asked.seed)
    candidates = list(_made(asked.many, rng))
    chosen = choose(candidates, rng) if asked.pack else [tile for tiles in candidates for tile in tiles[: asked.best]]
    sys.stdout.write("\n".join(draw_tile(tile) if asked.pack else _described(tile) for tile in chosen))
    if asked.svg:
        asked.svg.write_text(picture(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
