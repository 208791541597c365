"""What the viewer is about to mark (EXP-21 to EXP-25); where, and what may be chosen before, is in the offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat
from farshore.games.explorers import grid
from farshore.games.explorers.phase import Phase

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class MarkingView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What the viewer is about to mark."""

    terrains: str  # committed to; empty before
    given: int  # ordinary marks that the choice gave in all
    due: int  # … of which these are left
    horses: int  # marks of horses, which come first and may be on any terrain
    extras: tuple[str, ...]  # quadrants of the temples whose extra marks are still to be chosen
    later: tuple[str, ...]  # while a horse's mark is due: the squares that an ordinary mark could take now


def marking_view(s: ExplorersState, viewer: Seat | None) -> MarkingView | None:
    """Show what a viewer has to mark in the phases of a turn; ``None`` if it is not an actor in them."""
    if viewer is None or viewer not in s.actors() or s.phase not in {Phase.SIDE, Phase.MARKS}:
        return None
    sheet = s.sheets[viewer]
    ordinary = sheet.near & sheet.free & sheet.allowed if sheet.horses and sheet.due else 0
    return MarkingView(
        terrains=s.world.terrains_in(sheet.allowed),
        given=sheet.given,
        due=sheet.due,
        horses=sheet.horses,
        extras=tuple(grid.QUADRANT_NAMES[quadrant] for quadrant in sheet.extras),
        later=tuple(grid.names_of(ordinary)),
    )
