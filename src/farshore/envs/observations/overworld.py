"""What a seat of Overworld sees: a window on the table, which has no edge, with the first coast in its middle.

What lies beyond the window is in no plane; how many squares that are is a fact, and all that is counted (points,
pieces, sizes of regions) counts them too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farshore.envs.choices import REACH
from farshore.envs.observations.layout import Board, Fact, Layout, Planes, Seen, by_seat, flags, one_of
from farshore.games.overworld.gaps import ITEMS
from farshore.games.overworld.grid import place_of, square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.terms import Terms
from farshore.games.overworld.tiles import PATTERNS, SURVEY_TYPES
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.players import PlayerView
from farshore.games.overworld.view.squares import DIRECTIONS, EXPLORERS, SIDES

View = Seen[OverworldView]
PHASES: Final = [phase.name.lower() for phase in Phase]
KINDS: Final = ("mountain", "forest", "whirlpool", "reef")
ENTRANCES: Final = ("door", "port")


def overworld_layout(terms: Terms, reach: int = REACH) -> Layout[OverworldView]:
    """Return the arrays of a table."""
    side = 2 * reach + 1
    window = Window(reach)
    facts = [*_turn_facts(terms, window), *_supply_facts(terms), *_player_facts(terms)]
    return Layout(terms.seats, side, side, _planes(terms, window), facts)


def _planes(terms: Terms, window: Window) -> list[Planes]:
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


def _turn_facts(terms: Terms, window: Window) -> list[Fact]:
    seats = terms.seats

    def read_time(seen: View) -> list[int]:
        turn = seen.view.turn
        return [turn.turn, turn.turns_left, turn.is_last_round, turn.coast_due, len(turn.pending)]

    def read_contest(seen: View) -> list[int]:
        contest = seen.view.turn.contest
        if contest is None:
            return [0] * (seats + len(ENTRANCES) + 2)
        entrance = flags(ENTRANCES, [contest.entrance or ""])
        return [*seen.only(contest.winner), *entrance, contest.to_leave, contest.to_take]

    return [
        Fact("seat", seats, 0, 1, "which seat observes, in playing order", lambda seen: one_of(seen.seat, seats)),
        Fact("phase", len(PHASES), 0, 1, ", ".join(PHASES), lambda seen: flags(PHASES, [seen.view.turn.phase])),
        Fact("active", seats, 0, 1, "whose turn it is", lambda seen: seen.only(seen.view.turn.active)),
        Fact("mover", seats, 0, 1, "who decides now", lambda seen: seen.only(seen.view.turn.mover)),
        Fact(
            "time",
            5,
            0,
            99,
            "turns so far, turns left at most, 1 in the last round, 1 if a coast is due, gaps that wait",
            read_time,
        ),
        Fact(
            "contest",
            seats + len(ENTRANCES) + 2,
            0,
            9,
            "of the gap being resolved: who won it; door or port; explorers to leave behind, items to take",
            read_contest,
        ),
        Fact("beyond", 1, 0, 200, "squares with a tile that lie beyond the window", window.read_beyond),
    ]


def _supply_facts(terms: Terms) -> list[Fact]:
    types = ", ".join(SURVEY_TYPES)

    def read_hand(seen: View) -> list[int]:
        tile = seen.view.tile
        return flags(SURVEY_TYPES, [tile.tile] if tile else ())

    def read_aside(seen: View) -> list[int]:
        return [seen.view.bag.aside.count(tile) for tile in SURVEY_TYPES]

    items = len(ITEMS) if terms.provisions else 0
    return [
        Fact("hand", len(SURVEY_TYPES), 0, 1, f"the survey tile in hand: {types}", read_hand),
        Fact(
            "bag",
            len(SURVEY_TYPES) + 1,
            0,
            40,
            f"tiles in the bag: {types}; how many will be drawn at most",
            lambda seen: [*(tile.left for tile in seen.view.bag.tiles), seen.view.bag.draws],
        ),
        Fact("aside", len(SURVEY_TYPES), 0, 40, f"tiles that fitted nowhere: {types}", read_aside),
        Fact("pile", len(PATTERNS), 0, 5, "coasts left: A, B", lambda seen: [pile.left for pile in seen.view.pile]),
        Fact(
            "shop", items, 0, 4, f"items in the shop: {', '.join(ITEMS)}", lambda seen: [i.left for i in seen.view.shop]
        ),
    ]


def _player_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats

    def read_pieces(player: PlayerView) -> list[int]:
        kinds = [n for kind in (player.camels, player.ships) for n in (kind.supply, kind.board, kind.left)]
        return [*kinds, player.doors, player.ports]

    def read_items(player: PlayerView) -> list[int]:
        return [player.items.count(item) for item in ITEMS]

    def read_points(player: PlayerView) -> list[int]:
        score = player.score
        return [score.total, score.regions, score.doors, score.provisions, score.port]

    return [
        Fact(
            "pieces",
            8 * seats,
            0,
            9,
            "of each seat: camels in supply, on the board, left behind; ships likewise; doors and ports in supply",
            by_seat(read_pieces, "players"),
        ),
        Fact(
            "items",
            len(ITEMS) * seats if terms.provisions else 0,
            0,
            20,
            f"of each seat: {', '.join(ITEMS)}",
            by_seat(read_items, "players"),
        ),
        Fact(
            "points",
            5 * seats,
            0,
            999,
            "of each seat, as if the game ended now: in all, by regions, doors, provisions, port",
            by_seat(read_points, "players"),
        ),
    ]
