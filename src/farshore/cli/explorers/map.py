"""The map in a terminal: every square three characters on one line, quadrants apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from farshore.cli.canvas import Canvas
from farshore.cli.explorers import signs
from farshore.core.contract import Offer
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.map import TileView

WIDTH: Final = 3
LEFT: Final = 3  # row numbers
TOP: Final = 1  # column letters
HALF: Final = 8
MAP_WIDTH: Final = LEFT + WIDTH * 2 * HALF + 1
MAP_HEIGHT: Final = TOP + 2 * HALF + 1


class Drawing:
    """One drawing of one explorer's map."""

    def __init__(self, view: ExplorersView, seat: int, targets: set[str]) -> None:
        self.view = view
        self.canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
        self.marks = set(view.explorers[seat].marks)
        self.targets = targets

    def draw(self) -> Text:
        """Draw everything."""
        self._labels()
        for y, row in enumerate(self.view.map.terrain):
            for x, terrain in enumerate(row):
                self._square(y, x, terrain, self.view.map.objects[y][x])
        return self.canvas.text()

    def _labels(self) -> None:
        for x, letter in enumerate(self.view.map.columns):
            self.canvas.put(0, _column(x) + 1, letter, signs.LABEL)
        for y, number in enumerate(self.view.map.rows):
            self.canvas.put(_line(y), 0, f"{number:>2}", signs.LABEL)
        for quadrant in self.view.map.quadrants:  # between north and south, each with an arrow towards it
            east, south = quadrant.quadrant in "BD", quadrant.quadrant in "CD"
            column = _column(HALF if east else 0) + (WIDTH * HALF // 2 if south else 0)
            said = f"{'▾' if south else '▴'} {quadrant.quadrant} {quadrant.tile}r{quadrant.turns}"
            self.canvas.put(_line(HALF) - 1, column + 1, said, signs.FAINT)

    def _square(self, y: int, x: int, terrain: str, thing: str) -> None:
        name = f"{self.view.map.columns[x]}{self.view.map.rows[y]}"
        sides, middle, style, inner = square_art(terrain, thing, is_marked=name in self.marks)
        if name in self.targets:
            sides, style, inner = "[]", signs.CHOICE, signs.CHOICE
        line, column = _line(y), _column(x)
        self.canvas.put(line, column, f"{sides[0]}{middle}{sides[1]}", style)
        self.canvas.put(line, column + 1, middle, inner)


class SquareArt(NamedTuple):
    """A square: what stands left and right, what in the middle, and their styles."""

    sides: str
    middle: str
    style: str
    inner: str


def square_art(terrain: str, thing: str, *, is_marked: bool = False) -> SquareArt:
    """Return how a square is drawn: under the crosses of a mark one can still read what lies there."""
    if terrain == "?":
        return SquareArt(signs.UNKNOWN_SIGN * 2, signs.UNKNOWN_SIGN, signs.UNKNOWN, signs.UNKNOWN)
    ground = signs.GROUNDS.get(terrain)
    if ground is None:
        style = signs.START if is_marked else signs.VILLAGE
        return SquareArt(signs.CROSS * 2 if is_marked else "()", terrain, style, style)
    middle = ground.texture if thing == signs.NOTHING else thing
    if is_marked:
        return SquareArt(signs.CROSS * 2, middle, ground.marked, ground.marked)
    return SquareArt(ground.texture * 2, middle, ground.plain, ground.plain if thing == signs.NOTHING else ground.thing)


def _line(y: int) -> int:
    return TOP + y + (y >= HALF)


def _column(x: int) -> int:
    return LEFT + WIDTH * x + (x >= HALF)


def draw_map(view: ExplorersView, seat: int, offers: Sequence[Offer] = ()) -> Text:
    """Draw an explorer's map, with the squares that whoever looks may mark, or could mark first with some choice."""
    return Drawing(view, seat, {place for offer in offers for place in offer.places}).draw()


def draw_tile(tile: TileView) -> Text:
    """Draw a tile that may still be laid, as it lies unturned."""
    canvas = Canvas(WIDTH * HALF, HALF)
    for y, row in enumerate(tile.terrain):
        for x, terrain in enumerate(row):
            sides, middle, style, inner = square_art(terrain, tile.objects[y][x])
            canvas.put(y, WIDTH * x, f"{sides[0]}{middle}{sides[1]}", style)
            canvas.put(y, WIDTH * x + 1, middle, inner)
    return canvas.text()
