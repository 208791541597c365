"""The conformance checks pass a good game and catch each kind of bad one, with a sentence that says what is wrong."""

from __future__ import annotations

import re

import pytest

from farshore.core.conformance import ConformanceError, Setting, check_game
from farshore.core.conformance.examination import difference
from farshore.core.contract import Game
from tests.broken_toys import BROKEN, Counted
from tests.toys import LAGOON, LagoonOptions

TABLES = [Setting(seats, options) for seats in (2, 3, 4) for options in (None, LagoonOptions(rounds=2))]


def test_a_good_game_passes() -> None:
    check_game(LAGOON, TABLES, games=6)
    check_game(Counted(), TABLES, games=2)


@pytest.mark.parametrize(("sentence", "game"), BROKEN, ids=[type(game).__name__ for _, game in BROKEN])
def test_a_broken_game_is_caught_with_a_sentence_that_says_what_is_wrong(sentence: str, game: Game) -> None:
    with pytest.raises(ConformanceError, match=re.escape(sentence)):
        check_game(game, [Setting(3)], games=30, thorough=12, longest=500)


def test_the_sentence_says_where_it_happened() -> None:
    _, game = BROKEN[0]
    with pytest.raises(ConformanceError, match="lagoon, 2 seats, game 0, step 500: "):
        check_game(game, [Setting(2)], longest=500)
    with pytest.raises(ConformanceError, match="lagoon, 3 seats, rounds=2, game 0, step 50: "):
        check_game(game, [Setting(3, LagoonOptions(rounds=2))], longest=50)


def test_a_difference_is_shown_where_it_begins() -> None:
    assert difference("x" * 200 + "abc", "x" * 200 + "abd").splitlines() == [
        f"… {'x' * 78}abc …",
        f"… {'x' * 78}abd …",
    ]
    assert difference("ab", "abc") == "… ab …\n… abc …"
