"""The end of a turn, and of the game (OVW-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.steps import Automatic
from farshore.games.overworld.events import GameEnded, LastRound
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import LAND

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


def turns_left(s: OverworldState) -> int:
    """Return how many turns follow the present one once the pile is empty, if the bag lasts."""
    return (s.first - s.active - 1) % s.terms.seats


class TurnEnd(Automatic["OverworldState"]):
    """Without coast tiles in the pile play goes on until all have had equal turns, or the bag is empty."""

    def run(self, s: OverworldState) -> None:
        """End the game, or let the next seat draw."""
        is_pile_empty = not any(s.pile)
        if is_bag_empty(s) or (is_pile_empty and not turns_left(s)):
            s.phase = Phase.OVER
            if s.listener is not None:
                s.tell(GameEnded(s.scores(), s.winners()))
            return
        if is_pile_empty and s.coast != NOWHERE:
            s.tell(LastRound(turns_left(s)))
        s.tile = s.coast = NOWHERE
        s.side = LAND
        s.survey = ()
        s.coast_due = False
        s.active = (s.active + 1) % s.terms.seats
        s.phase = Phase.DRAW


def is_bag_empty(s: OverworldState) -> bool:
    """Say whether all survey tiles have been drawn but the one that stays in the box with three players (OVW-4)."""
    return sum(s.bag) <= s.terms.never_drawn
