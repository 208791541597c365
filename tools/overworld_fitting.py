"""Make the weights by which Overworld's search player knows what a position comes to: from games, by how they ended.

    python -m tools.overworld_fitting --seed 1

In every round it plays games without search in which every seat has a style of its own, near the best weights so far or
earlier ones: where all play alike, nothing shows what would come of playing differently. It notes the prospects of all
seats after every turn, and fits weights by ridge regression to what each seat came to have at the end, compared with
the others. It says how well they predict the lead in games that were not used, by quarter of the game, and in the end
writes the package's ``weights.toml``. More than two seats begin with what two have come to. The same seed gives the
same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.overworld import search
from farshore.bots.overworld.search.expected import COUNTED, KNOTS, Expectation, Weights, stage, standing, tiles_to_come
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.guesses import guessed_weights
from farshore.bots.overworld.search.prospects import Prospects, prospects
from farshore.bots.overworld.search.turns import Turns, draw
from farshore.bots.overworld.worth import Weights as OldWeights
from farshore.bots.overworld.worth import worth
from farshore.core.contract import CHANCE
from farshore.core.fate import RandomFate
from farshore.games.overworld.game import Overworld
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.state import OverworldState

OPENING: Final = 6  # placements by luck at the beginning, at most …
STRAY: Final = 0.05  # … and the chance of each further one
SPREAD: Final = 0.5  # by how much, as a logarithm, the weights by which a seat plays differ from the best so far
RIDGE: Final = 1500.0  # positions that say what the beginning says
HELD_BACK: Final = 5  # of so many games one is not used, but predicted
QUARTERS: Final = 4


class Moment(NamedTuple):
    """What is noted at the end of a turn."""

    tiles: float  # to come
    seen: list[Prospects]
    worth: float  # what the greedy player thinks of the first seat's position


class Played(NamedTuple):
    """A game."""

    moments: list[Moment]
    points: tuple[int, ...]


def styled(weights: Weights, rng: Random) -> Weights:
    """Return weights near some: who plays differently shows what comes of it."""
    found = []
    for name, row in zip(Prospects._fields, weights, strict=True):
        factor, counted = exp(rng.gauss(0, SPREAD)), name in COUNTED
        found.append(tuple((number + counted) * factor - counted for number in row))
    return tuple(found)


def begun(seats: int, rng: Random, options: OverworldOptions | None = None) -> OverworldState:
    """Return a game before its first turn."""
    s = Overworld().new(seats, options)
    assert isinstance(s, OverworldState)
    while s.phase != Phase.DRAW:
        s.apply(CHANCE, RandomFate(rng).choose(s.outcomes(), 0))
    return s


def play(seats: int, known: list[Weights], width: int, rng: Random, *, compare: bool = False) -> Played:
    """Play a game in which every seat has a style of its own."""
    s = begun(seats, rng)
    styles = [Turns(Expectation({seats: styled(rng.choice(known), rng)}), width) for _ in range(seats)]
    by_luck, moments = rng.randint(0, OPENING), list[Moment]()
    while not s.is_over:
        draw(s, rng)
        turns = styles[s.active]
        turns.width = 1 if len(moments) < by_luck or rng.random() < STRAY else width
        s = turns.played(s, rng)
        if not s.is_over:
            greedy = worth(s, 0, OldWeights()) if compare else 0.0
            moments.append(Moment(tiles_to_come(s), prospects(s, Frontier(s)), greedy))
    return Played(moments, s.scores())


def rows(games: list[Played]) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Yield what is known of each seat and what it still came to get, both compared with the others, by moment."""
    for game in games:
        final = np.array(game.points, float)
        for moment in game.moments:
            seen = np.array(moment.seen, float)
            still = final - [standing(one) for one in moment.seen]
            known = np.einsum("sf,k->sfk", seen - seen.mean(0), stage(round(moment.tiles))).reshape(len(seen), -1)
            yield known, still - still.mean()


def fit(games: list[Played], prior: Weights) -> Weights:
    """Return the weights that predict the ends of games best, as far as the games tell more than was believed."""
    known, still = (np.concatenate(part) for part in zip(*rows(games), strict=True))
    believed = np.array(prior, float).reshape(-1)
    scale = np.sqrt((known**2).reshape(len(known), -1, len(KNOTS)).sum(2).mean(0)).repeat(len(KNOTS))
    scale[scale == 0] = np.inf  # by prospect, not by knot: what hardly ever happened at a stage says little
    scaled = known / scale
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    found = believed + np.linalg.solve(square, scaled.T @ (still - known @ believed)) / scale
    return tuple(tuple(row) for row in found.reshape(-1, len(KNOTS)).round(3).tolist())


def correlations(games: list[Played], weights: Weights) -> list[tuple[float, ...]]:
    """Return by quarter how the final lead over the best rival goes with that of points, of ``worth`` and the new."""
    table = np.array(weights)
    found = []
    for quarter in range(QUARTERS):
        leads = []
        for game in games:
            count = len(game.moments)
            for moment in game.moments[quarter * count // QUARTERS : (quarter + 1) * count // QUARTERS]:
                now = np.array([standing(one) for one in moment.seen])
                hoped = now + np.array(moment.seen, float) @ (table @ stage(round(moment.tiles)))
                leads.append((_lead(now), moment.worth, _lead(hoped), _lead(np.array(game.points))))
        found.append(tuple(np.corrcoef(np.array(leads).T)[-1, :-1]))
    return found


def _lead(points: np.ndarray) -> float:
    return float(points[0] - points[1:].max())


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)  # noqa: T201


def written(tables: dict[int, Weights], maker: str) -> str:
    """Return a file of weights; ``maker``: the tool that made them."""
    tiles = ", ".join(map(str, KNOTS))
    lines = [f"# Made by {maker}. By seats and prospect: points for each, with {tiles} tiles to come."]
    for seats, weights in tables.items():
        lines += ["", f"[{seats}]"]
        lines += [f"{name} = {list(row)}" for name, row in zip(Prospects._fields, weights, strict=True)]
    return "\n".join(lines) + "\n"


def rounds(seats: int, count: int, asked: argparse.Namespace, prior: Weights) -> Weights:
    """Play and fit so many rounds; return the last weights."""
    known, games = [prior], list[Played]()
    for number in range(count):
        for game in range(asked.games):
            rng = Random(f"{asked.seed}/{seats}/{number}/{game}")
            games.append(play(seats, known, asked.width, rng, compare=game % HELD_BACK == 0))
            if game % 100 == 99:
                say(f"{seats} seats, round {number + 1}: {game + 1} games")
        weights = fit([game for at, game in enumerate(games) if at % HELD_BACK], prior)
        known.append(weights)
        unseen = games[number * asked.games :: HELD_BACK]
        for quarter, (now, old, new) in enumerate(correlations(unseen, weights), 1):
            say(f"  quarter {quarter}: points {now:.2f}, worth {old:.2f}, expected {new:.2f}")
    return known[-1]


def main() -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="a round; a multiple of 5")
    parser.add_argument("--rounds", type=int, default=3, help="with two seats; with more, one")
    parser.add_argument("--width", type=int, default=10, help="placements looked at in a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(search.__file__).with_name("weights.toml"))
    asked = parser.parse_args()
    tables = {2: rounds(2, asked.rounds, asked, guessed_weights())}
    for seats in (3, 4):
        tables[seats] = rounds(seats, 1, asked, tables[2])
    asked.out.write_text(written(tables, "tools/overworld_fitting.py"), "utf-8")


if __name__ == "__main__":
    main()
