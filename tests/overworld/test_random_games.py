"""Random games at tables of every kind end, lose nothing and replay; and every combination keeps the contract."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from benchmarks.marathon import run
from benchmarks.tables import random_table
from farshore.core.conformance import Setting, check_game
from farshore.games.overworld import OVERWORLD
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from tests.effort import tries
from tests.overworld.table import fresh, rule
from tests.some import some

pytestmark = pytest.mark.no_cover  # many games, long enough as they are
GAMES_EACH = 8
EXPANSIONS = list(product((False, True), repeat=2))
TABLES = [
    Setting(2, OverworldOptions(provisions=True)),
    Setting(2, OverworldOptions(ports=True)),
    Setting(3, OverworldOptions(provisions=True, ports=True)),
]


@pytest.mark.parametrize("chunk", range(tries(4, 2)))
def test_random_games_at_random_tables_end_conserve_and_replay(chunk: int) -> None:
    numbers = range(GAMES_EACH * chunk, GAMES_EACH * (chunk + 1))
    outcomes = [run("overworld", number, seed=3) for number in numbers]
    assert not [outcome for outcome in outcomes if outcome.failure]
    assert all(some(outcome.decisions for outcome in outcomes))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_expansion_keeps_the_contract(table: Setting) -> None:
    check_game(OVERWORLD, [table], games=1, thorough=2)


def test_random_tables_come_with_every_value_of_every_option() -> None:
    rng = Random(1)
    tables = [random_table(OVERWORLD, rng) for _ in range(200)]
    found = {(seats, options["provisions"], options["ports"]) for seats, options in tables}
    assert found == {(seats, *chosen) for seats in (2, 3, 4) for chosen in EXPANSIONS}


@rule("OVW-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_with_equal_turns_and_without_coast_tiles(players: int) -> None:
    """In real play the coasts are gone before the bag is, whose tiles are whole rounds for any number of players."""
    rng = Random(players)
    for first in ("black", "white", "red", "yellow")[:players]:
        table = fresh(first=first, players=players)
        turns = [0] * players
        while table.phase != Phase.OVER:
            is_draw = table.phase == Phase.DRAW
            turns[table.state.active] += is_draw
            table.play(rng.choice(list(table.outcomes()) if is_draw else table.legal()))
        assert len({*turns}) == 1
        assert table.state.pile == [0, 0]
