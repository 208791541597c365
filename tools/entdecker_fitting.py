"""Fit what the features of a position of Entdecker are worth to how games ended, and write ``weights.toml``.

    python -m tools.entdecker_fitting --games 200 50 50 --seed gen

Each generation plays games by habit (``bots/entdecker/search/habits.py``) with what the one before has learnt; every
now and then something else is done than what seems best, so that more is seen. Before each turn the features of all
seats are noted. What is fitted is the difference of two seats' final points, less what they have already, by ridge
regression towards the weights before, for several moments of a game at once. Games that were not fitted tell how well
the hopes foretell the end, by quarter of the board: beside the score alone, and beside what the greedy player goes by.
The same command writes the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.bots.budget import Limit
from farshore.bots.entdecker.search import beliefs as believed
from farshore.bots.entdecker.search.beliefs import Beliefs, Weights, at, blend
from farshore.bots.entdecker.search.features import NAMES, Features, features_of
from farshore.bots.entdecker.search.guesses import GUESSES, MOMENTS
from farshore.bots.entdecker.search.habits import Habits
from farshore.bots.entdecker.search.hopes import Stages
from farshore.bots.entdecker.search.mind import SearchEntdecker, knowledge_of
from farshore.bots.entdecker.worth import Weights as Guesses
from farshore.bots.entdecker.worth import mind_of, worth
from farshore.bots.gate import Gate
from farshore.core.contract import CHANCE, Action
from farshore.core.fate import RandomFate
from farshore.games.entdecker.game import Entdecker
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.state import EntdeckerState

GAME: Final = Entdecker()
WHIM: Final = 0.12  # how often something else is done than what seems best
CAPRICE: Final = 4  # … and of how many things that seem good it is one
RIDGE: Final = 40.0  # how strongly weights are held to what they were …
EVEN: Final = 40.0  # … and to those of the moments beside them
AHEAD: Final = 14  # turns after which it is seen what came of a position: the end itself is mostly luck …
SWEEPS: Final = 8  # … and reaches the beginning after so many fits
SCENARIOS: Final = ("first", "first", "two-seas", "north-south", "three-seas")
Array = NDArray[np.float64]


FOLDS: Final = 3  # parts of the games, each of which is foretold by the others
BATCH: Final = 50


class Position(NamedTuple):
    """A moment before a turn."""

    left: float  # the part of the board that is undiscovered
    score: tuple[int, ...]
    features: list[Features]
    guesses: float  # by how much the greedy player thinks the first seat is ahead


class Played(NamedTuple):
    """A game, and how it ended."""

    positions: list[Position]
    final: tuple[int, ...]


class Whims:
    """Plays by habit, but for some whims."""

    def __init__(self, beliefs: Beliefs, rng: Random) -> None:
        self.beliefs, self.rng = beliefs, rng
        self.stages: Stages | None = None

    def choose(self, s: EntdeckerState) -> Action:
        """Return what seems best, or sometimes another thing that seems good."""
        legal = s.legal(s.mover)
        if len(legal) == 1:
            return legal[0]
        self.stages = self.stages or Stages(s.terms, self.beliefs, frozenset())
        gains = Habits(self.stages, knowledge_of(s, s.mover)).gains(s, legal)
        order = sorted(range(len(legal)), key=lambda number: -gains[number])
        place = self.rng.randrange(min(CAPRICE, len(order))) if self.rng.random() < WHIM else 0
        return legal[order[place]]


class Searching:
    """Plays as the search bot does, with little time."""

    def __init__(self, beliefs: Beliefs, seats: int, iterations: int, rng: Random) -> None:
        bot = SearchEntdecker(beliefs=beliefs)
        self.gates = [Gate(bot, GAME, seat, seats, rng, Limit(iterations=iterations)) for seat in range(seats)]

    def choose(self, s: EntdeckerState) -> Action:
        """Return what it chooses."""
        return self.gates[s.mover].choose(s)


def play(player: Whims | Searching, seats: int, rng: Random) -> Played:
    """Play a game, one player in all seats, and note the positions before each turn."""
    options = GAME.read_options({"scenario": rng.choice(SCENARIOS)})
    s = GAME.own(GAME.new(seats, options))
    fate, positions, turn = RandomFate(rng), [], (-1, -1)
    while actors := s.actors():
        if s.ship < 0 and s.phase in {Phase.INCOME, Phase.START} and turn != (s.seat, s.chart.left):
            turn = s.seat, s.chart.left
            positions.append(position(s))
        if actors[0] == CHANCE:
            s.apply(CHANCE, fate.choose(s.outcomes(), 0))
        else:
            s.apply(s.mover, player.choose(s))
    return Played(positions, s.scores())


def position(s: EntdeckerState) -> Position:
    """Note how things stand, as far as whose turn it is knows."""
    knowledge = knowledge_of(s, s.seat)
    left = s.chart.left / len(s.terms.board.spaces)
    guesses = worth(s, mind_of(s, 0, Guesses()))
    return Position(left, tuple(s.score), features_of(s, knowledge.tokens), guesses)


class Sample:
    """Positions of some games with as many seats, as arrays: a row for each position, then by seat."""

    def __init__(self, games: Sequence[Played]) -> None:
        positions = [position for game in games for position in game.positions]
        features = np.array([position.features for position in positions])
        moments = np.array([blend(MOMENTS, position.left) for position in positions])
        self.features = (moments[:, None, :, None] * features[:, :, None, :]).reshape(*features.shape[:2], -1)
        self.score = np.array([position.score for position in positions], dtype=float)
        self.final = np.repeat([game.final for game in games], [len(game.positions) for game in games], axis=0)
        self.later = later_rows([len(game.positions) for game in games])  # where to see what came of it; -1: at the end
        self.pairs = list(combinations(range(features.shape[1]), 2))

    def differences(self) -> Array:
        """Return for two seats at a time the differences of their features."""
        return np.concatenate([self.features[:, one] - self.features[:, other] for one, other in self.pairs])

    def gains(self, weights: Array) -> Array:
        """Return for two seats at a time what they won on each other, by what is hoped for some turns later."""
        points = self.score + self.features @ weights
        growth = np.where(self.later[:, None] < 0, self.final, points[self.later]) - self.score
        return np.concatenate([growth[:, one] - growth[:, other] for one, other in self.pairs])


def later_rows(lengths: Sequence[int]) -> NDArray[np.int64]:
    """Return for each position of some games the row of the one some turns later; -1 where the game is over by then."""
    found, begun = [], 0
    for length in lengths:
        rows = np.arange(begun, begun + length) + AHEAD
        begun += length
        found.append(np.where(rows < begun, rows, -1))
    return np.concatenate(found)


def fit(games: Sequence[Played], before: Beliefs) -> Beliefs:
    """Return the weights that foretell best how some games went on, and so, from the end backwards, how they ended."""
    sample = Sample(games)
    rows = sample.differences()
    old = np.array([at(before, left) for left in MOMENTS])
    normal = rows.T @ rows + hold(rows, len(games))
    weights = old.ravel()
    for _ in range(SWEEPS):
        weights = old.ravel() + np.linalg.solve(normal, rows.T @ (sample.gains(weights) - rows @ old.ravel()))
    found = weights.reshape(old.shape).tolist()
    return tuple(Weights(left, Features(*points)) for left, points in zip(MOMENTS, found, strict=True))


def hold(rows: Array, games: int) -> Array:
    """Return what holds weights to what they were, and to those of the moments beside them."""
    names, moments = len(NAMES), len(MOMENTS)
    scale = np.maximum(rows.std(axis=0).reshape(moments, names).max(axis=0), 1e-3)
    strength = np.diag(scale**2 * len(rows) / games)  # what is alike within a game counts as one
    steps = np.diff(np.eye(moments), axis=0)
    return np.asarray(np.kron(RIDGE * np.eye(moments) + EVEN * steps.T @ steps, strength), dtype=np.float64)


def foretold(games: Sequence[Played], before: Beliefs) -> str:
    """Say by quarter of the board how well each way to look at a position goes with the lead at the end.

    The weights are fitted to some of the games and tried on the others, and so on in turn.
    """
    found = []
    for fold in range(FOLDS):
        fitted = fit([game for number, game in enumerate(games) if number % FOLDS != fold], before)
        found.append([_goes_with(games[fold::FOLDS], before, fitted, quarter) for quarter in range(4)])
    lines = [
        f"  quarter {quarter + 1}: score {plain:.2f}, greedy's worth {guessed:.2f}, hopes {old:.2f} -> {new:.2f}"
        for quarter, (plain, guessed, old, new) in enumerate(np.mean(found, axis=0))
    ]
    return "\n".join(lines)


def _goes_with(games: Sequence[Played], before: Beliefs, after: Beliefs, quarter: int) -> Array:
    """Return the correlations in a quarter with the lead at the end: of score, worth, and hopes before and after."""
    high = 1.0 - 0.25 * quarter
    found = [
        (lead(seen.score), seen.guesses, lead(hopes(seen, before)), lead(hopes(seen, after)), lead(game.final))
        for game in games
        for seen in game.positions
        if high - 0.25 < seen.left <= high
    ]
    correlations: Array = np.corrcoef(np.array(found).T)[-1][:-1]
    return correlations


def hopes(position: Position, beliefs: Beliefs) -> list[float]:
    """Return by seat what may be hoped for."""
    weights = np.array(at(beliefs, position.left))
    return [
        own + float(weights @ np.array(of_seat)) for own, of_seat in zip(position.score, position.features, strict=True)
    ]


def lead(points: Sequence[float]) -> float:
    """Return how far the first seat is ahead of the best other."""
    return points[0] - max(points[1:])


def written(found: dict[int, Beliefs]) -> str:
    """Write weights as ``beliefs.read_beliefs`` reads them."""
    lines = [
        "# Written by python -m tools.entdecker_fitting: what each feature is worth in points,",
        "# by how much of the board is left undiscovered.",
    ]
    for seats, beliefs in sorted(found.items()):
        lines += ["", f"[seats-{seats}]", f"left = [{', '.join(f'{moment.left:g}' for moment in beliefs)}]"]
        for name in NAMES:
            lines.append(f"{name} = [{', '.join(f'{getattr(moment.points, name):.3f}' for moment in beliefs)}]")
    return "\n".join(lines) + "\n"


def play_games(beliefs: Beliefs, seats: int, games: int, seed: str, iterations: int) -> list[Played]:
    """Play some games, and say how far it is."""
    found: list[Played] = []
    for number in range(games):
        begun, more = divmod(number, BATCH)
        rng = Random(f"{seed}/{seats}/{begun * BATCH}/{more}")
        player = Searching(beliefs, seats, iterations, rng) if iterations else Whims(beliefs, rng)
        found.append(play(player, seats, rng))
        if (number + 1) % BATCH == 0:
            print(f"{seats} players: {number + 1} games", file=sys.stderr, flush=True)
    return found


def main() -> int:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs=3, default=[200, 50, 50], help="of 2, 3 and 4 players")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0, help="let the search bot play, with so many a choice")
    parser.add_argument("--seed", default="gen")
    parser.add_argument("--out", type=Path, default=Path(believed.__file__).with_name(believed.FILE))
    asked = parser.parse_args()
    found: dict[int, Beliefs] = {}
    for seats, count in zip((2, 3, 4), asked.games, strict=True):
        beliefs = GUESSES
        for generation in range(asked.generations):
            seed = asked.seed + "'" * generation
            games = play_games(beliefs, seats, count, seed, asked.iterations)
            print(f"{seats} players, generation {generation + 1}:\n{foretold(games, beliefs)}", flush=True)
            beliefs = fit(games, beliefs)
        found[seats] = beliefs
    asked.out.write_text(written(found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
