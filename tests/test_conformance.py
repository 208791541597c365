"""Every installed game keeps the contract, with any number of players."""

from __future__ import annotations

import pytest

from farshore.core.conformance import Setting, check_game
from farshore.core.registry import broken_games, games
from tests.effort import tries

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_printed_game_keeps_the_contract(name: str, seats: int) -> None:
    check_game(games()[name], [Setting(seats)], games=tries(2, 1), thorough=tries(6, 4))


def test_no_installed_game_is_broken() -> None:
    assert broken_games() == {}
