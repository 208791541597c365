"""Add explorers: to the survey tile, then to the coast (OVW-30, OVW-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Automatic, Decision
from farshore.core.words import Several
from farshore.games.overworld.actions import HoldCoast, PutExplorer
from farshore.games.overworld.events import ExplorersPut
from farshore.games.overworld.grid import Square, name_of, square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.places import said_place
from farshore.games.overworld.regions import spot
from farshore.games.overworld.terms import CAMEL, EXPLORER_NAMES, SHIP, supply_of
from farshore.games.overworld.tiles import WATER

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

NOWHERE: Final = -1
_HOLDS: Final = tuple(HoldCoast(explorer) for explorer in EXPLORER_NAMES)


def put(s: OverworldState, explorer: int, squares: Sequence[Square]) -> None:
    """Put camels or ships of the active seat on squares."""
    seat = s.active
    for square in squares:
        at = spot(square, explorer)  # a camel holds the land half of a coast, a ship its water half
        s.explorers[at] = seat
        s.board.regions.enter(at, seat)
    s.supply[supply_of(seat, explorer)] -= len(squares)
    if s.listener is not None:
        s.tell(ExplorersPut(seat, EXPLORER_NAMES[explorer], tuple(map(name_of, squares))))


def explorer_for(side: int) -> int:
    """Return who goes on a side of a survey tile: camels on land, ships on water."""
    return SHIP if side == WATER else CAMEL


class Explore(Automatic["OverworldState"]):
    """One explorer on each square of the survey tile; with too few, the player chooses the squares."""

    def run(self, s: OverworldState) -> None:
        """Ask only where there is something to decide."""
        explorer = explorer_for(s.side)
        left = s.supply[supply_of(s.active, explorer)]
        if left >= len(s.survey):
            put(s, explorer, s.survey)
        s.phase = Phase.EXPLORER if 0 < left < len(s.survey) else Phase.GARRISON


class FewExplorers(Decision["OverworldState"]):
    """Put the few explorers there are on squares of the survey tile, one by one."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return the squares that are still free."""
        explorer = explorer_for(s.side)
        return [PutExplorer(name_of(square)) for square in s.survey if spot(square, explorer) not in s.explorers]

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Put one there."""
        assert isinstance(action, PutExplorer)
        explorer = explorer_for(s.side)
        put(s, explorer, [square_named(action.square)])
        if not s.supply[supply_of(seat, explorer)]:
            s.phase = Phase.GARRISON

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Only there."""
        free = [said_place(choice.square) for choice in self.legal(s, seat) if isinstance(choice, PutExplorer)]
        return IllegalAction("OVW-30", "overworld-why-not-explorer", squares=Several(free))


class Garrison(Automatic["OverworldState"]):
    """A camel or a ship goes on the coast, if any is left."""

    def run(self, s: OverworldState) -> None:
        """Ask only where there is something to decide."""
        s.phase = Phase.LOOK
        if s.coast == NOWHERE:
            return
        kinds = [explorer for explorer in (CAMEL, SHIP) if s.supply[supply_of(s.active, explorer)]]
        if len(kinds) == 1:
            put(s, kinds[0], [s.coast])
        elif kinds:
            s.phase = Phase.HOLD


class Hold(Decision["OverworldState"]):
    """A camel holds the coast's land half, a ship its water half."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return both: with only one kind left nobody is asked."""
        return _HOLDS

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Put it there."""
        assert isinstance(action, HoldCoast)
        put(s, EXPLORER_NAMES.index(action.explorer), [s.coast])
        s.phase = Phase.LOOK

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """One of the two."""
        return IllegalAction("OVW-31", "overworld-why-not-hold")
