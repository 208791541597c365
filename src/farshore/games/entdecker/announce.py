"""Announce how many tiles to explore, of which kind, and pay for them (ENT-23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import Announce, TileKind
from farshore.games.entdecker.events import TilesAnnounced
from farshore.games.entdecker.phase import Decision, Phase
from farshore.games.entdecker.recall import take_back, why_not_recall, with_recalls

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState
    from farshore.games.entdecker.terms import Terms

HIDDEN: Final = 0
OPEN: Final = 1


@lru_cache(maxsize=4096)
def _announcements(hidden: int, open_: int) -> tuple[Announce, ...]:
    return (
        *(Announce("hidden", tiles) for tiles in range(1, hidden + 1)),
        *(Announce("open", tiles) for tiles in range(1, open_ + 1)),
    )


def most(s: EntdeckerState) -> tuple[int, int]:
    """Return how many hidden and how many open tiles there are to announce, whatever they cost."""
    return sum(s.stacks.sizes) + sum(s.stacks.discards), sum(s.stacks.open)


def price_of(terms: Terms, kind: TileKind, tiles: int) -> int:
    """Return what so many tiles of a kind cost."""
    return tiles * (terms.open_price if kind == "open" else terms.hidden_price)


class Announcement(Decision):
    """Announce and pay."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return what is affordable and there."""
        stacks, gold = s.stacks, s.gold[seat]
        hidden, open_ = gold // s.terms.hidden_price, gold // s.terms.open_price
        if sum(stacks.sizes) < hidden:  # rarely: only then it matters how many there are
            hidden = min(hidden, most(s)[HIDDEN])
        return with_recalls(s, _announcements(hidden, min(open_, sum(stacks.open))))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Pay at once; nothing is ever refunded."""
        if not isinstance(action, Announce):
            take_back(s, action)
            return
        s.kind = HIDDEN if action.kind == "hidden" else OPEN
        price = price_of(s.terms, action.kind, action.tiles)
        s.gold[seat] -= price
        s.bank += price
        s.announced = s.draws = action.tiles
        s.phase = Phase.VOYAGE
        if s.listener is not None:
            s.tell(TilesAnnounced(seat, action.kind, action.tiles, price))

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Too few, too many or too dear."""
        if not isinstance(action, Announce):
            return why_not_recall(s, action) or IllegalAction("ENT-23", "entdecker-why-not-announce-first")
        if action.tiles < 1:
            return IllegalAction("ENT-23", "entdecker-why-not-announce-none")
        there = most(s)[action.kind == "open"]
        if action.tiles > there:
            return IllegalAction("ENT-23", "entdecker-why-not-announce-tiles", kind=action.kind, there=there)
        price = price_of(s.terms, action.kind, action.tiles)
        return IllegalAction("ENT-23", "entdecker-why-not-announce-gold", price=price, gold=s.gold[seat])
