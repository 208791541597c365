"""The next turn, or the end: the jungle is scored and the winner is found (ENT-90 to ENT-92)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.games.entdecker.events import GameEnded, TopScoutsShown
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.phase import Automatic, Phase
from farshore.games.entdecker.scouts import award
from farshore.games.entdecker.units import scout_code

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


class Next(Automatic):
    """The turn is over."""

    def run(self, s: EntdeckerState) -> None:
        """End the game once the last space is covered (ENT-90), else the next player begins."""
        if not s.chart.left:
            s.phase = Phase.FINAL
            return
        sailed = s.ship >= 0
        s.idle = 0 if s.landed >= 0 else s.idle + 1
        if sailed:
            s.fresh.clear()
        s.ship = s.landed = -1
        s.start = None
        s.announced = s.draws = 0
        s.seat = (s.seat + 1) % s.terms.seats
        s.phase = Phase.TURN


def double_scouts(s: EntdeckerState) -> dict[int, int]:
    """Return the scouts that count as two on their path (ENT-95), as ``Jungle.leader`` wants them."""
    return {scout_code(seat, number): 2 for seat, pair in enumerate(s.top_scouts) for number in pair if number}


class Final(Automatic):
    """The tokens are shown, and each goes to whoever has most scouts on its path (ENT-91)."""

    def run(self, s: EntdeckerState) -> None:
        """Score the jungle."""
        if s.terms.top_scout:
            for seat, (first, second) in enumerate(s.top_scouts):
                s.tell(TopScoutsShown(seat, first, second))
        weights = double_scouts(s)
        for path, token in enumerate(s.jungle.tokens):
            if token != NO_TOKEN and s.jungle.taken_by[path] < 0:
                leader = s.jungle.leader(path, weights)
                if leader is not None:
                    award(s, leader, path, s.jungle.weights(path, weights))
        s.phase = Phase.OVER
        s.tell(GameEnded(s.scores(), s.winners()))
