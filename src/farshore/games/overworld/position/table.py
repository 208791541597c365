"""The table of a position: the board as it is drawn, and the gaps closed in it (OVW-21, OVW-22, OVW-41).

Edges that meet must match. Whether tiles could have been laid in such an order, whether survey squares can be divided
into tiles, and how a gap came to hold what it holds, is not asked.
"""

from __future__ import annotations

from typing import Final

from farshore.games.overworld.entrance import LEFT_FOR, PORT_SQUARES
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap, has_fit
from farshore.games.overworld.grid import HOME, NORTH, STEPS, Square, name_of, opposite
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.document import (
    Document,
    GapPart,
    read_counts,
    read_entrance,
    read_seat,
    wrong,
)
from farshore.games.overworld.position.drawing import Drawing, read_drawing
from farshore.games.overworld.provisions import TAKEN_BY
from farshore.games.overworld.regions import spot
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, EXPLORER_NAMES, ITEMS, SHIP
from farshore.games.overworld.tiles import (
    COASTS_OF_PATTERN,
    EDGES,
    PATTERNS,
    face_of,
    is_coast,
    land_direction,
    pattern_of,
)

FIRST_BOARD: Final = "0\n0 ^A0"
"""What lies there if nothing is drawn."""


def read_board(s: OverworldState, document: Document) -> None:
    """Lay what is drawn, close the gaps, and let the explorers enter."""
    drawing = read_drawing(FIRST_BOARD if document.board is None else document.board, s.terms.seats)
    if s.phase == Phase.START:
        if document.board is not None and (drawing.cells or drawing.closed):
            raise wrong("board", "not-now", phase=s.phase_name)
        return
    _check_home(drawing)
    _check_edges(drawing)
    _check_coasts(drawing)
    s.board.lay(sorted(drawing.cells.items()))
    _read_gaps(s, document.gaps, drawing)
    for at, seat in sorted(drawing.explorers.items()):
        s.explorers[at] = seat
        s.board.regions.enter(at, seat)
    if s.phase == Phase.FIRST and (len(drawing.cells) > 1 or drawing.closed):
        raise wrong("board", "first-coast")


def _check_home(drawing: Drawing) -> None:
    """See that the first coast lies there, land edge north, and holds no piece (OVW-10)."""
    cell = drawing.cells.get(HOME)
    if cell is None or not is_coast(cell) or land_direction(cell) != NORTH:
        raise wrong("board", "home")
    if any(spot(HOME, explorer) in drawing.explorers for explorer in (CAMEL, SHIP)):
        raise wrong("board", "home-held")


def _check_edges(drawing: Drawing) -> None:
    for square, cell in drawing.cells.items():
        for direction, step in enumerate(STEPS):
            other = drawing.cells.get(square + step)
            if other is not None and EDGES[cell][direction] != EDGES[other][opposite(direction)]:
                raise wrong("board", "edges", square=name_of(square), beside=name_of(square + step))


def _check_coasts(drawing: Drawing) -> None:
    for pattern, laid in zip(PATTERNS, coasts_laid(drawing.cells), strict=True):
        if laid > COASTS_OF_PATTERN:
            raise wrong("board", "coasts", pattern=pattern, most=COASTS_OF_PATTERN, count=laid)


def coasts_laid(cells: dict[Square, int]) -> list[int]:
    """Count the coasts on the board, by pattern."""
    patterns = [pattern_of(face_of(cell)) for cell in cells.values() if is_coast(cell)]
    return [patterns.count(pattern) for pattern in range(len(PATTERNS))]


def _read_gaps(s: OverworldState, parts: list[GapPart], drawing: Drawing) -> None:
    """Read the resolved gaps; one that is drawn but has no table is empty."""
    count = max(len(parts), *(number + 1 for number in drawing.closed), 0)
    for number in range(count):
        part = parts[number] if number < len(parts) else GapPart()
        squares = tuple(sorted(drawing.closed.get(number, ())))
        if not squares:
            raise wrong("board", "no-gap", number=number + 1)
        _check_gap(s, squares, number)
        s.gaps.append(_read_gap(s, part, squares, f"gaps[{number}]"))
    for gap in s.gaps:
        s.board.close(gap.squares)


def _check_gap(s: OverworldState, squares: tuple[Square, ...], number: int) -> None:
    """See that a closed gap is connected and enclosed, and that no survey tile could be placed in it (OVW-41)."""
    reached = {squares[0]}
    pending = [squares[0]]
    while pending:
        square = pending.pop()
        for beside in (square + step for step in STEPS):
            if beside in squares and beside not in reached:
                reached.add(beside)
                pending.append(beside)
            elif beside not in squares and beside not in s.board.cells:
                raise wrong("board", "open-gap", number=number + 1, square=name_of(square))
    if len(reached) < len(squares):
        raise wrong("board", "scattered-gap", number=number + 1)
    if has_fit(s.board, squares):
        raise wrong("board", "gap-fits", number=number + 1)


def _read_gap(s: OverworldState, part: GapPart, squares: tuple[Square, ...], at: str) -> Gap:
    """Read what a gap holds."""
    for index, name in enumerate(part.left):
        if name not in EXPLORER_NAMES:
            raise wrong(f"{at}.left[{index}]", "explorer", name=name)
    gap = Gap(
        squares,
        owner=read_seat(part.owner, f"{at}.owner", s.terms.seats) if part.owner else NOBODY,
        entrance=read_entrance(part.entrance, f"{at}.entrance") if part.entrance else Entrance.NONE,
        left=tuple(EXPLORER_NAMES.index(name) for name in part.left),
        items=tuple(read_counts(part.items, ITEMS, f"{at}.items")),
    )
    _check_held(s, gap, at)
    return gap


def _check_held(s: OverworldState, gap: Gap, at: str) -> None:
    """See that what a gap holds goes together. Only a gap that is just being left has an owner of nothing."""
    leaves = Entrance.PORT if s.terms.ports and len(gap.squares) >= PORT_SQUARES else Entrance.DOOR
    most = 0 if gap.entrance else LEFT_FOR[leaves]
    if len(gap.left) > most:
        raise wrong(f"{at}.left", "left", most=most)
    if (gap.entrance or gap.left) and gap.owner == NOBODY:
        raise wrong(f"{at}.owner", "owner-needed")
    if not (gap.entrance or gap.left) and gap.owner != NOBODY and s.phase != Phase.LEAVE:
        raise wrong(f"{at}.owner", "owner-of-nothing")
    if gap.entrance == Entrance.PORT and not (s.terms.ports and len(gap.squares) >= PORT_SQUARES):
        raise wrong(f"{at}.entrance", "port")
    room = len(gap.squares) - max(TAKEN_BY[gap.entrance], len(gap.left), 1) if s.terms.provisions else 0
    if sum(gap.items) > room:
        raise wrong(f"{at}.items", "items", most=room)
