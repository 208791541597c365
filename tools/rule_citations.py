"""Where a rule's number is cited: in the modules and content files of its game, and in the marks of tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ROOT / "tests"
GAMES: Final = ROOT / "src" / "farshore" / "games"

_NUMBERS: Final = re.compile(r"\b([A-Z]{3})-(\d+)(?: to (?:\1-)?(\d+))?")
_RETOLD: Final = {
    *("__init__", "turn", "game", "options", "phase"),
    *("actions", "events", "telling", "offers", "names"),
    *("view", "position", "conserved", "invariants", "secrets", "retake"),
}
"""Modules and folders that list, write, show or count what others do: no rule is found there first."""


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each test with each rule number that its ``@rule`` or ``@pytest.mark.rule`` claims."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule"):
                    for number in decorator.args:
                        yield node.name, ast.literal_eval(number)


@cache
def proofs_of_rules(folder: Path = TESTS) -> dict[str, Counter[str]]:
    """Return, by rule number, the files with tests that claim it and how many do."""
    found: dict[str, Counter[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for _, number in marks_in(file.read_text("utf-8")):
            found.setdefault(number, Counter())[file.relative_to(folder).as_posix()] += 1
    return found


def numbers_in(text: str) -> set[str]:
    """Return the rule numbers of a text; ``ENT-60 to ENT-62``, or ``ENT-60 to 62``, are three."""
    found = set[str]()
    for prefix, first, last in _NUMBERS.findall(text):
        found.update(f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1))
    return found


def places_of_rules(home: Path) -> dict[str, list[str]]:
    """Return, by rule number, the modules and content files of a game's package that cite it.

    First those that begin with it, then those that cite it anywhere; of these first the one that is most about it,
    which is the one that cites the fewest others, and content after modules. What only retells a rule is left out where
    anything else cites it.
    """
    first: dict[str, list[str]] = {}
    later: dict[str, list[str]] = {}
    retold: dict[str, list[str]] = {}
    rules: dict[str, set[str]] = {}  # by module: all that it cites
    for file in _files(home):
        text, name = file.read_text("utf-8"), _name(file.relative_to(home))
        begins = numbers_in(_head(file, text))
        rules.setdefault(name, set()).update(numbers_in(text))
        for number in numbers_in(text):
            places = retold if _is_retold(file, home) else first if number in begins else later
            if name not in places.setdefault(number, []):
                places[number].append(name)
    for places in (first, later, retold):
        for names in places.values():
            names.sort(key=lambda name: (name.startswith("data/"), len(rules[name]), name))
    cited = {number: [*first.get(number, ()), *later.get(number, ())] for number in first | later}
    return retold | cited


def _files(home: Path) -> list[Path]:
    modules = sorted(home.rglob("*.py"))
    return [*modules, *(file for file in sorted(home.glob("data/**/*")) if file.suffix in {".toml", ".txt"})]


def _name(path: Path) -> str:
    """Name a module by itself, and content in a folder of its own by the folder."""
    return f"{path.parent.as_posix()}/" if path.parts[0] == "data" and len(path.parts) > 2 else path.as_posix()


def _head(file: Path, text: str) -> str:
    """Return what a file says of itself before anything else."""
    if file.suffix == ".py":
        return ast.get_docstring(ast.parse(text)) or ""
    return text.partition("\n")[0]


def _is_retold(file: Path, home: Path) -> bool:
    return file.relative_to(home).parts[0].removesuffix(".py") in _RETOLD
