"""A greedy player of Entdecker.

It tries every action on a copy and takes the one after which it is best off (``worth``); where a tile is still to be
drawn it weighs what it may bring (``prospects``, ``journey``). It thinks no further than its own journey.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

from farshore.bots.bot import SimpleBot
from farshore.bots.entdecker.journey import Journeys
from farshore.bots.entdecker.prospects import Prospects, Space
from farshore.bots.entdecker.worth import Mind, Weights, hopes_of, lead, mind_of, worth
from farshore.bots.judging import ranked
from farshore.bots.search.halving import Ranked
from farshore.bots.turn import Turn
from farshore.core.contract import Action, State
from farshore.games.entdecker import actions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState

MOST_TILES: Final = 8
"""More hidden tiles than this it does not think of announcing."""
_ANNOUNCEMENTS: Final = (
    actions.Announce("open", 1),
    *(actions.Announce("hidden", tiles) for tiles in range(1, MOST_TILES + 1)),
)


_DEPARTING: Final = frozenset({Phase.START, Phase.ANNOUNCE})
"""When it weighs what a journey would gain, and not how things stand after it."""


class GreedyEntdecker(SimpleBot):
    """Takes what looks best, in points; it does not think about the turns of others."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, turn: Turn) -> Action:
        """Return the action that looks best; among equals, and of top scouts (ENT-95), luck decides."""
        world, legal = _own(turn.world), turn.legal
        mixed = turn.rng.sample(legal, len(legal))
        if world.phase == Phase.TOP_SCOUTS:
            return mixed[0]
        return max(mixed, key=self._judge(world, mind_of(world, turn.seat, self.weights), legal))

    def rank(self, turn: Turn) -> list[Ranked]:
        """Return what it might do, the best first; nothing where luck decides, or where it thinks of nothing."""
        world = _own(turn.world)
        if world.phase == Phase.TOP_SCOUTS:
            return []
        mind = mind_of(world, turn.seat, self.weights)
        judge, hopes = self._judge(world, mind, turn.legal), hopes_of(world, mind)
        present = lead(hopes, turn.seat, self.weights.rivals) if world.phase in _DEPARTING else 0.0
        values = {action: present + judge(action) for action in turn.legal}
        return ranked({action: value for action, value in values.items() if value > -inf}, hopes, turn.seat)

    def _judge(self, world: EntdeckerState, mind: Mind, legal: Sequence[Action]) -> Callable[[Action], float]:
        """Return what tells how good an action is in this phase."""
        match world.phase:
            case Phase.START:
                return Departures(world, mind).start
            case Phase.ANNOUNCE:
                return Departures(world, mind).announce
            case Phase.EXPLORE:
                return self._explored(world, mind, legal).__getitem__
            case Phase.PLACE:
                return partial(self._placed, world, mind)
            case _:
                return partial(self._done, world, mind)

    def _done(self, world: EntdeckerState, mind: Mind, action: Action) -> float:
        """Return what the position is worth after an action; a scout taken back (ENT-41) is placed again."""
        imagined = world.clone()
        imagined.apply(mind.seat, action)
        if isinstance(action, actions.Recall):
            units = [unit for unit in imagined.legal(mind.seat) if isinstance(unit, actions.PlaceUnit)]
            return max((self._done(imagined, mind, unit) for unit in units), default=-inf)
        return worth(imagined, mind)

    def _placed(self, world: EntdeckerState, mind: Mind, action: Action) -> float:
        """Return what the position is worth with the tile laid so and the best that may follow."""
        if not isinstance(action, actions.PlaceTile):
            return -inf
        imagined = world.clone()
        imagined.apply(mind.seat, action)
        if imagined.phase == Phase.NATIVES:
            imagined.apply(mind.seat, actions.Decline())  # they help wherever the tile lies
        if imagined.phase == Phase.EXPLORE:
            return max(self._explored(imagined, mind, imagined.legal(mind.seat)).values())
        return worth(imagined, mind)

    def _explored(self, world: EntdeckerState, mind: Mind, legal: Sequence[Action]) -> dict[Action, float]:
        """Return how good each action is between two draws."""
        draws = [action for action in legal if isinstance(action, actions.DrawHidden | actions.DrawOpen)]
        values = {action: self._done(world, mind, action) for action in legal if action not in draws}
        if draws:
            present = worth(world, mind)
            now = max(values.values(), default=present) - present
            gains = self._drawn(world, mind, draws, now)
            values |= {action: present + gain for action, gain in zip(draws, gains, strict=True)}
        return values

    def _drawn(self, world: EntdeckerState, mind: Mind, draws: Sequence[Action], now: float) -> list[float]:
        """Return what each draw may gain; stacks with like backs are alike. ``now``: what is gained without one."""
        prospects = Prospects(world, mind.seat, mind.weights)
        journeys, gold, ship = Journeys(prospects), world.gold[mind.seat], world.ship
        by_back: dict[int, float] = {}
        gains = []
        for action in draws:
            if isinstance(action, actions.DrawHidden):
                back = world.stacks.backs[action.stack - 1]
                if back not in by_back:
                    by_back[back] = journeys.hidden(ship, gold, world.draws, back, now)
                gains.append(by_back[back])
            elif isinstance(action, actions.DrawOpen):
                tile = prospects.beside(ship)[action.pattern]
                gains.append(journeys.best(tile, gold) if tile else now)
        return gains


def _own(state: State) -> EntdeckerState:
    """Return a state that must be one of Entdecker. Raises ``TypeError``."""
    if not isinstance(state, EntdeckerState):
        raise TypeError(f"not a state of Entdecker: {state!r}")
    return state


class Departures:
    """Where a journey might begin, and with how many tiles."""

    def __init__(self, world: EntdeckerState, mind: Mind) -> None:
        self.world = world
        self.gold = world.gold[mind.seat]
        self.prospects = Prospects(world, mind.seat, mind.weights)
        self.journeys = Journeys(self.prospects)
        self._known: dict[tuple[frozenset[Space], int], float] = {}

    def start(self, action: Action) -> float:
        """Return what a journey from a starting space may gain, less what it costs; tolls also help their owners."""
        if not isinstance(action, actions.StartAt):
            return -inf
        tolls = sum(action.tolls)
        cell, gold = self.world.chart.board.cell[action.space], self.gold - action.bank - tolls
        alike = frozenset(self.prospects.spaces(cell)), gold
        if alike not in self._known:
            self._known[alike] = max(self.journeys.announced(cell, gold, announce) for announce in _ANNOUNCEMENTS)
        paid = action.bank + tolls + tolls / (self.world.terms.seats - 1)
        return self._known[alike] - self.prospects.price(paid)

    def announce(self, action: Action) -> float:
        """Return what a journey with so many tiles may gain from where the ship is."""
        if not isinstance(action, actions.Announce) or action.tiles > MOST_TILES:
            return -inf
        return self.journeys.announced(self.world.ship, self.gold, action)
