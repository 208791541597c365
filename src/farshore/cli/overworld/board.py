"""The board in a terminal, in any size: tiles, explorers, enclosed areas, gaps, and where something may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from farshore.cli.canvas import Canvas
from farshore.cli.overworld import signs
from farshore.cli.overworld.art import explorer_on, square_art
from farshore.cli.overworld.window import LARGE, LEFT, SMALL, TOP, Size, Window
from farshore.core.contract import Offer
from farshore.core.fields import places_of
from farshore.games.overworld.grid import place_of, square_named
from farshore.games.overworld.offers import Survey
from farshore.games.overworld.places import column_name, row_name
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.gaps import AreaView, GapView
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.players import PlayerView
from farshore.games.overworld.view.squares import SquareView

BRACKETS: Final = "[]"


class Drawing:
    """One drawing of one view."""

    def __init__(self, view: OverworldView, size: Size, window: Window, offers: Sequence[Offer] = ()) -> None:
        self.view = view
        self.offers = offers  # to whoever looks
        self.size = size
        self.window = window
        self.canvas = Canvas(window.width(size), window.height(size))

    def draw(self) -> Text:
        """Draw everything, from the bottom up."""
        self._labels()
        self._open_squares()
        for area in self.view.areas:
            self._area(area)
        for gap in self.view.gaps:
            self._gap(gap)
        for square in self.view.board.squares:
            if self.window.has(square.x, square.y):
                top, left = self._place((square.x, square.y))
                for stroke in square_art(square, self.size):
                    self.canvas.put(top + stroke.line, left + stroke.column, stroke.text, stroke.style)
        self._choices()
        return self.canvas.text()

    def _place(self, point: Point) -> tuple[int, int]:
        x, y = point
        return TOP + (y - self.window.north) * self.size.height, LEFT + (x - self.window.west) * self.size.width

    def _labels(self) -> None:
        """Name rows and columns as sentences do; on a small board every second one, to the left end of its squares."""
        size, window = self.size, self.window
        for x in range(window.west, window.east + 1):
            _, left = self._place((x, window.north))
            name = column_name(x).say()
            if x % size.label_step == 0 and left + len(name) <= window.width(size):
                self.canvas.put(0, left, f"{name:^{size.width}}", signs.LABEL)
        for y in range(window.north, window.south + 1):
            top, _ = self._place((window.west, y))
            self.canvas.put(top + size.height // 2, 0, f"{row_name(y).say():>3}", signs.LABEL)

    def _fill(self, point: Point, sign: str, style: str) -> None:
        if self.window.has(*point):
            top, left = self._place(point)
            for line in range(self.size.height):
                self.canvas.put(top + line, left, sign * self.size.width, style)

    def _middle(self, point: Point, text: str, style: str) -> None:
        """Write something in the middle of a square, as far as there is room."""
        if self.window.has(*point):
            top, left = self._place(point)
            shown = text[: self.size.width]
            self.canvas.put(top + self.size.height // 2, left + (self.size.width - len(shown) + 1) // 2, shown, style)

    def _open_squares(self) -> None:
        """Dot the squares that the survey tile can cover; a large board names them."""
        shown = [offer.shows for offer in self.offers]
        for x, y in {point for survey in shown if isinstance(survey, Survey) for point in survey.squares}:
            self._middle((x, y), f"{x},{y}" if self.size == LARGE else signs.OPEN_SIGN, signs.OPEN)

    def _area(self, area: AreaView) -> None:
        sign, style = (signs.AREA_SIGN, signs.AREA) if area.can_fit else (signs.GAP_SIGN, signs.NEW_GAP)
        for point in area.squares:
            if self.size == SMALL:
                self._fill(point, sign, style)
            else:
                self._fill(point, " ", style)
                self._middle(point, sign * 2, style)

    def _gap(self, gap: GapView) -> None:
        """Draw a closed gap with its number; a door stands where its tour is longest."""
        for point in gap.squares:
            self._fill(point, signs.CLOSED_SIGN, signs.CLOSED)
        if gap.owner is None:
            return
        if gap.entrance is None:
            self._middle(gap.squares[0], f"+{signs.LETTERS[gap.owner]}", signs.PIECE_STYLES[gap.owner])
            return
        sign = signs.ENTRANCES[gap.entrance] + signs.LETTERS[gap.owner]
        for point in self._entrance(gap.gap, self.view.players[gap.owner]):
            self._middle(point, sign, signs.PIECE_STYLES[gap.owner])

    def _entrance(self, gap: str, owner: PlayerView) -> tuple[Point, ...]:
        if owner.port is not None and owner.port.gap == gap:
            return owner.port.squares
        return (owner.tour.squares[owner.tour.gaps.index(gap)],)

    def _choices(self) -> None:
        """Show where the viewer may do something, apart from the survey tile."""
        laid = {square.square: square for square in self.view.board.squares}
        for name in {name for offer in self.offers if places_of(offer.action) for name in self._pointed_at(offer)}:
            held = _held(laid[name]) if name in laid else ""
            self._middle(place_of(square_named(name)), held or BRACKETS, signs.CHOICE)

    def _pointed_at(self, offer: Offer) -> tuple[str, ...]:
        """Return the squares on which something is chosen; the survey tile's are dotted instead."""
        return () if isinstance(offer.shows, Survey) else offer.places


def _held(square: SquareView) -> str:
    """Return the sign of the explorer that stands on a square, if there is one."""
    here = explorer_on(square)
    return signs.piece(here.seat, here.explorer) if here else ""
