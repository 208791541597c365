"""No test passes because what it walks through happens to be empty."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.some import never_empty, some

TESTS = Path(__file__).parent
GUARD = "never_empty"


@cache
def generators(tree: ast.Module) -> dict[str, bool]:
    """Return the functions of a module that yield, and whether each sees to it that it yields something."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    yielding = [one for one in functions if any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(one))]
    return {one.name: GUARD in [ast.unparse(decorator) for decorator in one.decorator_list] for one in yielding}


def walked(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the name of every function that a loop with an assertion, or one inside it, walks through; and its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.For | ast.Assert):
            continue
        parts, line = list(ast.walk(node)), node.lineno
        through: list[ast.expr] = []
        if isinstance(node, ast.For):
            through = [node.iter] if any(isinstance(part, ast.Assert) for part in parts) else []
        elif not (isinstance(node.test, ast.Call) and ast.unparse(node.test.func) == "any"):  # nothing is not any
            through = [part.iter for part in parts if isinstance(part, ast.comprehension)]
        yield from ((name, line) for one in through for name in called(one))


def called(expression: ast.AST) -> Iterator[str]:
    """Yield the functions that an expression calls by name, but for what ``some`` looks after."""
    if isinstance(expression, ast.Call) and isinstance(expression.func, ast.Name):
        if expression.func.id == "some":
            return
        yield expression.func.id
    for part in ast.iter_child_nodes(expression):
        yield from called(part)


def unguarded(trees: dict[str, ast.Module]) -> list[str]:
    """Return the loops with assertions over a generator of the tests that might yield nothing."""
    everywhere = {name: is_safe for tree in trees.values() for name, is_safe in generators(tree).items()}
    found = []
    for file, tree in trees.items():
        known = everywhere | generators(tree)  # its own before one of the same name elsewhere
        found += [f"{file}:{line} walks through {name}" for name, line in walked(tree) if not known.get(name, True)]
    return found


def test_every_generator_that_assertions_walk_through_yields_something() -> None:
    """If not, put ``@never_empty`` before it."""
    trees = {str(path.relative_to(TESTS)): ast.parse(path.read_text("utf-8")) for path in sorted(TESTS.rglob("*.py"))}
    assert unguarded(trees) == []
    assert sum(len(generators(tree)) for tree in trees.values()) > 10


def test_a_loop_that_could_be_empty_is_found() -> None:
    source = """
def walk():
    yield from ()

@never_empty
def stroll():
    yield 1

def test_one():
    for number, state in enumerate(walk()):
        assert state
    for state in stroll():
        assert state
    for state in walk():
        print(state)
    for state in some(walk()):
        assert state
    assert all(state for state in walk())
"""
    found = unguarded({"test_it.py": ast.parse(source)})
    assert found == ["test_it.py:10 walks through walk", "test_it.py:18 walks through walk"]


def test_what_yields_nothing_fails() -> None:
    @never_empty
    def walk(steps: int) -> Iterator[int]:
        yield from range(steps)

    assert list(walk(2)) == [0, 1]
    assert list(some("ab")) == ["a", "b"]
    with pytest.raises(pytest.fail.Exception, match="nothing to look at"):
        list(walk(0))
