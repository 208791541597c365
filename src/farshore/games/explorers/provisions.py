"""Provisions and gems: what may be taken in a round, and what a round's end is worth (EXP-33 to EXP-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import GEM_TRACK, Terms
from farshore.games.explorers.tile import Object

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

KINDS: Final = (Object.APPLE, Object.CARROT, Object.FISH)
MOST_OF_A_KIND: Final = 4  # EXP-34
BY_KINDS: Final = (0, 2, 5, 10)  # EXP-33
OPEN_NEGATIVES: Final = 3  # EXP-36: how many numbers of the track are negative


def barred_provisions(s: ExplorersState, sheet: Sheet) -> int:
    """Return the provision squares that cannot be marked in this round."""
    objects = s.world.objects
    barred = 0
    for kind, provision in enumerate(KINDS):
        if s.terms.expert_provisions:
            is_open = kind == s.round - 1 and sheet.larder[kind] < MOST_OF_A_KIND
        else:
            is_open = sheet.larder[kind] == 0
        if not is_open:
            barred |= objects[provision]
    return barred


def provision_points(terms: Terms, larder: tuple[int, int, int]) -> int:
    """Return what a round's provisions are worth."""
    if terms.expert_provisions:
        return max(larder) ** 2
    return BY_KINDS[sum(count > 0 for count in larder)]


def gem_points(terms: Terms, gems: int) -> int:
    """Return what the gems found so far are worth at a round's end."""
    if not terms.expert_gems:
        return gems
    if gems < OPEN_NEGATIVES:
        return sum(GEM_TRACK[gems:OPEN_NEGATIVES])
    return sum(GEM_TRACK[OPEN_NEGATIVES:gems])
