"""Random games at tables of every kind end, lose nothing and replay; and every combination keeps the contract."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.marathon import run
from benchmarks.tables import random_table
from farshore.core.conformance import Setting, check_game
from farshore.games.explorers import EXPLORERS
from farshore.games.explorers.achievements import NAMES
from farshore.games.explorers.options import ExplorersOptions
from tests.effort import tries
from tests.some import some

pytestmark = pytest.mark.no_cover  # many games, long enough as they are
GAMES_EACH = 20
EXPERT = ExplorersOptions(provisions="expert", gems="expert", temples="expert", villages="expert")
TABLES = [
    Setting(1, ExplorersOptions(achievements=3, map="first-player")),
    Setting(1, ExplorersOptions(temples="expert", may_stop=True, chosen_achievements=("R1", "R7", "R8"))),
    Setting(2, EXPERT),
    Setting(2, ExplorersOptions(first_seat="random", map="3r1 7r0 5r2 1r3", provisions="expert")),
    Setting(3, ExplorersOptions(temples="expert", achievements=2, may_stop=True)),
    Setting(3, ExplorersOptions(map="first-player", first_seat="random", gems="expert")),
    Setting(4, ExplorersOptions(chosen_achievements=("R8", "N1", "R7"), temples="expert", first_seat="random")),
    Setting(4, EXPERT),
]


@pytest.mark.parametrize("chunk", range(tries(8, 2)))
def test_random_games_at_random_tables_end_conserve_and_replay(chunk: int) -> None:
    numbers = range(GAMES_EACH * chunk, GAMES_EACH * (chunk + 1))
    outcomes = [run("explorers", number, seed=2) for number in numbers]
    assert not [outcome for outcome in outcomes if outcome.failure]
    assert all(some(outcome.decisions for outcome in outcomes))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_number_of_players_side_and_way_to_a_map_keeps_the_contract(table: Setting) -> None:
    check_game(EXPLORERS, [table], games=1, thorough=tries(6, 3))


def test_random_tables_come_with_every_value_of_every_option() -> None:
    rng = Random(1)
    tables = [random_table(EXPLORERS, rng) for _ in range(300)]
    assert {seats for seats, _ in tables} == {1, 2, 3, 4}
    for side in ("provisions", "gems", "temples", "villages"):
        assert {options[side] for _, options in tables} == {"basic", "expert"}
    assert {options["achievements"] for _, options in tables} == {0, 1, 2, 3}
    assert {options["may_stop"] for _, options in tables} == {True, False}
    assert {options["first_seat"] for _, options in tables} == {"first", "random"}
    assert {options["map"] for _, options in tables} > {"random", "first-player"}
    chosen = {name for _, options in tables for name in options.get("chosen_achievements", ())}
    assert chosen == {*NAMES}
