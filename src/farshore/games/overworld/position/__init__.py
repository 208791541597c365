"""A position as a document that a person can edit, as FEN is for chess: TOML with a drawing of the board.

Everything that follows from the rest (regions, what fits, supplies, what is still to come) is not in it, and nearly
everything that is may be left out. A useful position is small::

    players = 3
    tile = "ldl"
    board = '''
          -1    0     1     2
     -1   .     mB    f.    .
      0   vA0   ^A0   #1    mW
      1   .     ww    rw    .
    '''

``document`` has all keys, ``drawing`` the drawing. An impossible position is refused with the key and the reason; but
that a board is small for the tiles and pieces that are left, or that its tiles hang together only by corners, is no
fault: rules are tested with such boards.
"""

from __future__ import annotations

from farshore.games.overworld.position.contest import read_contest
from farshore.games.overworld.position.document import OPENING, decode
from farshore.games.overworld.position.moment import check_moment
from farshore.games.overworld.position.supplies import read_supplies
from farshore.games.overworld.position.table import read_board
from farshore.games.overworld.position.turn import read_phase, read_seats, read_turn
from farshore.games.overworld.position.write import write_position
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import terms_of

__all__ = ["read_position", "write_position"]


def read_position(text: str) -> OverworldState:
    """Read a document as a state. Raises ``BadPosition`` with the key and the reason."""
    document = decode(text)
    s = new_state(terms_of(document.players, document.options))
    if not document.said():
        return s
    read_phase(s, document)
    read_board(s, document)
    read_seats(s, document)
    read_turn(s, document)
    read_contest(s, document)
    read_supplies(s, document)
    if s.phase not in OPENING:
        check_moment(s, document)
    return s
