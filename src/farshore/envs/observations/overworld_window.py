"""The window through which a seat of Overworld sees the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farshore.envs.observations.layout import Board, Planes, Seen, flags
from farshore.games.overworld.grid import place_of, square_named
from farshore.games.overworld.terms import Terms
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.squares import DIRECTIONS, EXPLORERS, SIDES

View = Seen[OverworldView]
KINDS: Final = ("mountain", "forest", "whirlpool", "reef")
ENTRANCES: Final = ("door", "port")


def overworld_planes(terms: Terms, window: Window) -> list[Planes]:
    """Return the planes of a table."""
    seats = [f"seat {place}" for place in range(terms.seats)]
    halves = ("land", "water")
    return [
        Planes("kind", KINDS, 0, 1, "of the square; a coast has one of land and one of water", window.draw_kinds),
        Planes("coast", DIRECTIONS, 0, 1, "a coast whose land edge points there", window.draw_coasts),
        Planes("fresh", ("fresh",), 0, 1, "laid in this turn", window.draw_fresh),
        Planes(
            "explorers",
            [f"{kind} of {seat}" for seat in seats for kind in EXPLORERS],
            0,
            1,
            "who stands there: camels on land, ships on water",
            window.draw_explorers,
        ),
        Planes(
            "region",
            [
                *(f"size, {half}" for half in halves),
                *(f"explorers of {seat}, {half}" for seat in seats for half in halves),
            ],
            0,
            120,
            "of the region that the square's land or water belongs to",
            window.draw_regions,
        ),
        Planes(
            "area",
            ("enclosed", "no tile fits", "pending", "current", *(f"explorers of {seat}" for seat in seats)),
            0,
            120,
            "an enclosed area of empty squares, and how strong each seat is around it",
            window.draw_areas,
        ),
        Planes(
            "gap",
            ("closed", *(f"owned by {seat}" for seat in seats), *ENTRANCES, "explorers left", "items"),
            0,
            99,
            "a gap that is closed, and what it holds",
            window.draw_gaps,
        ),
        Planes(
            "origin",
            ("origin",),
            0,
            1,
            "the first square of the gap from which a door or port moves",
            window.draw_origin,
        ),
    ]


class Window:
    """Draws what lies within reach of the first coast."""

    def __init__(self, reach: int) -> None:
        self.reach = reach

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a square is within reach."""
        return -self.reach <= x <= self.reach and -self.reach <= y <= self.reach

    def within(self, points: Iterable[Point]) -> Iterable[tuple[int, int]]:
        """Yield the row and the column of those squares that are within reach."""
        for x, y in points:
            if self.holds(x, y):
                yield y + self.reach, x + self.reach

    def draw_kinds(self, seen: View, planes: Board) -> None:
        """Draw the kinds of terrain."""
        for square in seen.view.board.squares:
            for row, column in self.within([(square.x, square.y)]):
                for half in square.halves:
                    planes[KINDS.index(half.kind), row, column] = 1

    def draw_coasts(self, seen: View, planes: Board) -> None:
        """Draw how coasts lie."""
        for square in seen.view.board.squares:
            if square.coast is not None:
                for row, column in self.within([(square.x, square.y)]):
                    planes[DIRECTIONS.index(square.coast.land), row, column] = 1

    def draw_fresh(self, seen: View, planes: Board) -> None:
        """Draw what was laid in this turn."""
        for square in seen.view.board.squares:
            if square.is_fresh:
                for place in self.within([(square.x, square.y)]):
                    planes[0][place] = 1

    def draw_explorers(self, seen: View, planes: Board) -> None:
        """Draw camels and ships."""
        for square in seen.view.board.squares:
            for half in square.halves:
                if half.explorer is not None:
                    channel = len(EXPLORERS) * seen.place(half.explorer.seat) + SIDES.index(half.side)
                    for row, column in self.within([(square.x, square.y)]):
                        planes[channel, row, column] = 1

    def draw_regions(self, seen: View, planes: Board) -> None:
        """Draw how large regions are, and who is strong in them."""
        for region in seen.view.regions:
            half = int(region.kind in {"whirlpool", "reef"})
            numbers = [(half, min(region.size, 120))]
            for place, seat in enumerate(seen.order, 1):
                if region.explorers[seat]:
                    numbers.append((2 * place + half, region.explorers[seat]))
            for row, column in self.within([*region.squares, *region.halves]):
                for channel, number in numbers:
                    planes[channel, row, column] = number

    def draw_areas(self, seen: View, planes: Board) -> None:
        """Draw enclosed areas."""
        for area in seen.view.areas:
            strengths = [area.explorers[seat] for seat in seen.order]
            column_of = [1, not area.can_fit, area.is_pending, area.is_current, *strengths]
            for row, column in self.within(area.squares):
                planes[:, row, column] = column_of

    def draw_gaps(self, seen: View, planes: Board) -> None:
        """Draw closed gaps."""
        for gap in seen.view.gaps:
            entrance = flags(ENTRANCES, [gap.entrance or ""])
            column_of = [1, *seen.only(gap.owner), *entrance, len(gap.left), min(len(gap.items), 99)]
            for row, column in self.within(gap.squares):
                planes[:, row, column] = column_of

    def draw_origin(self, seen: View, planes: Board) -> None:
        """Draw where a door or a port comes from."""
        contest = seen.view.turn.contest
        if contest is not None and contest.origin:
            for place in self.within([place_of(square_named(contest.origin))]):
                planes[0][place] = 1

    def read_beyond(self, seen: View) -> list[int]:
        """Count the squares with a tile that are out of reach."""
        board = seen.view.board
        if self.holds(board.west, board.north) and self.holds(board.east, board.south):
            return [0]
        return [sum(not self.holds(square.x, square.y) for square in board.squares)]
