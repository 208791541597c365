"""Before play: the first coast and the first seat (OVW-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action
from farshore.core.steps import Chance
from farshore.games.overworld.actions import ChooseFirst, LayFirstCoast
from farshore.games.overworld.events import FirstChosen, FirstCoastLaid
from farshore.games.overworld.grid import HOME, NORTH
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import FACES, PATTERNS, coast_cell

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

_FIRST_COASTS: Final = tuple((LayFirstCoast(face), 1) for face in FACES)
_FIRST_SEATS: Final = tuple((ChooseFirst(seat), 1) for seat in range(4))


class FirstCoast(Chance["OverworldState"]):
    """A random coast tile is laid in the middle of the table."""

    def outcomes(self, s: OverworldState) -> Sequence[tuple[Action, int]]:
        """All four faces are equally likely."""
        return _FIRST_COASTS

    def apply(self, s: OverworldState, action: Action) -> None:
        """Lay it, land edge north; the others are the pile."""
        assert isinstance(action, LayFirstCoast)
        s.board.lay([(HOME, coast_cell(NORTH, FACES.index(action.face)))])
        s.pile[PATTERNS.index(action.face[0])] -= 1
        s.tell(FirstCoastLaid(action.face))
        s.phase = Phase.FIRST


class FirstSeat(Chance["OverworldState"]):
    """A random seat begins."""

    def outcomes(self, s: OverworldState) -> Sequence[tuple[Action, int]]:
        """Every seat is equally likely."""
        return _FIRST_SEATS[: s.terms.seats]

    def apply(self, s: OverworldState, action: Action) -> None:
        """Begin."""
        assert isinstance(action, ChooseFirst)
        s.first = s.active = action.seat
        s.tell(FirstChosen(action.seat))
        s.phase = Phase.DRAW
