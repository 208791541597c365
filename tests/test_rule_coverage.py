"""Every rule of every game is proved by a test, and no test claims to prove a rule that is not there.

The marks are read from the source, not from the running tests, so that it does not matter how many of them run where.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from farshore.core.registry import games
from tools.rule_citations import marks_in

TESTS = Path(__file__).parent
UNFINISHED = {folder.name for folder in files("farshore.games").iterdir()} - set(games())
"""Games that are being written and not registered yet: the rules their tests name are not known anywhere."""


@cache
def claims() -> dict[str, list[str]]:
    """Return the tests that claim each rule number."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        if file.relative_to(TESTS).parts[0] in UNFINISHED:
            continue
        for name, number in marks_in(file.read_text("utf-8")):
            found.setdefault(number, []).append(f"{file.relative_to(TESTS)}::{name}")
    return found


@pytest.mark.parametrize("name", games())
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    missing = [number for number in games()[name].rules if number not in claims()]
    assert not missing, f"rules of {name} without a test: {', '.join(missing)}"


def test_every_claim_names_a_rule_that_exists() -> None:
    known = {number for game in games().values() for number in game.rules}
    unknown = {number: tests for number, tests in claims().items() if number not in known}
    assert not unknown, f"tests that name unknown rules: {unknown}"


def test_both_ways_of_marking_are_read() -> None:
    source = """
@rule("ENT-1", "ENT-2")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

class TestGroup:
    @pytest.mark.rule("ENT-3")
    def test_two(self): ...

@rule("ENT-4")
def helper(): ...
"""
    assert list(marks_in(source)) == [("test_one", "ENT-1"), ("test_one", "ENT-2"), ("test_two", "ENT-3")]
