"""The levels: up to the third thought is bounded, at the fourth it is not, and each plays better than the one below."""

from __future__ import annotations

import pytest

from benchmarks.levels import Watched, play
from farshore.bots.budget import Limit
from farshore.bots.characters import LEVELS, characters_of
from farshore.bots.registry import make_bot
from farshore.core.registry import game, game_names
from tests.effort import in_depth

GAMES = 12
BOUNDED = 10
"""The most iterations a choice of those who do not search as long as they may."""
LONG = Limit(iterations=24)
"""What the fourth level is granted here; on the server it is far more."""
QUICK = {("explorers", 2)}
"""The pair that costs so little that it is tried every time."""


@pytest.mark.parametrize("game_name", game_names())
def test_only_the_fourth_level_thinks_as_long_as_it_may(game_name: str) -> None:
    *bounded, strongest = characters_of(game_name).values()
    assert (strongest.bot, strongest.habits.iterations) == ("search", None)
    for character in bounded:
        assert character.bot == "greedy" or (character.habits.iterations or BOUNDED + 1) <= BOUNDED


@pytest.mark.parametrize(
    ("game_name", "level"),
    [
        pytest.param(name, level, marks=[] if (name, level) in QUICK else in_depth)
        for name in game_names()
        for level in LEVELS[1:]
    ],
)
def test_a_level_wins_more_often_than_the_one_below(game_name: str, level: int) -> None:
    """Not by how much: that takes hundreds of games (``python -m benchmarks.levels``)."""
    names = list(characters_of(game_name))
    stronger, below = Watched(make_bot(game_name, names[level - 1])), make_bot(game_name, names[level - 2])
    games = [play(game(game_name), stronger, below, "levels/test", number, LONG) for number in range(GAMES)]
    assert sum(one.won for one in games) > GAMES / 2
