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
that is not drawn, an own scenario is made of the size and the waterfalls drawn.
"""

from __future__ import annotations

from typing import Final

import msgspec

from farshore.core.errors import BadFile, BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.announce import HIDDEN, OPEN
from farshore.games.entdecker.board import board_of
from farshore.games.entdecker.content import content
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position_check import BEFORE, JOURNEY, ON_LAND, RESUMED, check_turn, due_phase
from farshore.games.entdecker.position_document import (
    Document,
    TurnPart,
    decode,
    phase_named,
    seat_named,
    tile_of,
    wrong,
)
from farshore.games.entdecker.position_pieces import read_pieces, read_scouts, space_named
from farshore.games.entdecker.position_stacks import read_stacks
from farshore.games.entdecker.position_write import write_position
from farshore.games.entdecker.scenario import (
    MAX_SPACES,
    MIN_HEIGHT,
    MIN_WIDTH,
    Drawing,
    Scenario,
    check_matching,
    draw,
    installed_scenario,
    read_drawing,
    read_scenario,
    scenario_folder,
)
from farshore.games.entdecker.setup import empty_state, join_sea, lay_tiles
from farshore.games.entdecker.state import NOWHERE, EntdeckerState
from farshore.games.entdecker.terms import Terms, terms_of
from farshore.games.entdecker.tile import PATTERNS, UNDISCOVERED
from farshore.games.entdecker.turn import AUTOMATIC
