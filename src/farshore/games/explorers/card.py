"""A card is turned, and the active player chooses a side of it (EXP-20, EXP-21, EXP-70)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Chance, Decision
from farshore.games.explorers.actions import ChooseSide, TurnCard
from farshore.games.explorers.cards import cards_in, sides, turned, without
from farshore.games.explorers.events import CardTurned, SideChosen
from farshore.games.explorers.marks import begin_marks
from farshore.games.explorers.phase import Moment, Phase

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


@cache
def _turnings(deck: int, solo: bool) -> tuple[tuple[TurnCard, int], ...]:
    left = cards_in(deck)
    if solo:
        left = tuple(side for card in left for side in (card, turned(card)))
    return tuple((TurnCard(card), 1) for card in left)


@cache
def _choices(card: str) -> tuple[ChooseSide, ...]:
    return tuple(ChooseSide(side) for side in sides(card))


class Card(Chance["ExplorersState"]):
    """The next card is turned; alone it falls in a random orientation (EXP-70)."""

    def outcomes(self, s: ExplorersState) -> Sequence[tuple[Action, int]]:
        """Every card not yet turned in this round is equally likely."""
        return _turnings(s.deck, s.terms.seats == 1)

    def apply(self, s: ExplorersState, action: Action) -> None:
        """Show it."""
        assert isinstance(action, TurnCard)
        s.card = action.card
        s.side = ""
        s.deck = without(s.deck, action.card)
        if s.listener is not None:
            s.tell(CardTurned(action.card, s.active))
        if s.active < 0:
            begin_marks(s, Moment.CARD)
        else:
            s.phase = Phase.SIDE


class Side(Decision["ExplorersState"]):
    """The active player chooses one side, openly."""

    def legal(self, s: ExplorersState, seat: Seat) -> Sequence[Action]:
        """Return both sides."""
        return _choices(s.card)

    def apply(self, s: ExplorersState, seat: Seat, action: Action) -> None:
        """Then everyone marks."""
        assert isinstance(action, ChooseSide)
        s.side = action.side
        if s.listener is not None:
            s.tell(SideChosen(seat, action.side))
        begin_marks(s, Moment.CARD)

    def why_not(self, s: ExplorersState, seat: Seat, action: Action) -> IllegalAction:
        """One of the two."""
        return IllegalAction("EXP-21", "explorers-why-not-card-side", sides=", ".join(sides(s.card)))
