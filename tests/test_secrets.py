"""What a seat may not know has few ways out, and each is where one looks for it: in ``secrets.py``, and at the gate."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.some import never_empty

SOURCE = Path(__file__).parents[1] / "src" / "farshore"
DECIDING = {"seen_by", "reveals", "reveals_to", "gains_to"}
"""What says of an event who may see it, to whom it reveals, and to whom its gains are news."""
TURNS = {
    "bots/gate.py": ["deal"],
    "bots/puzzles/checking.py": ["deal", "deal", "deal"],
    "bots/puzzles/finding.py": ["deal", "turn.world"],
    "bots/review/choices.py": ["deal"],
    "cli/connecting/far_table.py": ["read_position"],
    "cli/hint.py": ["deal"],
    "server/thinking.py": ["read_position"],
}
"""By module: where the worlds come from in which bots are handed a turn. Where a bot thinks in another process or on
another machine, ``read_position`` reads what was dealt for it. Whoever adds one sees to it that the truth stays out.
"""


@never_empty
def modules(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """Yield every module in a folder, with its path in the package."""
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text("utf-8"))


def names_defined(module: ast.Module) -> Iterator[str]:
    """Yield what the classes of a module define."""
    for kind in (node for node in ast.walk(module) if isinstance(node, ast.ClassDef)):
        for part in kind.body:
            if isinstance(part, ast.FunctionDef):
                yield part.name
            elif isinstance(part, ast.Assign):
                yield from (target.id for target in part.targets if isinstance(target, ast.Name))
            elif isinstance(part, ast.AnnAssign) and part.value is not None and isinstance(part.target, ast.Name):
                yield part.target.id


def test_who_may_know_of_an_event_is_said_on_the_page_of_secrets_alone() -> None:
    deciding = {path: DECIDING.intersection(names_defined(module)) for path, module in modules(SOURCE / "games")}
    where = {path for path, found in deciding.items() if found}
    assert where == {"games/entdecker/secrets.py", "games/explorers/secrets.py"}
    assert set().union(*deciding.values()) == DECIDING


def turns(module: ast.Module) -> Iterator[str]:
    """Yield where the world of every turn comes from that a module makes: what is called for it, or whose it was."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                named.setdefault(ast.unparse(target), []).append(node.value)
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Turn":
            world = ast.unparse(node.args[0])
            for source in named.get(world, [node.args[0]]):
                if isinstance(source, ast.Call):
                    yield ast.unparse(source.func).rpartition(".")[2]
                else:
                    yield ast.unparse(source)


def dealers(module: ast.Module) -> set[str]:
    """Return from where a module has what it calls ``deal``."""
    imports = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom)]
    return {str(node.module) for node in imports for alias in node.names if (alias.asname or alias.name) == "deal"}


def test_a_bot_is_handed_its_turn_in_few_places_and_each_time_in_a_world_that_was_dealt() -> None:
    found, dealt_by = dict[str, list[str]](), set[str]()
    for path, module in modules(SOURCE):
        if worlds := sorted(turns(module)):
            found[path] = worlds
            dealt_by |= dealers(module)
    assert found == TURNS
    assert dealt_by == {"farshore.bots.gate"}
