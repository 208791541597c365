"""How stacks, paths and their spaces are called, in actions, events and views alike. All are counted from 1."""

from __future__ import annotations


def hidden_name(stack: int) -> str:
    """Return the name of a Hidden Stack: ``H:3``; ``H3`` is a space."""
    return f"H:{stack}"


def open_name(pattern: int) -> str:
    """Return the name of the Open Stack of a pattern: ``O:4``."""
    return f"O:{pattern}"


def path_name(path: int) -> str:
    """Return the name of a jungle path: ``P2``."""
    return f"P{path}"


def spot_name(path: int, space: int) -> str:
    """Return the name of a space of a path, counted from the hut: ``P2.5``."""
    return f"P{path}.{space}"


def spot_named(name: str) -> tuple[int, int] | None:
    """Return the path and the space that ``spot_name`` named; ``None`` if it is a space of the board."""
    path, dot, space = name.removeprefix("P").partition(".")
    return (int(path), int(space)) if dot and path.isdecimal() and space.isdecimal() else None
