"""What an explorer has and may hope for, in points.

Everything that can still be taken lies some marks away and is worth points if it is reached by a deadline: a gem counts
at every round's end to come (EXP-35), a provision at one (EXP-33), a temple loses with every round (EXP-71), villages
count at the end. A hope is worth its points times the chance that it is reached in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import exp, prod
from typing import Final, NamedTuple

from farshore.bots.explorers.chart import FAR, chart_of
from farshore.games.explorers import achievements
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.provisions import BY_KINDS, MOST_OF_A_KIND
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import EXPERT_TEMPLE, EXTRA_MARKS, RACE_POINTS, ROUNDS, TEMPLE_POINTS, TURNS, Terms
from farshore.games.explorers.tile import Object
from farshore.games.explorers.villages import EXPERT_VILLAGE, VILLAGE

_KIND_STEPS: Final = tuple(more - fewer for fewer, more in pairwise(BY_KINDS))
_VILLAGE_STEPS: Final = tuple(more - fewer for fewer, more in pairwise(VILLAGE))
_EXPERT_VILLAGE_STEPS: Final = tuple(more - fewer for fewer, more in pairwise(EXPERT_VILLAGE))

Chances = Sequence[float]
"""By distance: how likely something is to be reached in time."""


class Weights(NamedTuple):
    """What the player believes about the way to things: guesses, and others near them do about as well.

    The last four are a matter of taste: how much more than its points a kind of thing seems to be worth.
    """

    marks: float = 2.8  # in a turn
    nearness: float = 1.5  # how many marks away something is still likely to be reached, however short the time …
    patience: float = 0.05  # … and how many more with every mark to come
    extra_mark: float = 0.8  # points: of a horse, or of an extra mark of a temple
    scroll: float = 2.0  # points
    gems: float = 1.0
    provisions: float = 1.0
    temples: float = 1.0
    villages: float = 1.0


class ChancesNow(NamedTuple):
    """The chances at one moment of the game."""

    rounds: tuple[Chances, ...]  # to be reached by the end of this round, of the next one, and so on
    end: Chances  # … of the game
    gem: Chances  # at how many round ends something will count
    temple: tuple[Chances, ...]  # by numbers taken or struck: the points of a temple, times the chance to reach it
    scroll: float  # points of a scroll: less in the last turns, when it should rather be used


@lru_cache(maxsize=4096)
def chances_now(terms: Terms, weights: Weights, round_: int, turn: int, marks: int) -> ChancesNow:
    """Return what may be hoped for after a turn in which some marks are still to be placed."""
    turns = [TURNS - 1 - turn + TURNS * later for later in range(ROUNDS - round_)]
    rounds = tuple(chances(marks + int(weights.marks * left), weights) for left in turns)
    gem = tuple(map(sum, zip(*rounds, strict=True)))
    temple = tuple(_temple_hopes(terms, column, rounds, weights) for column in range(len(terms.places)))
    return ChancesNow(rounds, rounds[-1], gem, temple, weights.scroll * min(1.0, turns[-1] / 6))


@cache
def chances(marks: int, weights: Weights) -> Chances:
    """Return, by distance, how likely something is to be reached with some marks to come."""
    reach = weights.nearness + weights.patience * marks
    return tuple(exp(-distance / reach) if distance <= marks else 0.0 for distance in range(FAR + 1))


def _temple_hopes(terms: Terms, column: int, rounds: Sequence[Chances], weights: Weights) -> Chances:
    """Return, by distance, what a temple is worth: a number is struck with every round (EXP-71)."""
    values = [temple_value(terms, min(column + later, len(terms.places) - 1), weights) for later in range(len(rounds))]
    losses = [value - later for value, later in zip(values, (*values[1:], 0), strict=True)]
    return tuple(
        sum(loss * chance for loss, chance in zip(losses, at, strict=True)) for at in zip(*rounds, strict=True)
    )


def temple_value(terms: Terms, column: int, weights: Weights) -> float:
    """Return what the next number of a temple's column is worth."""
    place = terms.places[column]
    return EXPERT_TEMPLE + weights.extra_mark * EXTRA_MARKS[place] if terms.expert_temples else TEMPLE_POINTS[place]


def worth(s: ExplorersState, explorer: Sheet, distances: list[int], weights: Weights) -> float:
    """Return the points an explorer has and may hope for, but for those nothing can change any more."""
    chart = chart_of(s.world)
    hopes = chances_now(s.terms, weights, s.round, s.turn_number, explorer.due + explorer.horses)
    left = [sorted(filter(None, distances[targets])) for targets in chart.objects]
    villages = [sorted(distances[targets]) for targets in chart.villages]
    provisions_of = expert_provisions if s.terms.expert_provisions else provisions
    villages_of = expert_villages if s.terms.expert_villages else basic_villages
    return (
        weights.gems * gems(s.terms, explorer, left[Object.GEM], hopes)
        + weights.provisions * provisions_of(s, explorer, left[Object.APPLE :], hopes)
        + weights.temples
        * temples(s, explorer, distances[chart.objects[Object.TEMPLE]], left[Object.KEY], hopes, weights)
        + weights.villages * villages_of(villages, hopes.end)
        + tools(explorer, left, hopes, weights)
        + sum(achievement(s, explorer, index) for index in range(len(s.achievements)))
    )


@cache
def _gem_steps(terms: Terms) -> tuple[int, ...]:
    """Return what each further gem adds to a round's end."""
    points = [gem_points(terms, count) for count in range(terms.gem_slots + 1)]
    return tuple(more - fewer for fewer, more in pairwise(points))


def gems(terms: Terms, explorer: Sheet, left: list[int], hopes: ChancesNow) -> float:
    """Value gems at every round's end to come."""
    steps = _gem_steps(terms)
    points = float(sum(steps[: explorer.gems]) * len(hopes.rounds))
    for step, distance in zip(steps[explorer.gems :], left, strict=False):
        points += step * hopes.gem[distance]
    return points


def provisions(s: ExplorersState, explorer: Sheet, left: list[list[int]], hopes: ChancesNow) -> float:
    """Value a set of three in every round: the nearest of a kind for this round, the next one for the next."""
    points = 0.0
    for later, reach in enumerate(hopes.rounds):
        likely = []
        for has, distances in zip(explorer.larder, left, strict=True):
            if later < has:
                likely.append(1.0)
            elif later - has < len(distances):
                likely.append(reach[distances[later - has]])
        likely.sort(reverse=True)
        together = 1.0
        for step, chance in zip(_KIND_STEPS, likely, strict=False):
            together *= chance
            points += step * together
    return points


def expert_provisions(s: ExplorersState, explorer: Sheet, left: list[list[int]], hopes: ChancesNow) -> float:
    """Value the one kind of every round (EXP-34)."""
    points = 0.0
    for later, reach in enumerate(hopes.rounds):
        kind = s.round + later - 1
        if kind >= 0:
            taken = 0 if later else explorer.larder[kind]
            points += taken * taken
            for count, distance in zip(range(taken, MOST_OF_A_KIND), left[kind], strict=False):
                points += (2 * count + 1) * reach[distance]
    return points


def temples(
    s: ExplorersState, explorer: Sheet, distances: list[int], keys: list[int], hopes: ChancesNow, weights: Weights
) -> float:
    """Value temples, the nearest for the keys in hand and the others with the way to a key before."""
    points = 0.0
    goals = []
    for quadrant, distance in zip(chart_of(s.world).temples, distances, strict=True):
        if quadrant in explorer.batch:
            points += temple_value(s.terms, s.columns[quadrant], weights)
        elif distance:
            goals.append((distance, s.columns[quadrant]))
    goals.sort()
    for (distance, column), way in zip(goals, [0] * explorer.keys + keys, strict=False):
        points += hopes.temple[column][min(FAR, distance + way)]
    return points


def basic_villages(left: list[list[int]], end: Chances) -> float:
    """Value every village's neighbours, marked and hoped for (EXP-39)."""
    points = 0.0
    for distances in left:
        for step, distance in zip(_VILLAGE_STEPS, distances, strict=True):
            points += step * end[distance]
    return points


def expert_villages(left: list[list[int]], end: Chances) -> float:
    """Value what all villages have in common (EXP-40)."""
    points = 0.0
    for count, step in enumerate(_EXPERT_VILLAGE_STEPS):
        points += step * prod(end[distances[count]] for distances in left)
    return points


def tools(explorer: Sheet, left: list[list[int]], hopes: ChancesNow, weights: Weights) -> float:
    """Value horses and scrolls, which bring marks."""
    scrolls, horses = float(explorer.scrolls + explorer.fresh_scrolls), float(explorer.horses)
    for distance in left[Object.SCROLL]:
        scrolls += hopes.end[distance]
    for distance in left[Object.HORSE]:
        horses += hopes.end[distance]
    return hopes.scroll * scrolls + weights.extra_mark * horses


def achievement(s: ExplorersState, explorer: Sheet, index: int) -> int:
    """Return what an achievement is worth if nothing changes; a race that is met counts at once (EXP-60, EXP-61)."""
    name = s.achievements[index]
    if name in achievements.AT_THE_END:
        return achievements.AT_THE_END[name](s.world, explorer.marks)
    if explorer.races[index] != NOT_VISITED:
        return explorer.races[index]
    is_met = achievements.RACES[name](s.world, explorer.marks)
    return RACE_POINTS[s.terms.places[s.races[index]]] if is_met else 0
