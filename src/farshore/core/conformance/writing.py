"""Everything that can be written can be read again: JSON, notation, codec and positions; and everything can be said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from farshore.core.conformance.examination import Examination, difference
from farshore.core.contract import CHANCE, Action, Event, State
from farshore.core.errors import FarshoreError


def check(exam: Examination, state: State) -> None:
    """Check all that can be written of a state and of what may be done in it."""
    for seat in exam.seats:
        for action in state.legal(seat):
            check_action(exam, action)
    if state.actors() == (CHANCE,):
        for action, _ in state.outcomes():
            check_action(exam, action)
    check_views(exam, state)
    check_position(exam, state)


def check_action(exam: Examination, action: Action) -> None:
    """See that an action comes back from JSON, from the notation and from the codec."""
    exam.expect(_through_json(action, exam.game.action_types) == action, f"{action!r} does not come back from JSON.")
    text = exam.game.write_action(action)
    try:
        again = exam.game.read_action(text)
    except FarshoreError as error:
        exam.fail(f"{action!r} is written “{text}”, which cannot be read: {error}")
    exam.expect(again == action, f"{action!r} is written “{text}”, but that is read as {again!r}.")
    codec = exam.codec
    number = codec.encode(action)
    exam.expect(0 <= number < codec.size, f"{action!r} has the number {number}, beyond the codec's {codec.size}.")
    exam.expect(codec.decode(number) == action, f"{action!r} does not come back from its number {number}.")


def check_views(exam: Examination, state: State) -> None:
    """See that views come back from JSON."""
    for seat in exam.watchers:
        view = state.view(seat)
        again = _through_json(view, (exam.game.view_type,))
        exam.expect(again == view, f"the view of seat {seat} does not come back from JSON.")


def check_position(exam: Examination, state: State) -> None:
    """See that a position, read again, is the same in every respect."""
    text = exam.game.write_position(state)
    try:
        again = exam.game.read_position(text)
    except FarshoreError as error:
        exam.fail(f"the position cannot be read again: {error}\n{text}")
    names = ("position", "actors", "legal actions", "outcomes", "views", "scores", "winners", "conserved pieces")
    for name, old, new in zip(names, exam.snapshot(state), exam.snapshot(again), strict=True):
        if old != new:
            exam.fail(f"the {name} differ after the position was written and read again:\n{difference(old, new)}")


def check_events(exam: Examination, events: Iterable[Event]) -> None:
    """See that every event is of the game's types, comes back from JSON and says who may see it."""
    for event in events:
        _check_event(exam, event)
        for seat in exam.watchers:
            try:
                seen = event.seen_by(seat)
            except NotImplementedError as error:
                exam.fail(f"{error}.")
            if seen is not None:
                _check_event(exam, seen)


def _check_event(exam: Examination, event: Event) -> None:
    exam.expect(type(event) in exam.game.event_types, f"{event!r} is not among the game's event types.")
    exam.expect(_through_json(event, exam.game.event_types) == event, f"{event!r} does not come back from JSON.")


def _through_json(thing: object, types: tuple[type[Any], ...]) -> object:
    """Write a thing as JSON and read it as one of the types; ``None`` if that fails."""
    try:
        return msgspec.json.decode(msgspec.json.encode(thing), type=reduce(or_, types))
    except (msgspec.MsgspecError, TypeError):
        return None
