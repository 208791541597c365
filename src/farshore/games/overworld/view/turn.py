"""Where a game stands: whose turn, which phase, what is being resolved, and how long the game may last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import CHANCE, Seat
from farshore.games.overworld.ending import turns_left
from farshore.games.overworld.entrance import LEFT_FOR, SUPPLY
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.tiles import SIDE_NAMES
from farshore.games.overworld.view.gaps import ENTRANCES, EntranceName

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


class ContestView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The gap that is being resolved (OVW-42, OVW-43, OVW-70, OVW-71)."""

    gap: str
    winner: Seat | None  # once it is known
    entrance: EntranceName | None  # what the winner places in it, once chosen
    origin: str  # the gap from which that moves; empty if it comes from the supply
    to_leave: int  # explorers still to be left behind in the gap it moves from
    to_take: int  # items still to be taken into it


class TurnView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How far the game has come."""

    phase: str  # as in ``Phase``, in small letters
    actors: tuple[Seat, ...]  # who acts now; -1 is chance
    turn: int  # counted from 1; 0 before the first tile is drawn
    first: Seat | None  # who began, once drawn
    active: Seat | None  # whose turn it is
    mover: Seat | None  # who decides now: the active player, or the winner of a gap
    survey: tuple[str, ...]  # the squares of the survey tile placed in this turn
    side: str  # "L" or "W": its side; empty before
    coast_due: bool  # a coast tile is to be placed in this turn
    coast: str  # the square of the coast tile placed in this turn; empty if there is none
    pending: tuple[str, ...]  # gaps that wait to be resolved
    contest: ContestView | None
    is_last_round: bool  # the pile is empty: play goes on until all have had equal turns (OVW-50)
    turns_left: int  # how many turns follow this one, at most


def turn_view(s: OverworldState) -> TurnView:
    """Show where the turn stands."""
    actors = s.actors()
    is_begun = s.phase not in {Phase.START, Phase.FIRST}
    is_placed = bool(s.survey)
    return TurnView(
        phase=s.phase_name,
        actors=actors,
        turn=s.terms.tiles - sum(s.bag),
        first=s.first if is_begun else None,
        active=s.active if is_begun and s.phase != Phase.OVER else None,
        mover=actors[0] if actors and actors[0] != CHANCE else None,
        survey=tuple(map(name_of, s.survey)),
        side=SIDE_NAMES[s.side] if is_placed else "",
        coast_due=s.coast_due,
        coast="" if s.coast == NOWHERE else name_of(s.coast),
        pending=tuple(name_of(gap[0]) for gap in s.pending),
        contest=_contest_view(s),
        is_last_round=not any(s.pile),
        turns_left=turns_at_most(s),
    )


def _contest_view(s: OverworldState) -> ContestView | None:
    if not s.gap:
        return None
    return ContestView(
        gap=name_of(s.gap[0]),
        winner=None if s.winner == NOBODY else s.winner,
        entrance=ENTRANCES[s.entrance],
        origin="" if s.origin == SUPPLY else name_of(s.gaps[s.origin].squares[0]),
        to_leave=LEFT_FOR[s.entrance] - len(s.gaps[s.origin].left) if s.phase == Phase.LEAVE else 0,
        to_take=s.to_take,
    )


def turns_at_most(s: OverworldState) -> int:
    """Return how many turns follow: as many as there are tiles to draw, in the last round only up to its end."""
    if s.phase == Phase.OVER:
        return 0
    tiles = sum(s.bag) - s.terms.never_drawn - (s.phase <= Phase.DRAW)
    return tiles if any(s.pile) else min(tiles, turns_left(s))
