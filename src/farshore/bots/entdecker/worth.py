"""What a position of Entdecker is worth to a seat, in points, beside what it is worth to its rivals.

Every island will be complete one day, since the game ends when the last space is covered (ENT-90). So an island is
worth what its ranks would score (ENT-72), with what it may still grow and the danger of being overtaken while it is
open. A scout on it will enter the jungle, a fort or settlement comes back. A path's token (ENT-91) is worth what the
seat knows of it, times the chance to win it; gold is worth what it can buy while there is something to discover.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import (
    FORT,
    IN_SUPPLY,
    SCOUT,
    SETTLEMENT,
    kind_of,
    scout_code,
    seat_of,
    seat_of_scout,
)

ENDGAME: Final = 12  # undiscovered spaces below which gold loses its worth


class Weights(NamedTuple):
    """What the player believes: guesses, and others near them do about as well."""

    growth: float = 0.5  # tiles that an island will gain for each open land side
    haste: float = 0.85  # what a piece on an island is still worth for each open land side: it comes back later
    overtaken: tuple[float, float, float] = (0.12, 0.05, 0.0)  # by best unit, for each open land side: the danger
    scout: float = 2.5  # points: of a scout on its way into the jungle
    kept: tuple[float, float, float] = (0.2, 1.0, 1.5)  # points: of a scout, fort, settlement in supply
    gold: float = 0.8  # points: of a piece of gold …
    enough: int = 7  # … up to so many; another is worth a third of it
    onward: float = 0.6  # what can be hoped for behind the next tile, beside what can be hoped for on it
    rivals: float = 1.0  # how much of what rivals gain it sees: 0 is blind to them


class Stake(NamedTuple):
    """A seat's units on an island."""

    seat: Seat
    units: tuple[int, int, int]  # scouts, forts, settlements


class Mind(NamedTuple):
    """Who is thinking, and what it knows at that moment: what it would see in an imagined hut it does not know."""

    seat: Seat
    weights: Weights
    tokens: tuple[float, ...]  # by path: what its token is worth as far as the seat knows


Stakes = tuple[Stake, ...]
"""The units on an island, by seat, whoever came first at the front (ENT-93)."""


def mind_of(s: EntdeckerState, seat: Seat, weights: Weights) -> Mind:
    """Return what a seat knows."""
    return Mind(seat, weights, tuple(token_value(s, seat, path) for path in range(s.terms.paths)))


def worth(s: EntdeckerState, mind: Mind) -> float:
    """Return by how many points a seat is ahead of the others, with all that may be hoped for."""
    return lead(hopes_of(s, mind), mind.seat, mind.weights.rivals)


def hopes_of(s: EntdeckerState, mind: Mind) -> list[float]:
    """Return by seat the points, and what may be hoped for, as far as a seat knows."""
    weights = mind.weights
    hopes = [float(points) for points in s.score]
    for root, stakes in all_stakes(s).items():
        value, open_sides = s.islands.value(root), s.islands.open_sides[root]
        for stake, points in zip(stakes, stakes_worth(s.terms, weights, value, open_sides, stakes), strict=True):
            hopes[stake.seat] += points
    for scout in s.bound:
        hopes[seat_of_scout(scout)] += weights.scout
    for path in range(s.terms.paths):
        _add_path(s, mind, path, hopes)
    for other, gold in enumerate(s.gold):
        hopes[other] += purse(s, gold, weights)
        hopes[other] += sum(kept * s.supply[IN_SUPPLY[other][unit]] for unit, kept in enumerate(weights.kept))
    return hopes


def lead(hopes: list[float], seat: Seat, rivals: float = 1.0) -> float:
    """Return how far a seat is ahead of the mean of the others; ``rivals``: how much of it is seen."""
    return hopes[seat] - rivals * (sum(hopes) - hopes[seat]) / (len(hopes) - 1)


def purse(s: EntdeckerState, gold: float, weights: Weights) -> float:
    """Return what some gold is worth: nothing once all is discovered."""
    rate = weights.gold * min(1.0, s.chart.left / ENDGAME)
    return rate * (min(gold, weights.enough) + max(0.0, gold - weights.enough) / 3)


def all_stakes(s: EntdeckerState) -> dict[int, Stakes]:
    """Return the units on every island that has some, by root."""
    find = s.islands.find
    found: dict[int, dict[Seat, list[int]]] = {}
    for mass, unit in s.units.items():
        found.setdefault(find(mass), {}).setdefault(seat_of(unit), [0, 0, 0])[kind_of(unit)] += 1
    return {
        root: tuple(Stake(seat, (units[SCOUT], units[FORT], units[SETTLEMENT])) for seat, units in by_seat.items())
        for root, by_seat in found.items()
    }


@lru_cache(maxsize=1 << 14)
def stakes_worth(terms: Terms, weights: Weights, value: int, open_sides: int, stakes: Stakes) -> tuple[float, ...]:
    """Return what an island is worth to each stake: its share of the grown island, and its pieces when they return."""
    soon = weights.haste**open_sides
    pieces = (weights.scout, weights.kept[FORT], weights.kept[SETTLEMENT])
    shares = _shares(terms, value + weights.growth * open_sides, stakes)
    points = []
    for stake, (place, share) in zip(stakes, shares, strict=True):
        kept = 1.0
        if place == 1:
            best = max(unit for unit in range(3) if stake.units[unit])
            kept = 0.5 + 0.5 * (1 - weights.overtaken[best]) ** open_sides  # the second has half
        returning = sum(count * piece for count, piece in zip(stake.units, pieces, strict=True))
        points.append(kept * share + soon * returning)
    return tuple(points)


def _shares(terms: Terms, value: float, stakes: Stakes) -> list[tuple[int, float]]:
    """Return place and share of each stake, as they are ranked now (ENT-72)."""
    strengths = [_strength(terms, -arrival, stake.units) for arrival, stake in enumerate(stakes)]
    places = {strength: place for place, strength in enumerate(sorted(set(strengths), reverse=True), 1)}
    return [(places[strength], _share(terms, value, places[strength])) for strength in strengths]


def _strength(terms: Terms, arrival: int, units: tuple[int, int, int]) -> tuple[int, ...]:
    first = arrival if terms.first_wins_ties else 0
    if terms.strength_is_sum:
        return 3 * units[SETTLEMENT] + 2 * units[FORT] + units[SCOUT], first
    return units[SETTLEMENT], units[FORT], units[SCOUT], first


def _share(terms: Terms, value: float, place: int) -> float:
    if terms.two_shares and place > 2:
        return 0.0
    return value * 0.5 ** (place - 1)


def _add_path(s: EntdeckerState, mind: Mind, path: int, hopes: list[float]) -> None:
    """Add what each seat may hope for on a jungle path: more scouts than the others, or the one nearest the hut."""
    jungle, seat, value = s.jungle, mind.seat, mind.tokens[path]
    scouts = [scout for scout in jungle.path(path) if scout]
    if jungle.taken_by[path] >= 0:  # if only in imagination, the score has the points of a token that nobody has seen
        hopes[jungle.taken_by[path]] += value - s.terms.produce_value[jungle.tokens[path]]
        return
    if not scouts:
        return
    top = {scout_code(seat, number) for number in s.top_scouts[seat] if number}  # of the others' it knows nothing
    strength = [0.0] * len(hopes)
    for scout in scouts:
        strength[seat_of_scout(scout)] += 2.0 if scout in top else 1.0
    strength[seat_of_scout(scouts[0])] += 0.5
    squares = [count * count for count in strength]
    still_open = 0.3 + 1.5 * s.chart.left / len(s.chart.board.spaces)  # scouts of others that may come
    for other, square in enumerate(squares):
        hopes[other] += value * square / (sum(squares) + still_open)


def token_value(s: EntdeckerState, seat: Seat, path: int) -> float:
    """Return what the token of a path is worth as far as a seat knows: one it has not seen is like any other."""
    jungle, values = s.jungle, s.terms.produce_value
    known = {
        hut: token
        for hut, token in enumerate(jungle.tokens)
        if token != NO_TOKEN and (jungle.has_seen(hut, seat) or jungle.taken_by[hut] >= 0)
    }
    if path in known:
        return values[known[path]]
    unknown = [value for kind, value in enumerate(values) if kind not in known.values()]
    return sum(unknown) / len(unknown)
