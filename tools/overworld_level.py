"""Make the level of what Overworld's search player expects: its weights know who is ahead, not how much all will have.

    python -m tools.overworld_level

Plays games without search, with every choice of expansions, notes after every turn how much more all had at the end, on
average, than the weights said, and writes what is to be added as the package's ``level.toml``. It is made anew whenever
the weights are. The same seed gives the same.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from farshore.bots.overworld import search
from farshore.bots.overworld.search.expected import (
    KNOTS,
    LEVEL,
    Expectation,
    Level,
    learned_weights,
    stage,
    tiles_to_come,
)
from farshore.bots.overworld.search.turns import Turns, draw
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.state import OverworldState
from tools.overworld_fitting import begun

SEATS: Final = (2, 3, 4)
EXPANSIONS: Final = Level._fields[1:]


def play(s: OverworldState, turns: Turns, rng: Random) -> tuple[list[tuple[float, ...]], list[float]]:
    """Play a game; return by turn what is known of its stage, and how much more all had at the end than was said."""
    known, said = list[tuple[float, ...]](), list[float]()
    has = (1.0, *(float(getattr(s.terms, each)) for each in EXPANSIONS))
    while not s.is_over:
        draw(s, rng)
        s = turns.played(s, rng)
        if not s.is_over:
            known.append(tuple(each * part for each in has for part in stage(round(tiles_to_come(s)))))
            said.append(float(np.mean(turns.expectation.points(s))))
    return known, [float(np.mean(s.scores())) - each for each in said]


def level(seats: int, games: int, width: int, rng: Random) -> Level:
    """Play games for so many seats; return what is to be added."""
    turns = Turns(Expectation(learned_weights()), width)
    known, missing = list[tuple[float, ...]](), list[float]()
    for _ in range(games):
        for choice in product((False, True), repeat=len(EXPANSIONS)):
            seen, lacking = play(
                begun(seats, rng, OverworldOptions(**dict(zip(EXPANSIONS, choice, strict=True)))), turns, rng
            )
            known += seen
            missing += lacking
    found = np.linalg.lstsq(np.array(known), np.array(missing), rcond=None)[0]
    return Level(*(tuple(row) for row in found.reshape(-1, len(KNOTS)).round(1).tolist()))


def main() -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each number of seats and choice of expansions")
    parser.add_argument("--width", type=int, default=10, help="placements looked at in a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(search.__file__).with_name(LEVEL))
    asked = parser.parse_args()
    tiles = ", ".join(map(str, KNOTS))
    lines = [f"# Made by tools/overworld_level.py. By seats: points that all have beyond, with {tiles} tiles to come."]
    for seats in SEATS:
        found = level(seats, asked.games, asked.width, Random(f"{asked.seed}/{seats}"))
        lines += ["", f"[{seats}]", *(f"{name} = {list(row)}" for name, row in found._asdict().items())]
    asked.out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
