"""What a journey may gain before its tiles are drawn: after each the player may place a unit, or sail on."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from farshore.bots.entdecker.search.prospects import ByPattern, Prices, Prospects
from farshore.games.entdecker.actions import Announce
from farshore.games.entdecker.faces import EVENT_OF, MINE, NATIVES, PATTERN_OF, PIRATE, STORM
from farshore.games.entdecker.stacks import PLAIN, QUESTION_MARK

ONWARD: Final = 0.6
"""What can be hoped for behind the next tile, beside what can be hoped for on it."""


class Draw(NamedTuple):
    """One hidden tile, before it is drawn."""

    tiles: list[tuple[float, float, float]]  # chance; what it gains if the journey ends on it; if it goes on
    stuck: float  # the chance that it does not fit: the ship stays (ENT-31)

    def gain(self, stay: float, on: float) -> float:
        """Return what is gained on average, given what can be gained by staying and by sailing on."""
        total = self.stuck * stay
        for chance, end, sail in self.tiles:
            total += chance * max(end, sail + on)
        return total


class Journeys:
    """The journeys of one seat in one position."""

    def __init__(self, prospects: Prospects, recall: float = inf) -> None:
        self.prospects = prospects
        self.s = prospects.s
        self._recall = recall
        self._prices: dict[int, Prices] = {}
        self._sights: dict[tuple[int, int], float] = {}
        self._faces: dict[int, list[tuple[int, int, float]]] = {}

    def prices(self, gold: int) -> Prices:
        """Return what each unit costs with so much gold left."""
        if gold not in self._prices:
            self._prices[gold] = self.prospects.prices(gold, self._recall)
        return self._prices[gold]

    def at_first_sight(self, cell: int, gold: int) -> float:
        """Return about what one hidden tile may gain, less its price: on the best of the spaces, whatever is drawn."""
        gold -= self.s.terms.hidden_price
        if gold < 0:
            return -inf
        best = -inf
        for space in self.s.chart.open_sea(cell):
            key = space, gold
            gain = self._sights.get(key)
            if gain is None:
                beside = self.prospects.space(space, self.prices(gold))
                gain = self._sights[key] = self._one_plain(beside, 0.0)
            best = max(best, gain)
        return best - self.prospects.price(self.s.terms.hidden_price)

    def announced(self, cell: int, gold: int, announce: Announce) -> float:
        """Return what the announced tiles may gain, less their price; of open ones only the first is thought of."""
        terms, is_hidden = self.s.terms, announce.kind == "hidden"
        price = announce.tiles * (terms.hidden_price if is_hidden else terms.open_price)
        if price > gold:
            return -inf
        if is_hidden:
            gain = self.hidden(cell, gold - price, announce.tiles, self.usual_back())
        else:
            gain = self.open(cell, gold - price)
        return gain - self.prospects.price(price)

    def open(self, cell: int, gold: int) -> float:
        """Return what an open tile of the best pattern gains."""
        beside, has = self.prospects.beside(cell, self.prices(gold)), self.s.stacks.has
        return max((best[1] for pattern, best in enumerate(beside) if best and has(pattern)), default=0.0)

    def hidden(self, cell: int, gold: int, draws: int, back: int, now: float = 0.0) -> float:
        """Return what some hidden tiles may gain.

        ``gold`` is left for a unit, ``back`` is on top of the stack drawn from first, and ``now`` is what can be gained
        without a draw, and as long as the ship has not moved.
        """
        beside = self.prospects.beside(cell, self.prices(gold))
        if draws == 1 and back == PLAIN:
            return self._one_plain(beside, now)
        usual = self.usual_back()
        later = self._draw(beside, gold, usual)
        first = later if back == usual else self._draw(beside, gold, back)
        here, ahead = now, 0.0  # ahead: the same at a place reached later, which is taken to be like this one
        for left in range(draws):
            draw, on = (first if left == draws - 1 else later), ONWARD * ahead
            here, ahead = draw.gain(max(now, here), on), draw.gain(ahead, on)
        return here

    def _one_plain(self, beside: ByPattern, now: float) -> float:
        """Return what the last tile may gain, its event apart: the same without a detour."""
        total = 0.0
        for pattern, _, chance in self._under(self.usual_back()):
            best = beside[pattern]
            total += chance * (now if best is None else best[1])
        return total

    def usual_back(self) -> int:
        """Return a back that can be chosen: one without question mark if there is one."""
        return PLAIN if PLAIN in self.s.stacks.backs else QUESTION_MARK

    def _draw(self, beside: ByPattern, gold: int, back: int) -> Draw:
        """Return what a tile with such a back may gain with some gold left."""
        tiles, stuck = [], 0.0
        for pattern, event, chance in self._under(back):
            best = beside[pattern]
            if best is None:
                stuck += chance
                continue
            alone, end = best
            if event:
                extra = self._event(event, gold)
                end, alone = (extra + alone, -inf) if event == STORM else (extra + end, extra + alone)
            tiles.append((chance, end, alone))
        return Draw(tiles, stuck)

    def _under(self, back: int) -> list[tuple[int, int, float]]:
        """Return what a back may hide: pattern, event and chance."""
        if back not in self._faces:
            faces = self.s.stacks.faces(back)
            total = sum(weight for _, weight in faces)
            self._faces[back] = [(PATTERN_OF[face], EVENT_OF[face], weight / total) for face, weight in faces]
        return self._faces[back]

    def _event(self, event: int, gold: int) -> float:
        """Return what an event on the tile gains (ENT-50 to ENT-52)."""
        if event == MINE:
            return -self.prospects.price(-self.s.terms.mine)
        if event == PIRATE:
            return -self.prospects.price(gold // 2)
        return self.prospects.hopes.weights.scouts_near if event == NATIVES else 0.0
