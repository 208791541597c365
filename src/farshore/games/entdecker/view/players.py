"""The players and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat, Standing
from farshore.core.ranking import places_among
from farshore.games.entdecker.secrets import knows_top_scouts
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import FORT, IN_SUPPLY, SCOUT, SEAT_NAMES, SETTLEMENT, numbers_in

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState
    from farshore.games.entdecker.view import EntdeckerView


class ScoreView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where a seat's points came from."""

    islands: int  # ENT-72
    produce: int  # ENT-91
    waterfalls: int  # ENT-93; part of the islands where the edition says so
    total: int


class SerpentView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where the score marker stands."""

    space: int
    laps: int  # times around


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player."""

    seat: Seat
    colour: str
    gold: int
    score: ScoreView
    serpent: SerpentView
    scouts: int  # in supply, as the next two
    forts: int
    settlements: int
    numbers: tuple[int, ...]  # of the scouts in supply, if Top Scout is played (ENT-95)
    has_named: bool  # its top scouts are named
    top_scouts: tuple[int, ...]  # … and known to the viewer


class PlaceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One line of the result."""

    place: int  # shared by tied seats
    seat: Seat
    score: ScoreView
    gold: int


class ResultView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the game ended (ENT-92)."""

    winners: tuple[Seat, ...]
    places: tuple[PlaceView, ...]
    gold_counts: bool  # the gold breaks ties


def score_view(s: EntdeckerState, seat: Seat) -> ScoreView:
    """Show a seat's points by part."""
    jungle = s.jungle
    tokens = (token for token, taker in zip(jungle.tokens, jungle.taken_by, strict=True) if taker == seat)
    produce = sum(s.terms.produce_value[token] for token in tokens)
    score, waterfalls = s.score[seat], s.finds[seat]
    return ScoreView(islands=score - produce - waterfalls, produce=produce, waterfalls=waterfalls, total=score)


def serpent_view(terms: Terms, score: int) -> SerpentView:
    """Show where a score stands: the marker goes round on passing, or by option on reaching, the last space."""
    laps = max(0, score - (terms.serpent_wraps_at - terms.serpent)) // terms.serpent
    return SerpentView(space=score - laps * terms.serpent, laps=laps)


def player_views(s: EntdeckerState, viewer: Seat | None) -> tuple[PlayerView, ...]:
    """Show the players by seat."""
    return tuple(_player_view(s, viewer, seat) for seat in range(s.terms.seats))


def _player_view(s: EntdeckerState, viewer: Seat | None, seat: Seat) -> PlayerView:
    has_named = s.top_scouts[seat][0] > 0
    return PlayerView(
        seat=seat,
        colour=SEAT_NAMES[seat],
        gold=s.gold[seat],
        score=score_view(s, seat),
        serpent=serpent_view(s.terms, s.score[seat]),
        scouts=s.supply[IN_SUPPLY[seat][SCOUT]],
        forts=s.supply[IN_SUPPLY[seat][FORT]],
        settlements=s.supply[IN_SUPPLY[seat][SETTLEMENT]],
        numbers=numbers_in(s.numbers[seat]),
        has_named=has_named,
        top_scouts=s.top_scouts[seat] if has_named and knows_top_scouts(s, seat, viewer) else (),
    )


def standings(view: EntdeckerView) -> tuple[Standing, ...]:
    """Return how the players of a view stand, by part; at the end as the result says."""
    final = {place.seat: place.place for place in view.result.places} if view.result else {}
    by_points = places_among([(player.score.total,) for player in view.players])
    return tuple(
        Standing(
            seat=player.seat,
            total=player.score.total,
            place=final.get(player.seat, by_points[player.seat]),
            parts=(player.score.islands, player.score.produce, player.score.waterfalls),
            pending=() if view.result else _pending(view, player.seat),
        )
        for player in view.players
    )


def _pending(view: EntdeckerView, seat: Seat) -> tuple[int, ...]:
    """Return what a seat would get if the game ended now: islands as they stand, and tokens that the viewer knows."""
    islands = sum(own.points for island in view.islands for own in island.standings if own.seat == seat)
    huts = (path.hut.points for path in view.jungle.paths if path.hut.taken_by is None and path.leader == seat)
    return islands, sum(huts), 0


def result_view(s: EntdeckerState) -> ResultView | None:
    """Show how the game ended; ``None`` before it has."""
    if not s.is_over:
        return None
    results = s.results()
    ranked = places_among(results)
    order = sorted(range(s.terms.seats), key=lambda seat: results[seat], reverse=True)
    places = tuple(
        PlaceView(
            place=ranked[seat],
            seat=seat,
            score=score_view(s, seat),
            gold=s.gold[seat],
        )
        for seat in order
    )
    return ResultView(winners=s.winners(), places=places, gold_counts=s.terms.gold_breaks_ties)
