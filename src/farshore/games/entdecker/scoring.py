"""Score completed islands (ENT-70 to ENT-73)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import ScoreIsland
from farshore.games.entdecker.board import Board, cell_of
from farshore.games.entdecker.events import IslandScored
from farshore.games.entdecker.islands import mass_name, mass_named, masses_on
from farshore.games.entdecker.phase import Automatic, Decision, Phase
from farshore.games.entdecker.scouts import next_mover
from farshore.games.entdecker.tile import ALL_SEA
from farshore.games.entdecker.units import FORT, IN_SUPPLY, SCOUT, SETTLEMENT, kind_of, number_of, scout_code, seat_of

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


Counts = dict[Seat, list[int]]
"""By seat, in order of the earliest unit still standing: its units on an island, of each kind."""


class IslandRank(NamedTuple):
    """How a seat stands on an island."""

    seat: Seat
    settlements: int
    forts: int
    scouts: int
    place: int  # 1 is the Main Discoverer; tied seats share a place
    points: int


def ranking(s: EntdeckerState, root: int) -> list[IslandRank]:
    """Rank the seats with units on an island and say what each would score (ENT-72)."""
    islands = s.islands
    counts: Counts = {}
    for mass, unit in s.units.items():
        if islands.find(mass) == root:
            _count(counts, unit)
    return _ranked(s, root, counts)


def rankings(s: EntdeckerState) -> dict[int, list[IslandRank]]:
    """Return what ``ranking`` does for every island with units on it, by root."""
    islands = s.islands
    counts: dict[int, Counts] = {}
    for mass, unit in s.units.items():
        root = islands.find(mass)
        if root not in counts:
            counts[root] = {}
        _count(counts[root], unit)
    return {root: _ranked(s, root, there) for root, there in counts.items()}


def _count(counts: Counts, unit: int) -> None:
    seat = seat_of(unit)
    if seat not in counts:
        counts[seat] = [0, 0, 0]
    counts[seat][kind_of(unit)] += 1


def _ranked(s: EntdeckerState, root: int, counts: Counts) -> list[IslandRank]:
    strengths = {seat: _strength(s, list(counts).index(seat), units) for seat, units in counts.items()}
    order = sorted(counts, key=lambda seat: strengths[seat], reverse=True)
    standings: list[IslandRank] = []
    points, place = s.islands.value(root), 1
    for seat in order:
        if standings and strengths[seat] != strengths[standings[-1].seat]:
            place += 1
            points = _next_share(s, points, place)
        units = counts[seat]
        standings.append(IslandRank(seat, units[SETTLEMENT], units[FORT], units[SCOUT], place, points))
    return standings


def _strength(s: EntdeckerState, arrival: int, units: list[int]) -> tuple[int, ...]:
    """Return what decides the rank: the best unit first, or a sum; by option then the earliest unit."""
    first = -arrival if s.terms.first_wins_ties else 0
    if s.terms.strength_is_sum:
        return 3 * units[SETTLEMENT] + 2 * units[FORT] + units[SCOUT], first
    return units[SETTLEMENT], units[FORT], units[SCOUT], first


def _next_share(s: EntdeckerState, points: int, place: int) -> int:
    """Return the share of a place, given that of the place before (ENT-72)."""
    if not s.terms.two_shares:
        return (points + 1) // 2
    return points // 2 if place == 2 else 0


def completed(s: EntdeckerState) -> list[int]:
    """Return the completed islands with units on them, by root, in reading order of their names (ENT-70).

    An island is completed by a tile that belongs to it, so only those of this turn's tiles are looked at.
    """
    islands, board, tiles = s.islands, s.chart.board, s.chart.tiles
    closed = {
        root
        for cell in s.fresh
        if tiles[cell] != ALL_SEA
        for mass in masses_on(board, tiles, cell)
        if not islands.open_sides[root := islands.find(mass)]
    }
    if not closed:
        return []
    return sorted({root for mass in s.units if (root := islands.find(mass)) in closed})


def island_name(s: EntdeckerState, root: int) -> str:
    """Return an island's name."""
    return mass_name(s.chart.board, s.chart.tiles, root)


def score_island(s: EntdeckerState, root: int) -> None:
    """Give the points, take the units off, and send the scouts on their way (ENT-72, ENT-73)."""
    ranked = ranking(s, root)
    for standing in ranked:
        s.score[standing.seat] += standing.points
    if s.listener is not None:
        s.tell(island_scored(s, root, ranked))
    for mass in [mass for mass in s.units if s.islands.find(mass) == root]:
        unit = s.units.pop(mass)
        seat, kind = seat_of(unit), kind_of(unit)
        if kind == SCOUT:
            s.bound.append(scout_code(seat, number_of(unit)))
        else:
            s.supply[IN_SUPPLY[seat][kind]] += 1
            s.sea.drop_toll(s.chart, cell_of(mass))
    s.mover = next_mover(s, s.seat)
    s.phase = Phase.SCOUTS if s.bound else Phase.SCORE


def island_scored(s: EntdeckerState, root: int, ranked: list[IslandRank]) -> IslandScored:
    """Say what an island brings to whom, and why."""
    by_seat = {standing.seat: standing for standing in ranked}
    found = [by_seat.get(seat, IslandRank(seat, 0, 0, 0, 0, 0)) for seat in range(s.terms.seats)]
    masses = s.islands.members(s.chart.board, s.chart.tiles)[root]
    return IslandScored(
        island_name(s, root),
        s.islands.value(root),
        tuple(standing.points for standing in found),
        tuple(standing.place for standing in found),
        tuple(standing.settlements for standing in found),
        tuple(standing.forts for standing in found),
        tuple(standing.scouts for standing in found),
        tuple(dict.fromkeys(s.chart.board.names[cell_of(mass)] for mass in masses)),
        tuple(s.chart.board.names[cell_of(mass)] for mass in masses if s.islands.bonus.get(mass)),
        whereabouts(s.chart.board, [cell_of(mass) for mass in masses]),
    )


def whereabouts(board: Board, cells: Sequence[int]) -> str:
    """Say in which part of the board some spaces lie, by their centre: ``N``, ``NE`` … or ``middle``."""
    places = [board.column_and_row(cell) for cell in cells]
    column = _third(sum(column for column, _ in places), len(places), board.width, "W", "E")
    row = _third(sum(row for _, row in places), len(places), board.height, "N", "S")
    return row + column or "middle"


def _third(total: int, count: int, size: int, low: str, high: str) -> str:
    """Return in which outer third of a line the mean of some numbers from 0 lies; empty: between them."""
    centre = 3 * (2 * total + count)  # of all together, in sixths of a space
    return low if centre < 2 * size * count else high if centre > 4 * size * count else ""


class Score(Automatic):
    """Islands are scored one by one; only several need a choice (ENT-70)."""

    def run(self, s: EntdeckerState) -> None:
        """Score the only one, ask for the next of several, or end the turn."""
        islands = completed(s)
        if not islands:
            s.phase = Phase.NEXT
        elif len(islands) == 1:
            score_island(s, islands[0])
        else:
            s.mover = s.seat
            s.phase = Phase.ISLAND


class ChooseIsland(Decision):
    """The active player chooses which island is scored next."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return the completed islands with units."""
        return [ScoreIsland(island_name(s, root)) for root in completed(s)]

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Score it."""
        assert isinstance(action, ScoreIsland)
        mass = mass_named(s.chart.board, s.chart.tiles, action.island)
        assert mass is not None
        score_island(s, s.islands.find(mass))

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Only completed islands with units are scored."""
        if not isinstance(action, ScoreIsland):
            return IllegalAction("ENT-70", "entdecker-why-not-score-first")
        return IllegalAction("ENT-70", "entdecker-why-not-score-island", island=action.island)
