"""Thousands of random games over every kind of table: all must end, lose nothing and replay identically.

Run it with ``python -m benchmarks.marathon --games 10000``: of every game in turn, or of ``--game`` alone. A game that
fails is named with the seed that repeats it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from rich.progress import track

from benchmarks.tables import random_table
from farshore.core.conformance import ConformanceError
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from farshore.core.replay import verify

LONGEST = 20_000  # decisions


class Outcome(NamedTuple):
    """What became of one game."""

    number: int
    decisions: int
    table: str
    failure: str


def run(name: str, number: int, seed: int) -> Outcome:
    """Play one game at a random table and play its record again."""
    rng = Random(f"{name}/{seed}/{number}")
    game = installed_game(name)
    seats, options = random_table(game, rng)
    table = f"{name}, {options.get('edition', 'printed')}, {seats} players"
    try:
        match = Match.new(game, seats, options, Fate(rng.randbytes(32)))
        decisions = _play(match, rng)
        _replay(match)
    except Exception as error:  # noqa: BLE001 - whatever it is, the table that led to it must be told
        return Outcome(number, 0, table, f"{type(error).__name__}: {error}; table: {seats} {options}")
    return Outcome(number, decisions, table, "")


def _play(match: Match, rng: Random) -> int:
    """Play to the end, counting the pieces after every action."""
    total = dict(match.game.conserved(match.state))
    for decisions in range(LONGEST):
        if match.over:
            return decisions
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
        if (now := dict(match.game.conserved(match.state))) != total:
            raise ConformanceError(f"{now} after {match.record.steps[-1].action!r}, before the game {total}")
    raise ConformanceError(f"not over after {LONGEST} decisions")


def _replay(match: Match) -> None:
    """Prove the record, and compare the end it leads to."""
    record = Record.read(match.record.text())
    if match.game.write_position(verify(record, match.game)) != match.position():
        raise ConformanceError("the record leads elsewhere")


def main() -> int:
    """Run the marathon and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(games()), help="this one alone")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    names = [chosen.game] if chosen.game else list(games())
    begun = time.perf_counter()
    tables: Counter[str] = Counter()
    failures: list[Outcome] = []
    decisions = 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        numbers = range(chosen.games)
        played = [names[number % len(names)] for number in numbers]
        results = pool.map(run, played, numbers, [chosen.seed] * len(numbers), chunksize=20)
        for outcome in track(results, "Playing", total=len(numbers)):
            tables[outcome.table] += 1
            decisions += outcome.decisions
            if outcome.failure:
                failures.append(outcome)
                print(f"game {outcome.number}: {outcome.failure}", file=sys.stderr)
    for table, count in sorted(tables.items()):
        print(f"{count:6}  {table}")
    print(f"{chosen.games} games, {decisions} decisions, {len(failures)} failures, {time.perf_counter() - begun:.0f} s")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
