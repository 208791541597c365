"""Teach Overworld's search player what its own trials find out: better weights, from positions.

    python -m tools.overworld_learning FOLDER --seats 2 --games 250 --rounds 3 --jobs 2

How games end says little about a single turn: most of it is luck. Trials with the same luck say much more about which
of two turns is better, and that is all that weights are for. So this plays games without search; in some positions it
takes several placements, the best by the weights and others, and plays each on for a turn of all in the same worlds
with the same luck. What the placements then come to, compared with one another, is what the weights should have said:
the difference is fitted by ridge regression, by prospect and stage of the game, and added to them. The next round goes
on from there: whoever answers in trials plays better then, and what they come to is known better. Each round says how
much better the placements are that the new weights would choose, in games that were not fitted, and the last one
writes the package's ``learned.toml``. More than two seats begin with what two have learned.

Each game is kept in the folder as soon as it is over, so that the same command goes on where it stopped. The same seed
gives the same, with any number of processes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.bots.overworld import search
from farshore.bots.overworld.search.expected import (
    FITTED,
    KNOTS,
    LEARNED,
    Expectation,
    Weights,
    learned_weights,
    read_weights,
    stage,
    tiles_to_come,
)
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.prospects import prospects
from farshore.bots.overworld.search.turns import Tried, Turns, draw
from farshore.bots.search.aim import lead
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.placements import placement
from farshore.games.overworld.state import OverworldState
from tools.overworld_fitting import OPENING, STRAY, begun, say, styled, written

OFTEN: Final = 0.6  # part of the turns that are looked into
SEEN: Final = 40  # placements of which …
BEST: Final = 5  # … the best are tried …
OTHERS: Final = 3  # … and some others
WORLDS: Final = 3  # in which each is tried
WIDTH: Final = 10  # placements that the others look at in trials …
OWN_WIDTH: Final = 12  # … and everybody in the games themselves
PLAIN: Final = 0.5  # how often somebody plays by the weights as they are, and not by a style near them
FIRST: Final = 2  # seats for which weights are learned first
FOLDS: Final = 5  # parts of the games, each of which is foretold by the others
Array = NDArray[np.float64]


class Look(NamedTuple):
    """Several placements in one position, row by row."""

    known: Array  # by prospect and stage: by how much the seat is ahead afterwards of the best rival
    expected: Array  # points: the lead by the weights …
    found: Array  # … and by what came of it, by world


class Watching:
    """Plays games by the weights as they are, and looks into some positions."""

    def __init__(self, weights: Weights, seats: int = 2) -> None:
        self.weights, self.seats = weights, seats
        self.expectation = Expectation({seats: weights})
        self.turns = Turns(self.expectation, WIDTH)

    def play(self, rng: Random) -> list[Look]:
        """Play a game, and return what was found in it."""
        s = begun(self.seats, rng)
        styles = [Turns(Expectation({self.seats: self._style(rng)}), OWN_WIDTH) for _ in range(self.seats)]
        by_luck, played, found = rng.randint(0, OPENING), 0, list[Look]()
        while not s.is_over:
            draw(s, rng)
            if s.phase == Phase.SURVEY and not s.coast_due and rng.random() < OFTEN:
                found += self.look(s.clone(), rng)
            turns = styles[s.active]
            turns.width = 1 if played < by_luck or rng.random() < STRAY else OWN_WIDTH
            s = turns.played(s, rng)
            played += 1
        return found

    def _style(self, rng: Random) -> Weights:
        return self.weights if rng.random() < PLAIN else styled(self.weights, rng)

    def look(self, s: OverworldState, rng: Random) -> list[Look]:
        """Try some placements; nothing where there are too few, or the game ends with them."""
        frontier = Frontier(s)
        actions = [placement(covered, s.board.fits[covered]) for covered in s.board.fits]
        seen = [self.turns.tried(s, action, frontier) for action in rng.sample(actions, min(SEEN, len(actions)))]
        seen.sort(key=lambda tried: -tried.ahead)
        if len(seen) > BEST:
            seen = seen[:BEST] + rng.sample(seen[BEST:], min(OTHERS, len(seen) - BEST))
        going_on = [tried for tried in seen if not tried.after.is_over]
        if len(going_on) < OTHERS:
            return []
        found = [self._tried(going_on, s.active, rng.getrandbits(64), rng.getrandbits(64)) for _ in range(WORLDS)]
        known = [self._known(tried.after, s.active) for tried in going_on]
        return [Look(np.array(known), np.array([tried.ahead for tried in going_on]), np.array(found).T)]

    def _tried(self, seen: list[Tried], seat: int, tiles: int, picks: int) -> list[float]:
        """Return the leads after a turn of all, with the same luck for each."""
        return [lead(self.expectation.points(self._later(one.after, tiles, picks)), seat) for one in seen]

    def _later(self, after: OverworldState, tiles: int, picks: int) -> OverworldState:
        s, drawn, picked = after.clone(), Random(tiles), Random(picks)
        for _ in range(self.seats):
            if not s.is_over:
                draw(s, drawn)
                s = self.turns.played(s, picked)
        return s

    def _known(self, after: OverworldState, seat: int) -> Array:
        """Return by prospect and stage how far a seat is ahead of whoever else may expect most."""
        expected = self.expectation.points(after)
        rival = max((other for other in range(self.seats) if other != seat), key=expected.__getitem__)
        seen = np.array(prospects(after, Frontier(after)), float)
        return np.outer(seen[seat] - seen[rival], stage(round(tiles_to_come(after)))).ravel()


class Sample:
    """What was found in some games; all compared with the mean of the position."""

    def __init__(self, games: list[list[Look]]) -> None:
        looks = [look for game in games for look in game]
        self.sizes = [len(look.expected) for look in looks]
        self.known = np.concatenate([look.known - look.known.mean(0) for look in looks])
        self.expected = np.concatenate([look.expected - look.expected.mean() for look in looks])
        self.found = np.concatenate([look.found.mean(1) - look.found.mean() for look in looks])

    def fit(self, ridge: float) -> Array:
        """Return by prospect and stage what the weights lack."""
        scale = np.sqrt((self.known**2).reshape(len(self.known), -1, len(KNOTS)).sum(2).mean(0)).repeat(len(KNOTS))
        scale[scale == 0] = np.inf  # by prospect, not by stage: what hardly ever happened at a stage says little
        scaled = self.known / scale
        square = scaled.T @ scaled + ridge * np.eye(scaled.shape[1])
        lacking: Array = np.linalg.solve(square, scaled.T @ (self.found - self.expected)) / scale
        return lacking

    def chosen(self, lacking: Array) -> Array:
        """Return by position how good the placement is that would be chosen, in points beside the mean."""
        values, ends = self.expected + self.known @ lacking, np.cumsum(self.sizes)
        return np.array(
            [
                self.found[end - size + np.argmax(values[end - size : end])]
                for size, end in zip(self.sizes, ends, strict=True)
            ]
        )


def gained(games: list[list[Look]], ridge: float) -> tuple[float, float]:
    """Return how much better a turn becomes, in points, and the error of that: in games that were not fitted."""
    differences = []
    for fold in range(FOLDS):
        others = Sample([game for number, game in enumerate(games) if number % FOLDS != fold])
        unseen, lacking = Sample(games[fold::FOLDS]), others.fit(ridge)
        differences.append(unseen.chosen(lacking) - unseen.chosen(0 * lacking))
    every = np.concatenate(differences)
    return float(every.mean()), float(every.std() / np.sqrt(len(every)))


def kept(watching: Watching, folder: Path, name: str) -> list[Look]:
    """Return what was found in a game, which is played unless it has been."""
    path = folder / f"{name}.npz"
    if not path.exists():
        looks = watching.play(Random(name))
        rows = {f"{at}/{field}": part for at, look in enumerate(looks) for field, part in look._asdict().items()}
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, **rows)
        unfinished.rename(path)
    with np.load(path) as rows:
        count = len(rows.files) // len(Look._fields)
        return [Look(*(rows[f"{at}/{field}"] for field in Look._fields)) for at in range(count)]


def improved(weights: Weights, lacking: Array) -> Weights:
    """Return weights with what they lack."""
    found = np.round(np.array(weights) + lacking.reshape(len(weights), -1), 3)
    return tuple(map(tuple, found.tolist()))


def learned(weights: Weights, asked: argparse.Namespace) -> Weights:
    """Return what some weights become in as many rounds as are asked for."""
    folder = asked.folder / f"{asked.games}-{asked.ridge:g}"  # by which the second round differs
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(asked.jobs) as team:
        in_order = team.map if asked.jobs > 1 else map
        for number in range(asked.rounds):
            names = [f"{asked.seed}-{asked.seats}-{number}-{game}" for game in range(asked.games)]
            games = [*counted(in_order(partial(kept, Watching(weights, asked.seats), folder), names))]
            gain, error = gained(games, asked.ridge)
            positions = sum(map(len, games))
            say(f"round {number + 1}: {positions} positions; a turn is better by {gain:.2f} ± {error:.2f} points")
            weights = improved(weights, Sample(games).fit(asked.ridge))
    return weights


def counted(games: Iterable[list[Look]]) -> Iterable[list[Look]]:
    """Say now and then how many games there have been."""
    for number, game in enumerate(games, 1):
        if not number % 10:
            say(f"{number} games")
        yield game


def main(given: list[str] | None = None) -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=250, help="a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ridge", type=float, default=100.0, help="rows that say what the weights say already")
    parser.add_argument("--seed", default="sib")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(search.__file__).with_name(LEARNED))
    asked = parser.parse_args(given)
    known = learned_weights()
    begins = read_weights(FITTED) if asked.seats == FIRST else known
    found = known | {asked.seats: learned(begins[FIRST], asked)}
    asked.out.write_text(written(found, "tools/overworld_learning.py"), "utf-8")


if __name__ == "__main__":
    main()
