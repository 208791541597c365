"""What is done without much thought: how a turn is finished once its tile is laid.

Most of it follows from the tile. What is left to choose is seldom worth a look ahead: these are rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farshore.bots.overworld.search.doors import gains
from farshore.bots.overworld.search.sites import margins
from farshore.bots.overworld.worth import doors_of, tour_length
from farshore.core.contract import Action
from farshore.games.overworld.actions import (
    ChooseWinner,
    HoldCoast,
    LeaveFromBoard,
    LeaveFromSupply,
    MoveDoor,
    PlaceDoor,
    PlacePort,
    TakeItem,
)
from farshore.games.overworld.grid import square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import spot, strengths
from farshore.games.overworld.scoring import items_of, port_points
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import EXPLORER_NAMES, ITEMS, REGION_POINTS, supply_of
from farshore.games.overworld.tiles import LAND_HALF, WATER_HALF

SUPPLIED: Final = 0.5  # points that an explorer in supply is worth
TWO_LEFT: Final = 2 * SUPPLIED  # what it costs to move the port

Judge = Callable[[OverworldState, Action], float]


def finish_turn(s: OverworldState) -> None:
    """Do what is left to do in a turn, whoever decides it."""
    while Phase.SURVEY <= s.phase < Phase.OVER:
        seat = s.movers()[0]
        s.apply(seat, habit(s, s.legal(seat)))


def habit(s: OverworldState, legal: Sequence[Action]) -> Action:
    """Return what is usually done; the first choice where one is as good as another."""
    judge = _HABITS.get(s.phase)
    if judge is None or len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: judge(s, action))


def _hold(s: OverworldState, action: Action) -> float:
    """Hold a coast with what there is more of."""
    assert isinstance(action, HoldCoast)
    return s.supply[supply_of(s.active, EXPLORER_NAMES.index(action.explorer))]


def _winner(s: OverworldState, action: Action) -> float:
    """Win a gap oneself if that gains anything; give it to whom it helps least."""
    assert isinstance(action, ChooseWinner)
    gain = gains(s, action.seat)[s.gap[0]]
    return gain if action.seat == s.active else -gain


def _entrance(s: OverworldState, action: Action) -> float:
    """Move the door, or place the port, after which there are most points."""
    doors, gap = doors_of(s, s.winner), s.gap
    match action:
        case PlaceDoor():
            return gains(s, s.winner)[gap[0]]
        case MoveDoor(square):
            old = square_named(square)
            return tour_length((*(door for door in doors if door[0] != old), gap)) - tour_length(doors)
    sizes = s.board.regions.sizes
    size = max(sizes[root] for root in s.board.regions_around(gap))
    return size if isinstance(action, PlacePort) else size - port_points(s, s.winner) - TWO_LEFT


def _leave(s: OverworldState, action: Action) -> float:
    """Leave an explorer behind that does nothing for its region, or one from the supply."""
    match action:
        case LeaveFromSupply(name):
            return -SUPPLIED + s.supply[supply_of(s.winner, EXPLORER_NAMES.index(name))] / 100
        case LeaveFromBoard(name):
            square, regions = square_named(name), s.board.regions
            at = next(at for at in (spot(square, LAND_HALF), spot(square, WATER_HALF)) if at in s.explorers)
            there = regions.explorers[regions.root(at)]
            margin, own = margins(there, s.terms.seats)[s.winner], strengths(there, s.terms.seats)[s.winner]
            return -REGION_POINTS * (margin == 0 or own == margin == 1)
    return -REGION_POINTS / 2


def _item(s: OverworldState, action: Action) -> float:
    """Take of what one has least."""
    return -items_of(s, s.winner)[ITEMS.index(action.item)] if isinstance(action, TakeItem) else -len(ITEMS)


_HABITS: Final[dict[int, Judge]] = {
    Phase.HOLD: _hold,
    Phase.WINNER: _winner,
    Phase.ENTRANCE: _entrance,
    Phase.LEAVE: _leave,
    Phase.ITEM: _item,
}
