"""Set up a game (EXP-5, EXP-10, EXP-11)."""

from __future__ import annotations

from farshore.games.explorers.opening import after_first
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import NOBODY, ExplorersState
from farshore.games.explorers.terms import Terms
from farshore.games.explorers.world import NOWHERE


def new_state(terms: Terms) -> ExplorersState:
    """Return the state before anything is drawn or chosen."""
    s = empty_state(terms)
    s.phase = Phase.FIRST if terms.random_first else after_first(s)
    s.go_on()
    return s


def empty_state(terms: Terms) -> ExplorersState:
    """Return a table without a map."""
    s = ExplorersState(terms)
    s.phase = Phase.SURVEY
    s.moment = Moment.SETUP
    s.laid = ()
    s.world = NOWHERE
    s.achievements = ()
    s.columns = [0] * 4
    s.races = []
    s.sheets = [Sheet() for _ in range(terms.seats)]
    s.shown = [Sheet() for _ in range(terms.seats)]
    s.first = terms.first
    s.round = 0
    s.turn_number = -1
    s.active = NOBODY
    s.deck = 0
    s.card = s.side = ""
    s.batches = 0
    s.waiting = ()
    return s
