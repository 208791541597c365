"""Set up a game (OVW-1, OVW-10)."""

from __future__ import annotations

from farshore.games.overworld.board import Board
from farshore.games.overworld.entrance import SUPPLY
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import DOORS, EXPLORER_NAMES, EXPLORERS, ITEMS, ITEMS_OF_KIND, Terms
from farshore.games.overworld.tiles import COASTS_OF_PATTERN, COPIES, LAND, PATTERNS, SURVEY_TYPES


def new_state(terms: Terms) -> OverworldState:
    """Return an empty table."""
    s = OverworldState(terms)
    s.phase = Phase.START
    s.board = Board()
    s.explorers = {}
    s.supply = [EXPLORERS] * len(EXPLORER_NAMES) * terms.seats
    s.doors = [DOORS] * terms.seats
    s.ports = [int(terms.ports)] * terms.seats
    s.gaps = []
    s.bag = [COPIES] * len(SURVEY_TYPES)
    s.pile = [COASTS_OF_PATTERN] * len(PATTERNS)
    s.shop = [ITEMS_OF_KIND if terms.provisions else 0] * len(ITEMS)
    s.aside = []
    s.first = s.active = 0
    s.tile = NOWHERE
    s.side = LAND
    s.survey = ()
    s.coast_due = False
    s.coast = NOWHERE
    s.pending = ()
    s.gap = ()
    s.winner = NOBODY
    s.entrance = Entrance.NONE
    s.origin = SUPPLY
    s.to_take = 0
    return s
