"""Resolve gaps: find them, pick the next, see who wins it (OVW-41, OVW-42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Automatic, Decision
from farshore.core.words import Several
from farshore.games.overworld.actions import ChooseGap, ChooseWinner
from farshore.games.overworld.entrance import SUPPLY, choose_entrance
from farshore.games.overworld.events import GapFormed, GapStaysEmpty, GapWon
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap, new_gaps
from farshore.games.overworld.grid import Square, name_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.places import place_name
from farshore.games.overworld.regions import half_of, square_of, strengths
from farshore.games.overworld.terms import supply_of

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_STRENGTHS: Final = 10_000
"""How many explorers everybody may have in a region, of which it is remembered who leads."""


class Look(Automatic["OverworldState"]):
    """Gaps are looked for when all tiles and explorers of the turn are placed."""

    def run(self, s: OverworldState) -> None:
        """Only beside what was laid this turn can a gap have formed."""
        laid = s.survey if s.coast == NOWHERE else (*s.survey, s.coast)
        s.pending = new_gaps(s.board, laid)
        if s.listener is not None:
            for gap in s.pending:
                s.tell(GapFormed(tuple(map(name_of, gap))))
        s.phase = Phase.NEXT_GAP


class NextGap(Automatic["OverworldState"]):
    """Gaps are resolved one at a time."""

    def run(self, s: OverworldState) -> None:
        """Ask only where there is something to decide."""
        forget_gap(s)
        if not s.pending:
            s.phase = Phase.TURN_END
        elif len(s.pending) == 1:
            take_gap(s, s.pending[0])
        else:
            s.phase = Phase.GAP


def forget_gap(s: OverworldState) -> None:
    """No gap is being resolved."""
    s.gap = ()
    s.winner = NOBODY
    s.entrance = Entrance.NONE
    s.origin = SUPPLY
    s.to_take = 0


def take_gap(s: OverworldState, gap: tuple[Square, ...]) -> None:
    """Resolve this gap now."""
    s.gap = gap
    s.pending = tuple(other for other in s.pending if other != gap)
    s.phase = Phase.CONTEST


class ChooseNextGap(Decision["OverworldState"]):
    """Of several gaps the active player picks the next."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return those still to be resolved."""
        return [ChooseGap(name_of(gap[0])) for gap in s.pending]

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Resolve it."""
        assert isinstance(action, ChooseGap)
        take_gap(s, next(gap for gap in s.pending if name_of(gap[0]) == action.square))

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """One of those."""
        gaps = Several(place_name(gap[0]) for gap in s.pending)
        return IllegalAction("OVW-42", "overworld-why-not-gap", gaps=gaps)


def rivals(s: OverworldState, squares: Sequence[Square]) -> list[int]:
    """Return the explorers of each seat in all regions that share an edge with some empty squares."""
    explorers = s.board.regions.explorers
    return strengths(sum(explorers[root] for root in s.board.regions_around(squares)), s.terms.seats)


def leaders(strength: Sequence[int]) -> list[Seat]:
    """Return who has most; nobody if there is nothing to have."""
    most = max(strength)
    return [seat for seat, count in enumerate(strength) if count == most and most]


@lru_cache(maxsize=MOST_STRENGTHS)
def leaders_among(explorers: int, seats: int) -> tuple[Seat, ...]:
    """Return who has most explorers in a region, as ``strengths`` reads them."""
    return tuple(leaders(strengths(explorers, seats)))


class Contest(Automatic["OverworldState"]):
    """Whoever has most explorers in the regions around the gap wins it."""

    def run(self, s: OverworldState) -> None:
        """Without explorers the gap stays empty; a tie is the active player's to decide."""
        tied = leaders(rivals(s, s.gap))
        if not tied:
            s.board.close(s.gap)
            s.gaps.append(Gap(s.gap))
            s.tell(GapStaysEmpty(name_of(s.gap[0])))
            s.phase = Phase.NEXT_GAP
        elif len(tied) == 1:
            win(s, tied[0])
        else:
            s.phase = Phase.WINNER


def win(s: OverworldState, seat: Seat) -> None:
    """Take the winner's explorers back from all competing regions; then something is placed."""
    s.winner = seat
    regions = s.board.regions
    competing = s.board.regions_around(s.gap)
    back = [at for at, owner in s.explorers.items() if owner == seat and regions.root(at) in competing]
    for at in back:
        del s.explorers[at]
        regions.leave(at, seat)
        s.supply[supply_of(seat, half_of(at))] += 1
    if s.listener is not None:
        squares = tuple(name_of(square_of(at)) for at in sorted(back))
        s.tell(GapWon(seat, name_of(s.gap[0]), len(back), squares))
    choose_entrance(s)


class ChooseGapWinner(Decision["OverworldState"]):
    """Of players who are tied the active one chooses, even when not tied."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return those who are tied."""
        return [ChooseWinner(tied) for tied in leaders(rivals(s, s.gap))]

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Let that player win."""
        assert isinstance(action, ChooseWinner)
        win(s, action.seat)

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """One of those."""
        return IllegalAction("OVW-42", "overworld-why-not-winner", gap=place_name(s.gap[0]))
