"""What a seat may do now, with where it is on the board and what it would show there: all that a screen needs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from farshore.core.contract import Action, Offer, Seat
from farshore.core.fields import places_of
from farshore.games.overworld.actions import (
    ChooseGap,
    ChooseWinner,
    HoldCoast,
    LeaveFromSupply,
    LeaveNobody,
    MoveDoor,
    MovePort,
    PlaceCoast,
    PlaceDoor,
    PlacePort,
    PlaceSurvey,
    TakeItem,
    TakeNothing,
)
from farshore.games.overworld.entrance import standing
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import Square, ell, name_of, square_named, squares_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import FACE_KINDS, FACES, SIDES, Kind, survey_cells
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.squares import KINDS, KindName, points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


class Survey(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The survey tile as it would lie (OVW-21)."""

    squares: tuple[Point, ...]  # that it covers: one end, the corner, the other end
    kinds: tuple[KindName, ...]  # what they show


class Coast(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The coast tile as it would lie, its land edge as the action says (OVW-22)."""

    land: KindName
    water: KindName


SHOWS = (Survey, Coast)
_IDLE: Final[dict[type[Action], str]] = {TakeNothing: "overworld-idle-shop", LeaveNobody: "overworld-idle-gap"}
"""Why something brings nothing where there is a choice: provisions are given up (OVW-70, OVW-71)."""
MOST_OFFERS: Final = 20_000
"""Offers of all tables that are remembered."""


def offers(s: OverworldState, seat: Seat) -> list[Offer]:
    """Offer what a seat may do, in the order of ``legal``."""
    legal = s.legal(seat)
    if s.phase == Phase.SURVEY:
        return [_survey_offer(action, s.tile) for action in legal]
    idle = _IDLE if len(legal) > 1 else {}
    return [_offer(s, seat, action, idle.get(type(action), "")) for action in legal]


def _offer(s: OverworldState, seat: Seat, action: Action, idle: str) -> Offer:
    match action:
        case PlaceCoast(square, _, face):
            land, water = FACE_KINDS[FACES.index(face)]
            return Offer(action=action, places=(square,), shows=Coast(KINDS[land], KINDS[water]))
        case ChooseGap(square):
            return Offer(action=action, places=_gap_named(s, square))
        case MoveDoor(square):
            return Offer(action=action, places=_gap_named(s, square))
    return Offer(action=action, places=places_of(action) or _unnamed(s, seat, action), idle=idle)


@lru_cache(maxsize=MOST_OFFERS)
def _survey_offer(action: Action, tile: int) -> Offer:
    """Offer a place for a tile: there are hundreds at a time, and most are there again the next time."""
    assert isinstance(action, PlaceSurvey)
    places, squares = _survey_places(action.square, action.orientation)
    return Offer(action=action, places=places, shows=Survey(squares, _survey_kinds(tile, action.side)))


@lru_cache(maxsize=MOST_OFFERS)
def _survey_places(square: str, orientation: int) -> tuple[tuple[str, ...], tuple[Point, ...]]:
    """Return where any survey tile would lie, the corner first, and the squares that it would cover."""
    end, corner, other = squares_of(ell(square_named(square), orientation))
    return _names(corner, end, other), points((end, corner, other))


@cache
def _survey_kinds(tile: int, side: str) -> tuple[KindName, ...]:
    """Return what the squares of a survey tile show, one side up."""
    return tuple(KINDS[Kind(cell)] for cell in survey_cells(tile, SIDES[side]))


def _unnamed(s: OverworldState, seat: Seat, action: Action) -> tuple[str, ...]:
    """Return where something is done that does not name its place: the coast just laid, or a gap."""
    match action:
        case HoldCoast():
            return _names(s.coast)
        case MovePort():
            return _names(*s.gaps[standing(s, seat, Entrance.PORT)[0]].squares)
        case LeaveFromSupply() | LeaveNobody():
            return _names(*s.gaps[s.origin].squares)
        case ChooseWinner() | PlaceDoor() | PlacePort() | TakeItem() | TakeNothing():
            return _names(*(s.gaps[-1].squares if s.phase == Phase.ITEM else s.gap))
    return ()


def _gap_named(s: OverworldState, square: str) -> tuple[str, ...]:
    """Return all squares of a gap, that names it first."""
    known = (*s.pending, *(gap.squares for gap in s.gaps))
    return next(_names(*squares) for squares in known if name_of(squares[0]) == square)


def _names(*squares: Square) -> tuple[str, ...]:
    return tuple(map(name_of, squares))
