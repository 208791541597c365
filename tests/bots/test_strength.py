"""The command that measures strength: it goes on where it stopped, and says what was played."""

from __future__ import annotations

from math import inf
from pathlib import Path

from benchmarks.strength import PAIRINGS, Pairing, play_on, rows
from farshore.arena.store import Store

BRIEF = next(pairing for pairing in PAIRINGS if pairing.name == "overworld-2-1-yardstick")


def test_every_pairing_can_be_played_and_has_a_file_of_its_own() -> None:
    assert len({pairing.name for pairing in PAIRINGS}) == len(PAIRINGS)
    for pairing in PAIRINGS:
        assert pairing.tournament.bots[0] == "search"


def test_four_times_the_budget_meets_a_quarter_of_it() -> None:
    tournament = Pairing("entdecker", 32, less=8).tournament
    assert tournament.bots == ("search", "search:iterations=8")
    assert tournament.limit.iterations == 32


def test_what_was_learned_meets_what_was_guessed() -> None:
    assert Pairing("overworld", 1, guessed=True).tournament.bots == ("search", "search:guessed=true")


def test_it_stops_when_the_time_is_over_and_goes_on_later(tmp_path: Path) -> None:
    play_on(BRIEF, tmp_path, 2, 1, ends=-inf)
    play_on(BRIEF, tmp_path, 2, 1, ends=inf)
    with Store(BRIEF.tournament, tmp_path / f"{BRIEF.name}.sqlite") as store:
        assert store.numbers() == {0, 1}
    assert rows(tmp_path)[-1].startswith("| overworld | 2 | 1 | yardstick | 2 | ")
