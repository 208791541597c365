"""A turn of Entdecker, as a table of contents: every phase and the step that holds its rules.

======================  ==========================================================================
top_scouts              before play: name the top scouts (ENT-95)
opening                 before play: the first seat, the backs of the stacks (ENT-10, ENT-12)
income                  roll for gold (ENT-20); the end of all discovery (ENT-63)
start                   select a starting space and pay the expenses (ENT-21, ENT-22, ENT-24)
announce                announce and pay for tiles (ENT-23)
explore                 draw, recall or stop (ENT-30, ENT-33, ENT-41)
unit                    place a unit (ENT-40)
place                   place the tile, move the ship, meet what is on it (ENT-31, ENT-32, ENT-50 to 53)
fill                    cover surrounded spaces (ENT-60 to ENT-62)
scoring                 score completed islands (ENT-70 to ENT-73)
scouts                  scouts enter the jungle (ENT-52, ENT-73, ENT-80)
final                   the next turn, or the end (ENT-90 to ENT-92)
======================  ==========================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.core.phases import Phases
from farshore.games.entdecker import (
    announce,
    explore,
    fill,
    final,
    income,
    opening,
    place,
    scoring,
    scouts,
    start,
    top_scouts,
    unit,
)
from farshore.games.entdecker.phase import Phase

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

TURN: Final[Phases[EntdeckerState]] = Phases(
    Phase,
    {  # first what needs nobody, then chance, then decisions
        Phase.TURN: income.TurnBegins(),
        Phase.DEPART: start.Depart(),
        Phase.SHOWN: place.Shown(),
        Phase.VOYAGE: explore.Voyage(),
        Phase.FILL: fill.Fill(),
        Phase.SCORE: scoring.Score(),
        Phase.NEXT: final.Next(),
        Phase.FINAL: final.Final(),
        Phase.FIRST: opening.FirstSeat(),
        Phase.BACKS: opening.Backs(),
        Phase.INCOME: income.Income(),
        Phase.FACE: explore.Face(),
        Phase.SEARCH: fill.Search(),
        Phase.TOKEN: scouts.Token(),
        Phase.TOP_SCOUTS: top_scouts.TopScouts(),
        Phase.WHEEL: income.Wheel(),
        Phase.START: start.Start(),
        Phase.ANNOUNCE: announce.Announcement(),
        Phase.EXPLORE: explore.Explore(),
        Phase.PLACE: place.Place(),
        Phase.NATIVES: scouts.Natives(),
        Phase.RECALLED: unit.Recalled(),
        Phase.SETTLED: scouts.Settled(),
        Phase.ISLAND: scoring.ChooseIsland(),
        Phase.SCOUTS: scouts.Scouts(),
    },
)
