"""Place a unit on the last discovered tile (ENT-40)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import PlaceUnit, Side
from farshore.games.entdecker.events import UnitPlaced
from farshore.games.entdecker.phase import Decision, Phase
from farshore.games.entdecker.tile import ALL_LAND, MASSES, SIDE_NAMES, SIDES
from farshore.games.entdecker.units import (
    IN_SUPPLY,
    SCOUT,
    SCOUTS_IN_SUPPLY,
    SETTLEMENT,
    UNIT_NAMES,
    numbers_in,
    unit_code,
    without_number,
)

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def sides_of(mask: int) -> tuple[Side, ...]:
    """Return how the masses of a tile are told apart: not at all if there is one, by a side if there are two."""
    masses = MASSES[mask]
    names: list[Side] = [SIDE_NAMES[SIDES[part][0]] if len(masses) > 1 else "" for part in masses]
    return tuple(names)


@cache
def _place_units(mask: int, unit: int, numbers: tuple[int, ...]) -> tuple[PlaceUnit, ...]:
    return tuple(PlaceUnit(UNIT_NAMES[unit], side, number) for side in sides_of(mask) for number in numbers)


_UNNUMBERED: Final[tuple[tuple[tuple[PlaceUnit, ...], ...], ...]] = tuple(
    tuple(_place_units(mask, unit, (0,)) for unit in range(len(UNIT_NAMES))) for mask in range(ALL_LAND + 1)
)
"""By land mask and unit: where a unit without a number may stand."""


def free_numbers(s: EntdeckerState, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the scouts in a seat's supply; ``(0,)`` unless Top Scout is played (ENT-95)."""
    if not s.terms.top_scout:
        return (0,)
    return numbers_in(s.numbers[seat])


def placings(s: EntdeckerState) -> list[Action]:
    """Return the units that may be placed on the last discovered tile (ENT-40)."""
    if s.landed < 0 or not (mask := s.chart.tiles[s.landed]):
        return []
    actions: list[Action] = []
    seat = s.seat
    gold = s.gold[seat]
    for unit, cost in enumerate(s.terms.unit_cost):
        if cost <= gold and s.supply[IN_SUPPLY[seat][unit]]:
            is_numbered = unit == SCOUT and s.terms.top_scout
            actions += _place_units(mask, unit, free_numbers(s, seat)) if is_numbered else _UNNUMBERED[mask][unit]
    return actions


def can_place_a_scout(s: EntdeckerState) -> bool:
    """Tell whether a scout might be placed, if there were one in supply."""
    return s.landed >= 0 and s.chart.tiles[s.landed] > 0 and s.gold[s.seat] >= s.terms.unit_cost[SCOUT]


def place_unit(s: EntdeckerState, action: PlaceUnit) -> None:
    """Pay and place a unit, which ends the journey (ENT-40)."""
    seat, cell = s.seat, s.landed
    unit = UNIT_NAMES.index(action.unit)
    mass = s.chart.board.masses[cell][sides_of(s.chart.tiles[cell]).index(action.side)]
    s.gold[seat] -= s.terms.unit_cost[unit]
    s.bank += s.terms.unit_cost[unit]
    s.supply[IN_SUPPLY[seat][unit]] -= 1
    if action.number:
        s.numbers[seat] = without_number(s.numbers[seat], action.number)
    s.units[mass] = unit_code(seat, unit, action.number)
    if unit != SCOUT:
        s.sea.raise_toll(cell, seat)
    if s.listener is not None:
        s.tell(UnitPlaced(seat, action.unit, s.chart.board.names[cell], action.side, action.number))
    extra = unit == SETTLEMENT and s.terms.settlement_scout and s.supply[SCOUTS_IN_SUPPLY[seat]]
    s.phase = Phase.SETTLED if extra else Phase.FILL


def why_not_unit(s: EntdeckerState, action: PlaceUnit) -> IllegalAction:
    """Say why a unit may not be placed."""
    if s.landed < 0:
        return IllegalAction("ENT-40", "entdecker-why-not-unit-undiscovered")
    space = s.chart.board.names[s.landed]
    sides = sides_of(s.chart.tiles[s.landed])
    if not sides:
        return IllegalAction("ENT-40", "entdecker-why-not-unit-sea", space=space)
    unit = UNIT_NAMES.index(action.unit)
    if not s.supply[IN_SUPPLY[s.seat][unit]]:
        return IllegalAction("ENT-40", "entdecker-why-not-unit-supply", unit=action.unit)
    cost = s.terms.unit_cost[unit]
    if cost > s.gold[s.seat]:
        return IllegalAction("ENT-40", "entdecker-why-not-unit-gold", unit=action.unit, cost=cost, gold=s.gold[s.seat])
    if action.side not in sides:
        return IllegalAction("ENT-40", "entdecker-why-not-unit-mass", space=space)
    return IllegalAction("ENT-95", "entdecker-why-not-unit-number", number=action.number)


class Recalled(Decision):
    """The scout just taken back must be placed (ENT-41)."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return where it may stand."""
        return _place_units(s.chart.tiles[s.landed], SCOUT, free_numbers(s, seat))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Place it."""
        assert isinstance(action, PlaceUnit)
        place_unit(s, action)

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Nothing else can be done now."""
        return IllegalAction("ENT-41", "entdecker-why-not-recalled")
