"""What the boards of every size have in common: a grid of spaces with labels and Edge Spaces around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from farshore.cli.canvas import Canvas
from farshore.cli.entdecker import signs
from farshore.core.contract import Offer
from farshore.games.entdecker.actions import PlaceTile, StartAt
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import EdgeView, UnitView

LEFT: Final = 4  # row number and western Edge Space
TOP: Final = 2  # column letters and northern Edge Spaces


class Drawing:
    """One drawing of one view, in spaces of ``width`` by ``height`` characters; ``offers``: to whoever looks."""

    width: ClassVar[int]
    height: ClassVar[int]

    def __init__(self, view: EntdeckerView, offers: Sequence[Offer] = ()) -> None:
        self.view = view
        self.canvas = Canvas(self.columns(view), self.lines(view))
        self.places = {
            f"{name}{row + 1}": (TOP + self.height * row, LEFT + self.width * column)
            for row in range(view.board.height)
            for column, name in enumerate(view.board.columns)
        }
        self.unfinished = {island.name for island in view.islands if not island.is_complete}
        self.starts = {offer.places[0] for offer in offers if isinstance(offer.action, StartAt)}
        self.targets = {place for offer in offers if isinstance(offer.action, PlaceTile) for place in offer.places}

    @classmethod
    def columns(cls, view: EntdeckerView) -> int:
        """Return how many columns the drawing takes."""
        return LEFT + cls.width * view.board.width + 1

    @classmethod
    def lines(cls, view: EntdeckerView) -> int:
        """Return how many lines the drawing takes."""
        return TOP + cls.height * view.board.height + 1

    def draw_around(self) -> None:
        """Draw what is around the spaces."""
        for column, name in enumerate(self.view.board.columns):
            self.canvas.put(0, LEFT + self.width * column + self.width // 2, name, signs.LABEL)
        for row in range(self.view.board.height):
            self.canvas.put(TOP + self.height * row + self.height // 2, 0, f"{row + 1:>2}", signs.LABEL)
        for edge in self.view.board.edges:
            self._draw_edge(edge)

    def _draw_edge(self, edge: EdgeView) -> None:
        row, column = self.places[edge.facing]
        row += {"N": -1, "S": self.height}.get(edge.side, self.height // 2)
        column += {"W": -1, "E": self.width}.get(edge.side, self.width // 2)
        if self.view.turn.ship == edge.name:
            self.canvas.put(row, column, signs.SHIP, signs.SHIP_STYLE)
        else:
            style = signs.CHOICE if edge.name in self.starts else signs.COIN
            self.canvas.put(row, column, signs.COINS[edge.coins], style)

    def draw_unit(self, unit: UnitView, line: int, at: int) -> None:
        """Draw a unit on its space."""
        row, column = self.places[unit.space]
        style = f"bold {signs.seat_style(unit.seat)} on black"
        self.canvas.put(row + line, column + at, signs.unit_sign(unit.unit, unit.seat), style)
