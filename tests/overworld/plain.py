"""The rules of edges, regions and gaps once more, worked out slowly, square by square, as a person looks at a board.

It shares nothing with the game but the drawing, and serves as its judge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from farshore.games.overworld.grid import place_of
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.tiles import FACES, face_of, is_coast, land_direction

Place = tuple[int, int]
Table = dict[Place, str]
"""What lies where, as it is drawn: ``m``, ``f``, ``w``, ``r``, or a coast ``^A0``."""
Half = tuple[int, int, str]
"""A place with ``L`` or ``W``: its land or its water."""

ARROWS = {"^": (0, -1), ">": (1, 0), "v": (0, 1), "<": (-1, 0)}
SIDES = {"m": "L", "f": "L", "w": "W", "r": "W"}
COAST_KINDS = {"A0": "fw", "A1": "mr", "B0": "fr", "B1": "mw"}
_MARK = re.compile(r"[mfwr]|[\^>v<][AB][01]")


def drawn(drawing: str) -> Table:
    """Read a drawing; what stands on the squares is left out, and closed squares are empty."""
    head, *rows = [line.split() for line in drawing.splitlines() if line.split()]
    table = {}
    for label, *marks in rows:
        for column, mark in zip(head, marks, strict=True):
            if match := _MARK.match(mark):
                table[int(column), int(label)] = match[0]
    return table


def table_of(s: OverworldState) -> Table:
    """Return what lies on the board of a state."""
    return {
        place_of(square): "^>v<"[land_direction(cell)] + FACES[face_of(cell)] if is_coast(cell) else "mfwr"[cell]
        for square, cell in s.board.cells.items()
    }


def beside(place: Place) -> Iterator[tuple[Place, Place]]:
    """Yield the steps from a place, and where they lead."""
    for step in ARROWS.values():
        yield step, (place[0] + step[0], place[1] + step[1])


def edge(mark: str, step: Place) -> str:
    """Return what the edge of a tile carries in the direction of a step: land, water, or nothing for it is flat."""
    if mark in SIDES:
        return SIDES[mark]
    land = ARROWS[mark[0]]
    return "L" if step == land else "W" if step == (-land[0], -land[1]) else ""


def kind(mark: str, side: str) -> str:
    """Return the kind of the land or water of a tile's square."""
    return mark if mark in SIDES else COAST_KINDS[mark[1:]]["LW".index(side)]


def edges_around(table: Table, places: set[Place]) -> set[str]:
    """Return what all edges carry that a tile on these places would meet."""
    return {
        edge(table[there], (-step[0], -step[1])) for place in places for step, there in beside(place) if there in table
    }


def ells(area: set[Place]) -> Iterator[set[Place]]:
    """Yield every L of three squares in an area."""
    for x, y in area:
        for across in (-1, 1):
            for along in (-1, 1):
                ell = {(x, y), (x + across, y), (x, y + along)}
                if ell <= area:
                    yield ell


def areas(table: Table) -> dict[frozenset[Place], bool]:
    """Return every enclosed area, and whether it is a gap (OVW-41)."""
    xs, ys = [x for x, _ in table], [y for _, y in table]
    left = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)} - {*table}
    parts = []
    while left:
        area, pending = set(), [next(iter(left))]
        while pending:
            place = pending.pop()
            if place in left:
                left.remove(place)
                area.add(place)
                pending += [there for _, there in beside(place)]
        parts.append(area)
    outside = (min(xs) - 1, min(ys) - 1)
    return {
        frozenset(area): not any(edges_around(table, ell) in ({"L"}, {"W"}) for ell in ells(area))
        for area in parts
        if outside not in area
    }


def regions(table: Table) -> set[frozenset[Half]]:
    """Return every region (OVW-40)."""
    left = {(x, y, side) for (x, y), mark in table.items() for side in (SIDES.get(mark, "LW"))}
    found = set()
    while left:
        region, pending = set(), [next(iter(left))]
        while pending:
            half = pending.pop()
            if half in left:
                left.remove(half)
                region.add(half)
                pending += joined(table, half)
        found.add(frozenset(region))
    return found


def joined(table: Table, half: Half) -> Iterator[Half]:
    """Yield the halves beside a half that are in its region."""
    x, y, side = half
    mark = table[x, y]
    for step, there in beside((x, y)):
        if there not in table:
            continue
        other = table[there]
        edges = edge(mark, step), edge(other, (-step[0], -step[1]))
        in_line = edges == ("", "") and mark[0] == other[0]
        if (edges == (side, side) or in_line) and kind(mark, side) == kind(other, side):
            yield (*there, side)


def regions_around(table: Table, area: frozenset[Place]) -> set[frozenset[Half]]:
    """Return the regions that share an edge with an area (OVW-42)."""
    touching = set()
    for place in area:
        for step, there in beside(place):
            if there in table:
                carried = edge(table[there], (-step[0], -step[1]))
                touching |= {(*there, side) for side in (carried or "LW")}
    return {region for region in regions(table) if region & touching}
