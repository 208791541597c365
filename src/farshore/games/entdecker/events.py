"""What happened, for logs and animation. Spaces, tiles and islands are named as in ``actions``.

What not everybody may see, and which of the rest reveals what was secret, is in ``secrets``.
"""

from __future__ import annotations

from farshore.core.contract import Event, Gain, PublicEvent, Seat
from farshore.games.entdecker.actions import Island, Side, Space, Spot, StartingSpace, TileKind, Tolls, Unit
from farshore.games.entdecker.content import EventName
from farshore.games.entdecker.names import hidden_name, open_name, path_name, spot_name
from farshore.games.entdecker.secrets import Revealed, TokenSeen, TopScoutsNamed


class TurnBegan(PublicEvent, frozen=True, gc=False):
    """A seat's turn begins."""

    begins_turn = True
    seat: Seat


class IncomeRolled(PublicEvent, frozen=True, gc=False):
    """The die was rolled for income; 0: the ship's wheel, and the roller will choose."""

    seat: Seat
    face: int


class IncomePaid(PublicEvent, frozen=True, gc=False):
    """The roller got ``gold``, everyone else one more (ENT-20)."""

    seat: Seat
    gold: int


class Passed(PublicEvent, frozen=True, gc=False):
    """A seat could not afford any journey (ENT-24)."""

    seat: Seat


class ShipStarted(PublicEvent, frozen=True, gc=False):
    """The ship stands on a starting space, and its expenses are paid (ENT-22)."""

    seat: Seat
    space: StartingSpace
    bank: int
    tolls: Tolls


class TilesAnnounced(PublicEvent, frozen=True, gc=False):
    """Tiles were announced and paid for (ENT-23)."""

    seat: Seat
    kind: TileKind
    tiles: int
    gold: int


class TileDrawn(PublicEvent, frozen=True, gc=False):
    """A tile is in hand. ``stack`` 0: from an Open Stack."""

    seat: Seat
    stack: int
    pattern: int
    event: str

    @property
    def places(self) -> tuple[str, ...]:
        """The stack it comes from."""
        return (hidden_name(self.stack) if self.stack else open_name(self.pattern),)


class TilePlaced(PublicEvent, frozen=True, gc=False):
    """The tile in hand was placed and the ship moved there (ENT-31, ENT-32)."""

    seat: Seat
    space: Space
    tile: str


class TileDiscarded(PublicEvent, frozen=True, gc=False):
    """The tile in hand fitted nowhere (ENT-31)."""

    seat: Seat
    pattern: int


class TileEvent(PublicEvent, frozen=True, gc=False):
    """An event on a tile happened; ``gold``: won from a mine or lost to a pirate (ENT-50 to ENT-53)."""

    seat: Seat
    event: EventName
    gold: int


class WaterfallFound(PublicEvent, frozen=True, gc=False):
    """A waterfall's bonus was paid to its finder (ENT-93)."""

    seat: Seat
    space: Space
    points: int

    @property
    def gains(self) -> tuple[Gain, ...]:
        """The bonus."""
        return (Gain(self.seat, "waterfalls", self.points),)


class UnitPlaced(PublicEvent, frozen=True, gc=False):
    """A unit was placed (ENT-40)."""

    seat: Seat
    unit: Unit
    space: Space
    side: Side
    number: int


class ScoutRecalled(PublicEvent, frozen=True, gc=False):
    """A scout was taken back (ENT-41)."""

    seat: Seat
    spot: Spot


class ScoutSent(PublicEvent, frozen=True, gc=False):
    """A scout entered a path; ``space`` is counted from the hut (ENT-80)."""

    seat: Seat
    path: int
    space: int
    number: int

    @property
    def places(self) -> tuple[str, ...]:
        """The space it stands on, and its path."""
        return spot_name(self.path, self.space), path_name(self.path)


class TokenTaken(Revealed, frozen=True, gc=False):
    """A seat won a hut's token, which is shown (ENT-91, ENT-93).

    ``scouts``: by seat, how many count on its path; ``reason``: ``most`` of them, ``nearest`` the hut of those with as
    many, or ``full``: it made the path full.
    """

    seat: Seat
    path: int
    produce: str
    points: int
    scouts: tuple[int, ...] = ()
    reason: str = ""

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What the produce is worth."""
        return (Gain(self.seat, "produce", self.points),)

    @property
    def places(self) -> tuple[str, ...]:
        """The path of the hut."""
        return (path_name(self.path),)


class SpaceFilled(PublicEvent, frozen=True, gc=False):
    """A surrounded space was filled (ENT-60, ENT-61)."""

    space: Space
    tile: str


class IslandScored(PublicEvent, frozen=True, gc=False):
    """A completed island was scored; ``points`` by seat, and why: rank (0: not there) and units by seat (ENT-72).

    A point for each of its ``spaces``, and the bonus of its ``waterfalls`` (ENT-71). ``where`` on the board it lies:
    ``N``, ``NE`` … or ``middle``.
    """

    island: Island
    value: int
    points: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()
    forts: tuple[int, ...] = ()
    scouts: tuple[int, ...] = ()
    spaces: tuple[Space, ...] = ()
    waterfalls: tuple[Space, ...] = ()
    where: str = ""

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What each has scored."""
        return tuple(Gain(seat, "islands", points) for seat, points in enumerate(self.points) if points)


class StacksFormed(PublicEvent, frozen=True, gc=False):
    """Hidden Stacks were mixed and formed anew (ENT-62)."""

    stacks: int
    tiles: int


class WorldClosed(PublicEvent, frozen=True, gc=False):
    """Nothing can be discovered any more: the rest is filled and the game ends (ENT-63)."""


class TopScoutsShown(Revealed, frozen=True, gc=False):
    """At the end a seat's top scouts are shown (ENT-95)."""

    seat: Seat
    first: int
    second: int


class GameEnded(Revealed, frozen=True, gc=False):
    """The game is over (ENT-92), and nothing is secret any more."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    TurnBegan,
    IncomeRolled,
    IncomePaid,
    Passed,
    ShipStarted,
    TilesAnnounced,
    TileDrawn,
    TilePlaced,
    TileDiscarded,
    TileEvent,
    WaterfallFound,
    UnitPlaced,
    ScoutRecalled,
    ScoutSent,
    TokenSeen,
    TokenTaken,
    SpaceFilled,
    IslandScored,
    StacksFormed,
    WorldClosed,
    TopScoutsNamed,
    TopScoutsShown,
    GameEnded,
)
