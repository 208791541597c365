"""Draw a tile (OVW-4, OVW-20, OVW-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action
from farshore.core.steps import Chance
from farshore.games.overworld.actions import DrawTile
from farshore.games.overworld.events import SetAside, TileDrawn
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import COAST_TYPES, SURVEY_TYPES

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

_DRAWS: Final[tuple[DrawTile, ...]] = tuple(DrawTile(tile) for tile in SURVEY_TYPES)
_TYPE: Final = {tile: number for number, tile in enumerate(SURVEY_TYPES)}


class Draw(Chance["OverworldState"]):
    """A survey tile comes out of the bag. With three players one tile is never drawn: which, nobody knows."""

    def outcomes(self, s: OverworldState) -> Sequence[tuple[Action, int]]:
        """Every tile left is equally likely."""
        return [(_DRAWS[tile], left) for tile, left in enumerate(s.bag) if left]

    def apply(self, s: OverworldState, action: Action) -> None:
        """Show it; a tile that fits nowhere is set aside, and the turn ends."""
        assert isinstance(action, DrawTile)
        s.tile = _TYPE[action.tile]
        s.bag[s.tile] -= 1
        s.coast_due = action.tile in COAST_TYPES and sum(s.pile) > 0
        if s.listener is not None:
            s.tell(TileDrawn(s.active, action.tile, s.coast_due))
        if s.board.has_fit():
            s.phase = Phase.SURVEY
        else:
            s.tell(SetAside(s.active, action.tile))
            s.aside.append(s.tile)
            s.tile = NOWHERE
            s.coast_due = False
            s.phase = Phase.TURN_END
