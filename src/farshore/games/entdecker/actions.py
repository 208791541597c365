"""Everything a player may do and chance may bring, one class per verb.

Spaces, tiles, islands and path spaces are written as in the notation (``C4``, ``S:C``, ``3r2``, ``C3/E``, ``P2.5``:
path 2, space 5 from the hut), so that an action can be read by itself. Stacks and paths are counted from 1.
"""

from __future__ import annotations

from typing import Literal

from farshore.core.contract import Action
from farshore.games.entdecker.content import EventName

Unit = Literal["scout", "fort", "settlement"]
TileKind = Literal["hidden", "open"]
Tolls = tuple[int, int, int, int]  # by seat, as if there were always four
Side = Literal["", "N", "E", "S", "W"]


class NameTopScouts(Action, frozen=True, gc=False):
    """Secretly name two different scouts that will count double (ENT-95). 0 and 0: not for your eyes."""

    first: int
    second: int


class ChooseIncome(Action, frozen=True, gc=False):
    """Say what the ship's wheel gives (ENT-20)."""

    gold: int


class StartAt(Action, frozen=True, gc=False):
    """Put the ship on a starting space and pay the bank and, by seat, the tolls (ENT-21, ENT-22)."""

    space: str
    bank: int = 0
    tolls: Tolls = (0, 0, 0, 0)


class Announce(Action, frozen=True, gc=False):
    """Announce and pay for a number of tiles of one kind (ENT-23)."""

    kind: TileKind
    tiles: int


class DrawHidden(Action, frozen=True, gc=False):
    """Draw the top tile of a Hidden Stack (ENT-30)."""

    stack: int


class DrawOpen(Action, frozen=True, gc=False):
    """Take a tile of an Open Stack (ENT-30)."""

    pattern: int


class PlaceTile(Action, frozen=True, gc=False):
    """Place the tile in hand (ENT-31)."""

    space: str
    tile: str


class PlaceUnit(Action, frozen=True, gc=False):
    """Place a unit on the last discovered tile, on the mass at ``side`` if there are two (ENT-40)."""

    unit: Unit
    side: Side = ""
    number: int = 0


class Recall(Action, frozen=True, gc=False):
    """Take one's scout back from an island tile or a path (ENT-41)."""

    spot: str


class SendScout(Action, frozen=True, gc=False):
    """Send a scout onto a jungle path; ``spot``: where it is picked up, if not from the supply (ENT-52, ENT-80)."""

    path: int
    number: int = 0
    spot: str = ""


class Decline(Action, frozen=True, gc=False):
    """Send no scout, though one might (ENT-52, ENT-93)."""


class Stop(Action, frozen=True, gc=False):
    """End the journey, or place no unit (ENT-33)."""


class ScoreIsland(Action, frozen=True, gc=False):
    """Choose the next island to score (ENT-70)."""

    island: str


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first seat (ENT-12)."""

    seat: int


class ShowBack(Action, frozen=True, gc=False):
    """Chance shows the back of the tile now on top of a Hidden Stack (ENT-10)."""

    stack: int
    question_mark: bool


class RollDie(Action, frozen=True, gc=False):
    """Chance rolls for income; 0 is the ship's wheel (ENT-20)."""

    face: int


class ShowFace(Action, frozen=True, gc=False):
    """Chance shows the tile drawn (ENT-30)."""

    pattern: int
    event: EventName | Literal[""] = ""


class FindEvents(Action, frozen=True, gc=False):
    """Chance shows the events on a pattern's question marks when the Hidden Stacks are searched for it (ENT-62)."""

    pattern: int
    mine: int
    pirate: int
    natives: int
    storm: int


class DrawToken(Action, frozen=True, gc=False):
    """Chance draws the token for a hut (ENT-80). Empty produce: not for your eyes."""

    path: int
    produce: str


ACTION_TYPES: tuple[type[Action], ...] = (
    NameTopScouts,
    ChooseIncome,
    StartAt,
    Announce,
    DrawHidden,
    DrawOpen,
    PlaceTile,
    PlaceUnit,
    Recall,
    SendScout,
    Decline,
    Stop,
    ScoreIsland,
    ChooseFirst,
    ShowBack,
    RollDie,
    ShowFace,
    FindEvents,
    DrawToken,
)
