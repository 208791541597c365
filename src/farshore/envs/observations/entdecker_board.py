"""What a seat of Entdecker sees on the board, which is drawn with the ring of Edge Spaces around it."""

from __future__ import annotations

from typing import Final

from farshore.envs.observations.layout import Board, Planes, Seen
from farshore.games.entdecker.board import Board as Geometry
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import SIDE_NAMES
from farshore.games.entdecker.units import UNIT_NAMES
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.board import TileView, UnitView

View = Seen[EntdeckerView]
MASSES: Final = ("first", "second")
_PLANES_OF: Final[dict[str, int]] = {side: plane for plane, side in enumerate(SIDE_NAMES)}


def entdecker_planes(terms: Terms) -> list[Planes]:
    """Return the planes of a table."""
    at = Places(terms.board)
    seats = [f"seat {place}" for place in range(terms.seats)]
    units = [f"{unit} of {seat} on the {mass} mass" for seat in seats for unit in UNIT_NAMES for mass in MASSES]
    worth = [f"{seat}, {mass} mass" for seat in seats for mass in MASSES]
    return [
        Planes("space", ("undiscovered", "discovered", "edge"), 0, 1, "what kind of space it is", at.draw_spaces),
        Planes("land", SIDE_NAMES, 0, 1, "land on that side of the tile", at.draw_land),
        Planes(
            "waterfall",
            ("bonus", "unfound"),
            0,
            20,
            "a waterfall's bonus; 1 while its finder is awaited",
            at.draw_falls,
        ),
        Planes("fresh", ("fresh",), 0, 1, "laid in this turn", at.draw_fresh),
        Planes("ship", ("ship", "landed"), 0, 1, "where the ship lies; the tile it discovered last", at.draw_ship),
        Planes(
            "start",
            ("open", "cost"),
            0,
            120,
            "while a start is to be chosen: 1 if it can be afforded; what it costs at least",
            at.draw_starts,
        ),
        Planes("units", units, 0, 20, "a unit stands there: 1, of a numbered scout its number", at.draw_units),
        Planes(
            "island",
            [f"{what}, {mass} mass" for what in ("value", "open sides") for mass in MASSES],
            0,
            120,
            "of the island that the mass belongs to, while it is unfinished or just completed",
            at.draw_islands,
        ),
        Planes("island points", worth, 0, 120, "what the island would score for each seat now", at.draw_points),
    ]


class Places:
    """Draws what lies on the board: where each space is, by name. What many tiles have is put down all at once."""

    def __init__(self, board: Geometry) -> None:
        self.at = {name: divmod(cell, board.width + 2) for name, cell in board.cell.items()}
        self.cell = board.cell  # where a space is in a plane that is flattened
        self.area = board.size
        self.edges = [*board.edges]

    def draw_spaces(self, seen: View, planes: Board) -> None:
        """Draw which spaces are discovered."""
        cells = [self.cell[tile.space] for tile in seen.view.tiles]
        planes[0, 1:-1, 1:-1] = 1
        undiscovered, discovered, edge = planes.reshape(3, -1)
        undiscovered[cells] = 0
        discovered[cells] = 1
        edge[self.edges] = 1

    def draw_land(self, seen: View, planes: Board) -> None:
        """Draw the land sides."""
        sides = [_PLANES_OF[side] * self.area + self.cell[tile.space] for tile in seen.view.tiles for side in tile.land]
        planes.reshape(-1)[sides] = 1

    def draw_falls(self, seen: View, planes: Board) -> None:
        """Draw the waterfalls."""
        for tile in seen.view.tiles:
            if tile.bonus:
                row, column = self.at[tile.space]
                planes[:, row, column] = tile.bonus, tile.is_unfound

    def draw_fresh(self, seen: View, planes: Board) -> None:
        """Draw what was laid in this turn."""
        for tile in seen.view.tiles:
            if tile.is_fresh:
                planes[0][self.at[tile.space]] = 1

    def draw_ship(self, seen: View, planes: Board) -> None:
        """Draw the ship."""
        turn = seen.view.turn
        for plane, name in zip(planes, (turn.ship, turn.landed), strict=True):
            if name is not None:
                plane[self.at[name]] = 1

    def draw_starts(self, seen: View, planes: Board) -> None:
        """Draw the starting spaces."""
        for start in seen.view.starts:
            row, column = self.at[start.space]
            planes[:, row, column] = start.is_affordable, min(start.total, 120)

    def draw_units(self, seen: View, planes: Board) -> None:
        """Draw the units, by seat, kind and mass."""
        tiles = {tile.space: tile for tile in seen.view.tiles} if seen.view.units else {}
        for unit in seen.view.units:
            row, column = self.at[unit.space]
            kind = UNIT_NAMES.index(unit.unit)
            channel = (seen.place(unit.seat) * len(UNIT_NAMES) + kind) * len(MASSES) + mass_of(unit, tiles[unit.space])
            planes[channel, row, column] = unit.number or 1

    def draw_islands(self, seen: View, planes: Board) -> None:
        """Draw what islands are worth, and how open they are."""
        second = len(MASSES)
        self._draw_masses(
            seen,
            planes,
            {
                island.name: [(0, min(island.value, 120)), (second, min(len(island.open_sides), 120))]
                for island in seen.view.islands
            },
        )

    def draw_points(self, seen: View, planes: Board) -> None:
        """Draw what islands would score now."""
        self._draw_masses(
            seen,
            planes,
            {
                island.name: [(len(MASSES) * seen.place(one.seat), min(one.points, 120)) for one in island.standings]
                for island in seen.view.islands
                if island.standings
            },
        )

    def _draw_masses(self, seen: View, planes: Board, numbers: dict[str, list[tuple[int, int]]]) -> None:
        """Draw numbers of islands, each with its plane for a first mass, on every mass that belongs to them."""
        places, values = [], []
        for tile in seen.view.tiles if numbers else ():
            for index, mass in enumerate(tile.masses):
                for plane, number in numbers.get(mass.island, ()):
                    places.append((plane + index) * self.area + self.cell[tile.space])
                    values.append(number)
        planes.reshape(-1)[places] = values


def mass_of(unit: UnitView, tile: TileView) -> int:
    """Return which mass of its tile a unit stands on."""
    return next((index for index, mass in enumerate(tile.masses) if unit.side and unit.side in mass.sides), 0)
