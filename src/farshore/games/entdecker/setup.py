"""Set up a game (ENT-9 to ENT-12), and put a given board together."""

from __future__ import annotations

from farshore.games.entdecker.board import cell_of, mass_of
from farshore.games.entdecker.chart import empty_chart
from farshore.games.entdecker.islands import no_islands
from farshore.games.entdecker.jungle import empty_jungle
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.sea import no_sea
from farshore.games.entdecker.stacks import full_stacks
from farshore.games.entdecker.state import NOWHERE, EntdeckerState
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import UNDISCOVERED
from farshore.games.entdecker.units import IN_SUPPLY, SCOUT, first_numbers, unit_code, without_number


def new_state(terms: Terms) -> EntdeckerState:
    """Return the state before the first turn: chance has yet to show the backs of the stacks."""
    s = empty_state(terms)
    lay_tiles(s, terms.scenario.tiles)
    join_sea(s)
    if terms.top_scout:
        s.phase = Phase.TOP_SCOUTS
    elif terms.random_first:
        s.phase = Phase.FIRST
    else:
        s.phase = Phase.BACKS
    return s


def empty_state(terms: Terms) -> EntdeckerState:
    """Return a table with everything in place but the tiles on the board."""
    s = EntdeckerState(terms)
    board, seats = terms.board, terms.seats
    waterfalls = terms.scenario.waterfalls
    bonus = {} if terms.waterfall_to_finder else {mass_of(cell, 0): points for cell, points in waterfalls.items()}
    s.chart = empty_chart(board)
    s.islands = no_islands(board, bonus)
    s.sea = no_sea(board.size)
    s.stacks = full_stacks(terms)
    s.jungle = empty_jungle(terms)
    s.units = {}
    s.unfound = set(waterfalls) if terms.waterfall_to_finder else set()
    s.gold = [terms.gold] * seats
    s.score = [0] * seats
    s.finds = [0] * seats
    s.supply = [terms.scouts, terms.forts, terms.settlements] * seats
    s.numbers = [first_numbers(terms.scouts) if terms.top_scout else 0] * seats
    s.top_scouts = [(0, 0)] * seats
    s.bank = 0
    s.phase = s.then = Phase.TURN
    s.seat = s.mover = 0
    s.ship = s.landed = NOWHERE
    s.start = None
    s.kind = s.announced = s.draws = s.hand = s.stack = s.sought = s.hut = 0
    s.fresh = []
    s.bound = []
    s.passes = s.idle = 0
    s.closing = False
    return s


def lay_tiles(s: EntdeckerState, tiles: dict[int, int]) -> None:
    """Lay tiles on the board and join their land; the sea is joined when the units are in place."""
    for cell, mask in tiles.items():
        s.lay(cell, mask)


def join_sea(s: EntdeckerState, not_yet: int = NOWHERE) -> None:
    """Join the sea of all tiles but those with a toll and the one, if any, where a ship has just arrived."""
    for cell in s.chart.board.spaces:
        if s.chart.tiles[cell] != UNDISCOVERED and cell not in s.sea.tolled and cell != not_yet:
            s.sea.join(s.chart, cell)


def put_unit(s: EntdeckerState, mass: int, seat: int, unit: int, number: int) -> None:
    """Put a unit on a tile that is not yet joined to the sea, as a position tells."""
    s.units[mass] = unit_code(seat, unit, number)
    s.supply[IN_SUPPLY[seat][unit]] -= 1
    if unit != SCOUT:
        s.sea.raise_toll(cell_of(mass), seat)
    elif number:
        s.numbers[seat] = without_number(s.numbers[seat], number)
