"""The provisions expansion: items from the shop go into gaps of several squares (OVW-70, OVW-71)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Decision
from farshore.games.overworld.actions import TakeItem, TakeNothing
from farshore.games.overworld.events import ItemsTaken
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.places import place_name
from farshore.games.overworld.terms import ITEMS

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

TAKEN_BY: Final = {Entrance.NONE: 0, Entrance.DOOR: 1, Entrance.PORT: 2}
"""The squares of a gap that its door or port fills."""
_TAKE: Final = tuple(TakeItem(item) for item in ITEMS)
_TAKE_NOTHING: Final = TakeNothing()


def stock(s: OverworldState) -> None:
    """Let the winner fill the other squares; a short shop gives all that is left, with nothing to choose."""
    s.phase = Phase.NEXT_GAP
    if not s.terms.provisions:
        return
    s.to_take = min(len(s.gap) - TAKEN_BY[s.entrance], sum(s.shop))
    if not s.to_take:
        return
    if s.entrance == Entrance.DOOR and s.to_take == sum(s.shop):
        take(s, [item for item, left in enumerate(s.shop) for _ in range(left)])
    else:
        s.phase = Phase.ITEM


def take(s: OverworldState, items: Iterable[int]) -> None:
    """Take items from the shop into the gap."""
    gap = s.gaps[-1]
    taken = list(gap.items)
    chosen = list(items)
    for item in chosen:
        s.shop[item] -= 1
        taken[item] += 1
    s.gaps[-1] = gap._replace(items=tuple(taken))
    s.to_take -= len(chosen)
    if s.listener is not None:
        s.tell(ItemsTaken(s.winner, tuple(ITEMS[item] for item in chosen), name_of(gap.squares[0])))


class Fill(Decision["OverworldState"]):
    """Fill the other squares of the gap, item by item: all of them, or beside a port none."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return every item of which the shop has one."""
        found: list[Action] = [action for action, left in zip(_TAKE, s.shop, strict=True) if left]
        if s.entrance == Entrance.PORT and not any(s.gaps[-1].items):
            found.append(_TAKE_NOTHING)
        return found

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Take it, or leave all squares free."""
        if isinstance(action, TakeItem):
            take(s, [ITEMS.index(action.item)])
        else:
            s.to_take = 0
        if not s.to_take:
            s.phase = Phase.NEXT_GAP

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        if isinstance(action, TakeNothing):
            is_port = s.entrance == Entrance.PORT
            return IllegalAction("OVW-71" if is_port else "OVW-70", "overworld-why-not-nothing", port=int(is_port))
        return IllegalAction("OVW-70", "overworld-why-not-item", items=s.to_take, gap=place_name(s.gap[0]))
