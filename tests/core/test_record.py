"""Records are lines that can be read again, and whatever else comes in is refused with the line's number."""

from __future__ import annotations

import io
import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.errors import BadRecord
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import End, Header, Record, Step, read_lines, schema, write_line
from tests.toys import LAGOON

HEADER = Header(game="lagoon", rules_version=1, seats=["ann", "bob"])
RECORD = Record(HEADER, [Step(-1, "deal 0 1"), Step(0, "keep")], End([3, 4], [1]))


def played() -> Match:
    """Return a finished game."""
    match = Match.new(LAGOON, ["ann", "bob"], fate=Fate(b"record"))
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_record_is_one_json_object_per_line() -> None:
    first, *steps, last = (json.loads(line) for line in RECORD.text().splitlines())
    assert first["line"] == "game"
    assert first["seats"] == ["ann", "bob"]
    assert steps == [{"line": "step", "seat": -1, "action": "deal 0 1"}, {"line": "step", "seat": 0, "action": "keep"}]
    assert last == {"line": "end", "scores": [3, 4], "winners": [1], "seed": None}


@pytest.mark.parametrize("record", [RECORD, Record(HEADER), played().record])
def test_a_record_reads_what_it_wrote(record: Record) -> None:
    assert Record.read(record.text()) == record
    assert Record.read(record.text().encode()) == record
    assert Record.read(io.StringIO(record.text())) == record
    assert Record.read(io.BytesIO(record.text().encode())) == record


def test_records_that_differ_are_not_equal() -> None:
    assert Record(HEADER) != RECORD
    assert RECORD.text() != RECORD


def test_lines_are_written_as_they_happen() -> None:
    file = io.StringIO()
    for line in RECORD.lines():
        write_line(file, line)
    assert file.getvalue() == RECORD.text()


def test_a_cut_last_line_is_tolerated_only_when_asked() -> None:
    text = RECORD.text()
    for cut in range(1, len(text.splitlines()[-1]) + 1):
        torn = text[: -cut - 1]
        if torn.endswith("\n"):
            assert Record.read(torn) == Record(HEADER, RECORD.steps)
            continue
        with pytest.raises(BadRecord, match="Line 4 of the record"):
            Record.read(torn)
        assert Record.read(torn, partial=True) == Record(HEADER, RECORD.steps)
    assert Record.read(text.removesuffix("\n")) == RECORD


def test_a_line_cut_within_a_letter_is_tolerated_when_asked() -> None:
    torn = Record(HEADER, [Step(0, "ü")]).text().encode().partition("ü".encode())[0] + "ü".encode()[:1]
    assert Record.read(torn, partial=True) == Record(HEADER)
    with pytest.raises(BadRecord, match="Line 2"):
        Record.read(torn)


def test_a_broken_line_in_the_middle_is_never_tolerated() -> None:
    lines = RECORD.text().splitlines(keepends=True)
    lines[1] = lines[1][:5] + "\n"
    with pytest.raises(BadRecord, match="Line 2 of the record") as caught:
        Record.read("".join(lines), partial=True)
    assert caught.value.line == 2


def line(thing: Header | Step | End) -> str:
    return msgspec.json.encode(thing).decode() + "\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is empty"),
        (line(Step(0, "keep")), "Line 1 of the record: the first line must say which game it is"),
        (line(HEADER) + line(HEADER), "Line 2 of the record: only the first line"),
        (line(HEADER) + line(End([], [])) + line(Step(0, "keep")), "Line 3 of the record: nothing can follow the end"),
        (line(msgspec.structs.replace(HEADER, format=9)), "Line 1 of the record: it has format 9; .* formats 1 to 2"),
        (line(HEADER) + '{"line": "step", "seat": "x", "action": "keep"}\n', "Line 2 .*Expected `int`"),
        (line(HEADER) + '{"line": "dance"}\n', "Line 2 .*Invalid value 'dance'"),
        (line(HEADER) + '{"line": "step", "seat": 0, "action": "keep", "note": 1}\n', "Line 2 .*unknown field `note`"),
    ],
)
def test_what_is_not_a_record_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.read(text, partial=True)


@given(st.binary() | st.text())
def test_garbage_is_refused(garbage: bytes | str) -> None:
    with pytest.raises(BadRecord):
        Record.read(garbage)


@given(st.integers(min_value=0), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_read_whole(position: int, damage: bytes) -> None:
    text = RECORD.text().encode()
    position %= len(text)
    try:
        record = Record.read(text[:position] + damage + text[position + len(damage) :])
    except BadRecord:
        return
    assert Record.read(record.text()) == record


def test_a_stream_is_read_line_by_line() -> None:
    stream = read_lines(iter(RECORD.text().splitlines(keepends=True)))
    assert next(stream) == HEADER
    assert next(stream) == RECORD.steps[0]


def test_the_schema_describes_all_three_lines() -> None:
    text = json.dumps(schema())
    assert all(f'"{name}"' in text for name in ("Header", "Step", "End"))


def test_the_seed_and_the_start_are_kept_from_a_seat_until_the_game_is_over() -> None:
    start = played().position().replace("phase = 3", "phase = 2").replace("round = 3", "round = 2")
    match = Match.new(LAGOON, start=start)
    given_out = match.record_for(0)
    assert match.record.header.seed is not None
    assert given_out.header.seed is None
    assert given_out.header.start is None
    assert given_out.header.commitment == match.record.header.commitment
    assert given_out.end is None
    seat = match.actors()[0]
    match.play(seat, "keep")
    assert match.over
    given_out = match.record_for(None)
    assert given_out.header.for_seat == "spectator"
    assert given_out.header.start == start
    assert given_out.end is not None
    assert given_out.end.seed == match.record.header.seed


def test_a_seat_is_given_only_what_it_may_know() -> None:
    match = Match.new(LAGOON, 2, fate=Fate(b"secret"))
    match.play(0, "dive 0 2")
    mine, other, anyone = (match.record_for(seat) for seat in (0, 1, None))
    assert [step.action for step in mine.steps][1:] == ["deal 1 -1", "dive 0 2"]
    assert mine.steps[0] == match.record.steps[0]
    assert other.steps[0].action == "deal 0 -1"
    assert other.steps[1] == match.record.steps[1]
    assert other.steps[2].action == "dive 0 -1"
    assert [step.action for step in anyone.steps] == ["deal 0 -1", "deal 1 -1", "dive 0 -1"]
    assert mine.header.for_seat == 0
