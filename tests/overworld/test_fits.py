"""Legal placements and gaps, against an oracle that reads the whole board anew each time, by the words of the rules.

The oracle shares nothing with the engine: it draws its own board from the moves as they are written, and knows of no
fits, cells or regions. It is asked at every step of whole games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.games.overworld.events import GapFormed
from farshore.games.overworld.grid import place_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.tiles import SURVEY_TYPES
from tests.overworld.table import Table, fresh, rule

Place = tuple[int, int]
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
ENDS = ("NE", "ES", "SW", "WN")
HALVES = {"A0": "fw", "A1": "mr", "B0": "fr", "B1": "mw"}
SHADES = {"L": {"l": "m", "d": "f"}, "W": {"l": "w", "d": "r"}}


def beside(place: Place, way: str) -> Place:
    """Return the place next to a place."""
    return place[0] + BESIDE[way][0], place[1] + BESIDE[way][1]


class Oracle:
    """A board as one sees it on the table."""

    def __init__(self, face: str) -> None:
        self.squares: dict[Place, str] = {(0, 0): f"N{face}"}  # "m", "f", "w", "r", or a coast: land edge and face
        self.closed: set[Place] = set()
        self.played: list[Place] = []  # the survey tile just played

    def edge(self, place: Place, direction: str) -> str:
        """Return what an edge of a tile carries: L, W, or - if it is flat."""
        square = self.squares[place]
        if len(square) == 1:
            return "L" if square in "mf" else "W"
        return {square[0]: "L", ACROSS[square[0]]: "W"}.get(direction, "-")

    def edges_around(self, place: Place) -> dict[str, str]:
        """Return what the tiles beside an empty square show it, by direction."""
        return {way: self.edge(beside(place, way), ACROSS[way]) for way in BESIDE if beside(place, way) in self.squares}

    def whole_board(self) -> list[Place]:
        """Return all places of the board, with a wide border of empty table."""
        columns, rows = zip(*self.squares, strict=True)
        return [(x, y) for y in range(min(rows) - 3, max(rows) + 4) for x in range(min(columns) - 3, max(columns) + 4)]

    def is_free(self, place: Place) -> bool:
        return place not in self.squares and place not in self.closed

    def surveys(self, places: Iterable[Place] | None = None) -> Iterator[str]:
        """Write every placement of a survey tile (OVW-21), on the whole board or only within some places."""
        shown = {
            place: [*self.edges_around(place).values()] for place in places or self.whole_board() if self.is_free(place)
        }
        for x, y in shown:
            for orientation, ends in enumerate(ENDS):
                covered = [(x, y), *(beside((x, y), end) for end in ends)]
                if all(place in shown for place in covered):
                    edges = {edge for place in covered for edge in shown[place]}
                    yield from (f"survey ({x},{y}){orientation}{side}" for side in "LW" if edges == {side})

    def coasts(self, patterns: str, places: Iterable[Place] | None = None) -> Iterator[str]:
        """Write every placement of a coast tile of some patterns (OVW-22)."""
        for place in filter(self.is_free, places or self.whole_board()):
            shown = self.edges_around(place)
            for land in BESIDE if shown else ():
                own = dict.fromkeys(BESIDE, "-") | {land: "L", ACROSS[land]: "W"}
                fits = all(own[way] == edge for way, edge in shown.items())
                if fits and any(beside(place, way) in self.played for way in (land, ACROSS[land])):
                    x, y = place
                    yield from (f"coast ({x},{y}){land} {pattern}{face}" for pattern in patterns for face in "01")

    def surveys_before_coast(self) -> list[str]:
        """Write the placements that leave a place for a coast; all of them should none do so (OVW-22)."""
        found = [*self.surveys()]
        return [move for move in found if self.after(move, "lll").has_coast_place()] or found

    def has_coast_place(self) -> bool:
        around = {beside(place, way) for place in self.played for way in BESIDE}
        return any(self.coasts("A", around))

    def laid(self, move: str, tile: str) -> dict[Place, str]:
        """Return the squares a move lays: ends and corner of a survey tile, or a coast; nothing in other moves."""
        if match := re.fullmatch(r"survey \((-?\d+),(-?\d+)\)([0-3])([LW])", move):
            corner, ends, side = (int(match[1]), int(match[2])), ENDS[int(match[3])], match[4]
            ways = ends if side == "L" else ends[::-1]
            covered = (beside(corner, ways[0]), corner, beside(corner, ways[1]))
            return {place: SHADES[side][shade] for place, shade in zip(covered, tile, strict=True)}
        if match := re.fullmatch(r"coast \((-?\d+),(-?\d+)\)([NESW]) ([AB][01])", move):
            return {(int(match[1]), int(match[2])): match[3] + match[4]}
        return {}

    def after(self, move: str, tile: str) -> Oracle:
        """Return the board with a tile more."""
        board = Oracle("")
        laid = self.laid(move, tile)
        board.squares, board.closed = self.squares | laid, {*self.closed}
        board.played = [*laid] if move.startswith("survey") else self.played
        return board

    def gaps(self) -> set[frozenset[Place]]:
        """Return the enclosed areas into which no survey tile fits (OVW-41)."""
        board = self.whole_board()
        empty = {*filter(self.is_free, board)}
        found = set()
        while empty:
            area = edge = {empty.pop()}
            while edge:
                edge = {beside(place, way) for place in edge for way in BESIDE} & empty
                area = area | edge
                empty -= edge
            if board[0] not in area and not any(self.surveys(area)):
                found.add(frozenset(area))
        return found


def drawn(state: OverworldState) -> dict[Place, str]:
    """Return the engine's board as the oracle draws it."""
    return {
        place_of(square): "mfwr"[cell] if cell < 4 else "NESW"[(cell - 4) // 4] + ("A0", "A1", "B0", "B1")[cell % 4]
        for square, cell in state.board.cells.items()
    }


def compare(table: Table, oracle: Oracle) -> None:
    """Check the choices of the moment."""
    state = table.state
    if state.phase == Phase.SURVEY:
        expected = oracle.surveys_before_coast() if state.coast_due else [*oracle.surveys()]
    elif state.phase == Phase.COAST:
        expected = [*oracle.coasts("".join(name for name, left in zip("AB", state.pile, strict=True) if left))]
    else:
        return
    found = table.legal()
    assert sorted(found) == sorted(expected)
    results = [frozenset(oracle.laid(move, SURVEY_TYPES[state.tile]).items()) for move in found]
    assert len({*results}) == len(results), "two moves lay the same"


Choose = Callable[[Sequence[str]], str]


def follow(table: Table, face: str, choose: Choose, turns: int = 40) -> Oracle:
    """Play some turns, comparing the engine with the oracle at every step. Return the last board."""
    oracle = Oracle(face)
    tile = ""
    while table.phase != Phase.OVER and turns:
        compare(table, oracle)
        (actor,) = table.state.actors()
        is_chance = actor == CHANCE
        move = choose(list(table.outcomes()) if is_chance else table.legal())
        tile = move.split()[1] if is_chance else tile
        oracle = oracle.after(move, tile)
        table.events.clear()
        table.play(move)
        assert drawn(table.state) == oracle.squares
        for gap in table.happened(GapFormed):
            assert frozenset(map(place_named, gap.squares)) in oracle.gaps(), gap
        oracle.closed |= {place_of(square) for gap in table.state.gaps for square in gap.squares}
        if table.phase in {Phase.DRAW, Phase.OVER}:
            assert not oracle.gaps()
            turns -= 1
    return oracle


def place_named(name: str) -> Place:
    """Read (x,y)."""
    x, y = name.strip("()").split(",")
    return int(x), int(y)


def crowding(rng: Random) -> Choose:
    """Choose placements near the first coast, so that the board is full of holes."""

    def choose(moves: Sequence[str]) -> str:
        some = rng.sample(moves, min(len(moves), 6))
        return min(some, key=lambda move: sum(abs(int(number)) for number in re.findall(r"-?\d+", move)[:2]))

    return choose


FACES = ("A0", "A1", "B0", "B1")


@rule("OVW-21", "OVW-22", "OVW-41")
@pytest.mark.parametrize(
    ("players", "provisions", "ports"),
    [(2, False, False), (2, True, True), (3, False, True), (3, True, False), (4, False, False), (4, True, True)],
)
def test_in_whole_games_the_engine_finds_what_one_sees_on_the_table(
    players: int, provisions: bool, ports: bool
) -> None:
    rng = Random(f"{players} {provisions} {ports}")
    face = rng.choice(FACES)
    table = fresh(face, players=players, provisions=provisions, ports=ports)
    oracle = follow(table, face, crowding(rng))
    assert table.phase == Phase.OVER
    assert oracle.closed


@rule("OVW-21", "OVW-22")
@pytest.mark.parametrize("face", ["A0", "B1"])
def test_on_a_board_that_sprawls_the_engine_finds_what_one_sees_on_the_table(face: str) -> None:
    rng = Random(face)
    table = fresh(face, players=4)
    follow(table, face, rng.choice)
    assert table.phase == Phase.OVER


@rule("OVW-21", "OVW-22", "OVW-41")
@settings(max_examples=12, deadline=None)
@given(
    face=st.sampled_from(FACES),
    players=st.integers(2, 4),
    ports=st.booleans(),
    choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=25),
)
def test_whatever_is_played_the_engine_finds_what_one_sees_on_the_table(
    face: str, players: int, ports: bool, choices: list[int]
) -> None:
    left = [*choices]
    table = fresh(face, players=players, ports=ports)

    def choose(moves: Sequence[str]) -> str:
        number = left.pop() if left else 0
        by_distance = sorted(moves, key=lambda move: (len(move), move))
        return by_distance[number % len(moves)]

    follow(table, face, choose, turns=6)


# How many ways there are to grow the board. The numbers are the oracle's.

ALIKE = {"ldl": 6, "ddd": 2}
"""A type of each sort with the number of its like: six without and two with the coast icon lie where these lie."""


def ways(table: Table, turns: int, draws: dict[str, int], oracle: Oracle | None = None) -> int:
    """Count the ways to draw and place the tiles of some turns. An oracle is compared with the engine throughout."""
    return sum(like * ways_with(branch(table, f"tile {tile}"), turns, draws, oracle) for tile, like in draws.items())


def ways_with(table: Table, turns: int, draws: dict[str, int], oracle: Oracle | None) -> int:
    """Count the ways to place the tiles of a turn, and of those to come; all else is decided somehow."""
    state = table.state
    if state.phase not in {Phase.SURVEY, Phase.COAST}:
        while state.phase > Phase.SURVEY:
            table.play(table.legal()[0])
        if oracle is not None:
            oracle.closed = {place_of(square) for gap in state.gaps for square in gap.squares}
        return ways(table, turns - 1, draws, oracle)
    if oracle is not None:
        compare(table, oracle)
    moves = table.legal()
    if turns == 1 and not (state.phase == Phase.SURVEY and state.coast_due):
        return len(moves)
    tile = SURVEY_TYPES[state.tile]
    return sum(ways_with(branch(table, move), turns, draws, oracle and oracle.after(move, tile)) for move in moves)


def branch(table: Table, move: str) -> Table:
    """Return a table where a move was played, and leave this one as it is."""
    other = Table.__new__(Table)
    other.state = table.state.clone()
    other.events = []
    return other.play(move)


@rule("OVW-2", "OVW-21", "OVW-22")
@pytest.mark.parametrize("face", FACES)
def test_there_are_552_ways_to_place_the_first_tile(face: str) -> None:
    """Twelve places for each of eight types; with two of them comes a coast: five places for it, and four faces."""
    assert ways(fresh(face), 1, dict.fromkeys(SURVEY_TYPES, 1), Oracle(face)) == 552
    assert ways(fresh(face), 1, ALIKE) == 552


@rule("OVW-2", "OVW-21", "OVW-22")
def test_there_are_662048_ways_to_place_the_first_two_tiles() -> None:
    assert ways(fresh("A0"), 2, ALIKE) == 662_048
