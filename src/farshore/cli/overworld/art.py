"""How a square with a tile on it is drawn, in every size."""

from __future__ import annotations

from typing import Final, NamedTuple

from farshore.cli.overworld import signs
from farshore.cli.overworld.window import SMALL, Size
from farshore.games.overworld.view.squares import CoastView, ExplorerView, HalfView, SquareView


class Stroke(NamedTuple):
    """A text somewhere in a square."""

    line: int
    column: int
    text: str
    style: str


PIECE_WIDTH: Final = 2


def square_art(square: SquareView, size: Size) -> list[Stroke]:
    """Return how a square is drawn: its ground, then whoever stands on it."""
    if size == SMALL:
        return _small_art(square)
    strokes = []
    for half in square.halves:
        line, column, lines, columns = _extent(square.coast, half, size)
        ground = signs.GROUNDS[half.kind]
        style = ground.fresh if square.is_fresh else ground.plain
        strokes += [Stroke(line + down, column, ground.texture * columns, style) for down in range(lines)]
        if half.explorer is not None:
            at = column + (columns - PIECE_WIDTH) // 2
            text = signs.piece(half.explorer.seat, half.explorer.explorer)
            strokes.append(Stroke(line + lines // 2, at, text, signs.PIECE_STYLES[half.explorer.seat]))
    if square.coast is not None:
        strokes += _shore(square.coast, size)
    return strokes


def _extent(coast: CoastView | None, half: HalfView, size: Size) -> tuple[int, int, int, int]:
    """Return where a half begins, and how many lines and characters it takes."""
    if coast is None:
        return 0, 0, size.height, size.width
    is_first = (half.side == "L") == (coast.land in {"N", "W"})
    if coast.land in {"N", "S"}:
        lines = size.height // 2
        return (0 if is_first else size.height - lines), 0, lines, size.width
    columns = PIECE_WIDTH
    return 0, (0 if is_first else size.width - columns), size.height, columns


def _shore(coast: CoastView, size: Size) -> list[Stroke]:
    """Return the line between a coast's halves, if there is room for one."""
    sign = signs.SHORE_SIGNS[coast.land]
    if coast.land in {"N", "S"}:
        lines = range(size.height // 2, size.height - size.height // 2)
        return [Stroke(line, 0, sign * size.width, signs.SHORE) for line in lines]
    columns = size.width - 2 * PIECE_WIDTH
    return [Stroke(line, PIECE_WIDTH, sign * columns, signs.SHORE) for line in range(size.height) if columns]


def _small_art(square: SquareView) -> list[Stroke]:
    """Draw a square in two characters: what it is, and who stands there."""
    first, last = square.halves[0], square.halves[-1]
    sign = signs.GROUNDS[first.kind].texture
    if square.coast is not None:
        sign = signs.ARROWS[first.kind][square.coast.land]
    styles = [signs.GROUNDS[half.kind] for half in (first, last)]
    left, right = (ground.fresh if square.is_fresh else ground.plain for ground in styles)
    here = explorer_on(square)
    if here is None:
        return [Stroke(0, 0, sign, left), Stroke(0, 1, styles[1].texture, right)]
    letter = signs.letter(here.seat, here.explorer)
    return [Stroke(0, 0, sign, left), Stroke(0, 1, letter, signs.PIECE_STYLES[here.seat])]


def explorer_on(square: SquareView) -> ExplorerView | None:
    """Return who stands on a square, on whichever half."""
    return next((half.explorer for half in square.halves if half.explorer is not None), None)
