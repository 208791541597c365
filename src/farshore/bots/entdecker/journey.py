"""What a journey may gain before its tiles are drawn: after each the player may place a unit, or sail on."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from farshore.bots.entdecker.prospects import ByPattern, Prospect, Prospects
from farshore.games.entdecker.actions import Announce
from farshore.games.entdecker.faces import EVENT_OF, MINE, NATIVES, PATTERN_OF, PIRATE, STORM
from farshore.games.entdecker.stacks import PLAIN, QUESTION_MARK


class Draw(NamedTuple):
    """One hidden tile, before it is drawn."""

    tiles: list[tuple[float, float, float]]  # chance; what it gains if the journey ends on it; if it goes on
    stuck: float  # the chance that it does not fit: the ship stays (ENT-31)

    def gain(self, stay: float, on: float) -> float:
        """Return what is gained on average, given what can be gained by staying and by sailing on."""
        return self.stuck * stay + sum(chance * max(end, sail + on) for chance, end, sail in self.tiles)


class Journeys:
    """The journeys of one seat at one moment."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.world = prospects.world
        self._faces: dict[int, list[tuple[int, float]]] = {}

    def announced(self, cell: int, gold: int, announce: Announce) -> float:
        """Return what the announced tiles may gain, less their price; of open ones only the first is thought of."""
        terms, is_hidden = self.world.terms, announce.kind == "hidden"
        price = announce.tiles * (terms.hidden_price if is_hidden else terms.open_price)
        if price > gold:
            return -inf
        if is_hidden:
            gain = self.hidden(cell, gold - price, announce.tiles, self.usual_back())
        else:
            beside, has = self.prospects.beside(cell), self.world.stacks.has
            found = [tile for pattern, tile in enumerate(beside) if tile and has(pattern)]
            gain = max((self.best(tile, gold - price) for tile in found), default=0.0)
        return gain - self.prospects.price(price)

    def hidden(self, cell: int, gold: int, draws: int, back: int, now: float = 0.0) -> float:
        """Return what some hidden tiles may gain.

        ``gold`` is left for a unit, ``back`` is on top of the stack drawn from first, and ``now`` is what can be gained
        without a draw, and as long as the ship has not moved.
        """
        beside = self.prospects.beside(cell)
        first, later = self._draw(beside, gold, back), self._draw(beside, gold, self.usual_back())
        here, ahead = now, 0.0  # ahead: the same at a place reached later, which is taken to be like this one
        for left in range(draws):
            draw = first if left == draws - 1 else later
            on = self.prospects.weights.onward * ahead
            here, ahead = draw.gain(max(now, here), on), draw.gain(ahead, on)
        return here

    def best(self, tile: Prospect, gold: int) -> float:
        """Return what a tile gains with the best that the seat can pay for, or with nothing on it."""
        return max(tile.alone, self._best_unit(tile, gold))

    def usual_back(self) -> int:
        """Return a back that can be chosen: one without question mark if there is one."""
        return PLAIN if PLAIN in self.world.stacks.backs else QUESTION_MARK

    def _best_unit(self, tile: Prospect, gold: int) -> float:
        costs = self.world.terms.unit_cost
        return max((gain for gain, cost in zip(tile.units, costs, strict=True) if cost <= gold), default=-inf)

    def _draw(self, beside: ByPattern, gold: int, back: int) -> Draw:
        """Return what a tile with such a back may gain with some gold left."""
        tiles, stuck = [], 0.0
        for face, chance in self._under(back):
            tile = beside[PATTERN_OF[face]]
            if tile is None:
                stuck += chance
                continue
            event = EVENT_OF[face]
            extra = self._event(event, gold)
            unit, alone = extra + self._best_unit(tile, gold), extra + tile.alone
            tiles.append((chance, alone, -inf) if event == STORM else (chance, unit, alone))
        return Draw(tiles, stuck)

    def _under(self, back: int) -> list[tuple[int, float]]:
        """Return the faces that a back may hide, each with its chance."""
        if back not in self._faces:
            faces = self.world.stacks.faces(back)
            total = sum(weight for _, weight in faces)
            self._faces[back] = [(face, weight / total) for face, weight in faces]
        return self._faces[back]

    def _event(self, event: int, gold: int) -> float:
        """Return what an event on the tile gains (ENT-50 to ENT-52)."""
        if event == MINE:
            return -self.prospects.price(-self.world.terms.mine)
        if event == PIRATE:
            return -self.prospects.price(gold / 2)
        return self.prospects.weights.scout if event == NATIVES else 0.0
