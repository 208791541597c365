"""Where in a turn the game stands, and what starting spaces cost while one is to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.games.entdecker.actions import TileKind
from farshore.games.entdecker.announce import OPEN
from farshore.games.entdecker.content import EventName
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, PATTERN_OF
from farshore.games.entdecker.payments import pack, total
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.route import route
from farshore.games.entdecker.start import payments, tile_price
from farshore.games.entdecker.units import number_of_scout, seat_of_scout

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

EventOrNone = EventName | Literal[""]


class HandView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The tile in hand."""

    pattern: int
    event: EventOrNone


class ScoutView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A scout of a scored island on its way to the jungle (ENT-73)."""

    seat: Seat
    number: int  # 0 unless Top Scout is played


class TurnView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Whose turn it is and how far it has come. Names and numbers are ``None`` where there is nothing to tell."""

    phase: str  # as in ``Phase``, in small letters
    seat: Seat | None  # whose turn it is
    actors: tuple[Seat, ...]  # who acts now; -1 is chance
    ship: str | None
    start: str | None  # where the journey began, while the ship is still there
    course: tuple[str, ...]  # … and how it came there, from the Edge Space on; empty if that is not known
    landed: str | None  # the last tile discovered on this journey
    kind: TileKind | None  # what was announced
    announced: int
    draws: int  # … of which are still to be drawn
    hand: HandView | None
    stack: int | None  # the Hidden Stack whose face is about to be shown, counted from 1
    sought: int | None  # the pattern that the Hidden Stacks are searched for
    path: int | None  # the path for whose hut a token is about to be drawn, counted from 1
    scouts: tuple[ScoutView, ...]  # still to be sent into the jungle
    passes: int  # turns in a row in which nobody could sail (ENT-24)
    idle: int  # turns in a row in which no tile was placed (ENT-63)
    is_closing: bool  # nothing can be discovered any more (ENT-63)


class StartView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A starting space (ENT-21), with the cheapest way to pay for it (ENT-22)."""

    space: str
    total: int
    is_affordable: bool  # leaves enough for a tile (ENT-24)


def turn_view(s: EntdeckerState) -> TurnView:
    """Show where the turn stands."""
    return TurnView(
        phase=s.phase_name,
        seat=s.seat if _is_decided(s) else None,
        actors=s.actors(),
        ship=_space(s, s.ship),
        start=_space(s, s.ship) if s.landed < 0 else None,
        course=_course(s),
        landed=_space(s, s.landed),
        kind=("open" if s.kind == OPEN else "hidden") if s.announced else None,
        announced=s.announced,
        draws=s.draws,
        hand=HandView(pattern=PATTERN_OF[s.hand], event=EVENTS[EVENT_OF[s.hand]]) if s.hand else None,
        stack=s.stack + 1 if s.phase == Phase.FACE else None,
        sought=s.sought if s.phase == Phase.SEARCH else None,
        path=s.hut + 1 if s.phase == Phase.TOKEN else None,
        scouts=tuple(ScoutView(seat=seat_of_scout(scout), number=number_of_scout(scout)) for scout in s.bound),
        passes=s.passes,
        idle=s.idle,
        is_closing=s.closing,
    )


def _is_decided(s: EntdeckerState) -> bool:
    """Tell whether it is anyone's turn: not before chance has named the first seat, nor after the end."""
    if s.phase == Phase.TOP_SCOUTS:
        return not s.terms.random_first
    return s.phase not in {Phase.FIRST, Phase.OVER}


def _course(s: EntdeckerState) -> tuple[str, ...]:
    """Return the path that was paid for, which can be told until the first tile is laid (ENT-22)."""
    if s.start is None or s.landed >= 0:
        return ()
    cells = route(s, s.ship, pack(s.start.bank, s.start.tolls))
    return tuple(s.chart.board.names[cell] for cell in reversed(cells))


def _space(s: EntdeckerState, cell: int) -> str | None:
    return s.chart.board.names[cell] if cell >= 0 else None


def start_views(s: EntdeckerState) -> tuple[StartView, ...]:
    """Show every starting space with what it costs at least, while one is to be chosen."""
    if s.phase != Phase.START:
        return ()
    purse = s.gold[s.seat] - tile_price(s)
    costs = {cell: min(map(total, options)) for cell, options in payments(s).items()}
    return tuple(
        StartView(space=s.chart.board.names[cell], total=cost, is_affordable=cost <= purse)
        for cell, cost in costs.items()
    )
