"""Taking a scout back, when none is in supply (ENT-41): from an island tile or a jungle path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.contract import Action
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import Recall
from farshore.games.entdecker.board import cell_of
from farshore.games.entdecker.events import ScoutRecalled
from farshore.games.entdecker.names import spot_name, spot_named
from farshore.games.entdecker.units import (
    SCOUT,
    SCOUTS_IN_SUPPLY,
    kind_of,
    number_of,
    number_of_scout,
    seat_of,
    seat_of_scout,
    with_number,
)

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def scouts_out(s: EntdeckerState, seat: int) -> dict[str, int]:
    """Return where a seat's scouts stand, tiles first, then paths; each with its number (ENT-95) or 0."""
    names = s.chart.board.names
    spots = {
        names[cell_of(mass)]: number_of(unit)
        for mass, unit in s.units.items()
        if seat_of(unit) == seat and kind_of(unit) == SCOUT
    }
    for path in range(s.terms.paths):
        for space, scout in enumerate(s.jungle.path(path)):
            if scout and seat_of_scout(scout) == seat:
                spots[spot_name(path + 1, space + 1)] = number_of_scout(scout)
    return spots


def recalls_any_time(s: EntdeckerState) -> list[Recall]:
    """Return the recalls that some editions allow at any decision of the own turn (ENT-41)."""
    if not s.terms.recall_any_time or s.supply[SCOUTS_IN_SUPPLY[s.seat]]:
        return []
    return [Recall(spot) for spot in scouts_out(s, s.seat)]


def with_recalls(s: EntdeckerState, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the choices of a decision of the own turn, recalls included."""
    return [*actions, *recalls_any_time(s)] if s.terms.recall_any_time else actions


def pick_up(s: EntdeckerState, spot: str) -> int:
    """Take a scout from a spot and return its number (0 unless Top Scout is played)."""
    if (found := spot_named(spot)) is not None:
        return number_of_scout(s.jungle.leave(found[0] - 1, found[1] - 1))
    board = s.chart.board
    for mass in board.masses[board.cell[spot]]:
        if mass in s.units:
            return number_of(s.units.pop(mass))
    raise AssertionError(f"no unit on {spot}")


def take_back(s: EntdeckerState, action: Action) -> None:
    """Put a scout back into the supply of the active seat."""
    assert isinstance(action, Recall)
    number = pick_up(s, action.spot)
    s.supply[SCOUTS_IN_SUPPLY[s.seat]] += 1
    if number:
        s.numbers[s.seat] = with_number(s.numbers[s.seat], number)
    s.tell(ScoutRecalled(s.seat, action.spot))


def why_not_recall(s: EntdeckerState, action: Action) -> IllegalAction | None:
    """Say why a scout may not be recalled now; ``None`` if the action is no recall."""
    if not isinstance(action, Recall):
        return None
    if s.supply[SCOUTS_IN_SUPPLY[s.seat]]:
        return IllegalAction("ENT-41", "entdecker-why-not-recall-supply", scouts=s.supply[SCOUTS_IN_SUPPLY[s.seat]])
    if action.spot not in scouts_out(s, s.seat):
        return IllegalAction("ENT-41", "entdecker-why-not-recall-spot", spot=action.spot)
    return IllegalAction("ENT-41", "entdecker-why-not-recall-now")
