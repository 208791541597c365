"""Rounds and turns: where they begin and what their end brings (EXP-20, EXP-23, EXP-26, EXP-61, EXP-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.contract import Seat
from farshore.core.steps import Automatic
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.cards import FULL_DECK
from farshore.games.explorers.events import GameEnded, MarksShown, RaceWon, RoundBegan, RoundScored
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.provisions import provision_points
from farshore.games.explorers.secrets import show
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.terms import RACE_POINTS, ROUNDS, TURNS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.worth import brought_by, points_of_marks

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class RoundBegins(Automatic["ExplorersState"]):
    """All eight cards are shuffled; alone, numbers are struck (EXP-20, EXP-71)."""

    def run(self, s: ExplorersState) -> None:
        """Begin the round."""
        s.deck = FULL_DECK
        if s.terms.seats == 1 and s.round:
            strike(s, s.sheets[0])
        s.tell(RoundBegan(s.round + 1))
        s.phase = Phase.TURN


def strike(s: ExplorersState, sheet: Sheet) -> None:
    """Strike the highest free number of every temple not visited and every race not met (EXP-71)."""
    for quadrant, place in enumerate(sheet.temples):
        s.columns[quadrant] += place == NOT_VISITED
    for index, name in enumerate(s.achievements):
        s.races[index] += name in achievements.RACES and sheet.races[index] == NOT_VISITED


class TurnBegins(Automatic["ExplorersState"]):
    """The next seat is active, unless there is none (EXP-23, EXP-26, EXP-70)."""

    def run(self, s: ExplorersState) -> None:
        """Find who is active."""
        seats = s.terms.seats
        neutral = seats == 3 and s.round == ROUNDS - 1 and s.turn_number == TURNS - 1
        s.active = -1 if seats == 1 or neutral else (s.first + s.round + s.turn_number) % seats
        s.phase = Phase.CARD


class TurnEnds(Automatic["ExplorersState"]):
    """Races are looked at, found scrolls serve from now on, and everyone sees the marks (EXP-21, EXP-31, EXP-61)."""

    def run(self, s: ExplorersState) -> None:
        """End the turn."""
        for index, name in enumerate(s.achievements):
            if name in achievements.RACES:
                run_race(s, index, achievements.RACES[name])
        for seat, sheet in enumerate(s.sheets):
            sheet.scrolls += sheet.fresh_scrolls
            sheet.fresh_scrolls = 0
            sheet.acted = 0
            if s.listener is not None:
                s.tell(marks_shown(s, seat))
        s.turn_number += 1
        s.batches = 0
        if s.turn_number == TURNS:
            s.phase = Phase.ROUND_END
        else:
            show(s)
            s.phase = Phase.TURN if s.turn_number else Phase.ROUND


def marks_shown(s: ExplorersState, seat: Seat) -> MarksShown:
    """Say what a seat has marked in the turn, and what villages and achievements became worth by it."""
    marks, before = s.sheets[seat].marks, s.shown[seat].marks
    now, then = points_of_marks(s, marks), points_of_marks(s, before)
    squares = tuple(grid.names_of(marks & ~before))
    brought = brought_by(s, marks, before) if now != then else ()
    return MarksShown(seat, squares, now[0] - then[0], now[1] - then[1], brought)


def run_race(s: ExplorersState, index: int, is_met: achievements.Condition) -> None:
    """All who meet a race in the same turn take its highest number (EXP-61)."""
    winners = [
        seat
        for seat, sheet in enumerate(s.sheets)
        if sheet.races[index] == NOT_VISITED and is_met(s.world, sheet.marks)
    ]
    if not winners:
        return
    points = RACE_POINTS[s.terms.places[s.races[index]]]
    s.races[index] += len(winners)
    for seat in winners:
        races = s.sheets[seat].races
        s.sheets[seat].races = (*races[:index], points, *races[index + 1 :])
        s.tell(RaceWon(seat, s.achievements[index], points))


class RoundEnds(Automatic["ExplorersState"]):
    """Provisions and gems are scored; after the fourth round the game is over (EXP-33 to EXP-36, EXP-50)."""

    def run(self, s: ExplorersState) -> None:
        """Score the round."""
        for seat, sheet in enumerate(s.sheets):
            provisions, gems = provision_points(s.terms, sheet.larder), gem_points(s.terms, sheet.gems)
            sheet.provision_points += provisions
            sheet.gem_points += gems
            if s.listener is not None:
                found = tuple(grid.names_of(sheet.marks & s.world.objects[Object.GEM]))
                s.tell(RoundScored(seat, provisions, gems, sheet.larder, sheet.gems, found))
            sheet.larder = (0, 0, 0)
        s.round += 1
        s.turn_number = 0
        show(s)
        if s.round < ROUNDS:
            s.phase = Phase.ROUND
        else:
            s.phase = Phase.OVER
            s.tell(GameEnded(s.scores(), s.winners()))
