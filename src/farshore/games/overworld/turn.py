"""The turn as a table of contents: every phase and the step that holds its rules.

==========  ================================================================================
module      what it decides
==========  ================================================================================
opening     the first coast, the first seat (OVW-10)
draw        which tile comes out of the bag (OVW-4, OVW-20, OVW-23)
grow        where the survey tile and the coast tile go (OVW-21, OVW-22)
explore     where camels and ships go (OVW-30, OVW-31)
contest     which gaps there are, and who wins them (OVW-41, OVW-42)
entrance    a door or the port, and who is left behind (OVW-42, OVW-43, OVW-71)
provisions  what is taken from the shop (OVW-70, OVW-71)
ending      when the game ends (OVW-50)
==========  ================================================================================

and what they ask:

==========  ================================================================================
grid        squares, directions, Ls (OVW-2)
tiles       kinds, survey tiles, coasts: their edges, and which halves join (OVW-2, 3, 40)
board       what lies where, what fits where (OVW-21, OVW-22)
plots       squares as the board keeps them, each with its neighbours
placements  what fits at a corner, and the actions that lay it there
regions     regions with their size and explorers (OVW-40)
gaps        what is a gap (OVW-41)
scoring     regions, doors, provisions, port (OVW-60 to 62, 70, 71)
==========  ================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.core.phases import Phases
from farshore.games.overworld import contest, draw, ending, entrance, explore, grow, opening, provisions
from farshore.games.overworld.phase import Phase

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

TURN: Final[Phases[OverworldState]] = Phases(
    Phase,
    {  # first what needs nobody, then chance, then decisions
        Phase.EXPLORE: explore.Explore(),
        Phase.GARRISON: explore.Garrison(),
        Phase.LOOK: contest.Look(),
        Phase.NEXT_GAP: contest.NextGap(),
        Phase.CONTEST: contest.Contest(),
        Phase.SETTLE: entrance.Settle(),
        Phase.TURN_END: ending.TurnEnd(),
        Phase.START: opening.FirstCoast(),
        Phase.FIRST: opening.FirstSeat(),
        Phase.DRAW: draw.Draw(),
        Phase.SURVEY: grow.Survey(),
        Phase.COAST: grow.Coast(),
        Phase.EXPLORER: explore.FewExplorers(),
        Phase.HOLD: explore.Hold(),
        Phase.GAP: contest.ChooseNextGap(),
        Phase.WINNER: contest.ChooseGapWinner(),
        Phase.ENTRANCE: entrance.ChooseEntrance(),
        Phase.LEAVE: entrance.Leave(),
        Phase.ITEM: provisions.Fill(),
    },
)
