"""A game at the table: illegal actions are refused, the record replays as it was played, and the words are there."""

from __future__ import annotations

import msgspec

from farshore.core.conformance.examination import Examination
from farshore.core.contract import Action, Seat
from farshore.core.eras import history
from farshore.core.errors import FarshoreError, IllegalAction
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Checkpoint, Record
from farshore.core.replay import replay, verify

REFUSALS = 12
"""How many illegal actions are tried in a game."""


def check(exam: Examination) -> None:
    """Play a match to its end and prove it afterwards."""
    exam.step = 0
    fate = Fate(exam.rng.randbytes(32))
    match = Match.new(exam.game, exam.table.seats, exam.table.options, fate)
    tries = {action: None for _, action in exam.history}  # whatever was ever possible, each once, in order
    chance = REFUSALS / (len(exam.history) + 1)
    while not match.over:
        if exam.rng.random() < chance:
            check_refusal(exam, match, exam.rng.choice(list(tries)))
        seat = exam.rng.choice(match.actors())
        match.play(seat, exam.rng.choice(match.legal(seat)))
        exam.step = len(match.record.steps)
        exam.expect(exam.step <= exam.longest, f"the game did not end within {exam.longest} steps.")
    check_record(exam, match)


def check_refusal(exam: Examination, match: Match, action: Action) -> None:
    """Try an action for every seat; where it is not legal it must be refused, with a rule's number and a sentence."""
    for seat in exam.seats:
        if action in match.legal(seat):
            continue
        before, steps = exam.snapshot(match.state), len(match.record.steps)
        refusal = _refusal(match, seat, action)
        if refusal is None:
            exam.fail(f"{action!r} is not legal for seat {seat}, but the refusal is not an IllegalAction.")
        known = refusal.rule in exam.game.rules or (not refusal.rule and seat not in match.actors())
        exam.expect(known, f"refusing {action!r} names “{refusal.rule}”, which is no rule of the game.")
        exam.expect(bool(str(refusal)), f"refusing {action!r} says nothing.")
        unchanged = exam.snapshot(match.state) == before and len(match.record.steps) == steps
        exam.expect(unchanged, f"refusing {action!r} changed the game.")


def _refusal(match: Match, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        match.play(seat, action)
    except IllegalAction as refusal:
        return refusal
    except TypeError:
        return None  # why_not returned something that cannot be raised
    raise AssertionError(f"{action!r} is not legal, yet it was played")


def check_record(exam: Examination, match: Match) -> None:
    """See that the record, written and read again, leads to the same end by the same events."""
    text = match.record.text()
    record = Record.read(text)
    exam.expect(record == match.record, "the record differs after it was written and read again.")
    try:
        state = verify(Record(record.header, record.steps, record.end), exam.game)
    except FarshoreError as error:
        exam.fail(f"the record of a game just played is refused: {error}")
    exam.expect(exam.game.write_position(state) == match.position(), "the record replays to another end.")
    again = Match.resume(record, exam.game)
    same = msgspec.json.encode(again.events) == msgspec.json.encode(match.events)
    exam.expect(same, "the events of the replay are not those of the play.")
    told = [event for *_, events in history(record, exam.game, len(record.steps)) for event in events]
    exam.expect(told == match.events, "the events that were written down are not those of the play.")
    check_checkpoint(exam, match)
    for seat in exam.watchers:
        given = match.record_for(seat)
        exam.expect(Record.read(given.text()) == given, f"the record given to seat {seat} cannot be read again.")


def check_checkpoint(exam: Examination, match: Match) -> None:
    """See that a game goes on from a position in its middle as it did: so it outlives a change of the rules."""
    record, version = match.record, exam.game.rules_version
    half = exam.rng.randrange(len(record.steps))
    *_, (_, state) = replay(record.until(half), exam.game)
    middle = Checkpoint(half, version, exam.game.write_position(state))
    older = msgspec.structs.replace(record.header, rules_version=version - 1)
    try:
        end = verify(Record(older, record.steps, record.end, [middle]), exam.game)
    except FarshoreError as error:
        exam.fail(f"from the position after step {half} it does not go on as it did: {error}")
    exam.expect(exam.game.write_position(end) == match.position(), f"after step {half} it goes on to another end.")
