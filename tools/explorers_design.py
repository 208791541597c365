"""Measure what makes terrain tiles of Explorers look and play as if a person had drawn them.

``python -m tools.explorers_design`` says it of every content that was released, and with files of packs of one's own.
What tiles are worth in points is measured by ``tools.explorers_calibration``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from farshore.games.explorers import grid
from farshore.games.explorers.tile import INSIDE, SIDE, TILES, Object, Tile, place_of, square_at, squares, steps
from farshore.games.explorers.tiles import CONTENTS, Pack, installed_pack, read_pack
from farshore.games.explorers.world import Atlas, World

MAPS: Final = 2000
NEAR: Final = 2  # steps between things that are taken together
CORNERS: Final = sum(1 << grid.square_at(row, column) for row in (0, grid.SIZE - 1) for column in (0, grid.SIZE - 1))


class Design(NamedTuple):
    """What can be said of a pack."""

    temples_inside: int  # tiles whose temple is not on the rim
    keys_inside: int
    close_temples: float  # share of random maps with two temples within two steps
    cornered_keys: float  # share of random maps with a key in a corner of the map
    tempting: int  # tiles where two different objects lie within two steps
    alike: int  # squares with the same terrain on the two tiles most alike, turned and mirrored at will; of 64


def design_of(pack: Pack, maps: int = MAPS) -> Design:
    """Measure a pack."""
    tiles = [orientations[0] for orientations in pack.tiles]
    worlds = list(random_worlds(pack, maps, Random(1)))
    return Design(
        temples_inside=sum(1 for tile in tiles if tile.objects[Object.TEMPLE] & INSIDE),
        keys_inside=sum(1 for tile in tiles if tile.objects[Object.KEY] & INSIDE),
        close_temples=sum(map(has_close_temples, worlds)) / maps,
        cornered_keys=sum(1 for world in worlds if world.objects[Object.KEY] & CORNERS) / maps,
        tempting=sum(map(is_tempting, tiles)),
        alike=max(likeness(one, other) for one, other in combinations(tiles, 2)),
    )


def random_worlds(pack: Pack, maps: int, rng: Random) -> Iterator[World]:
    """Yield random maps: any four tiles, turned at will (EXP-11)."""
    atlas = Atlas(pack)
    for _ in range(maps):
        yield atlas.world(tuple((number, rng.randrange(4)) for number in rng.sample(range(1, TILES + 1), 4)))


def has_close_temples(world: World) -> bool:
    """Tell whether two temples lie within two steps of one another."""
    places = map(grid.only_square, world.temples)
    return any(grid.steps(one, other) <= NEAR for one, other in combinations(places, 2))


def is_tempting(tile: Tile) -> bool:
    """Tell whether some objects lie so close together that one is drawn from one to the next."""
    return any(steps(*pair) <= NEAR for pair in combinations(squares(sum(tile.objects)), 2))


def likeness(one: Tile, other: Tile) -> int:
    """Count the squares with the same terrain, the tiles laid on one another as well as they fit."""
    return max(_same(one, laid) for turns in range(4) for laid in (other.turned(turns), _mirrored(other.turned(turns))))


def _same(one: Tile, other: Tile) -> int:
    return sum((mask & same).bit_count() for mask, same in zip(one.terrains, other.terrains, strict=True))


def _mirrored(tile: Tile) -> Tile:
    def mirror(mask: int) -> int:
        places = map(place_of, squares(mask))
        return sum(1 << square_at(row, SIDE - 1 - column) for row, column in places)

    terrains, objects = (tuple(map(mirror, masks)) for masks in (tile.terrains, tile.objects))
    return Tile(tile.number, tile.turns, mirror(tile.village), terrains, objects)


def main() -> None:
    """Print what can be said of packs."""
    parser = argparse.ArgumentParser(description="Measure how terrain tiles of Explorers are designed.")
    parser.add_argument("files", type=Path, nargs="*", help="packs of one's own; else every content")
    asked = parser.parse_args()
    packs = {f"content {box}": installed_pack("standard", box) for box in CONTENTS}
    if asked.files:
        packs = {file.name: read_pack(file.read_text("utf-8"), "own", file.name) for file in asked.files}
    for name, pack in packs.items():
        said = "\n".join(f"  {part.replace('_', ' ')}: {value}" for part, value in design_of(pack)._asdict().items())
        sys.stdout.write(f"{name}\n{said}\n")


if __name__ == "__main__":
    main()
