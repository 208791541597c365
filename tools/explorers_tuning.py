"""Tune what the search player of Explorers believes, by letting it play itself without search.

    python -m tools.explorers_tuning --rounds 2

Every round tries all beliefs at once, each somewhat higher or lower, in the 24 ways of a Plackett–Burman design, on the
same maps with the same cards: so the effect of each belief on the points made falls out of 24 runs, undisturbed by the
others. All beliefs then go some way in proportion to their effects: the way after which most points are made on other
maps, which may be none. What scrolls are worth stays as it is: here nobody uses them, and they count as believed, so
that dearer ones would only seem to bring points. Beliefs are kept as logarithms. It prints what it has come to; the
result belongs into ``bots/explorers/search/beliefs.py``. The same seed gives the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import exp, log
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.bots.explorers.search.beliefs import Beliefs
from farshore.bots.explorers.search.chances import Goal, Reach
from farshore.bots.explorers.search.future import Future, deal_courses
from farshore.bots.explorers.search.ground import ground_of
from farshore.bots.explorers.search.hopes import HopesByTurn, Weights
from farshore.bots.explorers.search.sheets import sheet_of
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.state import ExplorersState

SHAKE: Final = 0.25  # by how much beliefs are moved to try
WAYS: Final = (0.0, 0.25, 0.5, 0.9)  # how far the one that matters most may then go
RUNS: Final = 24  # of a design
NAMES: Final = (*(f"{goal.name.lower()} {part}" for goal in Goal for part in Reach._fields), *Weights._fields)
Array = NDArray[np.float64]


def numbers_of(beliefs: Beliefs) -> Array:
    """Return beliefs as numbers to tune."""
    return np.array(
        [log(number) for number in (*(part for reach in beliefs.reaches for part in reach), *beliefs.weights)]
    )


def beliefs_of(numbers: Array) -> Beliefs:
    """Return tuned numbers as beliefs."""
    values = [round(exp(number), 3) for number in numbers.tolist()]
    pairs = 2 * len(Goal)
    reaches = tuple(Reach(*values[at : at + 2]) for at in range(0, pairs, 2))
    return Beliefs(reaches, Weights(*values[pairs:]))


def begun(rng: Random, seats: int = 2) -> ExplorersState:
    """Return a game at its set-up on a random map."""
    state = Explorers().new(seats)
    assert isinstance(state, ExplorersState)
    while state.phase != Phase.MARKS:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
        else:
            state.apply(seat, rng.choice(list(state.legal(seat))))
    return state


def mean_points(beliefs: Beliefs, maps: int, courses: int, seed: str) -> float:
    """Return what all seats come to on average if all believe this."""
    found = []
    for number in range(maps):
        rng = Random(f"{seed}/{number}")
        s = begun(rng)
        ground = ground_of(s.world)
        future = Future(s, 0, HopesByTurn(ground, s.terms, beliefs.chances(), beliefs.weights))
        dealt = deal_courses(s, courses, rng)
        start = [sheet_of(s, ground, sheet, -1) for sheet in s.sheets]
        own = future.take_turn(0, start[0].repeated(courses), -1, dealt)
        others = future.play_others(own, {1: start[1]}, dealt)
        points = future.play_on(own, np.arange(courses), others).points
        found.append(float(points.mean()))
    return sum(found) / len(found)


def design(numbers: int) -> Array:
    """Return by run whether each number goes up or down: every two columns agree as often as not (by Paley)."""
    prime = RUNS - 1
    squares = {number * number % prime for number in range(1, prime)}
    rows = [[1] * prime]
    rows += [
        [1 if (at - row) % prime not in squares and at != row else -1 for at in range(prime)] for row in range(prime)
    ]
    return np.array(rows, float)[:, :numbers]


def effects(numbers: Array, points: Callable[[Array], float]) -> Array:
    """Return how many more points are made with each number somewhat higher."""
    signs = design(len(numbers))
    made = np.array([points(numbers + SHAKE * row) for row in signs])
    found: Array = (signs.T @ made / RUNS).round(2)  # nothing finer is known
    found[NAMES.index("scroll")] = 0
    return found


def tuned(numbers: Array, asked: argparse.Namespace, number: int) -> Array:
    """Play a round, say what it told, and return the numbers after it."""
    seed, others = f"{asked.seed}/line/{number}", asked.maps + asked.maps // 2

    def points(some: Array) -> float:
        return mean_points(beliefs_of(some), asked.maps, asked.courses, f"{asked.seed}/{number}")

    gained = effects(numbers, points)
    way = gained / np.abs(gained).max()
    made = [mean_points(beliefs_of(numbers + far * way), others, asked.courses, seed) for far in WAYS]
    say("  effects: " + ", ".join(f"{name} {gained[at]:+.2f}" for at, name in enumerate(NAMES)))
    say("  points by how far: " + ", ".join(f"{far}: {points:.1f}" for far, points in zip(WAYS, made, strict=True)))
    found: Array = numbers + WAYS[made.index(max(made))] * way
    return found


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)  # noqa: T201


def main() -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--maps", type=int, default=4, help="for a run; half as many more to see how far to go")
    parser.add_argument("--courses", type=int, default=32, help="ways in which the cards fall, on each map")
    parser.add_argument("--seed", default="pb")
    asked = parser.parse_args()
    numbers = numbers_of(Beliefs())
    for number in range(asked.rounds):
        numbers = tuned(numbers, asked, number)
        say(f"round {number + 1}: {beliefs_of(numbers)}")


if __name__ == "__main__":
    main()
