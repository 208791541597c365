"""What the viewer may mark now, and what each open choice would allow (EXP-21 to EXP-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseTerrain, TakeSide, UseScroll
from farshore.games.explorers.cards import sides
from farshore.games.explorers.marks import ACTIVE_MARKS, SCROLL_MARKS, choices, offered, refresh, squares, terrain_marks
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.sheet import Sheet

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class ChoiceView(msgspec.Struct, frozen=True, kw_only=True):
    """Something to commit to, with the squares that could be marked first."""

    kind: Literal["card-side", "side", "scroll", "terrain"]  # "card-side": the active player's open choice
    terrains: str  # "P", or "PM" for a side of a wild card
    quadrant: str  # of the temple whose extra marks these are, else empty
    marks: int
    squares: tuple[str, ...]


class MarkingView(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer is about to mark."""

    terrains: str  # committed to; empty before
    given: int  # ordinary marks that the choice gave in all
    due: int  # … of which these are left
    horses: int  # marks of horses, which come first and may be on any terrain
    extras: tuple[str, ...]  # quadrants of the temples whose extra marks are still to be chosen
    squares: tuple[str, ...]  # that may be marked now
    later: tuple[str, ...]  # while a horse's mark is due: the squares that an ordinary mark could take now
    choices: tuple[ChoiceView, ...]  # while something is to be chosen
    may_stop: bool


def marking_view(s: ExplorersState, viewer: Seat | None) -> MarkingView | None:
    """Show what a viewer may do now in the phases of a turn; ``None`` if it is not an actor in them."""
    if viewer is None or viewer not in s.actors() or s.phase not in {Phase.SIDE, Phase.MARKS}:
        return None
    sheet = s.sheets[viewer].clone()
    if s.phase == Phase.SIDE:
        refresh(s, sheet)  # it has not begun to mark in this turn
    ordinary = sheet.near & sheet.free & sheet.allowed
    is_marking = s.phase == Phase.MARKS and bool(sheet.horses or sheet.allowed)
    return MarkingView(
        terrains=s.world.terrains_in(sheet.allowed),
        given=sheet.given,
        due=sheet.due,
        horses=sheet.horses,
        extras=tuple(grid.QUADRANT_NAMES[quadrant] for quadrant in sheet.extras),
        squares=tuple(grid.names_of(squares(sheet))) if is_marking else (),
        later=tuple(grid.names_of(ordinary)) if is_marking and sheet.horses and sheet.due else (),
        choices=() if is_marking else _choice_views(s, viewer, sheet),
        may_stop=is_marking and s.terms.may_stop,
    )


def _choice_views(s: ExplorersState, viewer: Seat, sheet: Sheet) -> tuple[ChoiceView, ...]:
    if s.phase == Phase.SIDE:
        return tuple(_choice_view(s, sheet, "card-side", side, ACTIVE_MARKS) for side in sides(s.card))
    views = []
    for action in choices(s, viewer):
        if isinstance(action, TakeSide):
            marks = offered(s, viewer)[action.side]
            views.append(_choice_view(s, sheet, "side", action.side, marks))
        elif isinstance(action, UseScroll):
            views.append(_choice_view(s, sheet, "scroll", action.terrain, SCROLL_MARKS))
        elif isinstance(action, ChooseTerrain):
            marks = terrain_marks(sheet, action.quadrant)
            views.append(_choice_view(s, sheet, "terrain", action.terrain, marks, action.quadrant))
    return tuple(views)


def _choice_view(
    s: ExplorersState,
    sheet: Sheet,
    kind: Literal["card-side", "side", "scroll", "terrain"],
    terrains: str,
    marks: int,
    quadrant: str = "",
) -> ChoiceView:
    return ChoiceView(
        kind=kind,
        terrains=terrains,
        quadrant=quadrant,
        marks=marks,
        squares=tuple(grid.names_of(sheet.near & sheet.free & s.world.land_of[terrains])),
    )
