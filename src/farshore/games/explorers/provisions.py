"""Provisions: which may be marked in a round, and what they are worth at its end (EXP-33, EXP-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import Terms
from farshore.games.explorers.tile import Object

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

KINDS: Final[tuple[Object, ...]] = (Object.APPLE, Object.CARROT, Object.FISH)
MOST_OF_A_KIND: Final = 4  # EXP-34
BY_KINDS: Final[tuple[int, ...]] = (0, 2, 5, 10)  # EXP-33


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


def put_into(larder: tuple[int, int, int], found: int) -> tuple[int, int, int]:
    """Return a larder with one provision more."""
    apples, carrots, fish = larder
    if found == Object.APPLE:
        return apples + 1, carrots, fish
    return (apples, carrots + 1, fish) if found == Object.CARROT else (apples, carrots, fish + 1)


def provision_points(terms: Terms, larder: tuple[int, int, int]) -> int:
    """Return what a round's provisions are worth."""
    if terms.expert_provisions:
        return max(larder) ** 2
    return BY_KINDS[sum(count > 0 for count in larder)]
