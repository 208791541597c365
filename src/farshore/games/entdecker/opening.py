"""Before the first turn: who begins, and the backs on top of the Hidden Stacks (ENT-10, ENT-12).

Backs are shown again whenever a tile is drawn or the stacks are formed anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action
from farshore.games.entdecker.actions import ChooseFirst, ShowBack
from farshore.games.entdecker.content import MOST_STACKS
from farshore.games.entdecker.phase import Chance, Phase
from farshore.games.entdecker.stacks import PLAIN, QUESTION_MARK, UNSEEN

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


_PLAIN: Final[tuple[ShowBack, ...]] = tuple(ShowBack(stack, False) for stack in range(1, MOST_STACKS + 1))
_MARKED: Final[tuple[ShowBack, ...]] = tuple(ShowBack(stack, True) for stack in range(1, MOST_STACKS + 1))
"""By stack: what its back shows."""


class FirstSeat(Chance):
    """A random seat begins (ENT-12)."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Every seat is equally likely."""
        return [(ChooseFirst(seat), 1) for seat in range(s.terms.seats)]

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """That seat has the first turn."""
        assert isinstance(action, ChooseFirst)
        s.seat = s.mover = action.seat
        s.phase = Phase.BACKS


class Backs(Chance):
    """The first stack whose back is not yet seen shows it (ENT-10)."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Weigh by the tiles not yet lying on top."""
        stack = s.stacks.backs.index(UNSEEN)
        plain, marked = s.stacks.under_the_backs()
        if not marked:
            return ((_PLAIN[stack], plain),)
        if not plain:
            return ((_MARKED[stack], marked),)
        return ((_PLAIN[stack], plain), (_MARKED[stack], marked))

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """Show it; go on when all backs are seen."""
        assert isinstance(action, ShowBack)
        backs = s.stacks.backs
        backs[action.stack - 1] = QUESTION_MARK if action.question_mark else PLAIN
        if UNSEEN not in backs:
            s.phase = s.then
