"""What happened, for logs and animation. Squares, terrains and cards are written as in ``actions``.

What everyone may see in full; the rest, and which of it reveals what was secret, is in ``secrets``.
"""

from __future__ import annotations

from farshore.core.contract import Event, Gain, PublicEvent, Seat
from farshore.games.explorers.actions import Quadrant, Square
from farshore.games.explorers.secrets import Committed, Marked, MarksLost, Revealed, RevealedToOthers
from farshore.games.explorers.worth import Brought


class FirstChosen(PublicEvent, frozen=True, gc=False):
    """A first player was drawn (EXP-26)."""

    seat: Seat


class TileLaid(PublicEvent, frozen=True, gc=False):
    """A terrain tile was laid (EXP-11)."""

    quadrant: Quadrant
    tile: int
    turns: int


class AchievementDrawn(PublicEvent, frozen=True, gc=False):
    """An achievement is in play (EXP-60)."""

    name: str


class VillageMarked(PublicEvent, frozen=True, gc=False):
    """The start village is known (EXP-12).

    As if the game ended now, its mark may be worth something to each of the ``seats``: an achievement may ask for few.
    """

    square: Square
    seats: int = 0
    villages: int = 0
    achievements: int = 0
    brought: tuple[Brought, ...] = ()  # what for, of each village and achievement

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What everyone begins with."""
        parts = (("villages", self.villages), ("achievements", self.achievements))
        return tuple(Gain(seat, part, points) for seat in range(self.seats) for part, points in parts if points)


class RoundBegan(PublicEvent, frozen=True, gc=False):
    """A round begins, counted from 1; alone, numbers may have been struck (EXP-20, EXP-71)."""

    round: int


class CardTurned(PublicEvent, frozen=True, gc=False):
    """A card was turned; ``active`` -1: nobody is active (EXP-20)."""

    begins_turn = True
    card: str
    active: Seat

    @property
    def whose(self) -> Seat | None:
        """The active player's, if there is one."""
        return self.active if self.active >= 0 else None


class SideChosen(PublicEvent, frozen=True, gc=False):
    """The active player chose a side (EXP-21)."""

    seat: Seat
    side: str


class TempleExplored(Revealed, frozen=True, gc=False):
    """A temple was announced: what it is worth, and the extra marks it brings (EXP-37, EXP-38)."""

    seat: Seat
    quadrant: Quadrant
    points: int
    extra: int
    square: Square = ""  # the temple's

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What the temple is worth."""
        return (Gain(self.seat, "temples", self.points),)


class MarksShown(RevealedToOthers, frozen=True, gc=False):
    """At the end of a turn everyone sees what a seat marked (EXP-21)."""

    squares: tuple[Square, ...]
    villages: int = 0  # points that they bring, as if the game ended now (EXP-39, EXP-40)
    achievements: int = 0  # … or, of those scored at the end, may cost (EXP-60)
    brought: tuple[Brought, ...] = ()  # what for, of each village and achievement

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What villages and achievements have become worth by them."""
        return Gain(self.seat, "villages", self.villages), Gain(self.seat, "achievements", self.achievements)


class RaceWon(Revealed, frozen=True, gc=False):
    """A race was met (EXP-61)."""

    seat: Seat
    achievement: str
    points: int

    @property
    def gains(self) -> tuple[Gain, ...]:
        """The number taken."""
        return (Gain(self.seat, "achievements", self.points),)


class RoundScored(PublicEvent, frozen=True, gc=False):
    """A round's provisions and gems were scored (EXP-33 to EXP-36)."""

    seat: Seat
    provisions: int
    gems: int
    larder: tuple[int, ...] = ()  # apples, carrots and fish of the round
    gem_count: int = 0  # found so far
    gem_squares: tuple[Square, ...] = ()  # where

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What the round has brought."""
        return Gain(self.seat, "provisions", self.provisions), Gain(self.seat, "gems", self.gems)


class GameEnded(PublicEvent, frozen=True, gc=False):
    """The game is over (EXP-50)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    FirstChosen,
    TileLaid,
    AchievementDrawn,
    VillageMarked,
    RoundBegan,
    CardTurned,
    SideChosen,
    Committed,
    Marked,
    MarksLost,
    TempleExplored,
    MarksShown,
    RaceWon,
    RoundScored,
    GameEnded,
)
