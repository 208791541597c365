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


@pytest.mark.parametrize("is_over", [True, False])
def test_a_record_cut_short_is_found_and_can_be_gone_on_with(tmp_path: Path, finished: Match, is_over: bool) -> None:
    match = finished if is_over else random_match(30)
    path = saved(tmp_path / "game.jsonl", match.record.text()[:-20])
    output = one_line(farshore("check", path, code=1))
    lines = len(list(match.record.lines()))
    assert f"game.jsonl, line {lines}: the last line was cut off" in output
    assert f"To go on: farshore play --resume {path}" in output
    farshore("play", "--resume", path, "--seats", "you,random,random")


def test_a_record_that_is_wrong_before_its_cut_is_not_said_to_be_good(tmp_path: Path, finished: Match) -> None:
    cut = finished.record.text()[:-20].replace('"roll ', '"fly ', 1)
    output = one_line(farshore("check", saved(tmp_path / "game.jsonl", cut), code=1))
    assert "game.jsonl, line" in output
    assert "To go on" not in output


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"x = {'[' * 5000}{']' * 5000}", "nested too deeply"),
        (f"x = {'9' * 6000}", "neither a record (JSON Lines) nor TOML"),
        (f"board = 1\nx = {'9' * 6000}", "neither a record (JSON Lines) nor TOML"),
    ],
)
def test_a_file_that_is_too_much_for_a_reader_is_told_so(tmp_path: Path, text: str, reason: str) -> None:
    output = one_line(farshore("check", saved(tmp_path / "x.toml", text), code=1))
    assert output.startswith("✗")
    assert reason in output


def test_a_text_may_begin_with_a_byte_order_mark(tmp_path: Path, finished: Match) -> None:
    mark = "\ufeff"
    scenario = saved(tmp_path / "s.toml", mark + SCENARIO)
    record = saved(tmp_path / "game.jsonl", mark + finished.record.text())
    assert farshore("check", scenario, record).count("✓") == 2


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
