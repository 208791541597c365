"""A record plays again as it was played; one that cannot have been played is refused at the step that shows it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import Event
from farshore.core.errors import BadRecord, UnknownGame
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Record, Step
from farshore.core.replay import committed_fate, final_state, replay, verify
from tests.at_random import play_on
from tests.toys import LAGOON, LagoonOptions


def finished(seed: int = 0) -> Match:
    return play_on(Match.new(LAGOON, 2, LagoonOptions(rounds=2), Fate(b"replay")), Random(seed))


def changed(header: dict[str, Any] | None = None, end: dict[str, Any] | None = None) -> Record:
    """Return the record of a finished game with something changed."""
    record = finished().record
    assert record.end is not None
    new_header = msgspec.structs.replace(record.header, **(header or {}))
    return Record(new_header, record.steps, msgspec.structs.replace(record.end, **(end or {})))


def without_seed(steps: list[Step]) -> Record:
    """Return a record whose chance cannot be checked against a seed."""
    return Record(msgspec.structs.replace(finished().record.header, seed=None), steps, None)


def test_a_record_replays_step_by_step_to_the_same_end() -> None:
    match = finished()
    positions = [(number, LAGOON.write_position(state)) for number, state in replay(match.record, LAGOON)]
    assert [number for number, _ in positions] == list(range(len(match.record.steps) + 1))
    assert positions[-1][1] == match.position()


def test_a_listener_hears_what_happened() -> None:
    match = finished()
    heard: list[Event] = []
    final_state(match.record, LAGOON, heard.append)
    assert heard == match.events


@pytest.mark.parametrize("seed", range(20))
def test_a_true_record_is_proved(seed: int) -> None:
    match = finished(seed)
    assert LAGOON.write_position(verify(match.record, LAGOON)) == match.position()


def test_an_unfinished_record_is_proved_as_far_as_it_goes() -> None:
    record = finished().record
    verify(Record(record.header, record.steps[:4]), LAGOON)


def test_an_installed_game_is_found_by_its_name() -> None:
    with pytest.raises(UnknownGame):
        verify(finished().record)


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ({"game": "chess"}, "Line 1 of the record: it is a game of chess, not of lagoon"),
        ({"rules_version": 7}, "it was played by version 7 of the rules; this program plays version 1"),
        ({"seats": ["ann"]}, "Line 1 of the record: it is for 2 to 4 players, not 1"),
        ({"for_seat": 1}, "it shows only what one seat may know"),
        ({"options": {"rounds": 99}}, "Line 1 of the record: lagoon cannot be played like this"),
        ({"start": "round = "}, "Line 1 of the record: This position cannot be"),
        ({"start": LAGOON.write_position(LAGOON.new(3))}, "it names 2 players, but 3 play"),
        ({"commitment": "00"}, "its seed is not the one that was committed to"),
        ({"commitment": None}, "its seed is not the one that was committed to"),
        ({"seed": "xyz"}, "its seed is not a seed"),
        ({"seed": b"other".hex()}, "its seed is not a seed"),
    ],
)
def test_a_false_header_is_refused(header: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        verify(changed(header), LAGOON)


@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        ({"scores": [99, 1]}, "the scores are .*, not 99 1"),
        ({"winners": []}, "these are not the winners"),
        ({"seed": b"other".hex()}, "its seed is not a seed"),
    ],
)
def test_a_false_end_is_refused(end: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        verify(changed(end=end), LAGOON)


def test_the_end_is_there_when_and_only_when_the_game_is_over() -> None:
    record = finished().record
    with pytest.raises(BadRecord, match="the game is over, but the record has no end") as caught:
        verify(Record(record.header, record.steps), LAGOON)
    assert caught.value.line == len(record.steps) + 2
    with pytest.raises(BadRecord, match="the record ends, but the game is not over"):
        verify(Record(record.header, record.steps[:3], record.end), LAGOON)


@pytest.mark.parametrize(
    ("steps", "step", "sentence"),
    [
        ([Step(0, "dive 0 0")], 1, "it is not the turn of seat 0"),
        ([Step(-1, "deal 0 9")], 1, "chance cannot bring “deal 0 9” here"),
        ([Step(-1, "fish")], 1, "“fish” is not an action"),
        ([Step(-1, "deal 0 1"), Step(-1, "deal 1 1"), Step(-1, "deal 0 1")], 3, "chance has nothing to decide here"),
        ([Step(-1, "deal 0 1"), Step(-1, "deal 1 1"), Step(1, "dive 0 8")], 3, "8 is not a depth"),
    ],
)
def test_an_impossible_step_is_named(steps: list[Step], step: int, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence) as caught:
        final_state(without_seed(steps), LAGOON)
    assert caught.value.step == step
    assert caught.value.line == step + 1


def refusal(record: Record) -> BadRecord | None:
    try:
        final_state(record, LAGOON)
    except BadRecord as error:
        return error
    return None


ACTIONS = st.sampled_from(["deal 0 1", "deal 1 2", "deal 1 1", "dive 0 0", "dive 0 1", "keep", "trade"]) | st.text()
STEPS = st.builds(Step, st.integers(-2, 3), ACTIONS)


@given(st.integers(0, 12), st.lists(STEPS, min_size=1, max_size=6))
def test_whatever_the_steps_are_they_are_legal_or_refused(kept: int, steps: list[Step]) -> None:
    error = refusal(without_seed([*finished().record.steps[:kept], *steps]))
    assert error is None or (error.step is not None and str(error).startswith(f"Step {error.step} "))


def test_a_step_after_the_end_of_the_game_is_refused() -> None:
    record = finished().record
    with pytest.raises(BadRecord, match="The game is over"):
        verify(Record(record.header, [*record.steps, Step(0, "keep")], record.end), LAGOON)


def test_chance_that_is_possible_but_not_what_the_seed_says_is_refused() -> None:
    record = finished().record
    true = record.steps[0].action
    false = "deal 0 1" if true != "deal 0 1" else "deal 0 2"
    forged = Record(record.header, [Step(-1, false), *record.steps[1:]], record.end)
    with pytest.raises(BadRecord, match=f"Step 1 .*chance brought “{false}”, but the seed says otherwise"):
        verify(forged, LAGOON)


def test_the_seed_of_the_end_proves_a_record_whose_header_never_knew_it() -> None:
    record = changed({"seed": None})
    fate = committed_fate(record)
    assert fate is not None
    assert fate.seed == b"replay"
    verify(record, LAGOON)


def test_without_a_seed_there_is_no_fate_to_prove() -> None:
    assert committed_fate(without_seed([])) is None


def test_a_record_played_with_another_box_says_that_this_may_be_why_it_is_refused() -> None:
    record = changed({"content": "another box"})
    assert verify(record, LAGOON).scores() == finished().scores  # it replays, so nothing is wrong with it
    record.steps[0] = Step(0, "keep")
    with pytest.raises(BadRecord, match="other tiles or numbers than lagoon has here"):
        verify(record, LAGOON)


def test_a_line_nested_without_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="nested too deeply"):
        Record.read('{"line":"game","game":"lagoon","rules_version":1,"seats":[],"options":{"a":' + "[" * 100_000)
