"""Why something cannot be chosen or marked now: the rule, and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.explorers import grid
from farshore.games.explorers.actions import Mark, TakeSide, UseScroll
from farshore.games.explorers.phase import Moment
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.tile import Object

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


def why_not_choice(s: ExplorersState, seat: Seat, action: Action, sides: Iterable[str]) -> IllegalAction:
    """Say why a choice is not open; ``sides``: of the card, those that are."""
    if isinstance(action, UseScroll) and s.moment == Moment.CARD:
        fresh = s.sheets[seat].fresh_scrolls
        return IllegalAction("EXP-31", "explorers-why-not-scroll", fresh=fresh)
    if isinstance(action, TakeSide) and s.moment == Moment.CARD:
        return IllegalAction("EXP-21", "explorers-why-not-side", sides=", ".join(sides))
    if isinstance(action, Mark):
        return why_never(s, s.sheets[seat], action) or IllegalAction("EXP-21", "explorers-why-not-choose-first")
    return IllegalAction("EXP-21", "explorers-why-not-choose-first")


def why_never(s: ExplorersState, sheet: Sheet, action: Mark) -> IllegalAction | None:
    """Say what keeps a square from being marked now, whatever is chosen; ``None`` if a choice may open it."""
    square = grid.SQUARE.get(action.square)
    if square is None:
        return IllegalAction("EXP-24", "explorers-why-not-square", square=action.square)
    bit = grid.ALONE[square]
    if sheet.marks & bit:
        return IllegalAction("EXP-24", "explorers-why-not-marked", square=action.square)
    if not s.world.land & bit:
        return IllegalAction("EXP-2", "explorers-why-not-village-square", square=action.square)
    if not sheet.near & bit:
        return IllegalAction("EXP-24", "explorers-why-not-beside", square=action.square)
    return None


def why_not_mark(s: ExplorersState, sheet: Sheet, action: Mark) -> IllegalAction:
    """Say what keeps a square from being marked."""
    never = why_never(s, sheet, action)
    if never:
        return never
    bit = grid.ALONE[grid.SQUARE[action.square]]
    if not sheet.horses and not sheet.allowed & bit:
        return IllegalAction("EXP-21", "explorers-why-not-terrain", square=action.square)
    if s.world.objects[Object.TEMPLE] & bit:
        return IllegalAction("EXP-37", "explorers-why-not-temple", square=action.square)
    rule = "EXP-34" if s.terms.expert_provisions else "EXP-33"
    return IllegalAction(rule, "explorers-why-not-provision", square=action.square)
