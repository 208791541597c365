"""Going on from a moment of a game that was played, and records that are taken in."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from farshore.server.web.messages.tables import SeatAsk
from farshore.server.web.messages.wire import Ask, Count, Name

LARGEST_RECORD: Final = 1_000_000
"""Characters of a record that is taken in."""


class GoOnAsk(Ask, frozen=True, kw_only=True):
    """A table that shall begin as another one stood after a step of its replay. ``name`` as in ``TableAsk``."""

    name: Name = ""
    step: Count
    seats: Annotated[list[SeatAsk], Meta(min_length=1, max_length=20)]


class RecordAsk(Ask, frozen=True, kw_only=True):
    """A record to be taken in: as ``…/record`` gives it, or saved in the terminal. ``name`` as in ``TableAsk``."""

    name: Name = ""
    record: Annotated[str, Meta(min_length=1, max_length=LARGEST_RECORD)]
