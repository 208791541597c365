"""A record outlives the rules it was played by: its history is shown as it was told, and play goes on from there."""

from __future__ import annotations

import io
from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE
from farshore.core.eras import eras, history, taken_up, unproven
from farshore.core.errors import BadRecord
from farshore.core.fate import Fate
from farshore.core.match import CHECKPOINT_EVERY, Match
from farshore.core.record import Checkpoint, Record, Step
from farshore.core.replay import replay, verify
from tests.at_random import play_on
from tests.new_rules import NEW_LAGOON
from tests.toys import LAGOON, LagoonOptions, PearlDealt


def saved(decisions: int = 7, *, closed: bool = True) -> Record:
    """Return a game as a file has it that was closed, or that a crash has left."""
    file = io.StringIO()
    match = Match.new(LAGOON, 2, LagoonOptions(rounds=5), Fate(b"updates"))
    match.keep(file)
    play_on(match, Random(1), decisions)
    if closed:
        match.checkpoint()
    return Record.read(file.getvalue())


def test_after_an_update_a_game_goes_on_from_where_it_stood() -> None:
    record = saved()
    before = Match.resume(record, LAGOON)
    after = Match.resume(record, NEW_LAGOON)
    assert after.scores == before.scores
    assert after.position() == before.position()
    assert after.actors() == before.actors()
    play_on(after, Random(2), 100)
    assert after.over
    assert max(after.scores) >= 10, "the new rule holds from here on"


def test_the_older_history_is_shown_as_it_was_told() -> None:
    record = saved()
    before, after = Match.resume(record, LAGOON), Match.resume(record, NEW_LAGOON)
    assert len(before.events) > 5
    assert after.events == before.events
    for seat in (0, 1, None):
        assert after.events_for(seat) == before.events_for(seat)


def test_chance_goes_on_counting_where_it_was() -> None:
    record = saved()
    match = Match.resume(record, NEW_LAGOON)
    while not match.over:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])  # whoever may trade does
    verify(match.record, NEW_LAGOON)
    steps = match.record.steps
    chances = [number for number, step in enumerate(steps, 1) if step.seat == CHANCE]
    assert len(chances) > sum(step.seat == CHANCE for step in record.steps) > 0
    *_, last = chances
    state = dict(replay(match.record.until(last - 1), NEW_LAGOON))[last - 1]
    drawn = Fate(b"updates").choose(state.outcomes(), len(chances) - 1)
    assert NEW_LAGOON.write_action(drawn) == steps[last - 1].action


def test_a_record_of_two_rules_is_proved_as_far_as_it_can_be() -> None:
    record = saved()
    assert unproven(record, LAGOON) == 0
    assert unproven(record, NEW_LAGOON) == len(record.steps)
    match = play_on(Match.resume(record, NEW_LAGOON), Random(4), 100)
    again = Record.read(match.record.text())
    assert unproven(again, NEW_LAGOON) == len(record.steps)
    assert {era.rules_version for era in eras(again)} == {1, 2}
    verify(again, NEW_LAGOON)
    false = Step(again.steps[-1].seat, "trade" if again.steps[-1].action == "keep" else "keep")
    with pytest.raises(BadRecord, match=rf"Step {len(again.steps) - 2} "):
        verify(Record(again.header, [*again.steps[:-3], false], None, again.checkpoints[:-1]), NEW_LAGOON)


def test_a_game_that_ended_by_older_rules_keeps_its_result() -> None:
    record = Record.read(play_on(Match.resume(saved(), LAGOON), Random(5), 100).record.text())
    match = Match.resume(record, NEW_LAGOON)
    assert record.end is not None
    assert match.over
    assert list(match.scores) == record.end.scores
    assert list(match.winners) == record.end.winners
    assert match.record.checkpoints == record.checkpoints
    verify(record, NEW_LAGOON)


def test_steps_since_the_last_checkpoint_are_replayed_by_the_new_rules() -> None:
    record = saved()
    match = play_on(Match.resume(record, LAGOON), Random(6), 1)
    crashed = Record(match.record.header, match.record.steps, checkpoints=record.checkpoints)
    assert taken_up(crashed, NEW_LAGOON).after == len(record.steps) < len(crashed.steps)
    resumed = Match.resume(crashed, NEW_LAGOON)
    assert resumed.record.checkpoints[-1].after == len(crashed.steps)
    assert resumed.record.checkpoints[-1].rules_version == 2


def test_if_the_new_rules_forbid_them_the_error_says_from_where_it_can_go_on() -> None:
    record = saved()
    now = len(record.steps)
    seat = Match.resume(record, LAGOON).actors()[0]
    odd = Record(record.header, [*record.steps, Step(seat, "dive 4 9")], checkpoints=record.checkpoints)
    with pytest.raises(BadRecord, match=f"version 1 of the rules.*version 2.*continued from step {now}") as caught:
        Match.resume(odd, NEW_LAGOON)
    assert caught.value.step == now + 1
    assert caught.value.line == now + 2 + len(record.checkpoints)
    assert Match.resume(odd.until(now), NEW_LAGOON).actors()


def test_rules_of_the_future_are_not_guessed() -> None:
    record = play_on(Match.resume(saved(), NEW_LAGOON), Random(7), 2).record
    with pytest.raises(BadRecord, match="it was played by version 2 of the rules; this program plays version 1"):
        Match.resume(record, LAGOON)


def test_a_checkpoint_that_shows_something_else_is_refused() -> None:
    record = saved()
    (checkpoint,) = record.checkpoints
    other = msgspec.structs.replace(checkpoint, position=checkpoint.position.replace("points = [", "points = [1"))
    with pytest.raises(BadRecord, match="the checkpoint does not show how the game stood") as caught:
        verify(Record(record.header, record.steps, checkpoints=[other]), LAGOON)
    assert caught.value.line == len(record.steps) + 2
    with pytest.raises(BadRecord, match="does not show"):
        verify(Record(record.header, record.steps, checkpoints=[Checkpoint(checkpoint.after, 1, "x =")]), LAGOON)


def test_a_checkpoint_stands_where_it_says() -> None:
    text = saved().text().splitlines(keepends=True)
    with pytest.raises(
        BadRecord, match=f"Line 3 of the record: the checkpoint says it stands after step {len(text) - 2}"
    ):
        Record.read([*text[:2], text[-1], *text[2:-1]])


def test_a_stream_has_a_checkpoint_now_and_then_and_one_at_the_end() -> None:
    file = io.StringIO()
    match = Match.new(LAGOON, 4, LagoonOptions(rounds=5), Fate(b"long"))
    match.keep(file)
    play_on(match, Random(8), 1000)
    record = Record.read(file.getvalue())
    assert record == match.record
    assert record.checkpoints[-1].after == len(record.steps)
    gaps = [b.after - a.after for a, b in zip(eras(record), eras(record)[1:], strict=False)]
    assert max(gaps) <= CHECKPOINT_EVERY + 4
    match.checkpoint()
    assert Record.read(file.getvalue()) == record, "nothing follows the end"


@pytest.mark.parametrize("lines", range(1, 10))
def test_whatever_a_crash_leaves_can_be_gone_on_with(lines: int) -> None:
    text = saved(closed=False).text().splitlines(keepends=True)
    left = Record.read([*text[:lines], text[lines][:-5]], partial=True)
    for game in (LAGOON, NEW_LAGOON):
        assert play_on(Match.resume(left, game), Random(9), 100).over


def test_who_takes_a_record_home_gets_no_checkpoint_and_only_what_was_told_to_them() -> None:
    match = Match.resume(saved(), LAGOON)
    assert match.record.checkpoints
    for seat in (0, 1, None):
        given = match.record_for(seat)
        assert not given.checkpoints
        told = [event for *_, events in history(given, LAGOON, len(given.steps)) for event in events]
        assert told == match.events_for(seat)
        pearls = {event.seat for event in told if isinstance(event, PearlDealt) and event.pearl > 0}
        assert pearls <= {seat}
        assert "position" not in given.text()
    play_on(match, Random(10), 100)
    whole = match.record_for(None)
    assert whole.checkpoints == match.record.checkpoints
    assert whole.steps == match.record.steps


def test_what_format_1_does_not_tell_is_told_once_it_is_resumed() -> None:
    new = saved()
    header = msgspec.structs.replace(new.header, format=1)
    old = Record(header, [Step(step.seat, step.action) for step in new.steps])
    assert Match.resume(old, LAGOON).record.steps == new.steps
    assert Match.resume(old, LAGOON).record.header.format == 2
    assert play_on(Match.resume(old, NEW_LAGOON), Random(11), 100).over, "as far as the new rules can replay it"


@pytest.mark.parametrize("told", [b"[]", b'[{"type":"Gone","seat":1}]', b"7", b'[{"type":"Dived"}]', b'["x", null]'])
def test_events_that_nobody_knows_any_more_are_left_out(told: bytes) -> None:
    record = saved()
    record.steps[0] = msgspec.structs.replace(record.steps[0], told=msgspec.Raw(told))
    assert Match.resume(record, NEW_LAGOON).events == Match.resume(record, LAGOON).events[1:]
