"""What happened, for logs and animation. All of it is public. Squares, gaps and tiles are written as in ``actions``."""

from __future__ import annotations

import msgspec

from farshore.core.contract import Event, Gain, PublicEvent, Seat
from farshore.games.overworld.actions import Square


class FirstCoastLaid(PublicEvent, frozen=True, gc=False):
    """The first coast lies at (0,0), land edge north (OVW-10)."""

    face: str


class FirstChosen(PublicEvent, frozen=True, gc=False):
    """A first seat was drawn (OVW-10)."""

    seat: Seat


class TileDrawn(PublicEvent, frozen=True, gc=False):
    """A survey tile was drawn; ``coast``: a coast tile is to be played with it (OVW-20)."""

    begins_turn = True
    seat: Seat
    tile: str
    coast: bool


class SetAside(PublicEvent, frozen=True, gc=False):
    """A survey tile had no legal placement (OVW-23)."""

    seat: Seat
    tile: str


class SurveyPlaced(PublicEvent, frozen=True, gc=False):
    """A survey tile was placed; ``squares``: first direction's end, corner, other end (OVW-21)."""

    seat: Seat
    square: Square
    orientation: int
    side: str
    tile: str
    squares: tuple[Square, ...]


class CoastPlaced(PublicEvent, frozen=True, gc=False):
    """A coast tile was placed; ``left``: coast tiles still in the pile (OVW-22)."""

    seat: Seat
    square: Square
    land: str
    face: str
    left: int


class CoastReturned(PublicEvent, frozen=True, gc=False):
    """No place for the coast tile: it goes back to the pile (OVW-22)."""

    seat: Seat


class ExplorersPut(PublicEvent, frozen=True, gc=False):
    """Explorers, ``camel`` or ``ship``, went on squares (OVW-30, OVW-31)."""

    seat: Seat
    explorer: str
    squares: tuple[Square, ...]


class GapFormed(PublicEvent, frozen=True, gc=False):
    """A gap was formed (OVW-41)."""

    squares: tuple[Square, ...]


class GapWon(PublicEvent, frozen=True, gc=False):
    """A seat won a gap with so many explorers, who return to its supply from these squares (OVW-42)."""

    seat: Seat
    gap: Square
    explorers: int
    squares: tuple[Square, ...]


class GapStaysEmpty(PublicEvent, frozen=True, gc=False):
    """No explorer competes for a gap: it stays closed and empty (OVW-42)."""

    gap: Square


class DoorPlaced(PublicEvent, frozen=True, gc=False):
    """A door stands in a gap; ``origin``: the gap it came from, empty if from the supply (OVW-42, OVW-43)."""

    seat: Seat
    gap: Square
    origin: Square


class PortPlaced(PublicEvent, frozen=True, gc=False):
    """A port stands in a gap; ``origin``: the gap it came from, empty if from the supply (OVW-71)."""

    seat: Seat
    gap: Square
    origin: Square


class ExplorerLeft(PublicEvent, frozen=True, gc=False):
    """An explorer was left behind in a gap for good; ``origin``: its square, empty if from the supply (OVW-43)."""

    seat: Seat
    explorer: str
    gap: Square
    origin: Square


class ItemsAbandoned(PublicEvent, frozen=True, gc=False):
    """Nobody was left behind: a gap's provisions belong to nobody (OVW-70)."""

    seat: Seat
    gap: Square


class ItemsTaken(PublicEvent, frozen=True, gc=False):
    """Provisions went from the shop into a gap (OVW-70)."""

    seat: Seat
    items: tuple[str, ...]
    gap: Square


class RegionCounted(msgspec.Struct, frozen=True, gc=False):
    """A region as it stands: one of its squares, its kind, its size, and the explorers of each seat in it."""

    square: Square
    kind: str
    size: int
    explorers: tuple[int, ...]


class PointsChanged(PublicEvent, frozen=True, gc=False):
    """Points, as if the game ended now, have changed for a reason (OVW-60, OVW-61, OVW-70, OVW-71).

    ``reason``: to ``lead``, or ``share`` the lead, in ``count`` more regions; ``lost``: to lead so many less;
    ``joined``: as many less because regions that were led grew together; the ``tour`` of the
    doors, or that it is ``shorter``; ``items``; the ``port``, which lies beside a region of ``count`` squares.
    ``before``: all points of this part until then; -1: unknown.
    """

    seat: Seat
    part: str
    points: int
    reason: str
    count: int
    squares: tuple[Square, ...]
    before: int = -1
    regions: tuple[RegionCounted, ...] = ()  # those that are led, or no longer: one for each two points
    stock: tuple[int, ...] = ()  # items of the seat, by kind

    @property
    def gains(self) -> tuple[Gain, ...]:
        """Just these points."""
        return (Gain(self.seat, self.part, self.points),)


class LastRound(PublicEvent, frozen=True, gc=False):
    """The pile of coast tiles is empty: play goes on until all have had equal turns (OVW-50)."""

    turns: int


class GameEnded(PublicEvent, frozen=True, gc=False):
    """The game is over (OVW-50, OVW-62)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    FirstCoastLaid,
    FirstChosen,
    TileDrawn,
    SetAside,
    SurveyPlaced,
    CoastPlaced,
    CoastReturned,
    ExplorersPut,
    GapFormed,
    GapWon,
    GapStaysEmpty,
    DoorPlaced,
    PortPlaced,
    ExplorerLeft,
    ItemsAbandoned,
    ItemsTaken,
    PointsChanged,
    LastRound,
    GameEnded,
)
