"""A position as a document that a person can edit, as FEN is for chess: TOML with a drawn board.

Everything that follows from the rest (supplies, bank, islands, sea) is not in it, and nearly everything that is may be
left out. The smallest useful position is a board with some units on it::

    players = 2
    board = '''
     ABCDEF
    1......
    2.┌┐...
    3.└┘...
    4......
    '''
    units = ["red fort B2"]
    gold = [7, 3]

Then red's turn begins. The drawing decides: if the scenario of the options has another size, other waterfalls or a tile
that is not drawn, an own scenario is made of the size and the waterfalls drawn. ``document`` has all keys.
"""

from __future__ import annotations

from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.actions import StartAt
from farshore.games.entdecker.announce import HIDDEN, OPEN
from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position.board import read_board
from farshore.games.entdecker.position.check import BEFORE, JOURNEY, ON_LAND, OPENING, RESUMED, check_turn, due_phase
from farshore.games.entdecker.position.document import (
    PHASE_NAMES,
    TurnPart,
    decode,
    phase_named,
    seat_named,
    tile_of,
)
from farshore.games.entdecker.position.fare import fare_text, starts_at
from farshore.games.entdecker.position.pieces import read_pieces, space_named
from farshore.games.entdecker.position.stacks import read_stacks
from farshore.games.entdecker.position.write import write_position
from farshore.games.entdecker.setup import empty_state, join_sea, lay_tiles
from farshore.games.entdecker.state import NOWHERE, EntdeckerState
from farshore.games.entdecker.tile import PATTERNS

__all__ = ["read_position", "write_position"]


def read_position(text: str) -> EntdeckerState:
    """Read a document as a state. Raises ``BadPosition`` with the key and the reason."""
    document = decode(text)
    terms, tiles = read_board(document)
    s = empty_state(terms)
    s.phase = phase_named(document.turn.phase, "turn.phase")
    lay_tiles(s, tiles)
    read_pieces(s, document)
    _read_turn(s, document.turn)
    join_sea(s, s.landed if due_phase(s) in JOURNEY else NOWHERE)
    s.start = _read_start(s, document.turn)
    s.stacks = read_stacks(s, document.stacks, unseen=s.phase in OPENING)
    check_turn(s)
    s.go_on()
    s.choices = None
    return s


def _read_turn(s: EntdeckerState, turn: TurnPart) -> None:
    s.seat = seat_named(s.terms, turn.seat, "turn.seat")
    s.mover = seat_named(s.terms, turn.mover, "turn.mover") if turn.mover else s.seat
    _read_then(s, turn)
    s.kind = HIDDEN if turn.kind == "hidden" else OPEN
    s.hand = tile_of(turn.hand, "turn.hand") if turn.hand else 0
    if s.phase == Phase.FACE:
        s.stack = turn.stack - 1
    elif turn.stack:
        raise _not_now(s, "turn.stack")
    if s.phase == Phase.SEARCH:
        s.sought = _within(turn.sought, len(PATTERNS), "turn.sought")
    elif turn.sought:
        raise _not_now(s, "turn.sought")
    if s.phase == Phase.TOKEN:
        s.hut = _within(turn.hut, s.terms.paths, "turn.hut") - 1
    elif turn.hut:
        raise _not_now(s, "turn.hut")
    if turn.ship:
        s.ship = space_named(s, turn.ship, "turn.ship")
    _read_journey(s, turn)
    if turn.fresh is not None:
        s.fresh = [_tile_named(s, name, f"turn.fresh[{index}]") for index, name in enumerate(turn.fresh)]
    s.passes, s.idle, s.closing = turn.passes, turn.idle, turn.closing


def _read_then(s: EntdeckerState, turn: TurnPart) -> None:
    """Read what follows chance that comes in between."""
    if s.phase not in RESUMED:
        if turn.then:
            raise _not_now(s, "turn.then")
        return
    s.then = RESUMED[s.phase][0]
    if turn.then:
        s.then = phase_named(turn.then, "turn.then")
    elif s.phase == Phase.TOKEN and s.bound:
        s.then = Phase.SCOUTS
    if s.then not in RESUMED[s.phase]:
        known = ", ".join(PHASE_NAMES[phase] for phase in RESUMED[s.phase])
        raise BadPosition("turn.then", Phrase("entdecker-position-then", phase=PHASE_NAMES[s.phase], known=known))


def _read_journey(s: EntdeckerState, turn: TurnPart) -> None:
    """Read what was announced and drawn; if left out, as little as this phase needs."""
    due = due_phase(s)
    sailing = s.ship >= 0 and due not in BEFORE and due != Phase.ANNOUNCE
    landed = turn.landed if turn.landed is not None else due in ON_LAND
    drawn = landed + bool(s.hand)
    s.announced = (turn.draws or 0) + max(1, drawn) if sailing else 0
    if turn.announced is not None:
        s.announced = turn.announced
    s.draws = turn.draws if turn.draws is not None else max(0, s.announced - drawn)
    if turn.landed is None and sailing and s.chart.board.edge_cost[s.ship] == NO_COAST:
        landed = s.announced - s.draws > bool(s.hand)
    if landed:
        s.landed = _tile_named(s, turn.ship, "turn.ship")


def _read_start(s: EntdeckerState, turn: TurnPart) -> StartAt | None:
    """Return how the journey began, while the ship is still where it did."""
    at_start = s.ship >= 0 and s.landed < 0
    known = starts_at(s, s.ship) if at_start else []
    if not turn.fare:
        return known[0] if known else None
    found = next((start for start in known if fare_text(start) == turn.fare), None)
    if found is None:
        fares = ", ".join(text for start in known if (text := fare_text(start)))
        raise BadPosition("turn.fare", Phrase("entdecker-position-fare", known=fares or "–"))
    return found


def _tile_named(s: EntdeckerState, name: str, at: str) -> int:
    """Return the cell of a discovered tile."""
    cell = space_named(s, name, at)
    if s.chart.board.edge_cost[cell] != NO_COAST:
        raise BadPosition(at, Phrase("entdecker-position-edge", space=name))
    return cell


def _within(number: int, most: int, at: str) -> int:
    """Return a number that counts from 1."""
    if not 1 <= number <= most:
        raise BadPosition(at, Phrase("entdecker-position-number-range", most=most))
    return number


def _not_now(s: EntdeckerState, at: str) -> BadPosition:
    return BadPosition(at, Phrase("entdecker-position-not-now", phase=PHASE_NAMES[s.phase]))
