"""What may be done: by a seat, and by the wind."""

from __future__ import annotations

from typing import Annotated

from farshore.core.contract import Action, Event, PublicEvent, Seat
from farshore.core.fields import Among
from farshore.core.verbs import Verbs

ISLETS = "abcdefgh"
STRONGEST = 3

Islet = Annotated[str, Among(tuple(ISLETS), place=True)]
Wind = Annotated[int, Among(range(1, STRONGEST + 1))]


class Row(Action, frozen=True, gc=False):
    """Row to an islet, not further than the wind allows (ATO-2)."""

    written = "row {islet}"

    islet: Islet


class Fish(Action, frozen=True, gc=False):
    """Stay and catch a fish (ATO-3)."""

    written = "fish"


class Blow(Action, frozen=True, gc=False):
    """The wind blows (ATO-1)."""

    written = "wind {strength}"

    strength: Wind


VERBS = Verbs.of_module(__name__)


class WindBlew(PublicEvent, frozen=True, gc=False):
    """The wind blows for a seat."""

    seat: Seat
    strength: int


class Rowed(PublicEvent, frozen=True, gc=False):
    """A boat reached an islet and picked its coconuts, if there were any left."""

    seat: Seat
    islet: Islet
    coconuts: int


class Fished(PublicEvent, frozen=True, gc=False):
    """A seat stayed and fished."""

    seat: Seat


class Ended(PublicEvent, frozen=True, gc=False):
    """All rounds are over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (WindBlew, Rowed, Fished, Ended)
