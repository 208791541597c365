"""What a table has agreed on about time, before anybody sat down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
GRACE_LIVE: Final = 2.0 * MINUTE
GRACE_DAYS: Final = DAY / 2

Takeover = Literal["automatic", "host", "vote", "never"]
"""Who decides, when the grace of somebody who ran out of time is over, that a bot plays for them: nobody need, the
host (of the host's own seat the others, by vote), more than half of the others, or it never does."""


class TimeControl(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time everybody has: ``live``, a bank for the game and more for every turn; ``days``, for every turn."""

    kind: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=MINUTE, le=DAY // 2)] = 20 * MINUTE  # live: seconds for the whole game
    increment: Annotated[int, Meta(ge=0, le=10 * MINUTE)] = 30  # live: seconds that every turn of one's own adds
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # days: for every turn
    takeover: Takeover = "vote"
    bot: Annotated[str, Meta(max_length=80)] = ""  # that takes over; empty: the usual one

    @property
    def allowance(self) -> float:
        """Seconds that a clock shows when it begins."""
        return float(self.bank if self.kind == "live" else self.days * DAY)

    @property
    def grace(self) -> float:
        """Seconds between a reminder and the moment when a bot may take over."""
        return GRACE_LIVE if self.kind == "live" else GRACE_DAYS
