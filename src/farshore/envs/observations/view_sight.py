"""What a seat sees, shown in arrays that stay: in general by its view."""

from __future__ import annotations

from typing import Any, Protocol

from farshore.core.contract import Seat
from farshore.envs.observations.layout import Board, Facts, Layout


class Sight(Protocol):
    """Arrays that show what a seat sees of a game, now this state of it, now that, or of the next one."""

    def show(self, s: Any, seat: Seat, /) -> None:
        """Let them show what a seat sees."""


class ViewSight:
    """By the view, where nothing faster is there."""

    def __init__(self, layout: Layout[Any], board: Board, facts: Facts) -> None:
        self._layout = layout
        self._board = board
        self._facts = facts

    def show(self, s: Any, seat: Seat, /) -> None:
        """Write it anew."""
        self._layout.write(s.view(seat), seat, self._board, self._facts)
