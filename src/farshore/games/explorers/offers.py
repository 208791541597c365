"""What a seat may do now, with where it is on the map and what it would show there: all that a screen needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.core.contract import Action, Offer, Seat
from farshore.core.fields import places_of
from farshore.games.explorers import grid
from farshore.games.explorers.actions import (
    ChooseSide,
    ChooseTerrain,
    ChooseVillage,
    Mark,
    StopMarking,
    TakeSide,
    UseScroll,
)
from farshore.games.explorers.marks import ACTIVE_MARKS, SCROLL_MARKS, mark, offered, refresh, settle, terrain_marks
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.sheet import Sheet

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class Choice(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something to commit to (EXP-21); its places are the squares that could be marked first."""

    kind: Literal["card-side", "side", "scroll", "terrain"]  # "card-side": the active player's open choice
    terrains: str  # "P", or "PM" for a side of a wild card
    quadrant: str  # of the temple whose extra marks these are, else empty
    marks: int


SHOWS = (Choice,)
NO_SQUARE: Final = "explorers-idle-no-square"
ENDS_TURN: Final = "explorers-final-turn"
FOR_ALL: Final = "explorers-final-village"


def offers(s: ExplorersState, seat: Seat) -> list[Offer]:
    """Offer what a seat may do, in the order of ``legal``."""
    legal = s.legal(seat)
    if not legal:
        return []
    sheet = s.sheets[seat].clone()
    if s.phase == Phase.SIDE:
        refresh(s, sheet)  # it has not begun to mark in this turn
    last = _last_squares(s, seat, legal)
    return [_offer(s, seat, sheet, action, last) for action in legal]


def _offer(s: ExplorersState, seat: Seat, sheet: Sheet, action: Action, last: set[str]) -> Offer:
    match action:
        case Mark(square):
            return Offer(action=action, places=(square,), final=ENDS_TURN if square in last else "")
        case StopMarking():
            return Offer(action=action, final=ENDS_TURN)
        case ChooseVillage():
            return Offer(action=action, places=places_of(action), final=FOR_ALL)
        case ChooseSide(side):
            return _choice(s, sheet, action, Choice("card-side", side, "", ACTIVE_MARKS))
        case TakeSide(side):
            return _choice(s, sheet, action, Choice("side", side, "", offered(s, seat)[side]))
        case UseScroll(terrain):
            return _choice(s, sheet, action, Choice("scroll", terrain, "", SCROLL_MARKS))
        case ChooseTerrain(terrain, quadrant):
            return _choice(s, sheet, action, Choice("terrain", terrain, quadrant, terrain_marks(sheet, quadrant)))
    return Offer(action=action, places=places_of(action))


def _choice(s: ExplorersState, sheet: Sheet, action: Action, shown: Choice) -> Offer:
    """Offer terrains; with no square beside one's marks all would be lost (EXP-25), unless a scroll can still help."""
    squares = sheet.near & sheet.free & s.world.land_of[shown.terrains]
    idle = "" if squares or (shown.kind == "card-side" and sheet.scrolls) else NO_SQUARE
    return Offer(action=action, places=tuple(grid.names_of(squares)), shows=shown, idle=idle)


def _last_squares(s: ExplorersState, seat: Seat, legal: Sequence[Action]) -> set[str]:
    """Return the squares with which the turn of a seat would be done, by marking each on a copy.

    Nothing is due after such a mark, and nothing left to choose: one has to wait for the others (EXP-24).
    """
    world, last = s.clone(), set()
    for action in legal:
        if isinstance(action, Mark):
            sheet = world.sheets[seat] = s.sheets[seat].clone()
            mark(world, seat, grid.SQUARE[action.square])
            settle(world, seat, sheet)
            if sheet.is_done:
                last.add(action.square)
    return last
