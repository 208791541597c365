"""The tables of ``docs/games`` lead from the rulebook to code that cites a rule and to tests that prove it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farshore.core.contract import Game
from tools import rule_tables
from tools.rule_citations import GAMES, TESTS, marks_in, numbers_in, places_of_rules, proofs_of_rules

every_game = pytest.mark.parametrize("game", rule_tables.own_games(), ids=lambda game: game.name)


def test_the_tables_are_current() -> None:
    """If not: ``python -m tools.rule_tables``."""
    pages = list(rule_tables.documents())
    assert [name for name, page, wanted in pages if page != wanted] == []
    assert {name for name, _, _ in pages} == {"entdecker", "explorers", "overworld"}


def rows(game: Game) -> list[list[str]]:
    """Return the cells of a game's table as somebody reads it on the page."""
    page = (rule_tables.DOCUMENTS / f"{game.name}.md").read_text("utf-8")
    lines = page.partition(rule_tables.BEGIN)[2].partition(rule_tables.END)[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@every_game
def test_every_rule_has_its_row_in_order(game: Game) -> None:
    assert [row[1] for row in rows(game)] == list(game.rules)


@every_game
def test_every_file_that_a_row_names_says_so_itself(game: Game) -> None:
    """Read here once more and in another way than the tool does."""
    wrong = []
    for _, number, _, modules, tests in rows(game):
        marked = re.compile(rf'(?s)rule\([^)]*"{number}"')
        names = re.findall("`([^`]+)`", tests)
        files = [next(file for file in (TESTS / game.name / name, TESTS / name) if file.exists()) for name in names]
        wrong += [f"{number}: {file.name}" for file in files if not marked.search(file.read_text("utf-8"))]
        places = [GAMES / game.name / name for name in re.findall("`([^`]+)`", modules)]
        wrong += [f"{number}: {place.name}" for place in places if not place.exists()]
        assert files
        assert places
    assert wrong == []


def test_ranges_of_numbers_are_read() -> None:
    assert numbers_in("place (ENT-9, ENT-60 to ENT-62) and EXP-33 to 35; 12 to 14") == {
        *("ENT-9", "ENT-60", "ENT-61", "ENT-62"),
        *("EXP-33", "EXP-34", "EXP-35"),
    }


def test_a_rule_is_found_first_where_a_module_begins_with_it(tmp_path: Path) -> None:
    files = {
        "a.py": '"""Something else."""\nX = 1  # LAG-2\n',
        "b.py": '"""Fish (LAG-1 to LAG-2)."""\n',
        "c.py": '"""Nets alone (LAG-1)."""\n',
        "turn.py": '"""Everything (LAG-1 to LAG-4)."""\n',
        "view/boats.py": '"""Boats (LAG-1, LAG-3)."""\n',
        "data/ponds/big.toml": "# LAG-2: a pond\n",
        "data/ponds/small.toml": "# LAG-2: a pond\n",
        "data/nets.toml": "\nnets = 3 # LAG-1\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert places_of_rules(tmp_path) == {
        "LAG-1": ["c.py", "b.py", "data/nets.toml"],
        "LAG-2": ["b.py", "data/ponds/", "a.py"],
        "LAG-3": ["view/boats.py", "turn.py"],
        "LAG-4": ["turn.py"],
    }


def test_the_tests_of_a_rule_are_counted_by_file(tmp_path: Path) -> None:
    (tmp_path / "lagoon").mkdir()
    source = '@rule("LAG-1")\ndef test_{}(): ...\n'
    (tmp_path / "lagoon" / "test_fish.py").write_text(source.format("one") + source.format("two"))
    (tmp_path / "test_all.py").write_text(source.format("three"))
    (tmp_path / "helper.py").write_text(source.format("four"))
    assert list(marks_in(source.format("one"))) == [("test_one", "LAG-1")]
    assert proofs_of_rules(tmp_path) == {"LAG-1": {"lagoon/test_fish.py": 2, "test_all.py": 1}}


def test_a_rulebook_must_name_every_rule_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rule_tables.own_games()[0]
    text = rule_tables.RULEBOOKS.read_text("utf-8")
    monkeypatch.setattr(rule_tables, "RULEBOOKS", tmp_path / "rulebooks.toml")
    for wrong in ("[]", '["ENT-10", "ENT-11"]', '["ENT-10", "ENT-99"]'):
        rule_tables.RULEBOOKS.write_text(text.replace('["ENT-10"]', wrong), "utf-8")
        with pytest.raises(rule_tables.Unplaced, match="must name every rule of entdecker once"):
            rule_tables.sections_of(game)
