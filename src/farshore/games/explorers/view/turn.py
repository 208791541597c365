"""Where a game stands: round, turn, phase, and the card with its two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat
from farshore.games.explorers.cards import CARDS, cards_in, sides
from farshore.games.explorers.marks import offered
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.terms import ROUNDS, TURNS

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class TurnView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How far the game has come."""

    phase: str  # as in ``Phase``, in small letters
    moment: str | None  # in the phase "marks", what they are for, as in ``Moment``: "setup", "card", "extra"
    actors: tuple[Seat, ...]  # who acts now; -1 is chance
    round: int  # 1 to 4
    rounds: int
    turn: int  # 1 to 7; 0 in the set-up
    turns: int
    first: Seat | None  # who has the first-player marker in this round
    active: Seat | None  # None alone, in the last turn of three, and before the first turn
    is_neutral: bool  # several play and nobody is active (EXP-23)
    batch: int  # rankings of temples in this turn so far (EXP-38)


class CardSideView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A side of the card."""

    side: str  # "P", or "PM" on a wild card
    is_near: bool  # alone: the side that gives three marks (EXP-70)
    is_chosen: bool  # by the active player
    marks: tuple[int, ...]  # by seat: what it gives; 0: it is not open to that seat; empty before a side is chosen


class CardView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The card turned last, while its turn lasts."""

    card: str
    is_wild: bool
    sides: tuple[CardSideView, ...]


class DeckView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The cards of this round; one of those left will stay aside unseen (EXP-20)."""

    turned: tuple[str, ...]  # not in the order in which they were turned
    left: tuple[str, ...]
    draws: int  # cards still to be turned


def turn_view(s: ExplorersState) -> TurnView:
    """Show where the turn stands."""
    seats = s.terms.seats
    is_running = s.card != "" and s.phase in {Phase.SIDE, Phase.MARKS}
    return TurnView(
        phase=s.phase_name,
        moment=Moment(s.moment).name.lower() if s.phase == Phase.MARKS else None,
        actors=s.actors(),
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        turn=TURNS if s.phase == Phase.OVER else s.turn_number + 1,
        turns=TURNS,
        first=None if s.phase == Phase.FIRST else (s.first + min(s.round, ROUNDS - 1)) % seats,
        active=s.active if is_running and s.active >= 0 else None,
        is_neutral=is_running and s.active < 0 and seats > 1,
        batch=s.batches,
    )


def card_view(s: ExplorersState) -> CardView | None:
    """Show the card; ``None`` while none lies open."""
    if not s.card or s.phase not in {Phase.SIDE, Phase.MARKS}:
        return None
    return CardView(card=s.card, is_wild="|" in s.card, sides=tuple(_side_view(s, side) for side in sides(s.card)))


def _side_view(s: ExplorersState, side: str) -> CardSideView:
    is_open = s.phase == Phase.MARKS
    return CardSideView(
        side=side,
        is_near=s.terms.seats == 1 and side == sides(s.card)[0],
        is_chosen=side == s.side,
        marks=tuple(offered(s, seat).get(side, 0) for seat in range(s.terms.seats)) if is_open else (),
    )


def deck_view(s: ExplorersState) -> DeckView:
    """Show which cards of the round have been turned, and which may still come."""
    is_dealt = s.deck != 0
    left = cards_in(s.deck)
    turned = tuple(card for card in CARDS if is_dealt and card not in left)
    return DeckView(turned=turned, left=left, draws=TURNS - len(turned) if is_dealt else 0)
