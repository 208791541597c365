"""What the games of a tournament show: everything that the terminal and the report say, worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from statistics import fmean
from typing import NamedTuple

from farshore.arena.bradley_terry import compared, ratings
from farshore.arena.shares import Estimate, mean_of, quantile, share_of, wilson
from farshore.arena.skill import skills
from farshore.arena.store import Store
from farshore.arena.table import Result
from farshore.arena.tournament import LineUp, Tournament
from farshore.core.contract import Seat


class Thinking(NamedTuple):
    """How long a bot's choices took, in seconds."""

    choices: int
    mean: float
    most: float  # 95 % took no longer
    longest: float


class Standing(NamedTuple):
    """How a bot did."""

    bot: int
    games: int  # in which it had a seat
    rating: Estimate  # in Elo points
    skill: Estimate  # by openskill
    share: Estimate  # of victories, by seat
    points: Estimate
    lead: Estimate  # over the best of the others
    thinking: Thinking
    illegal: int
    late: int
    crashes: int

    @property
    def faults(self) -> int:
        """How many games it lost by its own fault."""
        return self.illegal + self.late + self.crashes


class Meeting(NamedTuple):
    """How a line-up went, for its first bot."""

    line_up: LineUp
    games: int
    share: Estimate
    fair: float  # the share of victories that its seats would have if all were equal
    lead: Estimate


class Compared(NamedTuple):
    """How often a bot ended before another."""

    share: Estimate
    games: float


class AtSeat(NamedTuple):
    """How the bots did on a seat."""

    seat: Seat
    share: Estimate
    points: Estimate


class Figures(NamedTuple):
    """All of it."""

    tournament: Tournament
    results: list[Result]
    standings: list[Standing]  # the best first
    meetings: list[Meeting]
    cross: list[list[Compared]]  # by bot, by bot
    seats: list[AtSeat]

    @property
    def unplayable(self) -> int:
        """How many games ended every process in which they were tried."""
        return sum(not result.winners for result in self.results)


def figures(store: Store) -> Figures:
    """Work out what the games in a store show."""
    tournament, (results, seconds) = store.tournament, store.games()
    bots = range(len(tournament.bots))
    rated = ratings(tournament, results)
    skilled = skills(results, len(bots))
    times = _times(results, seconds, len(bots))
    standings = [_standing(bot, results, rated[bot], skilled[bot], times[bot]) for bot in bots]
    return Figures(
        tournament,
        results,
        sorted(standings, key=lambda one: -one.rating.value),
        [_meeting(tournament, number, results) for number in range(len(tournament.line_ups))],
        _cross(results, len(bots)),
        [_at_seat(seat, results) for seat in range(tournament.seats)],
    )


def _standing(bot: int, results: Sequence[Result], rating: Estimate, skill: Estimate, times: list[float]) -> Standing:
    sat = [(result, seat) for result in results for seat, whose in enumerate(result.seating) if whose == bot]
    whole = [(result, seat) for result, seat in sat if result.is_whole]
    faults = [result.fault.kind for result, seat in sat if result.fault is not None and result.fault.seat == seat]
    return Standing(
        bot=bot,
        games=len({result.number for result, _ in sat}),
        rating=rating,
        skill=skill,
        share=share_of([result.share(seat) for result, seat in sat if result.winners]),
        points=mean_of([result.scores[seat] for result, seat in whole]),
        lead=mean_of([result.lead(seat) for result, seat in whole]),
        thinking=_thinking(times),
        illegal=faults.count("illegal"),
        late=faults.count("late"),
        crashes=faults.count("crash"),
    )


def _thinking(times: list[float]) -> Thinking:
    ordered = sorted(times)
    mean = fmean(ordered) if ordered else 0.0
    return Thinking(len(ordered), mean, quantile(ordered, 0.95), ordered[-1] if ordered else 0.0)


def _times(results: Sequence[Result], seconds: Sequence[list[list[float]]], bots: int) -> list[list[float]]:
    """Return how long each bot's choices took."""
    times: list[list[float]] = [[] for _ in range(bots)]
    for result, by_seat in zip(results, seconds, strict=True):
        for bot, spent in zip(result.seating, by_seat, strict=True):
            times[bot] += spent
    return times


def _meeting(tournament: Tournament, number: int, results: Sequence[Result]) -> Meeting:
    line_up = tournament.line_ups[number]
    played = [result for result in results if tournament.slot(result.number).line_up == number and result.winners]
    first = [(result, result.seating.index(line_up[0])) for result in played]
    return Meeting(
        line_up,
        len(played),
        share_of([result.share(seat) for result, seat in first]),
        1 / tournament.seats,
        mean_of([result.lead(seat) for result, seat in first if result.is_whole]),
    )


def _cross(results: Sequence[Result], bots: int) -> list[list[Compared]]:
    wins = compared(results, bots)
    rows: list[list[Compared]] = [[] for _ in range(bots)]
    for one, other in product(range(bots), repeat=2):
        games = wins[one][other] + wins[other][one]
        share = wins[one][other] / games if games else 0.0
        # at a table with several of a kind one game compares them more than once, but is no more than one
        met = sum(bool(result.winners) and {one, other} <= {*result.seating} for result in results)
        rows[one].append(Compared(Estimate(share, *wilson(share, min(met, round(games)))), games))
    return rows


def _at_seat(seat: Seat, results: Sequence[Result]) -> AtSeat:
    whole = [result for result in results if result.is_whole]
    points = mean_of([result.scores[seat] for result in whole])
    return AtSeat(seat, share_of([result.share(seat) for result in whole]), points)
