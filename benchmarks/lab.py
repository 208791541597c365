"""How far random games of Overworld lead: ``python -m benchmarks.lab``.

By this the size of the window was chosen in which learners see it. How fast environments go: ``benchmarks.learners``.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from farshore.core.simulate import random_game
from farshore.envs.choices import REACH
from farshore.envs.setting import setting_of
from farshore.games.overworld.view import OverworldView

GAMES: Final = 200


def reaches(games: int) -> Counter[int]:
    """Return how often random games of Overworld for four led how far from the first coast."""
    setting, rng = setting_of("overworld", 4), Random(1)
    found: Counter[int] = Counter()
    for _ in range(games):
        state = setting.begin()
        random_game(state, rng)
        view = state.view(None)
        assert isinstance(view, OverworldView)
        board = view.board
        found[max(-board.north, board.east, board.south, -board.west)] += 1
    return found


def main() -> None:
    """Print the figures."""
    found = reaches(GAMES)
    beyond = sum(count for reach, count in found.items() if reach > REACH)
    print(f"Overworld: {beyond} of {GAMES} random games went further than {REACH}; the furthest {max(found)}")


if __name__ == "__main__":
    main()
