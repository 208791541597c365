"""Events without the reasons that they give, for tests of what happens and not of why it is said to."""

from __future__ import annotations

import msgspec

from farshore.core.contract import Event
from farshore.games.entdecker.events import IslandScored, TokenTaken
from farshore.games.explorers.events import MarksShown, RoundScored, TempleExplored, VillageMarked
from farshore.games.explorers.secrets import Marked
from farshore.games.overworld.events import PointsChanged

REASONED: tuple[type[Event], ...] = (
    IslandScored,
    TokenTaken,
    MarksShown,
    Marked,
    VillageMarked,
    RoundScored,
    TempleExplored,
    PointsChanged,
)


def without_reasons(event: Event) -> Event:
    """Return an event as it would be told by somebody who gives no reasons: what has a default is left to it."""
    if not isinstance(event, REASONED):
        return event
    plain = {field.name: field.default for field in msgspec.structs.fields(event) if not field.required}
    return msgspec.structs.replace(event, **plain)
