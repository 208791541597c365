"""Everything that can be written can be read again: JSON, notation, codec and positions; and everything can be said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from farshore.core.conformance.place import Place, difference
from farshore.core.contract import CHANCE, Action, Event, State
from farshore.core.errors import FarshoreError


def check(place: Place, state: State) -> None:
    """Check all that can be written of a state and of what may be done in it."""
    for seat in place.seats:
        for action in state.legal(seat):
            check_action(place, action)
    if state.actors() == (CHANCE,):
        for action, _ in state.outcomes():
            check_action(place, action)
    check_views(place, state)
    check_position(place, state)


def check_action(place: Place, action: Action) -> None:
    """See that an action comes back from JSON, from the notation and from the codec."""
    place.expect(_through_json(action, place.game.action_types) == action, f"{action!r} does not come back from JSON.")
    text = place.game.write_action(action)
    try:
        again = place.game.read_action(text)
    except FarshoreError as error:
        place.fail(f"{action!r} is written “{text}”, which cannot be read: {error}")
    place.expect(again == action, f"{action!r} is written “{text}”, but that is read as {again!r}.")
    codec = place.codec
    number = codec.encode(action)
    place.expect(0 <= number < codec.size, f"{action!r} has the number {number}, beyond the codec's {codec.size}.")
    place.expect(codec.decode(number) == action, f"{action!r} does not come back from its number {number}.")


def check_views(place: Place, state: State) -> None:
    """See that views come back from JSON."""
    for seat in place.watchers:
        view = state.view(seat)
        again = _through_json(view, (place.game.view_type,))
        place.expect(again == view, f"the view of seat {seat} does not come back from JSON.")


def check_position(place: Place, state: State) -> None:
    """See that a position, read again, is the same in every respect."""
    text = place.game.write_position(state)
    try:
        again = place.game.read_position(text)
    except FarshoreError as error:
        place.fail(f"the position cannot be read again: {error}\n{text}")
    names = ("position", "actors", "legal actions", "outcomes", "views", "scores", "winners", "conserved pieces")
    for name, old, new in zip(names, place.snapshot(state), place.snapshot(again), strict=True):
        if old != new:
            place.fail(f"the {name} differ after the position was written and read again:\n{difference(old, new)}")


def check_events(place: Place, events: Iterable[Event]) -> None:
    """See that every event is of the game's types, comes back from JSON and says who may see it."""
    for event in events:
        _check_event(place, event)
        for seat in place.watchers:
            try:
                seen = event.seen_by(seat)
            except NotImplementedError as error:
                place.fail(f"{error}.")
            if seen is not None:
                _check_event(place, seen)


def _check_event(place: Place, event: Event) -> None:
    place.expect(type(event) in place.game.event_types, f"{event!r} is not among the game's event types.")
    place.expect(_through_json(event, place.game.event_types) == event, f"{event!r} does not come back from JSON.")


def _through_json(thing: object, types: tuple[type[Any], ...]) -> object:
    """Write a thing as JSON and read it as one of the types; ``None`` if that fails."""
    try:
        return msgspec.json.decode(msgspec.json.encode(thing), type=reduce(or_, types))
    except (msgspec.MsgspecError, TypeError):
        return None
