"""Discovery Tiles as small integers (ENT-3, ENT-4).

A tile lying on the board is its *land mask*: one bit per land side, north 1, east 2, south 4, west 8. The mask tells
the pattern and the quarter-turns, so the board needs nothing else. All tables are computed once.
"""

from __future__ import annotations

from typing import Final, Literal

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_NAMES: Final[tuple[Literal["N", "E", "S", "W"], ...]] = ("N", "E", "S", "W")
OPPOSITE: Final[tuple[int, ...]] = (SOUTH, WEST, NORTH, EAST)

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


MASKS: Final[tuple[tuple[int, ...], ...]] = ((), *(_masks_of(pattern) for pattern in PATTERNS))
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

IS_LAND: Final = tuple(tuple(side in sides for side in range(4)) for sides in SIDES)
"""By land mask and side: whether there is land."""

LAND_SIDES: Final = SIDES
SEA_SIDES: Final = tuple(SIDES[~mask & 15] for mask in range(16))
BIT_COUNT: Final = tuple(mask.bit_count() for mask in range(16))

# What surrounds a space is packed as ``known << 4 | land``: which sides touch something, and which of those are land.

NOTHING_AROUND: Final = 0
ALL_AROUND: Final = 15 << 4
"""All four sides touch something; with this and more of it, some of them are land."""
_SURROUNDINGS: Final = range(256)
KNOWN_AROUND: Final[tuple[int, ...]] = tuple(around >> 4 for around in _SURROUNDINGS)
LAND_AROUND: Final[tuple[int, ...]] = tuple(around & 15 for around in _SURROUNDINGS)
"""By surroundings: the sides that touch something, and those of them that are land."""

SEA_BESIDE: Final[tuple[int, ...]] = tuple(1 << 4 + side for side in range(4))
"""By side: what a neighbour there adds to the surroundings if it shows sea."""

TOUCH: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SEA_BESIDE[OPPOSITE[side]] | IS_LAND[mask][side] << OPPOSITE[side] for side in range(4)) for mask in range(16)
)
"""By land mask and side: what a tile adds to the surroundings of its neighbour there."""

OPEN_SEA: Final = tuple(tuple(SIDES[~(mask | known) & 15] for known in KNOWN_AROUND) for mask in range(16))
"""By land mask and surroundings: the sea sides of a tile that touch nothing yet."""

FITTING: Final = tuple(
    tuple(
        tuple(mask for mask in masks if mask & KNOWN_AROUND[around] == LAND_AROUND[around]) for around in _SURROUNDINGS
    )
    for masks in MASKS
)
"""By pattern and surroundings: the land masks that match (ENT-31)."""

FILLING: Final[tuple[int, ...]] = tuple(LAND_AROUND[around] | ~KNOWN_AROUND[around] & 15 for around in _SURROUNDINGS)
"""By surroundings: the land mask that fills a space: forced sides kept, free sides land (ENT-60, ENT-61)."""


def wrong_side(mask: int, around: int) -> int:
    """Return the first side on which a tile does not match what surrounds it."""
    return SIDES[(mask ^ LAND_AROUND[around]) & KNOWN_AROUND[around]][0]


# Several patterns are a set, as bits.

FITTING_PATTERNS: Final[tuple[int, ...]] = tuple(
    sum(1 << pattern for pattern in PATTERNS if FITTING[pattern][around]) for around in _SURROUNDINGS
)
"""By surroundings: the set of patterns that match."""

PATTERNS_IN: Final = tuple(
    tuple(pattern for pattern in PATTERNS if patterns >> pattern & 1) for patterns in range(1 << PATTERNS.stop)
)
"""By a set of patterns: the patterns."""
