"""``farshore check``: records, positions and scenarios get a verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.match import Match
from tests.cli.command import farshore, one_line, random_match

SCENARIO = """name = "mine"
board = '''
 ABCDEF
1......
2..5...
3...~..
4......
'''
"""


@pytest.fixture(scope="module")
def finished() -> Match:
    return random_match(10_000)


def saved(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_a_finished_record_is_verified_with_its_seed(tmp_path: Path, finished: Match) -> None:
    output = one_line(farshore("check", saved(tmp_path / "game.jsonl", finished.record.text())))
    assert "a valid record of entdecker" in output
    assert f"the game is over ({', '.join(map(str, finished.scores))})" in output
    assert "every chance step is what the committed seed says" in output


def test_a_record_without_its_seed_says_that_chance_is_not_checked(tmp_path: Path) -> None:
    text = random_match(20).record.text()
    header, _, steps = text.partition("\n")
    hidden = header.replace(f'"seed":"{b"a".hex()}"', '"seed":null')
    assert hidden != header
    output = one_line(farshore("check", saved(tmp_path / "game.jsonl", f"{hidden}\n{steps}")))
    assert "the game is not over yet" in output
    assert "not yet shown" in output


def test_a_changed_die_is_found(tmp_path: Path, finished: Match) -> None:
    text = finished.record.text()
    roll = next(step for step in finished.record.steps if step.action.startswith("roll "))
    other = "roll 2" if roll.action != "roll 2" else "roll 3"
    changed = text.replace(f'"{roll.action}"', f'"{other}"', 1)
    output = one_line(farshore("check", saved(tmp_path / "game.jsonl", changed), code=1))
    assert "but the seed says otherwise" in output
    assert "line" in output


def test_a_record_cut_short_is_found(tmp_path: Path, finished: Match) -> None:
    cut = finished.record.text()[:-20]
    assert "game.jsonl, line" in one_line(farshore("check", saved(tmp_path / "game.jsonl", cut), code=1))


def test_positions_and_scenarios_are_told_apart(tmp_path: Path) -> None:
    position = saved(tmp_path / "p.toml", random_match(60).position())
    scenario = saved(tmp_path / "s.toml", SCENARIO)
    output = one_line(farshore("check", position, scenario))
    assert "p.toml: a valid position of entdecker for 3 players" in output
    assert "s.toml: a valid scenario of entdecker" in output


def test_one_bad_file_does_not_hide_the_verdict_on_the_others(tmp_path: Path) -> None:
    position = saved(tmp_path / "p.toml", random_match(60).position().replace("players = 3", "players = 9"))
    scenario = saved(tmp_path / "s.toml", SCENARIO.replace("~", "x"))
    other = saved(tmp_path / "o.toml", "answer = 42\n")
    nothing = saved(tmp_path / "n.txt", "once upon a time")
    good = saved(tmp_path / "good.toml", SCENARIO)
    output = one_line(farshore("check", position, scenario, other, nothing, good, code=1))
    assert output.count("✗") == 4
    assert "p.toml, players" in output
    assert "s.toml, board" in output
    assert "neither a record nor a position nor a scenario" in output
    assert "neither a record (JSON Lines) nor TOML" in output
    assert "✓" in output


def test_a_position_of_an_unknown_game_is_told_so(tmp_path: Path) -> None:
    path = saved(tmp_path / "p.toml", 'game = "chess"\n')
    assert "There is no game called “chess”" in one_line(farshore("check", path, code=1))
