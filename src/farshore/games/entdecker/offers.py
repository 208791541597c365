"""What a seat may do, with where it is on the board and what it would show: all that a screen needs to offer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never, cast

import msgspec

from farshore.core.contract import Action, Offer, Seat
from farshore.games.entdecker.actions import (
    Announce,
    ChooseIncome,
    Decline,
    DrawHidden,
    DrawOpen,
    NameTopScouts,
    PlaceTile,
    PlaceUnit,
    Recall,
    ScoreIsland,
    SendScout,
    StartAt,
    Stop,
    Tolls,
)
from farshore.games.entdecker.announce import price_of
from farshore.games.entdecker.board import cell_of
from farshore.games.entdecker.islands import mass_name, mass_named, masses_on
from farshore.games.entdecker.names import hidden_name, open_name, path_name, spot_name, spot_named
from farshore.games.entdecker.payments import pack, total
from farshore.games.entdecker.route import route
from farshore.games.entdecker.scoring import island_name
from farshore.games.entdecker.tile import LAND_SIDES, MASK_BY_NAME, MASS_AT, OPPOSITE, UNDISCOVERED
from farshore.games.entdecker.unit import sides_of
from farshore.games.entdecker.units import NO_SCOUT, UNIT_NAMES

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

Verb = (
    NameTopScouts
    | ChooseIncome
    | StartAt
    | Announce
    | DrawHidden
    | DrawOpen
    | PlaceTile
    | PlaceUnit
    | Recall
    | SendScout
    | ScoreIsland
    | Decline
    | Stop
)
"""What a seat may do, without what chance may bring."""


class Payment(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True):
    """One way to pay the starting expenses, with a path that costs just that (ENT-22)."""

    bank: int
    tolls: Tolls  # by seat
    total: int
    path: tuple[str, ...]  # from the starting space to the Edge Space


class Laid(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True):
    """What a tile would do where it is laid (ENT-70)."""

    closes: tuple[str, ...]  # islands, as they are called now, that it would complete


class Cost(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True):
    """What something costs (ENT-23, ENT-40)."""

    gold: int
    left: int  # afterwards


class Sent(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=True):
    """Where a scout would stand (ENT-80)."""

    space: str  # of a path: "P4.3"


Shows = Payment | Laid | Cost | Sent
SHOWS_TYPES: tuple[type[msgspec.Struct], ...] = (Payment, Laid, Cost, Sent)


STOPS: Final = "entdecker-final-stop"
STOPS_BARE: Final = "entdecker-final-stop-unit"


def offers(s: EntdeckerState, seat: Seat) -> list[Offer]:
    """Return what a seat may do now, in the order of ``legal``."""
    legal = s.legal(seat)
    end = STOPS_BARE if any(isinstance(action, PlaceUnit) for action in legal) else STOPS
    return [
        Offer(
            action=action,
            places=_places(s, cast("Verb", action)),
            shows=_shows(s, seat, action),
            final=end if isinstance(action, Stop) else "",
        )
        for action in legal
    ]


def _places(s: EntdeckerState, action: Verb) -> tuple[str, ...]:
    """Return where an action is, the place to point at first."""
    match action:
        case StartAt(space) | PlaceTile(space):
            return (space,)
        case PlaceUnit(_, side):
            return (_landing(s, side),)
        case DrawHidden(stack):
            return (hidden_name(stack),)
        case DrawOpen(pattern):
            return (open_name(pattern),)
        case Recall(spot):
            return (_standing(s, spot),)
        case SendScout(path, _, spot):
            return (path_name(path), _standing(s, spot)) if spot else (path_name(path),)
        case ScoreIsland(island):
            return (island, *(space for space in _spaces(s, island) if space != island))
        case NameTopScouts() | ChooseIncome() | Announce() | Decline() | Stop():
            return ()
    assert_never(action)


def _shows(s: EntdeckerState, seat: Seat, action: Action) -> Shows | None:
    """Return what an action would show at its place."""
    match action:
        case StartAt():
            return _payment(s, action)
        case PlaceTile():
            return Laid(closes=_closes(s, action))
        case Announce(kind, tiles):
            return _cost(s, seat, price_of(s.terms, kind, tiles))
        case PlaceUnit(unit):
            return _cost(s, seat, s.terms.unit_cost[UNIT_NAMES.index(unit)])
        case SendScout(path, _, spot):
            return Sent(space=_sent(s, path, spot))
    return None


def _cost(s: EntdeckerState, seat: Seat, gold: int) -> Cost:
    return Cost(gold=gold, left=s.gold[seat] - gold)


def _payment(s: EntdeckerState, action: StartAt) -> Payment:
    board = s.chart.board
    payment = pack(action.bank, action.tolls)
    path = tuple(board.names[cell] for cell in route(s, board.cell[action.space], payment))
    return Payment(bank=action.bank, tolls=action.tolls, total=total(payment), path=path)


def _closes(s: EntdeckerState, action: PlaceTile) -> tuple[str, ...]:
    """Lay the tile on a copy of the islands, and look which of those it touches have no open side left."""
    board, cell, mask = s.chart.board, s.chart.board.cell[action.space], MASK_BY_NAME[action.tile]
    tiles, islands = s.chart.tiles.copy(), s.islands.clone()
    tiles[cell] = mask
    islands.lay(board, tiles, cell)
    closed = {root for mass in masses_on(board, tiles, cell) if not islands.open_sides[root := islands.find(mass)]}
    found: dict[str, None] = {}
    for side in LAND_SIDES[mask] if closed else ():
        beside = cell + board.steps[side]
        if tiles[beside] != UNDISCOVERED:
            mass = board.masses[beside][MASS_AT[tiles[beside]][OPPOSITE[side]]]
            if islands.find(mass) in closed:
                found[island_name(s, s.islands.find(mass))] = None
    return tuple(found)


def _landing(s: EntdeckerState, side: str) -> str:
    """Return the mass of the last discovered tile at a side."""
    board, tiles = s.chart.board, s.chart.tiles
    masses = dict(zip(sides_of(tiles[s.landed]), masses_on(board, tiles, s.landed), strict=True))
    return next(mass_name(board, tiles, mass) for name, mass in masses.items() if name == side)


def _standing(s: EntdeckerState, spot: str) -> str:
    """Return where a scout stands: a space of a path, or the mass on its tile."""
    if spot_named(spot) is not None:
        return spot
    board, tiles = s.chart.board, s.chart.tiles
    return next(mass_name(board, tiles, mass) for mass in board.masses[board.cell[spot]] if mass in s.units)


def _sent(s: EntdeckerState, path: int, spot: str) -> str:
    """Return the first free space of a path, once the scout is picked up."""
    scouts = s.jungle.path(path - 1)
    own = spot_named(spot)
    if own is not None and own[0] == path:
        scouts[own[1] - 1] = NO_SCOUT
    return spot_name(path, scouts.index(NO_SCOUT) + 1)


def _spaces(s: EntdeckerState, island: str) -> tuple[str, ...]:
    """Return the spaces of an island, in reading order."""
    board, tiles = s.chart.board, s.chart.tiles
    mass = mass_named(board, tiles, island)
    assert mass is not None
    masses = s.islands.members(board, tiles)[s.islands.find(mass)]
    return tuple(dict.fromkeys(board.names[cell_of(mass)] for mass in masses))
