"""Tune what the search player of Explorers believes, by letting it play itself without search.

    python -m tools.explorers_tuning --steps 60 --seed 1

Simultaneous perturbation (SPSA): every step draws maps and cards, moves all beliefs up or down at random by a factor,
plays the same games both ways, and moves them towards where more points were made. Beliefs are kept as logarithms. It
prints what it has come to; the result belongs into ``bots/explorers/search/beliefs.py``. The same seed gives the same.
"""

from __future__ import annotations

import argparse
from math import exp, log
from random import Random
from typing import Final

import numpy as np

from farshore.bots.explorers.search.beliefs import Beliefs
from farshore.bots.explorers.search.chances import Goal, Reach
from farshore.bots.explorers.search.future import Future, deal_courses
from farshore.bots.explorers.search.ground import ground_of
from farshore.bots.explorers.search.hopes import Outlook, Weights
from farshore.bots.explorers.search.sheets import sheet_of
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.state import ExplorersState

SHAKE: Final = 0.15  # by how much beliefs are moved to try
PACE: Final = 0.05  # how far they follow, for a point of difference …
FARTHEST: Final = 0.1  # … but never more than this in a step


def numbers_of(beliefs: Beliefs) -> list[float]:
    """Return beliefs as numbers to tune."""
    return [log(number) for number in (*(part for reach in beliefs.reaches for part in reach), *beliefs.weights)]


def beliefs_of(numbers: list[float]) -> Beliefs:
    """Return tuned numbers as beliefs."""
    values = [round(exp(number), 3) for number in numbers]
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
        future = Future(s, 0, Outlook(ground, s.terms, beliefs.chances(), beliefs.weights))
        dealt = deal_courses(s, courses, rng)
        start = [sheet_of(s, ground, sheet, -1) for sheet in s.sheets]
        own = future.take_turn(0, start[0].repeated(courses), -1, dealt)
        table = future.table(own, {1: start[1]}, dealt)
        points = future.play_on(own, np.arange(courses), table)
        found.append(float(points.mean()))
    return sum(found) / len(found)


def main() -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--maps", type=int, default=8)
    parser.add_argument("--courses", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, numbers = Random(asked.seed), numbers_of(Beliefs())
    for step in range(asked.steps):
        signs = [rng.choice((-1, 1)) for _ in numbers]
        seed = f"{asked.seed}/{step}"
        up, down = (
            mean_points(
                beliefs_of([number + way * SHAKE * sign for number, sign in zip(numbers, signs, strict=True)]),
                asked.maps,
                asked.courses,
                seed,
            )
            for way in (1, -1)
        )
        move = max(-FARTHEST, min(FARTHEST, PACE * (up - down)))
        numbers = [number + move * sign for number, sign in zip(numbers, signs, strict=True)]
        if step % 10 == 9:
            print(f"step {step + 1}: {up:.1f} {down:.1f} {beliefs_of(numbers)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
