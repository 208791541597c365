"""How a game of Overworld stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.core.bundle import Bundle
from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.core.phases import ONE_SEAT, PhasedState
from farshore.core.ranking import best_of
from farshore.games.overworld import account, scoring, secrets
from farshore.games.overworld.board import Board
from farshore.games.overworld.gaps import Entrance, Gap
from farshore.games.overworld.grid import Square
from farshore.games.overworld.grow import survey_fits
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import Spot
from farshore.games.overworld.terms import Terms
from farshore.games.overworld.turn import TURN
from farshore.games.overworld.view import OverworldView, view_of

_SURVEY: Final = int(Phase.SURVEY)
_FIRST_OF_WINNER: Final = int(Phase.ENTRANCE)


class OverworldState(PhasedState):
    """A state, made by ``setup.new_state``, ``read_position`` or ``clone``; the steps of ``turn`` change it."""

    __slots__ = (
        "active",
        "aside",
        "bag",
        "board",
        "coast",
        "coast_due",
        "doors",
        "entrance",
        "explorers",
        "first",
        "gap",
        "gaps",
        "origin",
        "pending",
        "pile",
        "ports",
        "shop",
        "side",
        "supply",
        "survey",
        "terms",
        "tile",
        "to_take",
        "winner",
    )

    phases = TURN
    terms: Terms  # what this table plays by
    # the table
    board: Board
    explorers: dict[Spot, Seat]  # where camels (on land halves) and ships (on water halves) are, and whose
    supply: list[int]  # camels and ships in supply, as ``terms.supply_of`` counts them
    doors: list[int]  # in supply, by seat
    ports: list[int]  # in supply, by seat
    gaps: list[Gap]  # resolved, in that order
    bag: list[int]  # survey tiles not yet drawn, by type
    pile: list[int]  # coast tiles not yet laid, by pattern
    shop: list[int]  # provisions left, by kind
    aside: list[int]  # survey tiles set aside, by type (OVW-23)
    # the turn
    first: Seat
    active: Seat
    tile: int  # the survey tile drawn, by type; NOWHERE before
    side: int  # LAND or WATER: the side it was placed on
    survey: tuple[Square, ...]  # its squares, once placed
    coast_due: bool  # a coast tile is still to be placed this turn
    coast: Square  # the coast tile placed this turn; NOWHERE if none
    # gaps being resolved
    pending: tuple[tuple[Square, ...], ...]  # still to come
    gap: tuple[Square, ...]  # now
    winner: Seat  # of it
    entrance: Entrance  # what the winner places in it
    origin: int  # the number of the gap from which that moves; SUPPLY if it does not
    to_take: int  # items still to be taken into it

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.listener = None

    def movers(self) -> tuple[Seat, ...]:
        """Return who decides: the winner of a gap about what goes into it, otherwise the active player."""
        return ONE_SEAT[self.winner if self.phase >= _FIRST_OF_WINNER else self.active]

    def bundles(self, seat: Seat) -> Sequence[Bundle]:
        """Return the same as ``legal`` in bundles: where a survey tile fits, which changes little from turn to turn."""
        return survey_fits(self) if self.phase == _SURVEY and seat == self.active else ()

    def view(self, seat: Seat | None) -> OverworldView:
        """Return what a seat may know: everything there is."""
        return view_of(self, seat)

    def clone(self) -> OverworldState:
        """Return an independent copy, without the listener."""
        copy = OverworldState(self.terms)
        copy.phase = self.phase
        copy.board = self.board.clone()
        copy.explorers = self.explorers.copy()
        copy.supply = self.supply.copy()
        copy.doors = self.doors.copy()
        copy.ports = self.ports.copy()
        copy.gaps = self.gaps.copy()
        copy.bag = self.bag.copy()
        copy.pile = self.pile.copy()
        copy.shop = self.shop.copy()
        copy.aside = self.aside.copy()
        copy.first = self.first
        copy.active = self.active
        copy.tile = self.tile
        copy.side = self.side
        copy.survey = self.survey
        copy.coast_due = self.coast_due
        copy.coast = self.coast
        copy.pending = self.pending
        copy.gap = self.gap
        copy.winner = self.winner
        copy.entrance = self.entrance
        copy.origin = self.origin
        copy.to_take = self.to_take
        return copy

    def apply(self, seat: Seat, action: Action) -> None:
        """Do an action and all that follows; whoever listens is also told how and why the points change."""
        listener = self.listener
        if listener is None or seat == CHANCE:
            super().apply(seat, action)
            return
        before, told = account.draw_up(self), list[Event]()
        self.listener = told.append
        try:
            super().apply(seat, action)
        finally:
            self.listener = listener
        for event in account.with_changes(self, before, told):
            listener(event)

    def determinize(self, seat: Seat, rng: Random) -> OverworldState:
        """Return a copy: nothing that lies on the table is secret, and what is not drawn does not exist yet."""
        return secrets.deal(self, seat, rng)

    def scores(self) -> tuple[int, ...]:
        """Return each seat's points as they stand (OVW-62)."""
        return tuple(map(sum, scoring.scores(self)))

    def winners(self) -> tuple[Seat, ...]:
        """Return who won."""
        return best_of([*map(scoring.result_of, scoring.scores(self))]) if self.is_over else ()
