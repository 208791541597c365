"""Everything a player may do and chance may bring, one class per verb.

Squares are written ``(x,y)``: x to the east, y to the south of the first coast. A gap is named by its first square, as
one reads: the westmost of its northernmost row.
"""

from __future__ import annotations

from farshore.core.contract import Action


class LayFirstCoast(Action, frozen=True, gc=False):
    """Chance lays the first coast: ``A0``, ``A1``, ``B0`` or ``B1`` (OVW-10)."""

    face: str


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first seat (OVW-10)."""

    seat: int


class DrawTile(Action, frozen=True, gc=False):
    """Chance draws a survey tile: first end, corner, second end, each light or dark, ``ldl`` (OVW-20)."""

    tile: str


class PlaceSurvey(Action, frozen=True, gc=False):
    """Place the survey tile: where its corner lies, its orientation, its side ``L`` or ``W`` (OVW-21)."""

    square: str
    orientation: int
    side: str


class PlaceCoast(Action, frozen=True, gc=False):
    """Place a coast tile: where, the direction of its land edge, its pattern and face (OVW-22)."""

    square: str
    land: str
    face: str


class PutExplorer(Action, frozen=True, gc=False):
    """Put an explorer on a square of the survey tile, when there are too few for all (OVW-30)."""

    square: str


class HoldCoast(Action, frozen=True, gc=False):
    """Put a ``camel`` or a ``ship`` on the coast (OVW-31)."""

    explorer: str


class ChooseGap(Action, frozen=True, gc=False):
    """Pick the gap to resolve next (OVW-42)."""

    square: str


class ChooseWinner(Action, frozen=True, gc=False):
    """Choose which of the tied players wins the gap (OVW-42)."""

    seat: int


class PlaceDoor(Action, frozen=True, gc=False):
    """Place a door from the supply in the gap (OVW-42)."""


class MoveDoor(Action, frozen=True, gc=False):
    """Move the door of another gap into this one (OVW-43)."""

    square: str


class PlacePort(Action, frozen=True, gc=False):
    """Place the port in the gap (OVW-71)."""


class MovePort(Action, frozen=True, gc=False):
    """Move the port into this gap (OVW-71)."""


class LeaveFromSupply(Action, frozen=True, gc=False):
    """Leave a ``camel`` or a ``ship`` of the supply behind in the old gap (OVW-43)."""

    explorer: str


class LeaveFromBoard(Action, frozen=True, gc=False):
    """Leave the explorer of a square behind in the old gap (OVW-43)."""

    square: str


class LeaveNobody(Action, frozen=True, gc=False):
    """Leave nobody behind: the provisions in the old gap then belong to nobody (OVW-70)."""


class TakeItem(Action, frozen=True, gc=False):
    """Take an item from the shop into the gap: ``torch``, ``map``, ``key``, ``potion``, ``leg`` (OVW-70)."""

    item: str


class TakeNothing(Action, frozen=True, gc=False):
    """Leave the squares beside the port without provisions (OVW-71)."""


ACTION_TYPES: tuple[type[Action], ...] = (
    LayFirstCoast,
    ChooseFirst,
    DrawTile,
    PlaceSurvey,
    PlaceCoast,
    PutExplorer,
    HoldCoast,
    ChooseGap,
    ChooseWinner,
    PlaceDoor,
    MoveDoor,
    PlacePort,
    MovePort,
    LeaveFromSupply,
    LeaveFromBoard,
    LeaveNobody,
    TakeItem,
    TakeNothing,
)
