"""How a table stands, as it goes over a socket: written once for all who are told the same.

Whether two are told the same is seen by what they are told, not guessed from who they are.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import msgspec

from farshore.server.table.live_table import LiveTable
from farshore.server.table.outlook import outlook
from farshore.server.web.messages.play import Snapshot

MOST_KEPT: Final = 4
"""Messages about one moment to those on the same seats: they differ for the host, and by up to where somebody knew."""

_encode = msgspec.json.Encoder().encode


class Written(NamedTuple):
    """A message that was written."""

    news: Snapshot
    mark: int  # what tells it from another one, its lines aside
    text: str


def written(table: LiveTable, guest: str | None, since: int, language: str, news: Snapshot) -> Written:
    """Write what somebody is told, unless another was told the same."""
    kept = outlook(table, table.seats_of(guest), language).written
    key = (since, guest == table.host)
    found = cast("Written | None", kept.get(key))
    if found is None or found.news != news:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = Written(news, mark_of(news), _encode(news).decode())
    return found


def mark_of(news: Snapshot) -> int:
    """Return what tells a message from another one, its lines aside: a message itself would take too much room."""
    rest = msgspec.structs.replace(news, seats=[], lines=[])
    return hash((bytes(cast("msgspec.Raw", news.seats)), _encode(rest)))
