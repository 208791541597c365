"""What a step told, written down without words: the events as JSON, from which the sentences are said when it is read.

So the history of a game can be shown by rules that can no longer replay it. A game therefore keeps the types of events
that it once told, and gives every new field of one a default.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Union

import msgspec

from farshore.core.contract import Event, Game, Seat

Told = msgspec.Raw
"""A JSON list of events, secrets included."""

NOTHING = msgspec.Raw(b"[]")

_encoder = msgspec.json.Encoder()
_items = msgspec.json.Decoder(list[msgspec.Raw])


def write_events(events: Sequence[Event]) -> Told:
    """Write what a step told."""
    return msgspec.Raw(_encoder.encode(events)) if events else NOTHING


def read_events(game: Game, told: Told) -> list[Event]:
    """Read what a step told. What the game does not know any more is left out: nobody can say who may see it."""
    all_of_them, decoder = _decoders(game.event_types)
    try:
        return all_of_them.decode(told)
    except msgspec.ValidationError:  # one of them, or all of it
        pass
    events: list[Event] = []
    for item in _parts(told):
        try:
            events.append(decoder.decode(item))
        except msgspec.ValidationError:
            continue
    return events


def seen_by(game: Game, told: Told, seat: Seat | None) -> Told:
    """Return as much of it as a seat (``None``: a spectator) may know."""
    seen = (event.seen_by(seat) for event in read_events(game, told))
    return write_events([event for event in seen if event is not None])


def _parts(told: Told) -> list[msgspec.Raw]:
    try:
        return _items.decode(told)
    except msgspec.ValidationError:
        return []


@cache
def _decoders(
    types: tuple[type[Event], ...],
) -> tuple[msgspec.json.Decoder[list[Event]], msgspec.json.Decoder[Event]]:
    one: Any = Union[types]  # noqa: UP007 - the types are only known now
    return msgspec.json.Decoder(list[one]), msgspec.json.Decoder(one)
