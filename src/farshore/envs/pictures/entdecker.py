"""Entdecker as a small picture: the board in its ring of Edge Spaces, and the jungle's paths beside it."""

from __future__ import annotations

from typing import Final

from farshore.envs.pictures.canvas import (
    INK,
    PAPER,
    SEATS,
    Canvas,
    Colour,
    Picture,
    Shape,
    block,
    diamond,
    disc,
    strip,
    wedge,
)
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import BoardView, TileView, UnitView

SIZE: Final = 20
SEA: Final[Colour] = (143, 193, 229)
LAND: Final[Colour] = (222, 198, 140)
FOG: Final[Colour] = (90, 96, 104)
EDGE: Final[Colour] = (205, 225, 240)
PATH: Final[Colour] = (178, 205, 160)
HUT: Final[Colour] = (120, 80, 50)
UNITS: Final[dict[str, Shape]] = {
    "scout": disc(SIZE, 0.16),
    "fort": block(SIZE, 0.2),
    "settlement": diamond(SIZE, 0.38),
}
_AWAY: Final = {"": (0.0, 0.0), "N": (-0.3, 0.0), "E": (0.0, 0.3), "S": (0.3, 0.0), "W": (0.0, -0.3)}


def draw_entdecker(view: EntdeckerView) -> Picture:
    """Draw the board, the jungle, the ship and the points."""
    board = view.board
    paths = view.jungle.paths
    left = board.width + 3
    columns = left + 1 + max(len(path.spaces) for path in paths)
    rows = max(board.height + 2, len(paths) + 1)
    canvas = Canvas(rows, columns, SIZE, [player.score.total for player in view.players])
    _draw_sea(canvas, board)
    for tile in view.tiles:
        _draw_tile(canvas, board, tile)
    for unit in view.units:
        _draw_unit(canvas, board, unit)
    if view.turn.ship is not None:
        row, column = place(board, view.turn.ship)
        canvas.piece(row, column, block(SIZE, 0.12, 0.15) | diamond(SIZE, 0.3, -0.1), PAPER)
    _draw_jungle(canvas, view, left)
    return canvas.pixels


def place(board: BoardView, name: str) -> tuple[int, int]:
    """Return the row and the column of a space, counted in the ring: ``C4``, or ``S:C`` of an Edge Space."""
    side, _, label = name.rpartition(":")
    if not side:
        letters = name.rstrip("0123456789")
        return int(name[len(letters) :]), board.columns.index(letters) + 1
    if side in {"N", "S"}:
        return 0 if side == "N" else board.height + 1, board.columns.index(label) + 1
    return int(label), 0 if side == "W" else board.width + 1


def _draw_sea(canvas: Canvas, board: BoardView) -> None:
    for row in range(1, board.height + 1):
        for column in range(1, board.width + 1):
            canvas.fill(row, column, FOG)
            canvas.rule(row, column)
    for edge in board.edges:
        canvas.fill(*place(board, edge.name), EDGE)


def _draw_tile(canvas: Canvas, board: BoardView, tile: TileView) -> None:
    row, column = place(board, tile.space)
    canvas.fill(row, column, SEA)
    for mass in tile.masses:
        for side in mass.sides:
            canvas.stamp(row, column, strip(SIZE, side, 0.25) if len(tile.masses) > 1 else wedge(SIZE, side), LAND)
    canvas.rule(row, column)
    if tile.bonus:
        canvas.piece(row, column, disc(SIZE, 0.3), PAPER)


def _draw_unit(canvas: Canvas, board: BoardView, unit: UnitView) -> None:
    row, column = place(board, unit.space)
    south, east = _AWAY[unit.side]
    shape = disc(SIZE, 0.14, south, east) if unit.side else UNITS[unit.unit]
    canvas.piece(row, column, shape, SEATS[unit.seat])


def _draw_jungle(canvas: Canvas, view: EntdeckerView, left: int) -> None:
    for row, path in enumerate(view.jungle.paths, 1):
        taken = path.hut.taken_by
        canvas.stamp(row, left, block(SIZE, 0.42), HUT if path.hut.has_token else PATH)
        if taken is not None:
            canvas.piece(row, left, diamond(SIZE, 0.3), SEATS[taken])
        for step, space in enumerate(path.spaces, 1):
            canvas.stamp(row, left + step, block(SIZE, 0.42), PATH)
            if space.is_eye or space.is_dot:
                canvas.stamp(row, left + step, disc(SIZE, 0.08), INK)
            if space.seat is not None:
                canvas.piece(row, left + step, UNITS["scout"], SEATS[space.seat])
