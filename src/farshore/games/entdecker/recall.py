"""Taking a scout back, when none is in supply (ENT-41): from an island tile or a jungle path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.contract import Action
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import Recall
from farshore.games.entdecker.events import ScoutRecalled
from farshore.games.entdecker.units import SCOUT

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def scouts_out(s: EntdeckerState, seat: int) -> dict[str, int]:
    """Return where a seat's scouts stand, tiles first, then paths; each with its number (ENT-95) or 0."""
    names = s.chart.board.names
    spots = {names[mass >> 1]: unit >> 5 for mass, unit in s.units.items() if unit & 31 == seat + 8 * SCOUT}
    length = s.terms.path_spaces
    for index, scout in enumerate(s.jungle.spaces):
        if scout and (scout - 1) & 7 == seat:
            spots[f"P{index // length + 1}.{index % length + 1}"] = (scout - 1) >> 3
    return spots


def recalls_any_time(s: EntdeckerState) -> list[Recall]:
    """Return the recalls that some editions allow at any decision of the own turn (ENT-41)."""
    if not s.terms.recall_any_time or s.supply[3 * s.seat]:
        return []
    return [Recall(spot) for spot in scouts_out(s, s.seat)]


def with_recalls(s: EntdeckerState, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the choices of a decision of the own turn, recalls included."""
    return [*actions, *recalls_any_time(s)] if s.terms.recall_any_time else actions


def pick_up(s: EntdeckerState, spot: str) -> int:
    """Take a scout from a spot and return its number (0 unless Top Scout is played)."""
    if spot.startswith("P") and "." in spot:
        path, _, space = spot[1:].partition(".")
        index = (int(path) - 1) * s.terms.path_spaces + int(space) - 1
        scout = s.jungle.spaces[index]
        s.jungle.spaces[index] = 0
        return (scout - 1) >> 3
    cell = s.chart.board.cell[spot]
    for mass in (2 * cell, 2 * cell + 1):
        if mass in s.units:
            return s.units.pop(mass) >> 5
    raise AssertionError(f"no unit on {spot}")


def take_back(s: EntdeckerState, action: Action) -> None:
    """Put a scout back into the supply of the active seat."""
    assert isinstance(action, Recall)
    number = pick_up(s, action.spot)
    s.supply[3 * s.seat] += 1
    if number:
        s.numbers[s.seat] |= 1 << number
    s.tell(ScoutRecalled(s.seat, action.spot))


def why_not_recall(s: EntdeckerState, action: Action) -> IllegalAction | None:
    """Say why a scout may not be recalled now; ``None`` if the action is no recall."""
    if not isinstance(action, Recall):
        return None
    if s.supply[3 * s.seat]:
        return IllegalAction("ENT-41", "entdecker-why-not-recall-supply", scouts=s.supply[3 * s.seat])
    if action.spot not in scouts_out(s, s.seat):
        return IllegalAction("ENT-41", "entdecker-why-not-recall-spot", spot=action.spot)
    return IllegalAction("ENT-41", "entdecker-why-not-recall-now")
