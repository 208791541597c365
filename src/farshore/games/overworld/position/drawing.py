"""The drawing of a board: a head line of columns, then row by row a label and the squares, separated by blanks.

::

          -1    0     1     2
     -1   .     mB    f.    .
      0   .     ^A0   #1    mW
      1   .     ww    rw    r.

A survey square is its kind (mountain, forest, whirlpool, reef), a coast where its land edge points and its face; then
follows the explorer there, a capital for a camel, a small letter for a ship. ``#1`` belongs to the first closed gap.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.overworld.board import Board
from farshore.games.overworld.gaps import Gap
from farshore.games.overworld.grid import REACH, Square, name_of, place_of, square_at
from farshore.games.overworld.position.document import wrong
from farshore.games.overworld.regions import Spot, spot
from farshore.games.overworld.terms import CAMEL, EXPLORER_NAMES, SHIP
from farshore.games.overworld.tiles import FACES, HALVES, Cell, coast_cell, face_of, is_coast, land_direction

EMPTY: Final = "."
KINDS: Final = "mfwr"
ARROWS: Final = "^>v<"
OWNERS: Final = "BWRY"
_HOLDERS: Final = {
    owner if explorer == CAMEL else owner.lower(): (seat, explorer)
    for seat, owner in enumerate(OWNERS)
    for explorer in (CAMEL, SHIP)
}
_LABEL: Final = re.compile(r"0|-?[1-9][0-9]?")
_SURVEY: Final = re.compile(rf"([{KINDS}])(.?)")
_COAST: Final = re.compile(r"([\^>v<])([AB][01])(.?)")
_CLOSED: Final = re.compile(r"#([1-9][0-9]?)")


class Drawing(NamedTuple):
    """What is drawn."""

    cells: dict[Square, Cell]
    explorers: dict[Spot, Seat]
    closed: dict[int, list[Square]]  # by the number of the gap, counted from 0


def read_drawing(text: str, seats: int) -> Drawing:
    """Read a drawing. What lies where is not judged yet."""
    drawing = Drawing({}, {}, {})
    lines = [words for words in (line.split() for line in text.splitlines()) if words]
    if not lines:
        return drawing
    columns = [_label(word) for word in lines[0]]
    rows = [_label(words[0]) for words in lines[1:]]
    for labels in (columns, rows):
        if labels and labels != list(range(labels[0], labels[0] + len(labels))):
            raise wrong("board", "labels")
    for y, (_, *marks) in zip(rows, lines[1:], strict=True):
        if len(marks) != len(columns):
            raise wrong("board", "row-length", row=y, count=len(marks), needed=len(columns))
        for x, mark in zip(columns, marks, strict=True):
            _read_mark(drawing, square_at(x, y), mark, seats)
    return drawing


def _label(word: str) -> int:
    if not _LABEL.fullmatch(word) or abs(int(word)) > REACH:
        raise wrong("board", "label", text=word, reach=REACH)
    return int(word)


def _read_mark(drawing: Drawing, square: Square, mark: str, seats: int) -> None:
    if mark == EMPTY:
        return
    if match := _CLOSED.fullmatch(mark):
        drawing.closed.setdefault(int(match[1]) - 1, []).append(square)
        return
    if match := _SURVEY.fullmatch(mark):
        cell = KINDS.index(match[1])
    elif match := _COAST.fullmatch(mark):
        cell = coast_cell(ARROWS.index(match[1]), FACES.index(match[2]))
    else:
        raise wrong("board", "mark", mark=mark, square=name_of(square))
    drawing.cells[square] = cell
    holder = match[match.lastindex or 0]
    if holder and holder != EMPTY:
        _read_holder(drawing, square, holder, seats)


def _read_holder(drawing: Drawing, square: Square, holder: str, seats: int) -> None:
    seat, explorer = _HOLDERS.get(holder, (seats, CAMEL))
    if seat >= seats:
        raise wrong("board", "holder", holder=holder, square=name_of(square), known=", ".join(OWNERS[:seats]))
    if explorer not in HALVES[drawing.cells[square]]:
        raise wrong("board", "element", explorer=EXPLORER_NAMES[explorer], square=name_of(square))
    drawing.explorers[spot(square, explorer)] = seat


def draw(board: Board, explorers: dict[Spot, Seat], gaps: list[Gap]) -> str:
    """Draw a board, as far as its outermost tiles."""
    marks = {square: _mark(square, cell, explorers) for square, cell in board.cells.items()}
    marks |= {square: f"#{number}" for number, gap in enumerate(gaps, 1) for square in gap.squares}
    places = [place_of(square) for square in board.cells]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = [_line("", [str(x) for x in columns])]
    lines += [_line(str(y), [marks.get(square_at(x, y), EMPTY) for x in columns]) for y in rows]
    return "".join(lines)


def _line(label: str, marks: list[str]) -> str:
    return f"{label:>3}   {''.join(f'{mark:<6}' for mark in marks)}".rstrip() + "\n"


def _mark(square: Square, cell: Cell, explorers: dict[Spot, Seat]) -> str:
    holder = ""
    for explorer in (CAMEL, SHIP):
        seat = explorers.get(spot(square, explorer))
        if seat is not None:
            holder = OWNERS[seat] if explorer == CAMEL else OWNERS[seat].lower()
    if is_coast(cell):
        return ARROWS[land_direction(cell)] + FACES[face_of(cell)] + holder
    return KINDS[cell] + (holder or EMPTY)
