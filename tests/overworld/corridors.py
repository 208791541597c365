"""Boards with gaps side by side in the mountains, for tests of what is placed in gaps.

``corridors(1, 2)`` draws a closed gap of one square and a place for one of two squares, which ``close(1, 2)`` encloses
with a tile at its north-eastern corner::

          0     1     2     3     4     5
    -3    m.    m.    m.    m.    .     .
    -2    m.    #1    m.    .     .     .
    -1    m.    m.    m.    m.    m.    m.
     0    ^A1   .     .     .     .     .
     1    .     .     .     .     .     .

That tile has a forest at its corner, (5,-3), which does not share an edge with the gap, and mountains at its ends. All
mountains are one region.
"""

from __future__ import annotations

from collections.abc import Mapping

NOTHING: Mapping[str, str] = {}


def corridors(*lengths: int, marks: Mapping[str, str] = NOTHING) -> str:
    """Draw gaps of these lengths, all closed but the last; ``marks``: what lies on a square instead."""
    walls = ["m."]
    for number, length in enumerate(lengths, 1):
        walls += ["." if number == len(lengths) else f"#{number}"] * length + ["m."]
    east = len(walls) - 1
    rows = {
        -3: ["m."] * (east - 1) + [".", "."],
        -2: [*walls[:-1], "."],
        -1: ["m."] * (east + 1),
        0: ["^A1"] + ["."] * east,
        1: ["."] * (east + 1),
    }
    lines = [" ".join(map(str, range(east + 1)))]
    for y, row in rows.items():
        lines.append(" ".join([str(y), *(marks.get(f"({x},{y})", mark) for x, mark in enumerate(row))]))
    return "\n".join(lines)


def close(*lengths: int) -> tuple[str, str]:
    """Return the moves that enclose the last gap of ``corridors``."""
    return "tile ldl", f"survey ({sum(lengths) + len(lengths)},-3)2L"


def gap(owner: str, entrance: str = "door", **more: object) -> str:
    """Return the table of a gap in a position: whose it is, what stands in it, and what else it holds."""
    lines = ["[[gaps]]", f'owner = "{owner}"', *([f'entrance = "{entrance}"'] if entrance else [])]
    return "\n".join([*lines, *(f"{key} = {value}" for key, value in more.items())]) + "\n"
