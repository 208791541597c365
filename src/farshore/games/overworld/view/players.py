"""The players: pieces, provisions, door tour, port and points; and the result."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat
from farshore.core.ranking import places_among
from farshore.games.overworld.entrance import standing
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import name_of, neighbours
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import half_of
from farshore.games.overworld.scoring import Score, items_of, port_regions, provision_sets, result_of, scores, tour
from farshore.games.overworld.terms import CAMEL, SEAT_NAMES, SHIP, supply_of
from farshore.games.overworld.view.gaps import Item, items_listed
from farshore.games.overworld.view.land import Names
from farshore.games.overworld.view.outline import Point
from farshore.games.overworld.view.regions import names_in_order
from farshore.games.overworld.view.squares import points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

Placed = Counter[tuple[Seat, int]]
"""How many explorers of a seat and kind are on the board."""


class PiecesView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where explorers of a kind are."""

    supply: int
    board: int
    left: int  # behind in gaps, for good


class TourView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The closed tour over a player's doors (OVW-61)."""

    gaps: tuple[str, ...]  # in which they stand
    squares: tuple[Point, ...]  # the square of each gap that is best for the owner
    length: int  # what it scores


class PortView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A port that is placed (OVW-71)."""

    gap: str
    squares: tuple[Point, ...]  # the first two squares of the gap that lie side by side, to draw it on
    regions: tuple[str, ...]  # of which the owner picks one at the end
    region: str | None  # the best of them
    points: int


class ScoreView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Points by part, as if the game ended now (OVW-62)."""

    regions: int
    doors: int
    provisions: int
    port: int
    total: int


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player."""

    seat: Seat
    colour: str
    camels: PiecesView
    ships: PiecesView
    doors: int  # in supply
    ports: int  # in supply
    items: tuple[Item, ...]  # in the player's gaps
    item_sets: tuple[int, ...]  # sets of different kinds, by size, the largest first; each scores its size squared
    tour: TourView
    port: PortView | None
    score: ScoreView


class PlaceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A seat's place at the end."""

    seat: Seat
    place: int
    points: int
    doors: int  # door points, which break ties


class ResultView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the game ended (OVW-62)."""

    winners: tuple[Seat, ...]
    places: tuple[PlaceView, ...]  # the best first


def player_views(s: OverworldState, names: Names) -> tuple[PlayerView, ...]:
    """Show every player, by seat."""
    placed = Counter([(owner, half_of(at)) for at, owner in s.explorers.items()])
    return tuple([_player_view(s, names, seat, score, placed) for seat, score in enumerate(scores(s))])


def _player_view(s: OverworldState, names: Names, seat: Seat, score: Score, placed: Placed) -> PlayerView:
    items = items_of(s, seat)
    return PlayerView(
        seat=seat,
        colour=SEAT_NAMES[seat],
        camels=_pieces_view(s, seat, CAMEL, placed),
        ships=_pieces_view(s, seat, SHIP, placed),
        doors=s.doors[seat],
        ports=s.ports[seat],
        items=items_listed(items),
        item_sets=tuple(provision_sets(items)),
        tour=_tour_view(s, seat),
        port=_port_view(s, names, seat),
        score=ScoreView(**score._asdict(), total=sum(score)),
    )


def _pieces_view(s: OverworldState, seat: Seat, explorer: int, placed: Placed) -> PiecesView:
    return PiecesView(
        supply=s.supply[supply_of(seat, explorer)],
        board=placed[seat, explorer],
        left=sum(gap.left.count(explorer) for gap in s.gaps if gap.owner == seat),
    )


def _tour_view(s: OverworldState, seat: Seat) -> TourView:
    found = tour(s, seat)
    gaps = tuple(name_of(s.gaps[number].squares[0]) for number in standing(s, seat, Entrance.DOOR))
    return TourView(gaps=gaps, squares=points(found.squares), length=found.length)


def _port_view(s: OverworldState, names: Names, seat: Seat) -> PortView | None:
    ports = standing(s, seat, Entrance.PORT)
    if not ports:
        return None
    sizes = s.board.regions.sizes
    around = port_regions(s, seat)
    gap = s.gaps[ports[0]].squares
    best = max((root for root in names if root in around), key=sizes.__getitem__, default=None)
    return PortView(
        gap=name_of(gap[0]),
        squares=next(points(pair) for pair in combinations(gap, 2) if pair[1] in neighbours(pair[0])),
        regions=names_in_order(names, around),
        region=None if best is None else names[best],
        points=0 if best is None else sizes[best],
    )


def result_view(s: OverworldState) -> ResultView | None:
    """Show how the game ended; ``None`` before."""
    if s.phase != Phase.OVER:
        return None
    known = scores(s)
    ranked = zip(known, places_among([*map(result_of, known)]), strict=True)
    places = [
        PlaceView(seat=seat, place=place, points=sum(score), doors=score.doors)
        for seat, (score, place) in enumerate(ranked)
    ]
    return ResultView(winners=s.winners(), places=tuple(sorted(places, key=lambda place: (place.place, place.seat))))
