"""The command that measures strength: it goes on where it stopped, and says what was played. And a few such games."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.bots_match import Standing
from benchmarks.strength import EXPERT, PAIRINGS, STAGES, Pairing, asked_for, cheapest_first, play_on, rows
from farshore.arena.store import Store
from farshore.arena.table import Played, Result
from farshore.arena.tournament import new_tournament
from farshore.arena.workers import in_turn
from farshore.bots.budget import Limit

BRIEF = next(pairing for pairing in PAIRINGS if pairing.name == "overworld-2-1-yardstick")


@pytest.mark.parametrize(("game_name", "games"), [("overworld", 4), ("entdecker", 6)])
def test_without_a_trial_search_wins_more_than_half_against_the_yardstick(game_name: str, games: int) -> None:
    limit = Limit(iterations=1)
    tournament = new_tournament(game_name, ("search", "yardstick"), limit=limit, seed="test", form="gauntlet")
    played = list(in_turn(tournament, range(games)))
    assert Standing.of([one.result for one in played], [one.seconds for one in played]).wins.value > 1 / 2


def test_every_pairing_can_be_played_and_has_a_file_of_its_own() -> None:
    assert len({pairing.name for pairing in PAIRINGS}) == len(PAIRINGS)
    for pairing in PAIRINGS:
        assert pairing.tournament.bots[0] == "search"


def test_four_times_the_budget_meets_a_quarter_of_it() -> None:
    tournament = Pairing("entdecker", 32, less=8).tournament
    assert tournament.bots == ("search", "search:iterations=8")
    assert tournament.limit.iterations == 32


def test_what_was_learned_meets_what_was_guessed() -> None:
    assert Pairing("overworld", 1, weights="guessed").tournament.bots == ("search", "search:guessed=true")


def test_it_stops_when_the_time_is_over_and_goes_on_later(tmp_path: Path) -> None:
    play_on(BRIEF, tmp_path, 2, 1, ends=-inf)
    play_on(BRIEF, tmp_path, 2, 1, ends=inf)
    with Store(BRIEF.tournament, tmp_path / f"{BRIEF.name}.sqlite") as store:
        assert store.numbers() == {0, 1}
    assert rows(tmp_path)[-1].startswith("| overworld | 2 | 1 | yardstick | 2 | ")


def test_one_of_several_words_is_in_the_name() -> None:
    names = {pairing.name for pairing in asked_for(["guessed", "expert"])}
    assert names == {pairing.name for pairing in PAIRINGS if pairing.weights == "guessed" or pairing.options == EXPERT}
    assert asked_for([]) == list(PAIRINGS)


def test_what_takes_least_is_played_first(tmp_path: Path) -> None:
    quick = next(pairing for pairing in PAIRINGS if pairing.name == "entdecker-2-1-guessed")
    for pairing, seconds in ((BRIEF, 0.5), (quick, 0.02)):
        with Store(pairing.tournament, tmp_path / f"{pairing.name}.sqlite") as store:
            result = Result(number=0, seating=(0, 1), scores=(1, 2), winners=(1,), decisions=3)
            store.add(Played(result, "", [[seconds], [seconds, seconds]]))
    steps = cheapest_first([BRIEF, quick], tmp_path)
    assert [games for pairing, games in steps if pairing == BRIEF] == list(STAGES)
    assert steps[0] == (quick, STAGES[0])
    assert steps.index((quick, STAGES[-1])) < steps.index((BRIEF, STAGES[1])), "400 games of 60 ms before 100 of 1.5 s"


def test_the_command_plays_and_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "STAGES", (2,))
    monkeypatch.setattr("sys.argv", ["strength", str(tmp_path), "--only", "entdecker-2-1-guessed", "--cheapest"])
    assert strength.main() == 0
    assert rows(tmp_path)[-1].startswith("| entdecker | 2 | 1 | itself by guessed weights | 2 | ")
