"""A match lets through what is legal, refuses the rest unchanged, and writes everything down."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import CHANCE, Event
from farshore.core.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    NoSuchSeat,
    NotYourTurn,
)
from farshore.core.fate import Fate, RandomFate
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.replay import verify
from tests.at_random import play_on
from tests.toys import LAGOON, Deal, Dive, Dived, Keep, LagoonOptions, LagoonView, PearlDealt, Trade


def lagoon(seats: int = 2) -> Match:
    return Match.new(LAGOON, seats, fate=Fate(b"match"))


def test_the_opening_draws_are_made_before_anyone_is_asked() -> None:
    match = lagoon()
    assert match.actors() == (0, 1)
    assert [step.seat for step in match.record.steps] == [CHANCE, CHANCE]
    assert [type(event) for event in match.events] == [PearlDealt, PearlDealt]


def test_an_action_is_given_as_such_or_in_notation() -> None:
    match = lagoon()
    assert match.play(1, Dive(0, 2)) == []
    assert match.play(0, "dive 0 1") == [Dived(0, 1), Dived(1, 2)]
    assert match.scores == (2, 3)
    assert [step.action for step in match.record.steps[2:]] == ["dive 0 2", "dive 0 1"]


def test_chance_is_resolved_until_a_seat_must_decide() -> None:
    match = lagoon()
    match.play(0, "dive 0 1")
    match.play(1, "dive 0 2")
    (event,) = match.play(0, Trade())
    assert isinstance(event, PearlDealt)
    assert match.actors() == (0, 1)


def test_a_match_knows_who_won() -> None:
    match = play_on(lagoon(), Random(1))
    assert match.over
    assert match.actors() == ()
    assert match.winners
    assert match.record.end is not None
    assert tuple(match.record.end.scores) == match.scores
    assert tuple(match.record.end.winners) == match.winners


def test_seats_have_the_names_they_give_themselves_or_their_colours() -> None:
    assert Match.new(LAGOON).names == ["red", "blue"]
    assert Match.new(LAGOON, 3).names == ["red", "blue", "green"]
    assert Match.new(LAGOON, ["ann", "bob"]).names == ["ann", "bob"]


def test_options_are_given_as_such_or_as_plain_data() -> None:
    for options in ({"rounds": 1}, LagoonOptions(rounds=1)):
        match = Match.new(LAGOON, 2, options)
        assert match.record.header.options == {"rounds": 1}
        match.play(0, "dive 0 0")
        match.play(1, "dive 0 0")
        match.play(0, "keep")
        assert match.over


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 5}, "lagoon cannot be played like this: it is for 2 to 4 players, not 5"),
        ({"seats": ["ann"]}, "it is for 2 to 4 players, not 1"),
        ({"options": {"rounds": 9}}, "lagoon cannot be played like this: .*<= 5"),
        ({"options": {"length": 9}}, "lagoon cannot be played like this: .*unknown field `length`"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Match.new(LAGOON, **arguments)


@pytest.mark.parametrize(
    ("seat", "action", "rule", "sentence"),
    [
        (0, Dive(0, 7), "LAG-1", "7 is not a depth"),
        (0, Dive(2, 0), "LAG-1", "not the time to dive"),
        (0, Trade(), "LAG-2", "not the time to trade"),
        (0, "keep", "LAG-2", "not the time to trade"),
        (1, Keep(), "", "It is not blue's turn"),
        (7, Keep(), "", "It is not 7's turn"),
        (CHANCE, Deal(0, 1), "", "It is not -1's turn"),
        (0, Dived(0, 1), "", r"Dived\(seat=0, depth=1\) is not an action of lagoon"),
        (0, None, "", "None is not an action of lagoon"),
        (0, Dive("x", 0), "", r"Dive\(round='x', depth=0\) is not an action of lagoon"),  # type: ignore[arg-type]
        (0, Dive(object(), 0), "", "is not an action of lagoon"),  # type: ignore[arg-type]
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(seat: int, action: Any, rule: str, sentence: str) -> None:
    match = lagoon()
    match.play(1, "dive 0 1")
    before, record, events = match.position(), match.record.text(), list(match.events)
    with pytest.raises(IllegalAction, match=sentence) as refusal:
        match.play(seat, action)
    assert refusal.value.rule == rule
    assert (match.position(), match.record.text(), match.events) == (before, record, events)
    match.play(0, "dive 0 1")


def test_one_may_ask_why_not_without_doing_anything() -> None:
    match = Match.new(LAGOON, 2)
    before = match.record.text()
    reason = match.why_not(0, Trade())
    assert reason is not None
    assert (reason.rule, str(reason)) == ("LAG-2", "This is not the time to trade.")
    assert match.why_not(0, Dive(0, 1)) is None
    assert match.record.text() == before


def test_out_of_turn_and_after_the_end_have_their_own_errors() -> None:
    match = lagoon()
    match.play(1, "dive 0 1")
    with pytest.raises(NotYourTurn):
        match.play(1, "dive 0 1")
    play_on(match, Random(0))
    with pytest.raises(GameOver, match="The game is over"):
        match.play(0, "keep")


@given(st.text())
def test_what_is_no_notation_is_refused(text: str) -> None:
    match = lagoon()
    with pytest.raises((BadNotation, IllegalAction)):
        match.play(0, f"{text}!")
    assert len(match.record.steps) == 2


def test_the_record_names_seats_and_actions_as_the_game_does() -> None:
    """True equals 1 in Python but not in JSON."""
    match = lagoon()
    match.play(True, Dive(False, True))
    assert '{"line":"step","seat":1,"action":"dive 0 1","told":[]}' in match.record.text()


def test_a_seat_that_may_not_act_has_no_legal_actions() -> None:
    match = lagoon()
    assert match.legal(0) == [Dive(0, 0), Dive(0, 1), Dive(0, 2)]
    match.play(0, "dive 0 0")
    assert match.legal(0) == match.legal(99) == match.legal(CHANCE) == []


def test_events_and_views_are_given_to_each_seat_as_it_may_know_them() -> None:
    match = lagoon()
    pearls = [event.pearl for event in match.events if isinstance(event, PearlDealt)]
    assert match.events_for(0) == [PearlDealt(0, pearls[0]), PearlDealt(1, -1)]
    assert match.events_for(1) == [PearlDealt(0, -1), PearlDealt(1, pearls[1])]
    assert match.events_for(None, since=1) == [PearlDealt(1, -1)]
    view = match.view(1)
    assert isinstance(view, LagoonView)
    assert view.pearl == pearls[1]


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table_may_look(seat: int) -> None:
    """To a Python list -1 is the last seat, whose secrets are its own."""
    match = lagoon()
    for look in (match.view, match.events_for, match.record_for):
        with pytest.raises(NoSuchSeat, match=f"There is no seat {seat}; seats are counted from 0 to 1"):
            look(seat)


def test_an_event_may_be_wholly_hidden() -> None:
    class Secret(Event, frozen=True, gc=False, tag=True):
        def seen_by(self, seat: int | None) -> Event | None:
            return self if seat == 0 else None

    match = lagoon()
    match.events.append(Secret())
    assert match.events_for(0, since=2) == [Secret()]
    assert match.events_for(None, since=2) == []


def test_a_match_begins_from_a_position() -> None:
    match = lagoon()
    match.play(0, "dive 0 0")
    other = Match.new(LAGOON, ["ann", "bob"], start=match.position())
    assert other.position() == match.position()
    assert other.actors() == (1,)
    play_on(other, Random(0))
    verify(other.record, LAGOON)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [({"seats": 3}, "the position has 2 seats"), ({"options": LagoonOptions()}, "a position brings its own options")],
)
def test_a_position_brings_its_own_table(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Match.new(LAGOON, start=lagoon().position(), **arguments)


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BadPosition, match="at pearls: there are not 3 pearls"):
        Match.new(LAGOON, start=LAGOON.write_position(LAGOON.new(3)).replace("0,", "3,", 3))


def test_a_match_is_kept_in_a_file_as_it_happens_and_resumed_from_it() -> None:
    match, file = lagoon(), io.StringIO()
    match.keep(file)
    assert Record.read(file.getvalue()) == match.record
    match.play(0, "dive 0 0")
    assert Record.read(file.getvalue()) == match.record
    again = Match.resume(Record.read(file.getvalue() + '{"line":"st', partial=True), LAGOON)
    assert again.events == match.events
    play_on(match, Random(5))
    play_on(again, Random(5))
    assert again.record == match.record
    assert again.events == match.events
    assert Record.read(file.getvalue()) == match.record


def test_a_match_cut_off_in_the_middle_of_chance_goes_on_as_fate_would_have_it() -> None:
    match = play_on(lagoon(), Random(2))
    cut = Record(match.record.header, match.record.steps[:1])
    again = Match.resume(cut, LAGOON)
    assert again.record.steps == match.record.steps[:2]


def test_resuming_leaves_the_record_it_was_given_alone() -> None:
    record = lagoon().record
    Match.resume(record, LAGOON).play(0, "dive 0 0")
    assert len(record.steps) == 2


def test_resuming_needs_the_seed_that_was_committed_to() -> None:
    match = lagoon()
    public = Record(Record.read(match.record.text()).header, match.record.steps)
    public.header = type(public.header)(
        game="lagoon", rules_version=1, seats=["a", "b"], commitment=match.record.header.commitment
    )
    for fate in (None, Fate(b"other"), RandomFate(Random(0))):
        with pytest.raises(BadRecord, match="the seed it was begun with is needed"):
            Match.resume(public, LAGOON, fate)
    again = play_on(Match.resume(public, LAGOON, Fate(b"match")), Random(0))
    assert again.record.end is not None
    assert again.record.end.seed == b"match".hex()
    verify(again.record, LAGOON)


def test_a_match_without_commitment_can_be_resumed_with_any_fate() -> None:
    match = Match.new(LAGOON, 2, fate=RandomFate(Random(0)))
    assert match.record.header.commitment is None
    for fate in (None, RandomFate(Random(3))):
        again = play_on(Match.resume(match.record, LAGOON, fate), Random(0))
        assert again.record.end is not None
        assert again.record.end.seed is None
        verify(again.record, LAGOON)


def test_a_record_with_a_false_end_is_not_resumed() -> None:
    record = play_on(lagoon(), Random(0)).record
    with pytest.raises(BadRecord, match="the record ends, but the game is not over"):
        Match.resume(Record(record.header, record.steps[:4], record.end), LAGOON)


def test_a_finished_match_can_be_resumed_to_be_looked_at() -> None:
    match = play_on(lagoon(), Random(0))
    again = Match.resume(match.record, LAGOON)
    assert again.over
    assert again.record == match.record
