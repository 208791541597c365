"""Positions to find the move in: what comes with the games holds, and the command makes more of the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore import Match, game
from farshore.bots.advice import Advice
from farshore.bots.puzzles.checking import is_clear, right
from farshore.bots.puzzles.finding import kind_of
from farshore.bots.puzzles.puzzle import (
    Made,
    Puzzle,
    UnknownPuzzle,
    collection_of,
    puzzle_id,
    puzzle_of,
    puzzles_of,
    read_collection,
)
from farshore.bots.puzzles.writing import write_collection
from farshore.core.errors import BadFile
from tools.practice import main

GAMES = ["entdecker", "explorers", "overworld"]
ENOUGH = 30


def advice(action: str, behind: float, spread: float = 0.1, then: tuple[str, ...] = ()) -> Advice:
    return Advice(action=action, value=-behind, behind=behind, spread=spread, points=(), then=then)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_brings_enough(name: str) -> None:
    assert len(puzzles_of(name)) >= ENOUGH


@pytest.mark.parametrize("name", GAMES)
def test_no_position_comes_twice(name: str) -> None:
    puzzles, collection = puzzles_of(name), collection_of(name)
    assert collection is not None
    assert len(collection.puzzles) == len(puzzles), "every name is there once"
    assert len({puzzle.position for puzzle in puzzles.values()}) == len(puzzles)
    assert collection.made.check > collection.made.scan, "who judges a position thinks more than who found it"
    kinds = [kind_of(game(name), puzzle) for puzzle in puzzles.values()]
    assert max(map(kinds.count, kinds)) <= collection.made.alike * ENOUGH


@pytest.mark.parametrize("name", GAMES)
def test_every_position_opens_and_all_that_was_judged_can_be_done_there(name: str) -> None:
    for puzzle in puzzles_of(name).values():
        match = Match.new(name, start=puzzle.position)
        legal = {match.game.write_action(action) for action in match.legal(puzzle.seat)}
        assert {answer.action for answer in puzzle.answers} <= legal
        assert puzzle.id == puzzle_id(match.game.write_position(match.state), puzzle.seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_is_clearly_the_best(name: str) -> None:
    collection = collection_of(name)
    assert collection is not None
    for puzzle in collection.puzzles:
        behind = [answer.behind for answer in puzzle.answers]
        assert behind == sorted(behind)
        assert behind[0] == 0
        assert is_clear(puzzle.answers, collection.made), puzzle.id
        assert 1 <= puzzle.level <= 3
        good = right(puzzle.answers)
        assert puzzle.answers[len(good)].behind >= collection.made.gap
        assert all(puzzle.grade(answer.action) in {"best", "close"} for answer in good)


def test_a_move_is_judged_by_the_plan_that_it_is_a_step_of() -> None:
    answers = (advice("a", 0, then=("b",)), advice("c", 0.3), advice("d", 2.0, then=("b", "e")), advice("f", 3.0))
    puzzle = Puzzle(id="x", seat=0, level=1, theme="points", answers=answers, position="")
    grades = [puzzle.grade(move) for move in "abcdefg"]
    assert grades == ["best", "best", "close", "worse", "worse", "worse", "far"]


@pytest.mark.parametrize(
    ("answers", "clear"),
    [
        ([advice("a", 0), advice("b", 2), advice("c", 3)], True),
        ([advice("a", 0), advice("b", 0.2), advice("c", 3), advice("d", 4)], True),
        ([advice("a", 0), advice("b", 2)], False),  # there is little to choose from
        ([advice("a", 0), advice("b", 0.7), advice("c", 3)], False),  # worse, but hardly
        ([advice("a", 0), advice("b", 2, spread=1.5), advice("c", 3)], False),  # nobody can be sure
        ([advice("a", 0), advice("b", 0.1), advice("c", 0.2), advice("d", 3), advice("e", 3)], False),  # much is right
    ],
)
def test_a_position_is_clear_if_few_moves_are_right_and_the_next_is_surely_worse(
    answers: list[Advice], clear: bool
) -> None:
    assert is_clear(answers, Made(seed=1, seats=(2,), scan=1, check=1, games=1)) == clear


def test_the_command_makes_the_same_again_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out, ask = tmp_path / "puzzles.toml", ["entdecker", "--seed", "5", "--scan", "6", "--check", "24", "--seats", "2"]
    assert main([*ask, "--count", "1", "--games", "3", "--out", str(out)]) == 0
    made = out.read_text("utf-8")
    found = read_collection(made, out.name)
    assert len(found.puzzles) == 1
    assert write_collection(found) == made
    out.unlink()
    main([*ask, "--count", "1", "--games", "3", "--out", str(out)])
    assert out.read_text("utf-8") == made
    assert main([*ask, "--count", "1", "--out", str(out)]) == 0, "there is enough"
    assert out.read_text("utf-8") == made


def test_what_there_is_not_or_is_no_puzzle_is_told() -> None:
    with pytest.raises(UnknownPuzzle, match="nothing"):
        puzzle_of("overworld", "nothing")
    assert puzzles_of("atoll") == {}
    with pytest.raises(BadFile, match="seed"):
        read_collection("puzzles = []\n[made]\nseed = 'x'\n", "puzzles.toml")
