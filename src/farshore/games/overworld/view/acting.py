"""What the viewer may do now, sorted by where on the board or on what it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from farshore.core.contract import Action, Seat
from farshore.games.overworld.actions import (
    ChooseGap,
    ChooseWinner,
    HoldCoast,
    LeaveFromBoard,
    LeaveFromSupply,
    LeaveNobody,
    MoveDoor,
    MovePort,
    PlaceCoast,
    PlaceDoor,
    PlacePort,
    PlaceSurvey,
    PutExplorer,
    TakeItem,
    TakeNothing,
)
from farshore.games.overworld.grid import ell, place_of, square_named, squares_of
from farshore.games.overworld.view.gaps import EntranceName, Item
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.squares import Direction, ExplorerName, points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


class SurveyPlacementView(msgspec.Struct, frozen=True, kw_only=True):
    """A way to place the survey tile; ``TileView.turned`` says what its squares show."""

    orientation: int
    side: str
    squares: tuple[Point, ...]  # that it covers: one end, the corner, the other end


class SurveySpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A square on which the corner of the survey tile may lie (OVW-21)."""

    square: str
    x: int
    y: int
    placements: tuple[SurveyPlacementView, ...]


class CoastSpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A square on which the coast tile may lie, with any of these directions and any of these faces (OVW-22)."""

    square: str
    x: int
    y: int
    lands: tuple[Direction, ...]  # where its land edge may point
    faces: tuple[str, ...]


class ActingView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the viewer may do now. What does not apply is empty."""

    survey: tuple[SurveySpotView, ...]
    coast: tuple[CoastSpotView, ...]
    squares: tuple[str, ...]  # to put an explorer on, gaps to resolve, gaps whose door may move, explorers to leave
    seats: tuple[Seat, ...]  # who may be chosen as the winner of a gap
    explorers: tuple[ExplorerName, ...]  # to put on the coast, or to leave behind from the supply
    items: tuple[Item, ...]  # to take
    entrances: tuple[EntranceName, ...]  # to place from the supply
    can_move_port: bool
    can_decline: bool  # leave nobody behind, or take nothing


def acting_view(s: OverworldState, viewer: Seat | None) -> ActingView | None:
    """Show what the viewer may do; ``None`` if it is not the viewer who acts."""
    legal = () if viewer is None else s.legal(viewer)
    if not legal:
        return None
    entrances: list[EntranceName] = ["door"] if PlaceDoor() in legal else []
    entrances += ["port"] if PlacePort() in legal else []
    named = PutExplorer | ChooseGap | MoveDoor | LeaveFromBoard
    return ActingView(
        survey=_survey_spots(legal),
        coast=_coast_spots(legal),
        squares=tuple(action.square for action in legal if isinstance(action, named)),
        seats=tuple(action.seat for action in legal if isinstance(action, ChooseWinner)),
        explorers=tuple(
            cast("ExplorerName", action.explorer) for action in legal if isinstance(action, HoldCoast | LeaveFromSupply)
        ),
        items=tuple(cast("Item", action.item) for action in legal if isinstance(action, TakeItem)),
        entrances=tuple(entrances),
        can_move_port=MovePort() in legal,
        can_decline=any(isinstance(action, LeaveNobody | TakeNothing) for action in legal),
    )


def _survey_spots(legal: Sequence[Action]) -> tuple[SurveySpotView, ...]:
    found: dict[str, list[SurveyPlacementView]] = {}
    for action in legal:
        if isinstance(action, PlaceSurvey):
            covered = squares_of(ell(square_named(action.square), action.orientation))
            placement = SurveyPlacementView(orientation=action.orientation, side=action.side, squares=points(covered))
            found.setdefault(action.square, []).append(placement)
    spots = []
    for square, placements in found.items():
        x, y = place_of(square_named(square))
        spots.append(SurveySpotView(square=square, x=x, y=y, placements=tuple(placements)))
    return tuple(spots)


def _coast_spots(legal: Sequence[Action]) -> tuple[CoastSpotView, ...]:
    found: dict[str, list[PlaceCoast]] = {}
    for action in legal:
        if isinstance(action, PlaceCoast):
            found.setdefault(action.square, []).append(action)
    spots = []
    for square, actions in found.items():
        x, y = place_of(square_named(square))
        lands = tuple(cast("Direction", land) for land in dict.fromkeys(action.land for action in actions))
        faces = tuple(dict.fromkeys(action.face for action in actions))
        spots.append(CoastSpotView(square=square, x=x, y=y, lands=lands, faces=faces))
    return tuple(spots)
