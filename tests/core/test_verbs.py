"""How an action is written follows from what is said beside its class: notation, numbers and listing."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Annotated, Literal

import pytest

from farshore.core.contract import Action, PublicEvent, Seat
from farshore.core.errors import BadNotation
from farshore.core.fields import Among, BySeat, Field, places_of
from farshore.core.verbs import Verbs

NAMES = ("red", "blue")
Spot = Annotated[str, Among(lambda terms: terms.spots, place=True)]
Boat = Annotated[Literal["canoe", "raft"], Among(("canoe", "raft"))]
Number = Annotated[int, Among(lambda terms: range(terms.boats + 1))]
Fees = Annotated[tuple[int, int], BySeat(NAMES, lambda terms: [range(terms.boats)] * 2)]


class Sail(Action, frozen=True, gc=False):
    written = "{boat} to {spot}[ #{number}][ paying {fees}]"

    boat: Boat
    spot: Spot
    number: Number = 0
    fees: Fees = (0, 0)


class Take(Action, frozen=True, gc=False):
    written = "take {what}"

    what: Annotated[str, Among(("shell", "fish"), {"": "hidden"})]


class TakeNothing(Action, frozen=True, gc=False):
    written = "take nothing"


class First(Action, frozen=True, gc=False):
    written = "first {seat}"

    seat: Annotated[Seat, Among(range(2), dict(enumerate(NAMES)))]


class Sailed(PublicEvent, frozen=True, gc=False):
    seat: Seat
    spot: Spot
    passed: tuple[Spot, ...]


VERBS = Verbs([Sail, Take, TakeNothing, First])
TERMS = SimpleNamespace(spots=("a1", "b2"), boats=2)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("canoe to a1", Sail("canoe", "a1")),
        ("raft to b2 #1", Sail("raft", "b2", 1)),
        ("raft to b2 paying blue 1", Sail("raft", "b2", 0, (0, 1))),
        ("raft to b2 #2 paying red 1 blue 1", Sail("raft", "b2", 2, (1, 1))),
        ("take shell", Take("shell")),
        ("take hidden", Take("")),
        ("take nothing", TakeNothing()),
        ("first blue", First(1)),
    ],
)
def test_an_action_is_written_as_its_form_says_and_read_again(text: str, action: Action) -> None:
    assert VERBS.write(action) == text
    assert VERBS.read(text) == action
    assert VERBS.read(f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    "text",
    ["", "canoe", "canoe to", "canoe to a1 #", "canoe to a1 #0", "canoe to a1 #+1", "raft to a1 paying red 0",
     "raft to a1 paying blue 1 red 1", "steamer to a1", "first green", "take", "take nothing more", "x" * 300],
)  # fmt: skip
def test_what_would_not_be_written_so_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        VERBS.read(text)


def test_what_a_table_does_not_have_is_read_all_the_same_so_that_the_rules_can_say_why_not() -> None:
    assert VERBS.read("canoe to z9") == Sail("canoe", "z9")


def test_every_action_of_a_table_has_a_number_of_its_own() -> None:
    codec = VERBS.codec(TERMS)
    assert codec.size == 2 * 2 * 3 * 4 + 2 + 1 + 2
    actions = [codec.decode(number) for number in range(codec.size)]
    assert len(set(actions)) == codec.size
    assert [codec.encode(action) for action in actions] == list(range(codec.size))


def test_the_listing_has_every_verb_of_the_module_in_its_order() -> None:
    own = (Sail, Take, TakeNothing, First)
    assert VERBS.actions == own
    hidden = {kind: vars(sys.modules[__name__]).pop(kind.__name__) for kind in (Forgetful, Vague, Unsure, Nameless)}
    try:
        assert Verbs.of_module(__name__).actions == own
    finally:
        vars(sys.modules[__name__]).update({kind.__name__: found for kind, found in hidden.items()})


def test_the_places_of_a_thing_are_those_fields_that_say_so_each_once() -> None:
    assert places_of(Sail("canoe", "a1", 1)) == ("a1",)
    assert places_of(Take("shell")) == ()
    assert Sailed(1, "a1", ("b2", "a1")).places == ("a1", "b2")
    assert Sailed(1, "a1", ()).whose == 1


class Forgetful(Action, frozen=True, gc=False):
    written = "go"

    spot: Spot


class Vague(Action, frozen=True, gc=False):
    written = "go {spot}"

    spot: str


class Unsure(Action, frozen=True, gc=False):
    written = "go[ {spot}]"

    spot: Spot


class Nameless(Action, frozen=True, gc=False):
    written = "{spot} go"

    spot: Spot


@pytest.mark.parametrize("kind", [Forgetful, Vague, Unsure, Nameless], ids=lambda kind: kind.__name__)
def test_a_form_that_does_not_say_everything_is_found_when_it_is_loaded(kind: type[Action]) -> None:
    with pytest.raises(TypeError, match=kind.__name__):
        Verbs([kind])


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="not an action of this game"):
        VERBS.write(Nameless("a1"))


def test_a_field_must_say_what_it_may_hold() -> None:
    with pytest.raises(NotImplementedError):
        Field("x").values(TERMS)
