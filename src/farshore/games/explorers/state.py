"""How a game of Explorers stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.games.explorers.explorer import Explorer
from farshore.games.explorers.guess import determinized
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.scoring import known_score
from farshore.games.explorers.terms import Terms
from farshore.games.explorers.turn import AUTOMATIC, CHANCES, DECISIONS
from farshore.games.explorers.view import ExplorersView, view_of
from farshore.games.explorers.world import World

NOBODY: Final = -1
_FIRST_CHANCE: Final = int(Phase.FIRST)
_FIRST_DECISION: Final = int(Phase.LAY)
_MARKS: Final = Phase.MARKS
_OVER: Final = Phase.OVER
_CHANCE_ACTS: Final = (CHANCE,)
_ONE_SEAT: Final = ((0,), (1,), (2,), (3,))
_NOTHING: Final[tuple[Action, ...]] = ()


class ExplorersState:
    """A state, made by ``setup.new_state``, ``read_position`` or ``clone``; the steps of ``turn`` change it."""

    __slots__ = (
        "achievements",
        "active",
        "batches",
        "card",
        "columns",
        "deck",
        "explorers",
        "first",
        "laid",
        "listener",
        "moment",
        "phase",
        "races",
        "round",
        "shown",
        "side",
        "terms",
        "turn",
        "waiting",
        "world",
    )

    terms: Terms  # what this table plays by
    listener: Callable[[Event], None] | None  # told what happens
    phase: Phase
    moment: Moment  # what the marks of the phase MARKS are for
    # the table
    laid: tuple[tuple[int, int], ...]  # tiles and quarter-turns, quadrant by quadrant
    world: World  # the map; an empty one until all four tiles are laid
    achievements: tuple[str, ...]  # in play
    columns: list[int]  # by quadrant: places of its temple that are taken or struck, among those of ``terms``
    races: list[int]  # by achievement in play: the same for races
    explorers: list[Explorer]  # by seat
    shown: list[Explorer]  # by seat: as others know them; never changed, only replaced
    # the turn
    first: Seat  # who has the first-player marker in round 1
    round: int  # 0 to 3
    turn: int  # 0 to 6; -1 in the set-up
    active: Seat  # NOBODY alone, and in the last turn of three
    deck: int  # cards of this round not yet turned, as bits
    card: str  # turned last; empty before the first
    side: str  # chosen by the active player; empty before
    batches: int  # rankings of temples in this turn
    waiting: tuple[Seat, ...]  # who must still act in the phase MARKS

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.listener = None

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now: in the phase MARKS everyone who is not done."""
        phase = self.phase
        if phase == _MARKS:
            return self.waiting
        if phase < _FIRST_DECISION:
            return _CHANCE_ACTS
        return () if phase == _OVER else _ONE_SEAT[self.mover()]

    def mover(self) -> Seat:
        """Return who decides alone: the active player about the card, the first player before."""
        return self.active if self.phase == Phase.SIDE else self.first

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now."""
        phase = self.phase
        if phase != _MARKS and (phase < _FIRST_DECISION or seat not in self.actors()):
            return _NOTHING
        return DECISIONS[phase - _FIRST_DECISION].legal(self, seat)

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        """Return what chance may bring now."""
        phase = self.phase
        return CHANCES[phase - _FIRST_CHANCE].outcomes(self) if phase < _FIRST_DECISION else ()

    def apply(self, seat: Seat, action: Action) -> None:
        """Do an action, and all that follows by itself."""
        phase = self.phase
        if phase >= _FIRST_DECISION:
            DECISIONS[phase - _FIRST_DECISION].apply(self, seat, action)
        else:
            CHANCES[phase - _FIRST_CHANCE].apply(self, action)
        while self.phase < _FIRST_CHANCE:
            AUTOMATIC[self.phase].run(self)

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
        copy.explorers = [explorer.clone() for explorer in self.explorers]
        copy.shown = self.shown.copy()
        copy.first = self.first
        copy.round = self.round
        copy.turn = self.turn
        copy.active = self.active
        copy.deck = self.deck
        copy.card = self.card
        copy.side = self.side
        copy.batches = self.batches
        copy.waiting = self.waiting
        return copy

    def determinize(self, seat: Seat, rng: Random) -> ExplorersState:
        """Return a copy in which the others' running turn is another one that ``seat`` could not tell apart."""
        return determinized(self, seat, rng)

    def scores(self) -> tuple[int, ...]:
        """Return each explorer's points as everyone knows them (EXP-21, EXP-50)."""
        return tuple(known_score(self, seat) for seat in range(self.terms.seats))

    def winners(self) -> tuple[Seat, ...]:
        """Return who won: most points, then fewest scrolls used, then shared (EXP-50)."""
        if self.phase != _OVER:
            return ()
        results = [(points, -self.explorers[seat].scrolls_used) for seat, points in enumerate(self.scores())]
        return tuple(seat for seat, result in enumerate(results) if result == max(results))

    def tell(self, event: Event) -> None:
        """Tell the listener. Where simulations pass often, ask for a listener before making the event."""
        if self.listener is not None:
            self.listener(event)
