"""How every game speaks unless it knows better."""

from __future__ import annotations

import pytest

from farshore import Match, game
from farshore.core.registry import games
from farshore.core.telling import Telling
from farshore.core.words import message_keys
from tests.toys import LAGOON

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def test_a_game_speaks_plainly_unless_it_has_a_telling_of_its_own() -> None:
    assert type(LAGOON.telling) is Telling
    view = Match.new(LAGOON, 3).view(0)
    assert LAGOON.telling.prompt(view, 0) == "It is your move."
    assert LAGOON.telling.waiting(view, (1,), NAMES) == "It is Ben's move."
    assert LAGOON.telling.waiting(view, (0, 1, 2), NAMES) == "Ann, Ben and Cleo are to move."


@pytest.mark.parametrize("name", sorted(games()))
def test_whoever_is_to_act_is_told_what_for_and_the_others_who_it_is(name: str) -> None:
    found = game(name)
    match = Match.new(found, 2)
    seat = match.actors()[0]
    assert found.telling.prompt(match.view(seat), seat) != "It is your move."
    assert NAMES[seat] in found.telling.waiting(match.view(None), match.actors(), NAMES)


def test_values_of_an_option_are_suggested_in_the_order_of_the_catalogue() -> None:
    telling = game("explorers").telling
    assert [value for value, _, _ in telling.suggestions("map")] == ["random", "first-player"]
    assert telling.suggestions("own_tiles") == []
    value, title, text = telling.suggestions("chosen_achievements")[0]
    assert (value, str(title)) == ("N1", "Unread")
    assert str(text).startswith("6 points")


def test_the_attributes_of_a_message_can_be_listed() -> None:
    assert message_keys("entdecker-option-first_seat") == ["text", "first", "random"]
    assert message_keys("nothing-of-the-kind") == []
