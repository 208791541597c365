"""How a game of Entdecker stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.core.contract import Action, Seat
from farshore.core.phases import CHANCE_ACTS, NOBODY_ACTS, ONE_SEAT, PhasedState
from farshore.core.ranking import best_of
from farshore.games.entdecker import secrets
from farshore.games.entdecker.actions import StartAt
from farshore.games.entdecker.chart import Chart
from farshore.games.entdecker.islands import Islands
from farshore.games.entdecker.jungle import Jungle
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.sea import Sea
from farshore.games.entdecker.stacks import Stacks
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.turn import TURN
from farshore.games.entdecker.view import EntdeckerView, view_of

NOWHERE: Final = -1
_TOP_SCOUTS: Final = int(Phase.TOP_SCOUTS)
_OVER: Final = int(Phase.OVER)


class EntdeckerState(PhasedState):
    """A state, made by ``setup.new_state``, ``position.read_position`` or ``clone``; the steps of a turn change it."""

    __slots__ = (
        "announced",
        "bank",
        "bound",
        "chart",
        "choices",
        "closing",
        "draws",
        "finds",
        "fresh",
        "gold",
        "hand",
        "hut",
        "idle",
        "islands",
        "jungle",
        "kind",
        "landed",
        "mover",
        "numbers",
        "passes",
        "score",
        "sea",
        "seat",
        "ship",
        "sought",
        "stack",
        "stacks",
        "start",
        "supply",
        "terms",
        "then",
        "top_scouts",
        "unfound",
        "units",
    )

    phases = TURN
    terms: Terms  # what this table plays by
    choices: (
        Sequence[Action] | None
    )  # of START, PLACE or EXPLORE, where the step before found them; no part of the game
    # the table
    chart: Chart
    islands: Islands
    sea: Sea
    stacks: Stacks
    jungle: Jungle
    units: dict[int, int]  # by mass: the unit on it (as in ``units``), in order of placement
    unfound: set[int]  # cells of waterfalls whose bonus waits for a finder (ENT-93)
    # the players, by seat
    gold: list[int]
    score: list[int]
    finds: list[int]  # points of the score that came from waterfalls found (ENT-93)
    supply: list[int]  # units left, by ``units.IN_SUPPLY``
    numbers: list[int]  # by seat: the set of numbers of the scouts in supply (as in ``units``; ENT-95)
    top_scouts: list[tuple[int, int]]  # the secret choice; (0, 0) until made (ENT-95)
    bank: int  # gold taken in by the bank, less gold paid out
    # the turn
    then: int  # where to go on after chance has shown backs or a token, or after a search
    seat: Seat  # whose turn it is
    mover: Seat  # who decides now
    ship: int  # its cell; NOWHERE before the start
    start: StartAt | None  # how the journey began, if that is known
    landed: int  # the last tile discovered on this journey; NOWHERE before the first
    kind: int  # 0 hidden, 1 open
    announced: int  # tiles announced
    draws: int  # … of which are still to be drawn
    hand: int  # the face of the tile in hand (as in ``faces``); NO_FACE: none
    stack: int  # the stack drawn from, while its face is unknown
    sought: int  # the pattern searched for in the Hidden Stacks
    hut: int  # the hut a token is drawn for
    fresh: list[int]  # cells discovered or filled in this turn; at first those of the set-up
    bound: list[int]  # scouts of a scored island on their way to the jungle (as in ``units``)
    passes: int  # turns in a row in which nobody could sail (ENT-24)
    idle: int  # turns in a row in which no tile was placed (ENT-63)
    closing: bool  # nothing can be discovered any more: everything is filled (ENT-63)

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.listener = None
        self.choices = None

    def movers(self) -> tuple[Seat, ...]:
        """Return who decides: all who have yet to name their top scouts (ENT-95), otherwise the mover."""
        if self.phase == _TOP_SCOUTS:
            return tuple(seat for seat, chosen in enumerate(self.top_scouts) if not chosen[0])
        return ONE_SEAT[self.mover]

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now: as for any phased state, without a detour for the one who mostly does."""
        phase = self.phase
        if phase > _TOP_SCOUTS:
            return ONE_SEAT[self.mover] if phase != _OVER else NOBODY_ACTS
        return CHANCE_ACTS if phase < _TOP_SCOUTS else self.movers()

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now; the step before has often found that already."""
        phase = self.phase
        if phase <= _TOP_SCOUTS or phase == _OVER:
            return super().legal(seat)
        if seat != self.mover:
            return ()
        return TURN.decisions[phase].legal(self, seat) if self.choices is None else self.choices

    def view(self, seat: Seat | None) -> EntdeckerView:
        """Return what a seat may know."""
        return view_of(self, seat)

    def clone(self) -> EntdeckerState:
        """Return an independent copy, without the listener."""
        copy = EntdeckerState(self.terms)
        copy.chart = self.chart.clone()
        copy.islands = self.islands.clone()
        copy.sea = self.sea.clone()
        copy.stacks = self.stacks.clone()
        copy.jungle = self.jungle.clone()
        copy.units = self.units.copy()
        copy.unfound = self.unfound.copy()
        copy.gold = self.gold.copy()
        copy.score = self.score.copy()
        copy.finds = self.finds.copy()
        copy.supply = self.supply.copy()
        copy.numbers = self.numbers.copy()
        copy.top_scouts = self.top_scouts.copy()
        copy.bank = self.bank
        copy.phase = self.phase
        copy.then = self.then
        copy.seat = self.seat
        copy.mover = self.mover
        copy.ship = self.ship
        copy.start = self.start
        copy.landed = self.landed
        copy.kind = self.kind
        copy.announced = self.announced
        copy.draws = self.draws
        copy.hand = self.hand
        copy.stack = self.stack
        copy.sought = self.sought
        copy.hut = self.hut
        copy.fresh = self.fresh.copy()
        copy.bound = self.bound.copy()
        copy.passes = self.passes
        copy.idle = self.idle
        copy.closing = self.closing
        return copy

    def determinize(self, seat: Seat, rng: Random) -> EntdeckerState:
        """Return a copy with the tokens and top scouts that ``seat`` does not know drawn anew (ENT-80, ENT-95)."""
        return secrets.deal(self, seat, rng)

    def scores(self) -> tuple[int, ...]:
        """Return each seat's Discovery Points."""
        return tuple(self.score)

    def winners(self) -> tuple[Seat, ...]:
        """Return who won."""
        return best_of(self.results()) if self.is_over else ()

    def results(self) -> list[tuple[int, int]]:
        """Return by seat what decides its place at the end: most points, then (by option) most gold (ENT-92)."""
        gold = self.gold if self.terms.gold_breaks_ties else [0] * self.terms.seats
        return list(zip(self.score, gold, strict=True))

    def lay(self, cell: int, mask: int) -> None:
        """Lay a tile on the board, and note it for the fills and scoring of this turn."""
        chart = self.chart
        chart.lay(cell, mask)
        self.islands.lay(chart.board, chart.tiles, cell)
        self.fresh.append(cell)
