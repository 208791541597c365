"""Random games are quick, repeatable and bounded."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from farshore.core.simulate import EndlessGame, random_game
from tests.broken_toys import Endless
from tests.toys import LAGOON, LagoonState, Phase


def test_a_random_game_is_played_to_its_end_and_counted() -> None:
    state = LagoonState(3, rounds=3)
    length = random_game(state, Random(1))
    assert state.phase == Phase.OVER
    assert length.decisions == 3 * (3 + 1)  # each round three dive and one trades or keeps
    assert 3 <= length.chances <= 5  # a pearl each, and one for each trade but the last


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = LAGOON.new(4), LAGOON.new(4)
    assert random_game(first, Random(7)) == random_game(second, Random(7))
    assert LAGOON.write_position(first) == LAGOON.write_position(second)


def test_chance_follows_the_weights() -> None:
    """Three pearls of 1 among seven: the first drawn is one of them in about three games of seven."""
    rng = Random(3)
    drawn = Counter[int]()
    for _ in range(2000):
        state = LagoonState(2, rounds=1)
        random_game(state, rng)
        drawn[state.pearls[0]] += 1
    assert drawn[1] == pytest.approx(2000 * 3 / 7, rel=0.1)
    assert drawn[2] == pytest.approx(2000 * 2 / 7, rel=0.1)


def test_a_lone_outcome_is_taken_as_it_is() -> None:
    state = LagoonState(2, rounds=1)
    state.bag = {2: 2}
    random_game(state, Random(0))
    assert state.pearls == [2, 2]


def test_a_game_that_does_not_end_is_an_error() -> None:
    with pytest.raises(EndlessGame, match="did not end within 100 steps"):
        random_game(Endless(2, rounds=2), Random(0), longest=100)
