"""A game at the table: illegal actions are refused, the record replays as it was played, and the words are there."""

from __future__ import annotations

import msgspec

from farshore.core.conformance.place import Place
from farshore.core.contract import Action, Seat
from farshore.core.eras import history
from farshore.core.errors import FarshoreError, IllegalAction
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Checkpoint, Record
from farshore.core.replay import replay, verify

REFUSALS = 12
"""How many illegal actions are tried in a game."""


def check(place: Place) -> None:
    """Play a match to its end and prove it afterwards."""
    place.step = 0
    fate = Fate(place.rng.randbytes(32))
    match = Match.new(place.game, place.table.seats, place.table.options, fate)
    tries = {action: None for _, action in place.history}  # whatever was ever possible, each once, in order
    chance = REFUSALS / (len(place.history) + 1)
    while not match.over:
        if place.rng.random() < chance:
            check_refusal(place, match, place.rng.choice(list(tries)))
        seat = place.rng.choice(match.actors())
        match.play(seat, place.rng.choice(match.legal(seat)))
        place.step = len(match.record.steps)
        place.expect(place.step <= place.longest, f"the game did not end within {place.longest} steps.")
    check_record(place, match)


def check_refusal(place: Place, match: Match, action: Action) -> None:
    """Try an action for every seat; where it is not legal it must be refused, with a rule's number and a sentence."""
    for seat in place.seats:
        if action in match.legal(seat):
            continue
        before, steps = place.snapshot(match.state), len(match.record.steps)
        refusal = _refusal(match, seat, action)
        if refusal is None:
            place.fail(f"{action!r} is not legal for seat {seat}, but the refusal is not an IllegalAction.")
        known = refusal.rule in place.game.rules or (not refusal.rule and seat not in match.actors())
        place.expect(known, f"refusing {action!r} names “{refusal.rule}”, which is no rule of the game.")
        place.expect(bool(str(refusal)), f"refusing {action!r} says nothing.")
        unchanged = place.snapshot(match.state) == before and len(match.record.steps) == steps
        place.expect(unchanged, f"refusing {action!r} changed the game.")


def _refusal(match: Match, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        match.play(seat, action)
    except IllegalAction as refusal:
        return refusal
    except TypeError:
        return None  # why_not returned something that cannot be raised
    raise AssertionError(f"{action!r} is not legal, yet it was played")


def check_record(place: Place, match: Match) -> None:
    """See that the record, written and read again, leads to the same end by the same events."""
    text = match.record.text()
    record = Record.read(text)
    place.expect(record == match.record, "the record differs after it was written and read again.")
    try:
        state = verify(Record(record.header, record.steps, record.end), place.game)
    except FarshoreError as error:
        place.fail(f"the record of a game just played is refused: {error}")
    place.expect(place.game.write_position(state) == match.position(), "the record replays to another end.")
    again = Match.resume(record, place.game)
    same = msgspec.json.encode(again.events) == msgspec.json.encode(match.events)
    place.expect(same, "the events of the replay are not those of the play.")
    told = [event for *_, events in history(record, place.game, len(record.steps)) for event in events]
    place.expect(told == match.events, "the events that were written down are not those of the play.")
    check_checkpoint(place, match)
    for seat in place.watchers:
        given = match.record_for(seat)
        place.expect(Record.read(given.text()) == given, f"the record given to seat {seat} cannot be read again.")


def check_checkpoint(place: Place, match: Match) -> None:
    """See that a game goes on from a position in its middle as it did: so it outlives a change of the rules."""
    record, version = match.record, place.game.rules_version
    half = place.rng.randrange(len(record.steps))
    *_, (_, state) = replay(record.until(half), place.game)
    middle = Checkpoint(half, version, place.game.write_position(state))
    older = msgspec.structs.replace(record.header, rules_version=version - 1)
    try:
        end = verify(Record(older, record.steps, record.end, [middle]), place.game)
    except FarshoreError as error:
        place.fail(f"from the position after step {half} it does not go on as it did: {error}")
    place.expect(place.game.write_position(end) == match.position(), f"after step {half} it goes on to another end.")
