"""Overworld as a small picture: the same window that learners see, with the first coast in its middle."""

from __future__ import annotations

from typing import Final

from farshore.envs.choices import REACH
from farshore.envs.pictures.canvas import INK, PAPER, SEATS, Canvas, Colour, Picture, Shape, block, diamond, disc, strip
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.gaps import GapView
from farshore.games.overworld.view.squares import HalfView, SquareView

SIZE: Final = 14
TABLE: Final[Colour] = (232, 228, 218)
KINDS: Final[dict[str, Colour]] = {
    "mountain": (196, 170, 130),
    "forest": (96, 140, 84),
    "whirlpool": (58, 96, 160),
    "reef": (132, 196, 224),
}
_AWAY: Final = {"N": (-0.25, 0.0), "E": (0.0, 0.25), "S": (0.25, 0.0), "W": (0.0, -0.25)}
_ACROSS: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


def draw_overworld(view: OverworldView) -> Picture:
    """Draw tiles, explorers, gaps with their doors, and the points."""
    side = 2 * REACH + 1
    canvas = Canvas(side, side, SIZE, [player.score.total for player in view.players], TABLE)
    for square in view.board.squares:
        if max(abs(square.x), abs(square.y)) <= REACH:
            _draw_square(canvas, square)
    for gap in view.gaps:
        _draw_gap(canvas, gap)
    return canvas.pixels


def _draw_square(canvas: Canvas, square: SquareView) -> None:
    row, column = square.y + REACH, square.x + REACH
    for half in square.halves:
        side = _side(square, half)
        canvas.stamp(row, column, strip(SIZE, side, 0.5) if side else block(SIZE, 0.5), KINDS[half.kind])
    canvas.rule(row, column)
    for half in square.halves:
        if half.explorer is not None:
            where = _AWAY.get(_side(square, half), (0.0, 0.0))
            canvas.piece(row, column, _explorer(half, where), SEATS[half.explorer.seat])


def _side(square: SquareView, half: HalfView) -> str:
    """Return on which side of a coast a half lies; empty: it is a whole square."""
    if square.coast is None:
        return ""
    return square.coast.land if half.side == "L" else _ACROSS[square.coast.land]


def _explorer(half: HalfView, where: tuple[float, float]) -> Shape:
    return disc(SIZE, 0.18, *where) if half.side == "L" else diamond(SIZE, 0.24, *where)


def _draw_gap(canvas: Canvas, gap: GapView) -> None:
    for index, (x, y) in enumerate(gap.squares):
        if max(abs(x), abs(y)) > REACH:
            continue
        canvas.fill(y + REACH, x + REACH, INK)
        if gap.owner is not None and index == 0:
            canvas.stamp(y + REACH, x + REACH, block(SIZE, 0.32), SEATS[gap.owner])
            if gap.entrance == "port":
                canvas.stamp(y + REACH, x + REACH, disc(SIZE, 0.14), PAPER)
