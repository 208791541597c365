"""How a tile is drawn in five by three characters: land with its coast, sea with its sailing lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from farshore.cli.entdecker.signs import LAND_SIGN

WIDTH: Final = 5
HEIGHT: Final = 3
Spot = tuple[int, int]  # row and column

_SIDE_SPOTS: Final[dict[str, tuple[Spot, ...]]] = {
    "N": ((0, 1), (0, 2), (0, 3)),
    "E": ((1, 3), (1, 4)),
    "S": ((2, 1), (2, 2), (2, 3)),
    "W": ((1, 0), (1, 1)),
}
_CORNERS: Final[dict[str, Spot]] = {"NE": (0, 4), "ES": (2, 4), "SW": (2, 0), "NW": (0, 0)}
_LINES: Final[dict[str, tuple[tuple[Spot, str], ...]]] = {
    "N": (((0, 2), "┊"),),
    "E": (((1, 3), "┄"), ((1, 4), "┄")),
    "S": (((2, 2), "┊"),),
    "W": (((1, 0), "┄"), ((1, 1), "┄")),
}
_CROSSINGS: Final = {
    "NESW": "┼",
    "ESW": "┬",
    "NSW": "┤",
    "NEW": "┴",
    "NES": "├",
    "NS": "┊",
    "EW": "┄",
    "NE": "╰",
    "ES": "╭",
    "SW": "╮",
    "NW": "╯",
}
"""By the sea sides: how the sailing lines meet in the middle."""


@cache
def land_spots(land: str) -> frozenset[Spot]:
    """Return where a tile with these land sides shows land."""
    spots = {spot for side in land for spot in _SIDE_SPOTS[side]}
    if land not in {"NS", "EW"}:  # two coasts with a strait between share no corner
        spots |= {spot for sides, spot in _CORNERS.items() if set(sides) <= set(land)}
    if len(land) > 2:
        spots.add((1, 2))
    return frozenset(spots)


@cache
def tile_art(land: str) -> tuple[str, ...]:
    """Return the three lines of a tile with these land sides."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    sea = "".join(side for side in "NESW" if side not in land)
    for side in sea:
        for (row, column), sign in _LINES[side]:
            rows[row][column] = sign
    rows[1][2] = _CROSSINGS.get(sea, " ")
    for row, column in land_spots(land):
        rows[row][column] = LAND_SIGN
    return tuple("".join(row) for row in rows)


@cache
def unit_spot(sides: str) -> Spot:
    """Return where the two characters of a unit go on a mass with these land sides."""
    match sides:
        case "E":
            return 1, 3
        case "W":
            return 1, 0
        case "N" | "NE":
            return 0, 2
        case "NW":
            return 0, 1
        case "S" | "ES":
            return 2, 2
        case "SW":
            return 2, 1
    return 1, 1 if "E" not in sides else 2


@cache
def ship_spot(land: str) -> Spot:
    """Return where the ship goes: in the middle, or in the bay of a tile with one sea side."""
    bays = {"ESW": (0, 2), "NSW": (1, 4), "NEW": (2, 2), "NES": (1, 0)}
    return bays.get(land, (1, 2))
