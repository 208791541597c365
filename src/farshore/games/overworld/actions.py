"""Everything a player may do and chance may bring, one class per verb.

Squares are written ``(x,y)``: x to the east, y to the south of the first coast. A gap is named by its first square, as
one reads: the westmost of its northernmost row. With four seats there are about a million actions, since the table has
no edge; see ``grid.REACH``.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from farshore.core.contract import Action
from farshore.core.fields import Among
from farshore.core.verbs import Verbs
from farshore.games.overworld.grid import DIRECTION_NAMES, REACH, name_of, square_at
from farshore.games.overworld.terms import EXPLORER_NAMES, ITEMS, SEAT_NAMES, Terms
from farshore.games.overworld.tiles import FACES, SIDES, SURVEY_TYPES


@cache
def _squares() -> tuple[str, ...]:
    """Return every square that tiles can reach."""
    reach = range(-REACH, REACH + 1)
    return tuple(name_of(square_at(x, y)) for y in reach for x in reach)


def _every_square(_terms: Any) -> tuple[str, ...]:
    return _squares()


def _seats(terms: Terms) -> range:
    return range(terms.seats)


Square = Annotated[str, Among(_every_square, pattern=r"\([^()\s]*\)", place=True)]
SeatNumber = Annotated[int, Among(_seats, dict(enumerate(SEAT_NAMES)))]
Face = Annotated[str, Among(FACES)]
SurveyType = Annotated[str, Among(SURVEY_TYPES)]
Orientation = Annotated[int, Among(range(4), pattern="[0-3]")]
Side = Annotated[str, Among(tuple(SIDES), pattern="[LW]")]
Direction = Annotated[str, Among(tuple(DIRECTION_NAMES), pattern="[NESW]")]
ExplorerName = Annotated[str, Among(EXPLORER_NAMES, pattern=r"\w+")]
Item = Annotated[str, Among(ITEMS)]


class LayFirstCoast(Action, frozen=True, gc=False):
    """Chance lays the first coast: ``A0``, ``A1``, ``B0`` or ``B1`` (OVW-10)."""

    written = "start {face}"
    face: Face


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first seat (OVW-10)."""

    written = "first {seat}"
    seat: SeatNumber


class DrawTile(Action, frozen=True, gc=False):
    """Chance draws a survey tile: first end, corner, second end, each light or dark, ``ldl`` (OVW-20)."""

    written = "tile {tile}"
    tile: SurveyType


class PlaceSurvey(Action, frozen=True, gc=False, cache_hash=True):  # a hundred are looked up at every turn
    """Place the survey tile: where its corner lies, its orientation, its side ``L`` or ``W`` (OVW-21)."""

    written = "survey {square}{orientation}{side}"
    square: Square
    orientation: Orientation
    side: Side


class PlaceCoast(Action, frozen=True, gc=False):
    """Place a coast tile: where, the direction of its land edge, its pattern and face (OVW-22)."""

    written = "coast {square}{land} {face}"
    square: Square
    land: Direction
    face: Face


class PutExplorer(Action, frozen=True, gc=False):
    """Put an explorer on a square of the survey tile, when there are too few for all (OVW-30)."""

    written = "put {square}"
    square: Square


class HoldCoast(Action, frozen=True, gc=False):
    """Put a ``camel`` or a ``ship`` on the coast (OVW-31)."""

    written = "hold {explorer}"
    explorer: ExplorerName


class ChooseGap(Action, frozen=True, gc=False):
    """Pick the gap to resolve next (OVW-42)."""

    written = "gap {square}"
    square: Square


class ChooseWinner(Action, frozen=True, gc=False):
    """Choose which of the tied players wins the gap (OVW-42)."""

    written = "winner {seat}"
    seat: SeatNumber


class PlaceDoor(Action, frozen=True, gc=False):
    """Place a door from the supply in the gap (OVW-42)."""

    written = "door"


class MoveDoor(Action, frozen=True, gc=False):
    """Move the door of another gap into this one (OVW-43)."""

    written = "door from {square}"
    square: Square


class PlacePort(Action, frozen=True, gc=False):
    """Place the port in the gap (OVW-71)."""

    written = "port"


class MovePort(Action, frozen=True, gc=False):
    """Move the port into this gap (OVW-71)."""

    written = "move port"


class LeaveFromSupply(Action, frozen=True, gc=False):
    """Leave a ``camel`` or a ``ship`` of the supply behind in the old gap (OVW-43)."""

    written = "leave {explorer}"
    explorer: ExplorerName


class LeaveFromBoard(Action, frozen=True, gc=False):
    """Leave the explorer of a square behind in the old gap (OVW-43)."""

    written = "leave {square}"
    square: Square


class LeaveNobody(Action, frozen=True, gc=False):
    """Leave nobody behind: the provisions in the old gap then belong to nobody (OVW-70)."""

    written = "leave nobody"


class TakeItem(Action, frozen=True, gc=False):
    """Take an item from the shop into the gap: ``torch``, ``map``, ``key``, ``potion``, ``leg`` (OVW-70)."""

    written = "take {item}"
    item: Item


class TakeNothing(Action, frozen=True, gc=False):
    """Leave the squares beside the port without provisions (OVW-71)."""

    written = "take nothing"


VERBS = Verbs.of_module(__name__)
