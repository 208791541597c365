"""Changes of who plays: written into the table's log without words, told among the events of the game.

They are no part of the match: nothing of it changes, and a record does not have them.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from farshore.core.contract import PublicEvent, Seat

Change = Literal[
    "fill", "leave", "hand", "return", "resign", "call-off",
    "free", "takeover", "late", "vote", "pause-ask", "pause-no", "pause", "resume",
]  # fmt: skip
"""A bot takes a free seat; somebody gives theirs back before the game begins; a bot plays for somebody for the time
being; they play themselves again; a bot plays on for somebody for good; there will be no more play at the table.
By the host or by the clock: a seat becomes free again; a bot plays for whoever ran out of time; somebody has run out;
somebody wants a bot to play for them. Somebody wants a pause; somebody does not; the clocks stand still; they go on."""


ABOUT_TIME: Final = frozenset({"late", "vote", "pause-ask", "pause-no", "pause", "resume"})


class SeatChange(PublicEvent, frozen=True, gc=False):
    """A change of who plays."""

    change: Change
    seat: Seat | None  # None: the whole table
    name: str = ""  # the name that was given to the seat before, as it is kept

    @property
    def is_about_time(self) -> bool:
        """Whether all seats are whose they were: it is only about the clocks."""
        return self.change in ABOUT_TIME

    def text(self) -> str:
        """Write it as the log keeps it."""
        return msgspec.json.encode(self).decode()


def read_change(told: str | None) -> SeatChange:
    """Read what ``text`` has written."""
    return msgspec.json.decode(told or "", type=SeatChange)
