"""What is kept up to date as tiles are laid is the same as when worked out from nothing, in random games.

The slow ways below know only the drawn board: tiles as land masks, and which sides face which.
"""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.contract import CHANCE, Event
from farshore.games.entdecker.actions import PlaceTile
from farshore.games.entdecker.board import NO_COAST, Board, cell_of, mass_of
from farshore.games.entdecker.events import GameEnded, SpaceFilled, TilePlaced, TurnBegan, WorldClosed
from farshore.games.entdecker.faces import PATTERN_OF
from farshore.games.entdecker.fill import due_spaces
from farshore.games.entdecker.islands import Islands
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position
from farshore.games.entdecker.scenario import draw
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.tile import EAST, FITTING, IS_LAND, NAMES, PATTERN, SOUTH, UNDISCOVERED
from tests.effort import tries
from tests.entdecker.table import rule

Groups = set[frozenset[int]]


def neighbours(board: Board, cell: int) -> list[tuple[int, int]]:
    """Return side and cell of the four neighbours of a space."""
    return [(side, cell + step) for side, step in enumerate(board.steps)]


def shows_land(tiles: list[int], cell: int, side: int) -> bool:
    return IS_LAND[tiles[cell]][side]


def grouped(links: dict[int, set[int]]) -> Groups:
    """Return what hangs together."""
    groups: Groups = set()
    left = set(links)
    while left:
        found: set[int] = set()
        due = [left.pop()]
        while due:
            one = due.pop()
            if one not in found:
                found.add(one)
                due += links[one]
        left -= found
        groups.add(frozenset(found))
    return groups


def slow_around(board: Board, tiles: list[int], space: int) -> int:
    """Return which sides of a space touch something, and which of these touch land."""
    around = 0
    for side, beside in neighbours(board, space):
        if tiles[beside] != UNDISCOVERED:
            around |= 16 << side | shows_land(tiles, beside, (side + 2) % 4) << side
    return around


def slow_shores(board: Board, tiles: list[int]) -> set[int]:
    """Return Edge Spaces and tiles with a sea side against an undiscovered space."""
    return {
        beside
        for space in board.spaces
        if tiles[space] == UNDISCOVERED
        for side, beside in neighbours(board, space)
        if tiles[beside] != UNDISCOVERED and not shows_land(tiles, beside, (side + 2) % 4)
    }


def sea_reached(board: Board, tiles: list[int], *, through_undiscovered: bool) -> set[int]:
    """Return the spaces that a ship can come to from an Edge Space, by tiles only or by what may yet be sea too."""

    def bars(cell: int, side: int) -> bool:
        if tiles[cell] == UNDISCOVERED:
            return not through_undiscovered
        return shows_land(tiles, cell, side)

    reached: set[int] = set(board.edges)
    due = list(board.edges)
    spaces = set(board.spaces)
    while due:
        cell = due.pop()
        for side, beside in neighbours(board, cell):
            if beside in spaces and beside not in reached and not bars(cell, side) and not bars(beside, (side + 2) % 4):
                reached.add(beside)
                due.append(beside)
    return reached & spaces


def slow_due(board: Board, tiles: list[int]) -> set[int]:
    """Return the undiscovered spaces with all sides covered, or that no ship could ever reach (ENT-60, ENT-61)."""
    reached = sea_reached(board, tiles, through_undiscovered=True)
    return {
        space
        for space in board.spaces
        if tiles[space] == UNDISCOVERED
        and (space not in reached or all(tiles[beside] != UNDISCOVERED for _, beside in neighbours(board, space)))
    }


def slow_fills(board: Board, tiles: list[int]) -> list[tuple[str, str]]:
    """Fill one at a time, the first due space in reading order, looking again after each (ENT-60)."""
    tiles = tiles.copy()
    fills = []
    while due := slow_due(board, tiles):
        space = next(space for space in board.spaces if space in due)
        mask = 0
        for side, beside in neighbours(board, space):
            if tiles[beside] == UNDISCOVERED or shows_land(tiles, beside, (side + 2) % 4):
                mask |= 1 << side
        tiles[space] = mask
        fills.append((board.names[space], NAMES[mask]))
    return fills


def mass_at(tiles: list[int], cell: int, side: int) -> int:
    """Return the mass of a tile at a land side: straits have two, the rest one."""
    return mass_of(cell, PATTERN[tiles[cell]] == 4 and side in {EAST, SOUTH})


def slow_islands(board: Board, tiles: list[int]) -> dict[frozenset[int], int]:
    """Return the islands as sets of masses, with the number of their land sides against undiscovered spaces."""
    links: dict[int, set[int]] = {}
    open_sides: dict[int, int] = {}
    for cell in board.spaces:
        if tiles[cell] == UNDISCOVERED:
            continue
        for side, beside in neighbours(board, cell):
            if shows_land(tiles, cell, side):
                mass = mass_at(tiles, cell, side)
                links.setdefault(mass, set())
                open_sides.setdefault(mass, 0)
                if tiles[beside] == UNDISCOVERED:
                    open_sides[mass] += 1
                else:
                    links[mass].add(mass_at(tiles, beside, (side + 2) % 4))
    return {island: sum(open_sides[mass] for mass in island) for island in grouped(links)}


def check_chart(s: EntdeckerState) -> None:
    """Compare what surrounds every space, the shores and what is afloat."""
    chart, board = s.chart, s.chart.board
    tiles = chart.tiles
    assert [chart.around[space] for space in board.spaces] == [slow_around(board, tiles, c) for c in board.spaces]
    assert chart.shores == sorted(slow_shores(board, tiles))
    afloat = sea_reached(board, tiles, through_undiscovered=False)
    assert {cell for cell, is_afloat in enumerate(chart.is_afloat) if is_afloat} == afloat
    assert chart.left == sum(tiles[space] == UNDISCOVERED for space in board.spaces)
    for cell in chart.shores:
        across = {b for side, b in neighbours(board, cell) if b in board.spaces and not shows_land(tiles, cell, side)}
        assert set(chart.open_sea(cell)) == {space for space in across if tiles[space] == UNDISCOVERED}


def check_islands(s: EntdeckerState) -> None:
    """Compare islands, their open sides, sizes and values."""
    islands: Islands = s.islands
    expected = slow_islands(s.chart.board, s.chart.tiles)
    members = islands.members(s.chart.board, s.chart.tiles)
    assert {frozenset(masses) for masses in members.values()} == set(expected)
    waterfalls = {} if s.terms.waterfall_to_finder else s.terms.scenario.waterfalls
    for root, masses in members.items():
        cells = {cell_of(mass) for mass in masses}
        assert islands.open_sides[root] == expected[frozenset(masses)]
        assert islands.size(root) == len(cells)
        assert islands.value(root) == len(cells) + sum(waterfalls.get(cell, 0) for cell in cells)


def check_sea(s: EntdeckerState) -> None:
    """Compare the parts of the sea joined without tolls, and their cheapest Edge Spaces (ENT-22)."""
    board, tiles, sea = s.chart.board, s.chart.tiles, s.sea
    plain = {cell for cell in board.spaces if tiles[cell] not in (UNDISCOVERED, 15) and cell not in sea.tolled}
    links = {
        cell: {b for side, b in neighbours(board, cell) if b in plain and not shows_land(tiles, cell, side)}
        for cell in plain
    }
    assert {cell for cell in board.spaces if sea.parent[cell] >= 0} == plain
    for part in grouped(links):
        assert len({sea.find(cell) for cell in part}) == 1
        assert {cell for cell in plain if sea.find(cell) == sea.find(min(part))} == part
        coins = [board.edge_cost[beside] for cell in part for _, beside in neighbours(board, cell)]
        assert sea.cost[sea.find(min(part))] == min([cost for cost in coins if cost != NO_COAST], default=NO_COAST)


def check_placements(s: EntdeckerState) -> None:
    """Compare where the tile in hand may lie (ENT-31)."""
    board, tiles = s.chart.board, s.chart.tiles
    expected = set()
    for side, space in neighbours(board, s.ship):
        if space not in board.spaces or tiles[space] != UNDISCOVERED or shows_land(tiles, s.ship, side):
            continue
        for mask in range(16):
            if PATTERN[mask] == PATTERN_OF[s.hand] and all(
                tiles[beside] == UNDISCOVERED or shows_land(tiles, beside, (way + 2) % 4) == IS_LAND[mask][way]
                for way, beside in neighbours(board, space)
            ):
                expected.add((board.names[space], NAMES[mask]))
    offered = [action for action in s.legal(s.mover) if isinstance(action, PlaceTile)]
    assert {(action.space, action.tile) for action in offered} == expected
    assert len(offered) == len(expected)


class Watch:
    """Listens to a game and compares the fills of every turn with the slow way."""

    def __init__(self, s: EntdeckerState) -> None:
        self.state = s
        self.before: list[int] | None = None
        self.fills: list[tuple[str, str]] = []
        self.compared = 0
        s.listener = self.hear

    def hear(self, event: Event) -> None:
        if isinstance(event, TilePlaced):
            self.before = self.state.chart.tiles.copy()
        elif isinstance(event, SpaceFilled):
            self.fills.append((event.space, event.tile))
        elif isinstance(event, TurnBegan | WorldClosed | GameEnded):
            if self.before is not None:
                assert self.fills == slow_fills(self.state.chart.board, self.before)
                self.compared += len(self.fills)
            self.before, self.fills = None, []


def play_and_check(s: EntdeckerState, rng: Random) -> int:
    """Play to the end, comparing whenever a tile has been laid; return how many fills were compared."""
    watch = Watch(s)
    board = s.chart.board
    left = -1
    while s.phase != Phase.OVER:
        if s.chart.left != left:
            left = s.chart.left
            check_chart(s)
            check_islands(s)
            if s.landed >= 0 and s.phase == Phase.EXPLORE:
                assert due_spaces(s) == slow_due(board, s.chart.tiles)
        if s.phase == Phase.START:
            check_sea(s)
        elif s.phase == Phase.PLACE:
            check_placements(s)
        step(s, rng)
    check_chart(s)
    check_islands(s)
    return watch.compared


def step(s: EntdeckerState, rng: Random) -> None:
    actor = s.actors()[0]
    if actor == CHANCE:
        outcomes = s.outcomes()
        s.apply(CHANCE, rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        s.apply(actor, rng.choice(s.legal(actor)))


def random_board(rng: Random) -> str:
    """Draw a board with tiles strewn over it that match one another; many lie where no ship has come."""
    width, height = rng.randint(6, 11), rng.randint(4, 8)
    board = new_state(terms_of(2, EntdeckerOptions(own_scenario=empty_scenario(width, height)))).chart.board
    tiles = [15] * board.size
    for cell in (*board.spaces, *board.edges):
        tiles[cell] = 0 if cell in board.edges else UNDISCOVERED
    strewn = rng.sample(board.spaces, int(len(board.spaces) * rng.choice([0.2, 0.5, 0.7, 0.8])))
    land = rng.choice([0.3, 0.5, 0.7, 0.9])
    waterfalls: dict[int, int] = {}
    for cell in strewn:
        tiles[cell] = 0
        for side, beside in neighbours(board, cell):
            free = tiles[beside] == UNDISCOVERED
            is_land = rng.random() < land if free else shows_land(tiles, beside, (side + 2) % 4)
            tiles[cell] |= is_land << side
        if tiles[cell] == 15 and len(waterfalls) < 3:
            waterfalls[cell] = 5
    return draw(board, tiles, waterfalls)


def empty_scenario(width: int, height: int) -> str:
    columns = "".join(chr(65 + column) for column in range(width))
    rows = "\n".join(f"{row + 1}{'.' * width}" for row in range(height))
    return f"name = 'empty'\nboard = '''\n {columns}\n{rows}\n'''\n"


GAMES = [
    (2, EntdeckerOptions()),
    (3, EntdeckerOptions(edition="kosmos", scenario="two-seas")),
    (4, EntdeckerOptions(edition="digest", scenario="three-seas")),
    (4, EntdeckerOptions(scenario="north-south", top_scout=True)),
]


@rule("ENT-21", "ENT-31", "ENT-60", "ENT-61", "ENT-70", "ENT-71")
@pytest.mark.parametrize("seed", range(8))
def test_in_random_games_everything_kept_is_as_worked_out_from_nothing(seed: int) -> None:
    seats, options = GAMES[seed % len(GAMES)]
    play_and_check(new_state(terms_of(seats, options)), Random(seed))


@rule("ENT-21", "ENT-31", "ENT-60", "ENT-61", "ENT-70", "ENT-71")
def test_so_it_is_in_games_that_begin_on_strewn_boards_with_lakes_and_straits() -> None:
    compared = 0
    for seed in range(tries(120, 40)):
        rng = Random(seed)
        drawing = random_board(rng)
        s = read_position(f"players = {rng.randint(2, 4)}\nboard = '''\n{drawing}'''\n[turn]\nphase = 'fill'\n")
        compared += play_and_check(s, rng)
    assert compared > 100, "fills were many"


@rule("ENT-60", "ENT-61")
def test_what_is_due_on_a_strewn_board_is_what_no_ship_can_reach_or_is_surrounded() -> None:
    for seed in range(150):
        rng = Random(seed)
        drawing = random_board(rng)
        text = f"players = 2\nboard = '''\n{drawing}'''\n"
        s = read_position(text)
        assert due_spaces(s) == slow_due(s.chart.board, s.chart.tiles) or s.closing, drawing
        check_chart(s)
        check_islands(s)


@rule("ENT-60", "ENT-61")
def test_whatever_tile_is_placed_next_what_becomes_due_is_found_by_looking_around_it() -> None:
    found = 0
    for seed in range(150):
        rng = Random(seed)
        drawing = random_board(rng)
        s = read_position(f"players = 2\nboard = '''\n{drawing}'''\n[turn]\nphase = 'fill'\n")
        while s.phase in {Phase.SEARCH, Phase.BACKS}:
            step(s, rng)
        board, chart = s.chart.board, s.chart
        assert not slow_due(board, chart.tiles)
        starts = [cell for cell in chart.shores if chart.is_afloat[cell] or cell in board.edges]
        for space in {space for cell in starts for space in chart.open_sea(cell)}:
            for mask in {mask for pattern in range(1, 6) for mask in FITTING[pattern][chart.around[space]]}:
                world = s.clone()
                world.fresh.clear()
                world.lay(space, mask)
                if not world.chart.is_afloat[space]:
                    continue  # not how a ship would lay it
                due = due_spaces(world)
                assert due == slow_due(board, world.chart.tiles), drawing
                found += len(due)
    assert found > 1000, "spaces became due often"
