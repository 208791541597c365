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


def may_be_empty(expression: ast.expr) -> bool:
    """Tell whether a loop walks through what was read or cut out of something, or chosen from it."""
    match expression:
        case ast.Call(func=ast.Name(id="enumerate" | "reversed" | "sorted"), args=[inner, *_]):
            return may_be_empty(inner)
        case ast.Call(func=ast.Attribute(value=inner, attr="items" | "keys" | "values")):
            return may_be_empty(inner)
        case ast.GeneratorExp() | ast.ListComp() | ast.SetComp() | ast.DictComp():
            return any(part.ifs for part in expression.generators)
        case ast.Subscript(value=ast.Name(id=name)):
            return not name.isupper()  # a constant is as long as one sees
        case ast.Subscript(value=value):
            return not isinstance(value, ast.Tuple)  # … and so is what is written there
    return False


def first_loops(node: ast.AST) -> Iterator[ast.For]:
    """Yield the loops of a test that are in no other: what those inside walk through may well be empty at times."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.For):
            yield part
        elif not isinstance(part, ast.While):
            yield from first_loops(part)


def unguarded_parts(trees: dict[str, ast.Module]) -> list[str]:
    """Return the first loops of tests, with assertions, over a part of something that might be empty."""
    return [
        f"{file}:{loop.lineno} walks through {ast.unparse(loop.iter)}"
        for file, tree in trees.items()
        for test in tree.body
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for loop in first_loops(test)
        if may_be_empty(loop.iter) and any(isinstance(part, ast.Assert) for part in ast.walk(loop))
    ]


def unguarded(trees: dict[str, ast.Module]) -> list[str]:
    """Return the loops with assertions over a generator of the tests that might yield nothing."""
    everywhere = {name: is_safe for tree in trees.values() for name, is_safe in generators(tree).items()}
    found = []
    for file, tree in trees.items():
        known = everywhere | generators(tree)  # its own before one of the same name elsewhere
        found += [f"{file}:{line} walks through {name}" for name, line in walked(tree) if not known.get(name, True)]
    return found


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """All modules of the tests."""
    return {str(path.relative_to(TESTS)): ast.parse(path.read_text("utf-8")) for path in sorted(TESTS.rglob("*.py"))}


def test_every_generator_that_assertions_walk_through_yields_something(trees: dict[str, ast.Module]) -> None:
    """If not, put ``@never_empty`` before it."""
    assert unguarded(trees) == []
    assert sum(len(generators(tree)) for tree in trees.values()) > 10


def test_every_part_of_something_that_assertions_walk_through_holds_something(trees: dict[str, ast.Module]) -> None:
    """If not, put ``some`` around it."""
    assert unguarded_parts(trees) == []


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


def test_a_part_that_could_be_empty_is_found() -> None:
    source = """
def test_one(answer):
    for seat, offers in enumerate(answer["offers"]):
        assert offers
    for line in answer["lines"]:
        print(line)
    for line in some(answer["lines"][2:]):
        for gain in line["gains"]:
            assert gain
    for who in sorted({who for who in answer if who}):
        assert who
    for who in [who for who in WATCHERS]:
        assert who
    for who in WATCHERS[1:]:
        assert who
"""
    assert unguarded_parts({"test_it.py": ast.parse(source)}) == [
        "test_it.py:3 walks through enumerate(answer['offers'])",
        "test_it.py:10 walks through sorted({who for who in answer if who})",
    ]


def test_what_yields_nothing_fails() -> None:
    @never_empty
    def walk(steps: int) -> Iterator[int]:
        yield from range(steps)

    assert list(walk(2)) == [0, 1]
    assert list(some("ab")) == ["a", "b"]
    with pytest.raises(pytest.fail.Exception, match="nothing to look at"):
        list(walk(0))
