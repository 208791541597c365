"""A game of Explorers, as a table of contents: every phase and the step that holds its rules.

============  ================================================================================
opening       the first player, the map, achievements, the start village (EXP-11, 12, 26, 60)
rounds        where rounds and turns begin and end; races (EXP-20, 23, 26, 61, 71)
card          a card is turned, a side chosen (EXP-20, 21, 70)
marks         everyone chooses and marks: keys, scrolls, horses (EXP-13, 21 to 25, 30 to 32)
temples       who explores them, what that brings (EXP-37, 38)
provisions    what may be taken, what a round's are worth (EXP-33, 34)
gems          what those found are worth (EXP-35, 36)
villages      what marks beside them are worth (EXP-39, 40)
achievements  what each asks for (EXP-60, 61)
scoring       points by part, the rank alone (EXP-50, 72)
============  ================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.core.phases import Phases
from farshore.games.explorers import card, marks, opening, rounds, temples
from farshore.games.explorers.phase import Phase

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

TURN: Final[Phases[ExplorersState]] = Phases(
    Phase,
    {  # first what needs nobody, then chance, then decisions
        Phase.SURVEY: opening.Survey(),
        Phase.SETTLE: opening.Settle(),
        Phase.ROUND: rounds.RoundBegins(),
        Phase.TURN: rounds.TurnBegins(),
        Phase.BATCH: temples.Batch(),
        Phase.TURN_END: rounds.TurnEnds(),
        Phase.ROUND_END: rounds.RoundEnds(),
        Phase.FIRST: opening.FirstPlayer(),
        Phase.MAP: opening.RandomMap(),
        Phase.ACHIEVEMENT: opening.Achievement(),
        Phase.CARD: card.Card(),
        Phase.LAY: opening.LayMap(),
        Phase.VILLAGE: opening.StartVillage(),
        Phase.SIDE: card.Side(),
        Phase.MARKS: marks.MARKS,
    },
)
