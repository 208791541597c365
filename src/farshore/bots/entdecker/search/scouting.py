"""Scouts in the jungle: what one gains on a path, and what is lost where one is taken back (ENT-41, ENT-73, ENT-91)."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from farshore.bots.entdecker.search.hopes import Hopes, PrivateKnowledge, relative
from farshore.bots.entdecker.search.prospects import Prospects
from farshore.core.contract import Action, Seat
from farshore.games.entdecker import actions
from farshore.games.entdecker.names import spot_named
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.units import NO_SCOUT, SCOUTS_IN_SUPPLY, scout_code, seat_of_scout


class Scouting:
    """The scouts of one seat in one position."""

    def __init__(self, s: EntdeckerState, seat: Seat, hopes: Hopes, knowledge: PrivateKnowledge) -> None:
        self.s = s
        self.seat = seat
        self.hopes = hopes
        self.knowledge = knowledge

    def sends(self, legal: Sequence[Action]) -> list[float]:
        """A scout changes who leads on a path, and may be missed where it was."""
        s = self.s
        scouts = s.supply[SCOUTS_IN_SUPPLY[self.seat]]
        missed = 0.0
        if s.phase != Phase.SCOUTS and scouts:
            missed = self.hopes.scouts[scouts] - self.hopes.scouts[scouts - 1]
        paths: dict[tuple[int, int], float] = {}
        lost: dict[str, float] = {}
        found = []
        for action in legal:
            if not isinstance(action, actions.SendScout):
                found.append(0.0 if isinstance(action, actions.Decline) else -inf)
                continue
            path, number = action.path - 1, action.number
            if (path, number) not in paths:
                paths[path, number] = self._sent(path, number)
            if action.spot and action.spot not in lost:
                lost[action.spot] = self.lost(action.spot)
            found.append(paths[path, number] - (lost[action.spot] if action.spot else missed) - 1e-6 * number)
        return found

    def _sent(self, path: int, number: int) -> float:
        """Return what a scout on the next free space of a path gains."""
        spaces = self.s.jungle.path(path)
        if NO_SCOUT not in spaces:
            return -inf  # full, but for the scout that is picked up from it
        space = spaces.index(NO_SCOUT)
        return self._changed(path, space, scout_code(self.seat, number))

    def _changed(self, path: int, space: int, scout: int) -> float:
        """Return what another scout, or none, on a space of a path gains."""
        jungle, value = self.s.jungle, self.knowledge.tokens[path]
        if jungle.taken_by[path] >= 0:
            return 0.0
        before = jungle.path(path)
        after = before.copy()
        after[space] = scout
        if self.s.terms.last_space_wins and NO_SCOUT not in after:
            return value - relative(self.hopes.path((tuple(before), value)), self.seat)
        hopes = self.hopes
        return relative(hopes.path((tuple(after), value)), self.seat) - relative(
            hopes.path((tuple(before), value)), self.seat
        )

    def lost(self, spot: str) -> float:
        """Return what taking a scout back from where it stands loses."""
        on_path = spot_named(spot)
        if on_path is not None:
            return -self._changed(on_path[0] - 1, on_path[1] - 1, NO_SCOUT)
        s = self.s
        cell = s.chart.board.cell[spot]
        mass = next(mass for mass in s.chart.board.masses[cell] if mass in s.units)
        return Prospects(s, self.seat, self.hopes).without_scout(mass)

    def cheapest_recall(self) -> float:
        """Return what it costs at least to take a scout back: of those in the jungle, the last of each path."""
        s = self.s
        length, least = s.terms.path_spaces, inf
        for path in range(s.terms.paths):
            for space in range(length - 1, -1, -1):
                scout = s.jungle.spaces[path * length + space]
                if scout and seat_of_scout(scout) == self.seat:
                    least = min(least, -self._changed(path, space, NO_SCOUT))
                    break
        return least
