"""What the story is told in: words for whatever events a game may have."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from farshore.core.contract import Event, PublicEvent, Seat
from farshore.server.table.knowledge import Knowledge
from tests import toys
from tests.server.chronicles import again, begun, play_on

NAMES = ["Ann", "Ben"]


class Dived(PublicEvent, frozen=True, tag=True):
    """An event that cannot be hashed, as a game of somebody else's may have it."""

    seat: Seat
    depth: int
    marks: list[int]
    points: dict[str, int]


class ListingState(toys.LagoonState):
    def tell(self, event: Event) -> None:
        if isinstance(event, toys.Dived):
            event = Dived(event.seat, event.depth, list(self.marks), {str(event.seat): self.points[event.seat]})
        super().tell(event)


class ListingLagoon(toys.Lagoon):
    event_types: ClassVar[tuple[type[Event], ...]] = (toys.PearlDealt, Dived)
    state_type = ListingState


def test_an_event_that_holds_a_list_or_a_mapping_is_told_like_any_other() -> None:
    listing, plain = begun(ListingLagoon(), 2), begun(toys.LAGOON, 2)
    for chronicle in (listing, plain):
        play_on(chronicle, Random(1))
    lines = Knowledge(listing, (0,)).lines_since(0, NAMES)
    assert sum(isinstance(line.event, Dived) for line in lines) == 6
    told = [line.text for line in Knowledge(plain, (0,)).lines_since(0, NAMES)]
    for chronicle in (listing, again(listing)):
        assert [line.text for line in Knowledge(chronicle, (0,)).lines_since(0, NAMES)] == told
