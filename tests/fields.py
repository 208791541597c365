"""The fields of a class of the rules, as its source names them, so that it may also be a compiled one."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the names of a class's fields, in order."""
    return _fields(kind.__module__, kind.__name__)


@cache
def _fields(module: str, name: str) -> tuple[str, ...]:
    file = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            slots = [line for line in node.body if isinstance(line, ast.Assign) and _is_slots(line)]
            assert slots, f"{name} names no fields"
            return tuple(ast.literal_eval(slots[0].value))
    raise AssertionError(f"{file.name} has no class {name}")


def _is_slots(line: ast.Assign) -> bool:
    return [ast.unparse(target) for target in line.targets] == ["__slots__"]
