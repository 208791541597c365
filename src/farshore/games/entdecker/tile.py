"""Discovery Tiles as small integers (ENT-3, ENT-4).

A tile lying on the board is its *land mask*: one bit per land side, north 1, east 2, south 4, west 8. The mask tells
the pattern and the quarter-turns, so the board needs nothing else. All tables are computed once.
"""

from __future__ import annotations

from typing import Final, Literal

NORTH, EAST, SOUTH, WEST = range(4)
SIDE_NAMES: Final[tuple[Literal["N", "E", "S", "W"], ...]] = ("N", "E", "S", "W")
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)

UNDISCOVERED: Final = -1
ALL_SEA: Final = 0
ALL_LAND: Final = 15
PATTERNS: Final = range(1, 7)  # 7, the waterfall, lies as ALL_LAND and is laid only at set-up

_UNTURNED: Final = {1: 0b0000, 2: 0b0001, 3: 0b0011, 4: 0b0101, 5: 0b0111, 6: 0b1111}


def turned(mask: int, quarter_turns: int) -> int:
    """Return a land mask turned clockwise."""
    quarter_turns %= 4
    return (mask << quarter_turns | mask >> 4 - quarter_turns) & 15


def _masks_of(pattern: int) -> tuple[int, ...]:
    """Return the different ways a pattern can lie, in order of quarter-turns."""
    masks: list[int] = []
    for quarter_turns in range(4):
        mask = turned(_UNTURNED[pattern], quarter_turns)
        if mask not in masks:
            masks.append(mask)
    return tuple(masks)


MASKS: Final = ((), *(_masks_of(pattern) for pattern in PATTERNS))
"""By pattern: its land masks, one per distinct rotation."""

PATTERN: Final = tuple(next(p for p in PATTERNS if mask in MASKS[p]) for mask in range(16))
"""By land mask: the pattern."""


def _tile_name(mask: int) -> str:
    masks = MASKS[PATTERN[mask]]
    return f"{PATTERN[mask]}r{masks.index(mask)}" if len(masks) > 1 else str(PATTERN[mask])


NAMES: Final = tuple(_tile_name(mask) for mask in range(16))
"""By land mask: the tile in notation, ``3r2``; symmetric tiles have one name."""

MASK_BY_NAME: Final = {name: mask for mask, name in enumerate(NAMES)} | {
    f"{pattern}r0": masks[0] for pattern, masks in enumerate(MASKS) if masks
}


def _masses_of(mask: int) -> tuple[int, ...]:
    """Split a tile's land into its masses, in reading order: only opposite sides are apart (ENT-4)."""
    if mask == 0:
        return ()
    if PATTERN[mask] == 4:
        return (1, 4) if mask & 1 else (8, 2)
    return (mask,)


MASSES: Final = tuple(_masses_of(mask) for mask in range(16))
"""By land mask: the land sides of each of its masses."""

MASS_AT: Final = tuple(
    tuple(next((i for i, part in enumerate(MASSES[mask]) if part >> side & 1), -1) for side in range(4))
    for mask in range(16)
)
"""By land mask and side: which of its masses lies there (-1: sea)."""

SIDES: Final = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))
"""By a set of sides, as bits: the sides."""

LAND_SIDES: Final = SIDES
SEA_SIDES: Final = tuple(SIDES[~mask & 15] for mask in range(16))
BIT_COUNT: Final = tuple(mask.bit_count() for mask in range(16))

# What surrounds a space is packed as ``known << 4 | land``: which sides touch something, and which of those are land.

TOUCH: Final = tuple((16 << side, 17 << side) for side in range(4))
"""By side: what a neighbour on that side adds to the packed surroundings, if it shows sea and if it shows land."""

FITTING: Final = tuple(
    tuple(tuple(mask for mask in masks if mask & (around >> 4) == around & 15) for around in range(256))
    for masks in MASKS
)
"""By pattern and surroundings: the land masks that match (ENT-31)."""

FITTING_PATTERNS: Final = tuple(
    sum(1 << pattern for pattern in PATTERNS if FITTING[pattern][around]) for around in range(256)
)
"""By surroundings: the set of patterns that match, as bits."""


def filling(around: int) -> int:
    """Return the land mask that fills a space: forced sides kept, free sides land (ENT-60, ENT-61)."""
    return (around & 15) | (~(around >> 4) & 15)
