"""Fitting what features of Entdecker are worth: it finds what games show, and else stays with its guesses."""

from __future__ import annotations

from random import Random

import pytest

from farshore.bots.entdecker.search.beliefs import Beliefs, at, beliefs_for, read_beliefs
from farshore.bots.entdecker.search.features import NAMES, Features
from farshore.bots.entdecker.search.guesses import GUESSES
from farshore.bots.entdecker.search.mind import SearchEntdecker
from tools.entdecker_fitting import AHEAD, Played, Position, fit, hopes, later_rows, play_games, written


def games(truth: Beliefs, number: int) -> list[Played]:
    """Return games that go as such weights would have it, in which only gold and scouts differ."""
    rng, found = Random(1), []
    for _ in range(number):
        features = [Features(gold=rng.randrange(5), scouts=rng.randrange(9)) for _ in range(2)]
        position = Position(rng.random(), (3, 5), features, 0.0)
        ends = [round(points) for points in hopes(position, truth)]
        found.append(Played([position], (ends[0], ends[1])))
    return found


def test_weights_go_to_where_games_show_them_and_the_rest_stay() -> None:
    truth = tuple(moment._replace(points=moment.points._replace(gold=3.0)) for moment in GUESSES)
    fitted = fit(games(truth, 600), GUESSES)
    assert at(fitted, 0.5).gold == pytest.approx(3.0, abs=0.5)
    assert at(fitted, 0.5).scouts == pytest.approx(at(GUESSES, 0.5).scouts, abs=0.1)
    assert at(fitted, 0.5).share_1 == pytest.approx(at(GUESSES, 0.5).share_1)


def test_what_came_of_a_position_is_seen_some_turns_later_or_at_the_end() -> None:
    rows = later_rows([AHEAD + 2, 1])
    assert list(rows) == [AHEAD, AHEAD + 1, *[-1] * (AHEAD + 1)]


def test_what_is_written_is_read_again() -> None:
    found = read_beliefs(written({2: GUESSES}), 2)
    assert [moment.left for moment in found] == [moment.left for moment in GUESSES]
    for name in NAMES:
        assert getattr(found[-1].points, name) == pytest.approx(getattr(GUESSES[-1].points, name), abs=0.001)


def test_a_game_is_the_same_again_and_positions_are_noted_before_each_turn() -> None:
    [game] = play_games(GUESSES, 2, 1, "test", 0)
    assert play_games(GUESSES, 2, 1, "test", 0) == [game]
    assert len(game.positions) > 20
    left = [position.left for position in game.positions]
    assert left == sorted(left, reverse=True)


def test_the_search_player_goes_by_guesses_if_told_so() -> None:
    assert SearchEntdecker(guessed=True).style.beliefs == GUESSES
    assert SearchEntdecker().style.beliefs is None
    assert beliefs_for(2) != GUESSES
