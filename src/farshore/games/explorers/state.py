"""How a game of Explorers stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.core.contract import Action, Seat
from farshore.core.phases import ONE_SEAT, PhasedState
from farshore.core.ranking import best_of
from farshore.games.explorers.marks import MARKS
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.scoring import result_of, score
from farshore.games.explorers.secrets import deal, known_sheets
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import Terms
from farshore.games.explorers.turn import TURN
from farshore.games.explorers.view import ExplorersView, view_of
from farshore.games.explorers.world import World

NOBODY: Final = -1
_MARKS: Final = int(Phase.MARKS)


class ExplorersState(PhasedState):
    """A state, made by ``setup.new_state``, ``read_position`` or ``clone``; the steps of ``turn`` change it."""

    __slots__ = (
        "achievements",
        "active",
        "batches",
        "card",
        "columns",
        "deck",
        "first",
        "laid",
        "moment",
        "races",
        "round",
        "sheets",
        "shown",
        "side",
        "terms",
        "turn_number",
        "waiting",
        "world",
    )

    phases = TURN
    terms: Terms  # what this table plays by
    moment: int  # of ``Moment``: what the marks of the phase MARKS are for
    # the table
    laid: tuple[tuple[int, int], ...]  # tiles and quarter-turns, quadrant by quadrant
    world: World  # the map; an empty one until all four tiles are laid
    achievements: tuple[str, ...]  # in play
    columns: list[int]  # by quadrant: places of its temple that are taken or struck, among those of ``terms``
    races: list[int]  # by achievement in play: the same for races
    sheets: list[Sheet]  # by seat
    shown: list[Sheet]  # by seat: the sheets as others know them; never changed, only replaced
    # the turn
    first: Seat  # who has the first-player marker in round 1
    round: int  # 0 to 3
    turn_number: int  # of the round: 0 to 6; -1 in the set-up
    active: Seat  # NOBODY alone, and in the last turn of three
    deck: int  # cards of this round not yet turned, as bits
    card: str  # turned last; empty before the first
    side: str  # chosen by the active player; empty before
    batches: int  # rankings of temples in this turn
    waiting: tuple[Seat, ...]  # who must still act in the phase MARKS

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.listener = None

    def movers(self) -> tuple[Seat, ...]:
        """Return who decides: the active player about the card, the first player before, everyone not done on marks."""
        if self.phase == _MARKS:
            return self.waiting
        return ONE_SEAT[self.active if self.phase == Phase.SIDE else self.first]

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now; nearly always it is about marks."""
        return self.waiting if self.phase == _MARKS else super().actors()

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now; one that is done with its marks has nothing to do, nor has chance."""
        if self.phase != _MARKS:
            return super().legal(seat)
        return MARKS.legal(self, seat) if seat in self.waiting else ()

    def view(self, seat: Seat | None) -> ExplorersView:
        """Return what a seat may know."""
        return view_of(self, seat)

    def clone(self) -> ExplorersState:
        """Return an independent copy, without the listener."""
        copy = ExplorersState(self.terms)
        copy.phase = self.phase
        copy.moment = self.moment
        copy.laid = self.laid
        copy.world = self.world
        copy.achievements = self.achievements
        copy.columns = self.columns.copy()
        copy.races = self.races.copy()
        copy.sheets = [sheet.clone() for sheet in self.sheets]
        copy.shown = self.shown.copy()
        copy.first = self.first
        copy.round = self.round
        copy.turn_number = self.turn_number
        copy.active = self.active
        copy.deck = self.deck
        copy.card = self.card
        copy.side = self.side
        copy.batches = self.batches
        copy.waiting = self.waiting
        return copy

    def determinize(self, seat: Seat, rng: Random) -> ExplorersState:
        """Return a copy in which the others' running turn is another one that ``seat`` could not tell apart."""
        return deal(self, seat, rng)

    def scores(self) -> tuple[int, ...]:
        """Return each explorer's points as a spectator knows them (EXP-21, EXP-50)."""
        return tuple(score(self, sheet).total() for sheet in known_sheets(self, None))

    def winners(self) -> tuple[Seat, ...]:
        """Return who won."""
        if not self.is_over:
            return ()
        used = (sheet.scrolls_used for sheet in self.sheets)
        return best_of([*map(result_of, self.scores(), used)])
