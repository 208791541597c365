"""Before play: every player secretly names two top scouts, all at the same time (ENT-95)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import NameTopScouts
from farshore.games.entdecker.phase import Decision, Phase
from farshore.games.entdecker.secrets import TopScoutsNamed

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


@cache
def _pairs(scouts: int) -> tuple[NameTopScouts, ...]:
    return tuple(NameTopScouts(*pair) for pair in combinations(range(1, scouts + 1), 2))


class TopScouts(Decision):
    """Name two different numbers, the lower first."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every pair."""
        return _pairs(s.terms.scouts)

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Note the choice; play begins when all have chosen."""
        assert isinstance(action, NameTopScouts)
        s.top_scouts[seat] = (action.first, action.second)
        s.tell(TopScoutsNamed(seat, action.first, action.second))
        if all(first for first, _ in s.top_scouts):
            s.phase = Phase.FIRST if s.terms.random_first else Phase.BACKS

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Two different numbers of the seat's own scouts, the lower first."""
        return IllegalAction("ENT-95", "entdecker-why-not-top-scouts", most=s.terms.scouts)
