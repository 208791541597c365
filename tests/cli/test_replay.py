"""``farshore replay``: step by step, printed, and as a seat may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.contract import CHANCE
from farshore.core.match import Match
from tests.cli.command import farshore, one_line, random_match
from tests.some import some


@pytest.fixture(scope="module")
def finished() -> Match:
    return random_match(10_000)


@pytest.fixture
def record(tmp_path: Path, finished: Match) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(finished.record.text(), encoding="utf-8")
    return path


def decisions(match: Match) -> list[str]:
    return [step.action for step in match.record.steps if step.seat != CHANCE]


def test_print_tells_every_move_and_the_result(record: Path, finished: Match) -> None:
    output = one_line(farshore("replay", record, "--print"))
    moves = decisions(finished)
    position = 0
    for number, action in some(enumerate(moves, 1)):
        position = output.index(f"Move {number} of {len(moves)} — ", position)
        assert action in output[position : position + 80]
    assert output.startswith(f"entdecker, Red, White, Yellow: {len(moves)} moves")
    assert "The game is over. player total" in output[position:]
    assert any(f"★ {name}" in output[position:] for name in ("Red", "White", "Yellow"))
    assert all(some(str(score) in output[position:] for score in finished.scores))


def test_stepping_goes_on_back_and_to_a_move(record: Path, finished: Match) -> None:
    output = farshore("replay", record, typed=f"\n\nb\n7\nx\n9999\n{'9' * 6000}\nq\n")
    shown = [line.split()[1] for line in output.splitlines() if line.startswith("Move ")]
    assert shown == ["1", "2", "1", "7"]
    assert output.count(f"a number from 0 to {len(decisions(finished))}") == 3


def test_the_end_of_the_input_ends_it_and_the_last_move_stays_the_last(record: Path, finished: Match) -> None:
    last = len(decisions(finished))
    output = farshore("replay", record, typed=f"{last}\n\n")
    assert output.count(f"Move {last} of {last}") == 2
    assert "wins." in output or "share the victory." in output


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(30).record.text(), encoding="utf-8")
    assert "The game is not over yet." in farshore("replay", path, "--print")


def test_a_record_that_a_crash_has_cut_off_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    path, match = tmp_path / "game.jsonl", random_match(30)
    path.write_text(match.record.text() + '{"line":"step","se', encoding="utf-8")
    assert f"Move 30 of {len(decisions(match))}" in farshore("replay", path, "--print")


def test_seats_are_named_in_words_with_who_sits_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(Match.new("entdecker", ["you", "white"]).record.text(), encoding="utf-8")
    assert farshore("replay", path, "--print").startswith("entdecker, Red (you), White: 0 moves")


def test_a_seat_sees_its_own_secrets_only(tmp_path: Path) -> None:
    match = Match.new("entdecker", 2, {"top_scout": True})
    match.play(0, "top 3 7")
    match.play(1, "top 4 9")
    path = tmp_path / "game.jsonl"
    path.write_text(match.record.text(), encoding="utf-8")
    red = one_line(farshore("replay", path, "--print", "--seat", "red"))
    white = one_line(farshore("replay", path, "--print", "--seat", "2"))
    spectator = one_line(farshore("replay", path, "--print"))
    assert "top 3 7" in red
    assert "top 4 9" not in red
    assert "White names two top scouts in secret" in red
    assert "top 4 9" in white
    assert "top 3 7" not in white
    assert "top 3 7" not in spectator
    assert "top 4 9" not in spectator


def test_an_unknown_seat_is_told_so(record: Path) -> None:
    assert "There is no seat" in one_line(farshore("replay", record, "--seat", "9" * 6000, code=2))
    output = one_line(farshore("replay", record, "--seat", "green", code=2))
    assert "There is no seat “green”. Seats: red, white, yellow." in output


def test_an_impossible_record_is_told_with_its_line(tmp_path: Path, finished: Match) -> None:
    path = tmp_path / "game.jsonl"
    start = next(action for action in decisions(finished) if action.startswith("start"))
    path.write_text(finished.record.text().replace(f'"{start}"', '"start C3"', 1), encoding="utf-8")
    output = one_line(farshore("replay", path, "--print", code=1))
    assert "game.jsonl, line" in output
    assert "C3 is undiscovered" in output
