"""A journey, decision by decision: what each way to begin it, to go on and to end it seems to gain."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from farshore.bots.entdecker.search.hopes import Hopes, PrivateKnowledge
from farshore.bots.entdecker.search.journeys import ONWARD, Journeys
from farshore.bots.entdecker.search.prospects import Prospects
from farshore.bots.entdecker.search.scouting import Scouting
from farshore.core.contract import Action, Seat
from farshore.games.entdecker import actions
from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.islands import masses_on
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import MASK_BY_NAME
from farshore.games.entdecker.unit import sides_of
from farshore.games.entdecker.units import SCOUT, SCOUTS_IN_SUPPLY, UNIT_NAMES, scout_code

MOST_TILES: Final = 4
"""More hidden tiles than this are not thought of."""
SECOND_THOUGHTS: Final = 4
"""For so many starting spaces several journeys are thought of."""
_JOURNEYS: Final = (*(actions.Announce("hidden", tiles) for tiles in (1, 2, 3)), actions.Announce("open", 1))


class Sailing:
    """The journey of one seat in one position."""

    def __init__(self, s: EntdeckerState, seat: Seat, hopes: Hopes, knowledge: PrivateKnowledge) -> None:
        self.s = s
        self.seat = seat
        self.hopes = hopes
        self.knowledge = knowledge
        self.meant: dict[Action, actions.Announce] = {}  # by start: what to announce there, where that was thought of
        self._scouting = Scouting(s, seat, hopes, knowledge)

    def _journeys(self) -> Journeys:
        recall = inf if self.s.supply[SCOUTS_IN_SUPPLY[self.seat]] else self._scouting.cheapest_recall()
        return Journeys(Prospects(self.s, self.seat, self.hopes), recall)

    def starts(self, legal: Sequence[Action]) -> list[float]:
        """A journey from a starting space may gain something, less what it costs; tolls also help their owners.

        Of more than one tile, or an open one, is thought only where one hidden tile seems good.
        """
        journeys, board = self._journeys(), self.s.chart.board
        own, others = self.s.gold[self.seat], self.s.terms.seats - 1
        found, ways = [], []
        for action in legal:
            if not isinstance(action, actions.StartAt):
                found.append(-inf)
                continue
            cell, tolls = board.cell[action.space], sum(action.tolls)
            price = action.bank + tolls
            paid = journeys.prospects.price(price) * (1 + tolls / price / others) if price else 0.0
            ways.append((len(found), cell, own - price, paid))
            found.append(journeys.at_first_sight(cell, own - price) - paid)
        for number, cell, gold, paid in sorted(ways, key=lambda way: -found[way[0]])[:SECOND_THOUGHTS]:
            gains = [journeys.announced(cell, gold, announce) for announce in _JOURNEYS]
            best = max(gains)
            found[number] = best - paid
            self.meant[legal[number]] = _JOURNEYS[gains.index(best)]
        return found

    def announcements(self, legal: Sequence[Action]) -> list[float]:
        """So many tiles may gain something from where the ship is."""
        journeys, ship, gold = self._journeys(), self.s.ship, self.s.gold[self.seat]
        return [
            journeys.announced(ship, gold, action)
            if isinstance(action, actions.Announce) and action.tiles <= MOST_TILES
            else -inf
            for action in legal
        ]

    def explored(self, legal: Sequence[Action]) -> list[float]:
        """A unit may be placed, another tile drawn, or the journey ended, which gains nothing."""
        s, journeys = self.s, self._journeys()
        gold = s.gold[self.seat]
        units = self._units(journeys.prospects, gold) if s.landed >= 0 else {}
        scout = max((gain for (unit, _), gain in units.items() if unit == UNIT_NAMES[SCOUT]), default=-inf)
        now = max(0.0, *units.values()) if units else 0.0
        if not s.supply[SCOUTS_IN_SUPPLY[self.seat]] and s.phase == Phase.EXPLORE:
            now = max(now, scout - self._scouting.cheapest_recall())
        by_back: dict[int, float] = {}
        found = []
        for action in legal:
            gain = 0.0
            if isinstance(action, actions.PlaceUnit):
                gain = units[action.unit, action.side] + self._number(action)
            elif isinstance(action, actions.DrawHidden):
                back = s.stacks.backs[action.stack - 1]
                if back not in by_back:
                    by_back[back] = journeys.hidden(s.ship, gold, s.draws, back, now)
                gain = by_back[back]
            elif isinstance(action, actions.DrawOpen):
                best = journeys.prospects.beside(s.ship, journeys.prices(gold))[action.pattern]
                gain = best[1] if best else now
            elif isinstance(action, actions.Recall):
                gain = scout - self._scouting.lost(action.spot)
            found.append(gain)
        return found

    def _units(self, prospects: Prospects, gold: int) -> dict[tuple[str, str], float]:
        """Return what each unit gains where the ship is, by its name and side, less its cost."""
        s = self.s
        mask, prices = s.chart.tiles[s.landed], prospects.prices(gold, 0.0)
        found: dict[tuple[str, str], float] = {}
        for mass, side in zip(masses_on(s.chart.board, s.chart.tiles, s.landed), sides_of(mask), strict=True):
            gains = prospects.standing(mass)
            found |= {(name, side): gain - price for name, gain, price in zip(UNIT_NAMES, gains, prices, strict=True)}
        return found

    def _number(self, action: actions.PlaceUnit) -> float:
        """Return what tells scouts apart that gain the same: who counts double (ENT-95) comes last onto an island."""
        is_double = scout_code(self.seat, action.number) in self.knowledge.double
        return -1e-6 * (action.number + 100 * is_double)

    def placements(self, legal: Sequence[Action]) -> list[float]:
        """A tile may gain something where it lies, with a unit on it, or on the way to more."""
        s, journeys = self.s, self._journeys()
        gold, cells = s.gold[self.seat], s.chart.board.cell
        prices, prospects = journeys.prices(gold), journeys.prospects
        on = -inf
        if s.draws:
            is_hidden = s.kind == HIDDEN and any(s.stacks.sizes)
            ahead = journeys.hidden(s.ship, gold, s.draws, journeys.usual_back()) if is_hidden else 0.0
            on = ONWARD * ahead
        found = []
        known: dict[str, dict[int, tuple[float, tuple[float, float, float]]]] = {}
        for action in legal:
            if not isinstance(action, actions.PlaceTile):
                found.append(-inf)
                continue
            space = action.space
            if space not in known:
                known[space] = {mask: (alone, units) for mask, alone, units in prospects.ways(cells[space])}
            alone, units = known[space][MASK_BY_NAME[action.tile]]
            with_unit = max(gain - price for gain, price in zip(units, prices, strict=True))
            found.append(max(alone, with_unit, alone + on))
        return found
