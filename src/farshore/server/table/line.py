"""What somebody is told of what happened, in words."""

from __future__ import annotations

import msgspec

from farshore.core.contract import Event, Gain, Seat
from farshore.core.explanation import Explanation


class TakenBack(Event, frozen=True, gc=False):
    """An undo, told among the events of the game."""

    seat: Seat
    seq: int = 0  # of the lines that no longer hold
    since: bool = False  # nor does any line told after them
    agreed: bool = False  # all others have agreed

    def seen_by(self, seat: Seat | None) -> TakenBack:
        """Who may know of the deed may know that it was taken back; see ``chronicle``."""
        return self


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that happened, as the asker may know it."""

    seq: int
    text: str
    event: Event
    seat: Seat | None  # whose doing or affair it is; None: everybody's, whoever happened to act last
    places: tuple[str, ...]  # where on the board it is, as the view names places
    gains: tuple[Gain, ...]  # the points that were won or lost by it
    why: Explanation | None  # … and why: what was counted, and everyone's share; None: the sentence says all there is
    only: Seat | None  # several sit at one screen: for the eyes of this seat alone
    by: Seat | None  # the seat of the asker's whose deed brought it; None: another's, or chance's
    begins_turn: bool
