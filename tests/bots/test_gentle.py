"""The gentle bots: whoever has just learnt a game, and plays sensibly, wins more often than not."""

from __future__ import annotations

import pytest

from farshore.bots.registry import GENTLE, make_bot
from farshore.core.lessons import lesson_of
from farshore.core.registry import game
from tools.gentleness import LEARNERS, outcome

GAMES = 10  # always the same ones


@pytest.mark.parametrize("name", ["entdecker", "explorers", "overworld"])
def test_a_sensible_learner_wins_the_game_at_the_end_of_the_first_lesson(name: str) -> None:
    found = outcome(lesson_of(game(name), "first"), LEARNERS["sensible"](name), make_bot(name, GENTLE), GAMES)
    assert found.won > 0.5
    assert found.points > found.rival


def test_what_it_thinks_of_can_be_set() -> None:
    """Whoever thinks of everything plays as well as the one that judges."""
    lesson = lesson_of(game("explorers"), "first")
    careful = outcome(lesson, make_bot("explorers", GENTLE, attention=500), make_bot("explorers", GENTLE), 4)
    greedy = outcome(lesson, LEARNERS["good"]("explorers"), make_bot("explorers", GENTLE), 4)
    assert careful.won == greedy.won == 1
