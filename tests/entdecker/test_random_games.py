"""Random games at tables of every kind end, lose nothing and replay; and every edition keeps the contract."""

from __future__ import annotations

import pytest

from benchmarks.marathon import run
from farshore.core.conformance import Setting, check_game
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.options import EntdeckerOptions
from tests.effort import tries
from tests.make_records import SMALL
from tests.some import some

pytestmark = pytest.mark.no_cover  # many games, long enough as they are
GAMES_EACH = 20
TABLES = [
    Setting(2, EntdeckerOptions(edition="kosmos")),
    Setting(3, EntdeckerOptions(edition="digest")),
    Setting(4, EntdeckerOptions(first_seat="random", scenario="two-seas")),
    Setting(3, EntdeckerOptions(top_scout=True, scenario="north-south")),
    Setting(4, EntdeckerOptions(top_scout=True, edition="digest", first_seat="random", scenario="three-seas")),
    Setting(2, EntdeckerOptions(own_scenario=SMALL, edition="kosmos", top_scout=True)),
    Setting(3, EntdeckerOptions(own_scenario=SMALL, edition="digest", recall="any-time", strength="best-unit")),
]


@pytest.mark.parametrize("chunk", range(tries(8, 2)))
def test_random_games_at_random_tables_end_conserve_and_replay(chunk: int) -> None:
    numbers = range(GAMES_EACH * chunk, GAMES_EACH * (chunk + 1))
    outcomes = [run("entdecker", number, seed=2) for number in numbers]
    assert not [outcome for outcome in outcomes if outcome.failure]
    assert all(some(outcome.decisions for outcome in outcomes))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_edition_variant_and_scenario_keeps_the_contract(table: Setting) -> None:
    check_game(ENTDECKER, [table], games=1, thorough=tries(6, 3))
